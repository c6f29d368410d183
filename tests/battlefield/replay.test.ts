import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, lostCP } from '../../src/battlefield/battle.ts';
import { type Event, eventSchema } from '../../src/battlefield/events.ts';
import { apply } from '../../src/battlefield/ledger/apply.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { RULING_KEYS, type Rulings } from '../../src/book/rulings.ts';
import { SIDES } from '../../src/book/terms.ts';
import { canonical } from '../../src/engine/canonical.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import type { Header } from '../../src/journal/chain.ts';
import { append, begin as beginJournal, canUndo, redo, undo } from '../../src/journal/record.ts';
import { applyAll } from './folded.ts';
import { anyRulings } from './muster.ts';
import { gameOf } from './played.ts';

/** Every entry of the register that a turn without fights may ask; `cap` games keep fewer re-roll dice on purpose. */
const anyHouse = anyRulings(...RULING_KEYS.filter((key) => key !== 'acReplacedRRD')) as fc.Arbitrary<Rulings>;
const anyGame = fc.integer({ min: 1, max: 100_000 });

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}

describe('what was written can be played again', () => {
  it('apply gives the same battle from the same events, also when they come from a file', () => {
    fc.assert(
      fc.property(anyGame, anyHouse, (n, rulings) => {
        const { deeds, battle } = gameOf(n, 200, rulings);
        const events = deeds.flatMap((deed) => deed.events);
        expect(applyAll(undefined, events)).toEqual(battle);
        expect(applyAll(undefined, JSON.parse(canonical(events)) as Event[])).toEqual(battle);
      }),
      { numRuns: 20 },
    );
  });

  it('every event passes the door of the journal unchanged and is written one way', () => {
    fc.assert(
      fc.property(anyGame, anyHouse, (n, rulings) => {
        for (const event of gameOf(n, 200, rulings).deeds.flatMap(({ events }) => events)) {
          const text = canonical(event);
          const read = eventSchema.parse(JSON.parse(text));
          expect(canonical(read)).toBe(text);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('the referee changes nothing of the battle it is handed, whether it allows a play or not', () => {
    const { deeds } = gameOf(11, 400);
    let battle: Battle | undefined;
    for (const { events } of deeds) battle = deepFreeze(applyAll(battle, deepFreeze(events)));
    for (const n of [21, 22, 23])
      gameOf(n, 200, {}, (before, after) => {
        deepFreeze(before);
        deepFreeze(after);
        for (const play of [
          { do: 'headquarters', side: 'a' },
          { do: 'next' },
          { do: 'set', what: 'unit', id: 'husson', set: { cp: 99 } },
        ] as const)
          expect(() => referee(after, play, (topic) => chanceOf(`${'0'.repeat(64)}` as never, topic))).not.toThrow();
      });
  });

  it('an event that names what is not there leaves the battle as it was', () => {
    const { battle } = gameOf(1, 20);
    for (const event of [
      { type: 'unit', unit: 'nobody', set: { disordered: true } },
      { type: 'formation', formation: 'nobody', set: { radius: 3 } },
      { type: 'officer', officer: 'nobody', set: { fate: 'injured' } },
      { type: 'closed', task: 'none' },
      { type: 'lifted', task: 'none', slot: 'a' },
    ] as const)
      expect(apply(battle, event)).toEqual(battle);
    expect(apply(undefined, { type: 'clock', minutes: 1 })).toBeUndefined();
  });
});

describe('laws of the ledger', () => {
  it('NBC-GL-05 combat points are conserved between the unit and its three books', () => {
    gameOf(31, 900, {}, (before, after) => {
      for (const unit of Object.values(after.units)) {
        expect(currentCP(unit) + lostCP(unit) + unit.lost.blue).toBe(unit.startCP);
        expect(currentCP(unit)).toBeGreaterThanOrEqual(0);
        // Blue is given for good.
        expect(unit.lost.blue).toBeGreaterThanOrEqual(before.units[unit.id]?.lost.blue ?? 0);
      }
    });
  });

  it('NBC-RR-02 NBC-RR-05 re-roll dice are never made nor lost: ready and used are the A of the army commander', () => {
    gameOf(32, 900, {}, (_before, after) => {
      expect(SIDES.map((side) => after.sides[side].rerolls.ready + after.sides[side].rerolls.used)).toEqual([4, 5]);
    });
  });

  it('NBC-TIM-01 game time only grows, by 10 to 45 minutes a turn', () => {
    gameOf(33, 900, {}, (before, after) => {
      const passed = after.minutes - before.minutes;
      if (passed !== 0) {
        expect([6, 7, 8]).toContain(before.phase);
        expect(passed).toBeGreaterThanOrEqual(10);
        expect(passed).toBeLessThanOrEqual(45);
      }
    });
  });

  it('NBC-SEQ-01 the phases come in their order and none is left out', () => {
    gameOf(34, 900, {}, (before, _after, events) => {
      let at = before.turn * 9 + before.phase;
      for (const event of events)
        if (event.type === 'phase') {
          expect(event.turn * 9 + event.phase - at).toBe(1);
          at += 1;
        }
    });
  });

  it('NBC-GL-15 once Shaken a unit is Shaken for good', () => {
    gameOf(35, 900, {}, (before, after) => {
      for (const unit of Object.values(before.units)) if (unit.shaken) expect(after.units[unit.id]!.shaken).toBe(true);
    });
  });
});

describe('undo and redo', () => {
  const header = { format: 'scovell-journal', schema: 1, rules: 1, id: 'test', created: 0 } as unknown as Header;
  const machine = { start: undefined as Battle | undefined, apply };
  const stamp = { at: 0, by: 'a' };

  it('undo hands back the battle before, redo the battle after, the dice too', () => {
    const { deeds } = gameOf(41, 150);
    let journal = beginJournal<Battle | undefined, Event>(header, machine);
    const states: (Battle | undefined)[] = [journal.state];
    for (const { events } of deeds) {
      journal = append(journal, { ...stamp, play: null, events });
      states.push(journal.state);
    }
    const end = journal.state;
    expect(end).toEqual(
      applyAll(
        undefined,
        deeds.flatMap(({ events }) => events),
      ),
    );
    for (let back = 1; back <= 60; back += 1) {
      journal = undo(journal, stamp)!;
      expect(journal.state).toEqual(states.at(-1 - back));
    }
    // The same question asked again from there throws the same: as often asked as it was then.
    expect(journal.state!.thrown).toEqual(states.at(-61)!.thrown);
    for (let forth = 1; forth <= 60; forth += 1) journal = redo(journal, stamp)!;
    expect(journal.state).toEqual(end);
    expect(redo(journal, stamp)).toBeNull();
    while (canUndo(journal)) journal = undo(journal, stamp)!;
    expect(journal.state).toBeUndefined();
  });
});
