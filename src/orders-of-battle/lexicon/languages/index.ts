/** All languages together, as the patterns that the readers ask. */
import { keysOf } from '../../../engine/keys.ts';
import type { Kind, Level } from '../../tree.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { ArmWord, Language } from './language.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

const ALL: readonly Language[] = [
  english,
  french,
  german,
  italian,
  spanish,
  portuguese,
  dutch,
  polish,
  russian,
  swedish,
];

const all = (of: (language: Language) => string | undefined): string => ALL.flatMap((each) => of(each) ?? []).join('|');
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?!\\p{L})`, 'iu');

const LEVELS: readonly Level[] = [
  'battery',
  'squadron',
  'battalion',
  'regiment',
  'brigade',
  'division',
  'corps',
  'wing',
  'army',
];

export const LEVEL_WORDS: readonly { readonly level: Level; readonly noun: RegExp }[] = LEVELS.flatMap((level) => {
  const words = all(({ levels }) => levels[level]);
  return words === '' ? [] : [{ level, noun: whole(words) }];
});

const KIND_OF: { readonly [A in ArmWord]: { readonly kind: Kind; readonly type?: string } } = {
  train: { kind: 'other', type: 'train' },
  engineers: { kind: 'other', type: 'engineers' },
  'horse artillery': { kind: 'artillery', type: 'horse artillery' },
  artillery: { kind: 'artillery' },
  'horse guard': { kind: 'cavalry', type: 'guard' },
  cuirassier: { kind: 'cavalry', type: 'cuirassier' },
  cossack: { kind: 'cavalry', type: 'cossack' },
  hussar: { kind: 'cavalry', type: 'hussar' },
  lancer: { kind: 'cavalry', type: 'lancer' },
  'light horse': { kind: 'cavalry', type: 'light' },
  dragoon: { kind: 'cavalry', type: 'dragoon' },
  cavalry: { kind: 'cavalry' },
  grenadier: { kind: 'infantry', type: 'grenadier' },
  guard: { kind: 'infantry', type: 'guard' },
  light: { kind: 'infantry', type: 'light' },
  militia: { kind: 'infantry', type: 'militia' },
  line: { kind: 'infantry', type: 'line' },
};

const ARM_NAMES = keysOf(KIND_OF);

export const ARM_WORDS: readonly { readonly kind: Kind; readonly type?: string; readonly noun: RegExp }[] =
  ARM_NAMES.map((arm) => ({ ...KIND_OF[arm], noun: whole(all(({ arms }) => arms[arm])) })).filter(
    ({ noun }) => !noun.source.includes('(?:)'),
  );

type Counted = keyof Language['counted'];
export const countedWords = (of: Counted): string => all(({ counted }) => counted[of]);
export const SUM_WORDS = all(({ sums }) => sums);
/** The longest first: "gen. dyw." is more than "gen." */
export const RANK_WORDS: readonly string[] = ALL.flatMap(({ ranks = [] }) => ranks).sort((a, b) => b.length - a.length);
