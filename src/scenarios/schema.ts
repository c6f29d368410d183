/**
 * What a battle starts from. Scenarios from files, links and the shelf are read through `parseScenario`; after that the
 * type is trusted. Combat points and command radii are not stored: they are computed from men, arm and quality
 * (NBC-SCN-01, -11).
 */
import * as z from 'zod/mini';
import { isRuling, RULINGS, type Rulings } from '../book/rulings.ts';
import {
  ARMY_TYPES,
  CAVALRY_CLASSES,
  COVERS,
  GROUNDS,
  GUN_WEIGHTS,
  HILLS,
  INTENSITIES,
  MOBILITIES,
  ORDERS,
  PIECES,
  RATINGS,
  SIDES,
  SKIRMISH_RATINGS,
  WEATHERS,
} from '../book/terms.ts';
import { type Message, type Said, say } from '../engine/message.ts';
import { type Migration, migrate, newestOf } from '../engine/migrations.ts';
import { known } from './known.ts';
import { FORMS, placeOf, problemAt } from './places.ts';

/** How scenarios of older versions become current; the first entry turns version 1 into 2. */
const MIGRATIONS: readonly Migration[] = [];
export const SCENARIO_VERSION = newestOf(MIGRATIONS);

/** The limits of a scenario. */
export const MOST = {
  formations: 40,
  units: 40,
  parts: 40,
  men: 30_000,
  name: 120,
  ref: 24,
  prose: 20_000,
  guns: 48,
  shifts: 3,
  points: 12,
  minutes: 4 * 1440,
} as const;

const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/, FORMS.id));
const name = z.string().check(z.minLength(1), z.maxLength(MOST.name));
const prose = z.string().check(z.maxLength(MOST.prose));
const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** Minutes since midnight; a battle may run past midnight. */
const minutes = count(MOST.minutes);

const rating = z.literal(RATINGS);

/** Part of a unit: men (or sabres) of one quality. NBC-SCN-01, NBC-SCN-02. */
const part = z.object({
  arm: z.literal(['infantry', 'cavalry']),
  quality: rating,
  men: count(MOST.men),
  /** The name of these men: "92e Ligne". */
  name: z.optional(name),
});

const common = {
  id,
  /** The formation identification on the label: "II/5/1". */
  ref: z.string().check(z.maxLength(MOST.ref)),
  /** The name on the label, usually the brigadier's. */
  name,
  quality: rating,
  /** Its exhaustion at the start, NBC-EX-01; Rested if absent. */
  exhaustion: z.optional(z.literal([1, 2])),
  /** Notes without effect on the rules: regiments, doubts, sources. */
  note: z.optional(prose),
};

const fighting = {
  ...common,
  parts: z.array(part).check(z.minLength(1), z.maxLength(MOST.parts)),
  /** CP given to this unit from the formation's organic batteries, NBC-SCN-05. */
  artilleryPoints: z._default(count(MOST.points), 0),
};

const unitCard = z.discriminatedUnion('arm', [
  z.object({
    arm: z.literal('infantry'),
    ...fighting,
    sk: z.literal(SKIRMISH_RATINGS),
    rifles: z._default(z.boolean(), false),
  }),
  z.object({
    arm: z.literal('mixed'),
    ...fighting,
    sk: z.literal(SKIRMISH_RATINGS),
    rifles: z._default(z.boolean(), false),
  }),
  z.object({
    arm: z.literal('cavalry'),
    ...fighting,
    horse: z.literal(CAVALRY_CLASSES),
    impetuous: z._default(z.boolean(), false),
    cossack: z._default(z.boolean(), false),
  }),
  z.object({
    arm: z.literal('artillery'),
    ...common,
    weight: z.literal(GUN_WEIGHTS),
    mobility: z.literal(MOBILITIES),
    pieces: z._default(z.literal(PIECES), 'guns'),
    guns: z.optional(count(MOST.guns)),
    ottoman: z._default(z.boolean(), false),
  }),
]);

const officerCard = z.object({
  id,
  name,
  rank: z.optional(name),
  A: rating,
  L: rating,
  T: rating,
  note: z.optional(prose),
});

const formationCard = z.object({
  id,
  /** "II Corps", "5th Division". */
  name,
  commander: officerCard,
  /** NBC-ORD-23: the extra cost of an order change, in re-roll dice. */
  awkward: z.optional(z.object({ extra: count(6), why: z.optional(prose) })),
  order: z.literal(ORDERS),
  units: z.array(unitCard).check(z.maxLength(MOST.units)),
});

const garrisonCard = z.object({ area: id, unit: unitCard });

const army = z.object({
  /** "French", "Allied". */
  name,
  armyType: z.literal(ARMY_TYPES),
  ottoman: z._default(z.boolean(), false),
  commander: officerCard,
  formations: z.array(formationCard).check(z.minLength(1), z.maxLength(MOST.formations)),
  garrisons: z._default(z.array(garrisonCard), []),
  /** Engineer units, without the extra ones of NBC-ENG-03. */
  engineers: z._default(count(8), 0),
  pontoons: z._default(count(8), 0),
  baggage: z._default(count(8), 0),
});

/** NBC-TIM-02, NBC-RNF-01: these units of the formation may arrive from `at` on. */
const reinforcement = z.object({
  id,
  side: z.literal(SIDES),
  formation: id,
  at: minutes,
  /** Where they arrive, in the players' words. */
  where: name,
  /** The units that arrive; all of the formation if absent. */
  units: z.optional(z.array(id)),
  /** The enemy learns of them only when they may arrive. */
  secret: z.optional(z.boolean()),
});

const band = z.object({ from: minutes, to: minutes });

export const scenarioSchema = z.object({
  format: z.literal('scovell-scenario'),
  version: z.int(),
  id,
  title: name,
  /** The battle's ISO date, whose month decides the weather: "1815-06-16". */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, FORMS.date)),
  place: z.optional(name),
  summary: z._default(prose, ''),
  sources: z._default(z.array(prose), []),
  notes: z._default(prose, ''),
  tags: z._default(z.array(name), []),
  start: minutes,
  end: z.optional(z.object({ at: z.optional(minutes), terms: z.optional(prose) })),
  sides: z.object({ a: army, b: army }),
  reinforcements: z._default(z.array(reinforcement), []),
  sky: z.object({
    weather: z.union([z.literal(WEATHERS), z.literal('random')]),
    intensity: z._default(z.literal(INTENSITIES), 'light'),
    /** NBC-WX-04; ignored if the weather is random, which then decides it. */
    variable: z._default(z.boolean(), false),
    mediterranean: z._default(z.boolean(), false),
    /** AMB-38: rain or snow. */
    falls: z._default(z.literal(['rain', 'snow']), 'rain'),
    freezing: z._default(z.boolean(), false),
    ground: z._default(z.literal(GROUNDS), 'hard'),
    /** NBC-FOG-01: the score that lifts the fog; no fog if absent. */
    fog: z.optional(z.object({ target: count(500) })),
  }),
  /** AMB-41; if absent 05:00, 07:00, 19:00, 21:00. */
  bands: z.optional(z.object({ early: band, daylight: band, evening: band })),
  hills: z._default(z.literal(HILLS), 'rolling'),
  vantagePoints: z._default(z.array(name), []),
  terrain: z._default(
    z.array(
      z.object({
        name,
        /** Columns lost in the movement chart, 0 to 3. */
        shifts: count(MOST.shifts),
        disorderTest: z._default(z.boolean(), false),
        crossable: z._default(z.boolean(), true),
        cover: z._default(z.literal(COVERS), 'none'),
        note: z.optional(prose),
      }),
    ),
    [],
  ),
  areas: z._default(
    z.array(
      z.object({
        id,
        name,
        kind: z.literal(['built-up', 'strong-point', 'works']),
        cover: z._default(z.literal(COVERS), 'hard'),
        /** Garrison limit in CP; the rules advise 8 to 12 (NBC-GL-26). */
        limit: z._default(count(30), 10),
        note: z.optional(prose),
      }),
    ),
    [],
  ),
  crossings: z._default(
    z.array(
      z.object({
        id,
        name,
        kind: z.literal(['bridge', 'ditch', 'ford']),
        /** Added to the crossing die (NBC-BRG-02, -04); a very deep ditch has 1. */
        bonus: z._default(z.int().check(z.minimum(-3), z.maximum(3)), 0),
        note: z.optional(prose),
      }),
    ),
    [],
  ),
  decks: z._default(z.object({ quality: z._default(id, 'QD-48') }), { quality: 'QD-48' }),
  rulings: z._default(z.record(z.string(), z.string()), {}),
  briefings: z._default(
    z.object({ a: z._default(prose, ''), b: z._default(prose, ''), umpire: z._default(prose, '') }),
    {
      a: '',
      b: '',
      umpire: '',
    },
  ),
});

type Read = z.infer<typeof scenarioSchema>;
export type Scenario = Omit<Read, 'rulings'> & { readonly rulings: Rulings };
/** A scenario as an author writes it, with defaults left out. */
export type ScenarioSource = z.input<typeof scenarioSchema>;
export type Army = z.infer<typeof army>;
export type FormationCard = z.infer<typeof formationCard>;
export type UnitCard = z.infer<typeof unitCard>;
export type UnitPart = z.infer<typeof part>;
export type OfficerCard = z.infer<typeof officerCard>;
export type Reinforcement = z.infer<typeof reinforcement>;

export const reinforcementSchema = reinforcement;
export const formationCardSchema = formationCard;
export const unitCardSchema = unitCard;

/** The cards of an army's engineers and trains, which a scenario only counts. NBC-ENG-03, -PON-01, -BAG-01 */
export const serviceCardSchema = z.object({
  arm: z.literal(['engineers', 'pontoon', 'baggage']),
  ...common,
});
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export const officerCardSchema = officerCard;

/** A problem of a scenario, and the path of keys to its place. */
export interface ScenarioProblem {
  readonly path: readonly (string | number)[];
  readonly said: Said;
}

export type ScenarioReading =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

type Wrong = (path: ScenarioProblem['path'], said: Said) => void;

/** Duplicate ids, and impossible garrisons. */
function idsAndGarrisons(scenario: Read, wrong: Wrong): void {
  const seen = new Set<string>();
  const fresh = (name: string, id: string, ...path: ScenarioProblem['path']) => {
    if (seen.has(id)) wrong([...path, 'id'], say('scenario-id-twice', { id, name }));
    seen.add(id);
  };
  const areas = new Set(scenario.areas.map((area) => area.id));
  for (const [i, area] of scenario.areas.entries()) fresh(area.name, area.id, 'areas', i);
  for (const [i, crossing] of scenario.crossings.entries()) fresh(crossing.name, crossing.id, 'crossings', i);
  for (const side of SIDES) {
    const { commander, formations, garrisons } = scenario.sides[side];
    const here = ['sides', side] as const;
    fresh(commander.name, commander.id, ...here, 'commander');
    for (const [i, formation] of formations.entries()) {
      fresh(formation.name, formation.id, ...here, 'formations', i);
      fresh(formation.commander.name, formation.commander.id, ...here, 'formations', i, 'commander');
      for (const [j, unit] of formation.units.entries())
        fresh(`${unit.ref} ${unit.name}`, unit.id, ...here, 'formations', i, 'units', j);
    }
    for (const [i, { area, unit }] of garrisons.entries()) {
      const at = [...here, 'garrisons', i] as const;
      fresh(`${unit.ref} ${unit.name}`, unit.id, ...at, 'unit');
      if (!areas.has(area)) wrong([...at, 'area'], say('scenario-garrison-nowhere', { unit: named(unit), area }));
      if (unit.arm !== 'infantry')
        wrong([...at, 'unit', 'arm'], say('scenario-garrison-arm', { unit: named(unit), arm: unit.arm }));
    }
  }
  for (const [i, { id, where }] of scenario.reinforcements.entries()) fresh(where, id, 'reinforcements', i);
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

/** Arrivals of units their side does not have. */
function arrivals(scenario: Read, wrong: Wrong): void {
  for (const [i, { id, side, formation: wanted, units = [] }] of scenario.reinforcements.entries()) {
    const formation = scenario.sides[side].formations.find((each) => each.id === wanted);
    if (!formation)
      wrong(
        ['reinforcements', i, 'formation'],
        say('scenario-arrival-no-formation', { arrival: id, formation: wanted }),
      );
    for (const unit of units)
      if (formation && !formation.units.some((each) => each.id === unit))
        wrong(
          ['reinforcements', i, 'units'],
          say('scenario-arrival-no-unit', { arrival: id, unit, formation: named(formation) }),
        );
  }
}

const rulingWrong = (ruling: string, value: string): Message => {
  const of = known<{ readonly values: readonly string[] }>(RULINGS, ruling)?.values;
  return of ? say('scenario-ruling-value', { ruling, value, of }) : say('scenario-ruling-unknown', { ruling });
};

/** Contradictions in a well-formed scenario: ids that clash or lead nowhere, times out of order. */
function contradictions(scenario: Read): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const wrong: Wrong = (path, said) => problems.push({ path, said });
  idsAndGarrisons(scenario, wrong);
  arrivals(scenario, wrong);
  if (scenario.end?.at !== undefined && scenario.end.at <= scenario.start) wrong(['end', 'at'], 'scenario-ends-early');
  for (const [key, value] of Object.entries(scenario.rulings))
    if (!isRuling(key, value)) wrong(['rulings', key], rulingWrong(key, value));
  return problems;
}

const refused = (...problems: readonly ScenarioProblem[]): ScenarioReading => ({ ok: false, problems });

/** The most problems reported for one scenario. */
const MOST_PROBLEMS = 20;

const keys = (path: readonly PropertyKey[]): ScenarioProblem['path'] =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

const marked = z.looseObject({ format: z.literal('scovell-scenario'), version: z.number() });

/** Brings a scenario or draft up to the current version. */
export function broughtUp(
  json: unknown,
  chain = MIGRATIONS,
): { readonly ok: true; readonly kept: unknown } | { readonly ok: false; readonly problem: ScenarioProblem } {
  const head = marked.safeParse(json);
  if (!head.success) return { ok: false, problem: { path: [], said: 'scenario-not-ours' } };
  const now = migrate(head.data, chain);
  if (now.ok) return now;
  if (now.why === 'unknown') return { ok: false, problem: { path: [], said: 'scenario-not-ours' } };
  const said = say('scenario-newer', { version: String(head.data.version) });
  return { ok: false, problem: { path: ['version'], said } };
}

/** Reads a scenario from outside. Never throws; every problem names its place. */
export function parseScenario(given: unknown): ScenarioReading {
  const now = broughtUp(given);
  if (!now.ok) return refused(now.problem);
  const json = now.kept;
  const read = scenarioSchema.safeParse(json);
  if (!read.success)
    return refused(
      ...read.error.issues.slice(0, MOST_PROBLEMS).map((issue) => ({
        path: keys(issue.path),
        said: problemAt(placeOf(json, issue.path), issue),
      })),
    );
  const problems = contradictions(read.data);
  return problems.length > 0 ? refused(...problems) : { ok: true, scenario: read.data as Scenario };
}

/** A scenario of the project itself. Throws if it is wrong. */
export function scenario(source: ScenarioSource): Scenario {
  const read = parseScenario(source);
  if (!read.ok) throw new Error(JSON.stringify(read.problems, null, 1));
  return read.scenario;
}
