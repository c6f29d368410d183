/**
 * The rules in chapters. What every battle needs at every moment stands in the core; the rest belongs to a chapter, and a
 * chapter may be fetched when a battle comes to it. The table says what is in which, so that a question or a play whose
 * chapter has not been opened is an error of programming and never taken for one this version does not know.
 */
import type { Chance } from '../dice/chance.ts';
import { type Battle, toCount } from './battle.ts';
import type { Draft } from './draft.ts';
import type { Play, PlayName } from './plays.ts';
import type { Procedure } from './procedure.ts';

/** By chapter: the kinds of questions it asks, and the plays it judges. */
export const CONTENTS = {
  command: { kinds: ['first', 'recover-rerolls'], plays: ['first', 'skirmishers', 'rest'] },
  arrivals: { kinds: ['arrival'], plays: [] },
  skirmishing: { kinds: ['skirmish', 'stand'], plays: ['skirmish'] },
  artillery: { kinds: ['volley'], plays: ['fire'] },
  commanders: { kinds: [], plays: ['convert', 'commander', 'headquarters', 'join', 'battery'] },
  cards: { kinds: ['contest', 'command', 'temper'], plays: ['choose', 'acts'] },
  orders: { kinds: ['order-change'], plays: ['order', 'stay'] },
  movement: { kinds: ['move', 'broken-move', 'officer-move'], plays: ['move', 'ride'] },
  crossings: { kinds: ['crossing'], plays: ['cross'] },
  fights: {
    kinds: ['charge', 'charge-again', 'guns-attacked', 'firefight', 'fight-result'],
    plays: ['charge', 'firefight', 'combat'],
  },
  'close-combat': { kinds: ['close-combat'], plays: [] },
  checks: { kinds: ['quality', 'disorder', 'officer-risk'], plays: ['check', 'disorder', 'hits'] },
  'sent-out': { kinds: ['detach', 'garrison'], plays: ['detach', 'garrison', 'occupy'] },
  trains: {
    kinds: ['engineer-risk', 'engineers-rehomed', 'bridge-building', 'looting'],
    plays: ['engineers', 'train', 'build', 'capture'],
  },
  struck: { kinds: ['officer-entered'], plays: ['strike'] },
  recovery: { kinds: ['recovery', 'rally'], plays: ['recover'] },
  evening: { kinds: ['time', 'weather', 'intensity', 'fog'], plays: [] },
  lulls: { kinds: ['lull-restart', 'swap'], plays: ['lull', 'lull-over', 'lull-restart', 'swap'] },
  'by-hand': { kinds: [], plays: ['set'] },
  aftermath: { kinds: [], plays: ['losses', 'wounds'] },
} as const satisfies Record<string, { readonly kinds: readonly string[]; readonly plays: readonly PlayName[] }>;

export type ChapterName = keyof typeof CONTENTS;
export const CHAPTERS = Object.keys(CONTENTS) as ChapterName[];

/** What each chapter brings, beside its questions and plays whatever the core calls into it. */
export interface Chapters {
  readonly command: typeof import('./chapters/command.ts');
  readonly arrivals: typeof import('./chapters/arrivals.ts');
  readonly skirmishing: typeof import('./chapters/skirmishing.ts');
  readonly artillery: typeof import('./chapters/artillery.ts');
  readonly commanders: typeof import('./chapters/commanders.ts');
  readonly cards: typeof import('./chapters/cards.ts');
  readonly orders: typeof import('./chapters/orders.ts');
  readonly movement: typeof import('./chapters/movement.ts');
  readonly crossings: typeof import('./chapters/crossings.ts');
  readonly fights: typeof import('./chapters/fights.ts');
  readonly 'close-combat': typeof import('./chapters/close-combat.ts');
  readonly checks: typeof import('./chapters/checks.ts');
  readonly 'sent-out': typeof import('./chapters/sent-out.ts');
  readonly trains: typeof import('./chapters/trains.ts');
  readonly struck: typeof import('./chapters/struck.ts');
  readonly recovery: typeof import('./chapters/recovery.ts');
  readonly evening: typeof import('./chapters/evening.ts');
  readonly lulls: typeof import('./chapters/lulls.ts');
  readonly 'by-hand': typeof import('./chapters/by-hand.ts');
  readonly aftermath: typeof import('./chapters/aftermath.ts');
}

export type OpenChance = (at: number) => Chance;

/** Judges a play of one name: writes what follows, or says why not. */
export type Handler<N extends PlayName> = (
  d: Draft,
  play: Extract<Play, { readonly do: N }>,
  open: OpenChance,
) => string | undefined;

/** All questions and all plays of a chapter, and no others. */
export type Questions<C extends ChapterName> = Readonly<Record<(typeof CONTENTS)[C]['kinds'][number], Procedure>>;
export type Handlers<C extends ChapterName> = {
  readonly [N in (typeof CONTENTS)[C]['plays'][number]]: Handler<N>;
};

export type ChapterPlay = (typeof CONTENTS)[ChapterName]['plays'][number];

const opened = new Map<ChapterName, unknown>();

export const openChapter = <C extends ChapterName>(name: C, chapter: Chapters[C]): void => {
  opened.set(name, chapter);
};
export const isOpen = (name: ChapterName): boolean => opened.has(name);
/** As a phone begins, before anything is fetched. */
export const closeChapters = (): void => opened.clear();

/** What a chapter brings; whoever asks for it sees to it first that it is open. */
export function chapter<C extends ChapterName>(name: C): Chapters[C] {
  const found = opened.get(name);
  if (!found) throw new Error(`The chapter "${name}" has not been opened.`);
  return found as Chapters[C];
}

const CHAPTER_OF_KIND = new Map<string, ChapterName>(
  CHAPTERS.flatMap((name) => CONTENTS[name].kinds.map((kind) => [kind, name] as const)),
);
const CHAPTER_OF_PLAY = new Map<PlayName, ChapterName>(
  CHAPTERS.flatMap((name) => CONTENTS[name].plays.map((play) => [play, name] as const)),
);

export const KINDS: readonly string[] = [...CHAPTER_OF_KIND.keys()];
/** Undefined for a kind that this version does not know. */
export const chapterOfKind = (kind: string): ChapterName | undefined => CHAPTER_OF_KIND.get(kind);
/** Undefined for what the core judges by itself. */
export const chapterOfPlay = (play: PlayName): ChapterName | undefined => CHAPTER_OF_PLAY.get(play);

/** What a formation's action may come to: its order, officers who ride or are struck, and looters at its end. */
const ACTION: readonly ChapterName[] = ['orders', 'commanders', 'movement', 'struck', 'trains'];

const BY_PHASE: Record<Battle['phase'], readonly ChapterName[]> = {
  1: ['command'],
  2: [],
  3: ['skirmishing'],
  // Leaving it finishes what batteries were being made.
  4: ['artillery', 'commanders'],
  5: ['commanders', 'movement', 'struck'],
  6: ['cards'],
  7: ['recovery'],
  8: [],
  9: ['lulls'],
};

/** Whether its step is one of fights: charges come with the moves (NBC-MTC-01). */
export const isFighting = ({ action }: Battle): boolean =>
  action?.step === 'move' || action?.step === 'firefights' || action?.step === 'combats';

/** The chapters a battle needs as it stands: for what is asked, what the turn offers, and the way on. */
export function needed(battle: Battle): readonly ChapterName[] {
  const { agenda, action, phase, shots, lull } = battle;
  if (battle.ended) return ['aftermath'];
  const fired = toCount(shots).length > 0;
  const hurt = fired || Object.values(battle.units).some((unit) => unit.hurt !== null);
  return [
    ...new Set<ChapterName>([
      ...agenda.flatMap(({ kind }) => chapterOfKind(kind) ?? []),
      ...(action ? ACTION : BY_PHASE[phase]),
      ...(isFighting(battle) ? (['fights'] as const) : []),
      ...(hurt ? (['checks'] as const) : []),
      ...(fired && phase !== 4 ? (['skirmishing'] as const) : []),
      ...(lull && phase === 1 ? (['lulls'] as const) : []),
    ]),
  ];
}

/** The same for one play, which may be about something the turn itself does not ask. */
export const neededFor = (battle: Battle, play: PlayName): readonly ChapterName[] => {
  const own = chapterOfPlay(play);
  return own ? [...new Set([...needed(battle), own])] : needed(battle);
};

/** What the sheets of units and formations offer may come from any of these. */
export const FOR_SHEETS: readonly ChapterName[] = [
  'command',
  'orders',
  'movement',
  'recovery',
  'fights',
  'crossings',
  'sent-out',
  'trains',
  'commanders',
  'checks',
  'struck',
  'lulls',
];
