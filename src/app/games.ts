/** The games of this app: which game a record belongs to, and where it is played. */
import type { Header } from '../journal/header.ts';

export interface GamePlace {
  /** The game's id in headers and files. */
  readonly id: string;
  readonly place: 'battle' | 'campaign';
}

export const GAMES: readonly GamePlace[] = [
  { id: 'nbc', place: 'battle' },
  { id: 'aon', place: 'campaign' },
  { id: 'eia', place: 'campaign' },
];

/** The `rules` field of a header: the game and the version of its rules. */
export const rulesOf = ({ id, rules }: { readonly id: string; readonly rules: number }): string => `${id}-${rules}`;

/** What a list knows of a record. */
interface Listed {
  readonly header: Pick<Header, 'rules'> | null;
  readonly summary: unknown;
}

const saysGame = (summary: unknown): unknown =>
  typeof summary === 'object' && summary !== null && 'game' in summary ? summary.game : undefined;

/** The game of a record, from its header or, if that is lost, from its summary; undefined if unknown. */
export const gameOf = ({ header, summary }: Listed): GamePlace | undefined =>
  GAMES.find(({ id }) => (header ? header.rules.startsWith(`${id}-`) : saysGame(summary) === id));

/** Where a record is played. Unreadable ones are listed with the battles, where the trouble can be shown. */
export const placeOf = (line: Listed): GamePlace['place'] => gameOf(line)?.place ?? 'battle';
