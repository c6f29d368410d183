/**
 * A unit's move, for those who want it reckoned: how far, by what terms, what the dice forbid and compel, and the checks
 * that it brings with it (NBC-MOV-01 to -23, NBC-BRK-01, NBC-ORD-16). Nobody has to ask: the table moves as it measures.
 */
import { type Legality, refuse, unless } from '../book/legality.ts';
import { type Reckoning, reckon, term } from '../book/reckoning.ts';
import { ruling } from '../book/rulings.ts';
import type { Arm, GunWeight } from '../book/terms.ts';
import type { Face } from '../dice/faces.ts';
import { attachedTo, type Battle, onTable, type Task, type Unit, unitName, unitsOf } from './battle.ts';
import { autoAttack, contactZoneFlags, type ZoneFlags } from './contact-zone.ts';
import { type Draft, keepSaid, openTask, setUnit, tell } from './draft.ts';
import { disorderUnit, orderOf } from './losses.ts';
import { zoneNow } from './lull-agreed.ts';
import { type Manoeuvre, type MoveChecks, moveDisorderChecks } from './manoeuvres.ts';
import {
  formationBestDistance,
  type MoveAllowance,
  type MoveClass,
  type MoveFacts,
  moveAllowance,
  moveClass,
  moveDistance,
  restrictedMove,
  slowest,
  stillResting,
  type TerrainMet,
} from './movement.ts';
import { leastMove, mostMove, OBLIGATIONS } from './order-obligations.ts';
import type { Fact, Procedure } from './procedure.ts';
import { saidOr } from './procedure.ts';
import { ownAgain } from './re-roll-dice.ts';
import { FAILED_COLUMN } from './road-column.ts';
import { SAMPLE_TERRAIN } from './terrain.ts';
import { diceIn } from './throws.ts';

// ---- what the ledger knows -----------------------------------------------------------------------------------------

/** The scenario's restricted terrain, or the rulebook's illustrations where it names none (AMB-158). */
export const terrainOf = (battle: Battle): readonly TerrainMet[] =>
  battle.scenario.terrain.length > 0 ? battle.scenario.terrain : SAMPLE_TERRAIN;

/** The guns of a unit that fired this turn, its own or attached; howitzers and rockets count as medium (NBC-ART-25). */
function firedGuns(battle: Battle, unit: Unit): GunWeight | null {
  const weights = [unit, ...attachedTo(battle, unit.id)].flatMap(({ card, firedIn }): GunWeight[] =>
    card.arm === 'artillery' && firedIn === battle.turn && firedIn > 0
      ? [card.pieces === 'guns' ? card.weight : 'medium']
      : [],
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
export function moveFacts(battle: Battle, unit: Unit): MoveFacts {
  const guns = attachedTo(battle, unit.id).filter((other) => other.card.arm === 'artillery');
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
  const now = train ? phase === 5 : action?.step === 'move' && action.formation === unit.formation;
  return unless(
    !movesAlone(unit) && refuse('It does not move by itself.', 'NBC-MOV-01'),
    !now && refuse(train ? 'Trains move in phase 5.' : 'Units move in the second step of their action.', 'NBC-MOV-01'),
    train && !unit.movesIn && refuse('The train has not been set in motion.', 'NBC-PON-01'),
    train && Boolean(unit.captured) && refuse('The enemy has it.', 'NBC-BAG-02'),
    Boolean(unit.building) && refuse('It is building its bridge.', 'NBC-PON-04'),
    unit.said.moved === true && refuse('It has finished its move; undo takes it back.', 'NBC-MOV-22'),
  );
}

export function openMove(d: Draft, unit: Unit): string | undefined {
  const legal = mayReckonMove(d.battle, unit);
  if (!legal.ok) return legal.why;
  openTask(d, {
    kind: unit.fate === 'broken' ? 'broken-move' : 'move',
    side: unit.side,
    unit: unit.id,
    ...(unit.formation && { formation: unit.formation }),
  });
  return undefined;
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
                leftBehind: unit.ownOrder !== null,
                broken: unit.fate === 'broken',
                resting: unit.resting,
              },
            ];
      }),
  );
}

// ---- what the table says -------------------------------------------------------------------------------------------

const TURNS = 'Turns, sidesteps, friends in the way';
const unitIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;
const on = (task: Task, key: string): boolean => saidOr(task, key, false);
const number = (task: Task, key: string): number => saidOr(task, key, 0);

const terrainSaid = (battle: Battle, task: Task): readonly TerrainMet[] =>
  terrainOf(battle).filter((_, i) => on(task, `terrain${i}`));

/** Artillery and officers face where they like (NBC-ART-26). */
const facesFront = (unit: Unit): boolean => unit.card.arm !== 'artillery';

function manoeuvresSaid(task: Task): Manoeuvre[] {
  const many = (n: number, kind: Manoeuvre['kind']) => Array.from({ length: n }, () => ({ kind }));
  return [
    ...(on(task, 'faceFirst') ? [{ kind: 'about-face', atStart: true } as const] : []),
    ...many(number(task, 'faces'), 'about-face'),
    ...many(number(task, 'wheels'), 'wheel'),
  ];
}

const inZone = (battle: Battle, task: Task): boolean => saidOr(task, 'inCZ', unitIn(battle, task).said.inCZ === true);
const byRoad = (task: Task): MoveFacts['byRoad'] => {
  const said = saidOr<string>(task, 'byRoad', 'no');
  return said === 'road' || said === 'paved' ? said : null;
};

function factsSaid(battle: Battle, task: Task): MoveFacts {
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

const allowanceOf = (battle: Battle, task: Task): MoveAllowance =>
  moveAllowance(factsSaid(battle, task), battle.rulings);

const facesOf = (task: Task): readonly Face[] | undefined => diceIn(task);

const PASSED = ['passes', 'passes2', 'passes3'] as const;
const passedIds = (battle: Battle, task: Task): string[] => [
  ...new Set(PASSED.map((key) => saidOr(task, key, 'none')).filter((id) => id in battle.units)),
];

/** Friends that can be passed through, those of its own formation first (NBC-MOV-06). */
const passable = (battle: Battle, unit: Unit): Unit[] =>
  Object.values(battle.units)
    .filter(
      (other) =>
        other.side === unit.side &&
        other.id !== unit.id &&
        other.fate === 'good' &&
        other.present &&
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

const switchOf = (task: Task, key: string, label: string, effect?: string, group?: string): Fact => ({
  key,
  label,
  kind: 'switch',
  value: on(task, key),
  ...(effect && { effect }),
  ...(group && { group }),
});

const shiftWords = ({ shifts, disorderTest }: TerrainMet): string =>
  [
    shifts > 0 && `${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`,
    disorderTest && 'disorder check',
    !shifts && !disorderTest && 'a die in the Contact Zone',
  ]
    .filter(Boolean)
    .join(', ');

/** What decides the distance; once dice lie there they stay as they were said. */
function wayFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const met = terrainSaid(battle, task);
  const label = `Terrain: ${met.map(({ name }) => name.toLowerCase()).join(', ') || 'open'}`;
  const zone = zoneNow(battle);
  return [
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
    ...(met.length > 0 ? [switchOf(task, 'inside', 'It stands in it already', 'no edge to stop at')] : []),
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
function movedFacts(battle: Battle, task: Task): Fact[] {
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
    ...(battle.scenario.hills === 'hilly' ? [{ ...count('contours', 'Contours crossed'), group: undefined }] : []),
    ...(facesFront(unit)
      ? [
          {
            key: 'gait',
            label: 'It goes',
            kind: 'choice',
            value: gait,
            options: [
              { value: 'ahead', label: 'Ahead' },
              { value: 'oblique', label: 'Oblique' },
              { value: 'flank', label: 'Sideways', effect: 'half, check' },
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
          count('faces', 'Changes of face, 5 cm each'),
          count('wheels', 'Wheels'),
        ]
      : []),
    ...passFacts(battle, task),
    ...(duty?.kind === 'retire' && duty.untilOutOfSight
      ? [switchOf(task, 'outOfSight', 'The enemy is out of sight', 'no distance owed')]
      : []),
    ...(unit.kind === 'detachment' && !unit.screen
      ? [switchOf(task, 'stops', 'It stops at its post', 'after that it only goes back')]
      : []),
  ] as Fact[];
}

function thrownFacts(battle: Battle, task: Task): Fact[] {
  const allowance = allowanceOf(battle, task);
  if (allowance.kind !== 'dice' || !facesOf(task)) return [];
  const flags = flagsOf(battle, task);
  const cm = (key: string, label: string): Fact => ({
    key,
    label,
    kind: 'number',
    min: 0,
    max: 40,
    unit: 'cm',
    value: number(task, key),
  });
  return [
    ...(!allowance.inContactZone && terrainSaid(battle, task).length > 0 && !on(task, 'inside')
      ? [cm('edgeCm', 'To the edge of the terrain')]
      : []),
    ...(flags?.mustAttack
      ? [cm('enemyCm', 'To the nearest enemy in front'), switchOf(task, 'enemyHorse', 'That enemy is cavalry')]
      : []),
  ];
}

// ---- how it reads --------------------------------------------------------------------------------------------------

function flagsOf(battle: Battle, task: Task): ZoneFlags | null {
  const faces = facesOf(task);
  const allowance = allowanceOf(battle, task);
  if (!faces || allowance.kind !== 'dice' || !allowance.inContactZone) return null;
  const unit = unitIn(battle, task);
  return contactZoneFlags(
    faces,
    {
      order: orderOf(battle, unit) ?? null,
      quality: unit.card.quality,
      arm: unit.card.arm,
      detachment: unit.kind === 'detachment',
    },
    battle.rulings,
  );
}

const columnFailed = (task: Task): boolean => byRoad(task) !== null && on(task, 'blocked');

/** How far it goes, cm: none when it cannot. */
function distanceOf(battle: Battle, task: Task): { readonly cm: Reckoning | null; readonly atEdge: boolean } {
  const allowance = allowanceOf(battle, task);
  if (columnFailed(task)) return { cm: null, atEdge: false };
  if (allowance.kind === 'full') return { cm: allowance.cm, atEdge: false };
  const faces = facesOf(task);
  if (allowance.kind !== 'dice' || !faces) return { cm: null, atEdge: false };
  const thrown = moveDistance(allowance, faces);
  const edgeCm = number(task, 'edgeCm');
  if (edgeCm === 0 || allowance.inContactZone) return { cm: thrown, atEdge: false };
  const clear = moveAllowance({ ...factsSaid(battle, task), terrain: [] }, battle.rulings);
  const clearCm = clear.kind === 'full' ? clear.cm.total : thrown.total;
  const move = restrictedMove({ way: 'into', edgeCm, clearCm, distanceCm: thrown.total });
  const change = move.cm - thrown.total;
  return {
    cm:
      change === 0
        ? thrown
        : { ...thrown, terms: [...thrown.terms, term('To the edge', change, 'NBC-MOV-10')], total: move.cm },
    atEdge: move.stopsAtEdge,
  };
}

function checksOf(battle: Battle, task: Task): MoveChecks {
  const unit = unitIn(battle, task);
  const allowance = allowanceOf(battle, task);
  const { atEdge } = distanceOf(battle, task);
  if (allowance.kind === 'cannot' || columnFailed(task)) return { mover: [], automatic: null, friends: [] };
  const road = byRoad(task);
  return moveDisorderChecks(
    {
      arm: unit.card.arm,
      gait: saidOr<NonNullable<MoveFacts['gait']>>(task, 'gait', 'ahead'),
      obliqueOverHalf: on(task, 'overHalf'),
      startsInContactZone: inZone(battle, task),
      manoeuvres: manoeuvresSaid(task),
      passed: passedIds(battle, task).map((id) => ({
        id,
        name: battle.units[id]!.card.name,
        checkedThisTurn: battle.units[id]!.said.moveChecked === battle.turn,
      })),
      terrain: atEdge ? [] : terrainSaid(battle, task),
      ground: battle.sky.ground,
      byRoad: road !== null && (battle.sky.ground !== 'mud' || road === 'paved'),
      checkedThisTurn: unit.said.moveChecked === battle.turn,
    },
    battle.rulings,
  );
}

/** What the order asks of this move. */
function dutySums(battle: Battle, task: Task, cm: number | null): Reckoning[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  if (!order || !unit.formation) return [];
  const least = leastMove(order, {
    bestDistanceCm: bestDistance(battle, unit.formation)?.total ?? null,
    availableCm: cm ?? 0,
    enemyInZone: inZone(battle, task),
    outOfSight: on(task, 'outOfSight'),
  });
  const most = mostMove(order);
  return [
    ...(least && cm !== null ? [least] : []),
    ...(most !== null && most > 0
      ? [reckon('Go back at most', [term('The order allows', most, OBLIGATIONS[order].row)], { unit: 'cm' })]
      : []),
  ];
}

const zoneWords = (flags: ZoneFlags): string[] => [
  ...(flags.cancelled > 0 ? ['A one and a six cancel.'] : []),
  ...(flags.noAttackIgnored ? [`A one, but ${lower(flags.noAttackIgnored.why)}`] : []),
  ...(flags.mayApproach ? [] : ['**No-Attack**: it may not go closer to the enemy.']),
  ...(flags.autoAttackIgnored ? [`A six, but ${lower(flags.autoAttackIgnored.why)}`] : []),
  ...(flags.mustAttack ? ['**Auto-Attack**: it must attack the nearest enemy in its front.'] : []),
];

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function attackSum(battle: Battle, task: Task, reachCm: number): ReturnType<typeof autoAttack> | null {
  if (!flagsOf(battle, task)?.mustAttack || number(task, 'enemyCm') === 0) return null;
  const unit = unitIn(battle, task);
  const target: Arm = on(task, 'enemyHorse') ? 'cavalry' : 'infantry';
  return autoAttack({
    arm: unit.card.arm,
    target,
    outOfCommand: unit.said.ooc === true,
    distanceCm: number(task, 'enemyCm'),
    reachCm,
  });
}

const ATTACK_WORDS = {
  contact: 'It comes into contact.',
  firefight: 'It stops at 2 cm and fires.',
  halt: 'It stops at 2 cm; out of command it does not fire.',
  'falls-short': 'It falls short and moves the full dice.',
} as const;

function readMove(battle: Battle, task: Task): ReturnType<Procedure['reading']> {
  const unit = unitIn(battle, task);
  const allowance = allowanceOf(battle, task);
  if (columnFailed(task))
    return {
      word: 'No march',
      means: `The road was not clear: back to where it started, ${FAILED_COLUMN.disordered ? 'disordered, ' : ''}and the road is blocked.`,
      sums: [],
      good: false,
    };
  if (allowance.kind === 'cannot')
    return { word: 'It stays', means: allowance.why, sums: allowance.shifts ? [allowance.shifts] : [], good: false };
  if (allowance.kind === 'face-only')
    return { word: 'It turns', means: 'In mud a change of face takes the whole move.', sums: [] };
  const { cm, atEdge } = distanceOf(battle, task);
  const flags = flagsOf(battle, task);
  const attack = attackSum(battle, task, cm!.total);
  const checks = checksOf(battle, task);
  const causes = checks.mover.map(({ what }) => what.toLowerCase());
  const means = [
    ...(flags ? zoneWords(flags) : []),
    ...(attack ? [ATTACK_WORDS[attack.kind]] : []),
    ...(allowance.kind === 'dice' && allowance.onlyIfCompelled && !flags?.mustAttack ? ['It holds.'] : []),
    ...(atEdge ? ['It stops at the edge of the terrain.'] : []),
    ...(checks.automatic ? [`It is disordered: ${checks.automatic.what.toLowerCase()} in the Contact Zone.`] : []),
    ...(causes.length > 0
      ? [`Then ${causes.length > 1 ? 'disorder checks' : 'a disorder check'}: ${causes.join(', ')}.`]
      : []),
    ...(unit.stopped ? ['It has been at its post: it may only go back.'] : []),
  ];
  return {
    word: `${cm!.total} cm`,
    means: means.length > 0 ? means.join(' ').replaceAll('**', '') : `${unit.card.name} moves up to ${cm!.total} cm.`,
    sums: [
      cm!,
      ...(attack ? [attack.advance] : []),
      ...(allowance.shifts.total > 0 ? [allowance.shifts] : []),
      ...dutySums(battle, task, cm!.total),
    ],
    ...(flags && { part: partOf(flags) }),
  };
}

// ---- chances in the Contact Zone -----------------------------------------------------------------------------------

const partOf = (flags: ZoneFlags): string => (flags.mustAttack ? '6' : flags.mayApproach ? 'free' : '1');

function everyThrow(dice: number): Face[][] {
  const faces = [1, 2, 3, 4, 5, 6] as const;
  return dice === 0 ? [[]] : everyThrow(dice - 1).flatMap((some) => faces.map((face) => [...some, face]));
}

function zoneOdds(battle: Battle, task: Task, dice: number): ReturnType<NonNullable<Procedure['odds']>> {
  const parts = { free: 0, '1': 0, '6': 0 } as Record<string, number>;
  const all = everyThrow(dice);
  for (const faces of all) {
    const trial: Task = {
      ...task,
      lies: [{ slot: 'dice', by: unitIn(battle, task).side, thing: { dice: faces }, own: false, again: [] }],
    };
    parts[partOf(flagsOf(battle, trial)!)]! += 1;
  }
  return {
    claim: 'Chance that it may go closer',
    good: all.length - parts['1']!,
    of: all.length,
    unit: 'throw',
    parts: [
      { key: 'free', n: parts.free!, means: 'as it likes' },
      { key: '6', n: parts['6']!, means: 'must attack' },
      { key: '1', n: parts['1']!, means: 'may not go closer' },
    ],
  };
}

// ---- the question --------------------------------------------------------------------------------------------------

export const move: Procedure = {
  kind: 'move',
  optional: true,
  question: (battle, task) => `How far does ${unitIn(battle, task).card.name} move?`,
  facts: (battle, task) => [
    ...(facesOf(task) ? [] : wayFacts(battle, task)),
    ...thrownFacts(battle, task),
    ...movedFacts(battle, task),
  ],
  sums(battle, task) {
    const allowance = allowanceOf(battle, task);
    if (allowance.kind !== 'dice') return [];
    return [allowance.dice, ...(allowance.shifts.total > 0 ? [allowance.shifts] : []), ...lessSum(allowance)];
  },
  needs(battle, task) {
    const allowance = allowanceOf(battle, task);
    if (allowance.kind !== 'dice' || facesOf(task) || columnFailed(task)) return [];
    return [{ slot: 'dice', by: task.side!, label: 'Movement dice', want: 'dice', dice: allowance.dice.total }];
  },
  odds(battle, task) {
    const allowance = allowanceOf(battle, task);
    return allowance.kind === 'dice' && allowance.inContactZone && !columnFailed(task)
      ? zoneOdds(battle, task, facesOf(task)?.length ?? allowance.dice.total)
      : null;
  },
  again: (battle, task) =>
    facesOf(task) && ruling(battle.rulings, 'rrdMovement') === 'yes' ? [ownAgain(battle, 'dice', task.side!)] : [],
  reading: readMove,
  settle: (d, task) => settleMove(d, task, false),
  byHand: () => [{ value: 'moved', label: 'It moved as the table measured' }],
  settleByHand: (d, task) => settleMove(d, task, true),
};

const lessSum = ({ less }: Extract<MoveAllowance, { kind: 'dice' }>): Reckoning[] =>
  less.length > 0 ? [reckon('From their total', less, { unit: 'cm' })] : [];

function settleMove(d: Draft, task: Task, byHand: boolean): void {
  const unit = unitIn(d.battle, task);
  if (byHand) {
    keepSaid(d, unit, { moved: true });
    tell(d, `${unitName(unit)} has moved.`, { side: unit.side, byHand: true });
    return;
  }
  const read = readMove(d.battle, task);
  const { cm } = distanceOf(d.battle, task);
  const checks = checksOf(d.battle, task);
  const flags = flagsOf(d.battle, task);
  const failed = columnFailed(task);
  const due = checks.mover.length > 0;
  keepSaid(d, unit, {
    moved: true,
    ...(cm && { movedCm: cm.total }),
    ...(due && { moveChecked: d.battle.turn }),
    ...(flags?.mustAttack && { mustAttack: true }),
    ...(flags && !flags.mayApproach && { noAttack: true }),
  });
  const moved = (cm?.total ?? 0) > 0;
  if (unit.resting && !stillResting(true, moved && on(task, 'forced'))) setUnit(d, unit.id, { resting: false });
  if (on(task, 'stops')) setUnit(d, unit.id, { stopped: true });
  const zone = flags ? zoneWords(flags).join(' ') : '';
  tell(
    d,
    cm
      ? `${unitName(unit)} moves **up to ${cm.total} cm**.${zone && ` ${zone}`}`
      : `${unitName(unit)} **does not move**: ${lower(read.means)}`,
    { side: unit.side, sums: read.sums },
  );
  if (failed) disorderUnit(d, unit.id);
  if (checks.automatic) {
    tell(d, `${unitName(unit)}, ${lower(checks.automatic.what)} in the Contact Zone: **disordered**.`, {
      side: unit.side,
    });
    disorderUnit(d, unit.id);
  }
  // The last opened is asked first: the mover's own checks, then those of the friends it went through.
  for (const { id, cause } of [...checks.friends].reverse()) {
    keepSaid(d, d.battle.units[id]!, { moveChecked: d.battle.turn });
    openCheck(d, id, cause.what);
  }
  for (const { what } of [...checks.mover].reverse()) openCheck(d, unit.id, what);
}

function openCheck(d: Draft, id: string, what: string): void {
  const unit = d.battle.units[id]!;
  if (unit.fate !== 'good') return;
  openTask(d, {
    kind: 'disorder',
    side: unit.side,
    unit: id,
    data: { column: 'move', lost: 0, aspects: [], why: lower(what) },
  });
}
