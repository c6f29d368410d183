/**
 * What may be done now: pure, and the only thing the screens offer and the bot that plays whole battles draws from.
 * The turn's own plays come first; those of a unit or a formation are asked for by its id.
 */
import { enemyOf, SIDES, type SideId } from '../book/terms.ts';
import { allReckoned } from './aftermath.ts';
import {
  armyCommander,
  asked,
  type Battle,
  currentCP,
  hasCP,
  keepsBooks,
  onTable,
  staysBehind,
  type Unit,
} from './battle.ts';
import { choicesOf, laidBy, stillToAct } from './command-cards.ts';
import { mayDeploy, mayRest, mostStands, skirmishRatingOf } from './command-phase.ts';
import { mayAttach, mayAttachBattery, mayMoveHQ } from './commanders.ts';
import { couldTakePart, mayMakeHowitzers } from './conversions.ts';
import { crossingsOf, mayCross } from './crossings.ts';
import { transfers } from './engineer-hosts.ts';
import { fightPlays, fightsOf } from './fights/plays.ts';
import { mayAgree, mayRestart } from './lull-agreed.ts';
import { mayFightHere } from './lull-here.ts';
import { mayReckonMove } from './move-facts.ts';
import { mayRide } from './moving-others.ts';
import { mayStrike } from './officers-struck.ts';
import { mayCallBack, mayChangeOrder, mayStayBehind, ordersToGive } from './orders.ts';
import type { Play } from './plays.ts';
import { mayRally, mayRecover, rallyable, recoverable } from './recovery.ts';
import { mayOccupy, mayOpenDetach, mayOpenGarrison } from './sent-out.ts';
import { loneOfficers, mayAttackAsSkirmishers, skirmishable, skirmishersOf } from './skirmishing.ts';
import { swapsOf } from './swaps.ts';
import { taskPlays } from './tasks.ts';
import { longestBridge, mayBegin, mayCapture, mayStart } from './trains.ts';
import { cannotGoOn, throwOpen } from './turn.ts';
import { bombardable, mayBombard } from './volleys.ts';
import { mayPassDay } from './wounded.ts';

/** Who looks at the battle: a side, both on one phone, or the umpire. */
export type Viewer = SideId | 'both' | 'umpire';

const plays = (...some: (Play | false)[]): Play[] => some.filter((play): play is Play => Boolean(play));

/** The plays of the turn itself. */
export function menu(battle: Battle, viewer: Viewer = 'both'): Play[] {
  const mine = (side: SideId) => viewer === 'both' || viewer === 'umpire' || viewer === side;
  if (battle.ended)
    return plays({ do: 'reopen' }, !allReckoned(battle) && { do: 'losses' }, mayPassDay(battle) && { do: 'wounds' });
  const task = asked(battle);
  if (task) return taskPlays(battle, task).filter((play) => play.do !== 'again' || mine(play.side));
  const waiting = battle.agenda.flatMap((open): Play[] => [
    { do: 'resume', task: open.id },
    ...(battle.help === 'resolve' ? [] : taskPlays(battle, open).filter((play) => play.do === 'decide')),
  ]);
  const lulls = lullPlays(battle).filter((play) => play.do === 'lull-over' || mine(play.side));
  const next: Play[] = cannotGoOn(battle) ? [] : [{ do: 'next' }];
  if (battle.action) {
    const formation = battle.formations[battle.action.formation]!;
    return [
      ...next,
      ...(mine(formation.side) ? formationMenu(battle, formation.id) : []),
      ...(mine(formation.side) ? fightPlays(battle).filter((play) => mayFightHere(battle, play).ok) : []),
      ...(next.length > 0 ? [{ do: 'finish' } as const] : []),
      ...waiting,
    ];
  }
  switch (battle.phase) {
    case 1:
      return [...next, { do: 'first' }, ...lulls, ...waiting];
    case 3:
      return [...next, ...skirmishPlays(battle).filter((play) => mine(attackingSide(battle, play))), ...waiting];
    case 4:
      return [...next, ...SIDES.flatMap((side) => firePlays(battle, side)), ...waiting];
    case 5:
      return [...next, ...SIDES.filter(mine).flatMap((side) => sideMenu(battle, side)), ...waiting];
    case 6:
      if (throwOpen(battle)) return waiting;
      return [
        ...SIDES.filter((side) => mine(side) && laidBy(battle, side) === undefined).flatMap((side) =>
          choicesOf(battle, side).map((card): Play => ({ do: 'choose', side, card })),
        ),
        ...byesOverLeftCards(battle).filter((play) => mine(play.side)),
        ...next,
        ...SIDES.filter(mine).flatMap((side) =>
          stillToAct(battle, side).map((formation): Play => ({ do: 'pass', formation: formation.id })),
        ),
        ...(battle.help === 'resolve' ? [] : SIDES.filter(mine).flatMap((side) => byHandActs(battle, side))),
        ...waiting,
      ];
    case 7:
      return [
        ...[...recoverable(battle), ...rallyable(battle)]
          .filter((unit) => mine(unit.side))
          .map((unit): Play => ({ do: 'recover', unit: unit.id })),
        ...next,
        ...waiting,
      ];
    default:
      return [...next, ...lulls, ...waiting];
  }
}

type SkirmishPlay = Extract<Play, { do: 'skirmish' }>;

/** Every stand on every enemy; an enemy not in the book stands for those this phone does not know. */
function skirmishPlays(battle: Battle): SkirmishPlay[] {
  return SIDES.filter((side) => keepsBooks(battle, side))
    .flatMap((side) => [
      ...skirmishersOf(battle, side).flatMap(({ id }) => [
        ...skirmishable(battle, side).map((unit): SkirmishPlay => ({ do: 'skirmish', by: id, on: { unit: unit.id } })),
        ...loneOfficers(battle, side).map((one): SkirmishPlay => ({ do: 'skirmish', by: id, on: { officer: one.id } })),
        { do: 'skirmish', by: id, on: null } as const,
      ]),
      ...skirmishable(battle, enemyOf(side)).map(
        (unit): SkirmishPlay => ({ do: 'skirmish', by: null, on: { unit: unit.id } }),
      ),
    ])
    .filter((play) => mayAttackAsSkirmishers(battle, play.by, play.on).ok);
}

/** Every enemy a side's batteries may fire at. */
function firePlays(battle: Battle, side: SideId): Play[] {
  const stranger = mayBombard(battle, side, null).ok;
  return plays(
    ...bombardable(battle, side)
      .filter((unit) => keepsBooks(battle, side) || keepsBooks(battle, unit.side))
      .map((unit) => ({ do: 'fire', side, on: { unit: unit.id } }) as const),
    stranger && { do: 'fire', side, on: null },
  );
}

/** Who speaks for an attack: the attacker, or for an enemy not in the book the side that is hit. */
const attackingSide = (battle: Battle, { by, on }: SkirmishPlay): SideId =>
  battle.units[by ?? (on && 'unit' in on ? on.unit : '')]!.side;

/** What the table has decided of who acts; offered where the app is not asked to resolve it. */
const byHandActs = (battle: Battle, side: SideId): Play[] =>
  stillToAct(battle, side).flatMap(({ id }): Play[] => [
    { do: 'acts', formation: id, command: 'under' },
    { do: 'acts', formation: id, command: 'not' },
  ]);

/** A side whose card was left on the table may still play its Bye instead (NBC-CCD-03). */
function byesOverLeftCards(battle: Battle) {
  return SIDES.filter((side) => battle.sides[side].chosen === null && laidBy(battle, side)).flatMap((side) =>
    choicesOf(battle, side)
      .filter((card) => card === 'bye' || laidBy(battle, side === 'a' ? 'b' : 'a') !== undefined)
      .map((card) => ({ do: 'choose', side, card }) as const),
  );
}

/** Lulls are agreed at the end of a turn, and broken at the start of one. */
export function lullPlays(battle: Battle): Extract<Play, { do: 'lull' | 'lull-over' | 'lull-restart' }>[] {
  return [
    ...(mayAgree(battle).ok ? SIDES.map((side) => ({ do: 'lull', side, where: '' }) as const) : []),
    ...(battle.phase === 1
      ? SIDES.filter((side) => mayRestart(battle, side).ok).map((side) => ({ do: 'lull-restart', side }) as const)
      : []),
    ...(battle.lull && (battle.phase === 1 || battle.phase === 9) ? [{ do: 'lull-over' } as const] : []),
  ];
}

export function sideMenu(battle: Battle, side: SideId): Play[] {
  if (battle.phase !== 5) return [];
  const [battery, ...others] = couldTakePart(battle, side).map((unit) => unit.id);
  const donors = others.slice(0, 3);
  return plays(
    battery !== undefined && mayMakeHowitzers(battle, battery, donors).ok && { do: 'convert', unit: battery, donors },
    { do: 'commander', side, atHQ: !battle.sides[side].atHQ },
    mayMoveHQ(battle, side).ok && { do: 'headquarters', side },
    mayRide(battle, armyCommander(battle, side)).ok && { do: 'ride', officer: armyCommander(battle, side).id },
  );
}

/** What may be done with a formation now. */
export function formationMenu(battle: Battle, id: string): Play[] {
  const formation = battle.formations[id]!;
  const far = formation.said.far === true;
  const acting = battle.action?.formation === id && !asked(battle);
  const orders = acting
    ? ordersToGive(formation.order, battle.rulings)
        .filter((order) => mayChangeOrder(battle, formation, order, far).ok)
        .map((order): Play => ({ do: 'order', formation: id, order, far }))
    : [];
  const officer = battle.officers[formation.commander]!;
  const joins = officer.host
    ? plays({ do: 'join', officer: officer.id, unit: null })
    : Object.values(battle.units)
        .filter((unit) => unit.formation === id && unit.fate === 'good' && mayAttach(battle, officer, unit.id).ok)
        .map((unit): Play => ({ do: 'join', officer: officer.id, unit: unit.id }));
  const rides = plays(!asked(battle) && mayRide(battle, officer).ok && { do: 'ride', officer: officer.id });
  return [...orders, ...joins, ...rides, ...officerMenu(battle, officer.id)];
}

/** What may be done with a unit now, beside setting it by hand. */
export function unitMenu(battle: Battle, id: string): Play[] {
  const unit = battle.units[id]!;
  if (battle.ended || !onTable(unit) || !keepsBooks(battle, unit.side)) return [];
  const free = !asked(battle);
  return [
    ...(free ? phasePlays(battle, unit) : []),
    ...(free ? fightsOf(battle, id).filter((play) => mayFightHere(battle, play).ok) : []),
    ...(free ? crossingPlays(battle, unit) : []),
    ...(free ? specialPlays(battle, unit) : []),
    ...(unit.fate === 'good' && fights(unit)
      ? plays({ do: 'check', unit: id }, { do: 'disorder', unit: id, why: 'after moving' })
      : []),
    ...batteryPlays(battle, unit),
    ...hitPlays(battle, unit),
  ];
}

/** Engineers and baggage are never targets of their own; they share what befalls others (NBC-ENG-06, NBC-BAG-02). */
const fights = ({ kind }: Unit): boolean => kind !== 'engineers' && kind !== 'baggage';

function phasePlays(battle: Battle, unit: Unit): Play[] {
  const most = mostStands(skirmishRatingOf(unit));
  const stands = ([0, 1, 2] as const)
    .filter((n) => n <= most && n !== unit.stands && mayDeploy(battle, unit, n).ok)
    .map((n): Play => ({ do: 'skirmishers', unit: unit.id, stands: n }));
  return [
    ...stands,
    ...swapsOf(battle, unit).map((other): Play => ({ do: 'swap', unit: unit.id, with: other.id })),
    ...plays(
      !unit.resting && mayRest(battle, unit).ok && { do: 'rest', unit: unit.id, resting: true },
      unit.resting && { do: 'rest', unit: unit.id, resting: false },
      (mayStayBehind(battle, unit).ok || mayCallBack(battle, unit).ok) && {
        do: 'stay',
        unit: unit.id,
        stays: !staysBehind(unit),
      },
      mayReckonMove(battle, unit).ok && { do: 'move', unit: unit.id },
      (mayRecover(battle, unit).ok || mayRally(battle, unit).ok) && { do: 'recover', unit: unit.id },
    ),
  ];
}

/** What it may send out, hold, serve, build or take. */
function specialPlays(battle: Battle, unit: Unit): Play[] {
  const { id } = unit;
  return [
    ...plays(
      mayOpenDetach(battle, unit).ok && { do: 'detach', unit: id },
      mayOpenGarrison(battle, unit).ok && { do: 'garrison', unit: id },
      mayStart(battle, unit).ok && { do: 'train', unit: id },
      unit.kind === 'pontoon' && mayBegin(battle, unit, 0).ok && { do: 'build', unit: id, cm: 0 },
    ),
    ...(unit.kind === 'pontoon'
      ? Array.from({ length: longestBridge(battle, unit.side) }, (_, i) => i + 1)
          .filter((cm) => mayBegin(battle, unit, cm).ok)
          .map((cm): Play => ({ do: 'build', unit: id, cm }))
      : []),
    ...(unit.kind === 'engineers'
      ? transfers(battle, unit).map((to): Play => ({ do: 'engineers', unit: id, to }))
      : []),
    ...areaPlays(battle, unit),
    ...(battle.action?.formation === unit.formation && unit.formation
      ? Object.values(battle.units)
          .filter((baggage) => baggage.kind === 'baggage' && mayCapture(baggage, unit).ok)
          .map((baggage): Play => ({ do: 'capture', baggage: baggage.id, by: id }))
      : []),
  ];
}

/** Into areas and out of them while its formation acts. */
function areaPlays(battle: Battle, unit: Unit): Play[] {
  if (!unit.formation || battle.action?.formation !== unit.formation) return [];
  return [null, ...battle.scenario.areas.map(({ id }) => id)]
    .filter((area) => mayOccupy(battle, unit, area).ok)
    .map((area): Play => ({ do: 'occupy', unit: unit.id, area }));
}

/** What may befall an officer on his own. */
export function officerMenu(battle: Battle, id: string): Play[] {
  const officer = battle.officers[id]!;
  if (battle.ended || asked(battle) || !mayStrike(battle, officer).ok) return [];
  return plays({ do: 'strike', officer: id, by: 'entered' }, { do: 'strike', officer: id, by: 'shot' });
}

/** The next step over each bridge. */
function crossingPlays(battle: Battle, unit: Unit): Play[] {
  return crossingsOf(battle).flatMap(({ id: over }) =>
    (['reach', 'try', 'leave'] as const)
      .filter((deed) => mayCross(battle, unit, over, deed).ok)
      .map((deed): Play => ({ do: 'cross', unit: unit.id, over, deed })),
  );
}

function batteryPlays(battle: Battle, unit: Unit): Play[] {
  if (unit.card.arm !== 'artillery') return [];
  if (unit.host)
    return plays(mayAttachBattery(battle, unit.id, null).ok && { do: 'battery', unit: unit.id, host: null });
  return Object.values(battle.units)
    .filter(
      (host) =>
        host.side === unit.side && host.formation === unit.formation && mayAttachBattery(battle, unit.id, host.id).ok,
    )
    .map((host): Play => ({ do: 'battery', unit: unit.id, host: host.id }));
}

/** By hand, the outcome of a fight the table resolved: up to all it has. */
function hitPlays(battle: Battle, unit: Unit): Play[] {
  if (unit.fate !== 'good' || !fights(unit)) return [];
  const cause = causeNow(battle);
  if (!cause) return [];
  const most = hasCP(unit) ? currentCP(unit) : 2;
  const counts = Array.from({ length: most }, (_, n) => n + 1);
  return counts.flatMap((hits): Play[] =>
    cause === 'skirmish' && unit.stands > 0
      ? [
          { do: 'hits', unit: unit.id, hits, cause, aspect: 'front', stand: 'absorb' },
          { do: 'hits', unit: unit.id, hits, cause, aspect: 'front', stand: 'keep' },
        ]
      : [{ do: 'hits', unit: unit.id, hits, cause, aspect: 'front' }],
  );
}

/** What most likely hits a unit in the phase or step that runs. */
export function causeNow(battle: Battle): Extract<Play, { do: 'hits' }>['cause'] | null {
  if (battle.phase === 3) return 'skirmish';
  if (battle.phase === 4) return 'artillery';
  if (battle.action?.step === 'move') return 'canister';
  if (battle.action?.step === 'firefights') return 'firefight';
  if (battle.action?.step === 'combats') return 'close combat';
  return null;
}
