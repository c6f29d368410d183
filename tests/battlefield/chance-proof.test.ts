import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Battle } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { applyWritten, eventDoor } from '../../src/battlefield/door.ts';
import type { Event, EventOf } from '../../src/battlefield/events.ts';
import { nbc, STARTING_WEATHER } from '../../src/battlefield/game.ts';
import type { Face } from '../../src/dice/faces.ts';
import { throwTwo } from '../../src/dice/throws.ts';
import { chanceOf, type Seed, sealOf } from '../../src/engine/chance.ts';
import { type ProvedDeed, prove, same, throwsIn } from '../../src/engine/proof.ts';
import { makeFile, parseFile } from '../../src/journal/file.ts';
import { append, begin as beginJournal, inEffect, open, undo } from '../../src/journal/record.ts';
import { SETUP, seedFrom, small } from './fixtures.ts';
import { anyRulings } from './muster.ts';
import { gameOf } from './played.ts';

type Deed = ProvedDeed<Event>;
const proof = (deeds: readonly Deed[], seed: Seed) => prove(nbc, deeds, seed);

const game = gameOf(3, 900);
const { deeds } = game;
const app = (event: Event): event is EventOf<'rolled'> => event.type === 'rolled' && !event.roll.own;
const turned = (face: Face): Face => ((face % 6) + 1) as Face;
/** The record with one event of one deed changed. */
const forged = (at: number, change: (events: readonly Event[]) => readonly Event[]): Deed[] =>
  deeds.map((deed, i) => (i === at ? { ...deed, events: change(deed.events) } : deed));

describe('the seal proves every throw and every play', () => {
  it('finds nothing wrong with an honest battle, whatever is thrown by the app or by the table', () => {
    expect(proof(deeds, game.seed)).toEqual({ ok: true });
    const { sealed, own } = throwsIn(deeds.flatMap(({ events }) => events));
    expect(sealed).toBeGreaterThan(50);
    expect(own).toBeGreaterThan(10);
  });

  it('nor with one that was written to a file and read back, its members in another order', () => {
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .sort(([one], [other]) => (one < other ? 1 : -1))
                .map(([key, inner]) => [key, sorted(inner)]),
            )
          : value;
    const read = JSON.parse(JSON.stringify(sorted(deeds))) as Deed[];
    expect(proof(read, game.seed)).toMatchObject({ ok: true });
  });

  it('nor with one that was exported, checked at the door and taken in again, undone throws left out', () => {
    const header = { id: 'b', schema: 1, title: 'B', seal: sealOf(game.seed), startedAt: 0, rules: 'nbc-1' };
    let journal = beginJournal<Battle | undefined, Event>(header, { start: undefined, apply: applyWritten });
    for (const { play, by, events } of deeds.slice(0, 400)) journal = append(journal, { at: 0, by, play, events });
    for (let back = 0; back < 5; back += 1) journal = undo(journal, { at: 0, by: 'both' }) ?? journal;
    const payload = { schema: 1, play: z.looseObject({ do: z.string() }), event: eventDoor };
    const read = parseFile(makeFile({ header, seed: game.seed, entries: journal.entries }), payload);
    if (!read.ok) throw new Error(JSON.stringify(read));
    const opened = open(read.record.header, read.record.entries, { start: undefined, apply: applyWritten });
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    const stored = inEffect(opened.journal);
    expect(stored).toHaveLength(395);
    expect(proof(stored, game.seed)).toMatchObject({ ok: true });
    expect(proof(stored, seedFrom(4)).ok).toBe(false);
  });

  it('nor under any rulings, packs drawn down or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        anyRulings('qcDraw', 'timeDeck', 'tCheck', 'phasingRethrows'),
        (n, rulings) => {
          const played = gameOf(n, 150, rulings);
          expect(proof(played.deeds, played.seed)).toMatchObject({ ok: true });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('finds another seed', () => {
    expect(proof(deeds, seedFrom(4)).ok).toBe(false);
  });

  it('finds every single face, die and card that was changed', () => {
    // Each forgery is judged from the beginning, so that the early part of the battle stands for the whole.
    for (const [at, { events }] of deeds.slice(0, 250).entries())
      for (const [i, event] of events.entries()) {
        if (!app(event)) continue;
        const { thing } = event.roll;
        const other =
          'pot' in thing && 'white' in thing.pot
            ? { pot: { ...thing.pot, green: [thing.pot.green[0], turned(thing.pot.green[1])] as const } }
            : 'dice' in thing && thing.dice.length > 0
              ? { dice: thing.dice.with(-1, turned(thing.dice.at(-1)!)) }
              : 'card' in thing
                ? { card: (thing.card % 20) + 1 === thing.card ? 1 : (thing.card % 20) + 1 }
                : null;
        if (!other) continue;
        const false_ = forged(at, (all) => all.with(i, { ...event, roll: { ...event.roll, thing: other } }));
        expect(proof(false_.slice(0, at + 1), game.seed)).toMatchObject({ ok: false, deed: at });
      }
  });

  it('finds an event that no rule asked for, one that is missing, and a unit that was broken by an event', () => {
    const at = 40;
    const id = Object.keys(game.battle.units)[0]!;
    const broken: Event = { type: 'unit', unit: id, set: { fate: 'broken' } };
    expect(
      proof(
        forged(at, (events) => [...events, broken]),
        game.seed,
      ),
    ).toMatchObject({ ok: false, deed: at });
    expect(
      proof(
        forged(at, (events) => events.slice(1)),
        game.seed,
      ),
    ).toMatchObject({ ok: false, deed: at });
    expect(proof(deeds.toSpliced(at, 0, { play: null, by: 'both', events: [broken] }), game.seed)).toMatchObject({
      ok: false,
      deed: at,
    });
  });

  it('finds a stacked pack', () => {
    const played = gameOf(5, 400, { qcDraw: 'noReplaceToEnd' });
    const at = played.deeds.findIndex(({ events }) => events.some(({ type }) => type === 'pack'));
    const stacked = played.deeds.map((deed, i) =>
      i === at
        ? {
            ...deed,
            events: deed.events.map((event) =>
              event.type === 'pack' ? { ...event, state: { out: [48, 47, 46] } } : event,
            ),
          }
        : deed,
    );
    expect(proof(stacked, played.seed)).toMatchObject({ ok: false, deed: at });
  });

  it('proves the two dice of a random starting weather', () => {
    const seed = seedFrom(9);
    const dice = throwTwo(chanceOf(seed, STARTING_WEATHER));
    const random = small({ sky: { weather: 'random' } });
    const begun = (faces: [Face, Face], own = false): Deed[] => [
      {
        play: { do: 'begin' },
        by: 'both',
        events: beginBattle(random, { ...SETUP, startingWeather: { dice: faces, own } }, sealOf(seed)),
      },
    ];
    expect(proof(begun(dice), seed).ok).toBe(true);
    expect(proof(begun([turned(dice[0]), dice[1]]), seed)).toMatchObject({ ok: false, deed: 0 });
    expect(proof(begun([turned(dice[0]), dice[1]], true), seed).ok).toBe(true);
  });

  it('calls two things the same whatever the order of their members, and nothing else', () => {
    expect(same({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(same({ a: undefined }, {})).toBe(true);
    for (const [one, other] of [
      [{ a: 1 }, { a: 2 }],
      [
        [1, 2],
        [2, 1],
      ],
      [[], {}],
      [{ a: 1 }, { a: 1, b: 1 }],
      [null, {}],
      ['1', 1],
    ])
      expect(same(one, other)).toBe(false);
  });
});
