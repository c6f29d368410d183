/** The units that an order of battle comes to, rated, and what was done to them by hand. */
import { absorbBattery } from '../../../orders-of-battle/battery-units.ts';
import { type LikenedOfficer, likenedOfficer } from '../../../orders-of-battle/officer-ratings.ts';
import type { ProposedArmy, ProposedFormation, ProposedUnit, Rated } from '../../../orders-of-battle/proposed.ts';
import { mergeUnits, splitUnit } from '../../../orders-of-battle/sizes.ts';
import { type Likened, likened } from '../../../orders-of-battle/source-ratings.ts';
import { toUnits } from '../../../orders-of-battle/to-units.ts';
import { type OobNode, type OobTree, walk } from '../../../orders-of-battle/tree.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import { suggestedNote } from '../../../scenarios/suggested-note.ts';
import type { Ask, Proposed, Regroup } from './asks.ts';

/** The nearest nation that is told above an entry, or that speaks from the army's name. */
const nationOf = (node: OobNode, above: readonly OobNode[]): string | undefined =>
  node.nation ?? [...above].reverse().find((each) => each.nation)?.nation ?? guessNation((above[0] ?? node).name);

export function regrouped(units: readonly ProposedUnit[], move: Regroup): readonly ProposedUnit[] {
  if (move.do === 'merge') return mergeUnits(units, move.into, move.other);
  return move.do === 'split' ? splitUnit(units, move.unit) : absorbBattery(units, move.battery);
}

/** The armies with every move done again, in its order; the units are known by their entries whatever they are rated. */
function replayed(given: readonly ProposedArmy[], moves: readonly Regroup[]): Omit<Proposed, 'is'> {
  let armies = given;
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

export async function proposed(
  now: OobTree,
  { armyType, batteries, rating, byScale, byOfficers, moves = [] }: Extract<Ask, { do: 'units' }>,
): Promise<Proposed> {
  // Where all batteries are absorbed, one that was absorbed by hand is so already.
  const wanted = batteries === 'units' ? moves : moves.filter((move) => move.do !== 'absorb');
  if (!rating) return { is: 'proposed', ...replayed(toUnits(now, { armyType, batteries }), wanted) };
  const { suggestFor } = await import('../../../scenarios/rate-by-name.ts');
  const why = new Map<string, string>();
  const toldOf = new Map<string, Likened>();
  if (byScale)
    for (const { node, above } of walk(now.roots)) {
      const told = node.children.length === 0 ? likened(node, above, byScale) : undefined;
      if (told) toldOf.set(node.id, told);
    }
  const armies = toUnits(now, {
    armyType,
    batteries,
    rate: (node, above): Rated => {
      const nation = nationOf(node, above) ?? rating.nation;
      const arm = node.kind === 'cavalry' || (node.sabres ?? 0) > (node.men ?? 0) ? 'cavalry' : 'infantry';
      const words = [node.name, node.type, ...above.map(({ name }) => name)].filter(Boolean).join(' ');
      const found = suggestFor(words, nation, rating.year, arm);
      const told = byScale && likened(node, above, byScale);
      const by = [
        told && `the source’s ${told.why}`,
        found?.quality && (told ? `SK as of ${found.nation}, ${found.troops}` : `${found.nation}, ${found.troops}`),
      ].filter(Boolean);
      if (by.length > 0) why.set(node.id, by.join('; '));
      return { quality: told?.quality ?? found?.quality?.usual ?? 3, sk: found?.skirmish ?? 1 };
    },
  });
  const noted = (unit: ProposedUnit, nation: string): ProposedUnit => {
    if (unit.own) return unit;
    if (unit.arm === 'artillery') {
      const told = toldOf.get(unit.id);
      if (told)
        return {
          ...unit,
          quality: told.quality,
          notes: [...unit.notes, suggestedNote(undefined, `the source’s ${told.why}`)],
        };
      const found = suggestFor(`${unit.name} ${unit.weight} ${unit.mobility}`, nation, rating.year, 'artillery');
      if (!found?.quality) return unit;
      return {
        ...unit,
        quality: found.quality.usual,
        notes: [...unit.notes, suggestedNote(undefined, `${found.nation}, ${found.troops}`)],
      };
    }
    const from = new Set(unit.parts.flatMap(({ node }) => why.get(node) ?? []));
    return from.size === 0 ? unit : { ...unit, notes: [...unit.notes, suggestedNote(undefined, [...from].join('; '))] };
  };
  const officers = new Map<string, LikenedOfficer>();
  if (byOfficers)
    for (const { node } of walk(now.roots)) {
      const told = likenedOfficer(node, byOfficers);
      if (told) officers.set(node.id, told);
    }
  const led = ({ id, commander }: ProposedArmy | ProposedFormation) => {
    const rated = commander === undefined ? undefined : officers.get(id);
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
