/** Infantry in square against cavalry (NBC-CC-25). */

/** Whether a square that the ladder names the loser stands all the same, so that its attackers fall back (AMB-123). */
export const squareStands = (square: { readonly broken: boolean; readonly doubleDisorder: boolean }): boolean =>
  !square.broken && !square.doubleDisorder;
