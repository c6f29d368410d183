/** Sky and clock, the rulings and the seal, a formation: what is looked up in a battle. */
export { FormationSheet } from '../screens/formation-sheet.tsx';
export { SkySheet } from '../screens/sky.tsx';
export { InForce, Lull } from '../screens/turn/lull.tsx';
export { UnitSpecial } from '../screens/unit-special.tsx';
