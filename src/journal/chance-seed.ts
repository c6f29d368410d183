/** The seed that a record's chance comes from: its secret, and the words the players added under its seal. */
import * as z from 'zod/mini';
import { type Seed, seedWith } from '../engine/chance.ts';
import type { Header } from './header.ts';

const extra = z.object({ added: z.optional(z.array(z.string())) });

/** A header from before there were any has none. */
export const addedTo = ({ extra: more }: Pick<Header, 'extra'>): readonly string[] =>
  extra.safeParse(more).data?.added ?? [];

/** What a header says of them; nothing where nobody added any. */
export const withAdded = (added: readonly string[]): Pick<Header, 'extra'> =>
  added.some((words) => words !== '') ? { extra: { added } } : {};

export const chanceSeed = (header: Pick<Header, 'extra'>, secret: Seed): Seed => seedWith(secret, addedTo(header));
