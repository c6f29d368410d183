/** Fetched to look up the battle's sky and clock, rulings, seal and formations. */
export { FormationSheet } from '../screens/formation-sheet.tsx';
export { SkySheet } from '../screens/sky.tsx';
export { Struck } from '../screens/struck.tsx';
export { MakeHowitzers } from '../screens/turn/howitzers.tsx';
export { InForce, Lull } from '../screens/turn/lull.tsx';
export { Park } from '../screens/turn/park.tsx';
export { UnitSpecial } from '../screens/unit-special.tsx';
