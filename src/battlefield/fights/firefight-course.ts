/** How far a firefight has come: both volleys, what they do, and what is still to be thrown (NBC-FF-02 to -11). */

import type { HitProgress } from '../../dice/hits.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, keepsBooks } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { oddsOfHits } from '../fire/hit-throws.ts';
import { engineersLive, pairOdds } from '../ledger/chances.ts';
import { touching } from '../ledger/contact.ts';
import { mayRethrow, ownAgain } from '../ledger/re-roll-dice.ts';
import { type Again, type Need, type Odds, rollIn } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { flagSaid } from '../rules/fights/answers.ts';
import type { Casualties } from '../rules/fire/casualties.ts';
import type { Firing } from '../rules/fire/fighters.ts';
import {
  FIREFIGHT_CM,
  type FirefightResult,
  type FirefightRole,
  type FirefightView,
  firefightResult,
  firefightThrow,
} from '../rules/fire/firefight.ts';
import { roundLabel, roundsOf, thrownSoFar } from '../rules/fire/rounds.ts';
import { ENGINEERS_FALL_ON, engineersFall } from '../rules/special-troops/engineers.ts';
import { disorderOdds, disorderOf, pairIn } from '../throws.ts';
import { musketeers } from './musketeers.ts';
import { attackerIn, defenderIn, type FightTask, type Party } from './parties.ts';
import { checkOf, strikesOf } from './table-facts.ts';

export interface Volley {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly firing: Firing;
  /** Why it does not fire. */
  readonly silent?: Said;
  readonly progress: HitProgress;
  readonly slot: string;
}

const NOTHING: HitProgress = { done: true, hits: 0, rounds: [] };

/** Somebody who touches its front is closer than whoever fires at it (NBC-FF-12). */
const closerInFront = (battle: Battle, { unit }: Party): boolean =>
  unit !== null && touching(battle, unit.id).some((unit) => (known(unit, 'strikes') ?? 'front') === 'front');

function viewOf(battle: Battle, task: FightTask, role: FirefightRole): FirefightView {
  const strikes = strikesOf(task, attackerIn(battle, task));
  if (role === 'attacker') return { distanceCm: FIREFIGHT_CM, closestInFront: true, strikes };
  const closest = strikes === 'front' && !closerInFront(battle, defenderIn(battle, task));
  return { distanceCm: FIREFIGHT_CM, closestInFront: closest, strikes: 'front' };
}

export function volleyOf(battle: Battle, task: FightTask, role: FirefightRole): Volley {
  const attacker = attackerIn(battle, task);
  const defender = defenderIn(battle, task);
  const [party, target] = role === 'attacker' ? [attacker, defender] : [defender, attacker];
  const replied = holds(defender.unit, 'replied');
  const firing = firefightThrow(
    musketeers(battle, task, party),
    musketeers(battle, task, target),
    role,
    viewOf(battle, task, role),
    battle.rulings,
    role === 'defender' && replied,
  );
  const holdsFire = role === 'defender' && !flagSaid(task, 'd', 'replies', true);
  const legal = role === 'attacker' || firing.legal.ok;
  const silent = !legal && !firing.legal.ok ? firing.legal.why : holdsFire ? 'firefight-holds-fire' : undefined;
  if (silent || firing.throw.dice === 0)
    return {
      role,
      party,
      firing,
      progress: NOTHING,
      slot: '',
      ...(silent ? { silent } : { silent: 'firefight-no-dice' }),
    };
  const key = `throw:${party.id}`;
  const { progress, slot } = thrownSoFar(task, roundsOf(key), firing.throw);
  return { role, party, firing, progress, slot };
}

export const volleysOf = remember((battle: Battle, task: FightTask): readonly [Volley, Volley] => [
  volleyOf(battle, task, 'attacker'),
  volleyOf(battle, task, 'defender'),
]);

export const hitsOf = ({ progress }: Volley): number => (progress.done ? progress.hits : 0);

// ---- what came of it -----------------------------------------------------------------------------------------------

export interface Struck {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly harm: Casualties;
  readonly engineersDue: boolean;
  readonly engineersFell: boolean;
  readonly rating: Reckoning | null;
  /** Null while the card is wanted, or where none is. */
  readonly disordered: boolean | null;
}

export interface Outcome {
  readonly result: FirefightResult;
  readonly struck: readonly Struck[];
}

export const engineerDice = (task: FightTask, { id }: Party) => pairIn(task, `engineers:${id}`);

export function outcomeOf(battle: Battle, task: FightTask, volleys: readonly [Volley, Volley]): Outcome {
  const [attacker, defender] = volleys;
  const on = (role: FirefightRole, absorbs: boolean) => {
    const party = role === 'attacker' ? attacker.party : defender.party;
    return {
      target: musketeers(battle, task, party),
      hits: hitsOf(role === 'attacker' ? defender : attacker),
      aspect: role === 'attacker' ? ('front' as const) : strikesOf(task, attacker.party),
      engineerAbsorbs: absorbs,
    };
  };
  const fell = (party: Party) => {
    const dice = engineerDice(task, party);
    return dice !== undefined && engineersFall(dice);
  };
  const before = firefightResult(on('attacker', false), on('defender', false), battle.rulings);
  const due = (role: FirefightRole) => before[role].engineersAtRisk;
  const absorbs = (role: FirefightRole, party: Party) => due(role) && fell(party);
  const result = firefightResult(
    on('attacker', absorbs('attacker', attacker.party)),
    on('defender', absorbs('defender', defender.party)),
    battle.rulings,
  );
  const struck = [attacker, defender].map(({ role, party }): Struck => {
    const harm = result[role];
    const { check } = harm;
    const rating = check
      ? adjustedRating(
          {
            ...checkOf(battle, task, party, { losses: check.losses, aspects: check.aspects, order: check.order }),
            disorderCheck: true,
          },
          battle.rulings,
        )
      : null;
    const roll = rating ? rollIn(task, `check:${party.id}`) : undefined;
    return {
      role,
      party,
      harm,
      engineersDue: due(role),
      engineersFell: absorbs(role, party),
      rating,
      disordered: roll && rating ? disorderOf(battle, roll, rating.total, 'hit') : null,
    };
  });
  return { result, struck };
}

export function needsOf(battle: Battle, task: FightTask): Need[] {
  const volleys = volleysOf(battle, task);
  const throws = volleys.flatMap(({ party, progress, slot }): Need[] =>
    progress.done
      ? []
      : [
          {
            slot,
            by: party.side,
            label: roundLabel(party.short, progress.stage, progress.dice),
            want: 'dice',
            dice: progress.dice,
          },
        ],
  );
  if (throws.length > 0) return throws;
  const { struck } = outcomeOf(battle, task, volleys);
  const engineers = struck
    .filter(({ party, engineersDue }) => engineersDue && !engineerDice(task, party))
    .map(
      ({ party }): Need => ({
        slot: `engineers:${party.id}`,
        by: party.side,
        label: say('fight-engineers-throw', { unit: party.short, face: ENGINEERS_FALL_ON }),
        want: 'dice',
        dice: 2,
      }),
    );
  if (engineers.length > 0) return engineers;
  return struck.flatMap(({ party, rating }): Need[] => {
    const slot = `check:${party.id}`;
    if (!rating || rollIn(task, slot)) return [];
    const label = say('firefight-check', { unit: party.short });
    return [{ slot, by: party.side, label, want: 'disorder', rating: rating.total, column: 'hit' }];
  });
}

/** NBC-RR-04: hits are never thrown again; the engineers' dice and the cards may be (AMB-05). */
export function againOf(battle: Battle, task: FightTask): Again[] {
  const { struck } = outcomeOf(battle, task, volleysOf(battle, task));
  const drawn = task.rolls.some((roll) => roll.slot.startsWith('check:'));
  return struck
    .filter(({ party }) => keepsBooks(battle, party.side))
    .flatMap(({ party, rating, engineersDue }): Again[] => {
      const engineers = engineersDue && !drawn && engineerDice(task, party) && mayRethrow('engineers', battle.rulings);
      const card = rating && rollIn(task, `check:${party.id}`);
      return [
        ...(engineers
          ? [
              {
                ...ownAgain(battle, `engineers:${party.id}`, party.side),
                what: say('fight-engineers-of', { unit: party.short }),
              },
            ]
          : []),
        ...(card
          ? [
              {
                ...ownAgain(battle, `check:${party.id}`, party.side),
                what: say('fight-check-of', { unit: party.short }),
              },
            ]
          : []),
      ];
    });
}

/** The chance of what is thrown next, once the first dice lie there; before that both sides are told what to expect. */
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
  const engineers = struck.find(({ party, engineersDue }) => engineersDue && !engineerDice(task, party));
  if (engineers) return pairOdds((dice) => !engineersFall(dice), engineersLive(engineers.party.short));
  const check = struck.find(({ party, rating }) => rating && !rollIn(task, `check:${party.id}`));
  return check?.rating
    ? disorderOdds(battle, check.rating.total, 'hit', say('firefight-chance-holds', { unit: check.party.short }))
    : null;
}
