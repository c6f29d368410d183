/**
 * A user's scenario in play under lock: the shelf keeps only its open part. The whole is locked for those who may read
 * all, and comes back when the battle is over or gone.
 */
import * as z from 'zod/mini';
import { openPart } from '../../battlefield/under-lock/kept-back.ts';
import { boxSchema } from '../../engine/envelope.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { store } from '../session/battles.ts';
import { boxFor, readBox } from '../session/seat-keys.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { locks } from './locks.ts';

const nameOf = (id: string): string => `whole-scenario-${id}`;

const keptSchema = z.object({
  box: boxSchema,
  /** The public keys of those who can open it. */
  openers: z.record(z.string(), z.string()),
});

const keptOf = async (id: string) => {
  const found = await store.getSetting(nameOf(id));
  const read = keptSchema.safeParse(found.ok ? found.value : null);
  return read.success ? read.data : null;
};

/** Whether the whole scenario is still locked although no battle needs it. */
export const liesLocked = async (id: string): Promise<boolean> =>
  (await keptOf(id)) !== null && !(await isUnderLock(id));

/** Locks the whole away; false if that failed, and then nothing has changed. */
export async function lockAway(scenario: Scenario, keys: Readonly<Record<string, string>>): Promise<boolean> {
  const there = await store.getScenario(scenario.id);
  if (!there.ok) return false;
  // Built-in scenarios are not on the user's shelf.
  if (!there.value || (await keptOf(scenario.id))) return true;
  const { umpire } = keys;
  const openers = umpire === undefined ? { ...keys } : { umpire };
  const box = await boxFor(openers, JSON.stringify(there.value.data));
  if (!(await store.putSetting(nameOf(scenario.id), { box, openers })).ok) return false;
  return (await store.putScenario({ ...there.value, data: openPart(scenario) })).ok;
}

/** Restores the whole scenario with the open seat. */
export async function bringBackWhole(id: string): Promise<boolean> {
  const holder = locks.open.value;
  const kept = holder && (await keptOf(id));
  if (!kept) return false;
  const words = await readBox(holder.seat, holder.key, kept.box);
  const there = await store.getScenario(id);
  if (words === null || !there.ok) return false;
  const put = await store.putScenario({ id, updated: there.value?.updated ?? Date.now(), data: JSON.parse(words) });
  return put.ok && (await store.putSetting(nameOf(id), null)).ok;
}

/** Restores the whole scenario with a PIN that may open it. */
export async function bringBackBy(id: string, pin: string): Promise<boolean> {
  const kept = await keptOf(id);
  for (const [seat, open] of Object.entries(kept?.openers ?? {})) {
    const came = await locks.tryPin({ seat, public: open }, pin);
    if (!came.ok) continue;
    const done = await bringBackWhole(id);
    locks.close();
    return done;
  }
  return false;
}
