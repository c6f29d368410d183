/** A text for some seats only. */
import { useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Field } from '../components/index.ts';
import { once } from './chips.tsx';

/** A text that its button seals. */
export function Sealing({
  label,
  text: kept,
  onSeal,
}: {
  readonly label: string;
  readonly text: string;
  readonly onSeal: (text: string) => Promise<boolean>;
}) {
  const [text, write] = useState(kept);
  return (
    <>
      <Field label={label}>
        {(it) => <textarea {...it} rows={4} value={text} onInput={(event) => write(event.currentTarget.value)} />}
      </Field>
      <Button
        reason={text === kept && t(kept ? 'seats-sealed' : 'seats-nothing-yet')}
        onClick={once(() => onSeal(text))}
      >
        {t('seats-seal-it')}
      </Button>
    </>
  );
}
