/** What is fetched when a battle can only go on in a copy. */
export { Damaged } from '../screens/damaged.tsx';
export { branchOff } from '../session/branch.ts';
