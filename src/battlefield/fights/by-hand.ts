/** "The table decided otherwise": the result of a fight as the players set it, unit by unit. */

import { EXHAUSTION_NAMES, type Exhaustion } from '../../book/terms.ts';
import type { Said } from '../../engine/message.ts';
import { actionKey, type Battle, currentCP, hasCP, type Task } from '../battle.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { UNHURT } from '../fire/casualties.ts';
import { learn } from '../learn.ts';
import { CAUSE_WORDS, eliminateUnit, formationAttacked, officerAtRisk, suffer } from '../losses.ts';
import type { Choice, Fact, Procedure } from '../procedure.ts';
import { areaSaid } from './combatants.ts';
import { endContact, markAttacked } from './contact.ts';
import { attackedInTown, now, standsIn, writeDisorder } from './ledger.ts';
import { factKey, fightOf, type Party, partiesOf, partyIn, saidOf } from './parties.ts';
import { keepAnswers } from './table-facts.ts';

const byFire = (task: Task): boolean => task.kind === 'firefight' || task.data.cause === 'firefight';
const causeIn = (task: Task) => (byFire(task) ? 'firefight' : 'close combat');

function asked(task: Task, party: Party): Fact[] {
  const { unit, slot, short } = party;
  if (!unit) return [];
  const fact = (key: string) => factKey(slot, key);
  return [
    ...(hasCP(unit)
      ? [
          {
            key: fact('lost'),
            label: `${short} loses`,
            kind: 'number',
            value: saidOf(task, slot, 'lost', 0),
            min: 0,
            max: currentCP(unit),
            unit: 'CP',
          } as const,
        ]
      : [
          {
            key: fact('gone'),
            label: `${short} is eliminated`,
            kind: 'switch',
            value: saidOf(task, slot, 'gone', false),
          } as const,
        ]),
    {
      key: fact('isDisordered'),
      label: `${short} disordered`,
      kind: 'switch',
      value: saidOf(task, slot, 'isDisordered', unit.disordered),
    },
    {
      key: fact('weary'),
      label: short,
      kind: 'choice',
      value: saidOf(task, slot, 'weary', String(unit.exhaustion)),
      options: ([0, 1, 2] as const).map((value) => ({ value: String(value), label: EXHAUSTION_NAMES[value] })),
    },
  ];
}

const words = (task: Task, party: Party): string => {
  const lost = saidOf(task, party.slot, 'lost', 0);
  return `${party.short} loses ${lost}`;
};

/**
 * Writes what the table says; the throws that a loss brings with it are asked, as they are after a fight that was thrown
 * here: those of engineers, who may take one of it, and of an officer (NBC-ENG-06, NBC-OFF-03).
 */
function write(d: EventBuilder, task: Task, party: Party, fought: boolean): void {
  const { unit, slot } = party;
  if (!unit) return;
  const exhaustion = Number(saidOf(task, slot, 'weary', String(unit.exhaustion))) as Exhaustion;
  if (saidOf(task, slot, 'gone', false)) {
    eliminateUnit(d, unit.id, 'the table says so');
    return;
  }
  if (exhaustion !== unit.exhaustion) setUnit(d, unit.id, { exhaustion });
  writeDisorder(d, unit, saidOf(task, slot, 'isDisordered', unit.disordered));
  const lost = saidOf(task, slot, 'lost', 0);
  const cause = causeIn(task);
  if (lost > 0) {
    const standsRemoved = now(d, unit).stands - standsIn(now(d, unit), currentCP(unit) - lost);
    suffer(d, unit.id, { ...UNHURT, hits: lost, cpLost: lost, standsRemoved }, { cause, aspects: [] });
  } else if (fought && cause === 'close combat') officerAtRisk(d, unit.id, CAUSE_WORDS[cause]);
}

/** NBC-CC-12: where nobody was hurt there was no combat; guns stand their ground, and the losses of strangers nobody knows. */
const wasFought = (task: Task, parties: readonly Party[]): boolean =>
  parties.some(
    ({ unit, slot, arm }) =>
      !unit || arm === 'artillery' || saidOf(task, slot, 'lost', 0) > 0 || saidOf(task, slot, 'gone', false),
  );

const causeWords = (task: Task): string => CAUSE_WORDS[causeIn(task)];

export const fightResult: Procedure = {
  kind: 'fight-result',
  question: () => 'What came of the fight?',
  facts: (battle: Battle, task: Task) => partiesOf(battle, task).flatMap((party) => asked(task, party)),
  needs: () => [],
  reading: (battle, task) => ({
    word: 'By hand',
    means: `${partiesOf(battle, task)
      .filter(({ unit }) => unit)
      .map((party) => words(task, party))
      .join(', ')}.`,
    sums: [],
  }),
  settle(d, task) {
    const parties = partiesOf(d.state, task);
    const said = parties.filter(({ unit }) => unit).map((party) => words(task, party));
    tellResult(d, task, said.join(', '));
    const fought = wasFought(task, parties);
    for (const party of parties) write(d, task, party, fought);
    endByHand(d, task);
  },
  byHand: () => [{ value: 'nothing', label: 'Nothing came of it' }],
  settleByHand(d, task) {
    nothingCame(d, task);
  },
};

function tellResult(d: EventBuilder, task: Task, what: Said): void {
  const parties = partiesOf(d.state, task);
  const names = parties.filter(({ slot }) => slot !== 'd').map(({ name }) => name);
  const defender = parties.find(({ slot }) => slot === 'd')!;
  log(d, `${names.join(' and ')} against ${defender.name} in ${causeWords(task)}: **${what}**.`, {
    side: fightOf(task).by,
    byHand: true,
  });
}

/** The table says that the fight changed nobody; fought it was. */
function nothingCame(d: EventBuilder, task: Task): void {
  tellResult(d, task, 'nothing came of it');
  endByHand(d, task);
}

/** What the table may say of a fight instead of throwing for it. */
export const FIGHT_CHOICES: readonly Choice[] = [
  { value: 'nothing', label: 'Nothing came of it' },
  { value: 'set', label: 'Set the result' },
];

/** The fight is decided on the table: nothing came of it, or its result is asked for unit by unit. */
export function decideFight(d: EventBuilder, task: Task, choice: string, cause: 'firefight' | 'close combat'): void {
  keepAnswers(d, task);
  if (cause === 'firefight' || areaSaid(d.state, task) === 'for') attackedInTown(d, partyIn(d.state, task, 'd')!);
  if (choice === 'nothing') nothingCame(d, task);
  else openTask(d, { kind: 'fight-result', side: task.side, data: { ...fightOf(task), cause } });
}

/** NBC-ORD-13, NBC-GAR-02: that it was attacked holds, whoever set the result. */
function endByHand(d: EventBuilder, task: Task): void {
  for (const { slot, unit } of partiesOf(d.state, task)) {
    if (!unit) continue;
    if (slot === 'd') formationAttacked(d, now(d, unit), byFire(task) ? 'firefight' : 'close-combat');
    if (byFire(task)) {
      if (slot === 'a') learn(d, { unit: unit.id }, { fired: actionKey(d.state) });
      continue;
    }
    if (slot === 'd') markAttacked(d, unit.id);
    else endContact(d, unit.id);
  }
}
