/** A scenario in writing: always the same bytes for the same content, with what is as usual left out. */
import { type Scenario, scenarioSchema } from './schema.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As much of a schema as tells defaults from the rest. */
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

/** The kind of a union that a value is, by the word that tells them apart. */
const kindOf = ({ options = [], discriminator: key }: Shaped['_zod']['def'], value: Members): Shaped | undefined =>
  key === undefined
    ? undefined
    : options.find((option) => option._zod.def.shape?.[key]?._zod.def.values?.includes(value[key]));

/** Whether a member stands as its schema would fill it in again. */
function isUsual(member: unknown, schema: Shaped): boolean {
  const { type, defaultValue, innerType } = schema._zod.def;
  if (type !== 'default') return false;
  if (same(sorted(bare(defaultValue, schema)), sorted(member))) return true;
  return innerType?._zod.def.type === 'object' && same(member, {}) && same(bare({}, schema), {});
}

/** A value without the members that its schema would fill in again. */
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

/** Format and version in front, all other keys in order, defaults left out. */
function plain(scenario: Scenario): unknown {
  const all = bare(scenario, SHAPE);
  if (!isMembers(all)) return all;
  const { format, version, ...rest } = all;
  return { format, version, ...sortedMembers(rest) };
}

/** The text of a scenario's file. Read and written again it is the same. */
export const writeScenario = (scenario: Scenario): string => `${JSON.stringify(plain(scenario), null, 1)}\n`;

/** The same in as few letters as can be, for a link. */
export const writeShort = (scenario: Scenario): string => JSON.stringify(plain(scenario));
