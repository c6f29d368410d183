/** The large battle that the pages are shown in, and what became of a piece of it. */
import type { Battle, UnitState } from '../../../src/battlefield/battle.ts';
import { everything } from '../../battlefield/everything.ts';
import { begin } from '../../battlefield/fixtures.ts';

export const START: Battle = { ...begin(everything()), turn: 3, minutes: 75, phase: 5 };

export const inUnit = (id: string, set: Partial<UnitState>, battle = START): Battle => ({
  ...battle,
  units: { ...battle.units, [id]: { ...battle.units[id]!, ...set } },
});
