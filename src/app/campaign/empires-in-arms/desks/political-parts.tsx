/** Powers to choose from, as the political desk shows them. */
import { inPlay } from '../../../../campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { POWERS, type Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { Choice, Fact, Facts } from '../../../components/index.ts';
import { nameIn } from '../frame.tsx';

export interface StepProps {
  readonly id: string;
  readonly state: Campaign;
}
export const players = (state: Campaign): readonly Power[] => POWERS.filter((one) => inPlay(state, one));
export const toggled = <T,>(all: readonly T[], one: T, on: boolean): readonly T[] =>
  on ? [...all, one] : all.filter((each) => each !== one);

/** Powers as switches. */
export const Several = ({
  state,
  among,
  chosen,
  onChange,
}: {
  readonly state: Campaign;
  readonly among: readonly Power[];
  readonly chosen: readonly Power[];
  readonly onChange: (chosen: readonly Power[]) => void;
}) => (
  <Facts>
    {among.map((one) => (
      <Fact
        key={one}
        label={nameIn(state, one)}
        on={chosen.includes(one)}
        onChange={(on) => onChange(toggled(chosen, one, on))}
      />
    ))}
  </Facts>
);
/** One power of some. */
export const OnePower = ({
  state,
  label,
  among,
  value,
  onChange,
}: {
  readonly state: Campaign;
  readonly label: string;
  readonly among: readonly Power[];
  readonly value: Power | undefined;
  readonly onChange: (power: Power) => void;
}) => (
  <Choice
    label={label}
    columns={2}
    options={among.map((one) => ({ value: one, label: nameIn(state, one) }))}
    value={value}
    onChange={onChange}
  />
);
