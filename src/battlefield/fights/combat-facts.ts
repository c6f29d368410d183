/** The questions to the table about a close combat, each with its effect: re-throws, confirmations, dice, the check. */

import { ruling } from '../../book/rulings.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Battle, FactValue } from '../battle.ts';
import { type Choice, type Fact, oneOf, yesNo } from '../procedure.ts';
import type { Need as Wanted } from '../rules/close-combat/answers.ts';
import { hasNoFlanks } from '../rules/close-combat/facts.ts';
import { closeCombat } from '../rules/close-combat/resolve.ts';
import type { ThrowSheet } from '../rules/close-combat/throws.ts';
import { type Flag, factKey } from '../rules/fights/answers.ts';
import { partyWith } from '../rules/fights/combat-outcome.ts';
import { courseOf } from './combat-course.ts';
import { whatCounts } from './combat-duel.ts';
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
import { type FightTask, ofAttackers, type Party } from './parties.ts';
import {
  checkEffect,
  checkQuestions,
  coverQuestions,
  type Effect,
  saying,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  throwEffect,
  townQuestion,
} from './table-facts.ts';
import { backingFact, friendFacts } from './ways-back.ts';

// ---- effects -------------------------------------------------------------------------------------------------------

interface Before {
  readonly sheets: readonly ThrowSheet[];
  readonly ratings: readonly number[];
}

/** The combat before any throw, with one fact changed. Of two equal attackers the first counts as the larger. */
function beforeThrows(battle: Battle, task: FightTask, key: string, value: FactValue): Before {
  const other = saying(task, key, value);
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

function changes(on: Before, off: Before): Said[] {
  const thrown = on.sheets.flatMap((sheet) => {
    const old = off.sheets.find(({ unit }) => unit === sheet.unit);
    return old ? throwEffect(whatCounts(sheet), whatCounts(old)) : [];
  });
  const check = on.ratings.map((rating, i) => rating - (off.ratings[i] ?? rating)).find((change) => change !== 0);
  return [...thrown, ...checkEffect(check ?? 0)];
}

const effectIn =
  (battle: Battle, task: FightTask): Effect =>
  (key, value, otherwise) =>
    changes(beforeThrows(battle, task, key, value), beforeThrows(battle, task, key, otherwise));

// ---- before the throw ----------------------------------------------------------------------------------------------

const ROUNDS: readonly Choice[] = [
  { value: '1', label: 'combat-round-1' },
  { value: '2', label: 'combat-round-2', effect: 'combat-cover-both' },
];

/** NBC-BUA-04: the question whether cavalry fights on foot. */
const onFootFact = (task: FightTask, { defender, stand }: Fought): Fact[] =>
  stand?.does === 'chooses'
    ? [
        yesNo(factKey('d', 'onFoot'), say('combat-on-foot', { unit: defender.short }), fightsOnFoot(task), {
          effect: say('combat-as-infantry', { cp: stand.onFoot.total }),
        }),
      ]
    : [];

/**
 * The questions about the place: for an area, out of an area or in the open; the round; and whether there is a
 * garrison.
 */
function areaFacts(battle: Battle, task: FightTask, fought: Fought): Fact[] {
  const { defender } = fought;
  const works = worksHeld(battle, defender);
  const where = areaSaid(battle, task);
  const forArea = where === 'for' && !works;
  const round = String(roundSaid(battle, task));
  const walls = garrisoned(battle, task, defender);
  return [
    oneOf('area', 'combat-where', where, [
      { value: 'open', label: 'combat-in-open' },
      { value: 'for', label: works ? 'combat-for-works' : 'combat-for-area', effect: 'combat-cover-defender' },
      { value: 'out', label: 'combat-out-of-area' },
    ]),
    ...(forArea ? [oneOf('round', 'combat-round', round, ROUNDS)] : []),
    ...(forArea && defender.kind !== 'garrison'
      ? [yesNo(factKey('d', 'garrisoned'), 'combat-garrison-behind', walls, { effect: 'combat-garrison-holds' })]
      : []),
    ...onFootFact(task, fought),
  ];
}

/** NBC-CC-08, NBC-CC-09: the questions about ground and flanks. */
function groundFacts(battle: Battle, task: FightTask, fought: Fought, effect: Effect): Fact[] {
  const { combat, parties, defender } = fought;
  const attackers = ofAttackers(parties);
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

/** A switch that is hidden if it would change nothing. */
const ifItTells = (fact: Fact): Fact =>
  fact.kind === 'switch' && !asksAll(fact.key) ? { ...fact, onlyIfItTells: true } : fact;

/** The state of an enemy unit without records is always asked. */
const asksAll = (key: string): boolean => /:(disordered|fresh|shaken)$/.test(key);

function factsBefore(battle: Battle, task: FightTask): Fact[] {
  const fought = foughtOf(battle, task);
  const { combat, parties, defender } = fought;
  const effect = effectIn(battle, task);
  const attackers = ofAttackers(parties);
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
  const value = task.facts[key] === true;
  return blocked
    ? yesNo(key, say('combat-finds-no-way', { unit }), value, { effect: 'combat-no-way-effect' })
    : yesNo(key, say('combat-friends-in-way', { unit }), value, { effect: 'combat-friends-effect' });
}

const rideFact = ({ slot, short: unit }: Party, value: boolean): Fact =>
  yesNo(factKey(slot, 'pursues'), say('combat-rides-after', { unit }), value);

/** NBC-CC-23, -27, -28, -31, -34: what the players may still state after the throws. */
function factsAfter(battle: Battle, task: FightTask): Fact[] {
  const { fought, progress, used } = courseOf(battle, task);
  if (!progress.done)
    return progress.needs.flatMap((want) =>
      want.kind === 'dice' && want.mayDecline && want.unit ? [rideFact(partyWith(fought, want.unit), true)] : [],
    );
  const declined = progress.units.filter(({ pursuit }) => pursuit?.declined && pursuit.dice.total > 0);
  const stays = task.facts.stay === true;
  const units = ofAttackers(fought.parties).map(({ short }) => short);
  const ridden = used.some(({ slot }) => slot.startsWith('pursuit:'));
  return [
    ...(mayStayIn(battle, task)
      ? [
          yesNo('stay', say('combat-attackers-stay', { units, n: units.length }), stays, {
            effect: 'combat-stay-effect',
          }),
        ]
      : []),
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

/** NBC-CC-31: whether the attackers may stay in contact: the rules would ask for it if it were not answered. */
function mayStayIn(battle: Battle, task: FightTask): boolean {
  const { area } = foughtOf(battle, task).combat;
  if (area?.fight !== 'for' || area.round !== 1) return false;
  const { progress } = courseOf(battle, { ...task, facts: { ...task.facts, stay: true } });
  return progress.done && progress.next === 'second-round';
}

export const combatFacts = (battle: Battle, task: FightTask): Fact[] => [
  ...(task.rolls.length > 0 ? factsAfter(battle, task) : []),
  ...factsBefore(battle, task),
];
