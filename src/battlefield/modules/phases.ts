/** What the phases ask: stands and rest, who acts, recovery, lulls; after the battle, losses and wounds. */

import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import * as aftermath from '../after-battle/aftermath.ts';
import type { Battle } from '../battle.ts';
import { actsByHand, choose } from '../command/command-cards.ts';
import { deploy, mayDeploy, mayEndRest, mayRest, rest } from '../command/command-phase.ts';
import { choicesOf, isToLay, laidBy, stillToAct } from '../command/who-may-act.ts';
import { type AnyHandlers, legal, ofUnit, type UnitPlays, withUnit } from '../handling.ts';
import { openTask } from '../ledger/event-builder.ts';
import { agreeLull, endLull, mayAgree, mayRestart, openSwap, restart, swapsOf } from '../lulls/lulls.ts';
import { throwOpen } from '../now.ts';
import type { Play } from '../plays.ts';
import { mayRally, mayRecover, openRecovery, rallyable, recoverable } from '../recovery/recovery.ts';
import { mostStands, skirmishRatingOf } from '../troops.ts';

const ANSWER_FIRST = 'card-throw-open';

export const handlers = {
  first(d) {
    openTask(d, { kind: 'first', side: null });
    return undefined;
  },
  skirmishers: (d, { unit, stands }) => withUnit(d, unit, (it) => deploy(d, it, stands)),
  rest: (d, { unit, resting }) => withUnit(d, unit, (it) => rest(d, it, resting)),
  choose(d, { side, card }) {
    if (d.state.phase !== 6 || d.state.action) return 'card-phase';
    return throwOpen(d.state) ? ANSWER_FIRST : choose(d, side, card);
  },
  acts: (d, { formation, command: under }) => (throwOpen(d.state) ? ANSWER_FIRST : actsByHand(d, formation, under)),
  recover: ofUnit(openRecovery),
  lull: (d, { side, where, covers }) => agreeLull(d, side, where, covers),
  'lull-over': (d) => endLull(d),
  'lull-restart': (d, { side }) => restart(d, side),
  swap: (d, play) => withUnit(d, play.unit, (unit) => withUnit(d, play.with, (other) => openSwap(d, unit, other))),
  losses: (d, { own }, open) => (own ? aftermath.enterAftermath(d, own) : aftermath.throwAftermath(d, open)),
  wounds: (d, { own }, open) => (own ? aftermath.enterWoundDay(d, own) : aftermath.passDay(d, open)),
} satisfies AnyHandlers;

export const commandPlays: UnitPlays = (battle, unit) => {
  const most = mostStands(skirmishRatingOf(unit));
  const stands = ([0, 1, 2] as const)
    .filter((n) => n <= most && n !== unit.stands && mayDeploy(battle, unit, n).ok)
    .map((n): Play => ({ do: 'skirmishers', unit: unit.id, stands: n }));
  return [
    ...stands,
    ...legal(
      !unit.resting && mayRest(battle, unit).ok && { do: 'rest', unit: unit.id, resting: true },
      mayEndRest(battle, unit).ok && { do: 'rest', unit: unit.id, resting: false },
    ),
  ];
};

type ChoosePlay = Extract<Play, { do: 'choose' }>;

/** The cards a side may play, if it must play one. */
export const choosePlays = (battle: Battle, side: SideId): ChoosePlay[] =>
  isToLay(battle, side) ? choicesOf(battle, side).map((card) => ({ do: 'choose', side, card })) : [];

/** NBC-CCD-03: the plays over cards that stayed on the table, such as a Bye instead. */
export const choicesOverLaidCards = (battle: Battle): ChoosePlay[] =>
  SIDES.filter((side) => battle.sides[side].chosen === null && laidBy(battle, side)).flatMap((side) => {
    const cards = choicesOf(battle, side).filter((card) => card === 'bye' || laidBy(battle, enemyOf(side)));
    return cards.map((card) => ({ do: 'choose', side, card }) as const);
  });

/** The table's own decision of which formation acts; offered when the app is not asked to resolve it. */
export const byHandPlays = (battle: Battle, side: SideId): Play[] =>
  stillToAct(battle, side).flatMap(({ id }): Play[] => [
    { do: 'acts', formation: id, command: 'under' },
    { do: 'acts', formation: id, command: 'not' },
  ]);

export const recoveringUnits = (battle: Battle) => [...recoverable(battle), ...rallyable(battle)];

export const recoveryPlays: UnitPlays = (battle, unit) =>
  legal((mayRecover(battle, unit).ok || mayRally(battle, unit).ok) && { do: 'recover', unit: unit.id });

export const lullPlays = (battle: Battle): Extract<Play, { do: 'lull' | 'lull-over' | 'lull-restart' }>[] => [
  ...(mayAgree(battle).ok ? SIDES.map((side) => ({ do: 'lull', side, where: '' }) as const) : []),
  ...(battle.phase === 1
    ? SIDES.filter((side) => mayRestart(battle, side).ok).map((side) => ({ do: 'lull-restart', side }) as const)
    : []),
  ...(battle.lull && (battle.phase === 1 || battle.phase === 9) ? [{ do: 'lull-over' } as const] : []),
];

export const swapPlays: UnitPlays = (battle, unit) =>
  swapsOf(battle, unit).map((other): Play => ({ do: 'swap', unit: unit.id, with: other.id }));

export const aftermathPlays = (battle: Battle) =>
  legal(!aftermath.allReckoned(battle) && { do: 'losses' }, aftermath.mayPassDay(battle) && { do: 'wounds' });
