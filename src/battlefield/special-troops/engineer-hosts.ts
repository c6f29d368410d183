/** Engineers on the table: whom they serve, and what befalls them with their hosts (NBC-ENG-03 to -07, NBC-OFF-07). */

import { total } from '../../dice/faces.ts';
import { type Legality, refuse } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import {
  attachedTo,
  type Battle,
  commanderOf,
  currentCP,
  type Officer,
  onTable,
  serves,
  type Task,
  type Unit,
  unitName,
  unitsOf,
} from '../battle.ts';
import { engineersLive, pairOdds } from '../chances.ts';
import type { TwoDice } from '../command/officers.ts';
import { type EventBuilder, log, notice, openTask, setUnit } from '../event-builder.ts';
import { holds } from '../facts.ts';
import { afterEngineers, eliminateUnit } from '../losses.ts';
import { type Procedure, saidOr } from '../procedure.ts';
import { mayRethrow, ownAgain, spend } from '../re-roll-dice.ts';
import { diceIn } from '../throws.ts';
import {
  type EngineerPlace,
  engineerRoll,
  engineersFall,
  engineersOf,
  engineerTransfer,
  type Transfer,
} from './engineers.ts';

/** Where engineers go: to a formation's commander, to a unit of his, to a pontoon train in the park. */
export type EngineersTo =
  | { readonly at: 'commander'; readonly formation: string }
  | { readonly at: 'unit' | 'pontoon'; readonly unit: string };

/** Engineers that ride with a commander and serve no unit yet. */
export const engineersWith = (battle: Battle, formation: string): Unit | undefined =>
  unitsOf(battle, formation).find((unit) => unit.kind === 'engineers' && unit.host === null && onTable(unit));

/** Engineers attached to a unit or a train. */
export const engineersAt = (battle: Battle, host: string): Unit | undefined =>
  attachedTo(battle, host).find((unit) => unit.kind === 'engineers');

const inPark = (train: Unit): boolean => !train.movesIn;

function placeOf(battle: Battle, engineers: Unit): EngineerPlace {
  const host = engineers.host ? battle.units[engineers.host] : undefined;
  if (host?.kind === 'pontoon') return { at: 'pontoon', inPark: inPark(host) };
  if (host)
    return {
      at: 'unit',
      formation: host.formation ?? '',
      arm: host.card.arm,
      inCommand: !holds(host, 'ooc'),
    };
  return engineers.formation ? { at: 'commander', formation: engineers.formation } : { at: 'park' };
}

/** "in the park", "with Reille", "with Husson" */
export function engineersPlaceWords(battle: Battle, engineers: Unit): string {
  const host = engineers.host ? battle.units[engineers.host] : undefined;
  if (host) return `with ${host.card.name}`;
  const formation = engineers.formation ? battle.formations[engineers.formation] : undefined;
  return formation ? `with ${commanderOf(battle, formation).name}` : 'in the park';
}

function targetOf(battle: Battle, to: EngineersTo): { place: EngineerPlace; taken: boolean } | Legality {
  if (to.at === 'commander') {
    const formation = battle.formations[to.formation];
    if (!formation?.present || !serves(commanderOf(battle, formation)))
      return refuse('There is no commander to go to.', 'NBC-ENG-04');
    return { place: { at: 'commander', formation: formation.id }, taken: Boolean(engineersWith(battle, formation.id)) };
  }
  const host = battle.units[to.unit];
  if (host?.fate !== 'good' || !host.present || host.kind === 'engineers')
    return refuse('There is no such unit to serve.', 'NBC-ENG-04');
  const taken = Boolean(engineersAt(battle, host.id));
  if (to.at === 'pontoon')
    return host.kind === 'pontoon'
      ? { place: { at: 'pontoon', inPark: inPark(host) }, taken }
      : refuse('That is no pontoon train.', 'NBC-PON-01');
  return {
    place: { at: 'unit', formation: host.formation ?? '', arm: host.card.arm, inCommand: !holds(host, 'ooc') },
    taken,
  };
}

/** Whether engineers may go there, and for how many re-roll dice; the table knows who is within visibility. */
function mayTransfer(battle: Battle, engineers: Unit, to: EngineersTo): Transfer {
  if (engineers.kind !== 'engineers' || !onTable(engineers)) return refuse('Only engineers are sent so.', 'NBC-ENG-04');
  const target = targetOf(battle, to);
  if ('ok' in target) return target as Extract<Transfer, { ok: false }>;
  const host = to.at === 'commander' ? undefined : battle.units[to.unit];
  if (host && host.side !== engineers.side) return refuse('Engineers serve their own side.', 'NBC-ENG-04');
  if (to.at === 'commander' && battle.formations[to.formation]!.side !== engineers.side)
    return refuse('Engineers serve their own side.', 'NBC-ENG-04');
  return engineerTransfer({
    from: placeOf(battle, engineers),
    to: target.place,
    visible: true,
    attachedThisTurn: engineers.attachedIn === battle.turn,
    hostTaken: target.taken,
    inPhase: battle.phase === 5,
    rrd: battle.sides[engineers.side].rerolls.ready,
  });
}

/** All the ways engineers may go now. */
export function transfers(battle: Battle, engineers: Unit): EngineersTo[] {
  if (battle.phase !== 5) return [];
  const ways: EngineersTo[] = [
    ...Object.values(battle.formations)
      .filter(({ side }) => side === engineers.side)
      .map(({ id }) => ({ at: 'commander', formation: id }) as const),
    ...Object.values(battle.units)
      .filter(({ side, kind }) => side === engineers.side && (kind === 'unit' || kind === 'pontoon'))
      .map(({ id, kind }) => ({ at: kind === 'pontoon' ? 'pontoon' : 'unit', unit: id }) as const),
  ];
  return ways.filter((to) => mayTransfer(battle, engineers, to).ok);
}

export function sendEngineers(d: EventBuilder, engineers: Unit, to: EngineersTo): Said | undefined {
  const legal = mayTransfer(d.state, engineers, to);
  if (!legal.ok) return legal.why;
  if (legal.cost.total > 0) spend(d, engineers.side, legal.cost.total);
  const host = to.at === 'commander' ? null : to.unit;
  setUnit(d, engineers.id, {
    host,
    formation: to.at === 'commander' ? to.formation : d.state.units[to.unit]!.formation,
    attachedIn: d.state.turn,
  });
  log(d, `${unitName(engineers)} are now **${engineersPlaceWords(d.state, d.state.units[engineers.id]!)}**.`, {
    side: engineers.side,
    sums: [legal.cost],
  });
  return undefined;
}

// ---- when their host loses -----------------------------------------------------------------------------------------

interface RiskData {
  readonly engineers: string;
  /** A loss of their host; left out when a commander they ride with was hit or gave way. */
  readonly loss?: { readonly cp: number; readonly lost: number };
}
const riskOf = (task: Task): RiskData => task.data as unknown as RiskData;
const dicePair = (task: Task): TwoDice | undefined => diceIn(task) as TwoDice | undefined;

/** NBC-ENG-06, NBC-ENG-07 */
export const engineerRisk: Procedure = {
  kind: 'engineer-risk',
  question: (battle, task) => `Do ${battle.units[riskOf(task).engineers]?.card.name ?? 'the engineers'} fall?`,
  needs: (_battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: task.side!, label: 'Two dice', want: 'dice', dice: 2 }],
  odds: () => pairOdds((dice) => !engineersFall(dice), engineersLive()),
  again: (battle, task) =>
    diceIn(task) && mayRethrow('engineers', battle.rulings) ? [ownAgain(battle, 'dice', task.side!)] : [],
  reading(_battle, task) {
    const dice = dicePair(task)!;
    const fell = engineersFall(dice);
    const { loss } = riskOf(task);
    const roll = loss && engineerRoll(dice, loss);
    return {
      word: fell ? 'They fall' : 'They live',
      means: fell
        ? roll
          ? 'They are gone, and take one combat point of the loss on themselves.'
          : 'They are gone with him.'
        : 'They are unhurt.',
      sums: [reckon('Two dice', [term('They fall on 10', total(dice), 'NBC-ENG-06')]), ...(roll ? [roll.loss] : [])],
      part: fell ? '10+' : '2–9',
      good: !fell,
    };
  },
  settle: (d, task) => settleRisk(d, task, engineersFall(dicePair(task)!), false),
  byHand: () => [
    { value: 'live', label: 'They live' },
    { value: 'fall', label: 'They fall' },
  ],
  settleByHand: (d, task, choice) => settleRisk(d, task, choice === 'fall', true),
};

function settleRisk(d: EventBuilder, task: Task, thrown: boolean, byHand: boolean): void {
  const { engineers: id, loss } = riskOf(task);
  const engineers = d.state.units[id];
  if (!engineers) return;
  const there = engineers.fate === 'good';
  const fell = there && thrown;
  if (fell) eliminateUnit(d, id, 'they fell at their work');
  else if (there) log(d, `${unitName(engineers)} are unhurt.`, { side: engineers.side, ...(byHand && { byHand }) });
  const host = task.unit ? d.state.units[task.unit] : undefined;
  if (!loss || !host) return;
  const { white, red, blue } = host.lost;
  if (fell && host.fate === 'good' && white + red > 0) {
    setUnit(d, host.id, {
      lost: host.shaken && red > 0 ? { white, red: red - 1, blue } : { white: white - 1, red, blue },
      ...(host.hurt && { hurt: { ...host.hurt, lost: Math.max(0, host.hurt.lost - 1) } }),
    });
    notice(d, `They take one of it on themselves: ${unitName(host)} has **${currentCP(d.state.units[host.id]!)}CP**.`, {
      side: host.side,
    });
  }
  afterEngineers(d, host.id);
}

// ---- with a commander ----------------------------------------------------------------------------------------------

/** What his fate does to the engineers that ride with him (NBC-ENG-07). */
export function engineersShare(d: EventBuilder, officer: Officer, event: 'captured' | 'hit' | 'evaded'): void {
  const formation = Object.values(d.state.formations).find(({ commander }) => commander === officer.id);
  const engineers = formation && engineersWith(d.state, formation.id);
  if (!engineers) return;
  if (engineersOf(event, true) === 'captured') {
    eliminateUnit(d, engineers.id, `taken with ${officer.name}`);
    return;
  }
  openTask(d, {
    kind: 'engineer-risk',
    side: engineers.side,
    officer: officer.id,
    data: { engineers: engineers.id },
  });
}

const infantryOf = (battle: Battle, formation: string): Unit[] =>
  unitsOf(battle, formation).filter(
    (unit) =>
      unit.kind === 'unit' &&
      unit.card.arm === 'infantry' &&
      unit.fate === 'good' &&
      unit.present &&
      !engineersAt(battle, unit.id),
  );

/** When a commander is replaced his engineers go to his nearest infantry, or are gone (NBC-ENG-07). */
export function rehomeEngineers(d: EventBuilder, formation: string): void {
  const engineers = engineersWith(d.state, formation);
  if (!engineers) return;
  if (engineersOf('replaced', infantryOf(d.state, formation).length > 0) === 'eliminated') {
    eliminateUnit(d, engineers.id, 'no infantry of the formation to go to');
    return;
  }
  openTask(d, { kind: 'engineers-rehomed', side: engineers.side, formation, data: { engineers: engineers.id } });
}

const homeOf = (battle: Battle, task: Task): Unit | undefined => {
  const able = infantryOf(battle, task.formation!);
  return able.find(({ id }) => id === saidOr(task, 'unit', able[0]?.id ?? '')) ?? able[0];
};

export const engineersRehomed: Procedure = {
  kind: 'engineers-rehomed',
  question: () => 'Which infantry takes the engineers in?',
  facts: (battle, task) => [
    {
      key: 'unit',
      label: 'The nearest',
      kind: 'choice',
      value: homeOf(battle, task)?.id ?? '',
      options: infantryOf(battle, task.formation!).map(({ id, card }) => ({ value: id, label: card.name })),
    },
  ],
  needs: () => [],
  reading(battle, task) {
    const home = homeOf(battle, task);
    return {
      word: home?.card.name ?? 'Nobody',
      means: home
        ? `The engineers join ${home.card.name}.`
        : 'There is no infantry left to take them in: they are gone.',
      sums: [] as Reckoning[],
    };
  },
  settle: (d, task) => takeIn(d, task, homeOf(d.state, task), false),
  byHand: () => [{ value: 'gone', label: 'They are lost' }],
  settleByHand: (d, task) => takeIn(d, task, undefined, true),
};

function takeIn(d: EventBuilder, task: Task, home: Unit | undefined, byHand: boolean): void {
  const engineers = d.state.units[task.data.engineers as string];
  if (!engineers || !onTable(engineers)) return;
  if (!home) {
    eliminateUnit(d, engineers.id, 'nobody took them in');
    return;
  }
  setUnit(d, engineers.id, { host: home.id, formation: home.formation });
  log(d, `${unitName(engineers)} join **${unitName(home)}**.`, { side: engineers.side, ...(byHand && { byHand }) });
}
