/** What can be worked among the charts: scales, ranges, a timer, the rulings, suggested ratings. */
import { useEffect, useState } from 'preact/hooks';
import * as Words from '../../book/ruling-words.ts';
import { RULINGS, ruling } from '../../book/rulings.ts';
import { GROUNDS, type Ground } from '../../book/terms.ts';
import { TROOP_SUGGESTIONS, type TroopSuggestion } from '../../scenarios/suggestions.ts';
import { Button, Choice, Field, More } from '../components/index.ts';
import { buzz } from '../desk/phone.ts';
import type { InForce, Tool } from './chart.ts';
import { bandRows, onTheGround, onTheTable, reachRows } from './scales.ts';
import { Grid } from './table.tsx';

export function ToolView({ tool, inForce }: { readonly tool: Tool; readonly inForce: InForce }) {
  switch (tool) {
    case 'ground-scale':
      return <GroundScale />;
    case 'range':
      return <Range inForce={inForce} />;
    case 'timer':
      return <DecisionTimer />;
    case 'rulings':
      return <RulingsInForce inForce={inForce} />;
    case 'troops':
      return <Troops />;
  }
}

const number = (text: string): number => Math.max(0, Number(text.replace(',', '.')) || 0);
const tidy = (n: number): string => String(Number(n.toFixed(n < 10 ? 2 : n < 100 ? 1 : 0)));

function GroundScale() {
  const [cm, setCm] = useState(30);
  const { yards, miles, metres } = onTheGround(cm);
  return (
    <section class="tool" aria-label="Ground scale">
      <div class="row-of-two">
        <Field label="Centimetres">
          {(it) => (
            <input
              {...it}
              inputMode="decimal"
              value={tidy(cm)}
              onChange={(event) => setCm(number(event.currentTarget.value))}
            />
          )}
        </Field>
        <Field label="Yards">
          {(it) => (
            <input
              {...it}
              inputMode="decimal"
              value={tidy(yards)}
              onChange={(event) => setCm(onTheTable(number(event.currentTarget.value)))}
            />
          )}
        </Field>
      </div>
      <p aria-live="polite">
        {tidy(cm)} cm on the table are about {tidy(yards)} yards, {tidy(miles)} {miles === 1 ? 'mile' : 'miles'} or{' '}
        {tidy(metres)} m.
      </p>
    </section>
  );
}

const GROUND_LABELS: Record<Ground, string> = { hard: 'Hard', soft: 'Soft', mud: 'Mud' };

function Range({ inForce: { rulings } }: { readonly inForce: InForce }) {
  const [cm, setCm] = useState(12);
  const [ground, setGround] = useState<Ground>('hard');
  return (
    <section class="tool" aria-label="At a distance">
      <Field label={`At ${cm} cm`}>
        {(it) => (
          <input
            {...it}
            type="range"
            min={1}
            max={40}
            value={cm}
            onInput={(event) => setCm(Number(event.currentTarget.value))}
          />
        )}
      </Field>
      <Grid of={{ head: ['Guns', 'Range', 'Dice'], rows: bandRows(cm, rulings) }} />
      <Choice
        label="Ground"
        quiet
        columns={3}
        value={ground}
        options={GROUNDS.map((value) => ({ value, label: GROUND_LABELS[value] }))}
        onChange={setGround}
      />
      <Grid of={{ head: ['One move', 'Goes', ''], rows: reachRows(cm, ground, rulings) }} />
    </section>
  );
}

/** NBC-EQ-04 */
export const DECISION_SECONDS = 10;

function DecisionTimer() {
  const [ends, setEnds] = useState<number | null>(null);
  const [left, setLeft] = useState(DECISION_SECONDS);
  useEffect(() => {
    if (ends === null) return;
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      setEnds(null);
      buzz('alarm');
    }, 200);
    return () => clearInterval(tick);
  }, [ends]);
  const start = () => {
    setLeft(DECISION_SECONDS);
    setEnds(Date.now() + DECISION_SECONDS * 1000);
  };
  return (
    <section class="tool timer" aria-label="Decision timer">
      <p class="timer__left" role="timer" aria-hidden={ends !== null}>
        {left}
      </p>
      <p role="status">{left === 0 && ends === null && 'Time: the other side may decide.'}</p>
      <Button onClick={start}>{ends === null ? `Start ${DECISION_SECONDS} seconds` : 'From the start'}</Button>
    </section>
  );
}

/** Something fetched when it is wanted. */
export function useFetched<T>(load: () => Promise<T>, when = true): T | null | 'failed' {
  const [it, set] = useState<T | null | 'failed'>(null);
  useEffect(() => {
    if (!when) return;
    let here = true;
    load().then(
      (got) => here && set(() => got),
      () => here && set('failed'),
    );
    return () => {
      here = false;
    };
  }, [when]);
  return it;
}

export const rulingWords = async (): Promise<typeof Words> => Words;
export const troopSuggestions = async (): Promise<readonly TroopSuggestion[]> => TROOP_SUGGESTIONS;

const NOT_FETCHED = 'This part could not be fetched. Connect once and open it again.';

function RulingsInForce({ inForce: { rulings } }: { readonly inForce: InForce }) {
  const words = useFetched(rulingWords);
  if (words === 'failed') return <p>{NOT_FETCHED}</p>;
  if (!words) return <p aria-busy="true">Fetching the rulings.</p>;
  return (
    <>
      <p>Where the rules can be read in more ways than one, this is what is done.</p>
      {words.RULING_GROUPS.map((group) => (
        <More key={group.title} label={group.title}>
          {group.entries.map((entry) => (
            <section key={entry.amb} class="ruling">
              <h3>{entry.title}</h3>
              {entry.keys.map((key) => {
                const value = ruling(rulings, key);
                return (
                  <p key={key}>
                    <b>{words.meaningOf(key, value)}</b>
                    {value !== RULINGS[key].values[0] && ' (chosen by you)'}
                  </p>
                );
              })}
              <p class="note">
                {entry.text} ({entry.amb})
              </p>
            </section>
          ))}
        </More>
      ))}
      <More label="What the rulebook does not hold">
        {words.MISSING.map((entry) => (
          <section key={entry.mis} class="ruling">
            <h3>{entry.title}</h3>
            <p class="note">
              {entry.text} ({entry.mis})
            </p>
          </section>
        ))}
      </More>
    </>
  );
}

const years = ({ from, to }: TroopSuggestion): string =>
  from === to ? String(from) : `${from}–${String(to).slice(2)}`;
const quality = ({ quality }: TroopSuggestion): string =>
  quality
    ? quality.least === quality.most
      ? `Q${quality.usual}`
      : `Q${quality.usual} (${quality.least}–${quality.most})`
    : 'average';

/** "Légère brigade, France 1805–07: Q4 (4–5), S3" */
export const troopLine = (of: TroopSuggestion): string =>
  [
    `${of.troops}, ${of.nation} ${years(of)}${of.theatre ? `, ${of.theatre}` : ''}: ${quality(of)}`,
    of.skirmish !== undefined && `S${of.skirmish}`,
    of.weight,
  ]
    .filter(Boolean)
    .join(', ');

function Troops() {
  const all = useFetched(troopSuggestions);
  const [nation, choose] = useState('France');
  if (all === 'failed') return <p>{NOT_FETCHED}</p>;
  if (!all) return <p aria-busy="true">Fetching the suggestions.</p>;
  const nations = [...new Set(all.map((of) => of.nation))];
  return (
    <section class="tool" aria-label="Suggested ratings">
      <p>The rulebook lists no ratings of troops. These are ours, to start from and to argue with.</p>
      <Field label="Army">
        {(it) => (
          <select {...it} value={nation} onChange={(event) => choose(event.currentTarget.value)}>
            {nations.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Grid
        of={{
          wordy: true,
          head: ['Troops', 'Years', 'Q', 'S'],
          rows: all
            .filter((of) => of.nation === nation)
            .map((of) => [
              [of.troops, of.theatre, of.weight].filter(Boolean).join(', '),
              years(of),
              quality(of).replace('Q', ''),
              of.skirmish ?? '',
            ]),
        }}
      />
    </section>
  );
}
