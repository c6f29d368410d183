/** How long a decision may take before the other side decides, where the players like it so. NBC-EQ-04 */
export const DECISION_SECONDS = 10;
