/** Where a scenario's armies came from: the texts, what was corrected in their reading, and what was answered. */
import * as z from 'zod/mini';
import { type Migration, migrate, newestOf } from '../engine/migrations.ts';
import { FIELDS } from './columns.ts';
import { correctionSchema } from './corrections.ts';
import { FORMAT_IDS } from './format.ts';

const sourceSchema = z.object({
  /** Of the file; empty where the text was pasted. */
  name: z.string(),
  text: z.string(),
  format: z.literal(FORMAT_IDS),
  /** The columns of a table, as they were corrected. */
  mapping: z.optional(z.partialRecord(z.literal(FIELDS), z.int())),
  /** It is joined to the first by the ids in both. */
  joined: z.optional(z.literal(true)),
});

/** How what older versions kept becomes today's; the first entry makes version 2 of version 1. */
const MIGRATIONS: readonly Migration[] = [];
const VERSION = newestOf(MIGRATIONS);

const originSchema = z.object({
  version: z.literal(VERSION),
  sources: z.array(sourceSchema),
  corrections: z.array(correctionSchema),
  answers: z.record(z.string(), z.string()),
  /** The side of each army, by its id; none where it is left out. */
  sides: z.record(z.string(), z.literal(['a', 'b', 'none'])),
});

export type Source = z.infer<typeof sourceSchema>;
export type Origin = z.infer<typeof originSchema>;

export const NO_ORIGIN: Origin = { version: VERSION, sources: [], corrections: [], answers: {}, sides: {} };

/** Letters; a longer text is not laid by with the scenario. */
const MOST_KEPT = 1_000_000;

export const isKept = ({ sources }: Origin): boolean =>
  sources.length > 0 && sources.reduce((sum, { text }) => sum + text.length, 0) <= MOST_KEPT;

const versioned = z.looseObject({ version: z.number() });

/** Brought up to today's version; as it is where it has none, or a later one. */
function broughtUp(json: unknown): unknown {
  const head = versioned.safeParse(json);
  const now = head.success ? migrate(head.data, MIGRATIONS) : undefined;
  return now?.ok ? now.kept : json;
}

export function readOrigin(json: unknown): Origin {
  const read = originSchema.safeParse(broughtUp(json));
  return read.success ? read.data : NO_ORIGIN;
}

/** What was taught, apart from the text it was taught on: what all lines of a shape are, and which column is the strength. */
const profileSchema = z.object({
  format: z.literal('scovell-reader'),
  version: z.literal(VERSION),
  corrections: z.array(correctionSchema),
  answers: z.optional(z.record(z.string(), z.string())),
});

/** A question about columns names their headings, and is the same in another table that has them. */
export const taughtAnswers = (answers: Origin['answers']): Origin['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => /^column:.*\p{L}/u.test(id)));

export const writeProfile = ({ corrections, answers }: Origin): string =>
  `${JSON.stringify({ format: 'scovell-reader', version: VERSION, corrections: corrections.filter((each) => each.do === 'such'), answers: taughtAnswers(answers) }, null, 1)}\n`;

/** The rules of a profile, or nothing where the text is none. */
export function readProfile(text: string): Pick<Origin, 'corrections' | 'answers'> | undefined {
  try {
    const read = profileSchema.safeParse(broughtUp(JSON.parse(text)));
    if (!read.success) return undefined;
    const { corrections, answers = {} } = read.data;
    return { corrections: corrections.filter((each) => each.do === 'such'), answers: taughtAnswers(answers) };
  } catch {
    return undefined;
  }
}
