/** The firefight as a question (NBC-FF): both sides' throws, the engineers, the disorder checks, and the ledger. */
import { type Reckoning, term } from '../../book/reckoning.ts';
import { ruling } from '../../book/rulings.ts';
import type { HitProgress } from '../../dice/hits.ts';
import { type Battle, currentCP, keepsBooks, type Task } from '../battle.ts';
import type { Casualties } from '../casualties.ts';
import { type Draft, openTask, setUnit, tell } from '../draft.ts';
import { engineersFall as engineersFallOn } from '../engineers.ts';
import type { Firing } from '../fighters.ts';
import {
  FIREFIGHT_CM,
  type FirefightResult,
  type FirefightRole,
  type FirefightView,
  firefightResult,
  firefightThrow,
  type Musketeers,
} from '../firefight.ts';
import { breakUnit, disorderUnit, eliminateUnit, officerAtRisk } from '../losses.ts';
import { type Again, type Fact, lieIn, type Need, type Procedure } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { ownAgain } from '../re-roll-dice.ts';
import { disorderOf } from '../throws.ts';
import { nothingCame } from './by-hand.ts';
import type { Duel, DuelSide } from './duel.ts';
import { attackedOnTheMarch, engineersFall, now, orderUnderAttack, writeDisorder, writeLoss } from './ledger.ts';
import { fightOf, type Party, partyIn } from './parties.ts';
import {
  checkOf,
  checkQuestions,
  coverQuestions,
  type Effect,
  keepAnswers,
  outOfCommand,
  sticking,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  townQuestion,
} from './table-facts.ts';
import { roundIn, roundLabel, thrownSoFar } from './throws.ts';
import { gunsIn, isGarrisoned, stateWords } from './words.ts';

const attackerOf = (battle: Battle, task: Task): Party => partyIn(battle, task, 'a')!;
const defenderOf = (battle: Battle, task: Task): Party => partyIn(battle, task, 'd')!;

export function musketeers(battle: Battle, task: Task, party: Party): Musketeers {
  const order = orderUnderAttack(battle, party.order, 'firefight');
  return {
    kind: party.kind,
    arm: party.arm,
    cp: party.cp,
    stands: party.stands,
    disordered: party.disordered,
    exhaustion: party.exhaustion,
    quality: party.quality,
    fresh: party.fresh,
    cover: hardCover(battle, task, party) ? 'hard' : 'none',
    onStrongPoint: strongPoint(battle, task, party),
    commanderNear: sticking(task, party, 'nearAC'),
    outOfCommand: outOfCommand(task, party),
    officerAttached: party.officer !== null,
    engineerAttached: party.engineers !== null,
    batteryAttached: party.battery !== null,
    inBuiltUpArea: Boolean(party.unit?.area),
    inGarrisonedArea: isGarrisoned(battle, party.unit),
    looting: party.looting,
    ...(order && { order }),
    ...(party.battery && { battery: party.battery }),
  };
}

const coverFact = (battle: Battle, task: Task, party: Party, key: string): boolean =>
  coverQuestions(battle, task, party, () => '').find((fact) => fact.key === `${party.slot}:${key}`)?.value === true;
const hardCover = (battle: Battle, task: Task, party: Party) => coverFact(battle, task, party, 'hardCover');
const strongPoint = (battle: Battle, task: Task, party: Party) => coverFact(battle, task, party, 'strongPoint');

// ---- the two volleys -----------------------------------------------------------------------------------------------

interface Volley {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly firing: Firing;
  /** Why it does not fire. */
  readonly silent?: string;
  readonly progress: HitProgress;
  readonly slot: string;
}

const NOTHING: HitProgress = { done: true, hits: 0, rounds: [] };

const viewOf = (task: Task, attacker: Party, role: FirefightRole): FirefightView =>
  role === 'attacker'
    ? { distanceCm: FIREFIGHT_CM, closestInFront: true, strikes: strikesOf(task, attacker) }
    : { distanceCm: FIREFIGHT_CM, closestInFront: strikesOf(task, attacker) === 'front', strikes: 'front' };

/** "5:ii": who replied in which action (AMB-109). */
export const actionKey = (battle: Battle): string => `${battle.turn}:${battle.action?.formation ?? ''}`;

function volleyOf(battle: Battle, task: Task, role: FirefightRole): Volley {
  const attacker = attackerOf(battle, task);
  const defender = defenderOf(battle, task);
  const [party, target] = role === 'attacker' ? [attacker, defender] : [defender, attacker];
  const replied = defender.unit?.said.replied === actionKey(battle);
  const firing = firefightThrow(
    musketeers(battle, task, party),
    musketeers(battle, task, target),
    role,
    viewOf(task, attacker, role),
    battle.rulings,
    role === 'defender' && replied,
  );
  const holdsFire = role === 'defender' && task.facts['d:replies'] === false;
  const legal = role === 'attacker' || firing.legal.ok;
  const silent = !legal && !firing.legal.ok ? firing.legal.why : holdsFire ? 'It does not reply.' : undefined;
  if (silent || firing.throw.dice === 0)
    return {
      role,
      party,
      firing,
      progress: NOTHING,
      slot: '',
      ...(silent ? { silent } : { silent: 'Too few combat points for a die.' }),
    };
  const key = `throw:${party.id}`;
  const { progress, slot } = thrownSoFar(task, key, firing.throw);
  return { role, party, firing, progress, slot };
}

const volleysOf = (battle: Battle, task: Task): readonly [Volley, Volley] => [
  volleyOf(battle, task, 'attacker'),
  volleyOf(battle, task, 'defender'),
];

const hitsOf = ({ progress }: Volley): number => (progress.done ? progress.hits : 0);

// ---- what came of it -----------------------------------------------------------------------------------------------

interface Struck {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly harm: Casualties;
  readonly engineersDue: boolean;
  readonly engineersFell: boolean;
  readonly rating: Reckoning | null;
  /** Null while the card is wanted, or where none is. */
  readonly disordered: boolean | null;
}

interface Outcome {
  readonly result: FirefightResult;
  readonly struck: readonly Struck[];
}

const engineerDice = (task: Task, party: Party) => roundIn(task, `engineers:${party.id}`, 0, 2);

function outcomeOf(battle: Battle, task: Task, volleys: readonly [Volley, Volley]): Outcome {
  const [attacker, defender] = volleys;
  const on = (role: FirefightRole, absorbs: boolean) => {
    const party = role === 'attacker' ? attacker.party : defender.party;
    return {
      target: musketeers(battle, task, party),
      hits: hitsOf(role === 'attacker' ? defender : attacker),
      aspect: role === 'attacker' ? ('front' as const) : strikesOf(task, attacker.party),
      engineerAbsorbs: absorbs,
    };
  };
  const fell = (party: Party) => {
    const dice = engineerDice(task, party) as Parameters<typeof engineersFallOn>[0] | undefined;
    return dice !== undefined && engineersFallOn(dice);
  };
  const before = firefightResult(on('attacker', false), on('defender', false), FIREFIGHT_CM, battle.rulings);
  const due = (role: FirefightRole) => before[role].engineerRoll !== undefined;
  const absorbs = (role: FirefightRole, party: Party) => due(role) && fell(party);
  const result = firefightResult(
    on('attacker', absorbs('attacker', attacker.party)),
    on('defender', absorbs('defender', defender.party)),
    FIREFIGHT_CM,
    battle.rulings,
  );
  const struck = [attacker, defender].map(({ role, party }): Struck => {
    const harm = result[role];
    const { check } = harm;
    const rating = check
      ? adjustedRating(
          {
            ...checkOf(battle, task, party, { losses: check.losses, aspects: check.aspects, order: check.order }),
            disorderCheck: true,
          },
          battle.rulings,
        )
      : null;
    const lie = rating ? lieIn(task, `check:${party.id}`) : undefined;
    return {
      role,
      party,
      harm,
      engineersDue: due(role),
      engineersFell: absorbs(role, party),
      rating,
      disordered: lie && rating ? disorderOf(battle, lie, rating.total, 'hit') : null,
    };
  });
  return { result, struck };
}

function needsOf(battle: Battle, task: Task): Need[] {
  const volleys = volleysOf(battle, task);
  const throws = volleys.flatMap(({ party, progress, slot }): Need[] =>
    progress.done
      ? []
      : [
          {
            slot,
            by: party.side,
            label: roundLabel(party.short, progress.stage, progress.dice),
            want: 'dice',
            dice: progress.dice,
          },
        ],
  );
  if (throws.length > 0) return throws;
  const { struck } = outcomeOf(battle, task, volleys);
  const engineers = struck
    .filter(({ party, engineersDue }) => engineersDue && !engineerDice(task, party))
    .map(
      ({ party }): Need => ({
        slot: `engineers:${party.id}`,
        by: party.side,
        label: `${party.short}: the engineers fall on 10`,
        want: 'dice',
        dice: 2,
      }),
    );
  if (engineers.length > 0) return engineers;
  return struck
    .filter(({ party, rating }) => rating && !lieIn(task, `check:${party.id}`))
    .map(
      ({ party, rating }): Need => ({
        slot: `check:${party.id}`,
        by: party.side,
        label: `${party.short}: disorder check`,
        want: 'disorder',
        rating: rating!.total,
        column: 'hit',
      }),
    );
}

/** NBC-RR-04: hits are never thrown again; the engineers' dice and the cards may be (AMB-05). */
function againOf(battle: Battle, task: Task): Again[] {
  const { struck } = outcomeOf(battle, task, volleysOf(battle, task));
  const drawn = task.lies.some((lie) => lie.slot.startsWith('check:'));
  return struck
    .filter(({ party }) => keepsBooks(battle, party.side))
    .flatMap(({ party, rating, engineersDue }): Again[] => {
      const engineers =
        engineersDue && !drawn && engineerDice(task, party) && ruling(battle.rulings, 'rrdEngineer') === 'yes';
      const card = rating && lieIn(task, `check:${party.id}`);
      return [
        ...(engineers
          ? [{ ...ownAgain(battle, `engineers:${party.id}`, party.side), what: `${party.short}'s engineers` }]
          : []),
        ...(card ? [{ ...ownAgain(battle, `check:${party.id}`, party.side), what: `${party.short}'s check` }] : []),
      ];
    });
}

// ---- what the table is asked ---------------------------------------------------------------------------------------

/** What an answer would change: dice, re-throws, proofs, the number to hit, who fires. */
function effectIn(battle: Battle, task: Task): Effect {
  const volleys = (key: string, value: boolean | string | number) =>
    volleysOf(battle, { ...task, lies: [], facts: { ...task.facts, [key]: value } });
  return (key, value, otherwise) => {
    const with_ = volleys(key, value);
    const without = volleys(key, otherwise);
    return with_
      .flatMap((on, i) => {
        const off = without[i]!;
        if (on.silent && !off.silent) return ['no reply'];
        return gunsIn(off.firing, on.firing);
      })
      .join(', ');
  };
}

function factsIn(battle: Battle, task: Task): Fact[] {
  const [attacker, defender] = [attackerOf(battle, task), defenderOf(battle, task)];
  const effect = effectIn(battle, task);
  const reply = volleyOf(battle, { ...task, facts: { ...task.facts, 'd:replies': true } }, 'defender');
  return [
    strikesFact(task, attacker, `${attacker.short} fires into`, effect),
    ...(reply.silent ? [] : [switchOf(task, defender, 'replies', `${defender.short} replies`, () => '', true)]),
    ...coverQuestions(battle, task, defender, effect),
    ...(reply.silent ? [] : coverQuestions(battle, task, attacker, effect).slice(0, 1)),
    ...checkQuestions(battle, task, attacker, effect),
    ...checkQuestions(battle, task, defender, effect),
    ...townQuestion(task, attacker, () => 'check +1'),
    ...townQuestion(task, defender, () => 'check +1'),
    ...[attacker, defender].flatMap((party) => strangerQuestions(battle, task, party)),
  ];
}

// ---- told ----------------------------------------------------------------------------------------------------------

function harmWords({ party, harm, disordered }: Struck): string {
  const left = party.cp - harm.cpLost;
  if (harm.fate === 'eliminated') return `**${party.short} is eliminated**`;
  if (harm.fate === 'broken') return `${party.short} loses ${harm.cpLost}: **broken**, 10 cm straight to the rear`;
  if (party.arm === 'artillery')
    return harm.disordered ? `${party.short} is **disordered**` : `${party.short} is unhurt`;
  if (harm.cpLost === 0) return `${party.short} loses nothing`;
  const state = disordered === null ? '' : disordered ? ', **disordered**' : ', holds';
  return `${party.short} loses ${harm.cpLost}: ${left}CP${state}`;
}

const recoilWords = (battle: Battle, task: Task, { recoils }: FirefightResult): string | null => {
  if (recoils.length === 0) return null;
  const names = recoils.map((role) => (role === 'attacker' ? attackerOf : defenderOf)(battle, task).short);
  return `${names.join(' and ')} ${names.length > 1 ? 'recoil' : 'recoils'} until they stand 3 cm apart`;
};

const says = (battle: Battle, task: Task, { result }: Outcome): string =>
  `${recoilWords(battle, task, result) ?? 'Nobody recoils'}.`;

function duelSide(battle: Battle, { role, party, firing, silent, progress }: Volley): DuelSide {
  return {
    id: party.id,
    side: party.side,
    as: role === 'attacker' ? 'Attacker' : 'Defender',
    name: party.name,
    short: party.short,
    state: stateWords(battle, party),
    cp: party.cp,
    ...(silent && { silent }),
    thrown: silent
      ? null
      : {
          dice: firing.dice,
          toHit: firing.toHit,
          onTheDie: null,
          bonus: firing.bonus,
          penalties: firing.penalties,
          spec: firing.throw,
          progress,
          hits: progress.done ? progress.hits : (progress.rounds.at(-1)?.hits ?? 0),
        },
  };
}

export function firefightDuel(battle: Battle, task: Task): Duel {
  const volleys = volleysOf(battle, task);
  const sides = volleys.map((volley) => duelSide(battle, volley));
  if (volleys.some(({ progress }) => !progress.done))
    return { sides, verdict: null, outcomes: [], onTheTable: [], notes: [] };
  const outcome = outcomeOf(battle, task, volleys);
  const open = needsOf(battle, task).length > 0;
  const recoil = recoilWords(battle, task, outcome.result);
  return {
    sides,
    verdict: open ? null : { says: recoil ?? 'Nobody recoils' },
    outcomes: outcome.struck.map((each) => ({ side: each.party.side, text: harmWords(each) })),
    onTheTable: [],
    notes: [],
  };
}

// ---- the procedure -------------------------------------------------------------------------------------------------

export const firefight: Procedure = {
  kind: 'firefight',
  question: (battle, task) => `${attackerOf(battle, task).short} fires at ${defenderOf(battle, task).short}`,
  facts: factsIn,
  sums: (battle, task) =>
    volleysOf(battle, task).flatMap(({ firing, silent }) => (silent ? [] : [firing.dice, firing.toHit])),
  needs: needsOf,
  throwsOn: (battle, task) => againOf(battle, task).every((again) => again.refused || !again.slot.startsWith('eng')),
  again: againOf,
  reading(battle, task) {
    const volleys = volleysOf(battle, task);
    const outcome = outcomeOf(battle, task, volleys);
    const [attacker, defender] = volleys;
    return {
      word: `${hitsOf(attacker)} to ${hitsOf(defender)}`,
      means: says(battle, task, outcome),
      sums: outcome.struck.flatMap(({ rating }) => (rating ? [rating] : [])),
    };
  },
  settle(d, task) {
    const volleys = volleysOf(d.battle, task);
    const outcome = outcomeOf(d.battle, task, volleys);
    const [attacker, defender] = volleys;
    const sums = volleys.flatMap(({ party, firing, progress, silent }): Reckoning[] =>
      silent ? [] : [sumOfVolley(party, firing.dice, progress)],
    );
    tell(
      d,
      `${attacker.party.name} fires at ${defender.party.name}: **${hitsOf(attacker)} ${hitsOf(attacker) === 1 ? 'hit' : 'hits'} to ${hitsOf(defender)}**. ${says(d.battle, task, outcome)}`,
      { side: attacker.party.side, sums },
    );
    keepAnswers(d, task);
    for (const each of outcome.struck) writeStruck(d, each);
    const { unit } = defender.party;
    if (unit) {
      attackedOnTheMarch(d, unit, 'firefight');
      if (!defender.silent) setUnit(d, unit.id, { said: { ...now(d, unit).said, replied: actionKey(d.battle) } });
    }
  },
  byHand: () => [
    { value: 'nothing', label: 'Nothing came of it' },
    { value: 'set', label: 'Set the result' },
  ],
  settleByHand(d, task, choice) {
    keepAnswers(d, task);
    if (choice === 'nothing') nothingCame(d, task);
    else openTask(d, { kind: 'fight-result', side: task.side, data: { ...fightOf(task), cause: 'firefight' } });
  },
};

const sumOfVolley = (party: Party, dice: Reckoning, progress: HitProgress): Reckoning => ({
  name: `Hits of ${party.short}`,
  terms: progress.rounds.map(({ stage, faces, made }) =>
    term(
      { throw: `${faces.length} dice`, bonus: `${faces.length} misses again`, confirm: `${faces.length} to prove` }[
        stage
      ],
      stage === 'confirm' ? made - faces.length : made,
      stage === 'throw' ? 'NBC-FF-04' : stage === 'bonus' ? 'NBC-FF-05' : 'NBC-FF-06',
      { note: faces.join(' ') },
    ),
  ),
  total: progress.done ? progress.hits : 0,
  ...(dice.note && { note: dice.note }),
});

/** NBC-FF-10, NBC-FF-11: losses, engineers, disorder, Breaking, and the officer with them. */
function writeStruck(d: Draft, struck: Struck): void {
  const { party, harm, disordered } = struck;
  const { unit } = party;
  if (harm.hits > 0) tell(d, `${harmWords({ ...struck, party: { ...party, short: party.name } })}.`, toldBy(struck));
  if (!unit) return;
  if (party.arm === 'artillery') {
    if (harm.fate === 'eliminated') eliminateUnit(d, unit.id, harm.hits >= 2 ? 'two hits' : 'disordered a second time');
    else if (harm.disordered) disorderUnit(d, unit.id);
    return;
  }
  writeLoss(d, unit, harm.cpLost);
  if (struck.engineersFell) engineersFall(d, party.engineers);
  if (harm.cpLost > 0) officerAtRisk(d, unit.id, 'the firefight');
  if (currentCP(now(d, unit)) === 0) breakUnit(d, unit.id, 'its opponent moves it 10 cm straight to the rear');
  else if (disordered) writeDisorder(d, unit, true);
}

const toldBy = ({ party, rating }: Struck) => ({ side: party.side, ...(rating && { sums: [rating] }) });
