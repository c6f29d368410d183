/**
 * A scenario that is still being written. It has a scenario's shape, but names may be empty, ids may lead nowhere and there
 * may be too much of something; it can be kept and opened like any other, and the problems say what is to be mended before
 * it can be played.
 */
import * as z from 'zod/mini';
import { writeShort } from './file.ts';
import { broughtUp, parseScenario, type Scenario, type ScenarioProblem, scenarioSchema } from './schema.ts';

export type Draft = Scenario;

export type DraftReading =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** As much of a schema's definition as tells limits from kinds. */
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

/** So many times the most of a scenario is no slip of somebody who writes one, and more than a phone can draw. */
const BEYOND = 10;

function loosened(limit: Limit, type: string): readonly unknown[] {
  const { check, value = 0, maximum = 0 } = limit._zod.def;
  if (check === 'less_than') return [z.maximum(BEYOND * value)];
  // Of words any number can be kept; a list that needs a member keeps that: nothing can be reckoned from none.
  if (type === 'array') return check === 'max_length' ? [z.maxLength(BEYOND * maximum)] : [limit];
  return check.endsWith('_length') ? [] : [limit];
}

/** The same schema with wider limits, and for words with none. */
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

/** Made when a draft is read that is no scenario yet. */
let draftSchema: typeof scenarioSchema | undefined;

/** Reads what an editor kept: as a scenario, but with names that may be empty and figures well beyond its limits. Never throws. */
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

/** Whether two scenarios are the same to the last word. */
export const isSame = (a: Draft, b: Draft): boolean => writeShort(a) === writeShort(b);
