/** Who stands under an id. An id that names nobody is an error of programming: what comes from outside is checked first. */
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

/** What must be there by the rules of its place; says what is missing when it is not. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** Whose question it is, where it is one side's. */
export const sideOf = ({ side }: { readonly side: SideId | null }): SideId => sure(side, 'side');
