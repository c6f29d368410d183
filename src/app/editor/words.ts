/** The options of the editor's lists, and units and armies in one line. */
import { RATINGS, SIDES, SKIRMISH_RATINGS } from '../../book/terms.ts';
import { type Bare, type Message, say, word } from '../../engine/message.ts';
import type { FieldArm } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { type OfficerRatings, ratingName } from '../../scenarios/ratings.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import type { Strength } from '../../scenarios/strength.ts';
import type { SizeAdvice } from '../../scenarios/unit-sizes.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import type { IconName } from '../components/index.ts';

/** Values of a list as options, each with its words. */
export const options = <T extends string | number | undefined>(
  values: readonly T[],
  code: (value: T) => Bare | Message,
) => values.map((value) => [value, speak(code(value))] as const);

const DOWN = [...RATINGS].reverse();

export const qualityOptions = () => options(DOWN, (q) => say('editor-quality', { q, name: word(`quality-${q}`) }));

/** NBC-SCN-08 to NBC-SCN-10 */
export const ratingOptions = (rating: keyof OfficerRatings) =>
  options(DOWN, (n) => say('officer-rated', { rating, n, name: ratingName(rating, n) }));

export const skOptions = () => options(SKIRMISH_RATINGS, (sk) => say('editor-sk', { sk }));

const FIELD_ARMS: readonly FieldArm[] = ['infantry', 'cavalry', 'mixed', 'artillery'];
export const armOptions = () => options(FIELD_ARMS, (arm) => `editor-arm-${arm}`);

const AT_THE_START = [undefined, 1, 2] as const;
export const exhaustionOptions = () => options(AT_THE_START, (worn) => `exhaustion-${worn ?? 0}`);

export function armIcon(unit: UnitCard): IconName {
  if (unit.arm === 'cavalry') return `arm-cavalry-${unit.horse}`;
  if (unit.arm === 'artillery') return unit.mobility === 'horse' ? 'arm-artillery-horse' : 'arm-artillery-foot';
  return unit.arm === 'mixed' ? 'arm-mixed' : 'arm-infantry';
}

/** "Q3 S2", "Q4 Heavy" */
export function ratingsOf(unit: UnitCard): string {
  if (unit.arm === 'artillery') return `Q${unit.quality} ${t(`editor-weight-${unit.weight}`)}`;
  if (unit.arm === 'cavalry') return `Q${unit.quality}`;
  return `Q${unit.quality}${unit.arm === 'mixed' ? ' MX' : ''} S${unit.sk}`;
}

/** "12,300 foot, 1,800 horse, 24 guns, 41 CP" */
export function strengthWords({ units, foot, horse, guns, cp }: Strength): string {
  const parts: readonly (Bare | Message)[] =
    units === 0
      ? ['editor-no-units']
      : [
          ...(foot > 0 ? [say('editor-foot', { n: foot })] : []),
          ...(horse > 0 ? [say('editor-horse', { n: horse })] : []),
          ...(guns > 0 ? [say('editor-guns', { n: guns })] : []),
          say('editor-cp', { n: cp }),
        ];
  return t('editor-strength', { of: parts.map(word) });
}

/** "Allied has no units yet". Not an error, since a phone may keep one side alone, but rarely intended. */
export function emptySideWords({ sides }: Pick<Draft, 'sides'>): string | undefined {
  const [first, ...others] = SIDES.map((side) => sides[side]).filter(({ formations }) =>
    formations.every(({ units }) => units.length === 0),
  );
  if (!first) return undefined;
  return others.length > 0 ? t('editor-no-side-has-units') : t('editor-side-has-no-units', { side: first.name });
}

/** Why nothing of it can be played: no side has units. */
export const nothingToPlay = ({ sides }: Pick<Draft, 'sides'>): string | false =>
  SIDES.every((side) => sides[side].formations.every(({ units }) => units.length === 0)) &&
  t('editor-no-side-has-units');

/** NBC-SCN-01, NBC-SCN-03 */
export function adviceWords(advice: SizeAdvice): string {
  switch (advice.kind) {
    case 'too-few-men':
      return t('editor-too-few-men', { men: advice.men, least: advice.least });
    case 'too-many-men':
      return t('editor-too-many-men', { men: advice.men, most: advice.most });
    case 'small-unit':
      return t('editor-small-unit', { cp: advice.cp, least: advice.least });
    case 'large-unit':
      return t('editor-large-unit', { cp: advice.cp, usual: advice.usual });
    case 'super-unit':
      return t('editor-super-unit', { cp: advice.cp, most: advice.most });
  }
}
