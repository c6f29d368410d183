/** A flow as the app keeps it: written to the store and to a file, read back, taken back and done again, and gone on with. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect } from 'vitest';
import { machine, payload, RULES, SCHEMA } from '../../src/app/session/battle-journal.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { nbc } from '../../src/battlefield/game.ts';
import { view } from '../../src/battlefield/view.ts';
import { prove } from '../../src/engine/proof.ts';
import { sealOf } from '../../src/journal/chain.ts';
import { openDisk } from '../../src/journal/disk.ts';
import { makeFile, parseFile } from '../../src/journal/file.ts';
import type { Header } from '../../src/journal/header.ts';
import { append, begin, open, redo, undoTo, type Whole } from '../../src/journal/record.ts';
import { storeOn } from '../../src/journal/store.ts';
import { DEEDS, type DeedOf, seedFrom } from '../battlefield/fixtures.ts';

const SEED = 'Scovell';
const HEADER: Header = { id: 'flow', schema: SCHEMA, title: 'A flow', seal: sealOf(SEED), startedAt: 0, rules: RULES };

/** Every deed from the first on; a battle that was not played has none. */
function deedsOf(battle: Battle): DeedOf[] {
  const deeds: DeedOf[] = [];
  for (let now: Battle | undefined = battle; now; ) {
    const deed: DeedOf | undefined = DEEDS.get(now);
    if (!deed) throw new Error('Set up by hand, not played: there is no record of it.');
    deeds.push(deed);
    now = deed.before;
  }
  return deeds.reverse();
}

const recordOf = (deeds: readonly DeedOf[]): Whole<Battle | undefined, Event> =>
  deeds.reduce(
    (journal, { play, events }) =>
      append(journal, { play: play ?? { do: 'begin' }, events, at: journal.entries.length, by: 'both' }),
    begin<Battle | undefined, Event>(HEADER, machine),
  );

/** What was read is what was played; it goes on from there. */
function goneOn(battle: Battle, read: Battle | undefined): Battle {
  expect(read).toEqual(battle);
  DEEDS.set(read!, DEEDS.get(battle)!);
  return read!;
}

/** Exported as a file and read again. */
export function filed(battle: Battle): Battle {
  const { entries } = recordOf(deedsOf(battle));
  const file = parseFile(makeFile({ header: HEADER, seed: SEED, entries }), payload, { seal: () => HEADER.seal });
  if (!file.ok) throw new Error(JSON.stringify(file));
  const opened = open(file.record.header, file.record.entries, machine);
  return goneOn(battle, opened.ok ? opened.journal.state : undefined);
}

/** Stored, the app closed and opened anew. */
export async function stored(battle: Battle): Promise<Battle> {
  const disk = () => openDisk({ name: 'flows', schema: SCHEMA, indexedDB, IDBKeyRange });
  const indexedDB = new IDBFactory();
  const store = storeOn(disk(), payload);
  await store.createBattle(HEADER, SEED, null, recordOf(deedsOf(battle)).entries);
  store.close();
  const loaded = await storeOn(disk(), payload).loadBattle(HEADER.id);
  if (!loaded.ok || loaded.value.damage) throw new Error(JSON.stringify(loaded));
  const opened = open(loaded.value.record.header, loaded.value.record.entries, machine);
  return goneOn(battle, opened.ok ? opened.journal.state : undefined);
}

/** Takes back to where it stood before, brings it all again, and takes it back once more: what the table goes on from. */
export function takenBack(battle: Battle, to: Battle): Battle {
  const deeds = deedsOf(battle);
  const back = deedsOf(to).length;
  const stamp = { at: 0, by: 'both' };
  const undone = undoTo(recordOf(deeds), back, stamp);
  expect(undone?.state).toEqual(to);
  const again = undone && redo(undone, stamp);
  expect(again?.state).toEqual(battle);
  return goneOn(to, (again && undoTo(again, back, stamp))?.state);
}

/**
 * The end of a flow: each deed is judged again, the record goes through a file, and either side sees the same troops
 * and nothing of the other’s re-roll dice, notes and plans.
 */
export function closed(battle: Battle): Battle {
  const deeds = deedsOf(battle).map(({ play, events }) => ({ play: play ?? { do: 'begin' }, by: 'both', events }));
  expect(prove(nbc, deeds, seedFrom(1))).toEqual({ ok: true });
  for (const [mine, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const seen = view(battle, mine);
    expect([seen.battle.units, seen.rerolls[other]]).toEqual([battle.units, null]);
    expect([seen.battle.notes[other], seen.battle.notes.umpire]).toEqual(['', '']);
  }
  return filed(battle);
}
