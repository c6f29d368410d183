/** What the table is asked of a close combat, each with what it would change: re-throws, proofs, dice, the check. */

import { ruling } from '../../book/rulings.ts';
import type { Said } from '../../engine/message.ts';
import { legacy } from '../../engine/message.ts';
import type { Battle, FactValue, Task } from '../battle.ts';
import type { Need as Wanted } from '../close-combat/answers.ts';
import { hasNoFlanks } from '../close-combat/facts.ts';
import { closeCombat } from '../close-combat/resolve.ts';
import type { ThrowSheet } from '../close-combat/throws.ts';
import type { Fact } from '../procedure.ts';
import { courseOf } from './combat-course.ts';
import { areaSaid, foughtOf, garrisonBehind, rateIn, roundSaid, worksHeld } from './combatants.ts';
import { factKey, type Party, saidOf } from './parties.ts';
import {
  checkQuestions,
  coverQuestions,
  type Effect,
  strangerQuestions,
  strikesFact,
  switchOf,
  townQuestion,
} from './table-facts.ts';
import { backingFact } from './ways-back.ts';

// ---- effects -------------------------------------------------------------------------------------------------------

interface Before {
  readonly sheets: readonly ThrowSheet[];
  readonly ratings: readonly number[];
  readonly evacuates: boolean;
}

/** The combat before anything is thrown, with one fact set; equals take the first attacker for the larger. */
function beforeThrows(battle: Battle, task: Task, key: string, value: FactValue): Before {
  const other = { ...task, rolls: [], facts: { ...task.facts, [key]: value } };
  const { combat, parties, evacuates } = foughtOf(battle, other);
  const rate = rateIn(battle, other, parties);
  const { throws } = closeCombat(combat, [{ key: 'major', faces: [1] }], rate, battle.rulings);
  const struck = combat.attackers.map((attacker) => attacker.strikes ?? 'front');
  const ratings = parties.map(({ id, slot }) => {
    const aspects = slot === 'd' && !hasNoFlanks(combat) ? struck : [];
    return rate(id, { losses: 1, aspects, order: 'defend' }).total;
  });
  return { sheets: throws, ratings, evacuates };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function changes(on: Before, off: Before): string[] {
  const lines = on.sheets.flatMap((sheet) => {
    const old = off.sheets.find(({ unit }) => unit === sheet.unit);
    if (!old) return [];
    const fresh = <T extends { what: Said }>(list: readonly T[], before: readonly T[]) =>
      list.filter(({ what }) => !before.some((each) => each.what === what));
    const dice = sheet.dice.total - old.dice.total;
    const face = sheet.toHit?.total !== old.toHit?.total && sheet.toHit ? [`hits on ${sheet.toHit.total}`] : [];
    return [
      ...(dice === 0 ? [] : [`${signed(dice)} ${Math.abs(dice) === 1 ? 'die' : 'dice'}`]),
      ...face,
      ...fresh(sheet.bonuses, old.bonuses).map(({ shown }) => `${shown} misses`),
      ...fresh(sheet.penalties, old.penalties).map(({ shown }) => `${shown} hits proved`),
    ];
  });
  const check = on.ratings.map((rating, i) => rating - off.ratings[i]!).find((change) => change !== 0);
  return [...lines, ...(check ? [`check ${signed(check)}`] : [])];
}

const effectIn =
  (battle: Battle, task: Task): Effect =>
  (key, value, otherwise) =>
    changes(beforeThrows(battle, task, key, value), beforeThrows(battle, task, key, otherwise)).join(', ');

// ---- before the throw ----------------------------------------------------------------------------------------------

function areaFacts(battle: Battle, task: Task, defender: Party): Fact[] {
  const area = areaSaid(battle, task);
  const works = worksHeld(battle, defender);
  const { stand } = foughtOf(battle, task);
  return [
    {
      key: 'area',
      label: 'Where',
      kind: 'choice',
      value: area,
      options: [
        { value: 'open', label: 'In the open' },
        { value: 'for', label: works ? 'For garrisoned works' : 'For a built-up area', effect: 'hard cover' },
        { value: 'out', label: 'Out of one' },
      ],
    },
    ...(area === 'for' && !works
      ? [
          {
            key: 'round',
            label: 'Round',
            kind: 'choice',
            value: String(roundSaid(battle, task)),
            options: [
              { value: '1', label: 'First' },
              { value: '2', label: 'Second', effect: 'cover for both' },
            ],
          } as const,
        ]
      : []),
    ...(area === 'for' && !works && defender.kind !== 'garrison'
      ? [
          {
            key: factKey('d', 'garrisoned'),
            label: 'A garrison behind it',
            effect: 'holds whoever wins',
            kind: 'switch',
            value: saidOf(task, 'd', 'garrisoned', garrisonBehind(battle, defender) !== undefined),
          } as const,
        ]
      : []),
    ...(stand?.does === 'chooses'
      ? [
          {
            key: factKey('d', 'onFoot'),
            label: `${defender.short} fights on foot`,
            effect: `as infantry, ${stand.onFoot.total} CP`,
            kind: 'switch',
            value: saidOf(task, 'd', 'onFoot', false),
          } as const,
        ]
      : []),
  ];
}

/** NBC-CC-08, NBC-CC-09: the lists of re-throws, those that may apply to this pair. */
function factsBefore(battle: Battle, task: Task): Fact[] {
  const { combat, parties, defender } = foughtOf(battle, task);
  const effect = effectIn(battle, task);
  const attackers = parties.filter(({ slot }) => slot !== 'd');
  const closed = hasNoFlanks(combat);
  const hills = combat.hilly ?? false;
  const ask = (party: Party, key: string, label: Said) => switchOf(task, party, key, legacy(label), effect, false);
  return [
    ...(closed ? [] : attackers.map((party) => strikesFact(task, party, `${party.short} strikes`, effect))),
    ...attackers.flatMap((party) => checkQuestions(battle, task, party, effect)),
    ...checkQuestions(battle, task, defender, effect),
    ...(hills ? attackers.map((party) => ask(party, 'below', `${party.short} comes uphill`)) : []),
    ...(hills && ruling(battle.rulings, 'uphill') === 'eitherHigher'
      ? attackers.map((party) => ask(party, 'above', `${party.short} comes downhill`))
      : []),
    ...(areaSaid(battle, task) === 'for' ? [] : coverQuestions(battle, task, defender, effect)),
    ...(closed ? [] : [ask(defender, 'flanked', `${defender.short} is flanked`)]),
    ...attackers.map((party) => ask(party, 'flanked', `${party.short} is flanked`)),
    ...areaFacts(battle, task, defender),
    ...parties.flatMap((party) => townQuestion(task, party, effect)),
    ...parties.flatMap((party) => strangerQuestions(battle, task, party)),
  ].filter(
    ({ effect: says, kind, key, value }) => kind !== 'switch' || says !== undefined || value === true || asksAll(key),
  );
}

/** A stranger's state is asked whatever it does to the dice. */
const asksAll = (key: string): boolean => /:(disordered|fresh|shaken)$/.test(key);

// ---- after the throws ----------------------------------------------------------------------------------------------

function statementFact(task: Task, want: Wanted, party: Party): Fact {
  const [kind] = want.key.split(':');
  const blocked = kind === 'path';
  const key = factKey(party.slot, blocked ? 'blocked' : 'friends');
  return {
    key,
    label: blocked ? `${party.short} finds no way back` : `Friends in ${party.short}’s way`,
    effect: blocked ? 'stays, loses 1' : 'both disordered',
    kind: 'switch',
    value: task.facts[key] === true,
  };
}

/** NBC-CC-23, -27, -28, -31, -34: what the players may still say once the dice lie there. */
function factsAfter(battle: Battle, task: Task): Fact[] {
  const { fought, progress, used } = courseOf(battle, task);
  const { parties } = fought;
  const partyOf = (id: string | undefined) => parties.find((party) => party.id === id)!;
  const stays = {
    key: 'stay',
    label: 'The attackers stay in contact',
    effect: 'a second round',
    kind: 'switch',
  } as const;
  if (!progress.done) {
    return progress.needs
      .filter((want) => want.kind === 'dice' && want.mayDecline)
      .map((want): Fact => {
        const party = partyOf(want.unit);
        const key = factKey(party.slot, 'pursues');
        return { key, label: `${party.short} rides after them`, kind: 'switch', value: task.facts[key] !== false };
      });
  }
  const declined = progress.units.filter(({ pursuit }) => pursuit?.declined && pursuit.dice.total > 0);
  const ridden = used.some(({ slot }) => slot.startsWith('pursuit:'));
  return [
    ...(mayStayIn(battle, task) ? [{ ...stays, value: task.facts.stay === true }] : []),
    ...(ridden
      ? []
      : declined.map(({ id }): Fact => {
          const party = partyOf(id);
          return {
            key: factKey(party.slot, 'pursues'),
            label: `${party.short} rides after them`,
            kind: 'switch',
            value: false,
          };
        })),
    ...progress.mayBeSaid.map((want) => statementFact(task, want, partyOf(want.unit))),
    ...progress.units.flatMap((outcome) => backingFact(battle, task, partyOf(outcome.id), outcome)),
  ];
}

/** Whether the attackers have the choice of NBC-CC-31: the rules would ask for it, were it not answered. */
function mayStayIn(battle: Battle, task: Task): boolean {
  const { progress } = courseOf(battle, { ...task, facts: { ...task.facts, stay: true } });
  return progress.done && progress.next === 'second round';
}

export function combatFacts(battle: Battle, task: Task): Fact[] {
  const begun = task.rolls.length > 0;
  return [...(begun ? factsAfter(battle, task) : []), ...factsBefore(battle, task)];
}
