/** Drafts with the names that the tests know. */
import type { Draft } from '../../src/scenarios/draft.ts';
import { type NewNames, newDraft } from '../../src/scenarios/new-draft.ts';

export const NAMES: NewNames = {
  scenario: 'New scenario',
  armies: { a: 'First army', b: 'Second army' },
  commander: 'Commander',
  formation: (armyType, n) => `${n}. ${armyType === 'Napoleonic' ? 'Corps' : 'Division'}`,
  unit: (n) => `Brigade ${n}`,
  copyOf: (name) => `${name} (copy)`,
};

export const aDraft = (id: string): Draft => newDraft(id, NAMES);
