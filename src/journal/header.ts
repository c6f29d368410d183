/** The head of a record: what a battle starts from. */
import * as z from 'zod/mini';

/** sha-256 in 64 hex digits. */
export type Hash = string;

export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const momentSchema = z.int().check(z.gte(0));

/** What a battle starts from; the first link of its chain, and so fixed for good. */
export interface Header {
  readonly id: string;
  /** Version of what plays, events and `extra` look like. */
  readonly schema: number;
  readonly title: string;
  /** The hash of the secret seed, so that chance can be checked once the seed is shown. */
  readonly seal: Hash;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Version of the rules the battle is played by. */
  readonly rules: string;
  /** Whatever else the battle starts from, as JSON. */
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
