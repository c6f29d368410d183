/** Writes a scenario: the same content always gives the same bytes, with defaults left out. */
import { type Scenario, scenarioSchema } from './schema.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a schema that tells defaults from the rest. */
interface Shaped {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Shaped>>;
      readonly element?: Shaped;
      readonly innerType?: Shaped;
      readonly defaultValue?: unknown;
      readonly options?: readonly Shaped[];
      readonly discriminator?: string;
      readonly values?: readonly unknown[];
    };
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The schema of a union that fits the value, by its discriminator. */
const kindOf = ({ options = [], discriminator: key }: Shaped['_zod']['def'], value: Members): Shaped | undefined =>
  key === undefined
    ? undefined
    : options.find((option) => option._zod.def.shape?.[key]?._zod.def.values?.includes(value[key]));

/** Whether a member equals its schema's default. */
function isUsual(member: unknown, schema: Shaped): boolean {
  const { type, defaultValue, innerType } = schema._zod.def;
  if (type !== 'default') return false;
  if (same(sorted(bare(defaultValue, schema)), sorted(member))) return true;
  return innerType?._zod.def.type === 'object' && same(member, {}) && same(bare({}, schema), {});
}

/** The value without members that equal their defaults. */
function bare(value: unknown, schema: Shaped): unknown {
  const { def } = schema._zod;
  const { innerType, element, shape } = def;
  if (innerType) return bare(value, innerType);
  if (element && Array.isArray(value)) return value.map((each) => bare(each, element));
  if (!isMembers(value)) return value;
  if (def.type === 'union') {
    const mine = kindOf(def, value);
    return mine ? bare(value, mine) : value;
  }
  if (!shape) return value;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) => {
      if (value[key] === undefined) return [];
      const member = bare(value[key], inner);
      return isUsual(member, inner) ? [] : [[key, member]];
    }),
  );
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(sorted) : isMembers(value) ? sortedMembers(value) : value;

function sortedMembers(members: Members): Members {
  const keys = Object.keys(members).sort();
  return Object.fromEntries(keys.filter((key) => members[key] !== undefined).map((key) => [key, sorted(members[key])]));
}

const SHAPE: Shaped = scenarioSchema;

/** Format and version first, then the other keys in order, without defaults. */
function plain(scenario: Scenario): unknown {
  const all = bare(scenario, SHAPE);
  if (!isMembers(all)) return all;
  const { format, version, ...rest } = all;
  return { format, version, ...sortedMembers(rest) };
}

/** The text of a scenario's file. Reading and writing it again gives the same text. */
export const writeScenario = (scenario: Scenario): string => `${JSON.stringify(plain(scenario), null, 1)}\n`;

/** The same without spaces, for a link. */
export const writeShort = (scenario: Scenario): string => JSON.stringify(plain(scenario));
