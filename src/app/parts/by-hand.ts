/** Fetched to set a unit or a formation by hand. */
export { FormationByHand } from '../screens/formation-by-hand.tsx';
export { UnitByHand } from '../screens/unit-by-hand.tsx';
