/** The names of entries on the screen. */
import type { Heading } from '../../../orders-of-battle/proposed.ts';
import type { Note } from '../../../orders-of-battle/tree.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';

/** Its own name, or the one the reader gave it. */
export const nameOf = ({ name, made }: Pick<Heading, 'name' | 'made'>): string =>
  made ? speak(made) : name || t('reader-nameless');

/** A note from the source, or a remark of the reader. */
export const noted = (note: Note): string => (typeof note === 'string' ? note : speak(note));
