/** A round of sealed entries under the month's question: who has still to seal or to open, each with the way to its seat. EIA-021, EIA-142 */
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { unopened, unsealed } from '../../../campaign/empires-in-arms/modules/sealing.ts';
import type { Round } from '../../../campaign/empires-in-arms/politics.ts';
import { t } from '../../../words/t.ts';
import { Button } from '../../components/index.ts';
import { to } from '../../route.ts';
import { nameIn, spell } from './frame.tsx';
import { wordsHere } from './lockbox.ts';
import { act } from './session.ts';

interface SealersProps {
  readonly id: string;
  readonly state: Campaign;
}

/** The words of all who have still to open, where every one of them was sealed on this phone. */
function wordsOfAll(round: Round) {
  const all = unopened(round).map((power) => ({ power, words: wordsHere(round.entries[power]?.seal ?? '') }));
  const found = all.flatMap(({ power, words }) => (words ? [{ power, ...words }] : []));
  return found.length === all.length ? found : [];
}

function OneRound({ id, state, round, named }: SealersProps & { readonly round: Round; readonly named: boolean }) {
  const left = unsealed(round);
  const words = left.length > 0 || state.locked ? [] : wordsOfAll(round);
  const openAll = async () => {
    for (const one of words) await act({ do: 'unseal', round: round.id, ...one });
  };
  return (
    <>
      {named && <p class="note">{spell(`eia-sealed-${round.kind}`)}</p>}
      {words.length > 0 && (
        <div class="picks">
          <Button icon="open" note={t('eia-seal-open-all-note')} onClick={() => void openAll()}>
            {t('eia-seal-open-all')}
          </Button>
        </div>
      )}
      <div class="picks picks--three">
        {(left.length > 0 ? left : unopened(round)).map((one) => (
          <Button key={one} icon="lock" href={to('campaign', id, 'seat', one)}>
            {nameIn(state, one)}
          </Button>
        ))}
      </div>
    </>
  );
}

export function Sealers({ id, state }: SealersProps) {
  const open = Object.values(state.rounds).filter(({ over }) => !over);
  return (
    <>
      {open.map((round) => (
        <OneRound key={round.id} id={id} state={state} round={round} named={open.length > 1} />
      ))}
    </>
  );
}
