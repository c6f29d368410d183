/** The seed of a record's chance: its secret, and the words the players added after it was sealed. */
import * as z from 'zod/mini';
import { type Seed, seedWith } from '../engine/chance.ts';
import type { Header } from './header.ts';

const extra = z.object({ added: z.optional(z.array(z.string())) });

/** The words in the header. Older headers have none. */
export const addedTo = ({ extra: more }: Pick<Header, 'extra'>): readonly string[] =>
  extra.safeParse(more).data?.added ?? [];

/** The header's field for these words; empty if nobody added any. */
export const withAdded = (added: readonly string[]): Pick<Header, 'extra'> =>
  added.some((words) => words !== '') ? { extra: { added } } : {};

export const chanceSeed = (header: Pick<Header, 'extra'>, secret: Seed): Seed => seedWith(secret, addedTo(header));
