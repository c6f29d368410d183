import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { unhurried } from '../../src/journal/breath.ts';
import { readEntry, writeEntry } from '../../src/journal/entry.ts';
import {
  append,
  canRedo,
  canUndo,
  inEffect,
  open,
  opening,
  redo,
  redoable,
  redoTo,
  statuses,
  undo,
  undoTo,
  type Whole,
} from '../../src/journal/record.ts';
import { act, acts, deeds, fresh, header, type Mark, machine, payload, play, stamp, type Tally } from './tally.ts';

const seqs = (of: readonly { readonly seq: number }[]) => of.map(({ seq }) => seq);

/** The record as it lies on the disk: written, turned into text, and read again. */
function stored(journal: Whole<Tally, Mark>) {
  return journal.entries.map((entry) => {
    const read = readEntry(JSON.parse(JSON.stringify(writeEntry(entry))), payload);
    if (!read.ok) throw new Error(`unreadable at ${read.path}`);
    return read.entry;
  });
}

function reopened(journal: Whole<Tally, Mark>): Whole<Tally, Mark> {
  const opened = open(header, stored(journal), machine);
  if (!opened.ok) throw new Error(opened.said.code);
  return opened.journal;
}

describe('writing deeds', () => {
  it('starts with nothing to undo or redo', () => {
    const journal = fresh();
    expect([canUndo(journal), canRedo(journal)]).toEqual([false, false]);
    expect([undo(journal, stamp(1)), redo(journal, stamp(1))]).toEqual([null, null]);
    expect(journal.state).toBe(machine.start);
  });

  it('applies each event and leaves the older record as it was', () => {
    const one = deeds(1);
    const two = append(one, {
      play: null,
      events: [
        { kind: 'add', n: 5 },
        { kind: 'note', text: 'x' },
      ],
      ...stamp(9),
    });
    expect(two.state).toEqual({ sum: 8, notes: '/x' });
    expect(one.state).toEqual({ sum: 1, notes: '' });
    expect(one.entries).toHaveLength(1);
  });

  it('applies the events as they will be read back', () => {
    const order: string[] = [];
    const seen: unknown[] = [];
    const journal = append(
      {
        ...fresh(),
        machine: {
          start: machine.start,
          apply: (state: Tally, event: Mark) => {
            order.push(...Object.keys(event));
            seen.push((event as { n: number }).n);
            return state;
          },
        },
      },
      { play: undefined, events: [{ n: -0, kind: 'add' } as Mark], ...stamp(9) },
    );
    expect(order).toEqual(['kind', 'n']);
    expect(Object.is(seen[0], 0)).toBe(true);
    expect(journal.entries[0]).toMatchObject({ play: null });
  });

  it('drops the fractions of a fine clock', () => {
    expect(append(fresh(), { play: 1, events: [], ...stamp(7.9) }).entries[0]!.at).toBe(7);
  });

  it('leaves defaults out of the written form', () => {
    const bare = append(fresh(), { play: null, events: [], ...stamp(9) }).entries[0]!;
    expect(Object.keys(writeEntry(bare)).sort()).toEqual(['at', 'by', 'hash', 'prev', 'seq']);
  });
});

describe('undo and redo', () => {
  it('takes back one deed at a time and brings them back one at a time', () => {
    const three = deeds(3);
    const once = undo(three, stamp(1))!;
    const twice = undo(once, stamp(2))!;
    expect(seqs(inEffect(twice))).toEqual([1]);
    expect(seqs(redoable(twice))).toEqual([2, 3]);
    expect(statuses(twice)).toEqual(['in-effect', 'undone', 'undone', 'mark', 'mark']);
    const again = redo(twice, stamp(3))!;
    expect(seqs(inEffect(again))).toEqual([1, 2]);
    expect(seqs(redoable(again))).toEqual([3]);
    expect(redo(again, stamp(4))!.state).toBe(three.state);
  });

  it('goes back to a deed, and one redo takes the whole of it back', () => {
    const back = undoTo(deeds(5), 2, stamp(1))!;
    expect(seqs(inEffect(back))).toEqual([1, 2]);
    expect(seqs(inEffect(deeds(5), 2))).toEqual([3, 4, 5]);
    expect(seqs(redoable(back))).toEqual([3, 4, 5]);
    expect(seqs(inEffect(redo(back, stamp(2))!))).toEqual([1, 2, 3, 4, 5]);
  });

  it('brings back part of what was undone', () => {
    const part = redoTo(undoTo(deeds(5), 1, stamp(1))!, 3, stamp(2))!;
    expect(seqs(inEffect(part))).toEqual([1, 2, 3]);
    expect(seqs(redoable(part))).toEqual([4, 5]);
    expect(seqs(inEffect(redo(part, stamp(3))!))).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes back to the start', () => {
    const start = undoTo(deeds(3), 0, stamp(1))!;
    expect(start.state).toBe(machine.start);
    expect(canUndo(start)).toBe(false);
  });

  it('keeps what was undone readable when the battle goes on without it', () => {
    const on = deeds(1, undoTo(deeds(3), 1, stamp(1))!);
    expect(seqs(inEffect(on))).toEqual([1, 5]);
    expect(canRedo(on)).toBe(false);
    expect(statuses(on)).toEqual(['in-effect', 'superseded', 'superseded', 'mark', 'in-effect']);
    expect(on.entries[1]).toMatchObject({ kind: 'deed', events: [{ kind: 'add', n: 2 }] });
    expect(undoTo(on, 3, stamp(2))).toBeNull();
  });

  it('refuses to go where no deed in effect stands', () => {
    const three = deeds(3);
    expect([undoTo(three, 3, stamp(1)), undoTo(three, 9, stamp(1)), undoTo(three, -1, stamp(1))]).toEqual([
      null,
      null,
      null,
    ]);
    const back = undoTo(three, 1, stamp(1))!;
    expect([redoTo(back, 1, stamp(2)), redoTo(back, 4, stamp(2))]).toEqual([null, null]);
  });

  it('goes back to the state after each deed in effect', () => {
    const journal = undo(deeds(3), stamp(1))!;
    expect([0, 1].map((seq) => undoTo(journal, seq, stamp(2))?.state.sum)).toEqual([0, 1]);
    expect(journal.state.sum).toBe(5);
  });
});

describe('opening a record', () => {
  it.each([
    ['a missing entry', (e: unknown[]) => e.toSpliced(1, 1), 2],
    ['a doubled entry', (e: unknown[]) => e.toSpliced(1, 0, e[1]), 3],
    ['entries out of order', (e: unknown[]) => [e[0], e[2], e[1]], 2],
    ['another header', (e: unknown[]) => e, 1],
  ])('refuses %s and says where', (what, spoil, seq) => {
    const entries = spoil([...deeds(3).entries]) as ReturnType<typeof stored>;
    const opened = open(what === 'another header' ? { ...header, title: 'Jena' } : header, entries, machine);
    expect(opened).toMatchObject({ ok: false, seq });
  });

  it('refuses an undo of what is not there', () => {
    const { entries } = undo(deeds(2), stamp(1))!;
    const spoilt = entries.with(2, { ...entries[2], to: 2 } as (typeof entries)[number]);
    expect(open(header, spoilt, machine)).toMatchObject({ ok: false, seq: 3 });
  });

  it('opens the same record at a pace that lets the page in', async () => {
    const { entries } = deeds(3);
    expect(await unhurried(opening(header, entries, machine))).toEqual(open(header, entries, machine));
    expect([...opening(header, entries, machine)]).toHaveLength(3);
    const short = entries.slice(1);
    expect(await unhurried(opening(header, short, machine))).toEqual(open(header, short, machine));
  });

  it('says which entry cannot be played again instead of throwing', () => {
    const opened = open(header, deeds(3).entries, {
      start: machine.start,
      apply: (state, event) => {
        if (event.kind === 'add' && event.n === 2) throw new Error('no such brigade');
        return state;
      },
    });
    expect(opened).toEqual({
      ok: false,
      seq: 2,
      said: say('journal-not-played', { seq: 2, why: 'no such brigade' }),
    });
  });
});

describe('the laws', () => {
  it('undo then redo changes neither the state nor the deeds in effect nor what can be redone', () => {
    fc.assert(
      fc.property(acts, fc.nat(60), (all, pick) => {
        const journal = play(all);
        for (const back of [undo(journal, stamp(1)), undoTo(journal, pick, stamp(1))]) {
          if (back === null) continue;
          const again = redo(back, stamp(2))!;
          expect(again.state).toBe(journal.state);
          expect(inEffect(again)).toEqual(inEffect(journal));
          expect(redoable(again)).toEqual(redoable(journal));
        }
      }),
    );
  });

  it('replaying the written entries gives what was built step by step', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const journal = play(all);
        const again = reopened(journal);
        expect(again.state).toEqual(journal.state);
        expect(again.entries).toEqual(journal.entries);
        expect(again.head).toBe(journal.head);
        expect(inEffect(again)).toEqual(inEffect(journal));
        expect(redoable(again)).toEqual(redoable(journal));
        expect(statuses(again)).toEqual(statuses(journal));
      }),
    );
  });

  it('going on after a reopening is the same as never having closed', () => {
    fc.assert(
      fc.property(acts, acts, (before, after) => {
        expect(play(after, reopened(play(before))).head).toBe(play(after, play(before)).head);
      }),
    );
  });

  it('the state is that of the deeds in effect alone, played from the start', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const journal = play(all);
        const events = inEffect(journal).flatMap((deed) => deed.events);
        expect(journal.state).toEqual(events.reduce(machine.apply, machine.start));
      }),
    );
  });

  it('no act removes or changes an entry', () => {
    fc.assert(
      fc.property(acts, act, (all, next) => {
        const journal = play(all);
        const after = play([next], journal);
        expect(after.entries.slice(0, journal.entries.length)).toEqual(journal.entries);
        expect(statuses(after)).toHaveLength(after.entries.length);
      }),
    );
  });
});
