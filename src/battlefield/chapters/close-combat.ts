/** The rounds of a close combat. */
import type { Questions } from '../chapters.ts';
import { closeCombats } from '../fights/close-combats.ts';

export const questions: Questions<'close-combat'> = { 'close-combat': closeCombats };
export const plays = {};
