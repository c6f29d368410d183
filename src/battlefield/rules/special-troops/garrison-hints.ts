import type { Bare } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';

/** NBC-GAR-09: hints for the player who holds a garrison. */
export const GARRISON_HINTS = [
  { hint: 'garrison-hint-support', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-after', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-alone', row: 'NBC-GAR-09' },
] as const satisfies readonly { readonly hint: Bare; readonly row: RowId }[];
