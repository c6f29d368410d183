import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginBattle } from '../../src/battlefield/begin.ts';
import type { Event, EventOf } from '../../src/battlefield/events.ts';
import { checkThrows } from '../../src/battlefield/proof.ts';
import { openChance, sealOf } from '../../src/dice/chance.ts';
import type { Face } from '../../src/dice/faces.ts';
import { SETUP, seedFrom, small } from './fixtures.ts';
import { anyRulings } from './muster.ts';
import { gameOf } from './played.ts';

const game = gameOf(3, 900);
const events = game.deeds.flat();
const app = (event: Event): event is EventOf<'laid'> => event.type === 'laid' && !event.lie.own;
const places = (which: (event: Event) => boolean) => events.flatMap((event, at) => (which(event) ? [at] : []));
const withEvent = (at: number, event: Event) => events.with(at, event);
const turned = (face: Face): Face => ((face % 6) + 1) as Face;

describe('the seal proves every throw', () => {
  it('finds nothing wrong with an honest battle, whatever is thrown by the app or by the table', () => {
    const proof = checkThrows(events, game.seed);
    expect(proof).toMatchObject({ ok: true });
    if (!proof.ok) return;
    expect(proof.throws).toBe(places(app).length);
    expect(proof.throws).toBeGreaterThan(50);
    expect(proof.own).toBeGreaterThan(10);
  });

  it('nor under any rulings, packs drawn down or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        anyRulings('qcDraw', 'timeDeck', 'tCheck', 'phasingRethrows'),
        (n, rulings) => {
          const played = gameOf(n, 150, rulings);
          expect(checkThrows(played.deeds.flat(), played.seed)).toMatchObject({ ok: true });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('nor where an answer given late makes a throw that lies there needless', () => {
    const played = gameOf(1129, 150, { qcDraw: 'noReplaceTo36' });
    expect(checkThrows(played.deeds.flat(), played.seed)).toMatchObject({ ok: true });
  });

  it('finds another seed by its seal, and a seal made for another seed by the throws', () => {
    expect(checkThrows(events, seedFrom(4))).toEqual({
      ok: false,
      event: 0,
      sentence: 'The seed does not belong to the seal of this battle.',
    });
    const begun = events[0] as EventOf<'begun'>;
    const proof = checkThrows(withEvent(0, { ...begun, seal: sealOf(seedFrom(4)) }), seedFrom(4));
    expect(proof).toMatchObject({ ok: false, event: places(app)[0] });
  });

  it('finds every single face, die and card that was changed', () => {
    for (const at of places(app)) {
      const { task, lie } = events[at] as EventOf<'laid'>;
      const { thing } = lie;
      const other =
        'pot' in thing
          ? { pot: { ...thing.pot, green: [thing.pot.green[0], turned(thing.pot.green[1])] as const } }
          : 'dice' in thing
            ? { dice: thing.dice.with(-1, turned(thing.dice.at(-1)!)) }
            : 'card' in thing
              ? { card: (thing.card % 20) + 1 === thing.card ? 1 : (thing.card % 20) + 1 }
              : thing;
      if ('dice' in thing && thing.dice.length === 0) continue;
      const proof = checkThrows(withEvent(at, { type: 'laid', task, lie: { ...lie, thing: other } }), game.seed);
      expect(proof).toMatchObject({ ok: false, event: at });
    }
  });

  it('finds a throw that was passed over', () => {
    const [at] = places((event) => event.type === 'chance');
    const proof = checkThrows(
      withEvent(at!, { type: 'chance', at: (events[at!] as EventOf<'chance'>).at + 5 }),
      game.seed,
    );
    expect(proof).toMatchObject({ ok: false, event: at });
    expect(checkThrows(events.toSpliced(at!, 0, { type: 'chance', at: 99 }), game.seed).ok).toBe(false);
  });

  it('finds a pack that was stacked, and a pot that nobody threw', () => {
    const played = gameOf(5, 400, { qcDraw: 'noReplaceToEnd' });
    const all = played.deeds.flat();
    const drawn = all.findIndex((event, i) => event.type === 'pack' && app(all[i + 1]!));
    const stacked = all.with(drawn, { ...(all[drawn] as EventOf<'pack'>), state: { out: [48, 47, 46] } });
    expect(checkThrows(stacked, played.seed)).toMatchObject({ ok: false, event: drawn + 1 });
    const opened = events.findIndex((event) => event.type === 'opened' && event.task.lies.some((lie) => !lie.own));
    const task = (events[opened] as EventOf<'opened'>).task;
    const best = { pot: { red: 6, white: [6, 6], green: [6, 6] } } as const;
    const given = { ...task, lies: task.lies.map((lie) => ({ ...lie, thing: best })) };
    expect(checkThrows(withEvent(opened, { type: 'opened', task: given }), game.seed)).toMatchObject({
      ok: false,
      event: opened,
    });
  });

  it('says nothing of what the table threw itself', () => {
    const at = places((event) => event.type === 'laid' && event.lie.own && 'dice' in event.lie.thing)[0]!;
    const { task, lie } = events[at] as EventOf<'laid'>;
    const other = withEvent(at, { type: 'laid', task, lie: { ...lie, thing: { dice: [1] } } });
    expect(checkThrows(other, game.seed).ok).toBe(true);
  });

  it('counts the two dice of a random starting weather as the first of the stream', () => {
    const seed = seedFrom(9);
    const stream = openChance(seed, 0);
    const dice = stream.dice(2) as [Face, Face];
    const random = small({ sky: { weather: 'random' } });
    const begun = (faces: [Face, Face], own = false) =>
      beginBattle(random, { ...SETUP, startingWeather: { dice: faces, own, at: own ? 0 : stream.at } }, sealOf(seed));
    expect(checkThrows(begun(dice), seed)).toEqual({ ok: true, throws: 1, own: 0 });
    const cheat: [Face, Face] = [turned(dice[0]), dice[1]];
    expect(checkThrows(begun(cheat), seed)).toMatchObject({ ok: false, event: 0 });
    const unwritten = beginBattle(random, { ...SETUP, startingWeather: { dice, own: false } }, sealOf(seed));
    expect(checkThrows(unwritten, seed).ok).toBe(false);
  });
});
