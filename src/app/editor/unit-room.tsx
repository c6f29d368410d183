/** A unit: its type, the parts of its men, and what follows from them. Combat points are computed, never typed. */
import { ruling } from '../../book/rulings.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import {
  asArm,
  duplicateUnit,
  findGarrison,
  findUnit,
  isFull,
  moveUnit,
  pointsOf,
  removeUnit,
  shiftUnit,
  type UnitPlace,
} from '../../scenarios/army-edits.ts';
import { averageQuality } from '../../scenarios/average-quality.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { cardLabel } from '../../scenarios/labels.ts';
import { MOST, type UnitCard } from '../../scenarios/schema.ts';
import { sizeAdvice } from '../../scenarios/unit-sizes.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Field, More, Reckoning, UnitLabel } from '../components/index.ts';
import { goInstead } from '../route.ts';
import { full, ListTools, OptionalProse, Pick, Text } from './fields.tsx';
import { Frame } from './frame.tsx';
import { Gone } from './gone.tsx';
import { item, narrowed, type Place, part } from './place.ts';
import { editHref } from './rooms.ts';
import { change, whole } from './session.ts';
import { SuggestTroops } from './suggest.tsx';
import { Guns, isArtillery, isFighting, Men } from './unit-fields.tsx';
import { adviceWords, armOptions, exhaustionOptions } from './words.ts';

export function UnitRoom({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findUnit(of, id);
  if (!place) return <Gone of={of} />;
  const { side, at, formation, unitAt, unit } = place;
  const formations = part(part(part(whole(of), 'sides'), side), 'formations');
  const here = item(part(item(formations, at, formation), 'units'), unitAt, unit);
  return (
    <Frame
      of={of}
      title={unit.name || t('editor-unnamed-unit')}
      up={[[formation.name || t('editor-formation'), editHref(of.id, 'formation', formation.id)]]}
      here={['unit', id]}
    >
      <UnitFields of={of} side={side} here={here} />
      <More label={t('editor-move-unit')}>
        <UnitTools of={of} place={place} />
      </More>
    </Frame>
  );
}

function UnitTools({ of, place }: { readonly of: Draft; readonly place: UnitPlace }) {
  const { formation, unitAt, unit } = place;
  const { id, name } = unit;
  return (
    <>
      <Field label={t('editor-into-formation')}>
        {(it) => (
          <select
            {...it}
            value={formation.id}
            onChange={({ currentTarget: { value } }) =>
              change((now) => moveUnit(now, id, value), say('editor-done-other-formation', { name }))
            }
          >
            {SIDES.flatMap((side) =>
              of.sides[side].formations.map((each) => (
                <option key={each.id} value={each.id} disabled={each !== formation && isFull(each)}>
                  {t(isFull(each) ? 'editor-formation-full' : 'editor-formation-of', {
                    side: of.sides[side].name,
                    formation: each.name,
                  })}
                </option>
              )),
            )}
          </select>
        )}
      </Field>
      <ListTools
        name={name}
        first={unitAt === 0}
        last={unitAt === formation.units.length - 1}
        onShift={(by) => change((now) => shiftUnit(now, id, by), say('editor-done-moved', { name }))}
        full={isFull(formation) && full()}
        onCopy={() => {
          const made = duplicateUnit(of, id);
          change(() => made.draft, say('editor-done-copied', { name }));
          location.hash = editHref(of.id, 'unit', made.id);
        }}
        onRemove={() => {
          change((now) => removeUnit(now, id), say('editor-done-removed', { name }));
          goInstead('edit', of.id, 'formation', formation.id);
        }}
      />
    </>
  );
}

export function GarrisonRoom({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findGarrison(of, id);
  if (!place) return <Gone of={of} />;
  const { side, at, garrison } = place;
  const { unit } = garrison;
  const garrisons = part(part(part(whole(of), 'sides'), side), 'garrisons');
  const here = item(garrisons, at, garrison);
  const area = of.areas.find((each) => each.id === here.value.area);
  const points = pointsOf(unit);
  return (
    <Frame
      of={of}
      title={unit.name || t('editor-unnamed-garrison')}
      up={[[of.sides[side].name || t('editor-army'), editHref(of.id, 'army', side)]]}
      here={['garrison', id]}
    >
      <div class="lines">
        <Pick
          of={part(here, 'area')}
          label="editor-holds"
          options={of.areas.map(
            (each) => [each.id, t('editor-holds-area', { area: each.name, limit: each.limit })] as const,
          )}
        />
        {area && points && points.total > area.limit && (
          <p class="advice">
            {t('editor-garrison-too-strong', { cp: points.total, limit: area.limit, area: area.name })}
          </p>
        )}
      </div>
      <UnitFields of={of} side={side} here={part(here, 'unit')} garrison />
      <Button
        kind="danger"
        onClick={() => {
          garrisons.put(
            (now) => now.filter((each) => each.unit.id !== id),
            say('editor-done-removed', { name: unit.name }),
          );
          goInstead('edit', of.id, 'army', side);
        }}
      >
        {t('editor-remove-garrison')}
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
        <UnitLabel side={side} name={speak(cardLabel(unit, points?.total ?? 0))} />
      </p>
      {points && <Reckoning of={points} />}
      {unit.arm !== 'artillery' && unit.parts.length > 1 && (
        <Reckoning of={averageQuality(unit.parts, ruling(of.rulings, 'avgQ'))} brief />
      )}
      {unit.arm !== 'artillery' &&
        points &&
        sizeAdvice(unit.parts, points.total).map((advice) => (
          <p key={advice.kind} class="advice">
            {adviceWords(advice)}
          </p>
        ))}
      <section class="lines" aria-label={t('editor-the-unit')}>
        <div class="lines lines--two">
          <Text of={part(here, 'name')} label="editor-label-name" />
          <Text of={part(here, 'ref')} label="editor-label-place" hint={t('editor-label-place-hint')} most={MOST.ref} />
        </div>
        {!garrison && (
          <Pick
            of={{
              at: `${here.at}.arm`,
              value: unit.arm,
              put: (make, ...how) => here.put((now) => asArm(now, make(now.arm)), ...how),
            }}
            label="editor-arm"
            options={armOptions()}
          />
        )}
        {unit.arm === 'artillery' ? (
          <Guns of={of} side={side} here={narrowed(here, unit, isArtillery)} />
        ) : (
          <Men of={of} here={narrowed(here, unit, isFighting)} />
        )}
        <Pick of={part(here, 'exhaustion')} label="editor-comes-to-field" options={exhaustionOptions()} />
        <SuggestTroops of={of} side={side} here={here} />
        <OptionalProse of={part(here, 'note')} label="editor-notes" />
      </section>
    </>
  );
}
