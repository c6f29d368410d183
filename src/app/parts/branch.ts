/** Fetched when a battle can only continue in a copy. */
export { goOnInCopy } from '../go-on-in-copy.ts';
export { Damaged } from '../screens/damaged.tsx';
export { branchOff } from '../session/branch.ts';
