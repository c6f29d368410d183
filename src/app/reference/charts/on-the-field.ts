/** What is looked up while formations act. */
import { COMBAT } from './combat.ts';
import { COMMAND } from './command.ts';
import { FIRE } from './fire.ts';
import { MOVEMENT } from './movement.ts';
import { TURN } from './turn.ts';

export const ON_THE_FIELD = [TURN, COMMAND, MOVEMENT, FIRE, COMBAT] as const;
