/**
 * The movement rules a second time, slow and literal, the way a player reads the charts with a finger: no reckonings,
 * nothing shared with the product but the words of the facts. It answers in plain numbers.
 */

import type { MoveFacts } from '../../../src/battlefield/rules/movement/movement.ts';
import type { Rulings } from '../../../src/book/rulings.ts';

const CHART = `
heavy    12 2 1 - -
foot     18 3 2 1 -
horse    24 4 3 2 1
general  36 6 5 4 3
`;

const ZONE = `
foot   2 1
horse  3 2
`;

const rowOf = (chart: string, first: string): string[] =>
  chart
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([name]) => name === first)!;

export type ByHand =
  | { move: 'cm'; cm: number }
  | { move: 'dice'; dice: number; distance: (faces: readonly number[]) => number }
  | { move: 'face-only' }
  | { move: 'none' };

export function moveByHand(facts: MoveFacts, rulings: Rulings): ByHand {
  const marching = facts.order === 'redeploy' || facts.order === 'strategic';
  const road = marching && (facts.byRoad === 'road' || facts.byRoad === 'paved');
  const officer = facts.arm === 'general';

  if (facts.broken || facts.garrison || facts.looting) return { move: 'none' };
  if (facts.resting && !facts.forced) return { move: 'none' };
  if (facts.fired === 'heavy') return { move: 'none' };
  if (facts.ground === 'mud' && facts.fording) return { move: 'none' };
  if (facts.ground === 'mud' && road && facts.byRoad === 'road') return { move: 'none' };
  const mud = facts.ground === 'mud' && !(road && facts.byRoad === 'paved');
  const zone = !officer && facts.startsInContactZone === true;
  if (facts.order === 'hold' && !facts.forced && !(zone && rulings.holdCZ === 'autoAttackDice'))
    return { move: 'none' };

  let turning = 0;
  if (facts.arm !== 'artillery' && facts.arm !== 'general') {
    let place = 0;
    for (const m of facts.manoeuvres ?? []) {
      place += 1;
      if (m.kind === 'wheel') continue;
      const mayBeFree = facts.arm === 'cavalry' && place === 1 && m.atStart;
      if (mayBeFree && !mud) continue;
      if (mayBeFree && mud && rulings.mudFreeFace === 'yes') continue;
      turning += 5;
    }
  }
  if (mud && turning > 0) return { move: 'face-only' };

  let column = mud ? 2 : 0;
  if (!road) for (const t of facts.terrain ?? []) column += t.shifts;
  if (facts.exhaustion === 2) column += 1;
  const guns = facts.fired === 'medium' ? 3 : facts.fired === 'light' ? 2 : 0;
  if (guns > 0) column = rulings.moveFireStack === 'worst' ? Math.max(guns, column) : guns + column;

  const cell = column === 0 ? 'full' : (rowOf(CHART, facts.moveClass)[1 + column] ?? '-');
  if (cell === '-' && !facts.alreadyInside && rulings.beyondColumn !== 'oneDie') return { move: 'none' };

  const horsey = facts.moveClass === 'horse' || facts.moveClass === 'general';
  const soft = facts.ground === 'soft' ? (horsey ? 5 : 2) : 0;
  let hill = 0;
  if (facts.hills === 'hilly' && !road)
    for (let i = 0; i < (facts.contours ?? 0); i++) hill += mud ? (rulings.mudSlope === '2' ? 2 : 3) : 2;
  const march = facts.order === 'redeploy' ? 5 : facts.order === 'strategic' ? 15 : 0;
  const slow = facts.gait === 'flank' || facts.gait === 'retrograde';
  const halve = slow && facts.arm !== 'artillery' && facts.arm !== 'general';
  const finish = (cm: number) => {
    const left = cm < 0 ? 0 : cm;
    return halve ? Math.floor(left / 2) : left;
  };

  if (!zone && cell === 'full') {
    const base = facts.fullCm ? facts.fullCm.cm : Number(rowOf(CHART, facts.moveClass)[1]);
    return { move: 'cm', cm: finish(base + march - soft - hill - turning) };
  }
  const charted = cell === 'full' ? 99 : cell === '-' ? 1 : Number(cell);
  let dice = charted;
  if (zone) {
    const bad = mud || (!road && (facts.terrain ?? []).length > 0) || facts.disordered || (facts.exhaustion ?? 0) > 0;
    dice = Math.min(charted, Number(rowOf(ZONE, horsey ? 'horse' : 'foot')[bad ? 2 : 1]));
  }
  const softened = rulings.softDice === 'fullMovesOnly' ? 0 : soft;
  const added = !zone && rulings.redeployDice === 'addToTotal' ? march : 0;
  return {
    move: 'dice',
    dice,
    distance: (faces) => finish(faces.reduce((a, b) => a + b, 0) + added - softened - hill - turning),
  };
}
