/**
 * What would be said if one thing were otherwise: whatever a function reads of a moment is changed, each by itself, to
 * what stood there in other moments, one more, one less or nothing. So each condition is asked both ways.
 */
import { RULINGS } from '../../src/book/rulings.ts';
import { RULINGS as OF_NAPOLEON } from '../../src/campaign/age-of-napoleon/rulings.ts';
import type { Specs } from '../../src/engine/rulings.ts';

type Thing = Record<string, unknown>;
interface Read {
  readonly of: object;
  readonly key: string;
  readonly value: unknown;
}
type Change = Read;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const shapes = new WeakMap<object, string>();
function shapeOf(one: object): string {
  const known = shapes.get(one);
  if (known !== undefined) return known;
  const shape = Array.isArray(one) ? '[]' : Object.keys(one).sort().join();
  shapes.set(one, shape);
  return shape;
}

/** Its register is its own. */
const OF_EMPIRES: Readonly<Record<string, { readonly RULINGS: Specs }>> = import.meta.glob(
  '/src/campaign/empires-in-arms/rulings.ts',
  { eager: true, import: 'inner' },
);
/** What a table may rule otherwise where it has said nothing. */
const RULED: Specs = {
  ...Object.values(OF_EMPIRES)[0]?.RULINGS,
  ...OF_NAPOLEON,
  ...RULINGS,
};

/** So many values of a name are enough. */
const OF_A_NAME = 8;

export class Moments {
  /** What stands under each name in any moment. */
  readonly #values = new Map<string, unknown[]>();
  /** In which thing each thing lies. */
  readonly #inside = new WeakMap<object, { readonly of: object; readonly key: string }>();

  constructor(moments: readonly object[]) {
    for (const one of moments) this.#walk(one, 0);
  }

  #walk(one: object, depth: number): void {
    for (const [key, value] of Object.entries(one)) {
      if (!Array.isArray(one)) this.#keep(key, value);
      if (!isPlain(value) || depth > 7 || this.#inside.has(value)) continue;
      this.#inside.set(value, { of: one, key });
      this.#walk(value, depth + 1);
    }
  }

  #keep(key: string, value: unknown): void {
    const all = this.#values.get(key) ?? [];
    this.#values.set(key, all);
    const same = (each: unknown): boolean =>
      each === value || (isPlain(each) && isPlain(value) && shapeOf(each) === shapeOf(value));
    if (all.length < OF_A_NAME && !all.some(same)) all.push(value);
  }

  /** What it might be instead. */
  #instead({ of, key, value }: Read): readonly unknown[] {
    if (Array.isArray(of)) return [];
    const ruled = Object.hasOwn(RULED, key) ? RULED[key] : undefined;
    if (ruled && (value === undefined || value === ruled.values[0])) return ruled.values.slice(1);
    const all = this.#values.get(key) ?? [];
    const orNothing = all.includes(null) ? [null] : [];
    if (typeof value === 'boolean') return [!value];
    if (typeof value === 'number') return value > 0 ? [value + 1, value - 1] : [value + 1];
    if (Array.isArray(value)) return value.length > 0 ? [[]] : all.filter(Array.isArray).slice(0, 1);
    if (isPlain(value)) return orNothing;
    if (typeof value === 'string') {
      const at = all.indexOf(value);
      const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].filter((one) => typeof one === 'string');
      return [...others.slice(0, 1), ...orNothing];
    }
    const some = all.filter((one) => one !== null && one !== undefined);
    return some.length > 0 ? some.slice(0, 2) : [true];
  }

  /** What may be changed of all that is read while it is asked, in the order in which it is read. */
  changes(args: readonly unknown[], ask: (args: readonly unknown[]) => void): readonly Change[] {
    const [reads, seen] = [[] as Read[], new Set<string>()];
    const proxies = new WeakMap<object, object>();
    let open = true;
    const watched = (value: unknown): unknown => {
      if (!isPlain(value)) return value;
      const known = proxies.get(value);
      if (known) return known;
      const proxy = new Proxy(value, {
        get: (of, key, at) => {
          const got: unknown = Reflect.get(of, key, at);
          if (typeof key === 'string' && open && typeof got !== 'function') {
            const name = `${shapeOf(of)} ${key}`;
            if (!seen.has(name)) reads.push({ of, key, value: got });
            seen.add(name);
          }
          return watched(got);
        },
      });
      proxies.set(value, proxy);
      return proxy;
    };
    try {
      ask(args.map(watched));
    } catch {
      // So far it has read.
    }
    open = false;
    return reads.flatMap((read) => this.#instead(read).map((value) => ({ ...read, value })));
  }

  /** The same arguments where one thing is otherwise; what lies inside others is otherwise there too. */
  changed(args: readonly unknown[], { of, key, value }: Change): readonly unknown[] {
    const now = new Map<unknown, object>();
    let [at, copy]: [object, Thing] = [of, { ...of, [key]: value }];
    for (;;) {
      now.set(at, copy);
      const around = this.#inside.get(at);
      if (!around) break;
      const outer: object = Array.isArray(around.of) ? [...around.of] : { ...around.of };
      (outer as Thing)[around.key] = copy;
      [at, copy] = [around.of, outer as Thing];
    }
    return args.map((arg) => now.get(arg) ?? (Array.isArray(arg) ? arg.map((each) => now.get(each) ?? each) : arg));
  }
}
