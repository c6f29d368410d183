/** Phase 2: whether those who are due arrive. */
import type { Questions } from '../chapters.ts';
import { arrival } from '../reinforcements.ts';

export const questions: Questions<'arrivals'> = { arrival };
export const plays = {};
