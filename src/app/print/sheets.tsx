/** The printed sheets: labels, counters, rosters and the most used charts. */

import { orderDuty } from '../../battlefield/rules/command/order-obligations.ts';
import { RULING_GROUPS } from '../../book/ruling-entries.ts';
import { defaultRuling, type Rulings, ruling } from '../../book/rulings.ts';
import { SIDES } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import type { OfficerRatings } from '../../scenarios/ratings.ts';
import type { Scenario, UnitCard } from '../../scenarios/schema.ts';
import { t } from '../../words/t.ts';
import { titleOf as chartTitle, type InForce } from '../reference/chart.ts';
import { chartOf } from '../reference/charts.ts';
import { Grid } from '../reference/table.tsx';
import { groupTitle, meaningOf, titleOf } from '../ruling-words.ts';
import { Colophon } from './colophon.tsx';
import { Band, type Colours, Cut, Flow, ground, Page } from './page.tsx';
import { COUNTER, COUNTERS, inOneSize, type Label, labelsOf, pointsOf, radiusOf } from './pieces.ts';
import { armName, labelText } from './words.ts';

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
  const labels = inOneSize(SIDES.flatMap((side) => labelsOf(scenario, side)));
  return (
    <Page name={t('print-labels')}>
      {SIDES.map((side) => (
        <div key={side}>
          <h2 class="sheet-head">{t('print-labels-of', { side: scenario.sides[side].name })}</h2>
          <Flow>
            {labels
              .filter((label) => label.side === side)
              .map((label) => (
                <LabelPiece key={label.id} of={label} colours={colours} />
              ))}
          </Flow>
        </div>
      ))}
      <p class="roster__key">{t('print-labels-key')}</p>
    </Page>
  );
}

export function CounterSheets({ scenario, sets }: { readonly scenario: Scenario; readonly sets: number }) {
  return (
    <Page name={t('print-counters')}>
      {SIDES.map((side) => (
        <div key={side}>
          <h2 class="sheet-head">{t('print-orders-of', { side: scenario.sides[side].name })}</h2>
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
                      <b>{t(name)}</b>
                      <span>{t(stance)}</span>
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
          <Page key={side} name={t('print-roster', { side: army.name })}>
            <h2 class="sheet-head">{t('print-roster-of', { side: army.name, title: scenario.title })}</h2>
            <p class="roster__chief">
              <b>{commander.name}</b> {t('print-chief', ratingsOf(commander))} <Boxes count={commander.A} />
            </p>
            {army.formations.map((formation) => (
              <section key={formation.id} class="roster">
                <h3>
                  <b>{formation.name}</b>{' '}
                  {t(formation.awkward ? 'print-commander-awkward' : 'print-commander', {
                    ...ratingsOf(formation.commander),
                    name: formation.commander.name,
                    cm: radiusOf(scenario, army, formation),
                  })}
                </h3>
                <RosterTable units={formation.units} />
              </section>
            ))}
            {army.garrisons.length > 0 && (
              <section class="roster">
                <h3>
                  <b>{t('print-garrisons')}</b>
                </h3>
                <RosterTable units={army.garrisons.map(({ unit }) => unit)} />
              </section>
            )}
            <p class="roster__key">{t('print-roster-key')}</p>
          </Page>
        );
      })}
    </>
  );
}

const STATES_OF_GUNS = ['disordered', 'tired', 'exhausted'] as const;
const STATES = [...STATES_OF_GUNS, 'shaken'] as const;

const ratingsOf = ({ A, L, T }: OfficerRatings): OfficerRatings => ({ A, L, T });

/** The regiments named in a unit. */
const regimentsOf = (card: UnitCard): readonly string[] =>
  card.arm === 'artillery' ? [] : card.parts.flatMap(({ name }) => (name && name !== card.name ? [name] : []));

function RosterTable({ units }: { readonly units: Scenario['sides']['a']['formations'][number]['units'] }) {
  return (
    <table class="roster__units">
      <tbody>
        {units.map((card) => (
          <tr key={card.id}>
            <td>
              {labelText(card)}
              {regimentsOf(card).length > 0 && (
                <small class="roster__men">{t('print-regiments', { of: regimentsOf(card) })}</small>
              )}
            </td>
            <td>{armName(card)}</td>
            <td>
              <Boxes count={pointsOf(card)} />
            </td>
            <td>
              {(card.arm === 'artillery' ? STATES_OF_GUNS : STATES).map((state) => (
                <span key={state} class="roster__state">
                  <i />
                  {t(`print-state-${state}`)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The most used charts in turn order; only their tables. */
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

export function ChartSheet({ inForce }: { readonly inForce: InForce }) {
  return (
    <Page name={t('print-charts')} bare>
      <div class="chart-sheet">
        {ON_ONE_PAGE.map((id) => {
          const chart = chartOf(id);
          if (!chart) return null;
          return (
            <section key={id}>
              <h3>{chartTitle(chart)}</h3>
              {chart.parts(inForce).map((part, i) => ('table' in part ? <Grid key={i} of={part.table} /> : null))}
            </section>
          );
        })}
        <section>
          <h3>{t('print-orders')}</h3>
          <Grid
            of={{
              wordy: true,
              head: ['', 'print-order', ''],
              rows: COUNTERS.map(({ order, number }) => [number ?? '', word(`order-${order}`), orderDuty(order)]),
            }}
          />
        </section>
        <section>
          <Colophon />
        </section>
      </div>
    </Page>
  );
}

/** How this battle decides each unclear place of the rules. Changes from the defaults stand out. */
export function RulingSheet({ rulings }: { readonly rulings: Rulings }) {
  return (
    <Page name={t('print-rulings')}>
      <h2 class="sheet-head">{t('print-rulings')}</h2>
      <div class="ruling-sheet">
        {RULING_GROUPS.map(({ id, entries }) => (
          <section key={id}>
            <h3>{groupTitle(id)}</h3>
            {entries.map(({ amb, keys }) =>
              keys.map((key) => {
                const value = ruling(rulings, key);
                const own = value !== defaultRuling(key);
                return (
                  <p key={key} class={own ? 'is-own' : undefined}>
                    {titleOf(amb)} <b>{meaningOf(key, value)}</b> {own && t('print-ruling-own')}
                  </p>
                );
              }),
            )}
          </section>
        ))}
      </div>
    </Page>
  );
}
