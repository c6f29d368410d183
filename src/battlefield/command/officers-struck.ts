/** An officer on his own: the enemy rides into him, or skirmishers hit him (NBC-OFF-01, NBC-OFF-04, NBC-SKM-08). */

import { total } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Battle, Officer, Task } from '../battle.ts';
import { type EventBuilder, log, openTask } from '../event-builder.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import { engineersShare } from '../special-troops/engineer-hosts.ts';
import { diceIn } from '../throws.ts';
import { type Entered, officerEntered, type TwoDice } from './officers.ts';
import { fell } from './officers-at-risk.ts';

export type Strike = 'entered' | 'shot';

/** Whether an officer may be struck so: with a unit he shares its fate instead (NBC-OFF-03). */
export const mayStrike = (battle: Battle, officer: Officer): Legality =>
  unless(
    officer.fate !== 'fit' && refuse(`${officer.name} is out of the battle.`, 'NBC-OFF-01'),
    officer.host !== null && refuse('He is with a unit and shares its fate.', 'NBC-OFF-03'),
    officer.role === 'formation' &&
      !Object.values(battle.formations).some(({ commander, present }) => commander === officer.id && present) &&
      refuse('He has not arrived.', 'NBC-OFF-01'),
  );

export function strike(d: EventBuilder, officer: Officer, by: Strike): Said | undefined {
  const legal = mayStrike(d.state, officer);
  if (!legal.ok) return legal.why;
  openTask(
    d,
    by === 'entered'
      ? { kind: 'officer-entered', side: officer.side, officer: officer.id }
      : {
          kind: 'officer-risk',
          side: officer.side,
          officer: officer.id,
          data: { cause: 'skirmish fire', alone: true },
        },
  );
  return undefined;
}

const officerIn = (battle: Battle, task: Task): Officer => battle.officers[task.officer!]!;
const pairIn = (task: Task): TwoDice => diceIn(task) as TwoDice;
const needsPair = (task: Task) =>
  diceIn(task) ? [] : [{ slot: 'dice', by: task.side!, label: 'Two dice', want: 'dice', dice: 2 } as const];

const friendsCm = (task: Task): number | null => (saidOr(task, 'friends', false) ? saidOr(task, 'friendsCm', 5) : null);

function escapes(d: EventBuilder, officer: Officer, entered: Extract<Entered, { kind: 'escapes' }> | null): void {
  const how = entered
    ? entered.joinsFriends
      ? 'rides to the nearest friends and stays with them'
      : `rides ${entered.away.total} cm away`
    : 'gets away';
  log(d, `${officer.name} **escapes**: he ${how}.`, {
    side: officer.side,
    ...(entered ? { sums: [entered.away] } : { byHand: true }),
  });
  engineersShare(d, officer, 'evaded');
}

/** NBC-OFF-01: no re-roll dice are thrown for it. */
export const officerEnteredThrow: Procedure = {
  kind: 'officer-entered',
  optional: true,
  question: (battle, task) => `Does ${officerIn(battle, task).name} get away?`,
  facts: (_battle, task): readonly Fact[] => [
    {
      key: 'friends',
      label: 'Friends are nearer than his way out',
      effect: 'he stops with them',
      kind: 'switch',
      value: saidOr(task, 'friends', false),
    },
    ...(saidOr(task, 'friends', false)
      ? [
          {
            key: 'friendsCm',
            label: 'How far they are',
            kind: 'number',
            min: 0,
            max: 50,
            unit: 'cm',
            value: saidOr(task, 'friendsCm', 5),
          } as const,
        ]
      : []),
  ],
  needs: (_battle, task) => needsPair(task),
  odds: () => ({
    claim: 'Chance that he gets away',
    good: 30,
    of: 36,
    parts: [
      { key: '2–9', n: 30, means: 'he escapes' },
      { key: '10', n: 3, means: 'he is taken' },
      { key: '11–12', n: 3, means: 'he is hurt' },
    ],
  }),
  reading(battle, task) {
    const dice = pairIn(task);
    const entered = officerEntered(dice, friendsCm(task), battle.rulings);
    const { name } = officerIn(battle, task);
    const score = total(dice);
    return {
      word: { escapes: 'He escapes', captured: 'Captured', injured: 'Injured' }[entered.kind],
      means:
        entered.kind === 'escapes'
          ? entered.joinsFriends
            ? `${name} joins the nearest friends.`
            : `${name} goes ${entered.away.total} cm from the enemy.`
          : `${name} is ${entered.kind} and is replaced in phase 5.`,
      sums: [
        reckon('Two dice', [term('Taken on 10, hurt on more', score, 'NBC-OFF-01')]),
        ...(entered.kind === 'escapes' ? [entered.away] : []),
      ],
      part: score < 10 ? '2–9' : score === 10 ? '10' : '11–12',
      good: entered.kind === 'escapes',
    };
  },
  settle(d, task) {
    const entered = officerEntered(pairIn(task), friendsCm(task), d.state.rulings);
    const officer = officerIn(d.state, task);
    if (entered.kind === 'escapes') escapes(d, officer, entered);
    else fell(d, officer, entered.kind, false);
  },
  byHand: () => [
    { value: 'escapes', label: 'He escapes' },
    { value: 'captured', label: 'He is captured' },
    { value: 'injured', label: 'He is injured' },
  ],
  settleByHand(d, task, choice) {
    const officer = officerIn(d.state, task);
    if (choice === 'escapes') escapes(d, officer, null);
    else fell(d, officer, choice as 'captured' | 'injured', true);
  },
};
