/** The source of an order of battle: a file or pasted text. */
import { useState } from 'preact/hooks';
import { t } from '../../../words/t.ts';
import { FileButton } from '../../components/file-button.tsx';
import { Button, Choice, Field } from '../../components/index.ts';
import { chosenBytes } from '../../session/chosen.ts';
import { origin } from '../session.ts';
import { type Becomes, lay, openBytes, openText, set } from './session.ts';

const take = async (file: File, as: Becomes): Promise<void> => {
  const chosen = await chosenBytes(file, 'order-of-battle');
  if (chosen.ok) await openBytes(chosen.value, file.name, as);
  else set({ wrong: chosen.said });
};

function Text({ as }: { readonly as: Becomes }) {
  const [text, setText] = useState('');
  return (
    <>
      <Field label={t('reader-paste')}>
        {(it) => <textarea {...it} value={text} onInput={({ currentTarget: { value } }) => setText(value)} />}
      </Field>
      <Button
        kind={as === 'only' ? 'primary' : 'plain'}
        reason={text.trim() === '' && t('reader-nothing-there')}
        // A second tap would add it again.
        onClick={() => void openText(text, as).then((opened) => opened && setText(''))}
      >
        {t('reader-read-it')}
      </Button>
    </>
  );
}

export const SourceStep = () => (
  <div class="lines text-in">
    <p>{t('reader-source')}</p>
    {origin.value.sources.length > 0 && <Button onClick={() => void lay()}>{t('shell-try-again')}</Button>}
    <FileButton words={t('reader-choose-file')} onFile={(file) => void take(file, 'only')} />
    <Text as="only" />
  </div>
);

/** An additional text, the next version, or a replacement. */
export function AnotherSource() {
  const [as, become] = useState<Becomes>('more');
  return (
    <div class="lines text-in">
      <Choice
        label={t('reader-another')}
        quiet
        value={as}
        options={[
          { value: 'more', label: t('reader-another-more'), note: t('reader-another-more-note') },
          { value: 'next', label: t('reader-another-next'), note: t('reader-another-next-note') },
          { value: 'only', label: t('reader-another-only') },
        ]}
        onChange={become}
      />
      <FileButton words={t('reader-another-file')} onFile={(file) => void take(file, as)} />
      <Text as={as} />
    </div>
  );
}
