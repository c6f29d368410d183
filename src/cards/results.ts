/** The five results of a quality check, best first, and the two columns of a disorder check (NBC-QC-01, NBC-DC-01). */

export const RESULTS = ['VH', 'H', 'N', 'L', 'VL'] as const;
export type Result = (typeof RESULTS)[number];

/** Which disorder column is read: caused by movement, or by shooting and combat. */
export type DisorderColumn = 'move' | 'hit';
