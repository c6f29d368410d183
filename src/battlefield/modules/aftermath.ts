/** After the battle: the losses, and the recovery of the wounded. */
import {
  allReckoned,
  enterAftermath,
  enterWoundDay,
  mayPassDay,
  passDay,
  throwAftermath,
} from '../after-battle/aftermath.ts';
import type { Battle } from '../battle.ts';
import { type Handlers, legal } from '../handling.ts';

export const handlers: Handlers<'losses' | 'wounds'> = {
  losses: (d, { own }, open) => (own ? enterAftermath(d, own) : throwAftermath(d, open)),
  wounds: (d, { own }, open) => (own ? enterWoundDay(d, own) : passDay(d, open)),
};

export const turnPlays = (battle: Battle) =>
  legal(!allReckoned(battle) && { do: 'losses' }, mayPassDay(battle) && { do: 'wounds' });
