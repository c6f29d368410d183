/** Messages from a seat to the umpire: one tap for the usual ones, words for the rest. */
import type { Battle } from '../../battlefield/battle.ts';
import type { OnItsWay, PaperOf } from '../../battlefield/under-lock/papers.ts';
import { clock } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Marked } from '../components/index.ts';
import { once } from '../once.ts';
import { toldWords } from './names.ts';
import { Sealing } from './sealing.tsx';
import { sealFor } from './table.ts';

const ASKS = ['ask-sight', 'ask-distance', 'ask-lull', 'ask-who'] as const;

export interface AskProps {
  readonly seat: string;
  readonly battle: Battle;
  readonly asked: readonly OnItsWay[];
}

export function AskUmpire({ seat, battle, asked }: AskProps) {
  const waiting = asked.filter(({ by, paper, delivered }) => by === seat && paper.to === 'umpire' && !delivered);
  const ask = (told: PaperOf<'message'>['told']) =>
    sealFor(seat, { is: 'message', to: 'umpire', from: seat, due: battle.minutes, told });
  return (
    <>
      <div role="status">
        {waiting.map(({ number, at, paper }) => (
          <p key={number} class="told-line">
            <time>{clock(at)}</time>
            <span>
              <Marked text={t('ask-waits', { what: toldWords(paper.told) })} />
            </span>
          </p>
        ))}
      </div>
      {ASKS.map((code) => (
        <Button key={code} onClick={once(() => ask({ said: code }))}>
          {t(code)}
        </Button>
      ))}
      <Sealing of="ask" label={t('ask-words')} text="" onSeal={(words) => ask({ words })} />
    </>
  );
}
