/** Reinforcing a battle, withdrawing from it, and the arrival of outflankers. EIA-145, EIA-166 to EIA-170, EIA-270 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Terrain } from '../vocabulary.ts';

/** Returns whether a die is at or under a rating; a ruling decides for a rating of 0. EIA-145, EIA-166, EIA-169 */
export const succeeds = (die: Face, rating: number, rulings: Rulings): boolean =>
  rating <= 0 ? ruling(rulings, 'ratingZero') === 'naturalOne' && die === 1 : die <= rating;

/** Returns how many faces succeed, for the odds. */
export const goodFaces = (rating: number, rulings: Rulings): number =>
  rating <= 0 ? (ruling(rulings, 'ratingZero') === 'naturalOne' ? 1 : 0) : Math.min(6, rating);

const isHard = (terrain: Terrain): boolean => terrain === 'forest' || terrain === 'mountain' || terrain === 'marsh';

/** Returns the rating for reinforcing: one less for bad terrain or a river, only once. EIA-167 */
export const reinforcingRating = (strategic: number, terrain: Terrain, river: boolean): Reckoning =>
  reckon('eiacombat-reinforcing', [
    term('eiacombat-strategic', strategic, 'EIA-166'),
    (isHard(terrain) || river) &&
      term(river && !isHard(terrain) ? 'eiacombat-over-river' : 'eiacombat-bad-ground', -1, 'EIA-167'),
  ]);

/** Returns whether a force may try to reinforce. EIA-166 */
export const mayReinforce = (
  force: {
    readonly byArrow: boolean;
    readonly landing: boolean;
    readonly besieged: boolean;
    /** Whether the force is in another combat of this sequence, fought or to come. */
    readonly fightsElsewhere: 'no' | 'trivial' | 'yes';
    readonly onlyIrregulars: boolean;
    readonly hasLeader: boolean;
    /** At war with the whole enemy side, and with no power on the side it joins. */
    readonly atWar: boolean;
  },
  rulings: Rulings,
): Legality => {
  const trivialCounts = ruling(rulings, 'errata000') === 'off';
  return unless(
    force.byArrow && refuse('eiacombat-join-arrow', 'EIA-166'),
    force.landing && refuse('eiacombat-join-landing', 'EIA-166'),
    force.besieged && refuse('eiacombat-join-besieged', 'EIA-166'),
    (force.fightsElsewhere === 'yes' || (force.fightsElsewhere === 'trivial' && trivialCounts)) &&
      refuse('eiacombat-join-other', 'EIA-166', 'errata000'),
    force.onlyIrregulars && !force.hasLeader && refuse('eiacombat-join-irregulars', 'EIA-166'),
    !force.atWar && refuse('eiacombat-join-war', 'EIA-166'),
  );
};

/** Returns whether any force may try after this round. EIA-166 */
export const mayReinforceAfter = (round: number, rulings: Rulings): boolean =>
  round < 3 || ruling(rulings, 'reinforceAfterR3') === 'yes';

/** Returns the rating for outflankers' arrival after a round; `note` is the chart's modifier. EIA-169 */
export const arrivalRating = (strategic: number, terrain: Terrain, round: number, note: number): Reckoning =>
  reckon('eiacombat-arrival', [
    term('eiacombat-strategic', strategic, 'EIA-169'),
    isHard(terrain) && term('eiacombat-bad-ground', -1, 'EIA-169'),
    round >= 2 && term('eiacombat-second-round', 2, 'EIA-169'),
    note !== 0 && term('eiacombat-chart-note', note, 'EIA-169'),
  ]);
/** Returns whether outflankers may arrive after this round: the first or second. EIA-169 */
export const mayArriveAfter = (round: number): boolean => round <= 2;

/** Returns the rating for withdrawing; with the option an all-cavalry force withdraws more easily. EIA-145, EIA-270 */
export const withdrawalRating = (
  strategic: number,
  more: {
    readonly note: number;
    readonly allCavalry: boolean;
    readonly enemyAllCavalry: boolean;
    readonly option: boolean;
  },
): Reckoning =>
  reckon('eiacombat-withdrawal', [
    term('eiacombat-strategic', strategic, 'EIA-145'),
    more.note !== 0 && term('eiacombat-chart-note', more.note, 'EIA-145'),
    more.option && more.allCavalry && !more.enemyAllCavalry && term('eiacombat-riding-off', 1, 'EIA-270'),
  ]);
/** Returns whether a withdrawal always succeeds: from a probe it does. EIA-145 */
export const isSureWithdrawal = (attackerChit: string): boolean => attackerChit === 'probe';
/** Returns whether a withdrawing side gets away because the outflankers have not arrived after round 1. EIA-170 */
export const escapesOutflank = (
  chits: { attacker: string; defender: string },
  arrived: boolean,
  round: number,
): boolean => chits.attacker === 'outflank' && chits.defender === 'withdraw' && round === 1 && !arrived;
