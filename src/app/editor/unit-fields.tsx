/** Fields for a battery, and for the men of a unit. */
import { mayStartAsHowitzers } from '../../battlefield/rules/fire/fighters.ts';
import { ruling } from '../../book/rulings.ts';
import { CAVALRY_CLASSES, GUN_WEIGHTS, MOBILITIES, PIECES, type SideId } from '../../book/terms.ts';
import { ALLOWED, type Legality } from '../../engine/legality.ts';
import { say, word } from '../../engine/message.ts';
import { type FightingCard, withParts } from '../../scenarios/army-edits.ts';
import { averageQuality } from '../../scenarios/average-quality.ts';
import { POINTS_PER_BATTERY } from '../../scenarios/combat-points.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { MOST, type UnitCard, type UnitPart } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Facts, Hidden } from '../components/index.ts';
import { full, Num, OptionalText, Pick, Tick, Tools } from './fields.tsx';
import { items, narrowed, type Place, part } from './place.ts';
import { options, qualityOptions, skOptions } from './words.ts';

export type Gunners = Extract<UnitCard, { arm: 'artillery' }>;

/** NBC-HOW-01: what forbids the howitzers of an army, taken together. */
function howitzersOf(of: Draft, side: SideId): Legality {
  const batteries = of.sides[side].formations.flatMap(({ units }) =>
    units.filter((unit): unit is Gunners => unit.arm === 'artillery' && unit.pieces !== 'rockets'),
  );
  const made = batteries.filter(({ pieces }) => pieces === 'howitzers').map(({ id }) => id);
  return mayStartAsHowitzers(
    batteries.map((unit) => ({ ...unit, pieces: 'guns' })),
    made,
  );
}

const weightOptions = () =>
  options(GUN_WEIGHTS, (weight) =>
    say('editor-weight-option', { weight: word(`editor-weight-${weight}`), calibres: word(`calibres-${weight}`) }),
  );

export function Guns({ of, side, here }: { readonly of: Draft; readonly side: SideId; readonly here: Place<Gunners> }) {
  const guns = part(here, 'guns');
  const howitzers = here.value.pieces === 'howitzers' ? howitzersOf(of, side) : ALLOWED;
  return (
    <>
      <div class="lines lines--two">
        <Pick of={part(here, 'quality')} label="editor-unit-quality" options={qualityOptions()} />
        <Pick of={part(here, 'weight')} label="editor-weight" options={weightOptions()} />
        <Pick
          of={part(here, 'mobility')}
          label="editor-mobility"
          options={options(MOBILITIES, (mobility) => `editor-mobility-${mobility}`)}
        />
        <Pick
          of={part(here, 'pieces')}
          label="editor-pieces"
          options={options(PIECES, (pieces) => `editor-pieces-${pieces}`)}
        />
        <Num
          of={{ ...guns, value: guns.value ?? 0, put: (make, ...how) => guns.put((now) => make(now ?? 0), ...how) }}
          label="editor-number-of-guns"
          max={MOST.guns}
        />
      </div>
      {!howitzers.ok && (
        <p class="advice">
          {speak(howitzers.why)} {t('editor-howitzer-limits')}
        </p>
      )}
      <Facts>
        <Tick of={part(here, 'ottoman')} label="editor-ottoman-crew" />
      </Facts>
    </>
  );
}

export function Men({ of, here }: { readonly of: Draft; readonly here: Place<FightingCard> }) {
  const unit = here.value;
  const parts: Place<UnitPart[]> = {
    at: `${here.at}.parts`,
    value: unit.parts,
    put: (make, ...how) => here.put((now) => withParts(now, make([...now.parts]), of.rulings), ...how),
  };
  return (
    <>
      <ol class="parts" aria-label={t('editor-its-men')}>
        {items(parts).map((one, i) => (
          <li key={i} class="part-lines">
            <PartFields one={one} />
            {unit.parts.length > 1 && (
              <Button
                kind="quiet"
                onClick={() =>
                  parts.put(
                    (now) => now.filter((_, at) => at !== i),
                    one.value.name ? say('editor-done-removed', { name: one.value.name }) : 'editor-done-men-removed',
                  )
                }
              >
                {t('editor-remove')} <Hidden>{one.value.name ?? t('editor-part', { n: i + 1 })}</Hidden>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Tools>
        <Button
          icon="more"
          reason={unit.parts.length >= MOST.parts && full()}
          onClick={() =>
            parts.put((now) => {
              const last = now.at(-1);
              return last ? [...now, { ...last, name: undefined, men: 800 }] : now;
            }, 'editor-done-more-men')
          }
        >
          {t('editor-more-men')}
        </Button>
      </Tools>
      <Fighting of={of} here={here} />
    </>
  );
}

const MEN_ARMS = ['infantry', 'cavalry'] as const;

const PartFields = ({ one }: { readonly one: Place<UnitPart> }) => (
  <>
    <OptionalText of={part(one, 'name')} label="editor-men-of" hint={t('editor-men-of-hint')} />
    <Num of={part(one, 'men')} label={`editor-men-${one.value.arm}`} max={MOST.men} />
    <Pick of={part(one, 'quality')} label="editor-unit-quality" options={qualityOptions()} />
    <Pick of={part(one, 'arm')} label="editor-on" options={options(MEN_ARMS, (arm) => `editor-on-${arm}`)} />
  </>
);

export const isArtillery = (card: UnitCard): card is Gunners => card.arm === 'artillery';
export const isFighting = (card: UnitCard): card is FightingCard => card.arm !== 'artillery';

type Horsemen = Extract<FightingCard, { arm: 'cavalry' }>;
type Footmen = Exclude<FightingCard, Horsemen>;

const isHorse = (card: FightingCard): card is Horsemen => card.arm === 'cavalry';
const isFoot = (card: FightingCard): card is Footmen => card.arm !== 'cavalry';

/** Fields for the whole unit. */
function Fighting({ of, here }: { readonly of: Draft; readonly here: Place<FightingCard> }) {
  const unit = here.value;
  const average = averageQuality(unit.parts, ruling(of.rulings, 'avgQ')).total;
  const horse = isHorse(unit) && narrowed(here, unit, isHorse);
  const foot = isFoot(unit) && narrowed(here, unit, isFoot);
  return (
    <>
      <div class="lines lines--two">
        <Pick
          of={part(here, 'quality')}
          label="editor-quality-of-unit"
          hint={unit.quality === average ? t('editor-quality-average') : t('editor-quality-by-hand', { q: average })}
          options={qualityOptions()}
        />
        {foot && <Pick of={part(foot, 'sk')} label="editor-unit-sk" options={skOptions()} />}
        {horse && (
          <Pick
            of={part(horse, 'horse')}
            label="editor-kind-of-cavalry"
            options={options(CAVALRY_CLASSES, (kind) => `editor-horse-${kind}`)}
          />
        )}
        <Num
          of={part(here, 'artilleryPoints')}
          label="editor-gun-points"
          hint={t('editor-gun-points-hint', { n: POINTS_PER_BATTERY })}
          max={MOST.points}
        />
      </div>
      <Facts>
        {horse && (
          <>
            <Tick of={part(horse, 'impetuous')} label="editor-impetuous" />
            <Tick of={part(horse, 'cossack')} label="editor-cossacks" />
          </>
        )}
        {foot && <Tick of={part(foot, 'rifles')} label="editor-rifles" />}
      </Facts>
    </>
  );
}
