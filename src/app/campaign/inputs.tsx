/** What the forms of every campaign ask with: a line of text, and one of many in the phone's own list. */
import { Field as Labelled } from '../components/index.ts';

const LONGEST = 60;

export const Line = ({
  label,
  value,
  set,
  hint,
  most = LONGEST,
}: {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly hint?: string;
  readonly most?: number;
}) => (
  <Labelled label={label} {...(hint && { hint })}>
    {(control) => (
      <input
        {...control}
        type="text"
        maxLength={most}
        autocomplete="off"
        value={value}
        onInput={(event) => set(event.currentTarget.value)}
      />
    )}
  </Labelled>
);

export const OneOf = ({
  label,
  value,
  options,
  set,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly set: (value: string) => void;
}) => (
  <Labelled label={label}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => set(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);
