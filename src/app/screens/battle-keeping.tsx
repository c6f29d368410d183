/** The battle on the screen is kept elsewhere. */

import { countOf } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { battle, checked, journal, lastExport } from '../session/battle-session.ts';
import { files } from '../session/files.ts';
import { Keeping } from './keeping.tsx';

export const BattleKeeping = () => (
  <Keeping
    files={files}
    lastExport={lastExport}
    checked={checked}
    count={journal.value ? countOf(journal.value) : 0}
    over={battle.value?.ended != null}
    save={t('journal-save-file')}
  />
);
