/**
 * An own scenario that is played under lock lies on the shelf with its open part alone; the whole of it is locked for whoever
 * may read all, and comes back when the battle is over or is no more.
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
  /** Whose keys open it. */
  openers: z.record(z.string(), z.string()),
});

const keptOf = async (id: string) => {
  const found = await store.getSetting(nameOf(id));
  const read = keptSchema.safeParse(found.ok ? found.value : null);
  return read.success ? read.data : null;
};

/** Whether the whole of a scenario lies locked, with no battle going on that needs it locked. */
export const liesLocked = async (id: string): Promise<boolean> =>
  (await keptOf(id)) !== null && !(await isUnderLock(id));

/** Locks the whole away; false where it could not be, and then nothing was changed. */
export async function lockAway(scenario: Scenario, keys: Readonly<Record<string, string>>): Promise<boolean> {
  const there = await store.getScenario(scenario.id);
  if (!there.ok) return false;
  // One that comes with the game lies on no shelf of its own.
  if (!there.value || (await keptOf(scenario.id))) return true;
  const { umpire } = keys;
  const openers = umpire === undefined ? { ...keys } : { umpire };
  const box = await boxFor(openers, JSON.stringify(there.value.data));
  if (!(await store.putSetting(nameOf(scenario.id), { box, openers })).ok) return false;
  return (await store.putScenario({ ...there.value, data: openPart(scenario) })).ok;
}

/** Brings the whole back, with a seat that is open. */
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

/** The same with the figures of whoever may. */
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
