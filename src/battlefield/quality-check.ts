/** The rating of a quality check, with its modifiers (NBC-QC-00 to -14). */

import { type Rulings, ruling } from '../book/rulings.ts';
import type { Aspect, Exhaustion, Order, Rating } from '../book/terms.ts';
import { type Named, type Said, say, type Text, word } from '../engine/message.ts';
import { present } from '../engine/present.ts';
import { type Reckoning, reckon, type Term, term } from '../engine/reckoning.ts';
import { type Battle, hasCP, lostCP, type Officer, officerWith, staysBehind, type Unit } from './battle.ts';
import { holds } from './facts.ts';
import { officerNamed } from './named.ts';
import { isPlayed } from './simplified.ts';

/** NBC-QC-09, NBC-FF-05, NBC-CC-08, NBC-CMA-07: the army commander helps units within this distance, in cm. */
export const COMMANDER_CM = 10;

export interface CheckFacts {
  readonly quality: Rating;
  /** NBC-GL-14, judged after the losses that caused the check (AMB-16). */
  readonly fresh: boolean;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  readonly shaken: boolean;
  readonly outOfCommand: boolean;
  /** The unit occupies a town, see `isTown` (NBC-QC-08, AMB-19). */
  readonly town: boolean;
  /** The unit is within 10 cm of its own army commander (NBC-QC-09). */
  readonly nearArmyCommander: boolean;
  /** CP the unit itself lost to the cause of this check. */
  readonly losses: number;
  readonly aspects: readonly Aspect[];
  /** The formation's order when the unit was attacked or fired at; omitted if it was not. */
  readonly attackedUnder?: Order;
  /** L of the formation commander with the unit (NBC-QC-14). */
  readonly leader?: Named & { readonly L: Rating };
  /** The owner checks without the commander's L (if ruling `lRatingOptional` allows). */
  readonly withoutLeader?: boolean;
  readonly situational?: readonly Term[];
  /** A disorder check (NBC-DC-01) instead of a quality check. */
  readonly disorderCheck?: boolean;
}

/** Absent facts are false. */
export type RatingFacts = Pick<CheckFacts, 'quality'> & Partial<CheckFacts>;

/** NBC-QC-08, AMB-19: whether a place counts as a town; a strong point only by ruling. */
export const isTown = (place: 'built-up' | 'strong-point' | 'works', rulings: Rulings = {}): boolean =>
  place === 'built-up' || (place === 'strong-point' && ruling(rulings, 'townBonusStrongPoint') === 'yes');

/** Whether a unit is in a town: by its area if that is known, else as was said. */
export function isInTown({ scenario, rulings }: Battle, unit: Pick<Unit, 'area'> | null, said: boolean): boolean {
  if (!unit?.area) return said;
  const kind = scenario.areas.find(({ id }) => id === unit.area)?.kind;
  return kind !== undefined && isTown(kind, rulings);
}

/** NBC-QC-10: how many CP lost reduce the rating by 1. */
export const LOSSES_FOR_ONE = 2;

/** NBC-QC-10: how much losses reduce the rating. */
export function lossModifier(losses: number, rulings: Rulings = {}): number {
  const round = ruling(rulings, 'lossModRound') === 'ceil' ? Math.ceil : Math.floor;
  return round(losses / LOSSES_FOR_ONE);
}

/** NBC-QC-11, NBC-QC-12: what an aspect adds to the rating. */
const ASPECT_ADDS = { front: 0, flank: -1, rear: -2 } as const;

/** NBC-QC-13: what an attack on the march adds to the rating. */
export const ON_THE_MARCH = { redeploy: -1, strategic: -2 } as const;

/** What one aspect takes from a rating, shown beside the answer. */
export const aspectEffect = (aspect: Aspect): Said => say('effect-signed', { n: ASPECT_ADDS[aspect] });
/** The same for the check that a hit causes. */
export const onItsCheck = (aspect: Aspect): Said => say('on-its-check', { n: ASPECT_ADDS[aspect] });

/** NBC-QC-11, NBC-QC-12: the aspects that count, each as a term: of several the worst, or by AMB-15 all. */
function aspectTerms(aspects: readonly Aspect[], rulings: Rulings): Term[] {
  const flank = aspects.includes('flank');
  const rear = aspects.includes('rear');
  const both = flank && rear ? ({ ruling: 'aspectMods' } as const) : {};
  const flankToo = flank && (!rear || ruling(rulings, 'aspectMods') === 'sum');
  return present(
    rear && term('rating-rear', ASPECT_ADDS.rear, 'NBC-QC-12', both),
    flankToo && term('rating-flank', ASPECT_ADDS.flank, 'NBC-QC-11', both),
  );
}

/** NBC-QC-00: a unit's adjusted rating for a quality check or a Disorder Check. */
export function adjustedRating(facts: RatingFacts, rulings: Rulings = {}): Reckoning {
  const { disorderCheck = false, leader, losses = 0, aspects = [], exhaustion = 0 } = facts;
  const led =
    leader &&
    !(disorderCheck && ruling(rulings, 'lRatingDC') === 'no') &&
    !(facts.withoutLeader && ruling(rulings, 'lRatingOptional') === 'yes');
  if (led) {
    const { id, name, L: rating } = leader;
    const what = say('rating-led', { officer: { id, name }, rating });
    const ruled = disorderCheck ? { ruling: 'lRatingDC' } : {};
    return reckon('sum-rating', [term(what, rating, 'NBC-QC-14', ruled)], { note: 'rating-not-modified' });
  }
  const lossTerm = lossModifier(losses, rulings);
  // NBC-QC-00: a unit that is Tired or has just lost CP is not Fresh, whatever was said before.
  const fresh = facts.fresh && losses === 0 && exhaustion === 0;
  const disorderCounts = facts.disordered && !(disorderCheck && ruling(rulings, 'dcDisMod') === 'no');
  return reckon('sum-rating', [
    term(say('rating-of-quality', { quality: word(`quality-${facts.quality}`) }), facts.quality, 'NBC-QC-01'),
    fresh && term('state-fresh', 1, 'NBC-QC-02'),
    facts.town && term('rating-town', 1, 'NBC-QC-08'),
    facts.nearArmyCommander && term(say('rating-commander', { cm: COMMANDER_CM }), 1, 'NBC-QC-09'),
    disorderCounts && term('state-disordered', -1, 'NBC-QC-03', disorderCheck ? { ruling: 'dcDisMod' } : {}),
    exhaustion === 1 && term('exhaustion-1', -1, 'NBC-QC-04'),
    exhaustion === 2 && term('exhaustion-2', -2, 'NBC-QC-05'),
    facts.shaken && term('state-shaken', -1, 'NBC-QC-06'),
    facts.outOfCommand && term('state-out-of-command', -1, 'NBC-QC-07'),
    lossTerm > 0 && term(say('rating-lost', { losses }), -lossTerm, 'NBC-QC-10', { ruling: 'lossModRound' }),
    ...aspectTerms(aspects, rulings),
    facts.attackedUnder === 'redeploy' && term('rating-redeploys', ON_THE_MARCH.redeploy, 'NBC-QC-13'),
    facts.attackedUnder === 'strategic' && term('rating-marches', ON_THE_MARCH.strategic, 'NBC-QC-13'),
    ...(facts.situational ?? []),
  ]);
}

/** What an answer adds to a rating, shown beside the answer; undefined if the rating is never modified. */
export function effectOn(rating: (facts: Partial<CheckFacts>) => Reckoning, fact: keyof CheckFacts): Said | undefined {
  const n = rating({ [fact]: true }).total - rating({ [fact]: false }).total;
  return n === 0 ? undefined : say('effect-signed', { n });
}

/** AMB-12: the rating of an officer's check; by ruling with modifiers from the field, by default without. */
export function officerRating(
  officer: Text,
  letter: 'A' | 'L' | 'T',
  rating: Rating,
  near: boolean,
  rulings: Rulings = {},
  /** The unit the officer is with, whose modifiers also count by ruling (AMB-12). */
  unit?: RatingFacts,
): Reckoning {
  const reading = ruling(rulings, 'officerMods');
  const its = unit && reading === 'all' ? adjustedRating({ ...unit, nearArmyCommander: false }, rulings).terms : [];
  const shared = its.slice(1).map((one): Term => ({ ...one, ruling: 'officerMods' }));
  return reckon('sum-rating', [
    term(say('rating-officer', { officer, letter: word(`letter-${letter}`), rating }), rating, 'NBC-QC-15'),
    reading !== 'none' &&
      near &&
      term(say('rating-commander', { cm: COMMANDER_CM }), 1, 'NBC-QC-09', { ruling: 'officerMods' }),
    ...shared,
  ]);
}

export type FreshFacts = Pick<Unit, 'startCP' | 'lost' | 'exhaustion' | 'fate'> & Partial<Unit>;

/** NBC-GL-14: whether the unit has lost no CP and is Rested. Disorder does not matter. */
export function isFresh(unit: FreshFacts, rulings: Rulings = {}): boolean {
  if (unit.exhaustion !== 0 || unit.fate !== 'good') return false;
  if (!hasCP(unit)) return ruling(rulings, 'freshArtillery') === 'yes';
  if (ruling(rulings, 'freshDetach') === 'loses' && unit.lost.blue > 0) return false;
  return lostCP(unit) === 0;
}

/** NBC-OCC-03: who can be out of command: no garrison, detachment or unit left behind; the disturbed (NBC-ORD-22). */
export const mayBeOutOfCommand = (
  unit: Pick<Unit, 'kind' | 'formation'> & Parameters<typeof staysBehind>[0],
): boolean => unit.kind === 'unit' && unit.formation !== null && !staysBehind(unit);

/** The facts of a check from the ledger; `said` holds the table's answers. */
export function checkFacts(
  battle: Battle,
  unit: Unit,
  said: { readonly outOfCommand: boolean; readonly town: boolean; readonly nearArmyCommander: boolean },
): CheckFacts {
  const officer = officerWith(battle, unit.id);
  return {
    quality: unit.card.quality,
    fresh: isFresh(unit, battle.rulings),
    disordered: unit.disordered,
    exhaustion: unit.exhaustion,
    shaken: unit.shaken,
    outOfCommand: said.outOfCommand && mayBeOutOfCommand(unit),
    town: said.town,
    nearArmyCommander: said.nearArmyCommander,
    losses: 0,
    aspects: [],
    ...(officer &&
      isPlayed('use-leadership', battle.simplified) && { leader: { L: officer.L, ...officerNamed(officer) } }),
  };
}

/** AMB-12: the unit an officer is with, for the ruling that gives the officer its modifiers. */
export function hostFacts(battle: Battle, officer: Officer): RatingFacts | undefined {
  const unit = officer.host === null ? undefined : battle.units[officer.host];
  if (!unit) return undefined;
  const town = isInTown(battle, unit, holds(unit, 'town'));
  const said = { outOfCommand: holds(unit, 'ooc'), town, nearArmyCommander: false };
  const { leader: _, ...facts } = checkFacts(battle, unit, said);
  return facts;
}
