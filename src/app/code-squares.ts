/** A text as a QR code. */
import { encode } from 'uqr';

/** White squares around the code, as the standard asks. */
const QUIET = 4;

/** Row by row; true is dark. */
export const squares = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'L', border: QUIET }).data;

/** The dark squares as one SVG path, and the number of squares on a side. */
export function codePath(text: string): { readonly d: string; readonly size: number } {
  const data = squares(text);
  let d = '';
  for (const [y, row] of data.entries()) for (const [x, dark] of row.entries()) if (dark) d += `M${x} ${y}h1v1h-1z`;
  return { d, size: data.length };
}
