/**
 * Under lock only its own seat or the keeper may take back a deed; anyone else asks. The request goes round with the
 * phone and is not in the record, but the keeper can read it, and the answer.
 */
import { useEffect } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Marked, Notice } from '../components/index.ts';
import { once } from '../once.ts';
import type { Telling } from '../session/seat-locks.ts';
import { askedIn, followAsked, keepAsked } from './asked-back.ts';

/** A table under lock as it stands. */
export interface TableNow {
  readonly id: string;
  /** The last deed in effect. */
  readonly deed: { readonly seq: number; readonly by: string };
}

/** What a game brings. */
export interface TakesBack {
  /** Null without a record under lock, or without a deed. */
  readonly now: () => TableNow | null;
  /** The seat that lies open between all. */
  readonly table: string;
  /** The seat that may take back anything, if there is one. */
  readonly keeper: () => string | null;
  /** Who holds the phone. */
  readonly held: () => string;
  readonly called: (seat: string) => string;
  /** What the last deed was, as that seat may know it. */
  readonly linesFor: (seat: string) => readonly string[];
  readonly takeBack: () => Promise<boolean>;
  readonly tell: (of: string, seat: string, what: Telling['what']) => Promise<unknown>;
  /** Leads to that seat, or says why the request could not be kept. */
  readonly asks: (seat: string, kept: boolean) => void;
}

/** Beside a refused undo: asks the seat whose deed it is, or the keeper. */
export function AskSeat({ of }: { readonly of: TakesBack }) {
  const [now, by, keeper] = [of.now(), of.held(), of.keeper()];
  if (!now || now.deed.by === of.table || now.deed.by === by || by === keeper) return null;
  const { id, deed } = now;
  const ask = (seat: string) =>
    once(async () => {
      const kept = await keepAsked(id, { seq: deed.seq, by, of: deed.by });
      if (kept) void of.tell(deed.by, by, 'asked');
      of.asks(seat, kept);
    });
  const seats = [...new Set([deed.by, ...(keeper ? [keeper] : [])])];
  return (
    <div class="deeds">
      {seats.map((seat) => (
        <Button key={seat} onClick={ask(seat)}>
          {t('back-ask', { who: of.called(seat) })}
        </Button>
      ))}
    </div>
  );
}

/** For the seat that is asked: what is to be taken back, yes or no. */
export function SeatAsked({ of, seat }: { readonly of: TakesBack; readonly seat: string }) {
  const now = of.now();
  const id = now?.id ?? null;
  useEffect(() => (id === null ? undefined : followAsked(id)), [id]);
  const one = askedIn(id);
  if (id === null || !one || one.seq !== now?.deed.seq) return null;
  if (seat !== one.of && seat !== of.keeper()) return null;
  const answer = (agreed: boolean) =>
    once(async () => {
      // Something else may have been done since, in another tab too.
      if (agreed && (of.now()?.deed.seq !== one.seq || !(await of.takeBack()))) return;
      await keepAsked(id, null);
      await of.tell(one.of, one.by, agreed ? 'agreed' : 'refused');
    });
  return (
    <Notice what={t('back-asked', { who: of.called(one.by) })}>
      <p>
        <Marked text={of.linesFor(seat).join(' ') || t('back-sealed')} />
      </p>
      <div class="due-picks">
        <Button onClick={answer(true)}>{t('back-agree')}</Button>
        <Button onClick={answer(false)}>{t('back-refuse')}</Button>
      </div>
    </Notice>
  );
}
