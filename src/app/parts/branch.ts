/** Fetched when a battle can only continue in a copy. */
export { Damaged } from '../screens/damaged.tsx';
export { branchOff } from '../session/branch.ts';
