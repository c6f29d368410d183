/** Copies of a battle's parts, each type by one literal: spreads give many shapes, several times slower to read. */
import { settleShape } from '../../engine/shape.ts';
import type { Battle, Formation, Officer, Side, Task, Unit } from '../battle.ts';

/** All members, optional ones included. */
type Whole<T> = { readonly [K in keyof Required<T>]: T[K] };

export const unitWith = (of: Unit, set: Partial<Unit>): Unit =>
  Object.assign(
    {
      id: of.id,
      side: of.side,
      formation: of.formation,
      kind: of.kind,
      card: of.card,
      startCP: of.startCP,
      lost: of.lost,
      fate: of.fate,
      shaken: of.shaken,
      disordered: of.disordered,
      exhaustion: of.exhaustion,
      resting: of.resting,
      stands: of.stands,
      present: of.present,
      host: of.host,
      attachedIn: of.attachedIn,
      firedIn: of.firedIn,
      area: of.area,
      occupied: of.occupied,
      ownOrder: of.ownOrder,
      disturbed: of.disturbed,
      hurt: of.hurt,
      facts: of.facts,
      restedIn: of.restedIn,
      looting: of.looting,
      pieces: of.pieces,
      conversion: of.conversion,
      areaIn: of.areaIn,
      crossing: of.crossing,
      screen: of.screen,
      stopped: of.stopped,
      onFoot: of.onFoot,
      movesIn: of.movesIn,
      building: of.building,
      captured: of.captured,
    } satisfies Whole<Unit>,
    set,
  );

export const officerWith = (of: Officer, set: Partial<Officer>): Officer =>
  Object.assign(
    {
      id: of.id,
      side: of.side,
      role: of.role,
      card: of.card,
      name: of.name,
      A: of.A,
      L: of.L,
      T: of.T,
      fate: of.fate,
      fell: of.fell,
      replacedIn: of.replacedIn,
      host: of.host,
      facts: of.facts,
    } satisfies Whole<Officer>,
    set,
  );

export const formationWith = (of: Formation, set: Partial<Formation>): Formation =>
  Object.assign(
    {
      id: of.id,
      side: of.side,
      name: of.name,
      commander: of.commander,
      awkward: of.awkward,
      order: of.order,
      present: of.present,
      radius: of.radius,
      startUnits: of.startUnits,
      card: of.card,
      command: of.command,
      facts: of.facts,
      ordersGivenIn: of.ordersGivenIn,
      receivedAt: of.receivedAt,
    } satisfies Whole<Formation>,
    set,
  );

export const sideWith = (of: Side, set: Partial<Side>): Side =>
  Object.assign(
    {
      id: of.id,
      name: of.name,
      commander: of.commander,
      rerolls: of.rerolls,
      atHQ: of.atHQ,
      hqMoved: of.hqMoved,
      changedAway: of.changedAway,
      lapels: of.lapels,
      byes: of.byes,
      chosen: of.chosen,
      convertedIn: of.convertedIn,
      facts: of.facts,
    } satisfies Whole<Side>,
    set,
  );

export const taskOf = (of: Task): Task =>
  ({
    id: of.id,
    kind: of.kind,
    side: of.side,
    unit: of.unit,
    formation: of.formation,
    officer: of.officer,
    facts: of.facts,
    data: of.data,
    rolls: of.rolls,
    deferred: of.deferred,
  }) satisfies Whole<Task>;

export const battleWith = (of: Battle, set: Partial<Battle>): Battle =>
  Object.assign(
    {
      scenario: of.scenario,
      keeps: of.keeps,
      phone: of.phone,
      help: of.help,
      dice: of.dice,
      rulings: of.rulings,
      seal: of.seal,
      thrown: of.thrown,
      turn: of.turn,
      phase: of.phase,
      minutes: of.minutes,
      action: of.action,
      contests: of.contests,
      sides: of.sides,
      formations: of.formations,
      units: of.units,
      officers: of.officers,
      places: of.places,
      sky: of.sky,
      packs: of.packs,
      ownPacks: of.ownPacks,
      arrived: of.arrived,
      shots: of.shots,
      agenda: of.agenda,
      serial: of.serial,
      notes: of.notes,
      hiddenOrders: of.hiddenOrders,
      lull: of.lull,
      ended: of.ended,
      revealed: of.revealed,
      after: of.after,
      simplified: of.simplified,
      sealed: of.sealed,
      keys: of.keys,
    } satisfies Whole<Battle>,
    set,
  );

settleShape(unitWith);
settleShape(officerWith);
settleShape(formationWith);
settleShape(sideWith);
settleShape(taskOf);
settleShape(battleWith);
