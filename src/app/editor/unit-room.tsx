/** A unit: what it is, its men by parts, and what follows from them. Combat points are reckoned, never typed. */
import { mayStartAsHowitzers } from '../../battlefield/fire/howitzers.ts';
import {
  CAVALRY_CLASSES,
  GUN_WEIGHTS,
  MOBILITIES,
  PIECES,
  type RATINGS,
  SIDES,
  type SideId,
} from '../../book/terms.ts';
import { ALLOWED, type Legality } from '../../engine/legality.ts';
import {
  asArm,
  duplicateUnit,
  type FightingCard,
  findGarrison,
  findUnit,
  isFull,
  moveUnit,
  pointsOf,
  removeUnit,
  shiftUnit,
  withParts,
} from '../../scenarios/army-edits.ts';
import { CALIBRES } from '../../scenarios/batteries.ts';
import { averageQuality, sizeAdvice } from '../../scenarios/combat-points.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { cardLabel } from '../../scenarios/labels.ts';
import { MOST, type UnitCard, type UnitPart } from '../../scenarios/schema.ts';
import { Button, Facts, Field, More, Reckoning, UnitLabel } from '../components/index.ts';
import { goInstead } from '../route.ts';
import { change, whole } from './desk.ts';
import { FULL, ListTools, Num, OptionalProse, OptionalText, Pick, Text, Tick, Tools } from './fields.tsx';
import { Frame } from './frame.tsx';
import { Gone } from './gone.tsx';
import { item, type Place, part } from './place.ts';
import { editHref } from './rooms.ts';
import { SuggestTroops } from './suggest.tsx';
import { ARM_OPTIONS, adviceWords, plainOptions, QUALITY_OPTIONS, SK_OPTIONS } from './words.ts';

export function UnitRoom({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findUnit(of, id);
  if (!place) return <Gone of={of} />;
  const { side, at, formation, unitAt, unit } = place;
  const here = item(part(item(part(part(part(whole(of), 'sides'), side), 'formations'), at), 'units'), unitAt);
  return (
    <Frame
      of={of}
      title={unit.name || 'A unit with no name'}
      up={[[formation.name || 'Formation', editHref(of.id, 'formation', formation.id)]]}
      here={['unit', id]}
    >
      <UnitFields of={of} side={side} here={here} />
      <More label="Move, copy or remove the unit">
        <Field label="Into another formation">
          {(it) => (
            <select
              {...it}
              value={formation.id}
              onChange={({ currentTarget: { value } }) =>
                change((now) => moveUnit(now, id, value), `${unit.name} into another formation`)
              }
            >
              {SIDES.flatMap((s) =>
                of.sides[s].formations.map((f) => (
                  <option key={f.id} value={f.id} disabled={f !== formation && isFull(f)}>
                    {of.sides[s].name}: {f.name}
                    {isFull(f) && ', full'}
                  </option>
                )),
              )}
            </select>
          )}
        </Field>
        <ListTools
          name={unit.name}
          first={unitAt === 0}
          last={unitAt === formation.units.length - 1}
          onShift={(by) => change((now) => shiftUnit(now, id, by), `${unit.name} moved`)}
          full={isFull(formation) && FULL}
          onCopy={() => {
            const made = duplicateUnit(of, id);
            change(() => made.draft, `copy of ${unit.name}`);
            location.hash = editHref(of.id, 'unit', made.id);
          }}
          onRemove={() => {
            change((now) => removeUnit(now, id), `${unit.name} removed`);
            goInstead('edit', of.id, 'formation', formation.id);
          }}
        />
      </More>
    </Frame>
  );
}

export function GarrisonRoom({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findGarrison(of, id);
  if (!place) return <Gone of={of} />;
  const { side, at, unit } = place;
  const garrisons = part(part(part(whole(of), 'sides'), side), 'garrisons');
  const here = item(garrisons, at);
  const area = of.areas.find((each) => each.id === here.value.area);
  const points = pointsOf(unit);
  return (
    <Frame
      of={of}
      title={unit.name || 'A garrison with no name'}
      up={[[of.sides[side].name || 'Army', editHref(of.id, 'army', side)]]}
      here={['garrison', id]}
    >
      <div class="lines">
        <Pick
          of={part(here, 'area')}
          label="Holds"
          options={of.areas.map((each) => [each.id, `${each.name}, limit ${each.limit} CP`] as const)}
        />
        {area && points && points.total > area.limit && (
          <p class="advice">
            {points.total} CP are more than the {area.limit} CP that {area.name} can hold.
          </p>
        )}
      </div>
      <UnitFields of={of} side={side} here={part(here, 'unit')} garrison />
      <Button
        kind="danger"
        onClick={() => {
          garrisons.put((now) => now.filter((each) => each.unit.id !== id), `${unit.name} removed`);
          goInstead('edit', of.id, 'army', side);
        }}
      >
        Remove the garrison
      </Button>
    </Frame>
  );
}

function UnitFields({
  of,
  side,
  here,
  garrison,
}: {
  readonly of: Draft;
  readonly side: SideId;
  readonly here: Place<UnitCard>;
  readonly garrison?: boolean;
}) {
  const unit = here.value;
  const points = pointsOf(unit);
  return (
    <>
      <p>
        <UnitLabel side={side} name={cardLabel(unit, points?.total ?? 0)} />
      </p>
      {points && <Reckoning of={points} />}
      {unit.arm !== 'artillery' && unit.parts.length > 1 && (
        <Reckoning of={averageQuality(unit.parts, of.rulings)} brief />
      )}
      {unit.arm !== 'artillery' &&
        points &&
        sizeAdvice(unit.parts, points.total).map((advice) => (
          <p key={advice.kind} class="advice">
            {adviceWords(advice)}
          </p>
        ))}
      <section class="lines" aria-label="The unit">
        <div class="lines lines--two">
          <Text of={part(here, 'name')} label="Name on the label" />
          <Text of={part(here, 'ref')} label="Place on the label" hint="as II/5/1" most={24} />
        </div>
        {!garrison && (
          <Pick
            of={{
              at: `${here.at}.arm`,
              value: unit.arm,
              put: (make, ...how) => here.put((now) => asArm(now, make(now.arm)), ...how),
            }}
            label="Arm"
            options={ARM_OPTIONS}
          />
        )}
        {unit.arm === 'artillery' ? (
          <Guns of={of} side={side} here={here as Place<Gunners>} />
        ) : (
          <Men of={of} here={here as Place<FightingCard>} />
        )}
        <SuggestTroops of={of} side={side} here={here} />
        <OptionalProse of={part(here, 'note')} label="Notes" />
      </section>
    </>
  );
}

const WEIGHTS = plainOptions(GUN_WEIGHTS).map(([weight, name]) => [weight, `${name}: ${CALIBRES[weight]}`] as const);

type Gunners = Extract<UnitCard, { arm: 'artillery' }>;

/** NBC-HOW-01: what speaks against the howitzers of an army, all of them together. */
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

function Guns({ of, side, here }: { readonly of: Draft; readonly side: SideId; readonly here: Place<Gunners> }) {
  const guns = part(here, 'guns');
  const howitzers = here.value.pieces === 'howitzers' ? howitzersOf(of, side) : ALLOWED;
  return (
    <>
      <div class="lines lines--two">
        <Pick of={part(here, 'quality')} label="Quality" options={QUALITY_OPTIONS} />
        <Pick of={part(here, 'weight')} label="Weight" options={WEIGHTS} />
        <Pick of={part(here, 'mobility')} label="Foot or horse" options={plainOptions(MOBILITIES)} />
        <Pick of={part(here, 'pieces')} label="Pieces" options={plainOptions(PIECES)} />
        <Num
          of={{ ...guns, value: guns.value ?? 0, put: (make, ...how) => guns.put((now) => make(now ?? 0), ...how) }}
          label="Guns"
          max={48}
        />
      </div>
      {!howitzers.ok && (
        <p class="advice">{howitzers.why} One battery in four, neither horse nor Light, unless history says so.</p>
      )}
      <Facts>
        <Tick of={part(here, 'ottoman')} label="Ottoman crew" />
      </Facts>
    </>
  );
}

function Men({ of, here }: { readonly of: Draft; readonly here: Place<FightingCard> }) {
  const unit = here.value;
  const put = (make: (parts: readonly UnitPart[]) => readonly UnitPart[], what: string, burst?: boolean) =>
    here.put((now) => withParts(now, make(now.parts), of.rulings), what, burst);
  const parts: Place<UnitPart[]> = {
    at: `${here.at}.parts`,
    value: unit.parts,
    put: (make, ...how) => put((now) => make([...now]), ...how),
  };
  const average = averageQuality(unit.parts, of.rulings).total;
  return (
    <>
      <ol class="parts" aria-label="Its men">
        {unit.parts.map((each, i) => {
          const one = item(parts, i);
          return (
            <li key={i} class="part-lines">
              <OptionalText of={part(one, 'name')} label="Men of" hint="regiment or battalion" />
              <Num of={part(one, 'men')} label={each.arm === 'cavalry' ? 'Sabres' : 'Men'} max={30_000} />
              <Pick of={part(one, 'quality')} label="Quality" options={QUALITY_OPTIONS} />
              <Pick
                of={part(one, 'arm')}
                label="On"
                options={[
                  ['infantry', 'Foot'],
                  ['cavalry', 'Horse'],
                ]}
              />
              {unit.parts.length > 1 && (
                <Button
                  kind="quiet"
                  onClick={() => put((now) => now.filter((_, at) => at !== i), `${each.name ?? 'men'} removed`)}
                >
                  Remove <span class="out-of-sight">{each.name ?? `part ${i + 1}`}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <Tools>
        <Button
          icon="more"
          reason={unit.parts.length >= MOST.parts && FULL}
          onClick={() => put((now) => [...now, { ...now.at(-1)!, name: undefined, men: 800 }], 'more men')}
        >
          More men of another sort
        </Button>
      </Tools>
      <div class="lines lines--two">
        <Pick
          of={part(here, 'quality') as Place<(typeof RATINGS)[number]>}
          label="Quality of the unit"
          hint={unit.quality === average ? 'as its men are on average' : `set by hand; its men come to Q${average}`}
          options={QUALITY_OPTIONS}
        />
        {'sk' in unit && (
          <Pick
            of={part(here as Place<Extract<FightingCard, { sk: unknown }>>, 'sk')}
            label="Skirmish rating"
            options={SK_OPTIONS}
          />
        )}
        {unit.arm === 'cavalry' && (
          <Pick
            of={part(here as Place<Extract<FightingCard, { arm: 'cavalry' }>>, 'horse')}
            label="Kind of cavalry"
            options={plainOptions(CAVALRY_CLASSES)}
          />
        )}
        <Num
          of={part(here, 'artilleryPoints')}
          label="CP from guns of the formation"
          hint="2 for each battery"
          max={12}
        />
      </div>
      <Facts>
        {unit.arm === 'cavalry' ? (
          <>
            <Tick of={part(here as Place<Extract<FightingCard, { arm: 'cavalry' }>>, 'impetuous')} label="Impetuous" />
            <Tick of={part(here as Place<Extract<FightingCard, { arm: 'cavalry' }>>, 'cossack')} label="Cossacks" />
          </>
        ) : (
          <Tick of={part(here as Place<Extract<FightingCard, { rifles: boolean }>>, 'rifles')} label="Rifles" />
        )}
      </Facts>
    </>
  );
}
