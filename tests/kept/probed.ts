/**
 * What the rules of a room say of a state: each function is asked, with things of that state that fit what it reads, and
 * again with one of them changed, and what it answers and writes is told. Pages and reckonings are made of these answers, whichever of them a page shows.
 */
import { canonical } from '../../src/engine/canonical.ts';
import { chanceOf, seedOf } from '../../src/engine/chance.ts';
import { type Asked, madeOf } from './made.ts';
import { Moments } from './otherwise.ts';

type Module = Readonly<Record<string, unknown>>;

/** A thing as it can be written down: what is done has no text. */
export function read(value: unknown, depth = 0): unknown {
  if (value instanceof Set || value instanceof Map) return [...value].map((one) => read(one, depth + 1));
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map((one) => read(one, depth + 1));
  if (typeof value === 'function' || typeof value === 'symbol' || value === undefined) return null;
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  // Shapes of what comes from outside are tested where it comes in.
  if ('_zod' in value || depth > 12) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one, depth + 1)]));
}

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** So many things of one shape are enough. */
const OF_A_SHAPE = 4;
/** What is longer is a whole battle or month, which is told elsewhere. */
export const MOST_TOLD = 4_000;

/** The things that lie in a state, each shape a few times, the state first. */
function thingsIn(state: object, also: readonly object[]): readonly object[] {
  const seen = new Map<string, number>();
  const found: object[] = [];
  const look = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 30)) look(one, depth);
    if (!isThing(value)) return;
    const shape = Object.keys(value).sort().join();
    const n = seen.get(shape) ?? 0;
    seen.set(shape, n + 1);
    if (n < OF_A_SHAPE) found.push(value);
    if (depth < 4) for (const one of Object.values(value)) look(one, depth + 1);
  };
  look(state, 0);
  for (const one of also) look(one, 3);
  return found;
}

export interface Parameter {
  readonly name: string;
  /** What is read of it. */
  readonly reads: readonly string[];
}

/** The text between the brackets that a function begins with, split at its commas. */
function written(text: string): readonly string[] {
  const from = text.indexOf('(');
  const alone = /^(?:async )?(\w+) =>/.exec(text);
  if (alone) return [alone[1] ?? ''];
  const parts = [''];
  let depth = 0;
  for (const sign of text.slice(from)) {
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (depth === 0) break;
    if (sign === ',' && depth === 1) parts.push('');
    else if (!(sign === '(' && depth === 1)) parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The names in a pattern of an object: `{ a, b: c, d = 1 }`. */
const namesIn = (pattern: string): readonly string[] =>
  pattern
    .replace(/^\{|\}.*$/gs, '')
    .split(',')
    .map((each) => /^[\w$]+/.exec(each.trim())?.[0] ?? '')
    .filter(Boolean);

const readOf = (name: string, text: string): Parameter => {
  const reads = text.matchAll(new RegExp(`(?<![\\w.$])${name.replace('$', '\\$')}\\.(\\w+)`, 'g'));
  return { name, reads: [...new Set([...reads].map(([, each]) => each ?? ''))] };
};

const textOf = (asked: Asked): string => madeOf(asked).map(String).join('\n');

function parametersOf(asked: Asked): readonly Parameter[] {
  const [named = [], ...others] = madeOf(asked).map((one) => {
    const text = String(one);
    return written(text).map((part) =>
      part.startsWith('{') ? { name: '', reads: namesIn(part) } : readOf(/^[\w$]+/.exec(part)?.[0] ?? '', text),
    );
  });
  return named.map(({ name, reads }, n) => ({
    name,
    reads: [...new Set([reads, ...others.map((each) => each[n]?.reads ?? [])].flat())],
  }));
}

/** A part of a page takes its properties as one thing. */
const propertiesOf = (part: Asked): readonly Parameter[] => {
  const text = String(part);
  return namesIn(written(text)[0] ?? '').map((name) => readOf(name, text));
};

const METHODS = new Set([
  'map',
  'filter',
  'some',
  'every',
  'find',
  'length',
  'flatMap',
  'slice',
  'at',
  'reduce',
  'includes',
  'join',
]);
const SEED = seedOf(new Uint8Array(32));
const open = (topic: string) => chanceOf(SEED, topic);
const NUMBERS = [2, 0, 1, 5, 3, 12];

/** Facts that lie nowhere: all of them false or nought but one, and all of them true but one. */
const factsOf = (names: readonly string[]): readonly object[] => {
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  const [none, some] = [all(0), all(3)];
  return [
    none,
    some,
    ...names.flatMap((name) => [
      { ...none, [name]: 2 },
      { ...some, [name]: 0 },
    ]),
  ];
};

/** What may stand for a parameter, likeliest first. */
function fitting(
  of: Parameter,
  state: Readonly<Record<string, unknown>>,
  things: readonly object[],
  names: readonly string[],
): readonly unknown[] {
  const { name, reads } = of;
  if (/^(d|state|battle|campaign|before|after|now)$/.test(name)) return [state];
  if (/^on[A-Z]/.test(name)) return [() => undefined];
  if (name === 'open') return [open];
  if (name === 'dice') return [2, 0, 1, 4, 3];
  if (name === 'rulings' && isThing(state.rulings)) return [state.rulings];
  if (/^(children|label|name|title|head|what|says|words|note|text|word|hint)$/.test(name)) return ['Ney'];
  if (name === 'task' && Array.isArray(state.agenda) && state.agenda.length > 0) return state.agenda;
  const all = state[name];
  if (isThing(all) && reads.some((each) => METHODS.has(each))) {
    // All of a kind, and those that are together.
    const each = Object.values(all);
    return [each.slice(0, 6), each.slice(6, 12), []];
  }
  if (reads.length > 0 && reads.some((each) => METHODS.has(each))) {
    const lists = things.flatMap((one) => Object.values(one)).filter((one) => Array.isArray(one) && one.length > 0);
    return [...lists.slice(0, 6), []];
  }
  if (reads.length > 0) {
    const fit = things.filter((one) => reads.every((each) => each in one));
    if (fit.length > 0) return fit;
    const made = factsOf(reads);
    MADE.add(made);
    return made;
  }
  const ids = (record: unknown): readonly string[] => (isThing(record) ? Object.keys(record).slice(0, 8) : []);
  if (name === 'id') return Object.values(state).flatMap((record) => (isThing(record) ? ids(record).slice(0, 2) : []));
  const own = [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')].map((each) => state[each]).filter(isThing);
  // A piece is handed on by its name or as it is.
  if (own.length > 0) return own.flatMap((record) => ids(record).flatMap((id) => [id, record[id]]));
  if (/^(side|power|owner|nation|by|of|from|to|who|other|enemy|loser|winner|against|foe|seat|viewer)$/i.test(name))
    return names;
  if (
    /^(n|count|total|points?|cm|hits|dice|lost|day|die|rating|minutes|turn|round|strength|men|least|most)$/i.test(name)
  )
    return NUMBERS;
  const some = Object.values(state)
    .filter(isThing)
    .flatMap((record) => Object.keys(record).slice(0, 1));
  return [...things.slice(1, 4), ...NUMBERS.slice(0, 3), ...names.slice(0, 2), ...some, true];
}

type Builds = (state: never) => { readonly events: readonly unknown[] };
export interface Way {
  /** Which of the things that a module holds are asked. */
  readonly takes: (name: string, asked: Asked) => boolean;
  readonly parametersOf: (asked: Asked) => readonly Parameter[];
  /** What is said of these; of the state on the desk, too. */
  readonly answerOf: (
    asked: Asked,
    args: readonly unknown[],
    parameters: readonly Parameter[],
    state: object,
  ) => string;
  /** So many answers in one state are enough. */
  readonly answers: number;
  /** What reads facts alone is asked of so many, once. */
  readonly facts: number;
  /** After so many answers that tell nothing new, or of a whole page, no more are asked for. */
  readonly quiet: number;
  readonly whole: number;
  /** So many answers are asked otherwise, with so many things changed. */
  readonly bases: number;
  readonly changes: number;
}

/** What rules say, and what they write. */
export const rulesOf = (builder: Builds): Way => ({
  // What fetches comes when the test is over.
  takes: (_, asked) => parametersOf(asked).length > 0 && !/dynamic_import/.test(textOf(asked)),
  answers: 6,
  facts: 60,
  quiet: 18,
  whole: 12,
  bases: 2,
  changes: 24,
  parametersOf,
  answerOf: (asked, args, parameters) => {
    const at = parameters.findIndex(({ name }) => name === 'd');
    const d = at < 0 ? null : builder(args[at] as never);
    const said = asked(...args.map((arg, n) => (n === at ? d : arg)));
    if (said instanceof Promise) said.catch(() => undefined);
    const all = isThing(said) && Symbol.iterator in said ? [...(said as Iterable<unknown>)].slice(0, 40) : said;
    return said instanceof Promise ? '' : canonical(read(d ? [all, d.events] : all)).slice(0, MOST_TOLD);
  },
});

/** Parts of pages, drawn by `draw` with the state on the desk. */
export const partsOfPages = (draw: (part: Asked, props: object) => string, lay: (state: object) => void): Way => ({
  takes: (name) => /^[A-Z]\w*$/.test(name),
  answers: 3,
  facts: 0,
  quiet: 9,
  whole: 4,
  bases: 2,
  changes: 10,
  parametersOf: propertiesOf,
  answerOf: (part, args, names, state) => {
    lay(state);
    return draw(part, Object.fromEntries(names.map(({ name }, n) => [name, args[n]])));
  },
});

export interface Sample {
  readonly state: object;
  /** What else lies on the table: a question, a play. */
  readonly also?: readonly object[];
  /** Whose question it is. */
  readonly procedure?: object;
}

interface Laid {
  readonly state: object;
  readonly procedure: object | undefined;
  /** What may stand for a parameter. */
  readonly pool: (of: Parameter) => readonly unknown[];
}

/** Facts that lie nowhere. */
const MADE = new WeakSet<readonly unknown[]>();
function laidOut({ state, also = [], procedure }: Sample, names: readonly string[]): Laid {
  const things = thingsIn(state, also);
  const pools = new Map<string, readonly unknown[]>();
  return {
    state,
    procedure,
    pool: (of) => {
      const key = `${of.name} ${of.reads.join()}`;
      const known = pools.get(key) ?? fitting(of, state as Module, things, names);
      pools.set(key, known);
      return known;
    },
  };
}

/** What one function says of each sample, and what it says otherwise where one thing is changed. */
function* answersOf(
  [name, asked]: readonly [string, Asked],
  laid: readonly Laid[],
  moments: Moments,
  way: Way,
): Generator<string> {
  const parameters = way.parametersOf(asked);
  // The state on the desk comes last.
  const say = (args: readonly unknown[]): string => {
    try {
      return way.answerOf(asked, args.slice(0, -1), parameters, args.at(-1) as object);
    } catch {
      return '';
    }
  };
  const told = new Map<string, { readonly n: number; readonly args: readonly unknown[] }>();
  let whole = 0;
  for (const [n, args] of asks(parameters, laid, way, () => [told.size, whole])) {
    const answer = say(args);
    const before = told.get(answer);
    if (!before) told.set(answer, { n, args });
    if (!before && answer.length > PAGE) whole += 1;
    yield `${name} ${n}: ${before ? `as ${before.n}` : answer}`;
  }
  told.delete('');
  const bases = [...told].filter(([answer]) => answer.length <= PAGE).slice(0, way.bases);
  // What it reads itself before what others read for it.
  const own = new Set(textOf(asked).match(/\w+/g));
  for (const [answer, { args }] of bases) {
    const all = moments.changes(args, (watched) => void say(watched));
    const [first, then] = [all.filter(({ key }) => own.has(key)), all.filter(({ key }) => !own.has(key))];
    for (const change of [...first, ...then].slice(0, way.changes)) {
      const other = say(moments.changed(args, change));
      if (other !== answer) yield `${name} with ${change.key} ${String(change.value)}: ${other}`;
    }
  }
}

/** What a function is asked with, a sample after the other, until nothing new is told. */
function* asks(
  parameters: readonly Parameter[],
  laid: readonly Laid[],
  way: Way,
  told: () => readonly [answers: number, whole: number],
): Generator<readonly [n: number, args: readonly unknown[]]> {
  const pools = laid.map(({ pool }) => parameters.map(pool));
  const [only] = pools[0] ?? [];
  // What reads facts alone is asked of all of them, of one sample.
  const factual = way.facts > 0 && parameters.length === 1 && only !== undefined && MADE.has(only);
  const patience = Math.max(way.quiet, laid.length);
  let [n, quiet] = [0, 0];
  for (let i = 0; i < (factual ? way.facts : way.answers); i += 1)
    for (const [k, each] of pools.entries()) {
      if (each.some((pool) => i >= Math.max(1, ...each.map((one) => one.length)) || pool.length === 0)) continue;
      if (factual && k > 0) break;
      const [before] = told();
      yield [n, [...each.map((pool, p) => pool[((i + k) * (p + 1)) % pool.length]), laid[k]?.state]];
      n += 1;
      const [now, whole] = told();
      quiet = now > before ? 0 : quiet + 1;
      if ((quiet >= patience && !factual) || whole >= way.whole) return;
    }
}

/** What says more is a whole page. */
const PAGE = 1_500;

const isProcedure = (one: Readonly<Record<string, unknown>>): boolean => typeof one.question === 'function';

/** The functions in a table, and in its rows. A procedure in a table is its own module's. */
function* inTable(name: string, table: object, depth = 0): Generator<readonly [string, Asked]> {
  for (const [key, one] of Object.entries(table))
    if (typeof one === 'function') yield [`${name}.${key}`, one as Asked];
    else if (typeof one === 'object' && one !== null && !('_zod' in one) && !isProcedure(one) && depth < 2)
      yield* inTable(`${name}.${key}`, one, depth + 1);
}

/** What a module holds: its functions, those of the procedures in it, and of its tables. */
function* askedIn(module: Module): Generator<readonly [string, Asked, of?: object]> {
  for (const [name, one] of Object.entries(module)) {
    if (typeof one === 'function') yield [name, one as Asked];
    else if (typeof one !== 'object' || one === null || '_zod' in one) continue;
    else if (!isThing(one) || !isProcedure(one)) yield* inTable(name, one);
    else
      for (const [part, does] of Object.entries(one))
        if (typeof does === 'function') yield [`${name}.${part}`, does as Asked, one];
  }
}

/**
 * A page for each module: what each of its functions answers of each sample; of `questions` too, where it reads one.
 */
export function* probed(
  modules: Readonly<Record<string, Module>>,
  samples: readonly Sample[],
  names: readonly string[],
  way: Way,
  questions: readonly Sample[] = [],
): Generator<readonly [string, string]> {
  const copied = ({ procedure, ...sample }: Sample): Sample => ({
    ...structuredClone(sample),
    ...(procedure && { procedure }),
  });
  const [own, open] = [samples.map(copied), questions.map(copied)];
  const laid = own.map((sample) => laidOut(sample, names));
  const asking = open.map((sample) => laidOut(sample, names));
  const moments = new Moments([...own, ...open].flatMap(({ state, also = [] }) => [state, ...also]));
  const readsTask = (asked: Asked): boolean => way.parametersOf(asked).some(({ name }) => name === 'task');
  const seen = new Set<unknown>();
  for (const [path, { inner, ...module }] of Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const lines: string[] = [];
    for (const [name, asked, of] of askedIn({ ...module, ...(inner as Module) })) {
      if (seen.has(asked)) continue;
      seen.add(asked);
      if (/^class /.test(textOf(asked)) || !way.takes(name, asked)) continue;
      const its = asking.filter(({ procedure }) => procedure === of);
      const there = its.length > 0 ? its : readsTask(asked) ? [...laid, ...asking] : laid;
      lines.push(...answersOf([name, asked], there, moments, way));
    }
    if (lines.length > 0) yield [path.replace(/^\/src\/|\.tsx?$/g, ''), lines.join('\n')];
  }
}
