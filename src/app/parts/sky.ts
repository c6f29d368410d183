/** Sky and clock, the rulings and the seal: what is looked up in a battle. */
export { SkySheet } from '../screens/sky.tsx';
