/** An officer on his own: the enemy rides into him, or skirmishers hit him (NBC-OFF-01, NBC-OFF-04, NBC-SKM-08). */

import * as z from 'zod/mini';
import { total } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import {
  type Battle,
  commanded,
  type Officer,
  officerWith,
  onTable,
  serves,
  type Task,
  type Unit,
  unitsOf,
} from '../battle.ts';
import { type EventBuilder, log, notice, openTask, setOfficer, setSide } from '../ledger/event-builder.ts';
import { endFacts } from '../ledger/learn.ts';
import { officerOf, sure } from '../look-up.ts';
import { called, officerNamed, shortNamed, unitNamed } from '../named.ts';
import { type Asked, type Fact, type Nothing, type Procedure, saidOr } from '../procedure.ts';
import { type Entered, escapeCm, officerEntered, TAKEN_ON, TWO_DICE, type TwoDice } from '../rules/command/officers.ts';
import { engineersShare } from '../special-troops/engineer-hosts.ts';
import { diceIn } from '../throws.ts';
import { fell } from './officers-at-risk.ts';

export type Strike = 'entered' | 'shot';

/** Whether an officer may be struck so: with a unit he shares its fate instead (NBC-OFF-03). */
export const mayStrike = (battle: Battle, officer: Officer): Legality =>
  unless(
    !serves(officer) && refuse(say('officer-out', { officer: officerNamed(officer) }), 'NBC-OFF-01'),
    officer.host !== null && refuse('struck-with-unit', 'NBC-OFF-03'),
    officer.role === 'formation' &&
      !Object.values(battle.formations).some(({ commander, present }) => commander === officer.id && present) &&
      refuse('struck-absent', 'NBC-OFF-01'),
  );

export function strike(d: EventBuilder, officer: Officer, by: Strike): Said | undefined {
  const legal = mayStrike(d.state, officer);
  if (!legal.ok) return legal.why;
  openTask(
    d,
    by === 'entered'
      ? { kind: 'officer-entered', side: officer.side, officer: officer.id }
      : {
          kind: 'officer-risk',
          side: officer.side,
          officer: officer.id,
          data: { cause: 'skirmish', alone: true },
        },
  );
  return undefined;
}

const dicePair = (task: Pick<Task, 'rolls'>): TwoDice => {
  const [one, other] = diceIn(task) ?? [];
  return [sure(one, 'first die'), sure(other, 'second die')];
};

const answers = z.strictObject({
  friends: z.optional(z.boolean()),
  friendsCm: z.optional(z.number()),
  joins: z.optional(z.string()),
});
type StruckTask = Asked<Nothing, z.infer<typeof answers>>;

/** What is likely until the table has measured, in cm. */
const LIKELY_CM = 5;

/** The units he may attach to: of his own formation (NBC-OFF-02), or of the whole army that he commands. */
const friendsOf = (battle: Battle, officer: Officer): Unit[] =>
  commanded(battle, officer)
    .flatMap(({ id }) => unitsOf(battle, id))
    .filter((unit) => unit.kind === 'unit' && onTable(unit) && unit.fate === 'good' && unit.host === null)
    .filter((unit) => (officerWith(battle, unit.id) ?? officer) === officer);

/** Other friends may be nearer: with those he only stays. */
const OTHERS = 'others';

function joined(battle: Battle, task: StruckTask): Unit | undefined {
  const { joins } = task.facts;
  const friends = friendsOf(battle, officerOf(battle, task.officer));
  return joins === OTHERS ? undefined : (friends.find(({ id }) => id === joins) ?? friends[0]);
}

const friendsCm = (task: StruckTask): number | null =>
  saidOr(task, 'friends', false) ? saidOr(task, 'friendsCm', LIKELY_CM) : null;

function escapes(
  d: EventBuilder,
  officer: Officer,
  entered: Extract<Entered, { kind: 'escapes' }> | null,
  friends?: Unit,
): void {
  const who = { officer: officerNamed(officer) };
  const said = !entered
    ? say('struck-log-by-hand', who)
    : entered.joinsFriends
      ? say('struck-log-friends', who)
      : say('struck-log-away', { ...who, cm: entered.away.total });
  log(d, said, { side: officer.side, ...(entered ? { sums: [entered.away] } : { byHand: true }) });
  engineersShare(d, officer, 'evaded');
  endFacts(d, { end: 'officer-changes', officer: officer.id });
  if (entered?.joinsFriends && friends) joinFriends(d, officer, friends);
  if (officer.role === 'army' && d.state.sides[officer.side].atHQ) {
    setSide(d, officer.side, { atHQ: false });
    notice(d, say('hq-away', who), { side: officer.side });
  }
}

/** NBC-OFF-01: he attaches to the friends who are nearer than his way out. */
function joinFriends(d: EventBuilder, officer: Officer, friends: Unit): void {
  const { id, L, side } = officer;
  setOfficer(d, id, { host: friends.id });
  log(d, say('join-log', { officer: officerNamed(officer), unit: unitNamed(friends), rating: L }), { side });
}

function joinsFact(battle: Battle, task: StruckTask): Fact[] {
  const friends = friendsOf(battle, officerOf(battle, task.officer));
  if (friends.length === 0) return [];
  return [
    {
      key: 'joins',
      label: 'struck-joins',
      kind: 'choice',
      value: joined(battle, task)?.id ?? OTHERS,
      options: [
        ...friends.map((unit) => ({ value: unit.id, label: called(shortNamed(unit)) })),
        { value: OTHERS, label: 'struck-others' },
      ],
    },
  ];
}

const WORDS = { escapes: 'struck-escapes', captured: 'struck-captured', injured: 'struck-injured' } as const;
const ENDS = ['escapes', 'captured', 'injured'] as const;

/** NBC-OFF-01: no re-roll dice are thrown for it. */
export const officerEnteredThrow: Procedure<Nothing, z.infer<typeof answers>> = {
  kind: 'officer-entered',
  schema: { data: z.strictObject({}), facts: answers },
  optional: true,
  question: (battle, task) => say('struck-question', { officer: officerNamed(officerOf(battle, task.officer)) }),
  facts(battle, task): readonly Fact[] {
    const near: Fact = {
      key: 'friends',
      label: 'struck-friends',
      effect: 'struck-friends-effect',
      kind: 'switch',
      value: saidOr(task, 'friends', false),
    };
    if (!near.value) return [near];
    return [
      near,
      {
        key: 'friendsCm',
        label: 'struck-friends-cm',
        kind: 'number',
        min: 0,
        max: escapeCm(battle.rulings),
        unit: 'cm',
        value: saidOr(task, 'friendsCm', LIKELY_CM),
      },
      ...joinsFact(battle, task),
    ];
  },
  needs: (_battle, task) =>
    diceIn(task)
      ? []
      : [{ slot: 'dice', by: sure(task.side, 'side'), label: 'two-dice', want: 'dice', dice: 2 } as const],
  odds({ rulings }) {
    const share = (kind: Entered['kind']) =>
      TWO_DICE.filter((dice) => officerEntered(dice, null, rulings).kind === kind).length;
    return {
      claim: 'struck-chance',
      good: share('escapes'),
      of: TWO_DICE.length,
      parts: ENDS.map((kind) => ({ key: kind, n: share(kind), means: WORDS[kind] })),
    };
  },
  reading(battle, task) {
    const dice = dicePair(task);
    const entered = officerEntered(dice, friendsCm(task), battle.rulings);
    const who = { officer: officerNamed(officerOf(battle, task.officer)) };
    return {
      word: WORDS[entered.kind],
      means:
        entered.kind !== 'escapes'
          ? say('struck-replaced', { ...who, how: entered.kind })
          : entered.joinsFriends
            ? say('struck-joins-friends', who)
            : say('struck-goes', { ...who, cm: entered.away.total }),
      sums: [
        reckon('two-dice', [term(say('struck-taken-on', { taken: TAKEN_ON }), total(dice), 'NBC-OFF-01')]),
        ...(entered.kind === 'escapes' ? [entered.away] : []),
      ],
      part: entered.kind,
    };
  },
  settle(d, task) {
    const entered = officerEntered(dicePair(task), friendsCm(task), d.state.rulings);
    const officer = officerOf(d.state, task.officer);
    if (entered.kind === 'escapes') escapes(d, officer, entered, joined(d.state, task));
    else fell(d, officer, entered.kind, false);
  },
  byHand: () => [
    { value: 'escapes', label: 'struck-escapes' },
    { value: 'captured', label: 'struck-he-is-captured' },
    { value: 'injured', label: 'struck-he-is-injured' },
  ],
  settleByHand(d, task, choice) {
    const officer = officerOf(d.state, task.officer);
    if (choice === 'escapes') escapes(d, officer, null);
    else fell(d, officer, choice === 'captured' ? 'captured' : 'injured', true);
  },
};
