/** Whether a scenario is in play under lock on this device. It is not shown until that battle is over. */
import { store } from './battles.ts';
import { readSummary } from './summary-schema.ts';

export async function isUnderLock(scenario: string): Promise<boolean> {
  const listed = await store.listBattles();
  // If the list cannot be read, no lock is known.
  return listed.ok && listed.value.some(({ summary }) => readSummary(summary)?.locked === scenario);
}
