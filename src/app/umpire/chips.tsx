/** Short answers in a row, one of them chosen. */
import { t } from '../../words/t.ts';
import { Stepper } from '../components/index.ts';

export interface Chip<T> {
  readonly value: T;
  readonly label: string;
}

export function Chips<T extends string | number>({
  label,
  quiet,
  value,
  of,
  onChange,
}: {
  readonly label: string;
  /** The label is for screen readers only. */
  readonly quiet?: boolean;
  readonly value: T | undefined;
  readonly of: readonly Chip<T>[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <fieldset class="chips">
      <legend class={quiet ? 'out-of-sight' : undefined}>{label}</legend>
      <div class="tabs">
        {of.map((one) => (
          <button
            key={one.value}
            type="button"
            class="tab"
            aria-pressed={one.value === value}
            onClick={() => onChange(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** How long a courier rides, in minutes of game time. */
const RIDES = [0, 15, 30, 60] as const;

/** When a message arrives: now, after a ride, or later. */
export const After = ({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}) => (
  <>
    <Chips
      label={t('desk-when')}
      value={value}
      of={RIDES.map((n) => ({ value: n, label: n === 0 ? t('desk-now') : t('desk-in', { n }) }))}
      onChange={onChange}
    />
    {value > 0 && (
      <Stepper
        label={t('desk-ride')}
        value={value}
        min={5}
        max={720}
        step={5}
        shown={t('desk-minutes', { n: value })}
        onChange={onChange}
      />
    )}
  </>
);
