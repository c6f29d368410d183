/** Phase 3 at the table: each stand attacks once, hits are written down and counted for both sides together (NBC-SKM). */
import { ALLOWED, type Legality, refuse, unless } from '../../book/legality.ts';
import { type Reckoning, reckon, term } from '../../book/reckoning.ts';
import { ASPECTS, type Aspect, type Cover, enemyOf, type SideId, SKIRMISH_RATINGS } from '../../book/terms.ts';
import {
  type Battle,
  formationsOf,
  keepsBooks,
  type Mark,
  type Officer,
  type Task,
  type Unit,
  unitName,
  type WrittenShot,
} from '../battle.ts';
import { type Draft, keepSaid, openTask, setUnit, tell } from '../draft.ts';
import { settlePhase, sufferBattery, takeHits } from '../losses.ts';
import { maySkirmishHere } from '../lulls/lull-here.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import { forbidsSkirmishing } from '../sky/weather.ts';
import { diceShown, type HitPart, hitsThrown, hitWords, oddsOfHits, oddsPart } from './hit-throws.ts';
import {
  canBeSkirmished,
  effectiveSkirmish,
  type SkirmishAttack,
  type Skirmishers,
  type SkirmishFiring,
  type SkirmishTarget,
  skirmishCasualties,
  skirmishThrow,
  skirmishThrows,
  standsFacingCavalry,
} from './skirmish.ts';
import { inGarrisonedArea, inTheFight, likelyCover, markName, ratingOf, targetOf } from './under-fire.ts';

// ---- who may -------------------------------------------------------------------------------------------------------

/** Attacks a unit's stands have still to make in this phase; each attacks once (NBC-SKM-01, AMB-63). */
export function attacksLeft(battle: Battle, unit: Unit): number {
  const made = battle.shots.filter((shot) => shot.by === unit.id).length;
  return Math.max(0, skirmishThrows({ skirmish: ratingOf(unit), stands: unit.stands }, battle.rulings) - made);
}

/** Units of a side whose stands can still attack. */
export const skirmishersOf = (battle: Battle, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) =>
      unit.side === side && inTheFight(unit) && attacksLeft(battle, unit) > 0 && !inGarrisonedArea(battle, unit),
  );

const described = (battle: Battle, unit: Unit, cover: Cover = likelyCover(battle, unit)): SkirmishTarget => ({
  ...targetOf(battle, unit, cover),
  skirmish: ratingOf(unit),
  attached: unit.host !== null,
  inGarrisonedArea: inGarrisonedArea(battle, unit),
  ...(unit.card.arm === 'artillery' && { ottoman: unit.card.ottoman }),
});

/** Enemy units that skirmishers of a side can attack at all (NBC-SKM-03, -08 to -10). */
export const skirmishable = (battle: Battle, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => unit.side === enemyOf(side) && inTheFight(unit) && canBeSkirmished(described(battle, unit)).ok,
  );

/** Enemy officers who stand alone (NBC-SKM-08). */
export function loneOfficers(battle: Battle, side: SideId): Officer[] {
  const there = new Set(formationsOf(battle, enemyOf(side)).flatMap((f) => (f.present ? [f.commander] : [])));
  return Object.values(battle.officers).filter(
    (officer) =>
      officer.side === enemyOf(side) &&
      officer.fate === 'fit' &&
      officer.host === null &&
      (officer.role === 'army' || there.has(officer.id)),
  );
}

/** Whether the stands of `by` may attack `on`; null on either side is an enemy who is not in the book. */
export function mayAttackAsSkirmishers(battle: Battle, by: string | null, on: Mark): Legality {
  const unit = by === null ? undefined : battle.units[by];
  const target = on && 'unit' in on ? battle.units[on.unit] : undefined;
  const officer = on && 'officer' in on ? battle.officers[on.officer] : undefined;
  const side = unit?.side ?? enemyOf((target ?? officer)?.side ?? 'b');
  const hidden = target ? canBeSkirmished(described(battle, target)) : ALLOWED;
  const calm = maySkirmishHere(battle, by, on);
  return unless(
    battle.phase !== 3 && refuse('Skirmishers attack in phase 3.', 'NBC-SKM-01'),
    forbidsSkirmishing(battle.sky) && refuse('Nobody skirmishes while rain or snow falls.', 'NBC-SKM-10'),
    by === null && on === null && refuse('One of the two must be in the book.', 'NBC-SKM-01'),
    by !== null && !unit && refuse('There is no such unit in this battle.', 'NBC-SKM-01'),
    unit && !inTheFight(unit) && refuse('Only units in good order skirmish.', 'NBC-SKM-01'),
    unit && inGarrisonedArea(battle, unit) && refuse('Nothing in a garrisoned area can skirmish.', 'NBC-SKM-09'),
    unit &&
      attacksLeft(battle, unit) === 0 &&
      refuse(
        unit.stands === 0 ? 'Only a deployed stand can attack.' : 'Its stands have attacked in this phase.',
        'NBC-SKM-01',
      ),
    on && 'unit' in on && !target && refuse('There is no such target.', 'NBC-SKM-01'),
    on && 'officer' in on && !officer && refuse('There is no such officer.', 'NBC-SKM-08'),
    target && target.side === side && refuse('Skirmishers attack the enemy.', 'NBC-SKM-01'),
    target && !inTheFight(target) && refuse('That unit is not in the fight.', 'NBC-SKM-01'),
    officer &&
      !loneOfficers(battle, side).includes(officer) &&
      refuse('Only an enemy officer who stands alone is a target.', 'NBC-SKM-08'),
    !hidden.ok && hidden,
    !calm.ok && calm,
  );
}

/** Opens the attack of a unit's stands on one target. */
export function attackAsSkirmishers(d: Draft, by: string | null, on: Mark): string | undefined {
  const legal = mayAttackAsSkirmishers(d.battle, by, on);
  if (!legal.ok) return legal.why;
  const side =
    by !== null
      ? d.battle.units[by]!.side
      : enemyOf(on && 'unit' in on ? d.battle.units[on.unit]!.side : d.battle.officers[on!.officer]!.side);
  const head = by ?? (on && 'unit' in on ? on.unit : undefined);
  openTask(d, { kind: 'skirmish', side, ...(head !== undefined && { unit: head }), data: { by, on } });
  return undefined;
}

// ---- the attack ----------------------------------------------------------------------------------------------------

const attackerOf = (battle: Battle, task: Task): Unit | undefined =>
  typeof task.data.by === 'string' ? battle.units[task.data.by] : undefined;
const markOf = (task: Task): Mark => task.data.on as Mark;
const targetUnit = (battle: Battle, task: Task): Unit | undefined => {
  const on = markOf(task);
  return on && 'unit' in on ? battle.units[on.unit] : undefined;
};
const attackerName = (battle: Battle, task: Task): string => attackerOf(battle, task)?.card.name ?? 'The enemy';

/** What an enemy who is not in the book fights as. */
const STRANGER_ARMS = [
  { value: 'infantry', label: 'Infantry' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'artillery', label: 'Battery' },
] as const;

function attackers(battle: Battle, task: Task): Skirmishers {
  const unit = attackerOf(battle, task);
  const enemyCavalryWithin2cm = saidOr(task, 'cavalry', false);
  if (!unit) {
    const skirmish = Number(saidOr(task, 'theirSK', '2')) as Skirmishers['skirmish'];
    const stands = skirmish === 3 && saidOr(task, 'both', true) ? 2 : 1;
    return { arm: 'infantry', skirmish, stands, rifles: saidOr(task, 'rifles', false), exhaustion: 0 };
  }
  const rifles = (unit.card.arm === 'infantry' || unit.card.arm === 'mixed') && unit.card.rifles;
  return {
    arm: unit.card.arm,
    skirmish: ratingOf(unit),
    stands: unit.stands,
    rifles,
    exhaustion: unit.exhaustion,
    enemyCavalryWithin2cm,
    inGarrisonedArea: inGarrisonedArea(battle, unit),
  };
}

const coverSaid = (battle: Battle, task: Task): Cover => {
  const unit = targetUnit(battle, task);
  const likely = unit ? likelyCover(battle, unit) : 'none';
  const covered = saidOr(task, 'covered', likely !== 'none');
  return covered ? (likely === 'none' ? 'soft' : likely) : 'none';
};

function targetIn(battle: Battle, task: Task): SkirmishTarget {
  const on = markOf(task);
  const cover = coverSaid(battle, task);
  const ownCavalryWithin2cm = saidOr(task, 'ownCavalry', false);
  if (on && 'officer' in on) return { kind: 'officer', cover, ownCavalryWithin2cm };
  const unit = targetUnit(battle, task);
  const asked = { cover, ownCavalryWithin2cm };
  if (unit) {
    const known = described(battle, unit, cover);
    const out = saidOr(task, 'standsOut', unit.stands > 0);
    const stands = keepsBooks(battle, unit.side) ? unit.stands : out ? 1 : 0;
    return known.kind === 'officer' ? known : { ...known, ...asked, stands };
  }
  const arm = saidOr<(typeof STRANGER_ARMS)[number]['value']>(task, 'arm', 'infantry');
  return {
    kind: 'unit',
    arm,
    cp: 1,
    disordered: false,
    skirmish: arm === 'artillery' ? 0 : (Number(saidOr(task, 'sk', '2')) as Skirmishers['skirmish']),
    stands: saidOr(task, 'standsOut', true) ? 1 : 0,
    ottoman: arm === 'artillery' && saidOr(task, 'ottoman', false),
    ...asked,
  };
}

const attackIn = (battle: Battle, task: Task): SkirmishAttack => ({
  by: attackers(battle, task),
  on: targetIn(battle, task),
  weather: battle.sky.weather,
  // That the target lies in the zone and ahead is the players' word: they have chosen it.
  inContactZone: true,
  bearing: 'ahead',
});

const firingIn = (battle: Battle, task: Task): SkirmishFiring => skirmishThrow(attackIn(battle, task), battle.rulings);

/** How many stands throw in this attack. */
function standsThrowing(battle: Battle, task: Task): number {
  const unit = attackerOf(battle, task);
  const left = unit ? attacksLeft(battle, unit) : skirmishThrows(attackers(battle, task), battle.rulings);
  return left > 1 && !saidOr(task, 'both', true) ? 1 : left;
}

function parts(battle: Battle, task: Task): HitPart[] {
  const firing = firingIn(battle, task);
  if (!firing.legal.ok) return [];
  const stands = standsThrowing(battle, task);
  return Array.from({ length: stands }, (_, n) => ({
    key: `stand${n + 1}`,
    by: task.side!,
    label: stands > 1 ? `${attackerName(battle, task)}, stand ${n + 1}` : attackerName(battle, task),
    throw: firing.throw,
    from: firing.from,
  }));
}

function factsAsked(battle: Battle, task: Task): Fact[] {
  const by = attackerOf(battle, task);
  const unit = targetUnit(battle, task);
  const on = targetIn(battle, task);
  const facts: Fact[] = [];
  const ask = (key: string, label: string, value: boolean, effect?: string): void => {
    facts.push({ key, label, kind: 'switch', value, ...(effect && { effect }) });
  };
  if (!by)
    facts.push({
      key: 'theirSK',
      label: 'Their skirmish rating',
      kind: 'choice',
      value: saidOr(task, 'theirSK', '2'),
      options: SKIRMISH_RATINGS.filter((sk) => sk > 0).map((sk) => ({ value: String(sk), label: `S${sk}` })),
    });
  if (markOf(task) === null) {
    facts.push({
      key: 'arm',
      label: 'Target',
      kind: 'choice',
      value: saidOr(task, 'arm', 'infantry'),
      options: STRANGER_ARMS,
    });
    if (on.kind !== 'officer' && on.arm !== 'artillery')
      facts.push({
        key: 'sk',
        label: 'Its skirmish rating',
        kind: 'choice',
        value: saidOr(task, 'sk', '2'),
        options: SKIRMISH_RATINGS.map((sk) => ({ value: String(sk), label: `S${sk}` })),
      });
  }
  ask('covered', 'Target wholly in cover', coverSaid(battle, task) !== 'none', 'confirm hits');
  ask('ownCavalry', 'Its own cavalry within 2 cm', saidOr(task, 'ownCavalry', false), 'confirm hits');
  if (on.kind !== 'officer' && on.arm !== 'artillery' && (!unit || !keepsBooks(battle, unit.side)))
    ask('standsOut', 'It has skirmishers out', on.stands > 0, 'else S−1');
  if (on.kind !== 'officer' && !unit && on.arm === 'artillery')
    ask('ottoman', 'Ottoman guns', saidOr(task, 'ottoman', false), 'confirm hits');
  if (!by) ask('rifles', 'They have rifles', saidOr(task, 'rifles', false), 'hit on 5');
  else
    ask(
      'cavalry',
      `Enemy cavalry within 2 cm of ${by.card.name}`,
      saidOr(task, 'cavalry', false),
      ratingOf(by) === 3 ? 'no attack' : 'stand goes in',
    );
  if (by ? attacksLeft(battle, by) > 1 : skirmishThrows(attackers(battle, task), battle.rulings) > 1)
    ask('both', 'Both stands attack it', saidOr(task, 'both', true), 'each throws');
  if (on.kind !== 'officer' && on.kind !== 'garrison' && unit)
    facts.push({
      key: 'aspect',
      label: 'Strikes it from',
      kind: 'choice',
      value: saidOr<Aspect>(task, 'aspect', 'front'),
      options: [
        { value: 'front', label: 'Front' },
        { value: 'flank', label: 'Flank', effect: '−1 on its check' },
        { value: 'rear', label: 'Rear', effect: '−2' },
      ],
    });
  return facts;
}

const hitsOf = (battle: Battle, task: Task): number[] => parts(battle, task).map((part) => hitsThrown(task, part).hits);

/** Writes the attack down; the hits fall when the phase is left. */
function writeDown(d: Draft, task: Task, hits: readonly number[], more: Parameters<typeof tell>[2]): void {
  const { battle } = d;
  const on = markOf(task);
  const by = typeof task.data.by === 'string' ? task.data.by : null;
  const aspect = ASPECTS.find((one) => one === task.facts.aspect) ?? 'front';
  const written = hits.map((n, i): WrittenShot => {
    const part = parts(battle, task)[i];
    return { side: task.side!, by, on, hits: n, aspect, faces: part ? hitsThrown(task, part).faces : [] };
  });
  d.add({ type: 'shots', shots: [...battle.shots, ...written] });
  const sum = hits.reduce((all, n) => all + n, 0);
  tell(
    d,
    `${attackerName(battle, task)}'s skirmishers on ${markName(battle, on)}: **${hitWords(sum).toLowerCase()}**.`,
    {
      side: task.side!,
      ...more,
    },
  );
}

function keepCover(d: Draft, task: Task): void {
  const unit = targetUnit(d.battle, task);
  if (unit && task.facts.covered !== undefined) keepSaid(d, unit, { cover: coverSaid(d.battle, task) });
}

export const skirmish: Procedure = {
  kind: 'skirmish',
  optional: true,
  throwsOn: true,
  question: (battle, task) => `${attackerName(battle, task)} on ${targetShort(battle, task)}: any hits?`,
  facts: factsAsked,
  sums: (battle, task) => sumsOf(battle, task),
  needs: (battle, task) => parts(battle, task).flatMap((part) => hitsThrown(task, part).needs),
  odds: (battle, task) => oddsIn(battle, task),
  dice: (battle, task) => parts(battle, task).flatMap((part) => diceShown(task, part)),
  reading(battle, task) {
    const { legal } = firingIn(battle, task);
    if (!legal.ok) return { word: 'No attack', means: legal.why, sums: sumsOf(battle, task) };
    const hits = hitsOf(battle, task).reduce((sum, n) => sum + n, 0);
    const part = oddsPart(oddsIn(battle, task), hits);
    return {
      word: hitWords(hits),
      means: hits === 0 ? `${targetShort(battle, task)} is unhurt.` : 'Written down; it counts when the phase ends.',
      sums: sumsOf(battle, task),
      ...(part !== undefined && { part }),
      good: hits > 0,
    };
  },
  settle(d, task) {
    const { legal } = firingIn(d.battle, task);
    keepCover(d, task);
    if (legal.ok) writeDown(d, task, hitsOf(d.battle, task), { sums: sumsOf(d.battle, task) });
    else noAttack(d, task, legal.why);
  },
  byHand: (battle, task) =>
    Array.from(
      { length: Math.max(1, standsThrowing(battle, task)) * firingIn(battle, task).dice.total + 1 },
      (_, n) => ({
        value: String(n),
        label: hitWords(n),
      }),
    ),
  settleByHand(d, task, choice) {
    keepCover(d, task);
    const stands = Math.max(1, standsThrowing(d.battle, task));
    // The table told them together; they stand with the first of the stands that threw.
    writeDown(d, task, [Number(choice), ...Array.from({ length: stands - 1 }, () => 0)], { byHand: true });
  },
};

const oddsIn = (battle: Battle, task: Task) => oddsOfHits(parts(battle, task).map((part) => part.throw));

function targetShort(battle: Battle, task: Task): string {
  const on = markOf(task);
  return (
    targetUnit(battle, task)?.card.name ?? (on && 'officer' in on ? battle.officers[on.officer]!.name : 'the enemy')
  );
}

function sumsOf(battle: Battle, task: Task): Reckoning[] {
  const firing = firingIn(battle, task);
  const confirm = firing.penalties;
  return [
    effectiveSkirmish(targetIn(battle, task)),
    firing.dice,
    confirm.length > 0 ? { ...firing.toHit, terms: [...firing.toHit.terms, ...confirm] } : firing.toHit,
  ];
}

/** NBC-SKM-02: cavalry before it stops the stands, and takes in those of S1 and S2. */
function noAttack(d: Draft, task: Task, why: string): void {
  const unit = attackerOf(d.battle, task);
  const by = attackers(d.battle, task);
  const { removed, stands } = standsFacingCavalry(by);
  if (!unit || !by.enemyCavalryWithin2cm) {
    tell(d, `${attackerName(d.battle, task)}'s skirmishers do not attack: ${why}`, { side: task.side! });
    return;
  }
  if (removed > 0) setUnit(d, unit.id, { stands });
  else {
    const idle = Array.from({ length: attacksLeft(d.battle, unit) }, () => ({
      side: unit.side,
      by: unit.id,
      on: null,
      hits: 0,
      aspect: 'front' as const,
      faces: [],
    }));
    d.add({ type: 'shots', shots: [...d.battle.shots, ...idle] });
  }
  tell(
    d,
    `Enemy cavalry before ${unitName(unit)}: its skirmishers ${removed > 0 ? '**go in**' : 'clump and **do not attack**'}.`,
    { side: unit.side },
  );
}

// ---- the end of the phase ------------------------------------------------------------------------------------------

/** Counts what was written down: all attacks of the phase fall at once (AMB-68). What asks for a choice is asked. */
export function countSkirmishes(d: Draft): void {
  const { shots } = d.battle;
  d.add({ type: 'shots', shots: [] });
  const choices: { unit: Unit; attacks: WrittenShot[] }[] = [];
  for (const unit of Object.values(d.battle.units)) {
    const attacks = shots.filter(({ on, hits }) => on && 'unit' in on && on.unit === unit.id && hits > 0);
    if (attacks.length === 0 || unit.fate !== 'good') continue;
    if (!keepsBooks(d.battle, unit.side)) continue;
    if (unit.card.arm === 'artillery')
      sufferBattery(d, unit.id, skirmishCasualties(described(d.battle, unit), attacks, d.battle.rulings), 'skirmish');
    else if (unit.stands > 0 && unit.hurt?.stand === undefined) choices.push({ unit, attacks });
    else fallsOn(d, unit, attacks, 'absorb');
  }
  for (const officer of Object.values(d.battle.officers)) {
    const hits = shots
      .filter(({ on }) => on && 'officer' in on && on.officer === officer.id)
      .reduce((sum, shot) => sum + shot.hits, 0);
    if (hits > 0 && officer.fate === 'fit' && keepsBooks(d.battle, officer.side))
      openTask(d, {
        kind: 'officer-risk',
        side: officer.side,
        officer: officer.id,
        data: { cause: 'skirmish fire', alone: true },
      });
  }
  for (const { unit, attacks } of choices.reverse())
    openTask(d, { kind: 'stand', side: unit.side, unit: unit.id, data: { attacks } });
}

function fallsOn(d: Draft, unit: Unit, attacks: readonly WrittenShot[], stand: 'absorb' | 'keep'): void {
  takeHits(d, {
    unit: unit.id,
    hits: attacks.reduce((sum, shot) => sum + shot.hits, 0),
    cause: 'skirmish',
    aspect: 'front',
    aspects: attacks.map((shot) => shot.aspect),
    stand,
  });
}

const attacksIn = (task: Task): readonly WrittenShot[] => task.data.attacks as readonly WrittenShot[];
const choiceIn = (task: Task) => saidOr<'absorb' | 'keep'>(task, 'stand', 'absorb');

/** NBC-SKM-07: its owner says whether the stand goes with the first hit, or stays and the unit takes it. */
export const standChoice: Procedure = {
  kind: 'stand',
  question: (battle, task) => `What do ${battle.units[task.unit!]!.card.name}'s skirmishers do?`,
  facts: (battle, task) => {
    const harm = (choice: 'absorb' | 'keep') => {
      const { standsRemoved, check } = harmOf(battle, task, choice);
      return `${standsRemoved > 0 ? `${standsRemoved} in` : 'none in'}, ${check ? 'disorder check' : 'no check'}`;
    };
    return [
      {
        key: 'stand',
        label: 'Its skirmishers',
        kind: 'choice',
        value: choiceIn(task),
        options: [
          { value: 'absorb', label: 'Take the first hit', effect: harm('absorb') },
          { value: 'keep', label: 'Stay out', effect: harm('keep') },
        ],
      },
    ];
  },
  needs: () => [],
  reading(battle, task) {
    const harm = harmOf(battle, task, choiceIn(task));
    const { name } = battle.units[task.unit!]!.card;
    return {
      word: hitWords(harm.hits),
      means:
        harm.fate === 'good'
          ? `${name} loses ${harm.cpLost}CP${harm.standsRemoved > 0 ? ' and takes in its skirmishers' : ''}${harm.check ? '; a disorder check follows.' : ', with no check.'}`
          : `${name} loses its last point.`,
      sums: [
        reckon(
          'Hits',
          attacksIn(task).map((shot) => term(shooter(battle, shot), shot.hits, 'NBC-SKM-07')),
        ),
      ],
    };
  },
  settle: (d, task) => concludeStand(d, task, choiceIn(task)),
  byHand: () => [
    { value: 'absorb', label: 'They take the first hit' },
    { value: 'keep', label: 'They stay out' },
    { value: 'none', label: 'No hit counts' },
  ],
  settleByHand(d, task, choice) {
    const { name } = d.battle.units[task.unit!]!.card;
    const words = { absorb: 'take the first hit', keep: 'stay out', none: 'lose nobody' }[choice];
    tell(d, `${name}'s skirmishers ${words}.`, { side: task.side!, byHand: true });
    concludeStand(d, task, choice as 'absorb' | 'keep' | 'none');
  },
};

/** The last choice made, the checks of the phase follow. */
function concludeStand(d: Draft, task: Task, choice: 'absorb' | 'keep' | 'none'): void {
  const unit = d.battle.units[task.unit!]!;
  if (choice !== 'none' && unit.fate === 'good') fallsOn(d, unit, attacksIn(task), choice);
  if (!d.battle.agenda.some((open) => open.kind === 'stand')) settlePhase(d);
}

const shooter = (battle: Battle, { by }: WrittenShot): string => (by ? battle.units[by]!.card.name : 'The enemy');

function harmOf(battle: Battle, task: Task, choice: 'absorb' | 'keep') {
  const unit = battle.units[task.unit!]!;
  return skirmishCasualties(described(battle, unit), attacksIn(task), battle.rulings, {
    choice: choice === 'keep' ? 'stand-stays' : 'stand-goes',
  });
}
