/** The editor's fields. Each is tied to its place in the document, its problem and undo. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { parseClock } from '../../book/parse-clock.ts';
import { clock, type Rating } from '../../book/terms.ts';
import { type Bare, type Message, say, word } from '../../engine/message.ts';
import { OFFICER_RATINGS } from '../../scenarios/ratings.ts';
import { MOST, type OfficerCard } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Fact, Field, Hidden } from '../components/index.ts';
import { type Place, part } from './place.ts';
import { endBurst, problemAt } from './session.ts';
import { ratingOptions } from './words.ts';

/** The label of a field, also used for undo. */
export type Label = Bare | Message;

interface Line<T> {
  readonly of: Place<T>;
  readonly label: Label;
  readonly hint?: ComponentChildren;
}

const wrong = (at: string): string | undefined => problemAt.value.get(at);

export function Text({ of, label, hint, most = 120 }: Line<string> & { readonly most?: number }) {
  return (
    <Field label={speak(label)} hint={hint} error={wrong(of.at)}>
      {(it) => (
        <input
          {...it}
          name={of.at}
          value={of.value}
          maxLength={most}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => of.put(() => value, label, of.at)}
          onBlur={endBurst}
        />
      )}
    </Field>
  );
}

/** A text that may be empty. */
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
    <Field label={speak(label)} hint={hint} error={wrong(of.at)}>
      {(it) => (
        <textarea
          {...it}
          name={of.at}
          value={of.value}
          maxLength={20_000}
          onInput={({ currentTarget: { value } }) => of.put(() => value, label, of.at)}
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
  readonly unit?: Label;
}

/** A whole number. A value beyond the limits becomes the limit. */
export function Num({ of, label, hint, min = 0, max, unit }: NumberLine) {
  return (
    <Field
      label={unit ? t('editor-field-in', { label: word(label), unit: word(unit) }) : speak(label)}
      hint={hint}
      error={wrong(of.at)}
    >
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
            if (Number.isFinite(value)) of.put(() => Math.min(max, Math.max(min, value)), label, of.at);
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
    <Field label={speak(label)} hint={hint} error={wrong(of.at)}>
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
          {at < 0 && <option value="">{t('editor-choose')}</option>}
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
  readonly label: Label;
  readonly effect?: Label;
}) => (
  <Fact
    label={speak(label)}
    on={of.value}
    onChange={(on) => of.put(() => on, label)}
    {...(effect && { effect: speak(effect) })}
  />
);

/** A time of day, always in 24 hours. A battle past midnight keeps its day. */
export function Time({ of, label, hint }: Line<number>) {
  const [written, write] = useState<string | null>(null);
  const day = Math.floor(of.value / 1440) * 1440;
  const bad = written !== null && parseClock(written) === undefined;
  return (
    <Field label={speak(label)} hint={hint} error={bad ? t('editor-time-wrong') : wrong(of.at)}>
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
            if (minutes !== undefined) of.put(() => day + minutes, label, of.at);
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

/** An officer: name and three ratings. */
export function OfficerFields({ of, heading }: { readonly of: Place<OfficerCard>; readonly heading: Label }) {
  return (
    <fieldset class="lines">
      <legend>{speak(heading)}</legend>
      <Text of={part(of, 'name')} label="editor-name" />
      <OptionalText of={part(of, 'rank')} label="editor-rank" />
      <div class="lines lines--three">
        {OFFICER_RATINGS.map((rating) => (
          <Pick<Rating>
            key={rating}
            of={part(of, rating)}
            label={`editor-rating-${rating}`}
            options={ratingOptions(rating)}
          />
        ))}
      </div>
      <OptionalProse
        of={part(of, 'note')}
        label={say('editor-notes-on', { name: of.value.name || t('editor-no-name') })}
      />
    </fieldset>
  );
}

/** Small buttons side by side. */
export const Tools = ({ children }: { readonly children: ComponentChildren }) => <div class="tools">{children}</div>;

/** Why nothing can be added to a full formation, army or unit. */
export const full = (): string => t('editor-full', { most: MOST.units });

/** Moves, copies and removes an item of a list. */
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
      <Button reason={first && t('editor-first')} onClick={() => onShift(-1)}>
        {t('editor-up')} <Hidden>{name}</Hidden>
      </Button>
      <Button reason={last && t('editor-last')} onClick={() => onShift(1)}>
        {t('editor-down')} <Hidden>{name}</Hidden>
      </Button>
      {onCopy && (
        <Button reason={full} onClick={onCopy}>
          {t('editor-copy')} <Hidden>{name}</Hidden>
        </Button>
      )}
      <Button kind="danger" reason={kept} onClick={onRemove}>
        {t('editor-remove')} <Hidden>{name}</Hidden>
      </Button>
    </Tools>
  );
}
