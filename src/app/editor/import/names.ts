/** What entries of an order of battle are called on the screen. */
import type { Heading } from '../../../orders-of-battle/proposed.ts';
import type { Note } from '../../../orders-of-battle/tree.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';

/** Its own name, or the one the reader gives it. */
export const nameOf = ({ name, made }: Pick<Heading, 'name' | 'made'>): string =>
  made ? speak(made) : name || t('reader-nameless');

/** A note as it stands in the source, or what the reader has to say. */
export const noted = (note: Note): string => (typeof note === 'string' ? note : speak(note));
