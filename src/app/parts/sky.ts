/** Fetched to look up the battle's sky and clock, rulings, seal and formations; and for a list of cards. */
import { takeKeys } from '../keys.ts';

export { FormationSheet } from '../screens/formation-sheet.tsx';
export { HandOver } from '../screens/hand-over.tsx';
export { SkySheet } from '../screens/sky.tsx';
export { ArtilleryPhase } from '../screens/turn/bombardment.tsx';
export { WhoActs } from '../screens/turn/by-the-table.tsx';
export { Commanders } from '../screens/turn/commanders.tsx';
export { Arrivals, EndOfTurn } from '../screens/turn/day.tsx';
export { Drawn } from '../screens/turn/drawn.tsx';
export { Due } from '../screens/turn/due.tsx';
export { EndAct, InForce, Lull } from '../screens/turn/lull.tsx';
export { Passed } from '../screens/turn/passed.tsx';
export { Recovery } from '../screens/turn/recovery.tsx';
export { SkirmishPhase } from '../screens/turn/skirmish.tsx';
export { HitForm, Offers } from '../screens/unit-hits.tsx';
export { Past } from '../screens/unit-past.tsx';
export { UnitSpecial } from '../screens/unit-special.tsx';

// Fetched with every battle once it is idle.
takeKeys();
