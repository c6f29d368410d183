/** Saves the battle on the screen elsewhere. */

import { countOf } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { aside } from '../fetched.tsx';
import { battle, checked, journal, lastExport } from '../session/battle-session.ts';
import { files } from '../session/files.ts';
import { Keeping } from './keeping.tsx';

const WhatIsSaved = aside(async () => (await import('../parts/umpire.ts')).WhatIsSaved, 'umpire');

export const BattleKeeping = () => (
  <Keeping
    files={files}
    lastExport={lastExport}
    checked={checked}
    count={journal.value ? countOf(journal.value) : 0}
    locked={battle.value?.keys && <WhatIsSaved />}
    over={battle.value?.ended != null}
    save={t('journal-save-file')}
  />
);
