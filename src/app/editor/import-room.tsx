/** Takes in an order of battle: the text, how it was read, what is doubtful in it, and the army that comes of it. */
import { useEffect, useState } from 'preact/hooks';
import { word } from '../../engine/message.ts';
import { ENCODINGS } from '../../orders-of-battle/bytes.ts';
import { FIELDS, type Mapping, type Field as TableField } from '../../orders-of-battle/columns.ts';
import { FORMAT_IDS, JOINED } from '../../orders-of-battle/format.ts';
import type { Problem, Told } from '../../orders-of-battle/tree.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Button, Field, Icon, Marked, More, Notice } from '../components/index.ts';
import { chosenBytes } from '../session/chosen.ts';
import { titled } from '../spoken.ts';
import { Frame } from './frame.tsx';
import { ArmyStep } from './import/army-step.tsx';
import type { Columns } from './import/asks.ts';
import { ReviewStep } from './import/review-step.tsx';
import { begin, type ImportState, join, openBytes, openText, readAs, set, taking, toReview } from './import/session.ts';
import { editHref } from './rooms.ts';

export function ImportRoom({ of }: { readonly of: Draft }) {
  useEffect(() => {
    if (taking.value?.scenario !== of.id) begin(of.id, of.sides.a.armyType);
  }, [of.id]);
  const now = taking.value;
  useEffect(() => scrollTo(0, 0), [now?.step]);
  if (now?.scenario !== of.id) return null;
  return (
    <Frame of={of} title={t(`reader-title-${now.step}`)} up={[[titled(of.title), editHref(of.id)]]} here={['import']}>
      {now.wrong && <Notice what={speak(now.wrong)} safe={t('reader-nothing-changed')} />}
      <p role="status" class="note">
        {now.busy ? t('reader-reading') : ''}
      </p>
      {now.step === 'source' && <SourceStep />}
      {now.step === 'read' && <ReadStep now={now} />}
      {now.step === 'review' && <ReviewStep of={of} now={now} />}
      {now.step === 'army' && <ArmyStep of={of} now={now} />}
      {now.step !== 'source' && (
        <Button kind="quiet" onClick={() => begin(of.id, of.sides.a.armyType)}>
          {t('reader-begin-again')}
        </Button>
      )}
    </Frame>
  );
}

const take = async (file: File, how: (bytes: Uint8Array, name: string) => Promise<void>): Promise<void> => {
  const chosen = await chosenBytes(file, 'order-of-battle');
  if (chosen.ok) await how(chosen.value, file.name);
  else set({ wrong: chosen.said });
};

function SourceStep() {
  const [text, setText] = useState('');
  return (
    <div class="lines text-in">
      <p>{t('reader-source')}</p>
      <FileButton words={t('reader-choose-file')} onFile={(file) => void take(file, openBytes)} />
      <Field label={t('reader-paste')}>
        {(it) => <textarea {...it} value={text} onInput={({ currentTarget: { value } }) => setText(value)} />}
      </Field>
      <Button
        kind="primary"
        reason={text.trim() === '' && t('reader-nothing-there')}
        onClick={() => void openText(text)}
      >
        {t('reader-read-it')}
      </Button>
    </div>
  );
}

function ReadStep({ now }: { readonly now: ImportState }) {
  const { read, opened, format, bytes, files } = now;
  if (!read || !opened) return null;
  const guess = opened.guesses.find((each) => each.format === format);
  const [name = ''] = files;
  return (
    <div class="lines">
      <p class="totals">{t('reader-entries', { n: read.entries })}</p>
      <Field label={t('reader-read-as')} hint={speak(guess?.reason ?? 'reader-because-chosen')}>
        {(it) => (
          <select
            {...it}
            value={format}
            onChange={({ currentTarget: { value } }) => {
              const chosen = FORMAT_IDS.find((id) => id === value);
              if (chosen) void readAs(chosen);
            }}
          >
            {FORMAT_IDS.map((id) => (
              <option key={id} value={id}>
                {t(`reader-format-${id}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {bytes && opened.encoding && (
        <Field label={t('reader-letters')} hint={speak(opened.because)}>
          {(it) => (
            <select
              {...it}
              value={opened.encoding ?? ''}
              onChange={({ currentTarget: { value } }) =>
                void openBytes(
                  bytes,
                  name,
                  ENCODINGS.find((id) => id === value),
                )
              }
            >
              {ENCODINGS.map((id) => (
                <option key={id} value={id}>
                  {t(`reader-encoding-${id}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Problems of={read.problems} />
      {bytes && format && JOINED.includes(format) && (
        <FileButton
          words={t('reader-add-file')}
          note={t('reader-add-file-note')}
          onFile={(file) => void take(file, join)}
        />
      )}
      {read.columns && <ColumnFields columns={read.columns} />}
      <Button kind="primary" reason={read.entries === 0 && t('reader-nothing-read')} onClick={() => void toReview()}>
        {t('reader-to-review')}
      </Button>
    </div>
  );
}

const MOST_PROBLEMS = 60;

const tellsLines = (said: Told): boolean => typeof said !== 'string' && said.args?.lines !== undefined;

function Problems({ of }: { readonly of: readonly Problem[] }) {
  if (of.length === 0) return null;
  const more = of.length - MOST_PROBLEMS;
  return (
    <ul class="list" aria-label={t('reader-went-wrong')}>
      {of.slice(0, MOST_PROBLEMS).map(({ severity, line, said }, i) => (
        <li key={i} class="advice">
          {severity !== 'note' && <Icon name="notice" size={18} />}{' '}
          {line === undefined || tellsLines(said) ? (
            speak(said)
          ) : (
            <Marked text={t('reader-line-problem', { line, problem: word(said) })} />
          )}
        </li>
      ))}
      {more > 0 && <li>{t('reader-and-more', { n: more })}</li>}
    </ul>
  );
}

/** What each column of a table means, to be corrected. */
function ColumnFields({ columns }: { readonly columns: Columns }) {
  const fieldOf = (at: number): TableField | '' => FIELDS.find((field) => columns.mapping[field] === at) ?? '';
  const mean = (at: number, field: TableField | '') => {
    const kept = Object.entries(columns.mapping).filter(([key, column]) => column !== at && key !== field);
    const mapping: Mapping = Object.fromEntries(field === '' ? kept : [...kept, [field, at]]);
    void readAs('csv', mapping);
  };
  return (
    <More label={t('reader-columns')}>
      <div class="lines">
        {columns.headings.map((heading, at) => (
          <Field
            key={at}
            label={heading || t('reader-column', { n: at + 1 })}
            hint={columns.first
              .map((row) => row[at])
              .filter(Boolean)
              .join(' · ')}
          >
            {(it) => (
              <select
                {...it}
                value={fieldOf(at)}
                onChange={({ currentTarget: { value } }) => mean(at, FIELDS.find((field) => field === value) ?? '')}
              >
                <option value="">{t('reader-column-out')}</option>
                {FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {t(`reader-field-${field}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </More>
  );
}
