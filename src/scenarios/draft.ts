/**
 * A scenario in progress. It has a scenario's shape, but names may be empty, ids may lead nowhere and limits may be
 * exceeded. It is stored and opened like any other; its problems say what to fix before play.
 */
import * as z from 'zod/mini';
import { writeShort } from './file.ts';
import { broughtUp, parseScenario, type Scenario, type ScenarioProblem, scenarioSchema } from './schema.ts';

export type Draft = Scenario;

export type DraftReading =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** The part of a schema's definition that tells limits from types. */
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

/** This many times a scenario's limit is no author's slip, and more than a phone can draw. */
const BEYOND = 10;

function loosened(limit: Limit, type: string): readonly unknown[] {
  const { check, value = 0, maximum = 0 } = limit._zod.def;
  if (check === 'less_than') return [z.maximum(BEYOND * value)];
  // Text has no limit. A list that needs a member keeps that rule: nothing can be computed from an empty one.
  if (type === 'array') return check === 'max_length' ? [z.maxLength(BEYOND * maximum)] : [limit];
  return check.endsWith('_length') ? [] : [limit];
}

/** The same schema with wider limits, and none for text. */
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

/** Made when first needed. */
let draftSchema: typeof scenarioSchema | undefined;

/** Reads what an editor saved: a scenario with possibly empty names and values well beyond its limits. Never throws. */
export function readDraft(json: unknown): DraftReading {
  const read = parseScenario(json);
  if (read.ok) return { ok: true, draft: read.scenario };
  const now = broughtUp(json);
  if (!now.ok) return { ok: false, problems: read.problems };
  draftSchema ??= loose(scenarioSchema);
  const rough = draftSchema.safeParse(now.kept);
  return rough.success ? { ok: true, draft: rough.data as Draft } : { ok: false, problems: read.problems };
}

/** The same scenario under another id and title. */
export const copyUnder = (draft: Draft, id: string, title = draft.title): Draft => ({
  ...draft,
  id,
  title: title.slice(0, 120),
});

/** Whether two scenarios have exactly the same content. */
export const isSame = (a: Draft, b: Draft): boolean => writeShort(a) === writeShort(b);
