/** How far a counter moves, and what each area costs. EIA-107 to EIA-110, EIA-116 */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Irregular, Power, Terrain } from '../vocabulary.ts';

export interface Mover {
  /** A corps, or an irregular counter. */
  readonly what: 'corps' | Irregular;
  /** The counter has the cavalry symbol; Austrian light infantry has it too. */
  readonly cavalrySymbol: boolean;
  /** A (3) in brackets, which counts as 4 under French control. */
  readonly bracketed: boolean;
  /** The nation of the troops, and the power that controls them. */
  readonly nation: string;
  readonly controller: Power;
  /**
   * The counter belongs to a combination whose option is on and which does not exist, so the bracket does not apply.
   */
  readonly combinationMissing: boolean;
  readonly forceMarched: boolean;
  /** Landed from a fleet. */
  readonly landed: boolean;
}

/** Returns whether infantry moves one point farther because the French control it. EIA-107 */
const isFast = ({ nation, controller, bracketed, combinationMissing }: Mover): boolean =>
  nation === 'FR' || (controller === 'FR' && bracketed && !combinationMissing);

/** Returns the movement points. A guerilla moves one area, whatever its cost. EIA-107, EIA-108, EIA-116 */
export function allowance(mover: Mover): Reckoning {
  const { what, cavalrySymbol, forceMarched, landed } = mover;
  if (landed) return reckon('eiasupply-allowance', [term('eiasupply-landed', 0, 'EIA-116')]);
  if (what === 'guerilla') return reckon('eiasupply-allowance', [term('eiasupply-one-area', 1, 'EIA-107')]);
  const rides = cavalrySymbol || what === 'cossack' || what === 'freikorps';
  return reckon('eiasupply-allowance', [
    rides
      ? term('eiasupply-rides', 5, 'EIA-107')
      : isFast(mover)
        ? term('eiasupply-french', 4, 'EIA-107')
        : term('eiasupply-foot', 3, 'EIA-107'),
    forceMarched && term('eiasupply-force-march', 1, 'EIA-108'),
  ]);
}

/** Returns whether a counter may force march. EIA-108 */
export const mayForceMarch = (
  { what, cavalrySymbol, landed }: Pick<Mover, 'what' | 'cavalrySymbol' | 'landed'>,
  rulings: Rulings,
): Legality => {
  const errata = ruling(rulings, 'errata000') === 'on';
  return unless(
    what !== 'corps' && refuse('eiasupply-no-force-irregular', 'EIA-108'),
    errata && cavalrySymbol && refuse('eiasupply-no-force-cavalry', 'EIA-108', 'errata000'),
    errata && landed && refuse('eiasupply-no-force-landed', 'EIA-108', 'errata000'),
  );
};

export interface Entry {
  readonly terrain: Terrain;
  /** The border is a river. */
  readonly river: boolean;
  /** An unbesieged enemy corps is in the area. */
  readonly enemyCorps: boolean;
  readonly arrow: boolean;
  /** An enemy fleet is in the sea that the arrow crosses. */
  readonly enemyFleet: boolean;
}

/** Returns the cost of entering an area, in movement points. EIA-109 */
export const entryCost = ({ terrain, river, enemyCorps, arrow }: Entry): Reckoning =>
  reckon('eiasupply-entry', [
    terrain === 'marsh' || terrain === 'mountain'
      ? term(terrain === 'marsh' ? 'eiasupply-marsh' : 'eiasupply-mountain', 2, 'EIA-109')
      : term('eiasupply-area', 1, 'EIA-109'),
    river && enemyCorps && term('eiasupply-river', 1, 'EIA-109'),
    arrow && term('eiasupply-arrow', 1, 'EIA-109'),
  ]);

export interface Marched {
  readonly legal: Legality;
  /** Movement points left. */
  readonly left: number;
  /** The counter stops here: an enemy corps is in the open, or no points are left. EIA-110 */
  readonly stops: boolean;
}

/** Returns the result of entering one more area. EIA-109, EIA-110 */
export function enter(what: Mover['what'], left: number, entry: Entry): Marched {
  const cost = what === 'guerilla' ? 1 : entryCost(entry).total;
  const legal = unless(
    entry.arrow && entry.enemyFleet && refuse('eiasupply-arrow-barred', 'EIA-109'),
    cost > left && refuse('eiasupply-too-far', 'EIA-110'),
  );
  if (!legal.ok) return { legal, left, stops: true };
  const rest = left - cost;
  return { legal: ALLOWED, left: rest, stops: rest === 0 || (what === 'corps' && entry.enemyCorps) };
}
