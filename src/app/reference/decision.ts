/** Seconds for a decision before the other side makes it, if the players want this. NBC-EQ-04 */
export const DECISION_SECONDS = 10;
