/** The campaign over its months: a plot a measure, a row a power, one scale for all; a touch on a month shows its figures. */
import { useMemo, useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import { allPowers } from '../../../campaign/empires-in-arms/ledger.ts';
import {
  MEASURES,
  type Measure,
  type MonthOf,
  overMonths,
  scaleOf,
} from '../../../campaign/empires-in-arms/over-months.ts';
import type { Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { isWhole, statuses } from '../../../journal/record.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, classes, Empty, More, Question } from '../../components/index.ts';
import { Frame, monthName, nameIn, PowerMark } from './frame.tsx';
import { moneyWords } from './powers.tsx';
import { seat, session } from './session.ts';
import './more.css';

const WIDE = 200;
const HIGH = 44;
const EDGE = 3;

const told = (measure: Measure, value: number | null | undefined): string => {
  if (value === null || value === undefined) return '?';
  return measure === 'money' ? moneyWords(value) : String(value);
};
const valueIn = (month: MonthOf | undefined, power: Power, measure: Measure): number | null | undefined =>
  month?.of[power]?.[measure];

interface Plotted {
  readonly months: readonly MonthOf[];
  readonly measure: Measure;
}

/** Where a month stands on the line, and a value over it. */
const across = (i: number, months: readonly unknown[]): number =>
  months.length < 2 ? WIDE / 2 : (i * WIDE) / (months.length - 1);
const above = (value: number, [least, most]: readonly [number, number]): number =>
  HIGH - EDGE - ((value - least) * (HIGH - 2 * EDGE)) / (most - least);

/** A line with a gap where a value is not known; a month alone is a short stroke. */
function lineOf({ months, measure }: Plotted, power: Power): string {
  const scale = scaleOf(months, measure);
  const points = months.map((month, i) => {
    const value = valueIn(month, power, measure);
    return typeof value === 'number' ? ([across(i, months), above(value, scale)] as const) : null;
  });
  const strokes = points.flatMap((point, i) => {
    if (!point) return [];
    const [x, y] = point.map((one) => one.toFixed(1));
    if (points[i - 1]) return `L${x} ${y}`;
    return points[i + 1] ? `M${x} ${y}` : `M${Number(x) - 2} ${y}h4`;
  });
  return strokes.join('');
}

interface RunProps extends Plotted {
  readonly state: Campaign;
  readonly power: Power;
  readonly at: number;
  readonly onMonth: (at: number) => void;
}
function Run({ state, power, months, measure, at, onMonth }: RunProps) {
  const scale = scaleOf(months, measure);
  const nought = above(0, scale).toFixed(1);
  const years = months.flatMap(({ date }, i) => (i > 0 && date.m === 1 ? [across(i, months)] : []));
  const x = across(at, months);
  return (
    <li class={classes('run', seat.value === power && 'run--own')}>
      <PowerMark state={state} nation={power} own={seat.value === power} />
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onMonth(Math.round(((event.clientX - left) / width) * (months.length - 1)));
        }}
      >
        <path class="run__nought" d={`M0 ${nought}H${WIDE}`} />
        {years.map((year) => (
          <path key={year} class="run__year" d={`M${year.toFixed(1)} ${Number(nought) - 4}v8`} />
        ))}
        {months.length > 1 && <path class="run__at" d={`M${x.toFixed(1)} 0V${HIGH}`} />}
        <path class="run__line" d={lineOf({ months, measure }, power)} />
      </svg>
      <output aria-label={nameIn(state, power)}>{told(measure, valueIn(months[at], power, measure))}</output>
    </li>
  );
}

interface PlotProps extends Plotted {
  readonly state: Campaign;
  readonly shown: boolean;
  readonly at: number;
  readonly onMonth: (at: number) => void;
}
function Plot({ state, months, measure, shown, at, onMonth }: PlotProps) {
  const [first, last] = [months[0], months.at(-1)];
  const unknown = months.some(({ of }) => Object.values(of).some((one) => one[measure] === null));
  return (
    <section class={classes('plot', shown && 'is-shown')} aria-label={t(`eiaplot-${measure}`)}>
      <h2>{t(`eiaplot-${measure}`)}</h2>
      <p class="note">{t(`eiaplot-${measure}-note`)}</p>
      <ul class="runs">
        {allPowers(state).map(({ id }) => (
          <Run key={id} state={state} power={id} months={months} measure={measure} at={at} onMonth={onMonth} />
        ))}
      </ul>
      {first && last && months.length > 1 && (
        <p class="run-axis" aria-hidden="true">
          <span>{monthName(first.date)}</span>
          <span>{monthName(last.date)}</span>
        </p>
      )}
      {unknown && <p class="note">{t('eiaplot-unknown')}</p>}
    </section>
  );
}

/** Every figure of a measure, a line a month: what a line says to whoever does not see it. */
function Table({ state, months, measure }: Plotted & { readonly state: Campaign }) {
  const powers = allPowers(state).map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways is moved by keys too.
    <div class="plot__table" tabIndex={0}>
      <table>
        <caption>{t(`eiaplot-${measure}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('eia-room-month')}</th>
            {powers.map((power) => (
              <th key={power} scope="col">
                <abbr title={nameIn(state, power)}>{power}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={`${month.date.y}.${month.date.m}`}>
              <th scope="row">{monthName(month.date)}</th>
              {powers.map((power) => (
                <td key={power}>{told(measure, valueIn(month, power, measure))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PlotsPage({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const record = session.journal.value;
  const whole = record && isWhole(record) ? record : null;
  const held = seat.value;
  const months = useMemo(() => {
    if (!whole) return [];
    const how = statuses(whole);
    const events = whole.entries.flatMap((entry, i) =>
      entry.kind === 'deed' && how[i] === 'in-effect' ? plainly(entry.events) : [],
    );
    return overMonths(events, held);
  }, [whole?.head, held]);
  const [measure, choose] = useState<Measure>('money');
  const [picked, pick] = useState<number | null>(null);
  const last = months.length - 1;
  const at = Math.min(last, picked ?? last);
  const month = months[at];
  return (
    <Frame
      here="powers"
      id={id}
      act={
        months.length > 1 &&
        month && (
          <Act>
            <label class="plot__month">
              <span>{t(at === last ? 'eiaplot-now' : 'eiaplot-at', { month: monthName(month.date) })}</span>
              <input
                type="range"
                min={0}
                max={last}
                value={at}
                aria-valuetext={monthName(month.date)}
                onInput={(event) => pick(Number(event.currentTarget.value))}
              />
            </label>
          </Act>
        )
      }
    >
      <Question>{t('eiaplot-question')}</Question>
      {!whole && <p role="status">{t('journal-being-read')}</p>}
      {months.length === 1 && <Empty what={t('eiaplot-one')} todo={t('eiaplot-one-todo')} />}
      {months.length > 0 && (
        <>
          <div class="plot__tabs">
            {MEASURES.map((one) => (
              <Button key={one} pressed={one === measure} onClick={() => choose(one)}>
                {t(`eiaplot-${one}`)}
              </Button>
            ))}
          </div>
          <div class="plots">
            {MEASURES.map((one) => (
              <Plot
                key={one}
                state={state}
                months={months}
                measure={one}
                shown={one === measure}
                at={at}
                onMonth={pick}
              />
            ))}
          </div>
          {months.length > 1 && <p class="note">{t('eiaplot-how')}</p>}
          <More label={t('eiaplot-table')}>
            {() => MEASURES.map((one) => <Table key={one} state={state} months={months} measure={one} />)}
          </More>
        </>
      )}
    </Frame>
  );
}
