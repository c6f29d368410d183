/**
 * How a stored thing of an older version becomes a current one: a chain with a step from each version to the next. It
 * is stored as written, and the steps run at each reading, before the schema checks it.
 *
 * Records of play have no chain. Entries are hashed as written, so events and fields are only ever added, and what any
 * version wrote stays readable.
 */

/** Turns a thing of one version into one of the next. Pure. Fields it does not know pass through. */
export type Migration = (kept: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** The version the chain leads to. Versions count from 1. */
export const newestOf = (chain: readonly Migration[]): number => chain.length + 1;

export type Migrated =
  | { readonly ok: true; readonly kept: Readonly<Record<string, unknown>> }
  /** `newer`: a later app wrote it. `unknown`: there is no such version. */
  | { readonly ok: false; readonly why: 'newer' | 'unknown' };

/** The thing brought up to the newest version. Throws only if a step does. */
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
