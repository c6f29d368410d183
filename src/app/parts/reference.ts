/** Fetched to look things up: the reference and the register of rulings. */
export { ReferenceScreen, ReferenceSheet } from '../reference/reference.tsx';
export { RulingsSheet } from '../screens/rulings-sheet.tsx';
