import { Choice } from '../components/index.ts';

const NONE = 'none';

interface OneOrNoneProps {
  readonly label: string;
  readonly value: string | null;
  /** The words for none; null where there must be one. */
  readonly none: string | null;
  readonly options: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
  readonly onChange: (value: string | null) => void;
}

/** A choice of one of several things, or of none. */
export const OneOrNone = ({ label, value, none, options, onChange }: OneOrNoneProps) => (
  <Choice
    label={label}
    quiet
    value={value ?? NONE}
    options={[...(none === null ? [] : [{ value: NONE, label: none }]), ...options]}
    onChange={(to) => onChange(to === NONE ? null : to)}
  />
);
