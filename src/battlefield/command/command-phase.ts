/** Phase 1: skirmish stands, who acts first, and rest (NBC-CMD-01 to -04). */

import type { Rulings } from '../../book/rulings.ts';
import { type BySide, type Exhaustion, type Order, SIDES, type SideId, type Weather } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { armyCommander, type Battle, currentCP, orderOf, type Task, type Unit, unitName } from '../battle.ts';
import { type EventBuilder, log, setUnit } from '../event-builder.ts';
import { CAVALRY_NEAR_CM } from '../fire/skirmish.ts';
import { type Again, type Procedure, rollIn } from '../procedure.ts';
import { ownAgain } from '../re-roll-dice.ts';
import { isPlayed } from '../simplified.ts';
import { standsInWeather } from '../sky/weather.ts';
import { diceIn } from '../throws.ts';
import { OBLIGATIONS } from './order-obligations.ts';
import { contestWinner } from './who-acts-next.ts';

/** NBC-CMD-02: what a unit keeps of its own beside its stands, CP. */
export const KEPT_CP = 1;

/** NBC-CMD-02: SK1 and SK2 put out one stand, SK3 two. */
export const mostStands = (sk: number): 0 | 1 | 2 => (sk === 0 ? 0 : sk === 3 ? 2 : 1);

/** SK 0 to 3; only whole units of foot have one (NBC-CMD-02). */
export const skirmishRatingOf = (unit: Unit): number =>
  unit.kind === 'unit' && (unit.card.arm === 'infantry' || unit.card.arm === 'mixed') ? unit.card.sk : 0;

/** A unit that would put skirmish stands in front. */
export interface DeployFacts {
  /** 0 to 3; 0 for all but infantry and mixed units. */
  readonly skirmish: number;
  /** Stands out now, and wanted: 0 to 2. */
  readonly stands: number;
  readonly wanted: number;
  /** Combat points now. */
  readonly cp: number;
  readonly disordered: boolean;
  readonly broken: boolean;
  /** The order it goes by. */
  readonly order?: Order;
  readonly weather: Weather;
  /** NBC-CMD-02: it stands in square. */
  readonly enemyCavalryWithin2cm?: boolean;
}

/** NBC-CMD-02: whether a unit may put skirmish stands in front. Taking them in is always allowed. */
export function mayPutOutStands(facts: DeployFacts, rulings: Rulings = {}): Legality {
  const { skirmish, stands, wanted, order } = facts;
  if (wanted <= stands) return ALLOWED;
  return unless(
    facts.broken && refuse('A Broken unit has no skirmishers.', 'NBC-CMD-02'),
    wanted > mostStands(skirmish) &&
      refuse(`With S${skirmish} it has ${mostStands(skirmish)} to put out.`, 'NBC-CMD-02'),
    facts.disordered && refuse('A disordered unit puts out no skirmishers.', 'NBC-CMD-02'),
    facts.enemyCavalryWithin2cm && refuse(`Not with enemy cavalry within ${CAVALRY_NEAR_CM} cm.`, 'NBC-CMD-02'),
    order !== undefined &&
      !OBLIGATIONS[order].standsDeploy &&
      refuse('Not while its formation redeploys or marches.', OBLIGATIONS[order].row),
    facts.cp - wanted < KEPT_CP && refuse('The unit must keep at least 1 CP of its own.', 'NBC-CMD-02'),
    standsInWeather(wanted as Unit['stands'], facts.weather, rulings) < wanted &&
      refuse('Not in rain or snow.', 'NBC-WX-07', 'rainStands'),
  );
}

/** NBC-CMD-02 for a unit of the battle; whether enemy cavalry is near the table sees for itself. */
export function mayDeploy(battle: Battle, unit: Unit, stands: number): Legality {
  if (stands <= unit.stands) return ALLOWED;
  const order = orderOf(battle, unit);
  const may = mayPutOutStands(
    {
      skirmish: skirmishRatingOf(unit),
      stands: unit.stands,
      wanted: stands,
      cp: currentCP(unit),
      disordered: unit.disordered,
      broken: unit.fate !== 'good',
      weather: battle.sky.weather,
      ...(order && { order }),
    },
    battle.rulings,
  );
  return unless(
    battle.phase !== 1 && refuse('Skirmishers are put out in phase 1.', 'NBC-CMD-02'),
    !isPlayed('skirmish', battle.simplified) && refuse('Nobody skirmishes in this game.', 'NBC-SIM-01'),
    unit.looting && refuse('It is looting.', 'NBC-BAG-04'),
    !may.ok && may,
  );
}

/** NBC-CMD-02: so many skirmish stands stand in front from now on. */
export function deploy(d: EventBuilder, unit: Unit, stands: 0 | 1 | 2): Said | undefined {
  const legal = mayDeploy(d.state, unit, stands);
  if (!legal.ok) return legal.why;
  setUnit(d, unit.id, { stands });
  log(
    d,
    `${unitName(unit)}: ${stands === 0 ? 'skirmishers in' : stands === 1 ? 'skirmishers out' : 'two stands of skirmishers out'}.`,
    {
      side: unit.side,
    },
  );
  return undefined;
}

/** NBC-CMD-04: how far the nearest enemy must be at the least, in cm. */
export const REST_CM = 25;

/** NBC-CMD-04: whether a unit may be marked as resting. */
export const mayMarkResting = (facts: {
  readonly exhaustion: Exhaustion;
  readonly broken: boolean;
  /** To the nearest enemy unit, in cm; Infinity when there is none. */
  readonly enemyCm: number;
}): Legality =>
  unless(
    facts.broken && refuse('A Broken unit cannot rest; it must rally.', 'NBC-CMD-04'),
    facts.exhaustion === 0 && refuse('Only tired or exhausted units rest.', 'NBC-CMD-04'),
    facts.enemyCm < REST_CM && refuse(`An enemy is nearer than ${REST_CM} cm.`, 'NBC-CMD-04'),
  );

/** NBC-CMD-04 for a unit of the battle; the table sees that no enemy is within 25 cm. */
export function mayRest(battle: Battle, unit: Unit): Legality {
  const may = mayMarkResting({
    exhaustion: unit.exhaustion,
    broken: unit.fate !== 'good',
    enemyCm: Number.POSITIVE_INFINITY,
  });
  return unless(battle.phase !== 1 && refuse('Resting is marked in phase 1.', 'NBC-CMD-04'), !may.ok && may);
}

/** NBC-CMD-04: a unit rests, or ends its rest. */
export function rest(d: EventBuilder, unit: Unit, resting: boolean): Said | undefined {
  if (resting) {
    const legal = mayRest(d.state, unit);
    if (!legal.ok) return legal.why;
  }
  setUnit(d, unit.id, {
    resting,
    // NBC-ORD-22: a rest that was disturbed is taken up again; who was left behind rests where he is (NBC-ORD-15).
    ...(resting && unit.disturbed && { ownOrder: null, disturbed: false }),
  });
  log(d, `${unitName(unit)} ${resting ? '**rests**: it will not move of its own will' : 'rests no longer'}.`, {
    side: unit.side,
  });
  return undefined;
}

/** The side whose die is higher; equal dice go as the group settles ties (AMB-48), by the army commanders. */
function firstOf(battle: Battle, task: Task): SideId | 'again' | undefined {
  const [a, b] = [diceIn(task, 'a')?.[0], diceIn(task, 'b')?.[0]];
  if (a === undefined || b === undefined) return undefined;
  return decideFirst(battle, a, b);
}

function decideFirst(battle: Battle, a: number, b: number): SideId | 'again' {
  const A = { a: armyCommander(battle, 'a').A, b: armyCommander(battle, 'b').A };
  return contestWinner({ a, b }, { A, losing: { a: false, b: false } }, battle.rulings);
}

/** Both sides' shares, with the dice that lie there; a tie that is thrown again goes as two fresh dice go. */
function firstShares(battle: Battle, known: Partial<BySide<Face>>): BySide<number> {
  const waysOf = ({ a, b }: Partial<BySide<Face>>) => {
    const ways = { a: 0, b: 0, again: 0 };
    for (const one of a ? [a] : FACES) for (const other of b ? [b] : FACES) ways[decideFirst(battle, one, other)] += 1;
    return ways;
  };
  const fresh = waysOf({});
  const { a, b, again } = waysOf(known);
  const of = fresh.a + fresh.b;
  return known.a || known.b ? { a: a * of + again * fresh.a, b: b * of + again * fresh.b } : fresh;
}

/** NBC-CMD-03: one die each; a re-roll die may be used once by each side; ties are thrown again. */
export const firstActor: Procedure = {
  kind: 'first',
  optional: true,
  question: () => 'Who acts first?',
  needs(battle, task) {
    const need = (side: SideId) => ({ slot: side, by: side, label: 'Who acts first', want: 'dice', dice: 1 }) as const;
    if (firstOf(battle, task) === 'again') return SIDES.map(need);
    return SIDES.filter((side) => !diceIn(task, side)).map(need);
  },
  odds(battle, task) {
    const tied = firstOf(battle, task) === 'again';
    const lying = (side: SideId) => (tied ? undefined : diceIn(task, side)?.[0]);
    const known = { a: lying('a'), b: lying('b') };
    // Once both lie there, the chance there was.
    const shares = firstShares(battle, known.a && known.b ? {} : known);
    return {
      claim: `Chance that the ${battle.sides.a.name} act first`,
      good: shares.a,
      of: shares.a + shares.b,
      parts: SIDES.map((side) => ({ key: side, n: shares[side], means: battle.sides[side].name })),
      unit: 'throw',
    };
  },
  again: (battle, task): readonly Again[] =>
    SIDES.filter((side) => rollIn(task, side) && rollIn(task, side)!.again.length === 0).map((side) =>
      ownAgain(battle, side, side),
    ),
  reading(battle, task) {
    const [a, b] = [diceIn(task, 'a')![0]!, diceIn(task, 'b')![0]!];
    const first = firstOf(battle, task) as SideId;
    return {
      word: battle.sides[first].name,
      means: 'This side acts first.',
      part: first,
      sums: [
        reckon(battle.sides.a.name, [term('One die', a, 'NBC-CMD-03')]),
        reckon(battle.sides.b.name, [term('One die', b, 'NBC-CMD-03')]),
      ],
    };
  },
  settle(d, task) {
    const [a, b] = [diceIn(task, 'a')![0]!, diceIn(task, 'b')![0]!];
    const first = firstOf(d.state, task) as SideId;
    log(d, `${a} against ${b}: **${d.state.sides[first].name}** first.`, { side: first });
  },
  byHand: (battle) => SIDES.map((side) => ({ value: side, label: battle.sides[side].name })),
  settleByHand(d, _task, choice) {
    log(d, `**${d.state.sides[choice as SideId].name}** first.`, { side: choice as SideId, byHand: true });
  },
};
