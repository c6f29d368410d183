/** The umpire's note on the sheet of a unit, an officer or a formation. Only shown while his seat is open. */
import { t } from '../../words/t.ts';
import { More } from '../components/index.ts';
import { isTaken } from './drafts.ts';
import { Sealing } from './sealing.tsx';
import { openSeat, papers, sealForUmpire } from './table.ts';

export function NoteOf({ about }: { readonly about: string }) {
  const now = papers.value;
  if (openSeat.value !== 'umpire' || !now) return null;
  const text = now.notes[about] ?? '';
  return (
    <>
      <More label={t('note-mine')} open={isTaken(`note ${about}`)}>
        <Sealing
          key={text}
          of={`note ${about}`}
          label={t('note-mine')}
          text={text}
          onSeal={(written) => sealForUmpire({ is: 'note', about, text: written })}
        />
      </More>
      {text && <p class="prose">{text}</p>}
    </>
  );
}
