/** Phase 1: skirmish stands, which side acts first, and rest (NBC-CMD-01 to -04). */

import { ruling } from '../../book/rulings.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { armyCommander, type Battle, currentCP, orderOf, type Task, type Unit } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { sharesOdds } from '../ledger/checks.ts';
import { inContact } from '../ledger/contact.ts';
import { type EventBuilder, log, notice, setUnit } from '../ledger/event-builder.ts';
import { ownAgain } from '../ledger/re-roll-dice.ts';
import { sure } from '../look-up.ts';
import { sideNamed, unitNamed } from '../named.ts';
import { type Again, ASKS_NOTHING, type Nothing, type Procedure, rollIn } from '../procedure.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { contestWinner, sharesOf, type Totals } from '../rules/command/who-acts-next.ts';
import { standsInWeather } from '../rules/sky/weather.ts';
import { isPlayed } from '../simplified.ts';
import { diceIn } from '../throws.ts';
import { mostStands, skirmishRatingOf } from '../troops.ts';

/** NBC-CMD-02: the CP a unit keeps besides its stands. */
export const KEPT_CP = 1;

/** NBC-CMD-02: whether a unit may have this many stands. The players check that no enemy cavalry is near. */
export function mayDeploy(battle: Battle, unit: Unit, stands: Unit['stands']): Legality {
  const { phase, rulings, sky } = battle;
  if (stands <= unit.stands)
    return unless(
      phase !== 1 && ruling(rulings, 'standsIn') === 'inPhase1' && refuse('stands-in-phase', 'NBC-CMD-02', 'standsIn'),
    );
  const rating = skirmishRatingOf(unit);
  const most = mostStands(rating);
  const order = orderOf(battle, unit);
  return unless(
    phase !== 1 && refuse('stands-phase', 'NBC-CMD-02'),
    !isPlayed('skirmish', battle.simplified) && refuse('stands-simplified', 'NBC-SIM-01'),
    unit.looting && refuse('stands-looting', 'NBC-BAG-04'),
    unit.fate !== 'good' && refuse('stands-broken', 'NBC-CMD-02'),
    stands > most && refuse(say('stands-rating', { rating, most }), 'NBC-CMD-02'),
    unit.disordered && refuse('stands-disordered', 'NBC-CMD-02'),
    order !== undefined && !OBLIGATIONS[order].standsDeploy && refuse('stands-marching', OBLIGATIONS[order].row),
    currentCP(unit) - stands < KEPT_CP && refuse('stands-last-point', 'NBC-CMD-02'),
    standsInWeather(stands, sky.weather, rulings) < stands && refuse('stands-weather', 'NBC-WX-07', 'rainStands'),
  );
}

/** NBC-CMD-02: sets the number of deployed skirmish stands. */
export const deploy = deed(mayDeploy, (d, unit, stands) => {
  setUnit(d, unit.id, { stands });
  log(d, say('stands-log', { unit: unitNamed(unit), stands }), { side: unit.side });
});

/** NBC-CMD-04: the least distance to the nearest enemy of a unit that rests, in cm. */
export const REST_CM = 25;

/** NBC-CMD-04, NBC-MOV-21: whether a rest may begin or end: only in phase 1, as it must hold the unit in place. */
const timeToRest = ({ phase }: Battle): Legality => unless(phase !== 1 && refuse('rest-phase', 'NBC-CMD-04'));

export const mayEndRest = (battle: Battle, { resting }: Unit): Legality =>
  unless(timeToRest(battle), !resting && refuse('rest-none', 'NBC-CMD-04'));

/** NBC-CMD-04: whether a unit may rest. Unless an enemy is known to be near, the players check the 25 cm. */
export function mayRest(battle: Battle, unit: Unit): Legality {
  const { exhaustion, fate } = unit;
  const near = holds(unit, 'inCZ') || holds(unit, 'close') || inContact(battle, unit);
  return unless(
    timeToRest(battle),
    unit.looting && refuse('stands-looting', 'NBC-BAG-04'),
    fate !== 'good' && refuse('rest-broken', 'NBC-CMD-04'),
    exhaustion === 0 && refuse('rest-fresh', 'NBC-CMD-04'),
    near && refuse(say('rest-enemy', { cm: REST_CM }), 'NBC-CMD-04'),
  );
}

/** NBC-CMD-04: begins or ends a unit's rest. */
export function rest(d: EventBuilder, unit: Unit, resting: boolean): Said | undefined {
  const legal = resting ? mayRest(d.state, unit) : mayEndRest(d.state, unit);
  if (!legal.ok) return legal.why;
  setUnit(d, unit.id, {
    resting,
    // NBC-ORD-22: a disturbed rest resumes; a unit that was left behind rests under its own order (NBC-ORD-15).
    ...(resting && unit.disturbed && { ownOrder: null, disturbed: false }),
  });
  log(d, say(resting ? 'rest-log' : 'rest-log-ends', { unit: unitNamed(unit) }), { side: unit.side });
  return undefined;
}

/** The side with the higher die. The ruling on ties (AMB-48) decides equal dice, by the army commanders. */
function firstOf(battle: Battle, task: Pick<Task, 'rolls'>): SideId | 'again' | undefined {
  const [a, b] = [diceIn(task, 'a')?.[0], diceIn(task, 'b')?.[0]];
  if (a === undefined || b === undefined) return undefined;
  return contestWinner({ a, b }, tieOf(battle), battle.rulings);
}

const tieOf = (battle: Battle) => ({
  A: { a: armyCommander(battle, 'a').A, b: armyCommander(battle, 'b').A },
  losing: { a: false, b: false },
});

const totalsOf = (...faces: readonly Face[]): Totals => new Map(faces.map((face) => [face, 1]));

/** NBC-CMD-03: one die for each side; each side may use a re-roll die once; ties are thrown again. */
type Dice = Pick<Task, 'rolls'>;
const sideFirst = (battle: Battle, side: SideId) => say('first-side', { side: sideNamed(battle, side) });
const dieOf = (task: Dice, side: SideId): Face => sure(diceIn(task, side)?.[0]);

function firstThrown(battle: Battle, task: Dice): SideId {
  const first = firstOf(battle, task);
  return sure(first === 'again' ? undefined : first);
}

export const firstActor: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  optional: true,
  question: (battle, task) => (firstOf(battle, task) === 'again' ? 'first-tied' : 'first-question'),
  tied: (battle, task) => firstOf(battle, task) === 'again',
  needs(battle, task) {
    const need = (side: SideId) =>
      ({ slot: side, by: side, label: sideFirst(battle, side), want: 'dice', dice: 1 }) as const;
    const tied = firstOf(battle, task) === 'again';
    return SIDES.filter((side) => tied || !diceIn(task, side)).map(need);
  },
  odds(battle, task) {
    // Once both dice are thrown, the odds show the chance there was before.
    const one = firstOf(battle, task) === undefined && task.rolls.length > 0;
    const ofSide = (side: SideId) => totalsOf(...(diceIn(task, side) ?? FACES));
    const fresh = totalsOf(...FACES);
    const lying = one ? { a: ofSide('a'), b: ofSide('b') } : null;
    const shares = sharesOf(lying, { a: fresh, b: fresh }, tieOf(battle), battle.rulings);
    const claim = say('first-chance', { side: sideNamed(battle, 'a') });
    return sharesOdds(claim, shares, (side) => sideFirst(battle, side));
  },
  again: (battle, task): readonly Again[] =>
    // A tie is thrown again for nothing.
    (firstOf(battle, task) === 'again' ? [] : SIDES)
      .filter((side) => rollIn(task, side)?.again.length === 0)
      .map((side) => ownAgain(battle, side, side)),
  reading(battle, task) {
    const first = firstThrown(battle, task);
    return {
      word: sideFirst(battle, first),
      means: 'first-means',
      part: first,
      sums: [
        reckon(sideFirst(battle, 'a'), [term('one-die', dieOf(task, 'a'), 'NBC-CMD-03')]),
        reckon(sideFirst(battle, 'b'), [term('one-die', dieOf(task, 'b'), 'NBC-CMD-03')]),
      ],
    };
  },
  settle(d, task) {
    const first = firstThrown(d.state, task);
    const [one, other] = [dieOf(task, 'a'), dieOf(task, 'b')];
    notice(d, say('first-log', { one, other, side: sideNamed(d.state, first) }), { side: first });
  },
  byHand: (battle) => SIDES.map((side) => ({ value: side, label: sideFirst(battle, side) })),
  settleByHand(d, _task, choice) {
    const side = choice === 'b' ? 'b' : 'a';
    notice(d, say('first-log-by-hand', { side: sideNamed(d.state, side) }), { side, byHand: true });
  },
};
