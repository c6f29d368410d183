/** All groups of charts, in the order a battle needs them. */
import type { ChartGroup } from '../chart.ts';
import { COMBAT } from './combat.ts';
import { COMMAND } from './command.ts';
import { DICE } from './dice.ts';
import { FIRE } from './fire.ts';
import { GLOSSARY } from './glossary.ts';
import { MOVEMENT } from './movement.ts';
import { RECOVERY } from './recovery.ts';
import { SKY } from './sky.ts';
import { TROOPS } from './troops.ts';
import { TURN } from './turn.ts';

export const ALL: readonly ChartGroup[] = [
  TURN,
  COMMAND,
  MOVEMENT,
  FIRE,
  COMBAT,
  DICE,
  RECOVERY,
  SKY,
  TROOPS,
  GLOSSARY,
];
