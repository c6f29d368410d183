/** The answers to a move that the app computes, and its questions, each answer with its effect (NBC-MOV-01 to -15). */

import * as z from 'zod/mini';
import type { Face } from '../../dice/faces.ts';
import { ALLOWED } from '../../engine/legality.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { type Battle, orderOf, type Unit } from '../battle.ts';
import { holds } from '../facts.ts';
import { unitOf } from '../look-up.ts';
import { called, placeNamed, shortNamed } from '../named.ts';
import { type Asked, amount, answersAbout, type Choice, type Fact, type Nothing, oneOf, yesNo } from '../procedure.ts';
import { mayRemount } from '../rules/close-combat/facts.ts';
import { type DemandFacts, OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { unitInLull, zoneNow } from '../rules/lulls/lulls.ts';
import type { Gait, Manoeuvre } from '../rules/movement/manoeuvres.ts';
import * as rules from '../rules/movement/manoeuvres.ts';
import type { MoveAllowance, MoveFacts, TerrainMet } from '../rules/movement/movement.ts';
import { contourCost, moveAllowance } from '../rules/movement/movement.ts';
import { mayStandOn } from '../terrain.ts';
import { diceIn } from '../throws.ts';
import { bestDistance, moveFacts, terrainOf } from './plain-moves.ts';

/** NBC-ART-24: how a battery can stand in a narrow gap. */
export const IN_THE_GAP = ['level', 'ahead', 'behind'] as const;
/** NBC-DET-03: where a detachment goes. */
export const GOING = ['to-post', 'back', 'elsewhere'] as const;
export const BY_ROAD = ['no', 'road', 'paved'] as const;
/** The friends the unit passes through; at most this many are asked. */
export const PASSED = ['passes', 'passes2', 'passes3'] as const;
export const NOBODY = 'none';

const yes = z.boolean();
const OF_ITS_WAY = { inCZ: yes, staysIn: yes, forward: yes, forced: yes, inside: yes, blocked: yes, fording: yes };
const OF_ITS_END = { outOfSight: yes, enemyHorse: yes, openFront: yes, attacksOut: yes, emplaced: yes, stops: yes };
const SWITCHES = { ...OF_ITS_WAY, overHalf: yes, faceFirst: yes, ...OF_ITS_END };
const figure = z.number();
const FIGURES = { edgeCm: figure, enemyCm: figure, contours: figure, faces: figure, wheels: figure, lineCm: figure };

export const moveAnswers = answersAbout(
  {
    ...SWITCHES,
    ...FIGURES,
    byRoad: z.literal(BY_ROAD),
    gait: z.literal(rules.GAITS),
    passes: z.string(),
    passes2: z.string(),
    passes3: z.string(),
    ends: z.literal(rules.ENDS),
    gap: z.literal(['no', ...IN_THE_GAP]),
    going: z.literal(GOING),
  },
  // For each kind of terrain, by its number.
  { terrain: yes },
);
export type MoveTask = Asked<Nothing, z.infer<typeof moveAnswers>>;
type Switch = keyof typeof SWITCHES;
type Figure = keyof typeof FIGURES;

export const unitIn = (battle: Battle, { unit }: { readonly unit?: string }): Unit => unitOf(battle, unit);
export const on = ({ facts }: MoveTask, key: Switch): boolean => facts[key] ?? false;
export const number = ({ facts }: MoveTask, key: Figure): number => facts[key] ?? 0;

/** The answers to a move of a unit or an officer, or to a charge: those about terrain. */
export interface Crosses {
  readonly facts: { readonly [key: string]: unknown };
}

export const terrainSaid = (battle: Battle, { facts }: Crosses): readonly TerrainMet[] =>
  terrainOf(battle).filter((_, i) => facts[`terrain.${i}`] === true);

export function manoeuvresSaid(task: MoveTask): Manoeuvre[] {
  const many = (n: number, kind: Manoeuvre['kind']) => Array.from({ length: n }, () => ({ kind }));
  return present(
    on(task, 'faceFirst') && FIRST_FACE,
    many(number(task, 'faces'), 'about-face'),
    many(number(task, 'wheels'), 'wheel'),
  );
}
export const FIRST_FACE: Manoeuvre = { kind: 'about-face', atStart: true };

export const inZone = (battle: Battle, task: MoveTask): boolean =>
  task.facts.inCZ ?? holds(unitIn(battle, task), 'inCZ');
export const byRoad = ({ facts: { byRoad: said = 'no' } }: MoveTask): MoveFacts['byRoad'] =>
  said === 'no' ? null : said;

export function factsSaid(battle: Battle, task: MoveTask): MoveFacts {
  return {
    contours: number(task, 'contours'),
    terrain: terrainSaid(battle, task),
    alreadyInside: on(task, 'inside'),
    byRoad: byRoad(task),
    gait: task.facts.gait ?? 'ahead',
    manoeuvres: manoeuvresSaid(task),
    forced: on(task, 'forced'),
    fording: on(task, 'fording'),
    ...moveFacts(battle, unitIn(battle, task)),
    startsInContactZone: inZone(battle, task),
  };
}

export function allowanceOf(battle: Battle, task: MoveTask): MoveAllowance {
  // NBC-BUA-04: cavalry on foot must mount in order to move.
  const mounts = unitIn(battle, task).onFoot ? mayRemount(inZone(battle, task)) : ALLOWED;
  if (!mounts.ok) return { kind: 'cannot', why: mounts.why, row: mounts.row };
  return moveAllowance(factsSaid(battle, task), battle.rulings);
}

export const facesOf = (task: MoveTask): readonly Face[] | undefined => diceIn(task);

export const passedIds = (battle: Battle, { facts }: MoveTask): string[] => [
  ...new Set(PASSED.map((key) => facts[key] ?? NOBODY).filter((id) => id in battle.units)),
];

/** What decides the distance that the order demands of a unit which can move `availableCm`. */
export const demandOf = (battle: Battle, task: MoveTask, availableCm: number): DemandFacts => {
  const { formation } = unitIn(battle, task);
  return {
    bestDistanceCm: formation === null ? null : (bestDistance(battle, formation)?.total ?? null),
    availableCm,
    enemyInZone: inZone(battle, task),
    outOfSight: on(task, 'outOfSight'),
  };
};

/** The line behind which rarely needed facts are folded. */
export const TURNS = 'move-turns';

export const switchOf = (task: MoveTask, key: Switch, label: Said, effect?: Said, group?: Said): Fact =>
  yesNo(key, label, on(task, key), { ...(effect && { effect }), group });

export const numberOf = (task: MoveTask, key: Figure, label: Said, most: number, more?: Partial<Fact>): Fact => ({
  ...amount(key, label, number(task, key), [0, most]),
  ...more,
});

export const option = (value: string, label: Said, effect?: Said): Choice =>
  effect ? { value, label, effect } : { value, label };

export const choiceOf = (key: string, label: Said, value: string, options: readonly Choice[], group?: Said): Fact =>
  oneOf(key, label, value, options, { group });

/** NBC-SCN-15: the effect of a piece of terrain on a unit, as the scenario marks it. */
export function terrainEffect({ shifts, disorderTest, crossable }: TerrainMet): Message {
  if (crossable === false) return word('move-no-way');
  const changes = present(shifts > 0 && shifted(shifts), disorderTest && word('move-tested'));
  return say('fight-effects', { changes: changes.length > 0 ? changes : [word('move-zone-die')] });
}

/** NBC-MOV-23: the effect of terrain on an officer, who is only slowed. */
export const shiftsEffect = ({ shifts }: TerrainMet): Said => (shifts > 0 ? shifted(shifts) : '');
const shifted = (n: number): Message => say('move-shifted', { n });

/** A question for each kind of terrain in the scenario that a unit or officer may meet. */
export function terrainFacts(battle: Battle, task: Crosses, effectOf: (met: TerrainMet) => Said, under?: Said): Fact[] {
  const met = terrainSaid(battle, task).map(({ name }) => word(name));
  const group = under ?? (met.length > 0 ? say('move-terrain', { met }) : 'move-terrain-open');
  return terrainOf(battle).map((terrain, i) => {
    const key = `terrain.${i}`;
    return yesNo(key, terrain.name, task.facts[key] === true, { effect: () => effectOf(terrain), group });
  });
}

/** NBC-BRG-05: the question whether the way leads through a ford. */
export const fordFacts = ({ scenario }: Battle, { facts }: Crosses, group?: Said): Fact[] =>
  scenario.crossings.some(({ kind }) => kind === 'ford')
    ? [yesNo('fording', 'move-fording', facts.fording === true, { group })]
    : [];

const MOST_CONTOURS = 8;
export const contourFact = (value: number): Fact => ({
  ...{ key: 'contours', label: 'move-contours-crossed', kind: 'number', min: 0, max: MOST_CONTOURS, value },
});

/** NBC-ORD-16: the questions about a march by road. */
const roadFacts = (task: MoveTask): Fact[] =>
  present(
    choiceOf('byRoad', 'move-by-road', byRoad(task) ?? 'no', [
      option('no', 'move-no'),
      option('road', 'move-road-all', 'move-road-terrain'),
      option('paved', 'move-road-paved', 'move-road-mud'),
    ]),
    byRoad(task) && switchOf(task, 'blocked', 'move-road-blocked', 'move-march-fails'),
  );

/** The facts that decide the distance. These facts are fixed after the dice have been thrown. */
export function wayFacts(battle: Battle, task: MoveTask): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const met = terrainSaid(battle, task);
  const inside = say('move-in-zone', { cm: zoneNow(battle, unit) });
  const zone = yesNo('inCZ', inside, inZone(battle, task), { effect: 'zone-dice' });
  const stands = unit.resting || (order && OBLIGATIONS[order].duty.kind === 'stand');
  const area = battle.scenario.areas.find(({ id }) => id === unit.area);
  const staysIn = area && say('stays-in-area', { area: placeNamed(area) });
  return present(
    unitInLull(battle, unit) && switchOf(task, 'forward', 'move-forward', 'move-not-in-lull'),
    staysIn && switchOf(task, 'staysIn', staysIn, 'move-keeps-hour'),
    zone,
    stands && switchOf(task, 'forced', 'move-forced', unit.resting ? 'move-ends-rest' : undefined),
    terrainFacts(battle, task, terrainEffect),
    met.some(({ kind = 'terrain' }) => mayStandOn(kind)) && switchOf(task, 'inside', 'move-inside', 'move-no-edge'),
    order && OBLIGATIONS[order].roadColumn && roadFacts(task),
    fordFacts(battle, task),
  );
}

function gaitFacts(battle: Battle, task: MoveTask, { card: { arm } }: Unit): Fact[] {
  const { gait = 'ahead' } = task.facts;
  const effectOf = (one: Gait): Said | undefined => {
    if (one === 'oblique') return say('gait-up-to', { degrees: rules.GAIT_DEGREES.oblique });
    if (!rules.isHalfSpeed(one, arm)) return undefined;
    return inZone(battle, task) ? 'gait-half-disordered' : 'gait-half-checked';
  };
  const gaits = rules.GAITS.map((one) => option(one, `gait-${one}`, effectOf(one)));
  return present(
    choiceOf('gait', 'move-gait', gait, gaits, TURNS),
    gait === 'oblique' && switchOf(task, 'overHalf', 'move-over-half', 'move-tested', TURNS),
  );
}

/** NBC-MOV-02, NBC-MOV-04, NBC-MOV-05: the questions about turns. */
function turnFacts(battle: Battle, task: MoveTask, { card: { arm } }: Unit): Fact[] {
  const first = rules.faceCost([FIRST_FACE], { arm, ground: battle.sky.ground }, battle.rulings);
  const free = first.kind === 'cm' && first.cm.total === 0;
  return present(
    arm === 'cavalry' && switchOf(task, 'faceFirst', 'move-face-before', free ? 'move-free' : 'move-whole', TURNS),
    numberOf(
      task,
      'faces',
      say('move-faces-made', {
        side: rules.FACE_DEGREES['left-face'],
        about: rules.FACE_DEGREES['about-face'],
        cm: rules.FACE_CM,
      }),
      MOST_TURNS,
      { group: TURNS },
    ),
    numberOf(task, 'wheels', 'move-wheels', MOST_TURNS, { group: TURNS }),
  );
}
const MOST_TURNS = 6;

/** The facts that are known only after the unit has been moved. */
export function movedFacts(battle: Battle, task: MoveTask): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const duty = order && OBLIGATIONS[order].duty;
  const passed = PASSED.map((key) => ({ key, said: task.facts[key] ?? NOBODY }));
  return present(
    contourCost(battle.scenario.hills) > 0 && contourFact(number(task, 'contours')),
    // NBC-ART-26: artillery moves in any direction.
    unit.card.arm !== 'artillery' && [...gaitFacts(battle, task, unit), ...turnFacts(battle, task, unit)],
    friendsAsked(rules.passable(battle, unit), passed, TURNS),
    duty?.kind === 'retire' &&
      duty.untilOutOfSight &&
      switchOf(task, 'outOfSight', 'move-out-of-sight', 'move-owes-nothing'),
  );
}

/** One question for each friend passed, and one more for the next. `asked` holds each key with its answer. */
export function friendsAsked(
  friends: readonly Unit[],
  asked: readonly { readonly key: string; readonly said: string }[],
  group?: Said,
  effect: Said = 'move-both-check',
): Fact[] {
  const more = asked.findIndex(({ said }) => said === NOBODY);
  const named = friends.map((friend) => option(friend.id, called(shortNamed(friend)), effect));
  const options = [option(NOBODY, 'nobody'), ...named];
  return asked
    .slice(0, more === -1 ? asked.length : more + 1)
    .map(({ key, said }, i) =>
      choiceOf(key, i === 0 ? 'move-through-friends' : 'move-and-through', said, options, group),
    );
}
