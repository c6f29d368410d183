/** The games of this house, for the shell: which game a record is of, and where it is played. */
import type { Header } from '../journal/header.ts';

export interface GamePlace {
  /** The game's own name in headers and files. */
  readonly id: string;
  readonly place: 'battle' | 'campaign';
}

export const GAMES: readonly GamePlace[] = [
  { id: 'nbc', place: 'battle' },
  { id: 'aon', place: 'campaign' },
];

/** What a header says of its game: its name, and the version of its rules. */
export const rulesOf = ({ id, rules }: { readonly id: string; readonly rules: number }): string => `${id}-${rules}`;

/** The game of a record; nothing where it is of none that is known here. */
export const gameOf = (header: Pick<Header, 'rules'> | null): GamePlace | undefined =>
  GAMES.find(({ id }) => header?.rules.startsWith(`${id}-`));

/** Where a record is played. What cannot be read is shown among the battles, where it can be told of. */
export const placeOf = (header: Pick<Header, 'rules'> | null): GamePlace['place'] => gameOf(header)?.place ?? 'battle';
