/** What the forms of the land desk share: a corps as its seat sees it, factors to be chosen, the way to the seat. */
import type { ComponentChildren } from 'preact';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { areaName, areaOf, corpsOf } from '../../../../campaign/empires-in-arms/ledger.ts';
import type { Corps } from '../../../../campaign/empires-in-arms/pieces.ts';
import { isPowerSeat, seesCorps } from '../../../../campaign/empires-in-arms/seats.ts';
import { FACTOR_TYPES, type Factors, type Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, Stepper } from '../../../components/index.ts';
import { to } from '../../../route.ts';
import { corpsIn, nameIn, spell } from '../frame.tsx';
import { seat } from '../session.ts';

export interface DeskProps {
  readonly id: string;
  readonly state: Campaign;
}

/** A corps by its name, or where it stands where its name is covered. */
export const corpsWords = (state: Campaign, corps: Corps): string =>
  corps.name === '?'
    ? t('eialand-a-corps', { corps: corpsIn(state, corps), area: areaName(state, areaOf(corps)) })
    : corps.name;

/** A form of its own under its head, which says to everybody what its fields are about. */
export const Titled = ({ head, children }: { readonly head: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/useSemanticElements: a legend would not stand in the line of the headings.
  <div class="form" role="group" aria-label={head}>
    <h2 class="eia-heading">{head}</h2>
    {children}
  </div>
);

/** Areas by their names, for a list. */
export const areaOptions = (state: Campaign, but: string | null = null) =>
  Object.values(state.areas)
    .filter(({ id }) => id !== but)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** A corps that counts in the moves of its power: on the map, or stood down for a while. */
const counts = (corps: Corps): boolean => areaOf(corps) !== null || corps.place.at === 'down';
/** Each acting power whose corps lie covered here is led to its seat; `which`: the corps that are wanted there. EIA-004 */
export const ToSeats = ({
  id,
  state,
  of,
  which = counts,
}: DeskProps & { readonly of?: readonly Power[]; readonly which?: (corps: Corps) => boolean }) => {
  const covered = (of ?? state.clock.acting).filter((power) =>
    corpsOf(state, power).some((corps) => which(corps) && !seesCorps(state, seat.value, corps)),
  );
  return covered.length === 0 ? null : (
    <div class="picks">
      {covered.map((power) => (
        <Button key={power} icon="lock" note={t('eialand-seat-note')} href={to('campaign', id, 'seat', power)}>
          {t('eialand-seat', { power: nameIn(state, power) })}
        </Button>
      ))}
    </div>
  );
};
/** Whether what a power does is done by whoever holds the phone: at a power's own seat nobody acts for its ally. */
export const isDoneHere = (power: Power): boolean => !isPowerSeat(seat.value) || seat.value === power;
/** Powers that act and whose corps are seen here. */
export const openHere = (state: Campaign): readonly Power[] =>
  state.clock.acting.filter((power) =>
    corpsOf(state, power).every((corps) => !counts(corps) || seesCorps(state, seat.value, corps)),
  );

/** How many of each kind; nought of all to begin with, or as handed in. */
export const FactorPicks = ({
  of,
  chosen,
  onChange,
}: {
  readonly of: Factors;
  readonly chosen: Factors;
  readonly onChange: (chosen: Factors) => void;
}) => (
  <>
    {FACTOR_TYPES.filter((type) => (of[type] ?? 0) > 0).map((type) => (
      <Stepper
        key={type}
        label={spell(`eiasheet-field-factors-${type}`)}
        value={Math.min(chosen[type] ?? 0, of[type] ?? 0)}
        min={0}
        max={of[type] ?? 0}
        onChange={(n) => onChange({ ...chosen, [type]: n })}
      />
    ))}
  </>
);
/** What of a choice is there at all. */
export const within = (of: Factors, chosen: Factors): Factors =>
  Object.fromEntries(
    FACTOR_TYPES.flatMap((type) => {
      const n = Math.min(chosen[type] ?? 0, of[type] ?? 0);
      return n > 0 ? [[type, n]] : [];
    }),
  );
