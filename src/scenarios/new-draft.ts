/** Blank scenarios, new parts of one, and unique ids. */
import type { ArmyType, BySide } from '../book/terms.ts';
import type { Draft } from './draft.ts';
import { type Army, type FormationCard, type OfficerCard, SCENARIO_VERSION, type UnitCard } from './schema.ts';

/** "Général Compère" as "general-compere". */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'x';

/** Every id used in a scenario. */
export function idsIn(draft: Draft): Set<string> {
  const ids = new Set<string>();
  for (const { id } of [...draft.areas, ...draft.crossings, ...draft.reinforcements]) ids.add(id);
  for (const army of [draft.sides.a, draft.sides.b]) {
    ids.add(army.commander.id);
    for (const { unit } of army.garrisons) ids.add(unit.id);
    for (const formation of army.formations) {
      ids.add(formation.id).add(formation.commander.id);
      for (const unit of formation.units) ids.add(unit.id);
    }
  }
  return ids;
}

/** A unique id based on a name. Adds it to `taken`. */
export function freshId(taken: Set<string>, name: string): string {
  const base = slug(name);
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

export const newOfficer = (id: string, name: string): OfficerCard => ({ id, name, A: 3, L: 3, T: 3 });

/** Default names for new things, in the author's language. */
export interface NewNames {
  readonly scenario: string;
  readonly armies: BySide<string>;
  readonly commander: string;
  /** The name of an army's nth formation. */
  readonly formation: (armyType: ArmyType, n: number) => string;
  /** The name of a formation's nth unit. */
  readonly unit: (n: number) => string;
  readonly copyOf: (name: string) => string;
}

export const newFormation = (taken: Set<string>, name: string, commander: string): FormationCard => ({
  id: freshId(taken, name),
  name,
  commander: newOfficer(freshId(taken, `${name} commander`), commander),
  order: 'attack',
  units: [],
});

export const newUnit = (taken: Set<string>, ref: string, name: string): UnitCard => ({
  arm: 'infantry',
  id: freshId(taken, name),
  ref,
  name,
  quality: 3,
  sk: 1,
  rifles: false,
  artilleryPoints: 0,
  parts: [{ arm: 'infantry', quality: 3, men: 2500 }],
});

function newArmy(taken: Set<string>, name: string, names: NewNames): Army {
  return {
    name,
    armyType: 'Napoleonic',
    ottoman: false,
    commander: newOfficer(freshId(taken, `${name} commander`), names.commander),
    formations: [newFormation(taken, names.formation('Napoleonic', 1), names.commander)],
    garrisons: [],
    engineers: 0,
    pontoons: 0,
    baggage: 0,
  };
}

/** A blank scenario with this id: two armies with a formation each, on a summer's day. */
export function newDraft(id: string, names: NewNames): Draft {
  const taken = new Set<string>();
  return {
    format: 'scovell-scenario',
    version: SCENARIO_VERSION,
    id,
    title: names.scenario,
    date: '1809-07-05',
    summary: '',
    sources: [],
    notes: '',
    tags: [],
    start: 8 * 60,
    sides: { a: newArmy(taken, names.armies.a, names), b: newArmy(taken, names.armies.b, names) },
    reinforcements: [],
    sky: {
      weather: 'bright',
      intensity: 'light',
      variable: false,
      mediterranean: false,
      falls: 'rain',
      freezing: false,
      ground: 'hard',
    },
    hills: 'rolling',
    vantagePoints: [],
    terrain: [],
    areas: [],
    crossings: [],
    decks: { quality: 'QD-48' },
    rulings: {},
    briefings: { a: '', b: '', umpire: '' },
  };
}
