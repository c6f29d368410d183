/**
 * Only its own seat or the umpire may take back a deed; anyone else asks. The request goes round with the phone and is
 * not in the record, but the umpire's journal shows it and the answer.
 */
import { useEffect } from 'preact/hooks';
import { viewerOf } from '../../battlefield/under-lock/eyes.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Marked, Notice } from '../components/index.ts';
import { go } from '../route.ts';
import { battle, commander, journal, openId, takeBack, trouble, viewer } from '../session/battle-session.ts';
import { askedIn, followAsked, keepAsked } from './asked-back.ts';
import { once } from './chips.tsx';
import { seatCalled } from './names.ts';
import { tellUmpire } from './table.ts';

const called = (seat: string): string => {
  const now = battle.value;
  return seat === 'both' || !now ? t('seat-file-table') : seatCalled(now, seat);
};

/** Beside a refused undo: asks the seat whose deed it is, or the umpire. */
export function AskOther() {
  const now = battle.value;
  const id = openId.value;
  const deed = journal.value?.top.deed;
  const by = commander.value ?? viewer.value;
  if (trouble.value?.sentence !== t('seats-undo-others')) return null;
  if (!now || !id || !deed || deed.by === 'both' || deed.by === by || by === 'umpire') return null;
  const ask = (seat: string) =>
    once(async () => {
      if (!(await keepAsked(id, { seq: deed.seq, by, of: deed.by }))) {
        trouble.value = { sentence: t('back-not-kept') };
        return;
      }
      trouble.value = null;
      void tellUmpire(deed.by, by, 'asked');
      go('battle', id, 'papers', seat);
    });
  const seats = [...new Set([deed.by, ...(now.keys?.umpire ? ['umpire'] : [])])];
  return (
    <div class="deeds">
      {seats.map((seat) => (
        <Button key={seat} onClick={ask(seat)}>
          {t('back-ask', { who: seatCalled(now, seat) })}
        </Button>
      ))}
    </div>
  );
}

/** For the seat that is asked: what is to be taken back, yes or no. */
export function AskedBack({ seat }: { readonly seat: string }) {
  const id = openId.value;
  useEffect(() => (id === null ? undefined : followAsked(id)), [id]);
  const one = askedIn(id);
  const deed = journal.value?.top.deed;
  if (id === null || !one || !deed || one.seq !== deed.seq) return null;
  if (seat !== one.of && seat !== 'umpire') return null;
  const lines = seenEvents(deed.events, viewerOf(seat)).flatMap((event) =>
    event.type === 'logged' ? [speak(event.line.text)] : [],
  );
  const answer = (agreed: boolean) =>
    once(async () => {
      // Something else may have been done since, in another tab too.
      if (agreed && (journal.value?.top.deed?.seq !== one.seq || !(await takeBack()))) return;
      await keepAsked(id, null);
      await tellUmpire(one.of, one.by, agreed ? 'agreed' : 'refused');
    });
  return (
    <Notice what={t('back-asked', { who: called(one.by) })}>
      <p>
        <Marked text={lines.join(' ') || t('back-sealed')} />
      </p>
      <div class="due-picks">
        <Button onClick={answer(true)}>{t('back-agree')}</Button>
        <Button onClick={answer(false)}>{t('back-refuse')}</Button>
      </div>
    </Notice>
  );
}
