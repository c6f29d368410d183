/**
 * How a kept thing of an older version becomes one of today's: a chain of steps, one from each version to the next. A thing
 * is kept as it was written; the steps are taken each time it is read, before its schema looks at it.
 *
 * Records of play have no chain: their entries are hashed as they were written, so their events and fields are only ever added
 * to, and what a version wrote is read for ever.
 */

/** Makes of a thing as one version wrote it a thing of the next. Pure; what it does not know it hands on as it is. */
export type Migration = (kept: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** The version that the last step of a chain leads to: versions count from 1. */
export const newestOf = (chain: readonly Migration[]): number => chain.length + 1;

export type Migrated =
  | { readonly ok: true; readonly kept: Readonly<Record<string, unknown>> }
  /** `newer`: a later app wrote it. `unknown`: no version was ever called that. */
  | { readonly ok: false; readonly why: 'newer' | 'unknown' };

/** Brings a thing up from the version that stands in it; its `version` is the newest afterwards. Throws only what a step throws. */
export function migrate(kept: Readonly<Record<string, unknown>>, chain: readonly Migration[]): Migrated {
  const { version } = kept;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return { ok: false, why: 'unknown' };
  const newest = newestOf(chain);
  if (version > newest) return { ok: false, why: 'newer' };
  if (version === newest) return { ok: true, kept };
  const now = chain.slice(version - 1).reduce((thing, step) => step(thing), kept);
  return { ok: true, kept: { ...now, version: newest } };
}
