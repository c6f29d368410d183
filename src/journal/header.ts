/** The header of a record: what a battle starts from. */
import * as z from 'zod/mini';

/** A SHA-256 as 64 hexadecimal digits. */
export type Hash = string;

export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const momentSchema = z.int().check(z.gte(0));

/** What a battle starts from. It is the first link of the chain, so it never changes. */
export interface Header {
  readonly id: string;
  /** The version of plays, events and `extra`. */
  readonly schema: number;
  readonly title: string;
  /** The hash of the secret seed. Chance can be checked once the seed is shown. */
  readonly seal: Hash;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The version of the rules in use. */
  readonly rules: string;
  /** Anything else the battle starts from, as JSON. */
  readonly extra?: unknown;
}

export const headerSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  schema: z.int().check(z.gte(1)),
  title: z.string(),
  seal: hashSchema,
  startedAt: momentSchema,
  rules: z.string(),
  extra: z.optional(z.unknown().check(z.refine((extra) => extra !== null))),
});
