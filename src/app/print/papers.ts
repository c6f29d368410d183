/** Paper sizes, mm. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_IDS: readonly Paper[] = ['a4', 'letter'];

/** The margin on every side that home printers leave white, mm. */
export const MARGIN = 8;

export const printable = (paper: Paper): { readonly width: number; readonly height: number } => ({
  width: PAPERS[paper].width - 2 * MARGIN,
  height: PAPERS[paper].height - 2 * MARGIN,
});
