/** A lull on the table: agreed at the end of a turn, shown while it lasts, and ended by a throw (NBC-LUL-01 to -03). */

import type { SideId } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Battle } from '../battle.ts';
import { type EventBuilder, log, openTask, setSide } from '../event-builder.ts';
import type { Procedure } from '../procedure.ts';
import { ownAgain } from '../re-roll-dice.ts';
import { diceIn } from '../throws.ts';
import { zoneNow } from './lull-here.ts';
import { lullRestart, mayLull, movesInOrder, restartNeed, startLull } from './lulls.ts';

/** Whether a lull can be agreed now (NBC-LUL-01). */
export const mayAgree = (battle: Battle): Legality => {
  const legal = mayLull({ by: 'a', where: '', turn: battle.turn, atTurnsEnd: battle.phase === 9, accepted: true });
  return unless(battle.lull !== null && refuse('There is a lull already.', 'NBC-LUL-01'), !legal.ok && legal);
};

export function agreeLull(d: EventBuilder, by: SideId, where: string, covers?: readonly string[]): Said | undefined {
  const legal = mayAgree(d.state);
  if (!legal.ok) return legal.why;
  const bad = covers && unknownOrNobody(d.state, covers);
  if (bad) return bad;
  const place = where.trim().slice(0, 120) || 'all of the field';
  d.add({
    type: 'lull',
    lull: startLull({ by, where: place, turn: d.state.turn, atTurnsEnd: true, accepted: true, covers }),
  });
  log(d, `Both sides agree on a **lull**, ${place}, from the next turn. ${d.state.sides[by].name} offered it.`, {
    side: by,
  });
  return undefined;
}

const unknownOrNobody = (battle: Battle, covers: readonly string[]): Said | undefined =>
  covers.length === 0
    ? 'Say which formations stand in it.'
    : covers.every((id) => battle.formations[id])
      ? undefined
      : 'There is no such formation in this battle.';

/** By hand: the table says who stands in it. Nobody in it is the end of it. */
export function setLullByHand(d: EventBuilder, covers: 'all' | readonly string[]): Said | undefined {
  const { lull, formations } = d.state;
  if (!lull) return 'There is no lull. It is offered at the end of a turn.';
  if (covers !== 'all' && covers.length === 0) {
    d.add({ type: 'lull', lull: null });
    log(d, 'The lull is **over**.', { byHand: true });
    return undefined;
  }
  if (covers !== 'all') {
    const bad = unknownOrNobody(d.state, covers);
    if (bad) return bad;
  }
  const { covers: _, ...rest } = lull;
  d.add({ type: 'lull', lull: covers === 'all' ? rest : { ...rest, covers } });
  const names = covers === 'all' ? 'everybody' : covers.map((id) => formations[id]!.name).join(', ');
  log(d, `In the lull stand: **${names}**.`, { byHand: true });
  return undefined;
}

/** Ends it because both want to fight. */
export function endLull(d: EventBuilder): Said | undefined {
  if (!d.state.lull) return 'There is no lull.';
  d.add({ type: 'lull', lull: null });
  log(d, 'The lull is **over**.');
  return undefined;
}

/** NBC-LUL-02: a side throws once at the start of a turn. */
export function mayRestart(battle: Battle, side: SideId): Legality {
  const { lull, phase, turn } = battle;
  return unless(
    lull === null && refuse('There is no lull.', 'NBC-LUL-02'),
    phase !== 1 && refuse('Hostilities begin again at the start of a turn.', 'NBC-LUL-02'),
    lull !== null &&
      restartNeed(lull, turn) === null &&
      refuse('It was agreed for this turn; it may be broken in the next.', 'NBC-LUL-02'),
    battle.sides[side].facts.lullIn === turn && refuse('This side has thrown for it this turn.', 'NBC-LUL-02'),
  );
}

/** NBC-LUL-02: a side would fight again; a throw decides, where one is needed. */
export function restart(d: EventBuilder, side: SideId): Said | undefined {
  const legal = mayRestart(d.state, side);
  if (!legal.ok) return legal.why;
  if (restartNeed(d.state.lull!, d.state.turn) === 'no-throw') {
    d.add({ type: 'lull', lull: null });
    log(d, `${d.state.sides[side].name} **begin to fight again**.`, { side });
    return undefined;
  }
  setSide(d, side, { facts: { ...d.state.sides[side].facts, lullIn: d.state.turn } });
  openTask(d, { kind: 'lull-restart', side });
  return undefined;
}

const needNow = (battle: Battle) => {
  const need = battle.lull && restartNeed(battle.lull, battle.turn);
  return need && need !== 'no-throw' ? need : reckon('To begin again', [term('No throw is needed', 1, 'NBC-LUL-02')]);
};
const begins = (battle: Battle, die: 1 | 2 | 3 | 4 | 5 | 6): boolean =>
  battle.lull !== null && lullRestart(battle.lull, battle.turn, die);

function settle(d: EventBuilder, side: SideId, fights: boolean, byHand: boolean): void {
  if (fights) d.add({ type: 'lull', lull: null });
  log(d, fights ? `The lull is over: ${d.state.sides[side].name} **fight again**.` : 'The lull **goes on**.', {
    side,
    ...(byHand && { byHand }),
  });
}

/** NBC-LUL-02, AMB-141 */
export const lullThrow: Procedure = {
  kind: 'lull-restart',
  optional: true,
  question: () => 'Do hostilities begin again?',
  sums: (battle) => [needNow(battle)],
  needs: (_battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: task.side!, label: 'To begin again', want: 'dice', dice: 1 }],
  odds(battle) {
    const good = ([1, 2, 3, 4, 5, 6] as const).filter((die) => begins(battle, die)).length;
    return {
      claim: 'Chance that the fight goes on',
      good,
      of: 6,
      unit: 'throw',
      parts: [
        { key: 'fight', n: good, means: 'the lull is over' },
        { key: 'lull', n: 6 - good, means: 'it goes on' },
      ],
    };
  },
  again: (battle, task) => (diceIn(task) ? [ownAgain(battle, 'dice', task.side!)] : []),
  reading(battle, task) {
    const die = diceIn(task)![0]!;
    const fights = begins(battle, die);
    return {
      word: fights ? 'To arms' : 'Quiet',
      means: fights ? 'The lull is over.' : 'The lull goes on this turn.',
      sums: [needNow(battle), reckon('Die', [term('Thrown', die, 'NBC-LUL-02', { shown: String(die) })])],
      part: fights ? 'fight' : 'lull',
      good: fights,
    };
  },
  settle: (d, task) => settle(d, task.side!, begins(d.state, diceIn(task)![0]!), false),
  byHand: () => [
    { value: 'fight', label: 'The lull is over' },
    { value: 'lull', label: 'It goes on' },
  ],
  settleByHand: (d, task, choice) => settle(d, task.side!, choice === 'fight', true),
};

/** What a lull means in the phase that runs, in a sentence or two; null where there is none. */
export function lullWords(battle: Battle): string | null {
  const { lull } = battle;
  if (!lull) return null;
  if (lull.since > battle.turn) return `A lull begins next turn, ${lull.where}.`;
  const first = battle.sides[movesInOrder(lull)[0]].name;
  const effect = {
    ...(restartNeed(lull, battle.turn) !== null && { 1: 'it goes on while neither side breaks it' }),
    3: 'nobody skirmishes',
    4: 'nobody fires',
    6: `${first} move first; nobody advances, fires or attacks, and units of a formation may change places`,
    7: `the Contact Zone is ${zoneNow(battle)} cm`,
  } as const;
  const now = effect[battle.phase as keyof typeof effect];
  const there = lull.covers ? ` In it: ${lull.covers.map((id) => battle.formations[id]?.name ?? id).join(', ')}.` : '';
  return `There is a lull, ${lull.where}${now ? `: ${now}` : ''}.${there}`;
}

/** The lull in a few words: where it is not everywhere, and what matters of it in the phase that runs. */
export function lullBrief(battle: Battle): string | null {
  const { lull } = battle;
  if (!lull) return null;
  const there = lull.covers ? `Lull, ${lull.where}` : 'Lull';
  if (lull.since > battle.turn) return `${there}, from next turn`;
  const matters = {
    3: 'nobody skirmishes',
    4: 'nobody fires',
    6: `${battle.sides[movesInOrder(lull)[0]].name} move first`,
    7: `Contact Zone ${zoneNow(battle)} cm`,
  } as const;
  const now = matters[battle.phase as keyof typeof matters];
  return now ? `${there}: ${now}` : there;
}
