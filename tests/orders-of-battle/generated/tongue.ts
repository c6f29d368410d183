/** What the generated texts are written in: nouns, arms and names of units by language. */
export const LANGUAGES = ['en', 'fr', 'de', 'it', 'es', 'pt', 'nl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const NATIONS = ['France', 'Britain', 'Austria', 'Prussia', 'Russia', 'Spain', 'Portugal'] as const;
export type Nation = (typeof NATIONS)[number];

export const TROOPS = [
  'line',
  'light',
  'grenadier',
  'guard',
  'militia',
  'hussar',
  'dragoon',
  'cuirassier',
  'chasseur',
  'lancer',
  'foot battery',
  'horse battery',
] as const;
export type Troops = (typeof TROOPS)[number];
export const HORSE: readonly Troops[] = ['hussar', 'dragoon', 'cuirassier', 'chasseur', 'lancer'];

export interface Tongue {
  readonly army: { readonly [N in Nation]: string };
  readonly corps: (n: number) => string;
  readonly division: (n: number) => string;
  readonly horseDivision: (n: number) => string;
  readonly brigade: (n: number) => string;
  /** "2nd Infantry Brigade": a formation with its arm. */
  readonly ofArm: (level: 'division' | 'brigade', n: number, horse: boolean) => string;
  /** "Division" and "Brigade", of foot or horse, without a number. */
  readonly alone: (level: 'division' | 'brigade', horse: boolean) => string;
  /** Advance guard, reserve, cavalry reserve. */
  readonly groups: readonly [string, string, string];
  readonly batteries: readonly [foot: string, horse: string];
  /** A brigade called by its leader. */
  readonly owned: (level: 'division' | 'brigade', man: string) => string;
  readonly numbered: { readonly [T in Troops]: (n: number) => string };
  readonly named: { readonly [T in Troops]?: (name: string) => string };
  /** Infantry, cavalry and artillery as headings. */
  readonly arms: readonly [string, string, string];
  readonly men: readonly [word: string, short: string];
  readonly sabres: readonly [word: string, short: string];
  readonly guns: readonly [word: string, short: string];
  readonly battalions: readonly [word: string, short: string];
  readonly squadrons: readonly [word: string, short: string];
  readonly total: string;
  readonly under: string;
  readonly chief: string;
  readonly ranks: { readonly [L in 'army' | 'corps' | 'division' | 'brigade']: readonly [string, string] };
  readonly title: (place: string, year: number) => string;
  readonly about: string;
  readonly howitzers: string;
  readonly calibre: (n: number, pounds: number) => string;
  readonly columns: {
    readonly [C in
      | 'name'
      | 'commander'
      | 'men'
      | 'foot'
      | 'horse'
      | 'guns'
      | 'corps'
      | 'division'
      | 'brigade'
      | 'side'
      | 'parts'
      | 'losses'
      | 'officers']: string;
  };
}

export const ord = (n: number): string =>
  n % 100 > 10 && n % 100 < 14 ? `${n}th` : `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
export const first = (n: number, one: string, more: string): string => `${n}${n === 1 ? one : more}`;
export const roman = (n: number): string =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'][n] ?? String(n);
