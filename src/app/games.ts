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
  { id: 'eia', place: 'campaign' },
];

/** What a header says of its game: its name, and the version of its rules. */
export const rulesOf = ({ id, rules }: { readonly id: string; readonly rules: number }): string => `${id}-${rules}`;

/** What a list knows of a record. */
interface Listed {
  readonly header: Pick<Header, 'rules'> | null;
  readonly summary: unknown;
}

const saysGame = (summary: unknown): unknown =>
  typeof summary === 'object' && summary !== null && 'game' in summary ? summary.game : undefined;

/** The game of a record by its header, or where that is lost by what was last told of it; nothing where it is of none that is known. */
export const gameOf = ({ header, summary }: Listed): GamePlace | undefined =>
  GAMES.find(({ id }) => (header ? header.rules.startsWith(`${id}-`) : saysGame(summary) === id));

/** Where a record is played. What cannot be read is shown among the battles, where it can be told of. */
export const placeOf = (line: Listed): GamePlace['place'] => gameOf(line)?.place ?? 'battle';
