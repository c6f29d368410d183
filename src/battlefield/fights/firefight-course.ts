/** The course of a firefight: both volleys, their effects, and what is still to be thrown (NBC-FF-02 to -11). */

import { hitsMade } from '../../dice/hits.ts';
import { whyNot } from '../../engine/legality.ts';
import { type Message, onlySaid, type Said, say, type Text } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, keepsBooks, type Task, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { oddsOfHits } from '../fire/hit-throws.ts';
import { engineersLive, pairOdds } from '../ledger/checks.ts';
import { touching } from '../ledger/contact.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { mayRethrow, ownAgain } from '../ledger/re-roll-dice.ts';
import { type Again, type Need, type Odds, rollIn } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { flagSaid } from '../rules/fights/answers.ts';
import { type Duel, type DuelSide, engineersThrew, hitsSoFar, stateOf } from '../rules/fights/duel.ts';
import { BROKEN_MOVE, type Casualties } from '../rules/fire/casualties.ts';
import type { Firing } from '../rules/fire/fighters.ts';
import {
  type FirefightHits,
  type FirefightResult,
  type FirefightRole,
  type FirefightView,
  firefightResult,
  firefightThrow,
  RECOIL_TO_CM,
} from '../rules/fire/firefight.ts';
import { NO_ROUNDS, nextRound, type Rounds, roundsOf, thrownSoFar } from '../rules/fire/rounds.ts';
import { ENGINEERS_FALL_ON, engineersFall } from '../rules/special-troops/engineers.ts';
import { disorderOdds, disorderOf, pairIn } from '../throws.ts';
import { musketeers } from './combatants.ts';
import { asFight, attackerIn, defenderIn, type FightTask, firesAs, type Party } from './parties.ts';
import { checkOf, outOfCommand, strikesOf } from './table-facts.ts';

export interface Volley extends Rounds {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly firing: Firing;
  /** Why the unit does not fire. */
  readonly silent?: Said;
}

/** NBC-FF-12: whether a unit in contact with its front is closer than the unit that fires at it. */
const closerInFront = (battle: Battle, { seen }: Party): boolean =>
  seen !== null && touching(battle, seen.id).some((unit) => (known(unit, 'strikes') ?? 'front') === 'front');

function viewOf(battle: Battle, task: FightTask, role: FirefightRole): FirefightView {
  const strikes = strikesOf(task, attackerIn(battle, task));
  if (role === 'attacker') return { closestInFront: true, strikes };
  const closest = strikes === 'front' && !closerInFront(battle, defenderIn(battle, task));
  return { closestInFront: closest, strikes: 'front' };
}

/** NBC-FF-01: whether the attacker is said to be out of command, and so may open no firefight. */
export const isBarred = (battle: Battle, task: FightTask): boolean => outOfCommand(task, attackerIn(battle, task));

/** The formations to whose fire the unit has replied this turn. */
export function repliedTo(unit: Unit | null): readonly string[] {
  const replied = known(unit, 'replied');
  return typeof replied === 'object' ? replied : [];
}

/**
 * AMB-109: notes that the attacker has fired and the defender has replied to this formation, which it does once, even
 * if the formation resumes its action.
 */
export function markFire(d: EventBuilder, [attacker, defender]: readonly [Volley, Volley]): void {
  const { seen: unit } = defender.party;
  if (attacker.party.seen) learn(d, { unit: attacker.party.seen.id }, { fired: true });
  if (unit && !defender.silent && d.state.action)
    learn(d, { unit: unit.id }, { replied: [...repliedTo(unit), d.state.action.formation] });
}

export function volleyOf(battle: Battle, task: FightTask, role: FirefightRole): Volley {
  const attacker = attackerIn(battle, task);
  const defender = defenderIn(battle, task);
  const [party, target] = role === 'attacker' ? [attacker, defender] : [defender, attacker];
  const replied = repliedTo(defender.seen).includes(battle.action?.formation ?? '');
  const firing = firefightThrow(
    musketeers(battle, task, party),
    musketeers(battle, task, target),
    role,
    viewOf(battle, task, role),
    battle.rulings,
    role === 'defender' && replied,
  );
  const [silent] = onlySaid(
    isBarred(battle, task) && (role === 'attacker' ? 'firefight-out-of-command' : 'firefight-not-opened'),
    role === 'defender' && whyNot(firing.legal),
    role === 'defender' && !flagSaid(task, 'd', 'replies', true) && 'firefight-holds-fire',
    firing.throw.dice === 0 && 'firefight-no-dice',
  );
  const rounds = silent ? NO_ROUNDS : thrownSoFar(task, roundsOf(`throw:${party.id}`), firing.throw);
  return { role, party, firing, silent, ...rounds };
}

export const volleysOf = remember((battle: Battle, task: FightTask): readonly [Volley, Volley] => [
  volleyOf(battle, task, 'attacker'),
  volleyOf(battle, task, 'defender'),
]);

// ---- what came of it -----------------------------------------------------------------------------------------------

export interface Struck {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly harm: Casualties;
  readonly engineersDue: boolean;
  readonly engineersFell: boolean;
  readonly rating: Reckoning | null;
  /** Null while the card is missing, or where none is drawn. */
  readonly disordered: boolean | null;
}

export interface Outcome {
  readonly result: FirefightResult;
  readonly struck: readonly Struck[];
}

const engineerSlot = ({ id }: Party): string => `engineers:${id}`;
const checkSlot = ({ id }: Party): string => `check:${id}`;

export const engineerDice = (task: FightTask, party: Party) => pairIn(task, engineerSlot(party));

export function outcomeOf(battle: Battle, task: FightTask, volleys: readonly [Volley, Volley]): Outcome {
  const [attacker, defender] = volleys;
  const onAttacker: FirefightHits = {
    target: musketeers(battle, task, attacker.party),
    hits: hitsMade(defender.progress),
    aspect: 'front',
  };
  const onDefender: FirefightHits = {
    target: musketeers(battle, task, defender.party),
    hits: hitsMade(attacker.progress),
    aspect: strikesOf(task, attacker.party),
  };
  const before = firefightResult(onAttacker, onDefender, battle.rulings);
  const absorbs = ({ role, party }: Volley): boolean => {
    const dice = before[role].engineersAtRisk ? engineerDice(task, party) : undefined;
    return dice !== undefined && engineersFall(dice);
  };
  const result = firefightResult(
    { ...onAttacker, engineerAbsorbs: absorbs(attacker) },
    { ...onDefender, engineerAbsorbs: absorbs(defender) },
    battle.rulings,
  );
  const struck = volleys.map((volley): Struck => {
    const { role, party } = volley;
    const harm = result[role];
    const rating = harm.check
      ? adjustedRating({ ...checkOf(battle, task, party, harm.check), disorderCheck: true }, battle.rulings)
      : null;
    const roll = rating ? rollIn(task, checkSlot(party)) : undefined;
    return {
      ...{ role, party, harm, rating },
      engineersDue: before[role].engineersAtRisk,
      engineersFell: absorbs(volley),
      disordered: roll && rating ? disorderOf(battle, roll, rating.total, 'hit') : null,
    };
  });
  return { result, struck };
}

export function needsOf(battle: Battle, task: FightTask): Need[] {
  const volleys = volleysOf(battle, task);
  const throws = volleys.flatMap((volley) => nextRound(volley, volley.party.side, volley.party.short));
  if (throws.length > 0) return throws;
  const { struck } = outcomeOf(battle, task, volleys);
  const engineers = struck.filter(waitsForEngineers(task)).map(({ party }): Need => {
    const label = say('fight-engineers-throw', { unit: party.short, face: ENGINEERS_FALL_ON });
    return { slot: engineerSlot(party), by: party.side, label, want: 'dice', dice: 2, sum: true };
  });
  if (engineers.length > 0) return engineers;
  return struck.flatMap(({ party, rating }): Need[] => {
    const slot = checkSlot(party);
    if (!rating || rollIn(task, slot)) return [];
    const label = say('firefight-check', { unit: party.short });
    return [{ slot, by: party.side, label, want: 'disorder', rating: rating.total, column: 'hit' }];
  });
}

const waitsForEngineers =
  (task: FightTask) =>
  ({ party, engineersDue }: Struck): boolean =>
    engineersDue && !engineerDice(task, party);

/** NBC-RR-04: what may be repeated: never hits, but the engineers' dice and the cards (AMB-05). */
export function againOf(battle: Battle, task: FightTask): Again[] {
  const { struck } = outcomeOf(battle, task, volleysOf(battle, task));
  const drawn = task.rolls.some((roll) => roll.slot.startsWith('check:'));
  return struck
    .filter(({ party }) => keepsBooks(battle, party.side))
    .flatMap(({ party, rating, engineersDue }): Again[] => {
      const { side, short: unit } = party;
      const engineers = engineersDue && !drawn && engineerDice(task, party) && mayRethrow('engineers', battle.rulings);
      const card = rating && rollIn(task, checkSlot(party));
      return [
        ...(engineers
          ? [{ ...ownAgain(battle, engineerSlot(party), side), what: say('fight-engineers-of', { unit }) }]
          : []),
        ...(card ? [{ ...ownAgain(battle, checkSlot(party), side), what: say('fight-check-of', { unit }) }] : []),
      ];
    });
}

/** The odds of the next throw; null before the first dice, when both sides see what to expect. */
export function oddsNext(battle: Battle, task: FightTask): Odds | null {
  if (task.rolls.length === 0) return null;
  const volleys = volleysOf(battle, task);
  const volley = volleys.find(({ progress }) => !progress.done);
  if (volley)
    return oddsOfHits(
      [{ throw: volley.firing.throw, rounds: volley.progress.rounds }],
      say('fight-chance-hits', { unit: volley.party.short }),
    );
  const { struck } = outcomeOf(battle, task, volleys);
  const engineers = struck.find(waitsForEngineers(task));
  if (engineers) return pairOdds((dice) => !engineersFall(dice), engineersLive(engineers.party.short));
  const check = struck.find(({ party, rating }) => rating && !rollIn(task, checkSlot(party)));
  return check?.rating
    ? disorderOdds(battle, check.rating.total, 'hit', say('firefight-chance-holds', { unit: check.party.short }))
    : null;
}

// ---- how it is told: what each side throws, what it costs them, who recoils ------------------------------------------

/** What the fire did to a unit, under the name given. */
export function harmTold(unit: Text, { party, harm, disordered }: Struck): Message {
  const { cpLost, fate } = harm;
  if (fate === 'eliminated') return say('firefight-eliminated', { unit });
  if (fate === 'broken') return say('firefight-breaks', { unit, cp: cpLost, cm: BROKEN_MOVE.cm });
  if (party.arm === 'artillery')
    return harm.disordered ? say('firefight-guns-disordered', { unit }) : say('unit-unhurt', { unit });
  const state = disordered === null ? 'open' : disordered ? 'disordered' : 'holds';
  return cpLost === 0
    ? say('firefight-loses-nothing', { unit, state })
    : say('firefight-loses', { unit, lost: cpLost, cp: firesAs(party).cp - cpLost, state });
}

const isHarmed = ({ harm, disordered }: Struck): boolean =>
  harm.cpLost > 0 || harm.fate !== 'good' || harm.disordered || disordered === true;

/** NBC-FF-09: which units recoil, and how far. */
export function recoilIn(battle: Battle, task: FightTask, { result }: Outcome): Said {
  const { recoils } = result;
  if (recoils.length === 0) return 'firefight-nobody-recoils';
  const units = recoils.map((role) => (role === 'attacker' ? attackerIn : defenderIn)(battle, task).short);
  return say('firefight-recoils', { units, n: units.length, cm: RECOIL_TO_CM });
}

function duelSide({ role, party, firing, silent, progress }: Volley): DuelSide {
  const { id, side, name, short } = party;
  const { dice, toHit, bonus, penalties } = firing;
  return {
    ...{ id, side, name, as: role },
    short: short.name,
    state: stateOf(party),
    cp: firesAs(party).cp,
    ...(silent !== undefined && { silent }),
    thrown:
      silent === undefined
        ? {
            ...{ dice, toHit, bonus, penalties, progress },
            onTheDie: null,
            spec: firing.throw,
            hits: hitsSoFar(progress),
          }
        : null,
  };
}

export function firefightDuel(battle: Battle, open: Task): Duel {
  const task = asFight(open);
  const volleys = volleysOf(battle, task);
  const sides = volleys.map(duelSide);
  if (volleys.some(({ progress }) => !progress.done))
    return { sides, verdict: null, outcomes: [], onTheTable: [], notes: [] };
  const outcome = outcomeOf(battle, task, volleys);
  const wanted = needsOf(battle, task).length > 0;
  return {
    sides,
    verdict: wanted ? null : { says: recoilIn(battle, task, outcome) },
    outcomes: outcome.struck.map((each) => {
      const text = harmTold(each.party.short, each);
      return { side: each.party.side, text, hands: isHarmed(each) ? text : '' };
    }),
    onTheTable: [],
    notes: outcome.struck.flatMap(({ party }) => engineersThrew(party, engineerDice(task, party))),
  };
}
