/** The editor's words for what scenarios know by short names. */
import { thousands } from '../../book/figures.ts';
import { QUALITY_NAMES, RATINGS, SIDES } from '../../book/terms.ts';
import type { FieldArm } from '../../scenarios/army-edits.ts';
import type { SizeAdvice } from '../../scenarios/combat-points.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { ABILITY_NAMES, LEADERSHIP_NAMES, TEMPERAMENT_NAMES } from '../../scenarios/ratings.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import type { Strength } from '../../scenarios/strength.ts';
import { count, type IconName } from '../components/index.ts';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Values as options, their own words with a capital. */
export const plainOptions = <T extends string>(values: readonly T[]) =>
  values.map((value) => [value, capital(value)] as const);

export const QUALITY_OPTIONS = [...RATINGS].reverse().map((q) => [q, `Q${q} ${QUALITY_NAMES[q]}`] as const);

/** NBC-SCN-08 to NBC-SCN-10 */
export const OFFICER_WORDS = {
  A: { name: 'Ability', names: ABILITY_NAMES },
  L: { name: 'Leadership', names: LEADERSHIP_NAMES },
  T: { name: 'Temperament', names: TEMPERAMENT_NAMES },
} as const;

export const ratingOptions = (rating: keyof typeof OFFICER_WORDS) =>
  [...RATINGS].reverse().map((n) => [n, `${rating}${n} ${OFFICER_WORDS[rating].names[n]}`] as const);

export const SK_OPTIONS = ([0, 1, 2, 3] as const).map((sk) => [sk, `SK${sk}`] as const);

export const ARM_OPTIONS: readonly (readonly [FieldArm, string])[] = [
  ['infantry', 'Infantry'],
  ['cavalry', 'Cavalry'],
  ['mixed', 'Mixed (MX)'],
  ['artillery', 'Artillery'],
];

export function armIcon(unit: UnitCard): IconName {
  if (unit.arm === 'cavalry') return `arm-cavalry-${unit.horse}`;
  if (unit.arm === 'artillery') return unit.mobility === 'horse' ? 'arm-artillery-horse' : 'arm-artillery-foot';
  return unit.arm === 'mixed' ? 'arm-mixed' : 'arm-infantry';
}

/** "Q3 S2", "Q4 heavy" */
export function ratingsOf(unit: UnitCard): string {
  if (unit.arm === 'artillery') return `Q${unit.quality} ${unit.weight}`;
  if (unit.arm === 'cavalry') return `Q${unit.quality}`;
  return `Q${unit.quality}${unit.arm === 'mixed' ? ' MX' : ''} S${unit.sk}`;
}

/** "12,300 foot, 1,800 horse, 24 guns, 41 CP" */
export function strengthWords({ units, foot, horse, guns, cp }: Strength): string {
  if (units === 0) return 'no units yet';
  return [
    foot > 0 && `${thousands(foot)} foot`,
    horse > 0 && `${thousands(horse)} horse`,
    guns > 0 && count(guns, 'gun'),
    `${cp} CP`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Allied has no units yet": no fault, for a phone may keep one side alone, but seldom meant. */
export function emptySideWords({ sides }: Pick<Draft, 'sides'>): string | undefined {
  const empty = SIDES.map((side) => sides[side]).filter(({ formations }) =>
    formations.every(({ units }) => units.length === 0),
  );
  if (empty.length === 0) return undefined;
  return empty.length === SIDES.length ? 'no side has units yet' : `${empty[0]!.name} has no units yet`;
}

/** NBC-SCN-01, NBC-SCN-03 */
export function adviceWords(advice: SizeAdvice): string {
  switch (advice.kind) {
    case 'too-few-men':
      return `${thousands(advice.men)} men are few: a unit usually has ${thousands(advice.least)} or more.`;
    case 'too-many-men':
      return `${thousands(advice.men)} men are many: a unit usually has ${thousands(advice.most)} at most. Consider two.`;
    case 'small-unit':
      return `${advice.cp} CP is weak: ${advice.least} is usual at least. Consider joining it with another.`;
    case 'large-unit':
      return `${advice.cp} CP is strong: ${advice.usual} is usual at most, unless it is Elite or Guard.`;
    case 'super-unit':
      return `${advice.cp} CP is a super-unit: ${advice.most} is the most it should have. Consider two.`;
  }
}

export const HILL_WORDS = {
  marchfeld: 'Marchfeld: flat',
  rolling: 'Rolling: hills hide',
  hilly: 'Hilly: hills hide and slow',
} as const;
export const AREA_WORDS = { 'built-up': 'Built-up area', 'strong-point': 'Strong point', works: 'Works' } as const;
export const CROSSING_WORDS = { bridge: 'Bridge', ditch: 'Ditch', ford: 'Ford' } as const;
