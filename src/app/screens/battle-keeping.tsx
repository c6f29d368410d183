/** Saves the battle on the screen elsewhere. */

import { countOf } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { battle, checked, journal, lastExport, viewer } from '../session/battle-session.ts';
import { files } from '../session/files.ts';
import { Keeping } from './keeping.tsx';

export const BattleKeeping = () => (
  <Keeping
    files={files}
    lastExport={lastExport}
    checked={checked}
    count={journal.value ? countOf(journal.value) : 0}
    locked={battle.value?.keys && (viewer.value === 'a' || viewer.value === 'b' ? 'page' : 'battle')}
    over={battle.value?.ended != null}
    save={t('journal-save-file')}
  />
);
