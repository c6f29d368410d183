/** The plays that are legal now. Pure. Screens offer only these, and the bot of the tests picks from them. */
import { SIDES, type SideId } from '../book/terms.ts';
import { joined } from '../engine/present.ts';
import type { Battle, PhaseNumber, Unit } from './battle.ts';
import { armyCommander, asked, commanderOf, formationsOf, isEntering, keepsBooks, onTable } from './battle.ts';
import { stillToAct } from './command/who-may-act.ts';
import { legal, type UnitPlays } from './handling.ts';
import { formationOf, officerOf, unitOf } from './look-up.ts';
import * as commanders from './modules/commanders.ts';
import * as fights from './modules/fights.ts';
import * as movement from './modules/movement.ts';
import * as phases from './modules/phases.ts';
import * as specialTroops from './modules/special-troops.ts';
import { FIGHT_STEPS, hasStep, isFighting, throwOpen } from './now.ts';
import { passPlays } from './passing.ts';
import type { Play } from './plays.ts';
import { isSetAside } from './set-aside.ts';
import { taskPlays } from './tasks.ts';
import { cannotGoOn, mayTakeUp } from './turn.ts';
import type { Viewer } from './view.ts';

/** The plays of the turn itself. */
export const menu = (battle: Battle, viewer: Viewer = 'both'): Play[] => [
  ...turnMenu(battle, viewer),
  ...(battle.ended || battle.revealed ? [] : passPlays(battle)),
];

const fresh = (battle: Battle, plays: Play[]): Play[] => plays.filter((play) => !isSetAside(battle, play));

function turnMenu(battle: Battle, viewer: Viewer): Play[] {
  const mine: Mine = (side) => viewer === 'both' || viewer === 'umpire' || viewer === side;
  if (battle.revealed) return [];
  if (battle.ended) return legal({ do: 'reopen' }, ...phases.aftermathPlays(battle));
  const task = asked(battle);
  return task
    ? taskPlays(battle, task).filter((play) => play.do !== 'again' || mine(play.side))
    : fresh(battle, freeMenu(battle, mine));
}

type Mine = (side: SideId) => boolean;

/** The plays of the turn while no question is open. */
function freeMenu(battle: Battle, mine: Mine): Play[] {
  const waiting = joined(battle.agenda, (open): Play[] => [
    { do: 'resume', task: open.id },
    ...(battle.help === 'resolve' ? [] : taskPlays(battle, open).filter((play) => play.do === 'decide')),
  ]);
  const next: Play[] = cannotGoOn(battle) ? [] : [{ do: 'next' }];
  if (battle.action)
    return [...next, ...actionPlays(battle, mine), ...(next.length > 0 ? [{ do: 'finish' } as const] : []), ...waiting];
  if (battle.phase === 6) return throwOpen(battle) ? waiting : [...formationsPlays(battle, mine, next), ...waiting];
  if (battle.phase === 7) return [...recoverPlays(battle, mine), ...next, ...waiting];
  return [...next, ...(PHASE_PLAYS[battle.phase]?.(battle, mine) ?? []), ...waiting];
}

function actionPlays(battle: Battle, mine: Mine): Play[] {
  const { id, side } = formationOf(battle, battle.action?.formation);
  if (!mine(side)) return [];
  return [...formationMenu(battle, id), ...(isFighting(battle) ? fights.fightsOfTurn(battle) : [])];
}

const PHASE_PLAYS: { readonly [P in PhaseNumber]?: (battle: Battle, mine: Mine) => Play[] } = {
  1: (battle, mine) => [{ do: 'first' }, ...(battle.lull ? lullPlays(battle, mine) : [])],
  3: (battle, mine) => fights.skirmishPlays(battle).filter((play) => mine(fights.attackingSide(battle, play))),
  4: (battle) => joined(SIDES, (side) => fights.bombardPlays(battle, side)),
  5: (battle, mine) => joined(SIDES.filter(mine), (side) => sideMenu(battle, side)),
  9: (battle, mine) => lullPlays(battle, mine),
};

const recoverPlays = (battle: Battle, mine: Mine): Play[] =>
  phases
    .recoveringUnits(battle)
    .filter((unit) => mine(unit.side))
    .map((unit) => ({ do: 'recover', unit: unit.id }));

/** The plays of phase 6 between two actions. */
function formationsPlays(battle: Battle, mine: Mine, next: readonly Play[]): Play[] {
  const sides = SIDES.filter(mine);
  return [
    ...joined(sides, (side) => phases.choosePlays(battle, side)),
    ...phases.choicesOverLaidCards(battle).filter((play) => mine(play.side)),
    ...next,
    ...joined(sides, (side) =>
      stillToAct(battle, side).map((formation): Play => ({ do: 'pass', formation: formation.id })),
    ),
    ...(battle.help === 'resolve' ? [] : joined(sides, (side) => phases.byHandPlays(battle, side))),
  ];
}

const lullPlays = (battle: Battle, mine: Mine): Play[] =>
  phases.lullPlays(battle).filter((play) => play.do === 'lull-over' || mine(play.side));

export function sideMenu(battle: Battle, side: SideId): Play[] {
  if (battle.phase !== 5) return [];
  const officers = [
    armyCommander(battle, side),
    ...formationsOf(battle, side).map((each) => commanderOf(battle, each)),
  ];
  return [...commanders.sidePlays(battle, side), ...joined(officers, (officer) => movement.ridePlays(battle, officer))];
}

/** The plays of a formation now. */
function formationMenu(battle: Battle, id: string): Play[] {
  const formation = formationOf(battle, id);
  const officer = commanderOf(battle, formation);
  return [
    ...commanders.orderPlays(battle, formation),
    ...commanders.joinPlays(battle, formation),
    ...(asked(battle) ? [] : movement.ridePlays(battle, officer)),
    ...officerMenu(battle, officer.id),
  ];
}

/** What can happen to an officer who is alone. */
export const officerMenu = (battle: Battle, id: string): Play[] =>
  battle.ended ? [] : fresh(battle, commanders.strikePlays(battle, officerOf(battle, id)));

/** The plays of a unit now, besides setting it by hand. */
export function unitMenu(battle: Battle, id: string): Play[] {
  const unit = unitOf(battle, id);
  if (battle.ended || !keepsBooks(battle, unit.side)) return [];
  if (unit.fate === 'good' && isEntering(unit))
    return [...(asked(battle) ? [] : commanders.stayPlays(battle, unit)), ...commanders.batteryPlays(battle, unit)];
  if (!onTable(unit)) return [];
  return [
    ...(asked(battle) ? [] : fresh(battle, freePlays(battle, unit))),
    ...fresh(battle, fights.latePlays(battle, unit)),
    ...fights.checkPlays(battle, unit),
    ...fresh(battle, commanders.batteryPlays(battle, unit)),
    ...fights.hitPlays(battle, unit),
  ];
}

/** The plays that resume a fight of a formation that is not acting now. */
const takesUp = (battle: Battle, { formation }: Unit): Play[] =>
  formation !== null && battle.action?.formation !== formation && mayTakeUp(battle, formation).ok
    ? FIGHT_STEPS.filter((step) => hasStep(battle, step)).map((step) => ({ do: 'take-up', formation, step }))
    : [];

/** What a unit may do while no question is open, family by family. */
const FREE_PLAYS: readonly UnitPlays[] = [
  phases.commandPlays,
  phases.swapPlays,
  commanders.stayPlays,
  movement.movePlays,
  phases.recoveryPlays,
  (battle, unit) => (isFighting(battle) ? fights.fightsOfUnit(battle, unit.id) : []),
  movement.crossingPlays,
  takesUp,
  specialTroops.unitPlays,
  specialTroops.trainPlays,
  specialTroops.areaPlays,
  specialTroops.capturePlays,
];

const freePlays = (battle: Battle, unit: Unit): Play[] => joined(FREE_PLAYS, (plays) => plays(battle, unit));
