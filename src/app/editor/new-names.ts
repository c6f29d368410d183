/** Default names of new things. */
import type { NewNames } from '../../scenarios/new-draft.ts';
import { t } from '../../words/t.ts';

export const newNames = (): NewNames => ({
  scenario: t('editor-new-scenario'),
  armies: { a: t('editor-new-army-a'), b: t('editor-new-army-b') },
  commander: t('editor-new-commander'),
  formation: (armyType, n) => t('editor-new-formation', { of: armyType, n }),
  unit: (n) => t('editor-new-unit', { n }),
  copyOf: (name) => t('scenario-copy-of', { name }),
});
