/** A formation: its commander, its order, its units, and their ratings all at once. */
import { ORDERS } from '../../book/terms.ts';
import {
  addUnit,
  duplicateFormation,
  duplicateUnit,
  findFormation,
  isFull,
  pointsOf,
  removeFormation,
  removeUnit,
  shiftFormation,
  shiftUnit,
} from '../../scenarios/army-edits.ts';
import { sizeAdvice } from '../../scenarios/combat-points.ts';
import { commandRadius } from '../../scenarios/command-radius.ts';
import type { Draft } from '../../scenarios/draft.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import { strengthOf } from '../../scenarios/strength.ts';
import { Button, Fact, Facts, More, Reckoning, UnitRow } from '../components/index.ts';
import { goInstead } from '../route.ts';
import { orderText } from '../words.ts';
import { change, whole } from './desk.ts';
import { FULL, ListTools, Num, OfficerFields, OptionalProse, Pick, Text } from './fields.tsx';
import { Frame } from './frame.tsx';
import { Gone } from './gone.tsx';
import { newNames } from './new-names.ts';
import { item, part } from './place.ts';
import { RateFormation } from './rate-formation.tsx';
import { editHref } from './rooms.ts';
import { ShareBatteries } from './share-batteries.tsx';
import { SuggestOfficer } from './suggest.tsx';
import { adviceWords, armIcon, capital, ratingsOf, strengthWords } from './words.ts';

const ORDER_OPTIONS = ORDERS.map((order) => [order, orderText(order)] as const);

/** Units whose size asks for a second look. */
const advised = (unit: UnitCard): string[] => {
  const points = pointsOf(unit);
  return unit.arm === 'artillery' || !points ? [] : sizeAdvice(unit.parts, points.total).map(adviceWords);
};

export function FormationRoom({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findFormation(of, id);
  if (!place) return <Gone of={of} />;
  const { side, at, formation } = place;
  const army = of.sides[side];
  const here = item(part(part(part(whole(of), 'sides'), side), 'formations'), at);
  const radius = commandRadius(formation.units, formation.commander.A, army.armyType, of.rulings);
  const awkward = part(here, 'awkward');
  const full = isFull(formation) && FULL;
  return (
    <Frame
      of={of}
      title={formation.name || 'A formation with no name'}
      up={[[army.name || 'Army', editHref(of.id, 'army', side)]]}
      here={['formation', id]}
    >
      <p class="totals">{capital(strengthWords(strengthOf(formation.units)))}</p>
      <Reckoning of={radius} />
      <ul class="list rows">
        {formation.units.map((unit, i) => {
          const points = pointsOf(unit);
          const advice = advised(unit);
          return (
            <li key={unit.id}>
              <UnitRow
                side={side}
                arm={armIcon(unit)}
                designation={unit.ref}
                name={unit.name || 'no name'}
                ratings={ratingsOf(unit)}
                tally={points ? { left: points.total } : null}
                href={editHref(of.id, 'unit', unit.id)}
                {...(advice.length > 0 && { signs: [{ icon: 'notice', name: advice.join(' ') }] })}
              />
              <details class="more row-more">
                <summary>
                  <span class="note">
                    {advice[0] ?? 'Move, copy, remove'} <span class="out-of-sight">{unit.name}</span>
                  </span>
                </summary>
                <ListTools
                  name={unit.name}
                  first={i === 0}
                  last={i === formation.units.length - 1}
                  onShift={(by) => change((now) => shiftUnit(now, unit.id, by), `${unit.name} moved`)}
                  onCopy={() => change((now) => duplicateUnit(now, unit.id).draft, `copy of ${unit.name}`)}
                  full={full}
                  onRemove={() => change((now) => removeUnit(now, unit.id), `${unit.name} removed`)}
                />
              </details>
            </li>
          );
        })}
      </ul>
      <Button
        icon="more"
        reason={full}
        onClick={() => {
          const made = addUnit(of, id, newNames());
          change(() => made.draft, 'a unit');
          location.hash = editHref(of.id, 'unit', made.id);
        }}
      >
        Add a unit
      </Button>
      <section class="lines" aria-label="The formation">
        <Text of={part(here, 'name')} label="Name of the formation" />
        <Pick of={part(here, 'order')} label="Order at the start" options={ORDER_OPTIONS} />
        <OfficerFields of={part(here, 'commander')} heading="Commander" />
        <SuggestOfficer of={part(here, 'commander')} date={of.date} />
        <Facts>
          <Fact
            label="Awkward commander"
            effect="a change of his order costs more"
            on={formation.awkward !== undefined}
            onChange={(on) => awkward.put(() => (on ? { extra: 1 } : undefined), 'awkward commander')}
          />
        </Facts>
        {formation.awkward && (
          <>
            <Num
              of={{
                at: `${awkward.at}.extra`,
                value: formation.awkward.extra,
                put: (make, ...how) => awkward.put((now) => now && { ...now, extra: make(now.extra) }, ...how),
              }}
              label="It costs so much more"
              unit="re-roll dice"
              max={6}
            />
            <OptionalProse
              of={{
                at: `${awkward.at}.why`,
                value: formation.awkward.why,
                put: (make, ...how) => awkward.put((now) => now && { ...now, why: make(now.why) }, ...how),
              }}
              label="Why"
            />
          </>
        )}
      </section>
      <More label="Rate all its units at once">
        <RateFormation of={of} id={id} />
      </More>
      <More label="Share out its batteries">
        <ShareBatteries key={id} of={formation} />
      </More>
      <More label="Move, copy or remove the formation">
        <ListTools
          name={formation.name}
          first={at === 0}
          last={at === army.formations.length - 1}
          kept={army.formations.length < 2 && 'an army has one at least'}
          onShift={(by) => change((now) => shiftFormation(now, id, by), `${formation.name} moved`)}
          full={isFull(army) && FULL}
          onCopy={() => {
            const made = duplicateFormation(of, id, newNames());
            change(() => made.draft, `copy of ${formation.name}`);
            location.hash = editHref(of.id, 'formation', made.id);
          }}
          onRemove={() => {
            change((now) => removeFormation(now, id), `${formation.name} removed`);
            goInstead('edit', of.id, 'army', side);
          }}
        />
      </More>
    </Frame>
  );
}
