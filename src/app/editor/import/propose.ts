/** The rated units of an order of battle, with the changes made by hand. */
import { isSame, type Message, say } from '../../../engine/message.ts';
import { absorbBattery } from '../../../orders-of-battle/battery-units.ts';
import { type ByOfficers, type LikenedOfficer, likenedOfficer } from '../../../orders-of-battle/officer-ratings.ts';
import type { ProposedArmy, ProposedFormation, ProposedUnit, Rated } from '../../../orders-of-battle/proposed.ts';
import { mergeUnits, splitUnit } from '../../../orders-of-battle/sizes.ts';
import { type ByScale, type Likened, likened } from '../../../orders-of-battle/source-ratings.ts';
import { toUnits } from '../../../orders-of-battle/to-units.ts';
import { type OobNode, type OobTree, walk } from '../../../orders-of-battle/tree.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import { suggestFor } from '../../../scenarios/rate-by-name.ts';
import type { TroopSuggestion } from '../../../scenarios/suggested.ts';
import type { Ask, Proposed, Rating, Regroup } from './asks.ts';
import { quietArmy } from './capitals.ts';

/** The nearest nation named above an entry, or guessed from the army's name. */
const nationOf = (node: OobNode, above: readonly OobNode[]): string | undefined =>
  node.nation ?? [...above].reverse().find((each) => each.nation)?.nation ?? guessNation((above[0] ?? node).name);

export function regrouped(units: readonly ProposedUnit[], move: Regroup): readonly ProposedUnit[] {
  if (move.do === 'merge') return mergeUnits(units, move.into, move.other);
  return move.do === 'split' ? splitUnit(units, move.unit) : absorbBattery(units, move.battery);
}

/** The armies with all changes repeated in order. Units are found by their entries, whatever their ratings. */
function replayed(given: readonly ProposedArmy[], moves: readonly Regroup[]): Omit<Proposed, 'is'> {
  let armies = given.map(quietArmy);
  let lost = 0;
  for (const move of moves) {
    const subject = move.do === 'merge' ? move.into : move.do === 'split' ? move.unit : move.battery;
    const before = armies
      .flatMap((army) => army.formations)
      .find(({ units }) => units.some(({ id }) => id === subject));
    const units = before ? regrouped(before.units, move) : [];
    if (!before || units.length === before.units.length) lost += 1;
    else
      armies = armies.map((army) => ({
        ...army,
        formations: army.formations.map((each) => (each === before ? { ...each, units } : each)),
      }));
  }
  return { armies, lost };
}

/** The sources of ratings for troops. */
interface Raters {
  readonly troops: readonly TroopSuggestion[];
  readonly rating: Rating;
  readonly byScale: ByScale | undefined;
}

/** The source of the ratings: the text, the nation's suggestions, or both. */
function ratersOf(told: Likened | undefined, found: TroopSuggestion | undefined): Message | undefined {
  const troops = found?.quality && { nation: found.nation, troops: found.troops };
  if (told && troops) return say('reader-by-source-and-troops', { why: [told.why], ...troops });
  if (told) return say('reader-by-source', { why: [told.why] });
  return troops && say('reader-by-troops', troops);
}

/** The ratings of an entry's men, and their source. */
function ratedAs(node: OobNode, above: readonly OobNode[], { troops, rating, byScale }: Raters) {
  const nation = nationOf(node, above) ?? rating.nation;
  const arm = node.kind === 'cavalry' || (node.sabres ?? 0) > (node.men ?? 0) ? 'cavalry' : 'infantry';
  const words = [node.name, node.type, ...above.map(({ name }) => name)].filter(Boolean).join(' ');
  const found = suggestFor(troops, words, nation, rating.year, arm);
  const told = byScale && likened(node, above, byScale);
  const rated: Rated = { quality: told?.quality ?? found?.quality?.usual ?? 3, sk: found?.skirmish ?? 1 };
  return { rated, by: ratersOf(told, found) };
}

/** A battery with the source's rating, or its nation's. */
function ratedBattery(unit: ProposedUnit, nation: string, told: Likened | undefined, of: Raters): ProposedUnit {
  const { weight, mobility } = unit;
  const found = told
    ? undefined
    : suggestFor(of.troops, `${unit.name} ${weight} ${mobility}`, nation, of.rating.year, 'artillery');
  const quality = told?.quality ?? found?.quality?.usual;
  const ratedBy = ratersOf(told, found);
  return quality && ratedBy ? { ...unit, quality, ratedBy } : unit;
}

/** All sources of the ratings in a unit, each once. */
function together(by: readonly Message[]): Pick<ProposedUnit, 'ratedBy'> {
  const each = by.filter((one, i) => by.findIndex((other) => isSame(one, other)) === i);
  const [first, ...others] = each;
  return first ? { ratedBy: others.reduce((one, other) => say('reader-by-both', { one, other }), first) } : {};
}

/** The source's own ratings of batteries and commanding officers, by entry. */
function toldIn(now: OobTree, byScale: ByScale | undefined, byOfficers: ByOfficers | undefined) {
  const batteries = new Map<string, Likened>();
  const officers = new Map<string, LikenedOfficer>();
  for (const { node, above } of walk(now.roots)) {
    const told = byScale && node.children.length === 0 ? likened(node, above, byScale) : undefined;
    if (told) batteries.set(node.id, told);
    const officer = byOfficers && likenedOfficer(node, byOfficers);
    if (officer) officers.set(node.id, officer);
  }
  return { batteries, officers };
}

export function proposed(
  now: OobTree,
  { armyType, batteries, rating, troops = [], byScale, byOfficers, moves = [] }: Extract<Ask, { do: 'units' }>,
): Proposed {
  // If all batteries are absorbed, those absorbed by hand already are.
  const wanted = batteries === 'units' ? moves : moves.filter((move) => move.do !== 'absorb');
  if (!rating) return { is: 'proposed', ...replayed(toUnits(now, { armyType, batteries }), wanted) };
  const raters: Raters = { troops, rating, byScale };
  const told = toldIn(now, byScale, byOfficers);
  const by = new Map<string, Message>();
  const armies = toUnits(now, {
    armyType,
    batteries,
    rate: (node, above) => {
      const as = ratedAs(node, above, raters);
      if (as.by) by.set(node.id, as.by);
      return as.rated;
    },
  });
  const noted = (unit: ProposedUnit, nation: string): ProposedUnit => {
    if (unit.own) return unit;
    if (unit.arm === 'artillery') return ratedBattery(unit, nation, told.batteries.get(unit.id), raters);
    return { ...unit, ...together(unit.parts.flatMap(({ node }) => by.get(node) ?? [])) };
  };
  const led = ({ id, commander }: ProposedArmy | ProposedFormation) => {
    const rated = commander === undefined ? undefined : told.officers.get(id);
    return rated && { rated };
  };
  const rated = armies.map((army) => ({
    ...army,
    ...led(army),
    formations: army.formations.map((formation) => ({
      ...formation,
      ...led(formation),
      units: formation.units.map((unit) =>
        noted(unit, unit.nation ?? formation.nation ?? army.nation ?? guessNation(army.name) ?? rating.nation),
      ),
    })),
  }));
  return { is: 'proposed', ...replayed(rated, wanted) };
}
