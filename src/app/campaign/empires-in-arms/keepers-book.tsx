/** What the keeper may want to question: who opened which seat, what was asked, and whether a seat's page is true. */
import { useEffect, useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { t } from '../../../words/t.ts';
import { Marked, More } from '../../components/index.ts';
import { SeatCheck } from '../../seats/seat-check.tsx';
import type { Telling } from '../../session/seat-locks.ts';
import { checkSeatFile } from './seat-file.ts';
import { tellings } from './seats.ts';
import { session } from './session.ts';
import { seatCalled } from './take-back.tsx';

const timeOf = (at: number): string => new Date(at).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' });
const MOST = 200;

const check = async (text: string) => {
  const [whole, kept] = [await session.whole(), await session.wholeRecord()];
  return whole && kept ? checkSeatFile(text, whole, kept.seed) : undefined;
};

export function KeepersBook({ state }: { readonly state: Campaign }) {
  const [told, set] = useState<readonly Telling[]>([]);
  useEffect(() => {
    void tellings(state).then(set);
  }, [session.journal.value]);
  return (
    <>
      <More label={t('eia-keepers-book')}>
        <ol>
          {told.slice(0, MOST).map(({ at, seat, what }, i) => (
            <li key={told.length - i} class="told-line told-line--dated">
              <time>{timeOf(at)}</time>
              <span>
                <Marked text={t('seats-noted-seat', { who: seatCalled(seat), what })} />
              </span>
            </li>
          ))}
        </ol>
      </More>
      <SeatCheck check={check} called={seatCalled} />
    </>
  );
}
