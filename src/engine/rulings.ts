/**
 * A register of rulings: one entry for each unclear place that a group may decide differently. The first value is the
 * default. `cites` names the contract entry with the problem and the reason for the default.
 */
export interface RulingSpec {
  readonly cites: string;
  readonly values: readonly [string, string, ...string[]];
}

export type Specs = Readonly<Record<string, RulingSpec>>;
export type Value<S extends Specs, K extends keyof S> = S[K]['values'][number];
/** What a group chose. An absent key has its default. */
export type Chosen<S extends Specs> = { readonly [K in keyof S]?: Value<S, K> };

export interface Register<S extends Specs> {
  readonly keys: readonly (keyof S & string)[];
  /** The value in force for an unclear place. */
  ruling<K extends keyof S>(chosen: Chosen<S>, key: K): Value<S, K>;
  /** The default of an unclear place. */
  byDefault<K extends keyof S>(key: K): Value<S, K>;
  /** Whether this is a key and value of the register. */
  isRuling(key: string, value: unknown): boolean;
  /** The choices that differ from the defaults, in the register's order: the canonical form. */
  chosenOnly(chosen: Chosen<S>): Chosen<S>;
}

const first = (spec: RulingSpec | undefined): string => spec?.values[0] ?? '';

export function register<const S extends Specs>(specs: S): Register<S> {
  const keys: readonly (keyof S & string)[] = Object.keys(specs);
  const byDefault = <K extends keyof S>(key: K): Value<S, K> => first(specs[key]);
  return {
    keys,
    byDefault,
    ruling: (chosen, key) => chosen[key] ?? byDefault(key),
    isRuling: (key, value) => Object.hasOwn(specs, key) && specs[key]?.values.some((one) => one === value) === true,
    chosenOnly: (chosen) => {
      const written: { -readonly [K in keyof S]?: Value<S, K> } = {};
      for (const key of keys) {
        const value = chosen[key];
        if (value !== undefined && value !== byDefault(key)) written[key] = value;
      }
      return written;
    },
  };
}
