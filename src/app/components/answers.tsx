/** Inputs for the players' answers: a fact of the table, one of a few, a number, a line of text. */
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Icon } from './icon.tsx';
import { classes, figure } from './text.tsx';

export interface FactProps {
  readonly label: string;
  /** What the answer does, whether chosen or not: "+1", "best: ½ misses". */
  readonly effect?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A fact of the table as a switch that says what it does. */
export function Fact({ label, effect, on, onChange }: FactProps) {
  return (
    <button class="fact" type="button" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
      <span class="fact__box">
        <Icon name="check" />
      </span>
      <span>
        {label} {effect && <small>{effect}</small>}
      </span>
    </button>
  );
}

/** Facts side by side. */
export const Facts = ({ children }: { readonly children: ComponentChildren }) => <div class="facts">{children}</div>;

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
  /** Why it cannot be chosen. */
  readonly reason?: string | false;
}

export interface ChoiceProps<T> {
  readonly label: string;
  /** The label is for screen readers only, because the question above says it. */
  readonly quiet?: boolean;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** A tap on the chosen option says yes to it. */
  readonly confirms?: boolean;
  readonly columns?: 1 | 2 | 3;
}

/** One of a few large options; arrow keys move as in any radio group. */
export function Choice<T extends string | number>({
  label,
  quiet,
  options,
  value,
  onChange,
  confirms,
  columns = 1,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={columns >= 3 ? 'choice choice--close' : 'choice'} style={{ '--columns': columns }}>
      <legend class={quiet ? 'out-of-sight' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label class="fact" key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={Boolean(option.reason)}
              onChange={() => onChange(option.value)}
              {...(confirms && option.value === value && { onClick: () => onChange(option.value) })}
            />
            <span class="fact__box" />
            <span>
              {option.label} {(option.reason || option.note) && <small>{option.reason || option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface StepperProps {
  readonly label: string;
  readonly note?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** "cm", "CP" */
  readonly unit?: string;
  /** Shown instead of the number: "08:30". */
  readonly shown?: string;
  readonly onChange: (value: number) => void;
}

/** A number with less and more buttons. It announces each new value and stops at its limits. */
export function Stepper({ label, note, value, min, max, step = 1, unit, shown, onChange }: StepperProps) {
  const end = (way: number) => (way < 0 ? value <= min : value >= max);
  const go = (way: number) => !end(way) && onChange(Math.min(max, Math.max(min, value + way * step)));
  const button = (way: -1 | 1) => (
    <button
      type="button"
      aria-label={t(way < 0 ? 'step-less' : 'step-more', { label })}
      aria-disabled={end(way) || undefined}
      onClick={() => go(way)}
    >
      <Icon name={way < 0 ? 'less' : 'more'} />
    </button>
  );
  return (
    <fieldset class="stepper" aria-label={label}>
      <span>
        {label} {note && <small>{note}</small>}
      </span>
      {button(-1)}
      <output>
        {shown ?? figure(value)}
        {unit && <span class="figure__unit"> {unit}</span>}
      </output>
      {button(1)}
    </fieldset>
  );
}

export interface FiguresProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Any number of a few, in one tap. */
export const Figures = ({ label, unit, value, least = 0, most, onChange }: FiguresProps) => (
  <fieldset class="figures">
    <legend>
      {label} <small>{unit}</small>
    </legend>
    <div>
      {Array.from({ length: most + 1 }, (_, n) => (
        <button key={n} type="button" aria-pressed={n === value} onClick={() => n !== value && onChange(n)}>
          {n}
        </button>
      )).slice(least)}
    </div>
  </fieldset>
);

/** Links the control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** What is wrong with the text. */
  readonly error?: string | undefined;
  /** The control: `{(it) => <input {...it} />}`. */
  readonly children: (it: FieldControl) => ComponentChildren;
}

/** A labelled line of text. Used before and after a battle, never in play. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-note`, 'aria-invalid': Boolean(error) })}
      <small id={`${id}-note`} class={error ? 'is-danger' : undefined} aria-live="polite">
        {error ?? hint}
      </small>
    </div>
  );
}

/** Folded content. It is rendered when first opened, and then stays with everything typed into it. */
export function More({
  label,
  class: more,
  open = false,
  children,
}: {
  readonly label: ComponentChildren;
  /** Opens it; it never closes it again. */
  readonly open?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren | (() => ComponentChildren);
}) {
  const [asked, ask] = useState(false);
  const opened = useRef(false);
  opened.current ||= open;
  // The click comes before the opening. The toggle event covers other ways to open it.
  return (
    <details
      class={classes('more', more)}
      open={opened.current}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        ask(true);
        // Opens in view, not under the large button.
        currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, and Enter and Space click it. */}
      <summary onClick={() => ask(true)}>
        {label} <Icon name="open" size={20} />
      </summary>
      {asked && (typeof children === 'function' ? children() : children)}
    </details>
  );
}
