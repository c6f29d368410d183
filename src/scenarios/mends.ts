/** A fix for each kind of finding. */
import { SIDES } from '../book/terms.ts';
import { findFormation, findUnit, isFull, removeFormation } from './army-edits.ts';
import type { Draft } from './draft.ts';
import { BATTERY_GUNS } from './labels.ts';
import { freshId, idsIn, type NewNames, newOfficer } from './new-draft.ts';
import { renumbered } from './renumber.ts';
import { type FormationCard, MOST, type UnitCard, type UnitPart } from './schema.ts';

export type Mend =
  | { readonly do: 'renumber' | 'renumber-units' | 'name-apart'; readonly formation: string }
  | { readonly do: 'split-formation' | 'remove-formation'; readonly formation: string }
  | { readonly do: 'split-battery' | 'split-unit'; readonly unit: string }
  | { readonly do: 'from-the-start' | 'come-once'; readonly arrival: string }
  | { readonly do: 'end-at'; readonly at: number };

type Change = (formation: FormationCard, draft: Draft) => readonly FormationCard[];

/** The draft with a formation changed or replaced. */
function withIts(draft: Draft, id: string, change: Change): Draft {
  const place = findFormation(draft, id);
  if (!place) return draft;
  const { side, at } = place;
  const army = draft.sides[side];
  const formations = army.formations.toSpliced(at, 1, ...change(place.formation, draft));
  return { ...draft, sides: { ...draft.sides, [side]: { ...army, formations } } };
}

/** New last numbers for units of a formation whose labels are already used. NBC-SCN-17 */
function apart(units: readonly UnitCard[]): UnitCard[] {
  const taken = new Set(units.map(({ ref }) => ref));
  const seen = new Set<string>();
  return units.map((unit) => {
    if (unit.ref === '' || !seen.has(unit.ref)) {
      seen.add(unit.ref);
      return unit;
    }
    const head = unit.ref.split('/').slice(0, -1);
    let n = 1;
    while (taken.has([...head, n].join('/'))) n += 1;
    const ref = [...head, n].join('/').slice(0, MOST.ref);
    taken.add(ref);
    return { ...unit, ref };
  });
}

/** A number in shares that are as equal as possible. */
const shares = (of: number, into: number): number[] =>
  Array.from({ length: into }, (_, i) => Math.floor(of / into) + (i < of % into ? 1 : 0));

/** The men of a unit in two halves: whole regiments if there are several, otherwise half of the men each. */
function halves(parts: readonly UnitPart[]): readonly (readonly UnitPart[])[] {
  if (parts.length < 2) return [0, 1].map((i) => parts.map((part) => ({ ...part, men: shares(part.men, 2)[i] ?? 0 })));
  const all = parts.reduce((sum, { men }) => sum + men, 0);
  const cuts = parts.slice(1).map((_, i) => i + 1);
  const off = (cut: number) => Math.abs(all - 2 * parts.slice(0, cut).reduce((sum, { men }) => sum + men, 0));
  const cut = cuts.reduce((best, each) => (off(each) < off(best) ? each : best), 1);
  return [parts.slice(0, cut), parts.slice(cut)];
}

/** Splits a unit. The first piece keeps its id; the others get labels of their own. */
function pieces(unit: UnitCard): readonly UnitCard[] {
  if (unit.arm === 'artillery') {
    const guns = unit.guns ?? BATTERY_GUNS.usual;
    return shares(guns, Math.ceil(guns / BATTERY_GUNS.usual)).map((n) => ({ ...unit, guns: n }));
  }
  return halves(unit.parts).map((parts, i) => ({
    ...unit,
    parts: [...parts],
    artilleryPoints: shares(unit.artilleryPoints, 2)[i] ?? 0,
  }));
}

function splitUnit(draft: Draft, id: string): Draft {
  const place = findUnit(draft, id);
  if (!place || isFull(place.formation)) return draft;
  const taken = idsIn(draft);
  const split = pieces(place.unit).map((each, i) => (i === 0 ? each : { ...each, id: freshId(taken, each.name) }));
  const units = apart(place.formation.units.toSpliced(place.unitAt, 1, ...split));
  const done = withIts(draft, place.formation.id, (formation) => [{ ...formation, units }]);
  const ids = split.map((each) => each.id);
  const reinforcements = done.reinforcements.map((each) =>
    each.units ? { ...each, units: each.units.flatMap((unit) => (unit === id ? ids : [unit])) } : each,
  );
  return { ...done, reinforcements };
}

/** Where to split a formation: between two divisions, by its labels, nearest to the middle. */
function middle(units: readonly UnitCard[]): number {
  const division = ({ ref }: UnitCard): string => ref.split('/').slice(0, -1).join('/');
  const cuts = units.flatMap((unit, i) => {
    const before = units[i - 1];
    return before && division(before) !== division(unit) ? [i] : [];
  });
  const half = units.length / 2;
  return cuts.reduce(
    (best, cut) => (Math.abs(cut - half) < Math.abs(best - half) ? cut : best),
    cuts[0] ?? Math.ceil(half),
  );
}

function splitFormation(draft: Draft, id: string, names: NewNames): Draft {
  const place = findFormation(draft, id);
  if (!place || isFull(draft.sides[place.side])) return draft;
  const { formation, side } = place;
  const { armyType, formations } = draft.sides[side];
  const cut = middle(formation.units);
  const taken = idsIn(draft);
  const used = new Set(formations.map((each) => each.name));
  let n = formations.length + 1;
  while (used.has(names.formation(armyType, n))) n += 1;
  const name = names.formation(armyType, n);
  const first = { ...formation, units: formation.units.slice(0, cut) };
  const second: FormationCard = {
    ...formation,
    id: freshId(taken, name),
    name,
    commander: newOfficer(freshId(taken, `${name} commander`), names.commander),
    units: formation.units.slice(cut),
  };
  const done = withIts(draft, id, () => [first, ...renumbered([first], [second])]);
  const gone = new Set(second.units.map((unit) => unit.id));
  const reinforcements = done.reinforcements.flatMap((each) => {
    if (each.formation !== id) return [each];
    const [stay, go] = [
      (each.units ?? formation.units.map((unit) => unit.id)).filter((unit) => !gone.has(unit)),
      (each.units ?? [...gone]).filter((unit) => gone.has(unit)),
    ];
    const fresh = { ...each, id: freshId(taken, each.id), formation: second.id };
    return [
      ...(stay.length > 0 ? [each.units ? { ...each, units: stay } : each] : []),
      ...(go.length > 0 ? [each.units ? { ...fresh, units: go } : fresh] : []),
    ];
  });
  return { ...done, reinforcements };
}

/** Removes from an arrival what earlier arrivals already bring. */
function once(draft: Draft, arrival: string): Draft {
  const at = draft.reinforcements.findIndex(({ id }) => id === arrival);
  const coming = draft.reinforcements[at];
  if (!coming) return draft;
  const of = (each: typeof coming): readonly string[] =>
    each.units ?? findFormation(draft, each.formation)?.formation.units.map(({ id }) => id) ?? [];
  const before = new Set(draft.reinforcements.slice(0, at).flatMap(of));
  const units = of(coming).filter((unit) => !before.has(unit));
  return {
    ...draft,
    reinforcements: draft.reinforcements.toSpliced(at, 1, ...(units.length > 0 ? [{ ...coming, units }] : [])),
  };
}

function renumber(draft: Draft, id: string): Draft {
  const side = SIDES.find((each) => draft.sides[each].formations.some((formation) => formation.id === id));
  const others = side ? draft.sides[side].formations.filter((formation) => formation.id !== id) : [];
  return withIts(draft, id, (formation) => renumbered(others, [formation]));
}

export function mended(draft: Draft, mend: Mend, names: NewNames): Draft {
  switch (mend.do) {
    case 'renumber':
      return renumber(draft, mend.formation);
    case 'renumber-units':
      return withIts(draft, mend.formation, (formation) => [{ ...formation, units: apart(formation.units) }]);
    case 'name-apart':
      return withIts(draft, mend.formation, (formation) => [
        { ...formation, name: `${formation.name}, ${formation.commander.name}`.slice(0, MOST.name) },
      ]);
    case 'split-formation':
      return splitFormation(draft, mend.formation, names);
    case 'remove-formation':
      return removeFormation(draft, mend.formation);
    case 'split-battery':
    case 'split-unit':
      return splitUnit(draft, mend.unit);
    case 'from-the-start':
      return { ...draft, reinforcements: draft.reinforcements.filter(({ id }) => id !== mend.arrival) };
    case 'come-once':
      return once(draft, mend.arrival);
    case 'end-at':
      return { ...draft, end: { ...draft.end, at: mend.at } };
  }
}
