/** A scenario in writing: always the same bytes for the same content, with what is as usual left out. */
import { type Scenario, scenarioSchema } from './schema.ts';

/** The ending of a scenario's file. */
const SCENARIO_ENDING = '.scovell-scenario.json';

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null | undefined;

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

/** A value without the members that its schema would fill in again. */
function bare(value: Json, schema: Shaped): Json {
  const { def } = schema._zod;
  if (def.innerType) return bare(value, def.innerType);
  if (def.type === 'array' && def.element && Array.isArray(value)) return value.map((each) => bare(each, def.element!));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = value as { readonly [key: string]: Json };
  if (def.type === 'union' && def.discriminator) {
    const key = def.discriminator;
    const mine = def.options?.find((option) =>
      option._zod.def.shape?.[key]?._zod.def.values?.includes(members[key] as string),
    );
    return mine ? bare(value, mine) : value;
  }
  if (def.type !== 'object' || !def.shape) return value;
  const kept: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(def.shape)) {
    const member = members[key];
    if (member === undefined) continue;
    const without = bare(member, inner);
    const usual = inner._zod.def.type === 'default' ? bare(inner._zod.def.defaultValue as Json, inner) : undefined;
    const empty = inner._zod.def.type === 'default' && same(without, {}) && same(bare({}, inner), {});
    if (usual !== undefined && same(sorted(usual), sorted(without))) continue;
    if (empty && inner._zod.def.innerType?._zod.def.type === 'object') continue;
    kept[key] = without;
  }
  return kept;
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as { readonly [key: string]: Json };
  const keys = Object.keys(members).sort();
  return Object.fromEntries(keys.filter((key) => members[key] !== undefined).map((key) => [key, sorted(members[key])]));
}

/** Format and version in front, all other keys in order, defaults left out. */
function plain(scenario: Scenario): Json {
  const { format, version, ...rest } = bare(scenario as unknown as Json, scenarioSchema as unknown as Shaped) as {
    readonly [key: string]: Json;
  };
  return { format, version, ...(sorted(rest) as object) } as Json;
}

/** The text of a scenario's file. Read and written again it is the same. */
export const writeScenario = (scenario: Scenario): string => `${JSON.stringify(plain(scenario), null, 1)}\n`;

/** The same in as few letters as can be, for a link. */
export const writeShort = (scenario: Scenario): string => JSON.stringify(plain(scenario));

/** "Quatre Bras" as "Quatre-Bras.scovell-scenario.json". */
export const fileNameOf = (title: string, ending = SCENARIO_ENDING): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'scenario'}${ending}`;
