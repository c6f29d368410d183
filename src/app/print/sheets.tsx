/** The sheets as they come out of the printer: everything in millimetres, black on white, with marks to cut by. */
import type { ComponentChildren } from 'preact';
import { OBLIGATIONS } from '../../battlefield/command/order-obligations.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { columnName, type QualityDeck, type TimeDeck } from '../../cards/deck.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import type { ChartGroup, InForce } from '../reference/chart.ts';
import { Grid } from '../reference/table.tsx';
import {
  BAND,
  CARD,
  COUNTER,
  COUNTERS,
  type CommandCardPrint,
  type Label,
  labelsOf,
  pointsOf,
  radiusOf,
} from './pieces.ts';
import { armName, labelText } from './words.ts';

/** mm of a mark, and of paper round each piece for it. */
const MARK = 1.5;
const ROUND = 2;
/** mm a piece is wider and higher on the sheet than when cut out. */
export const CUT_ROUND = 2 * ROUND;

/** Pigments of formations: light enough for black letters, told apart by the letters they carry as well. */
const TINTS = [
  '#ffffff',
  '#f3dcb8',
  '#cfe0f4',
  '#d3e8cf',
  '#f4d0cf',
  '#e2d4ee',
  '#f2eeb3',
  '#cdebea',
  '#e6dccb',
  '#f6d7ea',
];

/** Colours of labels and cards; `white` is black alone, for a printer that has no other. NBC-SCN-17 */
export const COLOURS = ['side', 'formation', 'white'] as const;
export type Colours = (typeof COLOURS)[number];

const ground = (colours: Colours, side: SideId, formation: number | null): string =>
  colours === 'white'
    ? '#ffffff'
    : colours === 'side'
      ? { a: '#e0e7f2', b: '#f6e6c9' }[side]
      : TINTS[formation === null ? 0 : 1 + (formation % (TINTS.length - 1))]!;

/** A piece with the marks at its corners that say where to cut. */
function Cut({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}) {
  const [w, h] = [width + 2 * ROUND, height + 2 * ROUND];
  const [x, y] = [width + ROUND, height + ROUND];
  const across = [ROUND, y].map((at) => `M0 ${at}h${MARK}M${w} ${at}h-${MARK}`).join('');
  const down = [ROUND, x].map((at) => `M${at} 0v${MARK}M${at} ${h}v-${MARK}`).join('');
  return (
    <div class="cut" style={{ width: `${w}mm`, height: `${h}mm` }}>
      <svg class="cut__marks" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <path d={across + down} />
      </svg>
      {children}
    </div>
  );
}

/** The band of the side's pigment: level lines or dots, so that it is told in black and white as well. */
const Band = ({ side }: { readonly side: SideId }) => (
  <svg class="side-band" width={`${BAND}mm`} height="100%" aria-hidden="true">
    <rect width="100%" height="100%" fill={`url(#hatch-${side})`} />
  </svg>
);

/** The patterns of both sides, once a page. */
export const Hatches = ({ colours }: { readonly colours: Colours }) => (
  <svg width="0" height="0" class="hatches" aria-hidden="true">
    <pattern id="hatch-a" width="4" height="3" patternUnits="userSpaceOnUse">
      <rect width="4" height="3" fill="#ffffff" />
      <rect width="4" height="1.8" fill={colours === 'white' ? '#000000' : '#1c3a78'} />
    </pattern>
    <pattern id="hatch-b" width="3" height="3" patternUnits="userSpaceOnUse">
      <rect width="3" height="3" fill="#ffffff" />
      <circle cx="1.5" cy="1.5" r="1.15" fill={colours === 'white' ? '#000000' : '#733e00'} />
    </pattern>
  </svg>
);

export function Page({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <section class="page" aria-label={name}>
      {children}
    </section>
  );
}

export const Flow = ({ children }: { readonly children: ComponentChildren }) => <div class="flow">{children}</div>;

function LabelPiece({ of, colours }: { readonly of: Label; readonly colours: Colours }) {
  const { width, height, setting, side, formation } = of;
  return (
    <Cut width={width} height={height}>
      <div
        class="label-strip"
        data-width={width}
        data-height={height}
        style={{
          width: `${width}mm`,
          height: `${height}mm`,
          fontSize: `${setting.size}mm`,
          background: ground(colours, side, formation),
        }}
      >
        <Band side={side} />
        <span>
          {setting.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </div>
    </Cut>
  );
}

export function LabelSheets({ scenario, colours }: { readonly scenario: Scenario; readonly colours: Colours }) {
  return (
    <Page name="Labels">
      {SIDES.map((side) => (
        <div key={side}>
          <h2 class="sheet-head">{scenario.sides[side].name}: labels</h2>
          <Flow>
            {labelsOf(scenario, side).map((label) => (
              <LabelPiece key={label.id} of={label} colours={colours} />
            ))}
          </Flow>
        </div>
      ))}
    </Page>
  );
}

export function Card({
  side,
  background = '#ffffff',
  children,
}: {
  readonly side?: SideId;
  readonly background?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <Cut {...CARD}>
      <div
        class="print-card"
        data-width={CARD.width}
        data-height={CARD.height}
        style={{ width: `${CARD.width}mm`, height: `${CARD.height}mm`, background }}
      >
        {side && <Band side={side} />}
        <div class="print-card__body">{children}</div>
      </div>
    </Cut>
  );
}

export function CommandPiece({ of, colours }: { readonly of: CommandCardPrint; readonly colours: Colours }) {
  const { side, army, formation, card } = of;
  return (
    <Card side={side} background={ground(colours, side, formation)}>
      <p class="print-card__army">{army}</p>
      {card ? (
        <>
          <p class="print-card__name">{card.name}</p>
          <p class="print-card__who">{card.commander}</p>
          <dl class="print-card__ratings">
            {(['A', 'L', 'T'] as const).map((letter) => (
              <div key={letter}>
                <dt>{letter}</dt>
                <dd>{card[letter]}</dd>
              </div>
            ))}
          </dl>
          <p class="print-card__foot">
            Radius {card.radius} cm{card.awkward && '. Awkward'}
          </p>
        </>
      ) : (
        <>
          <p class="print-card__name">Bye</p>
          <p class="print-card__who">The other side must act.</p>
          <p class="print-card__foot">Once a turn.</p>
        </>
      )}
    </Card>
  );
}

export const QualityPiece = ({
  deck,
  card,
}: {
  readonly deck: QualityDeck;
  readonly card: QualityDeck['cards'][number];
}) => (
  <Card>
    <table class="quality-card">
      <thead>
        <tr>
          <th>Rating</th>
          <th>Check</th>
          <th>Move</th>
          <th>Hit</th>
        </tr>
      </thead>
      <tbody>
        {card.results.map((result, i) => (
          <tr key={i}>
            <th>{columnName(deck.lowest + i)}</th>
            <td>{result}</td>
            <td>{card.move[i] ? 'D' : '·'}</td>
            <td>{card.hit[i] ? 'D' : '·'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p class="print-card__foot">
      D Disordered <span>{card.id}</span>
    </p>
  </Card>
);

/** NBC-TIM-01: these send the pack back for a shuffle. */
const SHUFFLES = [10, 45];

export const TimePiece = ({ id, minutes }: TimeDeck['cards'][number]) => (
  <Card>
    <p class="print-card__army">Time</p>
    <p class="print-card__minutes">{minutes}</p>
    <p class="print-card__who">minutes</p>
    <p class="print-card__foot">
      {SHUFFLES.includes(minutes) ? 'Shuffle the whole pack.' : ''} <span>{id}</span>
    </p>
  </Card>
);

export function CounterSheets({ scenario, sets }: { readonly scenario: Scenario; readonly sets: number }) {
  return (
    <Page name="Order counters">
      {SIDES.map((side) => (
        <div key={side}>
          <h2 class="sheet-head">{scenario.sides[side].name}: orders</h2>
          <Flow>
            {Array.from({ length: sets }, (_, set) =>
              COUNTERS.map(({ order, name, stance, number }) => (
                <Cut key={`${order}${set}`} {...COUNTER}>
                  <div
                    class="order-counter"
                    data-width={COUNTER.width}
                    data-height={COUNTER.height}
                    style={{ width: `${COUNTER.width}mm`, height: `${COUNTER.height}mm` }}
                  >
                    <Band side={side} />
                    <p>
                      <b>{name}</b>
                      <span>{stance}</span>
                      {number !== null && <i>{number}</i>}
                    </p>
                  </div>
                </Cut>
              )),
            )}
          </Flow>
        </div>
      ))}
    </Page>
  );
}

const Boxes = ({ count }: { readonly count: number }) => (
  <span class="boxes">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} class={i % 5 === 4 ? 'is-fifth' : undefined} />
    ))}
  </span>
);

export function Rosters({ scenario }: { readonly scenario: Scenario }) {
  return (
    <>
      {SIDES.map((side) => {
        const army = scenario.sides[side];
        const { commander } = army;
        return (
          <Page key={side} name={`Roster: ${army.name}`}>
            <h2 class="sheet-head">
              {army.name}: {scenario.title}
            </h2>
            <p class="roster__chief">
              <b>{commander.name}</b> A{commander.A} L{commander.L} T{commander.T}. Re-roll dice{' '}
              <Boxes count={commander.A} />
            </p>
            {army.formations.map((formation) => (
              <section key={formation.id} class="roster">
                <h3>
                  <b>{formation.name}</b> {formation.commander.name} A{formation.commander.A} L{formation.commander.L} T
                  {formation.commander.T} R{radiusOf(scenario, army, formation)}
                  {formation.awkward && ', awkward'}
                </h3>
                <RosterTable units={formation.units} />
              </section>
            ))}
            {army.garrisons.length > 0 && (
              <section class="roster">
                <h3>
                  <b>Garrisons</b>
                </h3>
                <RosterTable units={army.garrisons.map(({ unit }) => unit)} />
              </section>
            )}
          </Page>
        );
      })}
      <p class="roster__key">
        Strike a box with a stroke for a point lost while Steady, a cross while Shaken, a ring when given to a
        detachment. Dis Disordered, T Tired, E Exhausted, Sh Shaken.
      </p>
    </>
  );
}

function RosterTable({ units }: { readonly units: Scenario['sides']['a']['formations'][number]['units'] }) {
  return (
    <table class="roster__units">
      <tbody>
        {units.map((card) => (
          <tr key={card.id}>
            <td>{labelText(card)}</td>
            <td>{armName(card)}</td>
            <td>
              <Boxes count={pointsOf(card)} />
            </td>
            <td>
              {(card.arm === 'artillery' ? ['Dis', 'T', 'E'] : ['Dis', 'T', 'E', 'Sh']).map((state) => (
                <span key={state} class="roster__state">
                  <i />
                  {state}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The charts that are wanted most, in the order in which a turn wants them; only their tables. */
const ON_ONE_PAGE = [
  'skirmish',
  'artillery',
  'counter-battery',
  'movement',
  'contact-zone',
  'closing',
  'evading',
  'firefight',
  'close-combat',
  'close-combat-again',
  'close-combat-effects',
  'loser',
  'pursuit',
  'quality-check',
  'recovery',
  'rally',
  'under-command',
  'visibility',
  'weather',
] as const;

export function ChartSheet({ groups, inForce }: { readonly groups: readonly ChartGroup[]; readonly inForce: InForce }) {
  const charts = groups.flatMap((group) => group.charts);
  return (
    <Page name="Charts">
      <div class="chart-sheet">
        {ON_ONE_PAGE.map((id) => {
          const chart = charts.find((each) => each.id === id);
          if (!chart) return null;
          return (
            <section key={id}>
              <h3>{chart.title}</h3>
              {chart.parts(inForce).map((part, i) => ('table' in part ? <Grid key={i} of={part.table} /> : null))}
            </section>
          );
        })}
        <section>
          <h3>Orders</h3>
          <Grid
            of={{
              wordy: true,
              head: ['', 'Order', ''],
              rows: COUNTERS.map(({ order, name, stance, number }) => [
                number ?? '',
                [name, stance].filter(Boolean).join(' '),
                OBLIGATIONS[order].says,
              ]),
            }}
          />
        </section>
      </div>
    </Page>
  );
}
