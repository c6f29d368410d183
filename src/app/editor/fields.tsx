/** The lines that are written in: each is tied to its place in the document, to its problem and to undo. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { clock, parseClock, type Rating } from '../../book/terms.ts';
import { OFFICER_RATINGS } from '../../scenarios/ratings.ts';
import type { OfficerCard } from '../../scenarios/schema.ts';
import { Button, Fact, Field } from '../components/index.ts';
import { endBurst, problemAt } from './desk.ts';
import { type Place, part } from './place.ts';
import { OFFICER_WORDS, ratingOptions } from './words.ts';

interface Line<T> {
  readonly of: Place<T>;
  readonly label: string;
  readonly hint?: ComponentChildren;
}

const wrong = (at: string): string | undefined => problemAt.value.get(at);

export function Text({ of, label, hint, most = 120 }: Line<string> & { readonly most?: number }) {
  return (
    <Field label={label} hint={hint} error={wrong(of.at)}>
      {(it) => (
        <input
          {...it}
          name={of.at}
          value={of.value}
          maxLength={most}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => of.put(() => value, label, true)}
          onBlur={endBurst}
        />
      )}
    </Field>
  );
}

/** A line that may be left empty. */
export const OptionalText = ({ of, ...rest }: Line<string | undefined>) => (
  <Text
    of={{
      at: of.at,
      value: of.value ?? '',
      put: (make, ...how) => of.put((now) => make(now ?? '') || undefined, ...how),
    }}
    {...rest}
  />
);

export function Prose({ of, label, hint }: Line<string>) {
  return (
    <Field label={label} hint={hint} error={wrong(of.at)}>
      {(it) => (
        <textarea
          {...it}
          name={of.at}
          value={of.value}
          maxLength={20_000}
          onInput={({ currentTarget: { value } }) => of.put(() => value, label, true)}
          onBlur={endBurst}
        />
      )}
    </Field>
  );
}

export const OptionalProse = ({ of, ...rest }: Line<string | undefined>) => (
  <Prose
    of={{
      at: of.at,
      value: of.value ?? '',
      put: (make, ...how) => of.put((now) => make(now ?? '') || undefined, ...how),
    }}
    {...rest}
  />
);

export interface NumberLine extends Line<number> {
  readonly min?: number;
  readonly max: number;
  readonly unit?: string;
}

/** A whole number; what is written beyond its bounds becomes the bound. */
export function Num({ of, label, hint, min = 0, max, unit }: NumberLine) {
  return (
    <Field label={unit ? `${label}, ${unit}` : label} hint={hint} error={wrong(of.at)}>
      {(it) => (
        <input
          {...it}
          name={of.at}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={of.value}
          onInput={({ currentTarget }) => {
            const value = Math.round(currentTarget.valueAsNumber);
            if (Number.isFinite(value)) of.put(() => Math.min(max, Math.max(min, value)), label, true);
          }}
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(of.value);
            endBurst();
          }}
        />
      )}
    </Field>
  );
}

export interface PickLine<T> extends Line<T> {
  readonly options: readonly (readonly [value: T, words: string])[];
}

/** One of a list. */
export function Pick<T extends string | number | undefined>({ of, label, hint, options }: PickLine<T>) {
  const at = options.findIndex(([value]) => value === of.value);
  return (
    <Field label={label} hint={hint} error={wrong(of.at)}>
      {(it) => (
        <select
          {...it}
          name={of.at}
          value={at < 0 ? '' : at}
          onChange={({ currentTarget: { value } }) => {
            const chosen = options[Number(value)];
            if (value !== '' && chosen) of.put(() => chosen[0], label);
          }}
        >
          {at < 0 && <option value="">Choose</option>}
          {options.map(([, words], i) => (
            <option key={words} value={i}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export const Tick = ({
  of,
  label,
  effect,
}: {
  readonly of: Place<boolean>;
  readonly label: string;
  readonly effect?: string;
}) => <Fact label={label} on={of.value} onChange={(on) => of.put(() => on, label)} {...(effect && { effect })} />;

/** A time of the day, 24 hours whatever the browser's own custom. A battle that runs past midnight keeps its day. */
export function Time({ of, label, hint }: Line<number>) {
  const [written, write] = useState<string | null>(null);
  const day = Math.floor(of.value / 1440) * 1440;
  const bad = written !== null && parseClock(written) === undefined;
  return (
    <Field label={label} hint={hint} error={bad ? 'Write hours and minutes: 16:20' : wrong(of.at)}>
      {(it) => (
        <input
          {...it}
          name={of.at}
          inputMode="text"
          maxLength={5}
          placeholder="16:20"
          autocomplete="off"
          value={written ?? clock(of.value)}
          onInput={({ currentTarget: { value } }) => {
            write(value);
            const minutes = parseClock(value);
            if (minutes !== undefined) of.put(() => day + minutes, label, true);
          }}
          onBlur={() => {
            if (!bad) write(null);
            endBurst();
          }}
        />
      )}
    </Field>
  );
}

/** An officer: his name and his three ratings. */
export function OfficerFields({ of, heading }: { readonly of: Place<OfficerCard>; readonly heading: string }) {
  return (
    <fieldset class="lines">
      <legend>{heading}</legend>
      <Text of={part(of, 'name')} label="Name" />
      <OptionalText of={part(of, 'rank')} label="Rank" />
      <div class="lines lines--three">
        {OFFICER_RATINGS.map((rating) => (
          <Pick<Rating>
            key={rating}
            of={part(of, rating)}
            label={OFFICER_WORDS[rating].name}
            options={ratingOptions(rating)}
          />
        ))}
      </div>
      <OptionalProse of={part(of, 'note')} label={`Notes on ${of.value.name || 'him'}`} />
    </fieldset>
  );
}

/** Small deeds side by side. */
export const Tools = ({ children }: { readonly children: ComponentChildren }) => <div class="tools">{children}</div>;

/** Why nothing can be added to a formation, an army or a unit that is full. */
export const FULL = 'forty is the most';

/** Moves, copies and removes what stands in a list. */
export function ListTools({
  name,
  first,
  last,
  onShift,
  onCopy,
  full,
  onRemove,
  kept,
}: {
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onShift: (by: -1 | 1) => void;
  readonly onCopy?: () => void;
  /** Why it cannot be copied. */
  readonly full?: string | false;
  readonly onRemove: () => void;
  /** Why it cannot be removed. */
  readonly kept?: string | false;
}) {
  return (
    <Tools>
      <Button reason={first && 'first'} onClick={() => onShift(-1)}>
        Up <span class="out-of-sight">{name}</span>
      </Button>
      <Button reason={last && 'last'} onClick={() => onShift(1)}>
        Down <span class="out-of-sight">{name}</span>
      </Button>
      {onCopy && (
        <Button reason={full} onClick={onCopy}>
          Copy <span class="out-of-sight">{name}</span>
        </Button>
      )}
      <Button kind="danger" reason={kept} onClick={onRemove}>
        Remove <span class="out-of-sight">{name}</span>
      </Button>
    </Tools>
  );
}
