/** options shelf. */
import type { Desk, PlaysOf } from '../desk.ts';

export const OPTIONS = [] as const;
export type OptionsPlay = PlaysOf<typeof OPTIONS>;

export const options: Desk<OptionsPlay> = { handlers: {} };
