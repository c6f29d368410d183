/** Moves that are not a unit's own: the flight of the Broken, and officers on horseback (NBC-BRK-01, -02, NBC-MOV-23). */

import { enemyOf } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { type Reckoning, reckon } from '../../engine/reckoning.ts';
import { type Battle, type Formation, type Officer, type Task, type Unit, unitName } from '../battle.ts';
import { commanderMove } from '../command/headquarters.ts';
import { mayOfficerMove } from '../command/officers.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { leavePlace } from '../driven-off.ts';
import { type EventBuilder, log, openTask } from '../event-builder.ts';
import { learn } from '../learn.ts';
import { leaveTable } from '../losses.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import { mayRethrow, ownAgain } from '../re-roll-dice.ts';
import { diceIn } from '../throws.ts';
import { brokenMove, leavesTable, ROAD_CM, SHY_CM } from './broken-movement.ts';
import { distanceOdds } from './move-odds.ts';
import { contourCost, type MoveAllowance, moveAllowance, moveDistance, type TerrainMet } from './movement.ts';
import { comeOff } from './on-the-way.ts';
import { terrainOf } from './plain-moves.ts';

// ---- the Broken ----------------------------------------------------------------------------------------------------

const flight = (task: Task) =>
  brokenMove({ enemyNear: saidOr(task, 'enemyNear', false), roadNear: saidOr(task, 'roadNear', false) });

/** AMB-100: it flees at once, in whoever's action it is caught. */
export function openFlight(d: EventBuilder, unit: Unit, facts: { readonly enemyNear: boolean }): void {
  openTask(d, { kind: 'broken-move', side: unit.side, unit: unit.id, facts });
}

/** NBC-BRK-01, NBC-BRG-05: it leaves its place, and its entrance. */
function flee(d: EventBuilder, unit: Unit): void {
  comeOff(d, unit);
  leavePlace(d, unit.id);
  learn(d, { unit: unit.id }, { moved: true });
}

/** NBC-BRK-01: the opponent moves it, before anybody else of its formation. */
export const brokenFlight: Procedure = {
  kind: 'broken-move',
  optional: true,
  question: (battle, task) => `Where does ${battle.units[task.unit!]!.card.name} flee?`,
  facts: (_battle, task) => [
    {
      key: 'enemyNear',
      label: `An enemy within ${SHY_CM} cm`,
      effect: '20 instead of 10 cm',
      kind: 'switch',
      value: saidOr(task, 'enemyNear', false),
    },
    {
      key: 'roadNear',
      label: `A road to its exit within ${ROAD_CM} cm`,
      effect: 'it goes there',
      kind: 'switch',
      value: saidOr(task, 'roadNear', false),
    },
    {
      key: 'leaves',
      label: 'That takes it off the table',
      effect: 'gone for the day',
      kind: 'switch',
      value: saidOr(task, 'leaves', false),
    },
  ],
  needs: () => [],
  reading(battle, task) {
    const { distance, toward } = flight(task);
    const mover = battle.sides[enemyOf(task.side!)].name;
    return {
      word: `${distance.total} cm`,
      means: `The ${mover} player moves it ${toward === 'road' ? 'to that road' : 'straight towards its nearest road off the table'}; terrain does not count, and nobody may cross the road it takes.`,
      sums: [distance],
    };
  },
  settle(d, task) {
    const { distance } = flight(task);
    const unit = d.state.units[task.unit!]!;
    flee(d, unit);
    log(d, `${unitName(unit)}, broken, is moved **${distance.total} cm** by its opponent.`, {
      side: unit.side,
      sums: [distance],
    });
    if (saidOr(task, 'leaves', false)) leaveTable(d, unit.id, leavesTable().fate);
  },
  byHand: () => [
    { value: 'moved', label: 'It was moved' },
    { value: 'left', label: 'It left the table' },
  ],
  settleByHand(d, task, choice) {
    const unit = d.state.units[task.unit!]!;
    flee(d, unit);
    if (choice === 'left') leaveTable(d, unit.id, leavesTable().fate);
    else log(d, `${unitName(unit)}, broken, has been moved.`, { side: unit.side, byHand: true });
  },
};

// ---- officers ------------------------------------------------------------------------------------------------------

export const formationOf = (battle: Battle, officer: Officer): Formation | undefined =>
  Object.values(battle.formations).find((formation) => formation.commander === officer.id);

/** NBC-MOV-23, NBC-CMA-01: a formation commander with his units, the army commander among the commanders. */
export function mayRide(battle: Battle, officer: Officer): Legality {
  const formation = formationOf(battle, officer);
  const own = battle.action?.step === 'move' && battle.action.formation === formation?.id;
  const when = battle.phase === 5 ? 'commanders' : own ? 'own action' : 'other';
  const timely = mayOfficerMove(officer.role, when, battle.rulings);
  return unless(
    officer.fate !== 'fit' && refuse(`${officer.name} is out of the battle.`, 'NBC-MOV-23'),
    officer.role === 'formation' && !formation?.present && refuse('He has not arrived.', 'NBC-MOV-23'),
    !timely.ok && timely,
  );
}

export function openRide(d: EventBuilder, officer: Officer): Said | undefined {
  const legal = mayRide(d.state, officer);
  if (!legal.ok) return legal.why;
  openTask(d, { kind: 'officer-move', side: officer.side, officer: officer.id });
  return undefined;
}

const terrainSaid = (battle: Battle, task: Task): readonly TerrainMet[] =>
  terrainOf(battle).filter((_, i) => saidOr(task, `terrain${i}`, false));

function ride(battle: Battle, task: Task): MoveAllowance {
  const officer = battle.officers[task.officer!]!;
  const order = formationOf(battle, officer)?.order;
  return moveAllowance(
    {
      arm: 'general',
      moveClass: 'general',
      ground: battle.sky.ground,
      hills: battle.scenario.hills,
      // The marching bonus is on every base rate; no other order binds an officer.
      order: order && OBLIGATIONS[order].baseRateCm > 0 ? order : null,
      terrain: terrainSaid(battle, task),
      contours: saidOr(task, 'contours', 0),
      ...(officer.role === 'army' && {
        fullCm: {
          what: commanderMove(battle, officer.side).terms[0]!.what,
          cm: commanderMove(battle, officer.side).total,
          row: 'NBC-CMA-01',
          ruling: 'acMove',
        },
      }),
    },
    battle.rulings,
  );
}

function rideSum(battle: Battle, task: Task): Reckoning | null {
  const allowance = ride(battle, task);
  if (allowance.kind === 'full') return allowance.cm;
  const faces = diceIn(task);
  return allowance.kind === 'dice' && faces ? moveDistance(allowance, faces) : null;
}

/** NBC-MOV-23 */
export const officerMove: Procedure = {
  kind: 'officer-move',
  optional: true,
  question: (battle, task) => `How far does ${battle.officers[task.officer!]!.name} ride?`,
  facts(battle, task) {
    const met = terrainSaid(battle, task);
    const hilly: Fact[] =
      contourCost(battle.scenario.hills) > 0
        ? [
            {
              key: 'contours',
              label: 'Contours crossed',
              kind: 'number',
              min: 0,
              max: 8,
              value: saidOr(task, 'contours', 0),
            },
          ]
        : [];
    if (diceIn(task)) return hilly;
    const group = `Terrain: ${met.map(({ name }) => name.toLowerCase()).join(', ') || 'open'}`;
    return [
      ...terrainOf(battle).map(
        ({ name, shifts }, i): Fact => ({
          key: `terrain${i}`,
          label: name,
          effect: `${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`,
          kind: 'switch',
          value: saidOr(task, `terrain${i}`, false),
          group,
        }),
      ),
      ...hilly,
    ];
  },
  sums(battle, task) {
    const allowance = ride(battle, task);
    return allowance.kind === 'dice'
      ? [
          allowance.dice,
          ...(allowance.shifts.total > 0 ? [allowance.shifts] : []),
          ...(allowance.less.length > 0 ? [reckon('From their total', allowance.less, { unit: 'cm' })] : []),
        ]
      : [];
  },
  needs(battle, task) {
    const allowance = ride(battle, task);
    return allowance.kind === 'dice' && !diceIn(task)
      ? [{ slot: 'dice', by: task.side!, label: 'Movement dice', want: 'dice', dice: allowance.dice.total }]
      : [];
  },
  odds(battle, task) {
    const allowance = ride(battle, task);
    return allowance.kind === 'dice' ? distanceOdds(allowance) : null;
  },
  again: (battle, task) =>
    diceIn(task) && mayRethrow('movement', battle.rulings) ? [ownAgain(battle, 'dice', task.side!)] : [],
  reading(battle, task) {
    const sum = rideSum(battle, task);
    const allowance = ride(battle, task);
    if (!sum)
      return { word: 'He stays', means: allowance.kind === 'cannot' ? allowance.why : '', sums: [], good: false };
    return {
      word: `${sum.total} cm`,
      means: `${battle.officers[task.officer!]!.name} rides up to ${sum.total} cm; bridges and friends do not hinder him.`,
      sums: [sum],
    };
  },
  settle(d, task) {
    const sum = rideSum(d.state, task);
    const { name, side } = d.state.officers[task.officer!]!;
    log(d, sum ? `${name} rides **up to ${sum.total} cm**.` : `${name} stays where he is.`, {
      side,
      ...(sum && { sums: [sum] }),
    });
  },
  byHand: () => [{ value: 'moved', label: 'He rode as the table measured' }],
  settleByHand(d, task) {
    const { name, side } = d.state.officers[task.officer!]!;
    log(d, `${name} has ridden.`, { side, byHand: true });
  },
};
