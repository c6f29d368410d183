/**
 * A scenario that is still being written. It has a scenario's shape, but names may be empty, ids may lead nowhere and there
 * may be too much of something; it can be kept and opened like any other, and the problems say what is to be mended before
 * it can be played.
 */
import * as z from 'zod/mini';
import type { ArmyType, BySide } from '../book/terms.ts';
import {
  type Army,
  type FormationCard,
  type OfficerCard,
  parseScenario,
  SCENARIO_VERSION,
  type Scenario,
  type ScenarioProblem,
  scenarioSchema,
  type UnitCard,
} from './schema.ts';

export type Draft = Scenario;

/** What is wrong, empty when the scenario can be played. */
export function problemsOf(draft: Draft): readonly ScenarioProblem[] {
  const read = parseScenario(draft);
  return read.ok ? [] : read.problems;
}

export type DraftReading =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** As much of a schema's definition as tells limits from kinds. */
interface Limited {
  readonly type: string;
  readonly checks?: readonly Limit[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

interface Limit {
  readonly _zod: { readonly def: { readonly check: string; readonly value?: number; readonly maximum?: number } };
}

/** So many times the most of a scenario is no slip of somebody who writes one, and more than a phone can draw. */
const BEYOND = 10;

function loosened(limit: Limit, type: string): readonly unknown[] {
  const { check, value = 0, maximum = 0 } = limit._zod.def;
  if (check === 'less_than') return [z.maximum(BEYOND * value)];
  // Of words any number can be kept; a list that needs a member keeps that: nothing can be reckoned from none.
  if (type === 'array') return check === 'max_length' ? [z.maxLength(BEYOND * maximum)] : [limit];
  return check.endsWith('_length') ? [] : [limit];
}

/** The same schema with wider limits, and for words with none. */
function loose<T extends z.core.$ZodType>(schema: T): T {
  const def = schema._zod.def as Limited;
  const { checks, shape, element, innerType, options } = def;
  return z.clone(schema, {
    ...def,
    checks: checks?.flatMap((each) => loosened(each, def.type)),
    ...(shape && { shape: Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, loose(each)])) }),
    ...(element && { element: loose(element) }),
    ...(innerType && { innerType: loose(innerType) }),
    ...(options && { options: options.map((each) => loose(each)) }),
  } as T['_zod']['def']);
}

/** Made when a draft is read that is no scenario yet. */
let draftSchema: typeof scenarioSchema | undefined;

/** Reads what an editor kept: as a scenario, but with names that may be empty and figures well beyond its limits. Never throws. */
export function readDraft(json: unknown): DraftReading {
  const read = parseScenario(json);
  if (read.ok) return { ok: true, draft: read.scenario };
  draftSchema ??= loose(scenarioSchema);
  const rough = draftSchema.safeParse(json);
  const newer = read.problems.some(({ path }) => path[0] === 'version');
  return rough.success && !newer ? { ok: true, draft: rough.data as Draft } : { ok: false, problems: read.problems };
}

// ---- ids -------------------------------------------------------------------------------------------------------------

/** "Général Compère" as "general-compere". */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'x';

/** Every id that is taken in a scenario. */
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

/** An id of its own, near to a name; it is added to those taken. */
export function freshId(taken: Set<string>, name: string): string {
  const base = slug(name);
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

// ---- beginnings ------------------------------------------------------------------------------------------------------

export const newOfficer = (id: string, name: string): OfficerCard => ({ id, name, A: 3, L: 3, T: 3 });

/** What new things are called, in the language of whoever writes. */
export interface NewNames {
  readonly scenario: string;
  readonly armies: BySide<string>;
  readonly commander: string;
  /** The nth of an army. */
  readonly formation: (armyType: ArmyType, n: number) => string;
  /** The nth of a formation. */
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

/** A blank scenario under an id of its own: two armies with a formation each, a summer's day. */
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
