/** What the table is asked of a close combat, each with what it would change: re-throws, proofs, dice, the check. */

import { ruling } from '../../book/rulings.ts';
import { codeOf, type Said, say } from '../../engine/message.ts';
import type { Battle, FactValue } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import type { Need as Wanted } from '../rules/close-combat/answers.ts';
import { hasNoFlanks } from '../rules/close-combat/facts.ts';
import { hitsProved, missesAgain, type Rethrow } from '../rules/close-combat/re-throws.ts';
import { closeCombat } from '../rules/close-combat/resolve.ts';
import type { ThrowSheet } from '../rules/close-combat/throws.ts';
import { type Flag, factKey } from '../rules/fights/answers.ts';
import { partyWith } from '../rules/fights/combat-outcome.ts';
import { courseOf } from './combat-course.ts';
import {
  areaSaid,
  type Fought,
  fightsOnFoot,
  foughtOf,
  garrisoned,
  rateIn,
  roundSaid,
  worksHeld,
} from './combatants.ts';
import type { FightTask, Party } from './parties.ts';
import {
  checkEffect,
  checkQuestions,
  coverQuestions,
  type Effect,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  townQuestion,
} from './table-facts.ts';
import { backingFact, friendFacts } from './ways-back.ts';

// ---- effects -------------------------------------------------------------------------------------------------------

interface Before {
  readonly sheets: readonly ThrowSheet[];
  readonly ratings: readonly number[];
}

/** The combat before anything is thrown, with one fact set; equals take the first attacker for the larger. */
function beforeThrows(battle: Battle, task: FightTask, key: string, value: FactValue): Before {
  const other = { ...task, rolls: [], facts: { ...task.facts, [key]: value } };
  const { combat, parties } = foughtOf(battle, other);
  const rate = rateIn(battle, other, parties);
  const { throws } = closeCombat(combat, [{ key: 'major', faces: [1] }], rate, battle.rulings);
  const struck = combat.attackers.map((attacker) => attacker.strikes ?? 'front');
  const ratings = parties.map(({ id, slot }) => {
    const aspects = slot === 'd' && !hasNoFlanks(combat) ? struck : [];
    return rate(id, { losses: 1, aspects, order: 'defend' }).total;
  });
  return { sheets: throws, ratings };
}

const fresh = (list: readonly Rethrow[], before: readonly Rethrow[]): readonly Rethrow[] =>
  list.filter(({ what }) => !before.some((each) => codeOf(each.what) === codeOf(what)));

function changesOf(sheet: ThrowSheet, old: ThrowSheet): Said[] {
  const dice = sheet.dice.total - old.dice.total;
  const { toHit } = sheet;
  return [
    ...(dice === 0 ? [] : [say('fight-effect-dice', { dice })]),
    ...(toHit && toHit.total !== old.toHit?.total ? [say('fight-effect-hits-on', { face: toHit.total })] : []),
    ...fresh(sheet.bonuses, old.bonuses).map(missesAgain),
    ...fresh(sheet.penalties, old.penalties).map(hitsProved),
  ];
}

function changes(on: Before, off: Before): Said[] {
  const thrown = on.sheets.flatMap((sheet) => {
    const old = off.sheets.find(({ unit }) => unit === sheet.unit);
    return old ? changesOf(sheet, old) : [];
  });
  const check = on.ratings.map((rating, i) => rating - (off.ratings[i] ?? rating)).find((change) => change !== 0);
  return [...thrown, ...checkEffect(check ?? 0)];
}

const effectIn =
  (battle: Battle, task: FightTask): Effect =>
  (key, value, otherwise) =>
    changes(beforeThrows(battle, task, key, value), beforeThrows(battle, task, key, otherwise));

// ---- before the throw ----------------------------------------------------------------------------------------------

/** For or out of an area, or in the open. */
const whereFact = (battle: Battle, task: FightTask, works: boolean): Fact => ({
  key: 'area',
  label: 'combat-where',
  kind: 'choice',
  value: areaSaid(battle, task),
  options: [
    { value: 'open', label: 'combat-in-open' },
    { value: 'for', label: works ? 'combat-for-works' : 'combat-for-area', effect: 'combat-cover-defender' },
    { value: 'out', label: 'combat-out-of-area' },
  ],
});

const roundFact = (battle: Battle, task: FightTask): Fact => ({
  key: 'round',
  label: 'combat-round',
  kind: 'choice',
  value: String(roundSaid(battle, task)),
  options: [
    { value: '1', label: 'combat-round-1' },
    { value: '2', label: 'combat-round-2', effect: 'combat-cover-both' },
  ],
});

const garrisonFact = (battle: Battle, task: FightTask, defender: Party): Fact => ({
  key: factKey('d', 'garrisoned'),
  label: 'combat-garrison-behind',
  effect: 'combat-garrison-holds',
  kind: 'switch',
  value: garrisoned(battle, task, defender),
});

/** NBC-BUA-04 */
const onFootFact = (task: FightTask, { defender, stand }: Fought): Fact[] =>
  stand?.does === 'chooses'
    ? [
        {
          key: factKey('d', 'onFoot'),
          label: say('combat-on-foot', { unit: defender.short }),
          effect: say('combat-as-infantry', { cp: stand.onFoot.total }),
          kind: 'switch',
          value: fightsOnFoot(task),
        },
      ]
    : [];

function areaFacts(battle: Battle, task: FightTask, fought: Fought): Fact[] {
  const { defender } = fought;
  const works = worksHeld(battle, defender);
  const forArea = areaSaid(battle, task) === 'for' && !works;
  return [
    whereFact(battle, task, works),
    ...(forArea ? [roundFact(battle, task)] : []),
    ...(forArea && defender.kind !== 'garrison' ? [garrisonFact(battle, task, defender)] : []),
    ...onFootFact(task, fought),
  ];
}

/** What is asked of the ground and of flanks (NBC-CC-08, NBC-CC-09). */
function groundFacts(battle: Battle, task: FightTask, fought: Fought, effect: Effect): Fact[] {
  const { combat, parties, defender } = fought;
  const attackers = parties.filter(({ slot }) => slot !== 'd');
  const flanked = hasNoFlanks(combat) ? attackers : [defender, ...attackers];
  const ask = (party: Party, key: Flag, label: Said) => switchOf(task, party, key, label, effect, false);
  const downhill = combat.hilly && ruling(battle.rulings, 'uphill') === 'eitherHigher';
  return [
    ...(combat.hilly ? attackers.map((party) => ask(party, 'below', say('combat-uphill', { unit: party.short }))) : []),
    ...(downhill ? attackers.map((party) => ask(party, 'above', say('combat-downhill', { unit: party.short }))) : []),
    ...(areaSaid(battle, task) === 'for' ? [] : coverQuestions(battle, task, defender, effect)),
    ...flanked.map((party) => ask(party, 'flanked', say('combat-flanked', { unit: party.short }))),
  ];
}

/** A switch that would change nothing is not shown. */
const ifItTells = (fact: Fact): Fact =>
  fact.kind === 'switch' && !asksAll(fact.key) ? { ...fact, onlyIfItTells: true } : fact;

/** A stranger's state is asked whatever it does to the dice. */
const asksAll = (key: string): boolean => /:(disordered|fresh|shaken)$/.test(key);

function factsBefore(battle: Battle, task: FightTask): Fact[] {
  const fought = foughtOf(battle, task);
  const { combat, parties, defender } = fought;
  const effect = effectIn(battle, task);
  const attackers = parties.filter(({ slot }) => slot !== 'd');
  const strikes = (party: Party) =>
    strikesFact(party, say('combat-strikes', { unit: party.short }), strikesOf(task, party), effect);
  return [
    ...(hasNoFlanks(combat) ? [] : attackers.map(strikes)),
    ...[...attackers, defender].flatMap((party) => checkQuestions(battle, task, party, effect)),
    ...groundFacts(battle, task, fought, effect),
    ...areaFacts(battle, task, fought),
    ...parties.flatMap((party) => townQuestion(task, party, effect)),
    ...parties.flatMap((party) => strangerQuestions(battle, task, party)),
  ].map(ifItTells);
}

// ---- after the throws ----------------------------------------------------------------------------------------------

function statementFact(task: FightTask, want: Wanted, { slot, short: unit }: Party): Fact {
  const blocked = want.key.startsWith('path:');
  const key = factKey(slot, blocked ? 'blocked' : 'friends');
  return {
    key,
    label: blocked ? say('combat-finds-no-way', { unit }) : say('combat-friends-in-way', { unit }),
    effect: blocked ? 'combat-no-way-effect' : 'combat-friends-effect',
    kind: 'switch',
    value: task.facts[key] === true,
  };
}

const rideFact = ({ slot, short: unit }: Party, value: boolean): Fact => ({
  key: factKey(slot, 'pursues'),
  label: say('combat-rides-after', { unit }),
  kind: 'switch',
  value,
});

const stayFact = (value: boolean): Fact => ({
  key: 'stay',
  label: 'combat-attackers-stay',
  effect: 'combat-stay-effect',
  kind: 'switch',
  value,
});

/** NBC-CC-23, -27, -28, -31, -34: what the players may still say once the dice lie there. */
function factsAfter(battle: Battle, task: FightTask): Fact[] {
  const { fought, progress, used } = courseOf(battle, task);
  if (!progress.done)
    return progress.needs.flatMap((want) =>
      want.kind === 'dice' && want.mayDecline && want.unit ? [rideFact(partyWith(fought, want.unit), true)] : [],
    );
  const declined = progress.units.filter(({ pursuit }) => pursuit?.declined && pursuit.dice.total > 0);
  const ridden = used.some(({ slot }) => slot.startsWith('pursuit:'));
  return [
    ...(mayStayIn(battle, task) ? [stayFact(task.facts.stay === true)] : []),
    ...(ridden ? [] : declined.map(({ id }) => rideFact(partyWith(fought, id), false))),
    ...progress.mayBeSaid.flatMap((want) =>
      want.unit ? [statementFact(task, want, partyWith(fought, want.unit))] : [],
    ),
    ...progress.units.flatMap((outcome) => {
      const party = partyWith(fought, outcome.id);
      return [...friendFacts(battle, task, party, outcome), ...backingFact(battle, task, party, outcome)];
    }),
  ];
}

/** Whether the attackers have the choice of NBC-CC-31: the rules would ask for it, were it not answered. */
function mayStayIn(battle: Battle, task: FightTask): boolean {
  const { progress } = courseOf(battle, { ...task, facts: { ...task.facts, stay: true } });
  return progress.done && progress.next === 'second-round';
}

export const combatFacts = (battle: Battle, task: FightTask): Fact[] => [
  ...(task.rolls.length > 0 ? factsAfter(battle, task) : []),
  ...factsBefore(battle, task),
];
