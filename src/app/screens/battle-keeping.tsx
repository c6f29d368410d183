/** The battle on the screen is kept elsewhere. */
import { t } from '../../words/t.ts';
import { battle, journal, lastExport } from '../session/battle-session.ts';
import { files } from '../session/files.ts';
import { Keeping } from './keeping.tsx';

export const BattleKeeping = () => (
  <Keeping
    files={files}
    lastExport={lastExport}
    count={journal.value?.entries.length ?? 0}
    over={battle.value?.ended != null}
    save={t('journal-save-file')}
  />
);
