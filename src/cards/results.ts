/** The results of a quality check, best first, and the columns of a disorder check (NBC-QC-01, NBC-DC-01). */

export const RESULTS = ['VH', 'H', 'N', 'L', 'VL'] as const;
export type Result = (typeof RESULTS)[number];

/** The column of a disorder check: for movement, or for fire and combat. */
export type DisorderColumn = 'move' | 'hit';
