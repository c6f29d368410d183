/** Whether the page that a seat has kept is true: held against the record, and told in one sentence each. */
import { useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { type Checked, MOST_SEAT_PAGE } from './seat-data.ts';

interface Props {
  /** Holds the text of a page against the record; undefined if there is none. */
  readonly check: (text: string) => Promise<Checked | undefined>;
  readonly called: (seat: string) => string;
}

function checkedWords(checked: Checked, called: Props['called']): string {
  if (checked.is !== 'checked') return t(checked.is === 'other' ? 'after-seat-other' : 'after-seat-none');
  const { seat, n, untrue, page } = checked;
  const who = called(seat);
  return untrue === undefined ? t('after-seat-true', { who, n, page }) : t('after-seat-untrue', { who, n: untrue });
}

/** A file that is too large or unreadable counts as empty: it is no seat's page. */
const textWithin = (file: File): Promise<string> | string =>
  file.size > MOST_SEAT_PAGE ? '' : file.text().catch(() => '');

export function SeatCheck({ check, called }: Props) {
  const [said, say] = useState<readonly string[]>([]);
  const on = async (file: File) => {
    const checked = await check(await textWithin(file));
    if (checked) say((before) => [...before, checkedWords(checked, called)]);
  };
  return (
    <>
      <FileButton
        words={t('after-seat-check')}
        note={t('after-seat-check-note')}
        accept=".html,text/html"
        onFile={(file) => void on(file)}
      />
      <div role="status">
        {said.map((words, i) => (
          <p key={i} class="told-true">
            {words}
          </p>
        ))}
      </div>
    </>
  );
}
