/** Saves the record on the screen as a file or through the share sheet, and says what its seed means for the file. */
import type { ReadonlySignal } from '@preact/signals';
import type { Exported } from '../../journal/disk.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import type { RecordFiles } from '../session/record-files.ts';

const DAY = 86_400_000;

/** When the record was last saved outside this phone. */
export const savedAgo = (kept: Exported | undefined): string =>
  kept ? t('keeping-ago', { days: Math.max(0, Math.floor((Date.now() - kept.at) / DAY)) }) : t('keeping-never');

function exportNote(kept: Exported | undefined, now: number): string {
  if (!kept) return t('journal-no-file-yet');
  return kept.seq === now ? t('journal-file-up-to-date') : t('journal-file-behind', { n: now - kept.seq });
}

export interface KeepingProps {
  readonly files: RecordFiles;
  readonly lastExport: ReadonlySignal<Exported | undefined>;
  /** How many entries have been checked. */
  readonly checked: ReadonlySignal<number | null>;
  /** Entries of the record. */
  readonly count: number;
  readonly over: boolean;
  /** With seats under lock: the page of the open seat, which is no copy of the record, or the whole, locked. */
  readonly locked?: 'page' | 'battle' | 'campaign' | false | undefined;
  /** The button's text. */
  readonly save: string;
}

export function Keeping({ files, lastExport, checked, count, over, locked, save }: KeepingProps) {
  const page = locked === 'page';
  return (
    <>
      <Button icon="file" note={!page && exportNote(lastExport.value, count)} onClick={() => void files.saveFile()}>
        {page ? t('keeping-save-page') : save}
      </Button>
      {'share' in navigator && <Button onClick={() => void files.shareFile()}>{t('journal-share')}</Button>}
      <p class="note">{locked ? t('keeping-file', { of: locked }) : t(over ? 'keeping-over' : 'keeping-locked')}</p>
      {!page && <p class="note">{savedAgo(lastExport.value)}</p>}
      {checked.value !== null && <p class="note">{t('keeping-checked', { n: checked.value })}</p>}
    </>
  );
}
