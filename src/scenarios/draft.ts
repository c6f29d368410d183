/**
 * A scenario that is still being written. It has a scenario's shape, but names may be empty and ids may lead nowhere; it
 * can be kept and opened like any other, and the problems say what is missing before it can be played.
 */
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
  return read.ok ? [] : read.found;
}

export type DraftReading =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly string[] };

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** A copy with another value at a place. */
function placed(json: Json, path: readonly (string | number)[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.map((each, i) => (i === key ? placed(each, rest, value) : each));
  if (typeof json !== 'object' || json === null) return json;
  return { ...json, [key]: placed(json[String(key)] ?? null, rest, value) };
}

const at = (json: Json, path: readonly (string | number)[]): Json =>
  path.reduce<Json>((now, key) => (now as { [key: string]: Json } | null)?.[String(key)] ?? null, json);

/** Reads what an editor kept: as a scenario, but with names that may still be empty. Never throws. */
export function readDraft(json: unknown): DraftReading {
  const empty: (readonly (string | number)[])[] = [];
  let candidate = json as Json;
  for (;;) {
    const read = parseScenario(candidate);
    if (read.ok) break;
    const gaps = read.found.filter(({ path }) => at(candidate, path) === '');
    if (gaps.length === 0) {
      const newer = read.found.some(({ path }) => path[0] === 'version');
      if (!newer && scenarioSchema.safeParse(candidate).success) break;
      return { ok: false, problems: read.problems };
    }
    for (const { path } of gaps) {
      empty.push(path);
      candidate = placed(candidate, path, 'x');
    }
  }
  const whole = scenarioSchema.parse(candidate) as unknown as Json;
  return { ok: true, draft: empty.reduce((now, path) => placed(now, path, ''), whole) as unknown as Draft };
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

export const newFormation = (taken: Set<string>, name: string): FormationCard => ({
  id: freshId(taken, name),
  name,
  commander: newOfficer(freshId(taken, `${name} commander`), 'Commander'),
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

function newArmy(taken: Set<string>, name: string): Army {
  return {
    name,
    armyType: 'Napoleonic',
    ottoman: false,
    commander: newOfficer(freshId(taken, `${name} commander`), 'Commander'),
    formations: [newFormation(taken, '1st Corps')],
    garrisons: [],
    engineers: 0,
    pontoons: 0,
    baggage: 0,
  };
}

/** A blank scenario under an id of its own: two armies with a formation each, a summer's day. */
export function newDraft(id: string): Draft {
  const taken = new Set<string>();
  return {
    format: 'berthier-scenario',
    version: SCENARIO_VERSION,
    id,
    title: 'New scenario',
    date: '1809-07-05',
    summary: '',
    sources: [],
    notes: '',
    tags: [],
    start: 8 * 60,
    sides: { a: newArmy(taken, 'First army'), b: newArmy(taken, 'Second army') },
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
