/** Throws dice from a chance: one, several, a pot. */
import type { Chance } from '../engine/chance.ts';
import { FACES, type Face, type Pot } from './faces.ts';
import { potOf } from './pot.ts';

export const throwDie = (chance: Chance): Face => FACES[chance.below(6)] ?? 1;
export const throwDice = (chance: Chance, n: number): Face[] => Array.from({ length: n }, () => throwDie(chance));
export const throwTwo = (chance: Chance): [Face, Face] => [throwDie(chance), throwDie(chance)];
/** One red, two white and two green dice. */
export const throwPot = (chance: Chance): Pot => potOf([...throwTwo(chance), ...throwTwo(chance), throwDie(chance)]);
