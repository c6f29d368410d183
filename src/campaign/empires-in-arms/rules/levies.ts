/** Feudal, insurrection and Tyrol corps: when they appear, their strength, and when they leave. EIA-228 to EIA-230 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Factors } from '../vocabulary.ts';

export interface HomeProvince {
  /**
   * Whether the province is held by its own power, or by Turkey if Crimea, Podolia or Transylvania were ceded to it.
   */
  readonly held: boolean;
  readonly enemyCorps: boolean;
}

/** Returns whether the December levy fills a feudal corps. EIA-228 */
export const mayRaiseFeudal = (province: HomeProvince, besieged: boolean): Legality =>
  unless(
    !province.held && refuse('eiasiege-province-lost', 'EIA-228'),
    province.enemyCorps && refuse('eiasiege-province-enemy', 'EIA-228'),
    besieged && refuse('eiasiege-corps-besieged', 'EIA-228'),
  );
/** Returns whether a corps may leave the map for a time, in its own move step. EIA-228, EIA-229 */
export const mayStandDown = (besieged: boolean): Legality =>
  unless(besieged && refuse('eiasiege-corps-besieged', 'EIA-228'));
/** Returns whether the corps may come back, only to its own province. EIA-228 */
export const mayReturn = (province: HomeProvince): Legality => mayRaiseFeudal(province, false);

/** Where Austria's insurrection corps appear and stay. EIA-229 */
export const BORDER_PROVINCES = ['Illyria', 'Military Border', 'Transylvania', 'Hungary'] as const;

/** Returns whether an insurrection corps may be placed in a province. EIA-229 */
export const mayPlaceInsurrection = (place: {
  /** An enemy corps, cossack or freikorps has entered the province. */
  readonly entered: boolean;
  readonly ceded: boolean;
}): Legality =>
  unless(
    place.ceded && refuse('eiasiege-province-ceded', 'EIA-229'),
    !place.entered && refuse('eiasiege-not-entered', 'EIA-229'),
  );

/** The strength that the text prints. EIA-229 */
const INSURRECTION: Factors = { militia: 15, cavalry: 3 };
/**
 * Returns the full strength of one of `corps` insurrection corps, by ruling; null if it is on the owner's card.
 * EIA-229, Q5
 */
export function insurrectionStrength(corps: number, nth: number, rulings: Rulings): Factors | null {
  const reading = ruling(rulings, 'insurrectionSize');
  if (reading === 'askOwnerCard') return null;
  if (reading === 'perCorps' || corps < 2) return INSURRECTION;
  const share = (n: number) => (nth === 0 ? Math.ceil(n / 2) : Math.floor(n / 2));
  return { militia: share(INSURRECTION.militia ?? 0), cavalry: share(INSURRECTION.cavalry ?? 0) };
}
export const mayRaiseInsurrection = (besieged: boolean, freeBorderProvince: boolean): Legality =>
  unless(
    besieged && refuse('eiasiege-corps-besieged', 'EIA-229'),
    !freeBorderProvince && refuse('eiasiege-no-border', 'EIA-229'),
  );

export const TYROL_PROVINCE = 'Tyrol';
/** The strength of the Tyrol corps. EIA-230 */
export const TYROL: Factors = { regular: 8 };
export const mayPlaceTyrol = (tyrol: {
  readonly foreign: boolean;
  readonly ownerAtWar: boolean;
  readonly usedThisWar: boolean;
  readonly enemyCorps: boolean;
}): Legality =>
  unless(
    !tyrol.foreign && refuse('eiasiege-tyrol-own', 'EIA-230'),
    !tyrol.ownerAtWar && refuse('eiasiege-tyrol-peace', 'EIA-230'),
    tyrol.usedThisWar && refuse('eiasiege-tyrol-used', 'EIA-230'),
    tyrol.enemyCorps && refuse('eiasiege-province-enemy', 'EIA-230'),
  );
