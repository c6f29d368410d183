/** Scenarios that are played under lock on this device: they are not shown until the battle is over. */
import { store } from './battles.ts';
import { readSummary } from './summary-schema.ts';

export async function isUnderLock(scenario: string): Promise<boolean> {
  const listed = await store.listBattles();
  // Where the list cannot be read nothing is known of any lock.
  return listed.ok && listed.value.some(({ summary }) => readSummary(summary)?.locked === scenario);
}
