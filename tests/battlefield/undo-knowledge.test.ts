/**
 * Who knows every throw of one line of play and goes back knows nothing of a throw that was not asked for: no two
 * questions share dice, the same question throws the same, and a throw hangs on its own question alone.
 */
import { describe, expect, it } from 'vitest';
import type { Battle, Task } from '../../src/battlefield/battle.ts';
import { onTable } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { taskPlays } from '../../src/engine/agenda.ts';
import { chanceOf, type OpenChance, type Seed } from '../../src/engine/chance.ts';
import { pick, randomOf } from './bot.ts';
import { seedFrom } from './fixtures.ts';
import { applyAll } from './folded.ts';
import { gameOf } from './played.ts';

const GAMES = 12;
const PLAYS = 120;

type Opened = string[];
const listening =
  (open: OpenChance, opened: Opened | Set<string>): OpenChance =>
  (topic) => {
    if (opened instanceof Set) opened.add(topic);
    else opened.push(topic);
    return open(topic);
  };
const sealed =
  (seed: Seed): OpenChance =>
  (topic) =>
    chanceOf(seed, topic);

function ruled(battle: Battle, play: Play, open: OpenChance) {
  const answer = referee(battle, play, open);
  if (!answer.ok) throw new Error(`${JSON.stringify(play)} is refused: ${JSON.stringify(answer.why)}`);
  return answer;
}

/** What fell, of dice and of cards. */
const fallen = (events: readonly Event[]): string =>
  JSON.stringify(events.flatMap((event) => (event.type === 'rolled' ? [event.roll.slot, event.roll.thing] : [])));

interface Throw {
  readonly before: Battle;
  readonly play: Play;
  readonly fell: string;
  readonly topics: Opened;
}

/** The throws of the app in one line of play, each with the battle it was made in. */
function lineOf(n: number): {
  readonly seed: Seed;
  readonly throws: readonly Throw[];
  readonly states: readonly Battle[];
} {
  const { seed, deeds } = gameOf(n, PLAYS);
  const states: Battle[] = [];
  const throws: Throw[] = [];
  let battle: Battle | undefined;
  for (const { play, events } of deeds) {
    if (battle && events.some(({ type }) => type === 'thrown')) {
      const topics: Opened = [];
      ruled(battle, play as Play, listening(sealed(seed), topics));
      throws.push({ before: battle, play: play as Play, fell: fallen(events), topics });
    }
    battle = applyAll(battle, events);
    if (battle) states.push(battle);
  }
  return { seed, throws, states };
}

const lines = Array.from({ length: GAMES }, (_, n) => lineOf(n + 1));

const thrownOpen = (battle: Battle): Task | undefined => battle.agenda.findLast((open) => !open.deferred);

/** Sets the open question aside, has something else thrown, and comes back to it. */
function detour(battle: Battle, open: OpenChance): Battle | undefined {
  const task = thrownOpen(battle);
  const unit = Object.values(battle.units).find((one) => onTable(one) && one.fate === 'good' && one.id !== task?.unit);
  if (!task || !unit) return undefined;
  let now = ruled(battle, { do: 'defer', task: task.id }, open).state;
  const check = referee(now, { do: 'check', unit: unit.id }, open);
  if (!check.ok) return undefined;
  now = check.state;
  const asked = thrownOpen(now);
  if (!asked) return undefined;
  now = ruled(now, { do: 'throw', task: asked.id }, open).state;
  now = ruled(now, { do: 'accept', task: asked.id }, open).state;
  return ruled(now, { do: 'resume', task: task.id }, open).state;
}

describe('a throw hangs on its own question alone', () => {
  it('no two questions of a line of play share dice', () => {
    for (const { throws } of lines) {
      const topics = throws.flatMap((one) => one.topics);
      expect(topics.length).toBeGreaterThan(5);
      expect(new Set(topics).size).toBe(topics.length);
    }
  });

  it('nor do any two that were ever asked, in whatever line: not even the beginnings of what they throw', () => {
    for (const { seed, throws, states } of lines) {
      const asked = new Set(throws.flatMap(({ topics }) => topics));
      for (let back = 0; back < states.length; back += 10)
        firstUnknown(states[back]!, listening(sealed(seed), asked), new Set(), randomOf(back));
      const beginning = (topic: string) => {
        const chance = chanceOf(seed, topic);
        return Array.from({ length: 8 }, () => chance.below(65_536)).join(' ');
      };
      expect(new Set([...asked].map(beginning)).size).toBe(asked.size);
    }
  });

  it('the same question throws the same after an undo, and after an undo with other throws before it', () => {
    let detours = 0;
    for (const { seed, throws } of lines)
      for (const { before, play, fell } of throws) {
        expect(fallen(ruled(before, play, sealed(seed)).events)).toBe(fell);
        if (play.do !== 'throw') continue;
        const other = detour(before, sealed(seed));
        if (!other) continue;
        detours += 1;
        // Cards come off one pack: what was drawn before is gone from a pack that is laid out, and dice never are.
        if (!fell.includes('"card"')) expect(fallen(ruled(other, play, sealed(seed)).events)).toBe(fell);
      }
    expect(detours).toBeGreaterThan(20);
  });

  it('two re-throws that one question offers share no dice: one that is undone tells nothing of the other', () => {
    let pairs = 0;
    for (const { seed, states } of lines)
      for (const battle of states) {
        const task = thrownOpen(battle);
        if (!task) continue;
        const slots = new Set<string>();
        const topics = taskPlays({ procedureOf: procedureFor }, battle, task).flatMap((play) => {
          if (play.do !== 'again' || slots.has(play.slot)) return [];
          slots.add(play.slot);
          const opened: Opened = [];
          return referee(battle, play as Play, listening(sealed(seed), opened)).ok ? opened : [];
        });
        expect(new Set(topics).size).toBe(topics.length);
        if (topics.length > 1) pairs += 1;
      }
    expect(pairs).toBeGreaterThan(3);
  });

  it('a throw falls the same whatever all other questions would throw', () => {
    const strange = sealed(seedFrom(200));
    for (const { seed, throws } of lines)
      for (const { before, play, fell, topics } of throws) {
        const only: OpenChance = (topic) => (topics.includes(topic) ? sealed(seed)(topic) : strange(topic));
        expect(fallen(ruled(before, play, only).events)).toBe(fell);
      }
  });

  it('and tells nothing of a question that was not asked: with all that was asked the same, it falls by chance', () => {
    let agreed = 0;
    let asked = 0;
    for (const [n, { seed, throws, states }] of lines.entries()) {
      const known = new Set(throws.flatMap(({ topics }) => topics));
      const other = sealed(seedFrom(100 + n));
      // Two worlds in which the whole known line falls the same.
      const worlds = [
        sealed(seed),
        (topic: string) => (known.has(topic) ? sealed(seed)(topic) : other(topic)),
      ] as const;
      for (let back = 0; back < states.length; back += 3) {
        // Goes back there, and plays on otherwise to the first throw that was never asked for.
        const found = firstUnknown(states[back]!, worlds[0], known, randomOf(1000 * n + back));
        if (!found) continue;
        const falls = worlds.map((open) => fallen(ruled(found.before, found.play, open).events));
        const die = falls.map((fell) => /\[(\d)/.exec(fell)?.[1] ?? /"red":(\d)/.exec(fell)?.[1]);
        if (die[0] === undefined || die[1] === undefined) continue;
        asked += 1;
        if (die[0] === die[1]) agreed += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
    // One in six, within four standard deviations.
    expect(Math.abs(agreed - asked / 6)).toBeLessThan(4 * Math.sqrt((asked * 5) / 36));
  });
});

/** The first play of a bot here that throws for a question outside the known line. */
function firstUnknown(from: Battle, open: OpenChance, known: ReadonlySet<string>, random: (n: number) => number) {
  let battle = from;
  for (let plays = 0; plays < 40; plays += 1) {
    const play = pick(battle, random);
    const opened: Opened = [];
    const answer = referee(battle, play, listening(open, opened));
    if (!answer.ok) return undefined;
    if (opened.some((topic) => !known.has(topic))) return { before: battle, play };
    battle = answer.state;
  }
  return undefined;
}
