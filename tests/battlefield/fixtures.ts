/** A small invented battle for the tests, and a bot's way of playing it. */

import type { Battle, Setup, Thing, Unit, UnitState } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import type { Event } from '../../src/battlefield/events.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { referee } from '../../src/battlefield/referee.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Face } from '../../src/dice/faces.ts';
import { chanceOf, type Seed, sealOf, seedOf } from '../../src/engine/chance.ts';
import { codeOf, type Message, type Said, type Text, word } from '../../src/engine/message.ts';
import { type Scenario, type ScenarioSource, scenario } from '../../src/scenarios/schema.ts';
import { applyAll } from './folded.ts';
import { handsOnRightly, tellsRightly } from './handed-on.ts';

export const seedFrom = (n: number): Seed => seedOf(Uint8Array.from({ length: 32 }, (_, i) => (n * 31 + i * 7) % 256));

export type UnitSource = ScenarioSource['sides']['a']['formations'][number]['units'][number];

export const infantry = (
  id: string,
  ref: string,
  name: string,
  men = 3000,
  quality: 1 | 2 | 3 | 4 | 5 | 6 = 3,
  sk: 0 | 1 | 2 | 3 = 2,
): UnitSource => ({
  arm: 'infantry',
  id,
  ref,
  name,
  quality,
  sk,
  parts: [{ arm: 'infantry', quality, men }],
});
export const cavalry = (id: string, ref: string, name: string, men = 1800): UnitSource => ({
  arm: 'cavalry',
  id,
  ref,
  name,
  quality: 3,
  horse: 'light',
  parts: [{ arm: 'cavalry', quality: 3, men }],
});
export const battery = (
  id: string,
  ref: string,
  name: string,
  special: Partial<Extract<UnitSource, { arm: 'artillery' }>> = {},
): UnitSource => ({
  arm: 'artillery',
  id,
  ref,
  name,
  quality: 4,
  weight: 'heavy',
  mobility: 'foot',
  ...special,
});

export const SMALL: ScenarioSource = {
  format: 'scovell-scenario',
  version: 1,
  id: 'small',
  title: 'The Small Battle',
  date: '1809-07-05',
  start: 600,
  end: { at: 1260 },
  sky: { weather: 'bright', variable: true },
  sides: {
    a: {
      name: 'French',
      armyType: 'Napoleonic',
      commander: { id: 'ac-a', name: 'Ney', A: 4, L: 6, T: 6 },
      formations: [
        {
          id: 'ii',
          name: 'II Corps',
          commander: { id: 'reille', name: 'Reille', A: 4, L: 4, T: 3 },
          order: 'attack',
          units: [
            infantry('husson', 'II/5/1', 'Husson'),
            infantry('campi', 'II/5/2', 'Campi', 4000),
            cavalry('pire', 'II/2c', 'Piré'),
            battery('guns', 'II/a', '12-pdr battery'),
          ],
        },
        {
          id: 'iii',
          name: 'III Corps',
          commander: { id: 'vandamme', name: 'Vandamme', A: 4, L: 4, T: 6 },
          order: 'defend',
          units: [infantry('lefol', 'III/8/1', 'Lefol'), infantry('billard', 'III/8/2', 'Billard', 2500)],
        },
      ],
    },
    b: {
      name: 'Allied',
      armyType: 'Traditional',
      commander: { id: 'ac-b', name: 'Wellington', A: 5, L: 4, T: 3 },
      formations: [
        {
          id: 'picton',
          name: '5th Division',
          commander: { id: 'c-picton', name: 'Picton', A: 4, L: 5, T: 5 },
          order: 'defend',
          units: [infantry('kempt', '5/8', 'Kempt', 2500, 5), infantry('pack', '5/9', 'Pack', 2200, 4)],
        },
        {
          id: 'guards',
          name: '1st Division',
          commander: { id: 'cooke', name: 'Cooke', A: 3, L: 4, T: 3 },
          order: 'attack',
          units: [infantry('maitland', '1/1', 'Maitland', 2000, 5)],
        },
      ],
    },
  },
  reinforcements: [{ id: 'r-guards', side: 'b', formation: 'guards', at: 630, where: 'the Nivelles road' }],
  areas: [{ id: 'farm', name: 'the farm', kind: 'built-up' }],
};

export const small = (more: Partial<ScenarioSource> = {}): Scenario => scenario({ ...SMALL, ...more });

export const SETUP: Setup = { keeps: 'both', dice: 'app', rulings: {} };

export function begin(
  from: Scenario = small(),
  setup: Partial<Setup> & { rulings?: Rulings } = {},
  seed: Seed = seedFrom(1),
): Battle {
  const events = beginBattle(from, { ...SETUP, ...setup } as Setup, sealOf(seed));
  const battle = applyAll(undefined, events)!;
  return came(battle, { play: null, events });
}

/** What each battle that was played here came from: a record can be made of it. */
export interface DeedOf {
  readonly before?: Battle;
  readonly play: Play | null;
  readonly events: readonly Event[];
}
export const DEEDS = new WeakMap<Battle, DeedOf>();
function came(battle: Battle, deed: DeedOf): Battle {
  if (battle !== deed.before) DEEDS.set(battle, deed);
  return battle;
}

/** Plays on, or says why not; the test fails with the referee's sentence. */
export function play(battle: Battle, ...plays: Play[]): Battle {
  return plays.reduce((now, one) => {
    const ruled = referee(now, one, (topic) => chanceOf(seedFrom(1), topic));
    if (!ruled.ok) throw new Error(`${JSON.stringify(one)}: ${JSON.stringify(ruled.why)}`);
    handsOnRightly(ruled.state, ruled.events, one);
    tellsRightly(now, one, ruled.events);
    return came(ruled.state, { before: now, play: one, events: ruled.events });
  }, battle);
}

export function refusal(battle: Battle, one: Play): string {
  const ruled = referee(battle, one, (topic) => chanceOf(seedFrom(1), topic));
  if (ruled.ok) throw new Error(`${JSON.stringify(one)} was allowed`);
  const { why } = ruled;
  // “Not yet” is told with its reason, and that is what a test asks for.
  const inner = typeof why === 'string' || why.code !== 'ask-not-yet' ? undefined : why.args?.why;
  return codeOf(inner ? (inner as Message) : why);
}

export function eventsOf(battle: Battle, one: Play): readonly Event[] {
  const ruled = referee(battle, one, (topic) => chanceOf(seedFrom(1), topic));
  if (!ruled.ok) throw new Error(codeOf(ruled.why));
  return ruled.events;
}

/** The lines of the story a play writes, by their codes. */
export const story = (battle: Battle, one: Play): string[] =>
  eventsOf(battle, one).flatMap((event) => (event.type === 'logged' ? [codeOf(event.line.text)] : []));

/** The same with what each line is about. */
export const told = (battle: Battle, one: Play): Said[] =>
  eventsOf(battle, one).flatMap((event) => (event.type === 'logged' ? [event.line.text] : []));

/** A message and all that it is made of, the outer first. */
const within = (text: Text): readonly Message[] => {
  if (typeof text !== 'object') return [];
  if ('code' in text) return [text, ...Object.values(text.args ?? {}).flatMap(within)];
  return 'name' in text ? [] : text.flatMap(within);
};

/** Every code in what is said, the outer first. */
export const codesIn = (said: Said): string[] => within(word(said)).map(({ code }) => code);

/** What a part of it is about. */
export const argsOf = (said: Said, code: string): Message['args'] =>
  within(word(said)).find((part) => part.code === code)?.args;

export const top = (battle: Battle) => battle.agenda.findLast((task) => !task.deferred)!;

/** Enters the table's own throw for the open question and accepts it. */
export function answer(
  battle: Battle,
  things: Readonly<Record<string, Thing>>,
  facts?: Readonly<Record<string, boolean | string | number>>,
): Battle {
  let now = battle;
  const { id } = top(battle);
  if (facts) now = play(now, { do: 'answer', task: id, facts });
  for (const [slot, thing] of Object.entries(things)) now = play(now, { do: 'enter', task: id, slot, thing });
  return play(now, { do: 'accept', task: id });
}

export const pot = (w1: Face, w2: Face, red: Face = 1, g1: Face = 1, g2: Face = 1): Thing => ({
  pot: { red, white: [w1, w2], green: [g1, g2] },
});

export const withUnit = (battle: Battle, id: string, set: Partial<UnitState>): Battle => ({
  ...battle,
  units: { ...battle.units, [id]: { ...battle.units[id]!, ...set } as Unit },
});

/** Answers everything by the app and goes on until the phase (and turn) wanted begins. */
export function goTo(battle: Battle, phase: number, turn = battle.turn): Battle {
  let now = battle;
  for (let i = 0; i < 2000; i += 1) {
    const task = top(now);
    if (task) {
      now = play(now, { do: 'throw', task: task.id });
      // A contest may tie; throw until it reads.
      for (let k = 0; k < 20; k += 1) {
        const accepted = referee(now, { do: 'accept', task: task.id }, (topic) => chanceOf(seedFrom(1), topic));
        if (accepted.ok) {
          now = came(accepted.state, { before: now, play: { do: 'accept', task: task.id }, events: accepted.events });
          break;
        }
        now = play(now, { do: 'throw', task: task.id });
      }
      continue;
    }
    if (now.turn === turn && now.phase === phase && !now.action) return now;
    if (now.turn > turn) throw new Error(`passed turn ${turn} phase ${phase}`);
    if (now.action) {
      now = play(now, { do: 'finish' });
      continue;
    }
    if (now.phase === 6) {
      const waiting = Object.values(now.formations).find((f) => f.card !== 'away' && f.card !== 'spent');
      if (waiting) {
        now = play(now, { do: 'pass', formation: waiting.id });
        continue;
      }
    }
    now = play(now, { do: 'next' });
  }
  throw new Error('never got there');
}

/** Into a phase, with what it asks first still open. */
export const into = (battle: Battle, phase: number, turn = battle.turn): Battle =>
  play(phase === 1 ? goTo(battle, 9, turn - 1) : goTo(battle, phase - 1, turn), { do: 'next' });
