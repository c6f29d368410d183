/** Takes in an order of battle: the text, how it was read, what is doubtful in it, and the army that comes of it. */
import { useEffect, useState } from 'preact/hooks';
import { ENCODING_NAMES, ENCODINGS, type Encoding } from '../../orders-of-battle/bytes.ts';
import { FIELD_NAMES, FIELDS, type Mapping, type Field as TableField } from '../../orders-of-battle/columns.ts';
import { FORMAT_IDS, FORMAT_TITLES, type FormatId, JOINED } from '../../orders-of-battle/format.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { Button, count, Field, FileButton, Icon, More, Notice } from '../components/index.ts';
import { chosenBytes } from '../desk/chosen.ts';
import { Frame } from './frame.tsx';
import { ArmyStep } from './import/army-step.tsx';
import type { Columns } from './import/asks.ts';
import { begin, type ImportState, join, openBytes, openText, readAs, set, taking, toReview } from './import/desk.ts';
import { ReviewStep } from './import/review-step.tsx';
import { editHref } from './rooms.ts';

const TITLES = {
  source: 'Which order of battle?',
  read: 'Was it read rightly?',
  review: 'What is doubtful?',
  army: 'Is this the army?',
} as const;

export function ImportRoom({ of }: { readonly of: Draft }) {
  useEffect(() => {
    if (taking.value?.scenario !== of.id) begin(of.id, of.sides.a.armyType);
  }, [of.id]);
  const now = taking.value;
  useEffect(() => scrollTo(0, 0), [now?.step]);
  if (now?.scenario !== of.id) return null;
  return (
    <Frame of={of} title={TITLES[now.step]} up={[[of.title || 'Scenario', editHref(of.id)]]} here={['import']}>
      {now.wrong && <Notice what={now.wrong} safe="Nothing of the scenario was changed." />}
      <p role="status" class="note">
        {now.busy ? 'Reading.' : ''}
      </p>
      {now.step === 'source' && <SourceStep />}
      {now.step === 'read' && <ReadStep now={now} />}
      {now.step === 'review' && <ReviewStep of={of} now={now} />}
      {now.step === 'army' && <ArmyStep of={of} now={now} />}
      {now.step !== 'source' && (
        <Button kind="quiet" onClick={() => begin(of.id, of.sides.a.armyType)}>
          Begin again with another text
        </Button>
      )}
    </Frame>
  );
}

const take = async (file: File, how: (bytes: Uint8Array, name: string) => Promise<void>): Promise<void> => {
  const chosen = await chosenBytes(file, 'order of battle');
  if (chosen.ok) await how(chosen.value, file.name);
  else set({ wrong: chosen.sentence });
};

function SourceStep() {
  const [text, setText] = useState('');
  return (
    <div class="lines text-in">
      <p>
        A table (CSV), a game’s order of battle, an outline, a database dump, nested lists, or text copied from a page
        or a book. The format is found out, and can be corrected.
      </p>
      <FileButton words="Choose a file" onFile={(file) => void take(file, openBytes)} />
      <Field label="Or paste the text">
        {(it) => <textarea {...it} value={text} onInput={({ currentTarget: { value } }) => setText(value)} />}
      </Field>
      <Button kind="primary" reason={text.trim() === '' && 'nothing pasted yet'} onClick={() => void openText(text)}>
        Read it
      </Button>
    </div>
  );
}

function ReadStep({ now }: { readonly now: ImportState }) {
  const { read, opened, format, bytes, name } = now;
  if (!read || !opened) return null;
  const guess = opened.guesses.find((each) => each.format === format);
  return (
    <div class="lines">
      <p class="totals">{count(read.entries, 'entry', 'entries')} read</p>
      <Field label="Read as" hint={guess?.reason ?? 'chosen by you'}>
        {(it) => (
          <select {...it} value={format} onChange={({ currentTarget: { value } }) => void readAs(value as FormatId)}>
            {FORMAT_IDS.map((id) => (
              <option key={id} value={id}>
                {FORMAT_TITLES[id]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {bytes && opened.encoding && (
        <Field label="Letters" hint={opened.because}>
          {(it) => (
            <select
              {...it}
              value={opened.encoding ?? ''}
              onChange={({ currentTarget: { value } }) => void openBytes(bytes, name, value as Encoding)}
            >
              {ENCODINGS.map((id) => (
                <option key={id} value={id}>
                  {ENCODING_NAMES[id]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {read.problems.length > 0 && (
        <ul class="list" aria-label="What went wrong in reading">
          {read.problems.slice(0, 60).map((problem) => (
            <li key={`${problem.line} ${problem.sentence}`} class="advice">
              {problem.severity !== 'note' && <Icon name="notice" size={18} />}{' '}
              {problem.line !== undefined && <b>Line {problem.line}: </b>}
              {problem.sentence}
            </li>
          ))}
          {read.problems.length > 60 && <li>and {read.problems.length - 60} more.</li>}
        </ul>
      )}
      {bytes && format && JOINED.includes(format) && (
        <FileButton
          words="Add a file that belongs to it"
          note="where units and strengths are kept apart"
          onFile={(file) => void take(file, join)}
        />
      )}
      {read.columns && <ColumnFields columns={read.columns} />}
      <Button
        kind="primary"
        reason={read.entries === 0 && 'nothing was read; choose another format'}
        onClick={() => void toReview()}
      >
        On to what is doubtful
      </Button>
    </div>
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
    <More label="What the columns mean">
      <div class="lines">
        {columns.headings.map((heading, at) => (
          <Field
            key={at}
            label={heading || `Column ${at + 1}`}
            hint={columns.first
              .map((row) => row[at])
              .filter(Boolean)
              .join(' · ')}
          >
            {(it) => (
              <select
                {...it}
                value={fieldOf(at)}
                onChange={({ currentTarget: { value } }) => mean(at, value as TableField | '')}
              >
                <option value="">Left out</option>
                {FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {FIELD_NAMES[field]}
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
