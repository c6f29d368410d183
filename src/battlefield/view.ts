/** The battle as a viewer may see it. Secrets can leak only here: all that is shown or shared is made of it. */

import { type Rulings, ruling } from '../book/rulings.ts';
import { SIDES, type SideId } from '../book/terms.ts';
import { type Audience, mayKnow as seatsHold } from '../engine/seats.ts';
import type { Reinforcement } from '../scenarios/schema.ts';
import { awaited, isDue, unitsOfComing } from './arrivals/reinforcements.ts';
import { asked, type Battle, type Formation, type Sealed, type Side, type Task } from './battle.ts';
import { askedInTurn, liesFaceDown as faceDown, isToLay } from './command/who-may-act.ts';
import type { Event } from './events.ts';
import { countIsSecret } from './ledger/re-roll-dice.ts';
import { throwOpen } from './now.ts';
import { procedureFor, UNSEEN } from './procedures.ts';

export type Viewer = SideId | 'both' | 'umpire';

/** Whether a viewer may know something meant for an audience. Both sides on one phone share what both may know. */
export function mayKnow(viewer: Viewer, audience: Audience): boolean {
  return seatsHold(audience, viewer === 'both' ? [] : [viewer]);
}

/** AMB-07: whether a viewer sees a side's re-roll dice, which are secret by ruling; spending them is announced. */
const seesRerolls = (battle: Battle, viewer: Viewer, side: SideId): boolean =>
  viewer === 'umpire' ||
  viewer === side ||
  ruling(battle.rulings, 'rrdCount') === 'public' ||
  (viewer === 'both' && battle.keeps === 'both' && battle.phone === 'open');

/** The side that must hold a phone that is passed round, because the next question is secret; null otherwise. */
export function privateTo(battle: Battle): SideId | null {
  if (battle.keeps !== 'both' || battle.phone !== 'passed' || battle.ended) return null;
  const task = asked(battle);
  if (task) return task.kind === 'recover-rerolls' && countIsSecret(battle) ? task.side : throwersEyes(battle, task);
  if (battle.phase !== 6 || battle.action || battle.help === 'ledger' || throwOpen(battle)) return null;
  const choosing = askedInTurn(battle).filter((side) => isToLay(battle, side));
  // A choice is public at once if the other side has no card or an open one.
  const secret = choosing.length === 2 || SIDES.some((side) => battle.sides[side].chosen !== null);
  return secret ? (choosing[0] ?? null) : null;
}

/** AMB-01: the side that alone sees a pot until the question is settled, by ruling; null otherwise. */
function throwersEyes(battle: Battle, task: Task): SideId | null {
  if (ruling(battle.rulings, 'potVisibility') !== 'thrower-first') return null;
  const [first, ...others] = task.rolls.filter(({ thing }) => 'pot' in thing);
  return first && others.every(({ by }) => by === first.by) ? first.by : null;
}

export interface View {
  readonly battle: Battle;
  readonly viewer: Viewer;
  /** Ready re-roll dice; null if the viewer may not know. */
  readonly rerolls: Readonly<Record<SideId, number | null>>;
}

const NO_STOCK = { ready: 0, used: 0 };
/** A phone that is passed round offers every re-throw, so that offers reveal nothing; the referee knows the stock. */
const UNKNOWN_STOCK = { ready: 99, used: 0 };

/** Whether the scenario hides an arrival from this viewer until it may come. An open table counts as the enemy. */
const keptFrom = (viewer: Viewer, coming: Reinforcement): boolean =>
  coming.secret === true && viewer !== 'umpire' && viewer !== coming.side;

function withoutSecretArrivals(battle: Battle, viewer: Viewer): Battle {
  if (battle.ended) return battle;
  const secret = awaited(battle).filter((coming) => keptFrom(viewer, coming) && !isDue(battle, coming.at));
  if (secret.length === 0) return battle;
  const units = new Set(secret.flatMap((coming) => unitsOfComing(battle, coming).map(({ id }) => id)));
  const left = Object.values(battle.units).filter(({ id }) => !units.has(id));
  const gone = new Set(
    secret
      .map(({ formation }) => formation)
      .filter((id) => !battle.formations[id]!.present && left.every((unit) => unit.formation !== id)),
  );
  const reinforcements = battle.scenario.reinforcements.filter((coming) => !secret.includes(coming));
  return {
    ...battle,
    units: Object.fromEntries(left.map((unit) => [unit.id, unit])),
    formations: Object.fromEntries(Object.entries(battle.formations).filter(([id]) => !gone.has(id))),
    scenario: { ...battle.scenario, reinforcements },
  };
}

/** All members of a type: shown as they are, or by the functions below; what is in no list is not shown. */
type Sight<T> = { readonly [K in keyof Required<T>]: 'open' | 'guarded' };

const BATTLE = {
  ...{ scenario: 'guarded', sides: 'guarded', formations: 'guarded', agenda: 'guarded', notes: 'guarded' },
  ...{ hiddenOrders: 'guarded', sealed: 'guarded' },
  ...{ keeps: 'open', phone: 'open', help: 'open', dice: 'open', rulings: 'open', seal: 'open', thrown: 'open' },
  ...{ turn: 'open', phase: 'open', minutes: 'open', action: 'open', contests: 'open', units: 'open' },
  ...{ officers: 'open', places: 'open', sky: 'open', packs: 'open', ownPacks: 'open', arrived: 'open', shots: 'open' },
  ...{ serial: 'open', keys: 'open', lull: 'open', ended: 'open', revealed: 'open', after: 'open', simplified: 'open' },
} satisfies Sight<Battle>;

const SIDE = {
  ...{ rerolls: 'guarded', chosen: 'guarded' },
  ...{ id: 'open', name: 'open', commander: 'open', atHQ: 'open', hqMoved: 'open', changedAway: 'open' },
  ...{ lapels: 'open', byes: 'open', convertedIn: 'open', facts: 'open' },
} satisfies Sight<Side>;

const FORMATION = {
  ...{ card: 'guarded' },
  ...{ id: 'open', side: 'open', name: 'open', commander: 'open', awkward: 'open', order: 'open', present: 'open' },
  ...{ radius: 'open', startUnits: 'open', command: 'open', facts: 'open', ordersGivenIn: 'open', receivedAt: 'open' },
} satisfies Sight<Formation>;

type OpenIn<T, S extends Sight<T>> = {
  [K in keyof T]: K extends keyof S ? (S[K] extends 'open' ? K : never) : never;
}[keyof T];

function open<T extends object, S extends Sight<T>>(sight: S, of: T): Pick<T, OpenIn<T, S>> {
  return Object.fromEntries(Object.entries(of).filter(([key]) => Reflect.get(sight, key) === 'open')) as Pick<
    T,
    OpenIn<T, S>
  >;
}

interface Eyes {
  readonly battle: Battle;
  readonly viewer: Viewer;
  readonly rerolls: View['rerolls'];
  readonly passed: boolean;
}

const isHidden = ({ viewer, passed }: Eyes, side: SideId): boolean => viewer !== side && (viewer !== 'both' || passed);

/** NBC-CCD-02: whether a side's card lies face down for this viewer, which it does until both have chosen. */
const liesFaceDown = (eyes: Eyes, side: SideId): boolean => isHidden(eyes, side) && faceDown(eyes.battle, side);

function sideFor(eyes: Eyes, id: SideId): Side {
  const side = eyes.battle.sides[id];
  const counted = !isHidden(eyes, id) || eyes.rerolls[id] !== null;
  return {
    ...open(SIDE, side),
    rerolls: counted ? side.rerolls : eyes.passed ? UNKNOWN_STOCK : NO_STOCK,
    chosen: liesFaceDown(eyes, id) ? null : side.chosen,
  };
}

const formationFor = (eyes: Eyes, formation: Formation): Formation => ({
  ...open(FORMATION, formation),
  card: formation.card === 'played' && liesFaceDown(eyes, formation.side) ? 'hand' : formation.card,
});

function taskFor({ battle, viewer, rerolls }: Eyes, task: Task): Task {
  const secret = task.kind === 'recover-rerolls' && task.side && rerolls[task.side] === null;
  const thrower = throwersEyes(battle, task);
  if (!secret && (viewer === 'both' || thrower === null || thrower === viewer)) return task;
  // Nobody is offered a throw that has been made.
  const lies = !task.deferred && task.rolls.length > 0 && procedureFor(task.kind).needs(battle, task).length === 0;
  return { ...task, rolls: [], ...(lies && { kind: UNSEEN }) };
}

export function view(whole: Battle, viewer: Viewer): View {
  const battle = withoutSecretArrivals(whole, viewer);
  const rerolls = { a: seen(battle, viewer, 'a'), b: seen(battle, viewer, 'b') };
  if (viewer === 'umpire') return { battle, viewer, rerolls };
  const eyes: Eyes = { battle, viewer, rerolls, passed: battle.keeps === 'both' && battle.phone === 'passed' };
  const formations = Object.values(battle.formations).map((formation) => formationFor(eyes, formation));
  return {
    viewer,
    rerolls,
    battle: {
      ...open(BATTLE, battle),
      sides: { a: sideFor(eyes, 'a'), b: sideFor(eyes, 'b') },
      formations: Object.fromEntries(formations.map((formation) => [formation.id, formation])),
      agenda: battle.agenda.map((task) => taskFor(eyes, task)),
      hiddenOrders: {},
      ...(battle.sealed && { sealed: battle.sealed.map((one) => sealedFor(viewer, one)) }),
      notes: ownWords(battle.notes, viewer),
      scenario: { ...battle.scenario, briefings: ownWords(battle.scenario.briefings, viewer) },
    },
  };
}

/** A sealed paper; if it is sealed for others, only its place. */
const sealedFor = (viewer: Viewer, one: Sealed): Sealed =>
  one.shown || one.for.some((seat) => seat.split('.')[0] === viewer)
    ? one
    : { seal: '', by: '', at: 0, for: [], box: { from: '', data: '', keys: {} } };

const ownWords = (words: { readonly a: string; readonly b: string; readonly umpire: string }, viewer: Viewer) => ({
  a: viewer === 'a' ? words.a : '',
  b: viewer === 'b' ? words.b : '',
  umpire: viewer === 'umpire' ? words.umpire : '',
});

const seen = (battle: Battle, viewer: Viewer, side: SideId): number | null =>
  seesRerolls(battle, viewer, side) ? battle.sides[side].rerolls.ready : null;

/** The events a viewer may read, without those for others and without what the rest reveals of others. */
export function seenEvents(events: readonly Event[], viewer: Viewer): Event[] {
  if (viewer === 'umpire') return [...events];
  let rulings: Rulings = {};
  let passed = false;
  return events
    .filter((event) => mayKnow(viewer, event.to))
    .map((event) => {
      if (event.type === 'begun') {
        rulings = event.setup.rulings;
        passed = event.setup.keeps === 'both' && event.setup.phone === 'passed';
        const { scenario } = event;
        const reinforcements = scenario.reinforcements.filter((coming) => !keptFrom(viewer, coming));
        return { ...event, scenario: { ...scenario, reinforcements, briefings: ownWords(scenario.briefings, viewer) } };
      }
      if (event.type === 'ruling') rulings = { ...rulings, [event.key]: event.value };
      if (event.type === 'phone') passed = event.phone === 'passed';
      if (event.type !== 'side' || viewer === event.side || (viewer === 'both' && !passed)) return event;
      const { rerolls, ...set } = event.set;
      return rerolls && ruling(rulings, 'rrdCount') === 'private' ? { ...event, set } : event;
    });
}
