/** What is looked up between actions, before a battle and after it. */
import { DICE } from './dice.ts';
import { GLOSSARY } from './glossary.ts';
import { RECOVERY } from './recovery.ts';
import { SKY } from './sky.ts';
import { TROOPS } from './troops.ts';

export const BESIDE_THE_FIELD = [DICE, RECOVERY, SKY, TROOPS, GLOSSARY] as const;
