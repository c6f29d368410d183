/** What decides a unit's move: what the ledger knows of it, and what only the table can say (NBC-MOV-01 to -15). */
import { ALLOWED, type Legality, refuse, unless } from '../../book/legality.ts';
import type { Reckoning } from '../../book/reckoning.ts';
import type { GunWeight } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import { attachedTo, type Battle, onTable, orderOf, staysBehind, type Task, type Unit, unitsOf } from '../battle.ts';
import { mayRemount } from '../built-up-areas.ts';
import { type DemandFacts, OBLIGATIONS } from '../command/order-obligations.ts';
import { firedAs } from '../fire/artillery-moves.ts';
import { unitInLull, zoneNow } from '../lulls/lull-here.ts';
import type { Fact } from '../procedure.ts';
import { saidOr } from '../procedure.ts';
import { mayStandOn, SAMPLE_TERRAIN } from '../terrain.ts';
import { diceIn } from '../throws.ts';
import { FACE_CM, FACE_DEGREES, GAIT_DEGREES, type Manoeuvre, mayPass, mayStillAdjust } from './manoeuvres.ts';
import {
  contourCost,
  formationBestDistance,
  type MoveAllowance,
  type MoveClass,
  type MoveFacts,
  moveAllowance,
  moveClass,
  slowest,
  type TerrainMet,
} from './movement.ts';

// ---- what the ledger knows -----------------------------------------------------------------------------------------

/** The scenario's restricted terrain, or the rulebook's illustrations where it names none (AMB-158). */
export const terrainOf = (battle: Battle): readonly TerrainMet[] =>
  battle.scenario.terrain.length > 0 ? battle.scenario.terrain : SAMPLE_TERRAIN;

/** The guns of a unit that fired this turn, its own or attached; howitzers and rockets count as medium (NBC-ART-25). */
function firedGuns(battle: Battle, unit: Unit): GunWeight | null {
  const weights = [unit, ...attachedTo(battle, unit.id)].map(({ card, firedIn, ...guns }) =>
    card.arm === 'artillery'
      ? firedAs({
          weight: card.weight,
          pieces: guns.pieces ?? card.pieces,
          firedThisTurn: firedIn === battle.turn && firedIn > 0,
        })
      : null,
  );
  return (['heavy', 'medium', 'light'] as const).find((weight) => weights.includes(weight)) ?? null;
}

const classOf = ({ card }: Unit): MoveClass =>
  card.arm === 'engineers'
    ? 'foot'
    : card.arm === 'artillery'
      ? moveClass({ arm: 'artillery', weight: card.weight, mobility: card.mobility })
      : moveClass({ arm: card.arm });

/** What the ledger says of a move, before the table has said anything. */
function moveFacts(battle: Battle, unit: Unit): MoveFacts {
  const guns = attachedTo(battle, unit.id).filter((other) => other.card.arm === 'artillery');
  const { conversion } = [unit, ...guns].find((each) => each.conversion !== null) ?? unit;
  return {
    arm: unit.card.arm,
    moveClass: slowest([classOf(unit), ...guns.map(classOf)]),
    ground: battle.sky.ground,
    hills: battle.scenario.hills,
    order: orderOf(battle, unit) ?? null,
    startsInContactZone: unit.said.inCZ === true,
    exhaustion: unit.exhaustion,
    disordered: unit.disordered,
    fired: firedGuns(battle, unit),
    conversion: conversion?.part ?? null,
    broken: unit.fate === 'broken',
    garrison: unit.kind === 'garrison',
    looting: unit.looting,
    resting: unit.resting,
  };
}

/** How far a unit may move as it stands, with nothing in its way. */
export const plainMove = (battle: Battle, unit: Unit): MoveAllowance =>
  moveAllowance(moveFacts(battle, unit), battle.rulings);

/** Units that move for themselves: what is attached goes with its host, a garrison stays. */
const movesAlone = (unit: Unit): boolean =>
  onTable(unit) && unit.host === null && unit.kind !== 'garrison' && unit.kind !== 'engineers';

/** Whether a unit's move may be reckoned now: in its formation's action, trains among the commanders. */
export function mayReckonMove(battle: Battle, unit: Unit): Legality {
  const { action, phase } = battle;
  const train = unit.kind === 'pontoon' || unit.kind === 'baggage';
  const finished = mayStillAdjust('move');
  const now = train ? phase === 5 : action?.step === 'move' && action.formation === unit.formation;
  return unless(
    !movesAlone(unit) && refuse('It does not move by itself.', 'NBC-MOV-01'),
    !now && refuse(train ? 'Trains move in phase 5.' : 'Units move in the second step of their action.', 'NBC-MOV-01'),
    train && !unit.movesIn && refuse('The train has not been set in motion.', 'NBC-PON-01'),
    train && Boolean(unit.captured) && refuse('The enemy has it.', 'NBC-BAG-02'),
    Boolean(unit.building) && refuse('It is building its bridge.', 'NBC-PON-04'),
    unit.said.moved === true && !finished.ok && finished,
  );
}

/** Formation Best Distance as far as it is known: full moves, and the dice already thrown (NBC-GL-09). */
export function bestDistance(battle: Battle, formation: string): Reckoning | null {
  return formationBestDistance(
    unitsOf(battle, formation)
      .filter(movesAlone)
      .flatMap((unit) => {
        const plain = plainMove(battle, unit);
        const thrown = unit.said.movedCm;
        const distanceCm = typeof thrown === 'number' ? thrown : plain.kind === 'full' ? plain.cm.total : undefined;
        return distanceCm === undefined
          ? []
          : [
              {
                name: unit.card.name,
                distanceCm,
                leftBehind: staysBehind(unit),
                broken: unit.fate === 'broken',
                resting: unit.resting,
              },
            ];
      }),
  );
}

/** What decides the distance that its order asks of a unit which can go so far. */
export const demandOf = (battle: Battle, task: Task, availableCm: number): DemandFacts => {
  const { formation } = unitIn(battle, task);
  return {
    bestDistanceCm: formation === null ? null : (bestDistance(battle, formation)?.total ?? null),
    availableCm,
    enemyInZone: inZone(battle, task),
    outOfSight: on(task, 'outOfSight'),
  };
};

// ---- what the table says -------------------------------------------------------------------------------------------

export const TURNS = 'Turns, sidesteps, friends in the way';
export const unitIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;
export const on = (task: Task, key: string): boolean => saidOr(task, key, false);
export const number = (task: Task, key: string): number => saidOr(task, key, 0);

export const terrainSaid = (battle: Battle, task: Task): readonly TerrainMet[] =>
  terrainOf(battle).filter((_, i) => on(task, `terrain${i}`));

/** Artillery and officers face where they like (NBC-ART-26). */
const facesFront = (unit: Unit): boolean => unit.card.arm !== 'artillery';

export function manoeuvresSaid(task: Task): Manoeuvre[] {
  const many = (n: number, kind: Manoeuvre['kind']) => Array.from({ length: n }, () => ({ kind }));
  return [
    ...(on(task, 'faceFirst') ? [{ kind: 'about-face', atStart: true } as const] : []),
    ...many(number(task, 'faces'), 'about-face'),
    ...many(number(task, 'wheels'), 'wheel'),
  ];
}

export const inZone = (battle: Battle, task: Task): boolean =>
  saidOr(task, 'inCZ', unitIn(battle, task).said.inCZ === true);
export const byRoad = (task: Task): MoveFacts['byRoad'] => {
  const said = saidOr<string>(task, 'byRoad', 'no');
  return said === 'road' || said === 'paved' ? said : null;
};

export function factsSaid(battle: Battle, task: Task): MoveFacts {
  return {
    ...moveFacts(battle, unitIn(battle, task)),
    startsInContactZone: inZone(battle, task),
    contours: number(task, 'contours'),
    terrain: terrainSaid(battle, task),
    alreadyInside: on(task, 'inside'),
    byRoad: byRoad(task),
    gait: saidOr<NonNullable<MoveFacts['gait']>>(task, 'gait', 'ahead'),
    manoeuvres: manoeuvresSaid(task),
    forced: on(task, 'forced'),
    fording: on(task, 'fording'),
  };
}

/** NBC-BUA-04: cavalry on foot mounts as it moves, or stays where it is. */
const mayMount = (battle: Battle, task: Task): Legality =>
  unitIn(battle, task).onFoot ? mayRemount(inZone(battle, task)) : ALLOWED;

export function allowanceOf(battle: Battle, task: Task): MoveAllowance {
  const mounts = mayMount(battle, task);
  return mounts.ok
    ? moveAllowance(factsSaid(battle, task), battle.rulings)
    : { kind: 'cannot', why: mounts.why, row: mounts.row };
}

export const facesOf = (task: Task): readonly Face[] | undefined => diceIn(task);

const PASSED = ['passes', 'passes2', 'passes3'] as const;
export const passedIds = (battle: Battle, task: Task): string[] => [
  ...new Set(PASSED.map((key) => saidOr(task, key, 'none')).filter((id) => id in battle.units)),
];

/** Friends that can be passed through, those of its own formation first (NBC-MOV-06). */
const passable = (battle: Battle, unit: Unit): Unit[] =>
  Object.values(battle.units)
    .filter(
      (other) =>
        other.side === unit.side &&
        other.id !== unit.id &&
        onTable(other) &&
        mayPass({ broken: other.fate === 'broken' }).ok &&
        other.host === null &&
        other.kind !== 'engineers',
    )
    .sort((one, other) => Number(other.formation === unit.formation) - Number(one.formation === unit.formation));

function passFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const friends = passable(battle, unit);
  const asked = PASSED.findIndex((key) => saidOr(task, key, 'none') === 'none');
  return PASSED.slice(0, asked === -1 ? PASSED.length : asked + 1).map((key, i) => ({
    key,
    label: i === 0 ? 'Through friends' : 'And through',
    kind: 'choice',
    value: saidOr(task, key, 'none'),
    options: [
      { value: 'none', label: 'Nobody' },
      ...friends.map((friend) => ({ value: friend.id, label: friend.card.name, effect: 'both check' })),
    ],
    group: TURNS,
  }));
}

export const switchOf = (task: Task, key: string, label: string, effect?: string, group?: string): Fact => ({
  key,
  label,
  kind: 'switch',
  value: on(task, key),
  ...(effect && { effect }),
  ...(group && { group }),
});

const shiftWords = ({ shifts, disorderTest, crossable }: TerrainMet): string =>
  [
    crossable === false && 'no way through',
    shifts > 0 && `${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`,
    disorderTest && 'disorder check',
    !shifts && !disorderTest && crossable !== false && 'a die in the Contact Zone',
  ]
    .filter(Boolean)
    .join(', ');

/** What decides the distance; once dice lie there they stay as they were said. */
export function wayFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const met = terrainSaid(battle, task);
  const label = `Terrain: ${met.map(({ name }) => name.toLowerCase()).join(', ') || 'open'}`;
  const zone = zoneNow(battle, unit);
  return [
    ...(unitInLull(battle, unit)
      ? [switchOf(task, 'forward', 'It would go nearer to the enemy', 'not in a lull')]
      : []),
    {
      key: 'inCZ',
      label: `Starts within ${zone} cm of an enemy`,
      effect: 'dice of the Contact Zone',
      kind: 'switch',
      value: inZone(battle, task),
    },
    ...(unit.resting || (order && OBLIGATIONS[order].duty.kind === 'stand')
      ? [switchOf(task, 'forced', 'It is forced to move', unit.resting ? 'ends its rest' : undefined)]
      : []),
    ...terrainOf(battle).map((terrain, i) => switchOf(task, `terrain${i}`, terrain.name, shiftWords(terrain), label)),
    ...(met.some(({ kind = 'terrain' }) => mayStandOn(kind).ok)
      ? [switchOf(task, 'inside', 'It stands in it already', 'no edge to stop at')]
      : []),
    ...(order && OBLIGATIONS[order].roadColumn
      ? [
          {
            key: 'byRoad',
            label: 'By road',
            kind: 'choice',
            value: byRoad(task) ?? 'no',
            options: [
              { value: 'no', label: 'No' },
              { value: 'road', label: 'All the way', effect: 'ignores terrain' },
              { value: 'paved', label: 'Well paved', effect: 'and mud' },
            ],
          } as const,
          ...(byRoad(task)
            ? [switchOf(task, 'blocked', 'Somebody stood behind it on the road', 'the march fails')]
            : []),
        ]
      : []),
    ...(battle.scenario.crossings.some(({ kind }) => kind === 'ford')
      ? [switchOf(task, 'fording', 'Through a ford')]
      : []),
  ];
}

/** What is known when the unit has been moved. */
export function movedFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const duty = order && OBLIGATIONS[order].duty;
  const gait = saidOr<string>(task, 'gait', 'ahead');
  const count = (key: string, label: string): Fact => ({
    key,
    label,
    kind: 'number',
    min: 0,
    max: 6,
    value: number(task, key),
    group: TURNS,
  });
  return [
    ...(contourCost(battle.scenario.hills) > 0 ? [{ ...count('contours', 'Contours crossed'), group: undefined }] : []),
    ...(facesFront(unit)
      ? [
          {
            key: 'gait',
            label: 'It goes',
            kind: 'choice',
            value: gait,
            options: [
              { value: 'ahead', label: 'Ahead' },
              { value: 'oblique', label: 'Oblique', effect: `up to ${GAIT_DEGREES.oblique}°` },
              { value: 'flank', label: 'Sideways', effect: `${GAIT_DEGREES.flank}°: half, check` },
              { value: 'retrograde', label: 'Backwards', effect: 'half, check' },
            ],
            group: TURNS,
          } as const,
          ...(gait === 'oblique'
            ? [switchOf(task, 'overHalf', 'Oblique for more than half the move', 'disorder check', TURNS)]
            : []),
          ...(unit.card.arm === 'cavalry'
            ? [switchOf(task, 'faceFirst', 'A face before anything else', 'free', TURNS)]
            : []),
          count('faces', `Faces of ${FACE_DEGREES['left-face']} or ${FACE_DEGREES['about-face']}°, ${FACE_CM} cm each`),
          count('wheels', 'Wheels'),
        ]
      : []),
    ...passFacts(battle, task),
    ...(duty?.kind === 'retire' && duty.untilOutOfSight
      ? [switchOf(task, 'outOfSight', 'The enemy is out of sight', 'no distance owed')]
      : []),
  ] as Fact[];
}
