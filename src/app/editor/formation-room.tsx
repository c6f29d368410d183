/** A formation: its commander, its order, its units, and all their ratings at once. */
import { ORDERS } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import {
  addUnit,
  duplicateFormation,
  duplicateUnit,
  type FormationPlace,
  findFormation,
  isFull,
  pointsOf,
  removeFormation,
  removeUnit,
  shiftFormation,
  shiftUnit,
} from '../../scenarios/army-edits.ts';
import { commandRadius } from '../../scenarios/command-radius.ts';
import type { Draft } from '../../scenarios/draft.ts';
import type { FormationCard, UnitCard } from '../../scenarios/schema.ts';
import { strengthOf } from '../../scenarios/strength.ts';
import { sizeAdvice } from '../../scenarios/unit-sizes.ts';
import { t } from '../../words/t.ts';
import { Button, Fact, Facts, Hidden, More, Reckoning, UnitRow } from '../components/index.ts';
import { goInstead } from '../route.ts';
import { full, ListTools, Num, OfficerFields, OptionalProse, Pick, Text } from './fields.tsx';
import { Frame } from './frame.tsx';
import { Gone } from './gone.tsx';
import { newNames } from './new-names.ts';
import { item, type Place, part } from './place.ts';
import { RateFormation } from './rate-formation.tsx';
import { editHref } from './rooms.ts';
import { change, whole } from './session.ts';
import { ShareBatteries } from './share-batteries.tsx';
import { SuggestOfficer } from './suggest.tsx';
import { adviceWords, armIcon, options, ratingsOf, strengthWords } from './words.ts';

/** Remarks on an unusual size. */
const advised = (unit: UnitCard): string[] => {
  const points = pointsOf(unit);
  return unit.arm === 'artillery' || !points ? [] : sizeAdvice(unit.parts, points.total).map(adviceWords);
};

interface OfFormation {
  readonly of: Draft;
  readonly place: FormationPlace;
}

export function FormationRoom({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findFormation(of, id);
  if (!place) return <Gone of={of} />;
  const { side, formation, at } = place;
  const army = of.sides[side];
  const here = item(part(part(part(whole(of), 'sides'), side), 'formations'), at, formation);
  return (
    <Frame
      of={of}
      title={formation.name || t('editor-unnamed-formation')}
      up={[[army.name || t('editor-army'), editHref(of.id, 'army', side)]]}
      here={['formation', id]}
    >
      <p class="totals">{strengthWords(strengthOf(formation.units))}</p>
      <Reckoning of={commandRadius(formation.units, formation.commander.A, army.armyType, of.rulings)} />
      <Units of={of} place={place} />
      <section class="lines" aria-label={t('editor-the-formation')}>
        <Text of={part(here, 'name')} label="editor-formation-name" />
        <Pick of={part(here, 'order')} label="editor-order" options={options(ORDERS, (order) => `order-${order}`)} />
        <OfficerFields of={part(here, 'commander')} heading="editor-commander" />
        <SuggestOfficer of={part(here, 'commander')} date={of.date} />
        <Awkward here={here} />
      </section>
      <More label={t('editor-rate-all')}>
        <RateFormation of={of} id={id} />
      </More>
      <More label={t('editor-share-out')}>
        <ShareBatteries key={id} of={formation} />
      </More>
      <More label={t('editor-formation-tools')}>
        <FormationTools of={of} place={place} />
      </More>
    </Frame>
  );
}

function Units({ of, place }: OfFormation) {
  const { id, units } = place.formation;
  return (
    <>
      <ul class="list rows">
        {units.map((unit, i) => (
          <UnitLine key={unit.id} of={of} place={place} unit={unit} at={i} />
        ))}
      </ul>
      <Button
        icon="more"
        reason={isFull(place.formation) && full()}
        onClick={() => {
          const made = addUnit(of, id, newNames());
          change(() => made.draft, 'editor-done-unit');
          location.hash = editHref(of.id, 'unit', made.id);
        }}
      >
        {t('editor-add-unit')}
      </Button>
    </>
  );
}

function UnitLine({ of, place, unit, at }: OfFormation & { readonly unit: UnitCard; readonly at: number }) {
  const { side, formation } = place;
  const { id, name } = unit;
  const points = pointsOf(unit);
  const advice = advised(unit);
  return (
    <li>
      <UnitRow
        side={side}
        arm={armIcon(unit)}
        designation={unit.ref}
        name={name || t('editor-no-name')}
        ratings={ratingsOf(unit)}
        tally={points ? { left: points.total } : null}
        href={editHref(of.id, 'unit', id)}
        {...(advice.length > 0 && { signs: [{ icon: 'notice', name: advice.join(' ') }] })}
      />
      <details class="more row-more">
        <summary>
          <span class="note">
            {advice[0] ?? t('editor-unit-tools')} <Hidden>{name}</Hidden>
          </span>
        </summary>
        <ListTools
          name={name}
          first={at === 0}
          last={at === formation.units.length - 1}
          onShift={(by) => change((now) => shiftUnit(now, id, by), say('editor-done-moved', { name }))}
          onCopy={() => change((now) => duplicateUnit(now, id).draft, say('editor-done-copied', { name }))}
          full={isFull(formation) && full()}
          onRemove={() => change((now) => removeUnit(now, id), say('editor-done-removed', { name }))}
        />
      </details>
    </li>
  );
}

function Awkward({ here }: { readonly here: Place<FormationCard> }) {
  const awkward = part(here, 'awkward');
  const now = awkward.value;
  return (
    <>
      <Facts>
        <Fact
          label={t('editor-awkward')}
          effect={t('editor-awkward-effect')}
          on={now !== undefined}
          onChange={(on) => awkward.put(() => (on ? { extra: 1 } : undefined), 'editor-awkward')}
        />
      </Facts>
      {now && (
        <>
          <Num
            of={{
              at: `${awkward.at}.extra`,
              value: now.extra,
              put: (make, ...how) => awkward.put((is) => is && { ...is, extra: make(is.extra) }, ...how),
            }}
            label="editor-awkward-extra"
            unit="editor-in-dice"
            max={6}
          />
          <OptionalProse
            of={{
              at: `${awkward.at}.why`,
              value: now.why,
              put: (make, ...how) => awkward.put((is) => is && { ...is, why: make(is.why) }, ...how),
            }}
            label="editor-awkward-why"
          />
        </>
      )}
    </>
  );
}

function FormationTools({ of, place: { side, at, formation } }: OfFormation) {
  const army = of.sides[side];
  const { id, name } = formation;
  return (
    <ListTools
      name={name}
      first={at === 0}
      last={at === army.formations.length - 1}
      kept={army.formations.length < 2 && t('editor-one-at-least')}
      onShift={(by) => change((now) => shiftFormation(now, id, by), say('editor-done-moved', { name }))}
      full={isFull(army) && full()}
      onCopy={() => {
        const made = duplicateFormation(of, id, newNames());
        change(() => made.draft, say('editor-done-copied', { name }));
        location.hash = editHref(of.id, 'formation', made.id);
      }}
      onRemove={() => {
        change((now) => removeFormation(now, id), say('editor-done-removed', { name }));
        goInstead('edit', of.id, 'army', side);
      }}
    />
  );
}
