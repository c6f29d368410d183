/** A text for some seats only. */
import { t } from '../../words/t.ts';
import { Button, Field } from '../components/index.ts';
import { once } from '../once.ts';
import { useDraft } from './drafts.ts';

/** A text that its button seals. */
export function Sealing({
  of,
  label,
  text: kept,
  onSeal,
}: {
  /** The name of its draft. */
  readonly of: string;
  readonly label: string;
  readonly text: string;
  readonly onSeal: (text: string) => Promise<boolean>;
}) {
  const [text, write] = useDraft(of, kept);
  return (
    <>
      <Field label={label}>
        {(it) => <textarea {...it} rows={4} value={text} onInput={(event) => write(event.currentTarget.value)} />}
      </Field>
      <Button
        reason={text === kept && t(kept ? 'seats-sealed' : 'seats-nothing-yet')}
        onClick={once(async () => (await onSeal(text)) && write(kept))}
      >
        {t('seats-seal-it')}
      </Button>
    </>
  );
}
