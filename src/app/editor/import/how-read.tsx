/** How the text was read: its format, encoding, columns and problems; and a way to replace it or add another. */
import { word } from '../../../engine/message.ts';
import { ENCODINGS } from '../../../orders-of-battle/bytes.ts';
import { FIELDS, type Mapping, type Field as TableField } from '../../../orders-of-battle/columns.ts';
import { FORMAT_IDS } from '../../../orders-of-battle/format.ts';
import { isKept } from '../../../orders-of-battle/origin.ts';
import type { Problem, Told } from '../../../orders-of-battle/tree.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Field, Icon, Marked, More, Notice } from '../../components/index.ts';
import { origin } from '../session.ts';
import type { Columns, Laid } from './asks.ts';
import { letGo, readAs } from './deeds.ts';
import { type ImportState, openBytes } from './session.ts';
import { AnotherSource } from './source-step.tsx';

export function HowRead({ now, laid }: { readonly now: ImportState; readonly laid: Laid }) {
  const { sources } = origin.value;
  const [source] = sources;
  if (!source) return null;
  const guess = now.opened?.guesses.find((each) => each.format === source.format);
  return (
    <>
      {!isKept(origin.value) && <Notice what={t('reader-not-kept')} />}
      <Problems of={[...(now.opened?.problems ?? []), ...laid.problems]} />
      <More label={t('reader-how')}>
        {() => (
          <div class="lines">
            <ul class="list">
              {sources.map(({ name }, i) => (
                <li key={i}>{t('reader-source-now', { name: name || 'none' })}</li>
              ))}
            </ul>
            <Field label={t('reader-read-as')} hint={speak(guess?.reason || 'reader-because-chosen')}>
              {(it) => (
                <select
                  {...it}
                  value={source.format}
                  onChange={({ currentTarget: { value } }) => {
                    const chosen = FORMAT_IDS.find((id) => id === value);
                    if (chosen) readAs(chosen);
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
            <Letters now={now} name={source.name} />
            {laid.columns && <ColumnFields columns={laid.columns} />}
            <Button note={t('reader-let-go-note')} onClick={letGo}>
              {t('reader-let-go')}
            </Button>
          </div>
        )}
      </More>
      <More label={t('reader-another')}>{() => <AnotherSource />}</More>
    </>
  );
}

function Letters({ now: { bytes, opened }, name }: { readonly now: ImportState; readonly name: string }) {
  if (!bytes || !opened?.encoding) return null;
  return (
    <Field label={t('reader-letters')} hint={speak(opened.because)}>
      {(it) => (
        <select
          {...it}
          value={opened.encoding ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void openBytes(
              bytes,
              name,
              'next',
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

/** The meaning of each column of a table, to correct. */
function ColumnFields({ columns }: { readonly columns: Columns }) {
  const fieldOf = (at: number): TableField | '' => FIELDS.find((field) => columns.mapping[field] === at) ?? '';
  const mean = (at: number, field: TableField | '') => {
    const kept = Object.entries(columns.mapping).filter(([key, column]) => column !== at && key !== field);
    const mapping: Mapping = Object.fromEntries(field === '' ? kept : [...kept, [field, at]]);
    readAs('csv', mapping);
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
