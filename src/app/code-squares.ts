/** A text as the squares that a camera reads. */
import { encode } from 'uqr';

/** White squares around the code, as its readers ask for. */
const QUIET = 4;

/** Row by row; true is dark. */
export const squares = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'L', border: QUIET }).data;

/** The dark squares as one path, and how many squares a side has. */
export function codePath(text: string): { readonly d: string; readonly size: number } {
  const data = squares(text);
  let d = '';
  for (const [y, row] of data.entries()) for (const [x, dark] of row.entries()) if (dark) d += `M${x} ${y}h1v1h-1z`;
  return { d, size: data.length };
}
