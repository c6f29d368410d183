/** Finds things by id. An unknown id is a bug: outside input is checked first. */
import type { SideId } from '../book/terms.ts';
import type { Battle, Formation, Officer, Unit } from './battle.ts';

function found<T>(all: Readonly<Record<string, T>>, id: string | null | undefined, what: string): T {
  const one = id === null || id === undefined ? undefined : all[id];
  if (one === undefined) throw new Error(`There is no ${what} ${id}.`);
  return one;
}

export const unitOf = ({ units }: Pick<Battle, 'units'>, id: string | null | undefined): Unit =>
  found(units, id, 'unit');
export const formationOf = ({ formations }: Pick<Battle, 'formations'>, id: string | null | undefined): Formation =>
  found(formations, id, 'formation');
export const officerOf = ({ officers }: Pick<Battle, 'officers'>, id: string | null | undefined): Officer =>
  found(officers, id, 'officer');

/** The value, which must exist. Throws if it does not; the stack shows what is missing. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is nothing.');
  return value;
}

/** The side of a one-sided question. */
export const sideOf = ({ side }: { readonly side: SideId | null }): SideId => sure(side);
