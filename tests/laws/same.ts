/** Of what must come out the same: by whose hand a die is thrown, by whom it is seen, and in what order it is asked. */
import { asked, type Battle, keepsBooks, type Task } from '../../src/battlefield/battle.ts';
import { eventSchema } from '../../src/battlefield/events.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { privateTo, view } from '../../src/battlefield/view.ts';
import { SIDES } from '../../src/book/terms.ts';
import { canonical } from '../../src/engine/canonical.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import { applyAll } from '../battlefield/folded.ts';
import { law, type NetLaw } from './law.ts';
import { seedNumbered } from './wild.ts';

const open = (topic: string) => chanceOf(seedNumbered(1), topic);
const after = (battle: Battle, play: Play): Battle | undefined => {
  const ruled = referee(battle, play, open);
  return ruled.ok ? ruled.state : undefined;
};

/** The battle without what tells by whose hand it was, and what has been thrown and drawn. */
const bare = (battle: Battle): string => {
  const { thrown: _, packs: __, serial: ___, ...rest } = battle;
  return canonical({
    ...rest,
    agenda: rest.agenda.map((task) => ({ ...task, rolls: task.rolls.map(({ own: ____, ...roll }) => roll) })),
  });
};

/** Where two written battles first differ. */
export function differs(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 60), at + 60)} / ${other.slice(at, at + 60)}`;
}

/** The same throw, entered by hand. */
function byOwnHand(battle: Battle, task: Task, thrown: Battle): Battle | undefined {
  const rolls = thrown.agenda.find(({ id }) => id === task.id)?.rolls ?? [];
  let now: Battle | undefined = battle;
  for (const { slot, thing } of rolls.slice(task.rolls.length))
    now = now && after(now, { do: 'enter', task: task.id, slot, thing });
  return now;
}

export const SAME: Readonly<Record<string, NetLaw>> = {
  'own dice give what the app’s give': law(
    'NBC-EQ-01',
    function* ({ before, play, after: thrown }) {
      const task = play.do === 'throw' ? before.agenda.find(({ id }) => id === play.task) : undefined;
      if (!task || asked(thrown)?.id !== task.id) return;
      // A tie, or a throw that has grown, is thrown anew: nothing of it lies there to be entered.
      const rolls = thrown.agenda.find(({ id }) => id === task.id)?.rolls ?? [];
      if (task.rolls.some((roll, n) => rolls[n] !== roll)) return;
      const own = byOwnHand(before, task, thrown);
      if (!own) {
        yield `${task.kind} cannot be entered as it was thrown`;
        return;
      }
      if (bare(own) !== bare(thrown)) yield `${task.kind} entered differs: ${differs(bare(thrown), bare(own))}`;
      const [one, other] = [
        after(thrown, { do: 'accept', task: task.id }),
        after(own, { do: 'accept', task: task.id }),
      ];
      if (one && other && bare(one) !== bare(other))
        yield `${task.kind} accepted differs: ${differs(bare(one), bare(other))}`;
    },
    2,
  ),
  'set aside and taken up it is what it was': law(
    'NBC-SEQ-01',
    function* ({ after: now }) {
      const task = asked(now);
      if (!task || now.ended) return;
      const aside = after(now, { do: 'defer', task: task.id });
      const again = aside && after(aside, { do: 'resume', task: task.id });
      if (!again) return;
      const accept: Play = { do: 'accept', task: task.id };
      const [one, other] = [after(now, accept), after(again, accept)];
      if (one && other && bare({ ...one, agenda: [] }) !== bare({ ...other, agenda: [] }))
        yield `${task.kind} set aside differs: ${differs(bare({ ...one, agenda: [] }), bare({ ...other, agenda: [] }))}`;
    },
    5,
  ),
  'a word changes nothing': law(
    'NBC-EQ-05',
    function* ({ after: now }) {
      if (now.revealed) return;
      const { notes: _, ...plain } = now;
      for (const play of [
        { do: 'remark', text: 'A dog runs over the field.' },
        { do: 'note', of: 'a', text: 'Hold.' },
      ] as const) {
        const said = after(now, play);
        if (!said) continue;
        const { notes: __, ...rest } = said;
        if (canonical(rest) !== canonical(plain)) yield `${play.do} changes the battle`;
      }
    },
    31,
  ),
  'an event is written in one way': law(
    'NBC-EQ-01',
    function* ({ before, events, after: now }) {
      for (const event of events) {
        const text = canonical(event);
        const read = eventSchema.safeParse(JSON.parse(text));
        if (!read.success) yield `${event.type} does not pass its own door`;
        else if (canonical(read.data) !== text) yield `${event.type} is written in two ways`;
      }
      const again = applyAll(
        before,
        events.map((event) => eventSchema.parse(JSON.parse(canonical(event)))),
      );
      if (canonical(again) !== canonical(now)) yield 'the events do not give the battle';
    },
    17,
  ),
  'a seat’s view is enough for its menus': law(
    'NBC-EQ-05',
    function* ({ after: now }) {
      // How many re-roll dice a side has is its own secret, and so is what it may throw for them.
      const secret = now.agenda.some(({ kind }) => kind === 'recover-rerolls');
      if (privateTo(now) !== null || secret || now.rulings.potVisibility === 'thrower-first') return;
      for (const side of SIDES) {
        if (!keepsBooks(now, side) || now.phone === 'passed') continue;
        const seen = view(now, side).battle;
        const known = (battle: Battle, id: string): string =>
          JSON.stringify(unitMenu(battle, id).filter((play) => !('on' in play)));
        for (const { id, side: of } of Object.values(now.units))
          if (of === side && known(seen, id) !== known(now, id))
            yield `${side} is offered for ${id} ${differs(known(now, id), known(seen, id))}`;
        const own = (battle: Battle): string =>
          JSON.stringify(menu(battle, side).filter((play) => !['again', 'choose', 'decide'].includes(play.do)));
        if (own(seen) !== own(now)) yield `${side} is offered ${differs(own(now), own(seen))}`;
      }
    },
    13,
  ),
  'a view of a view is that view': law(
    'NBC-EQ-05',
    function* ({ after: now }) {
      for (const side of SIDES) {
        const seen = view(now, side).battle;
        if (canonical(view(seen, side).battle) !== canonical(seen))
          yield `${side} sees less of what it sees: ${differs(canonical(seen), canonical(view(seen, side).battle))}`;
      }
    },
    29,
  ),
  'what is hidden does not show': law(
    'NBC-CCD-02',
    function* ({ after: now }) {
      for (const side of SIDES) {
        const other = side === 'a' ? 'b' : 'a';
        const forged: Battle = {
          ...now,
          notes: { ...now.notes, [other]: 'Another plan.', umpire: 'More than they think.' },
          hiddenOrders: { nobody: 'An ambush.' },
        };
        if (canonical(view(forged, side).battle) !== canonical(view(now, side).battle))
          yield `${side} sees the notes of ${other}`;
      }
    },
    29,
  ),
  'what is answered as it stands changes nothing': law(
    'NBC-EQ-03',
    function* ({ after: now }) {
      const task = asked(now);
      if (!task || now.ended || task.rolls.length > 0) return;
      const facts = procedureFor(task.kind).facts?.(now, task) ?? [];
      const all = Object.fromEntries(facts.filter(({ value }) => value !== null).map(({ key, value }) => [key, value]));
      if (facts.length === 0) return;
      const said = after(now, { do: 'answer', task: task.id, facts: all });
      const again = said?.agenda.find(({ id }) => id === task.id);
      if (!said || !again) return;
      const made = (battle: Battle, one: Task): string => {
        const procedure = procedureFor(one.kind);
        return canonical([
          procedure.needs(battle, one),
          procedure.sums?.(battle, one) ?? null,
          procedure.warnings?.(battle, one) ?? null,
        ]);
      };
      if (made(said, again) !== made(now, task))
        yield `${task.kind} all said as it stands differs: ${differs(made(now, task), made(said, again))}`;
    },
    7,
  ),
};
