import { describe, expect, it } from 'vitest';
import { asked, type Battle, type Setup, type Task } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { PROCEDURES } from '../../src/battlefield/modules.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { view } from '../../src/battlefield/view.ts';
import { RULING_KEYS, RULINGS, type Rulings } from '../../src/book/rulings.ts';
import { chanceOf, sealOf } from '../../src/engine/chance.ts';
import { randomOf } from './bot.ts';
import { everything, playAll } from './everything.ts';
import { SETUP, seedFrom } from './fixtures.ts';
import { applyAll } from './folded.ts';
import { table } from './laws/book.ts';
import { mustHold } from './laws.ts';
import { ownThing } from './played.ts';

/**
 * Every play there is but the one that ends all play, and those of a table under lock: one that is left out does not
 * compile.
 */
const EVERY_PLAY: Record<Exclude<Play['do'], 'reveal' | 'seal' | 'unseal'>, true> = {
  accept: true,
  acts: true,
  'accept-all': true,
  'draw-all': true,
  on: true,
  'pass-all': true,
  again: true,
  answer: true,
  defer: true,
  battery: true,
  build: true,
  capture: true,
  charge: true,
  check: true,
  choose: true,
  combat: true,
  commander: true,
  convert: true,
  cross: true,
  decide: true,
  detach: true,
  dice: true,
  disorder: true,
  drop: true,
  end: true,
  engineers: true,
  enter: true,
  finish: true,
  fire: true,
  firefight: true,
  first: true,
  garrison: true,
  'gives-ground': true,
  headquarters: true,
  help: true,
  hits: true,
  join: true,
  losses: true,
  lull: true,
  'lull-over': true,
  'lull-restart': true,
  move: true,
  next: true,
  note: true,
  occupy: true,
  order: true,
  pass: true,
  phone: true,
  recover: true,
  reopen: true,
  rest: true,
  resume: true,
  ride: true,
  ruling: true,
  set: true,
  skirmish: true,
  skirmishers: true,
  stay: true,
  strike: true,
  swap: true,
  'take-up': true,
  remark: true,
  throw: true,
  train: true,
  wounds: true,
};

const seen = { plays: new Set<string>(), kinds: new Set<string>() };

/** The odd battles are played by a house's own rulings. */
function houseRules(n: number): Rulings {
  if (n % 2 === 0) return {};
  const random = randomOf(n + 7);
  return Object.fromEntries(
    RULING_KEYS.map((key) => [key, RULINGS[key].values[random(RULINGS[key].values.length)]]),
  ) as Rulings;
}

/** What a screen asks of the open question, and what it shows. */
function look(battle: Battle): void {
  for (const viewer of ['a', 'both'] as const) view(battle, viewer);
  const task = asked(battle);
  if (!task) return;
  const procedure = procedureFor(task.kind);
  procedure.warnings?.(battle, task);
  procedure.sums?.(battle, task);
  if (procedure.needs(battle, task).length === 0 && !procedure.waits?.(battle, task)) procedure.reading(battle, task);
}

/** Guns are seldom charged: the first that are run, so that what follows is met. */
const runs = (battle: Battle, { kind, rolls }: Task): boolean =>
  !battle.ended && kind === 'guns-attacked' && rolls.length === 0 && !seen.kinds.has('charge-again');

function battleOf(n: number, most: number): void {
  const seed = seedFrom(n + 60);
  const random = randomOf(n + 1);
  const setup: Setup = { ...SETUP, rulings: houseRules(n) as Setup['rulings'] };
  let battle = applyAll(undefined, beginBattle(everything(), setup, sealOf(seed)))!;
  const book = table(battle, (topic) => chanceOf(seed, topic));
  for (let plays = 0; plays < most; plays += 1) {
    const task = asked(battle);
    const need = task && procedureFor(task.kind).needs(battle, task)[0];
    const play: Play =
      task && runs(battle, task)
        ? { do: 'decide', task: task.id, choice: 'evades' }
        : task && need && !battle.ended && random(9) === 0
          ? { do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) }
          : playAll(battle, random);
    const ruled = referee(battle, play, (topic) => chanceOf(seed, topic));
    if (!ruled.ok)
      throw new Error(`battle ${n}, play ${plays}: offered ${JSON.stringify(play)}, refused: ${ruled.why}`);
    mustHold(battle, ruled.state);
    book(battle, play, ruled.events);
    seen.plays.add(play.do);
    battle = ruled.state;
    for (const { kind } of battle.agenda) seen.kinds.add(kind);
    if (plays % 8 === 0) look(battle);
  }
}

describe('a bot on a field with everything on it', () => {
  it.each([1, 2, 5, 7, 8, 12])('plays battle %i and every law holds after each play', (n) => {
    expect(() => battleOf(n, 2000)).not.toThrow();
  });

  it('meets every question and every play there is', () => {
    const unseen = () => [
      ...Object.keys(PROCEDURES).filter((kind) => !seen.kinds.has(kind)),
      ...Object.keys(EVERY_PLAY).filter((name) => !seen.plays.has(name)),
    ];
    // Any change of the rules sends the battles on other courses: what is rare may come in a later one.
    for (const n of [10, 3, 33, 21, 63, 4, 6, 9, 11, 13, 14, 15, 16, 17, 18, 19, 23, 34, 44, 47, 49, 52, 58])
      if (unseen().length > 0) battleOf(n, 2500);
    expect(unseen()).toEqual([]);
  });
});
