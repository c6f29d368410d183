/**
 * Victory points, status drift and economic manipulation: the values of a chart's box or square. EIA-190, EIA-191,
 * EIA-213, EIA-279
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, oneOf } from '../../../engine/procedure.ts';
import { reckon, term } from '../../../engine/reckoning.ts';
import { cellOf } from '../../chart-slot.ts';
import type { Campaign } from '../campaign.ts';
import { cellSaid } from '../cell-said.ts';
import { type Asked, numberOf, type Procedure, wordOf } from '../desk.ts';
import { nationName } from '../ledger.ts';
import { power } from '../pieces.ts';
import { britishShare } from '../rules/standing.ts';
import { dollars, isPower, type Power } from '../vocabulary.ts';
import { addManpower, addMoney, addPoints, addVictory, ask, type Builder, log, setFlag } from '../writing.ts';
import { type Cell, cellFacts, cellNow, keepCells } from './cells.ts';
import { capitalsOf, enemiesInPlay } from './holdings.ts';

export const ofPower = z.object({ power });
type PowerTask = Asked<z.infer<typeof ofPower>>;

const boxCell = (state: Campaign, of: Power, column: 'vp' | 'psa'): Cell => ({
  chart: 'CH-04',
  row: String(state.powers[of]?.marker ?? 0),
  column,
});

// ---- victory points --------------------------------------------------------------------------------------------------

const vpNow = (state: Campaign, task: PowerTask): number | undefined =>
  cellNow(state, task, boxCell(state, task.data.power, 'vp'));
const aimedAt = (state: Campaign, task: PowerTask): Power | null => {
  const said = wordOf(task, 'against');
  return task.data.power === 'GB' && isPower(said) && enemiesInPlay(state, 'GB').includes(said) ? said : null;
};
const takenNow = (state: Campaign, task: PowerTask): number =>
  aimedAt(state, task) ? Math.min(numberOf(task, 'share'), britishShare(vpNow(state, task) ?? 0)) : 0;

export const scoring: Procedure<z.infer<typeof ofPower>> = {
  kind: 'eia-victory',
  schema: { data: ofPower },
  question: (state, { data }) => say('eiaqtr-victory-question', { power: nationName(state, data.power) }),
  facts(state, task) {
    const enemies = task.data.power === 'GB' ? enemiesInPlay(state, 'GB') : [];
    const most = britishShare(vpNow(state, task) ?? 0);
    return [
      ...cellFacts(state, task, [boxCell(state, task.data.power, 'vp')]),
      ...(enemies.length > 0 && most > 0
        ? [
            oneOf('against', 'eiaqtr-fact-against', wordOf(task, 'against'), [
              { value: '', label: 'eiaqtr-nobody' },
              ...enemies.map((one) => ({ value: one, label: say('eiaqtr-of', { name: nationName(state, one) }) })),
            ]),
          ]
        : []),
      ...(aimedAt(state, task) ? [amount('share', 'eiaqtr-fact-share', takenNow(state, task), [0, most])] : []),
    ];
  },
  needs: () => [],
  waits: (state, task) => (vpNow(state, task) === undefined ? 'eiaqtr-type-cell' : undefined),
  reading: (state, task) => ({
    word: say('eiaqtr-vp', { n: vpNow(state, task) ?? 0 }),
    means: 'eiaqtr-victory-means',
    sums: [],
  }),
  settle(d, task) {
    const of = task.data.power;
    const gain = vpNow(d.state, task) ?? 0;
    const against = aimedAt(d.state, task);
    const taken = takenNow(d.state, task);
    keepCells(d, task, [boxCell(d.state, of, 'vp')]);
    score(d, of, gain - taken);
    if (against && taken > 0)
      log(d, say('eiaqtr-told-share', { power: nationName(d.state, against), n: taken }), {
        power: against,
        changes: [addVictory(d, against, -taken, 'british-share')],
      });
  },
};
function score(d: Builder, of: Power, n: number): void {
  log(d, say('eiaqtr-told-vp', { power: nationName(d.state, of), n }), {
    power: of,
    changes: [addVictory(d, of, n, 'victory-step')],
  });
}
/** Scores what the chart says, and asks if the value is missing or Britain has a choice. */
export function victoryStep(d: Builder, of: Power): void {
  const gain = cellNow(d.state, { facts: {} }, boxCell(d.state, of, 'vp'));
  const choice = of === 'GB' && enemiesInPlay(d.state, 'GB').length > 0 && britishShare(gain ?? 0) > 0;
  if (gain === undefined || choice) ask(d, 'eia-victory', of, { power: of });
  else score(d, of, gain);
}

// ---- drift -----------------------------------------------------------------------------------------------------------

function drift(d: Builder, of: Power, n: number): void {
  log(d, say('eiaqtr-told-drift', { power: nationName(d.state, of), n }), {
    power: of,
    changes: n === 0 ? [] : [addPoints(d, of, n, '8.6')],
  });
}
export function driftStep(d: Builder, of: Power): void {
  const n = cellNow(d.state, { facts: {} }, boxCell(d.state, of, 'psa'));
  if (n === undefined) ask(d, 'eia-drift', of, { power: of });
  else drift(d, of, n);
}
export const drifting: Procedure<z.infer<typeof ofPower>> = {
  kind: 'eia-drift',
  schema: { data: ofPower },
  question: (state, { data }) => say('eiaqtr-drift-question', { power: nationName(state, data.power) }),
  facts: (state, task) => cellFacts(state, task, [boxCell(state, task.data.power, 'psa')]),
  needs: () => [],
  waits: (state, task) =>
    cellNow(state, task, boxCell(state, task.data.power, 'psa')) === undefined ? 'eiaqtr-type-cell' : undefined,
  reading: () => ({ word: 'eiaqtr-drift', means: 'eiaqtr-drift-means', sums: [] }),
  settle(d, task) {
    const of = task.data.power;
    const cell = boxCell(d.state, of, 'psa');
    const n = cellNow(d.state, task, cell) ?? 0;
    keepCells(d, task, [cell]);
    drift(d, of, n);
  },
};

// ---- economic manipulation -------------------------------------------------------------------------------------------

const FARTHEST = 9;
export const squareFlag = (of: Power): string => `square-${of}`;
const standingSquare = (state: Campaign, of: Power): number => {
  const said = state.flags[squareFlag(of)];
  return typeof said === 'number' ? said : 0;
};
const squareCells = (state: Campaign, of: Power): readonly Cell[] =>
  (['points', 'money', 'manpower'] as const).map((column) => ({
    chart: 'CH-17',
    row: String(standingSquare(state, of)),
    column,
  }));
/** Returns whether a power must stay at 0 because it has lost a capital. EIA-204 */
const isForced = (state: Campaign, of: Power): boolean => capitalsOf(state, of).held > 0;
/** At 0 nothing applies. */
const appliedCells = (state: Campaign, of: Power): readonly Cell[] =>
  isForced(state, of) || standingSquare(state, of) === 0 ? [] : squareCells(state, of);

export const manipulating: Procedure<z.infer<typeof ofPower>> = {
  kind: 'eia-square',
  schema: { data: ofPower },
  question: (state, { data }) => say('eiaqtr-square-question', { power: nationName(state, data.power) }),
  facts(state, task) {
    const of = task.data.power;
    return [
      ...cellFacts(state, task, appliedCells(state, of)),
      ...(isForced(state, of)
        ? []
        : [
            amount('next', 'eiaqtr-fact-square', numberOf(task, 'next', standingSquare(state, of)), [
              -FARTHEST,
              FARTHEST,
            ]),
          ]),
    ];
  },
  sums(state, task) {
    const cells = appliedCells(state, task.data.power);
    return cells.length === 0
      ? []
      : [
          reckon(
            'eiaqtr-sum-square',
            cells.map((cell) =>
              term(cellSaid(cell.chart, cellOf(cell.row, cell.column)), cellNow(state, task, cell) ?? 0, 'EIA-279'),
            ),
          ),
        ];
  },
  needs: () => [],
  waits: (state, task) =>
    appliedCells(state, task.data.power).some((cell) => cellNow(state, task, cell) === undefined)
      ? 'eiaqtr-type-cell'
      : undefined,
  reading: () => ({ word: 'eiaqtr-square', means: 'eiaqtr-square-means', sums: [] }),
  settle(d, task) {
    const of = task.data.power;
    const cells = appliedCells(d.state, of);
    const [points = 0, money = 0, men = 0] = cells.map((cell) => cellNow(d.state, task, cell) ?? 0);
    const next = isForced(d.state, of) ? 0 : numberOf(task, 'next', standingSquare(d.state, of));
    keepCells(d, task, cells);
    setFlag(d, squareFlag(of), next);
    log(d, say('eiaqtr-told-square', { power: nationName(d.state, of), n: next }), {
      power: of,
      changes: [
        ...(points === 0 ? [] : [addPoints(d, of, points, '12.5.1')]),
        ...(money === 0 ? [] : [addMoney(d, of, dollars(money), '12.5.1')]),
        ...(men === 0 ? [] : [addManpower(d, of, men, '12.5.1')]),
      ],
    });
  },
};
