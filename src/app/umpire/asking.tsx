/** What a seat asks of the umpire: a touch for what is asked at every table, words for the rest. */
import type { Battle } from '../../battlefield/battle.ts';
import type { PaperOf } from '../../battlefield/under-lock/papers.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { once } from './chips.tsx';
import { Sealing } from './sealing.tsx';
import { sealFor } from './table.ts';

const ASKS = ['ask-sight', 'ask-distance', 'ask-lull', 'ask-who'] as const;

export function AskUmpire({ seat, battle }: { readonly seat: string; readonly battle: Battle }) {
  const ask = (told: PaperOf<'message'>['told']) =>
    sealFor(seat, { is: 'message', to: 'umpire', from: seat, due: battle.minutes, told });
  return (
    <>
      {ASKS.map((code) => (
        <Button key={code} onClick={once(() => ask({ said: code }))}>
          {t(code)}
        </Button>
      ))}
      <Sealing key={battle.sealed?.length} label={t('ask-words')} text="" onSeal={(words) => ask({ words })} />
    </>
  );
}
