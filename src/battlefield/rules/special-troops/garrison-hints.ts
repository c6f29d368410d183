import type { Bare } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';

/** Hints for whoever holds one; nothing is asked of anybody. NBC-GAR-09 */
export const GARRISON_HINTS = [
  { hint: 'garrison-hint-support', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-after', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-alone', row: 'NBC-GAR-09' },
] as const satisfies readonly { readonly hint: Bare; readonly row: RowId }[];
