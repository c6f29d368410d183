/** One hash of the whole state: two phones that show the same hold the same battle. */
import type { Battle } from '../../battlefield/battle.ts';
import { digest } from '../../journal/hash.ts';

export const fingerprint = (battle: Battle): string => digest(battle);
