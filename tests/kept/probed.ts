/**
 * What the rules of a room say of a state: each exported function is asked, with things of that state that fit what it
 * reads, and its answers are told. Pages and reckonings are made of these answers, whichever of them a page shows.
 */
import { canonical } from '../../src/engine/canonical.ts';

type Module = Readonly<Record<string, unknown>>;
type Asked = (...args: readonly unknown[]) => unknown;

/** A thing as it can be written down: what is done has no text. */
export function read(value: unknown, depth = 0): unknown {
  if (value instanceof Set || value instanceof Map) return [...value].map((one) => read(one, depth + 1));
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map((one) => read(one, depth + 1));
  if (typeof value === 'function' || typeof value === 'symbol' || value === undefined) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
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

function parametersOf(asked: Asked): readonly Parameter[] {
  const text = String(asked);
  return written(text).map((part) =>
    part.startsWith('{') ? { name: '', reads: namesIn(part) } : readOf(/^[\w$]+/.exec(part)?.[0] ?? '', text),
  );
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
  if (/^(state|battle|campaign|before|after|now)$/.test(name)) return [state];
  if (/^on[A-Z]/.test(name)) return [() => undefined];
  if (/^(children|label|name|title|head|what|says|words|note|text|word|hint)$/.test(name)) return ['Ney'];
  if (name === 'task' && Array.isArray(state.agenda) && state.agenda.length > 0) return state.agenda;
  if (reads.length > 0 && reads.some((each) => METHODS.has(each))) {
    const lists = things.flatMap((one) => Object.values(one)).filter((one) => Array.isArray(one) && one.length > 0);
    return [...lists.slice(0, 6), []];
  }
  if (reads.length > 0) {
    const fit = things.filter((one) => reads.every((each) => each in one));
    return fit.length > 0 ? fit : factsOf(reads);
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
  const all = Object.values(state)
    .filter(isThing)
    .flatMap((record) => Object.keys(record).slice(0, 1));
  return [...things.slice(1, 4), ...NUMBERS.slice(0, 3), ...names.slice(0, 2), ...all, true];
}

type Pick = (name: string, asked: Asked) => boolean;
export interface Way {
  /** Which of the things that a module exports are asked. */
  readonly takes: Pick;
  readonly parametersOf: (asked: Asked) => readonly Parameter[];
  readonly answerOf: (asked: Asked, args: readonly unknown[], parameters: readonly Parameter[]) => string;
  /** So many answers in one state are enough. */
  readonly answers: number;
  /** Lays a sample on the desk. */
  readonly lay?: (state: object) => void;
}

/** What writes is held to what it writes, elsewhere. */
const RULES: Way = {
  takes: (_, asked) => {
    const parameters = parametersOf(asked);
    return parameters.length > 0 && parameters.every(({ name }) => name !== 'd');
  },
  answers: 6,
  parametersOf,
  answerOf,
};

/** Parts of pages, drawn by `draw`. */
export const partsOfPages = (draw: (part: Asked, props: object) => string, lay: (state: object) => void): Way => ({
  takes: (name) => /^[A-Z]/.test(name),
  answers: 3,
  parametersOf: propertiesOf,
  answerOf: (part, args, names) => draw(part, Object.fromEntries(names.map(({ name }, n) => [name, args[n]]))),
  lay,
});

/** An answer, or nothing where the function makes nothing of what it was asked with. */
function answerOf(asked: Asked, args: readonly unknown[]): string {
  try {
    const said = asked(...args);
    if (said instanceof Promise) said.catch(() => undefined);
    const all = isThing(said) && Symbol.iterator in said ? [...(said as Iterable<unknown>)].slice(0, 40) : said;
    return said instanceof Promise ? '' : canonical(read(all)).slice(0, MOST_TOLD);
  } catch {
    return '';
  }
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
};

export interface Sample {
  readonly state: object;
  /** What else lies on the table: a question, a play. */
  readonly also?: readonly object[];
}

/** A page for each module: what each of its functions answers of each sample. */
export function* probed(
  modules: Readonly<Record<string, Module>>,
  samples: readonly Sample[],
  names: readonly string[],
  way: Way = RULES,
): Generator<readonly [string, string]> {
  const laid = samples
    .map((sample) => structuredClone(sample))
    .map(({ state, also = [] }) => ({ state: frozen(state), things: thingsIn(frozen(state), frozen(also)) }));
  for (const [path, module] of Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const lines: string[] = [];
    for (const [name, asked] of Object.entries(module)) {
      if (typeof asked !== 'function' || /^class /.test(String(asked)) || !way.takes(name, asked as Asked)) continue;
      const parameters = way.parametersOf(asked as Asked);
      for (const [k, { state, things }] of laid.entries()) {
        const pools = parameters.map((each) => fitting(each, state as Module, things, names));
        if (pools.some((pool) => pool.length === 0)) continue;
        // What reads facts alone is asked of all of them, once.
        const factual = way === RULES && pools.length === 1 && !things.includes(pools[0]?.[0] as object);
        if (factual && k > 0) continue;
        way.lay?.(state);
        const most = Math.min(factual ? 60 : way.answers, Math.max(1, ...pools.map((pool) => pool.length)));
        const said = Array.from({ length: most }, (_, i) => {
          const args = pools.map((pool, p) => pool[(i * (p + 1) + k * (p + 1)) % pool.length]);
          return way.answerOf(asked as Asked, args, parameters);
        });
        if (said.some(Boolean)) lines.push(`${name} ${k}: ${said.join(' | ')}`);
      }
    }
    if (lines.length > 0) yield [path.replace(/^\/src\/|\.tsx?$/g, ''), lines.join('\n')];
  }
}
