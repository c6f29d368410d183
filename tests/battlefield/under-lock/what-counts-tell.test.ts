/**
 * What a seat may learn of papers that are not its own: that something was sealed, and how much by number; never of what kind,
 * for whom or by whom. And the words of a day are no test of a guess: who would try one lacks the salts of the others' papers.
 */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/app/session/battle-journal.ts';
import { seatFile } from '../../../src/app/umpire/seat-file.ts';
import { eyesOf, viewerOf } from '../../../src/battlefield/under-lock/eyes.ts';
import { type Paper, papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { view } from '../../../src/battlefield/view.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { feedOf } from '../../../src/journal/feed.ts';
import { fourWords, PARTS } from '../../../src/journal/four-words.ts';
import { append, begin, undo } from '../../../src/journal/record.ts';
import { seedFrom } from '../fixtures.ts';
import { envelope, lockedEvents, OPENINGS, readFor, SECRETS, secretive, tryPlay, unseals } from './locked.ts';

const seed = seedFrom(1);
const header = { id: 'counts', schema: 1, title: 'Counts', seal: sealOf(seed), startedAt: 0, rules: 'nbc-1' };

const begun = () =>
  append(begin(header, machine), { play: { do: 'begin' }, events: lockedEvents(secretive(), seed), at: 1, by: 'both' });

type Journal = ReturnType<typeof begun>;
function sealing(journal: Journal, by: string, paper: Paper, seats: readonly string[]): Journal {
  const play = { do: 'seal', by, envelope: envelope(paper, seats) } as const;
  const ruled = tryPlay(journal.state!, by, play, seed);
  if (!ruled.ok) throw new Error(codeOf(ruled.why));
  return append(journal, { play, events: ruled.events, at: 1, by });
}

/** Of every kind, by whom it is written and for whom; side b reads none of them. */
const OTHERS: readonly (readonly [string, Paper, readonly string[]])[] = [
  ['a', { is: 'plan', of: 'a', text: 'short' }, ['a', 'umpire']],
  ['a.reille', { is: 'plan', of: 'a.reille', text: 'a longer one'.repeat(400) }, ['a.reille', 'umpire']],
  ['umpire', { is: 'note', text: 'n' }, ['umpire']],
  ['umpire', { is: 'check', arrival: 3, turn: 1, result: 'x', own: false, comes: true }, ['umpire']],
  ['umpire', { is: 'message', to: 'a', due: 900, told: { words: 'm' } }, ['umpire']],
  ['umpire', { is: 'courier', message: 12, due: null }, ['umpire']],
  ['umpire', { is: 'telling', to: 'a', told: { words: 't' } }, ['a', 'umpire']],
  ['umpire', { is: 'belief', side: 'a', of: 'picton', grade: 'seen', strength: 66 }, ['a', 'umpire']],
  ['a', { is: 'order', side: 'a', formation: 'ii', order: 'hold', when: { is: 'acting' } }, ['a', 'umpire']],
  ['umpire', { is: 'dispute', what: 'd', ruled: 'r' }, ['umpire']],
  ['umpire', { is: 'done', of: 1 }, ['umpire']],
];

describe('what the counts tell', () => {
  it('of every kind of paper of others a seat is sent the same: one more place, and nothing in it', () => {
    let journal = begun();
    for (const [by, paper, seats] of OTHERS) journal = sealing(journal, by, paper, seats);
    for (const seat of ['b', 'both']) {
      const feed = feedOf(header, journal.entries, machine, eyesOf(seat), seed).slice(1);
      expect(feed).toHaveLength(OTHERS.length);
      const before = begun().state!.sealed!.length;
      for (const [i, { changes, lines }] of feed.entries()) {
        expect(lines).toEqual([]);
        const nothing = { seal: '', by: '', at: 0, for: [], box: { from: '', data: '', keys: {} } };
        expect(changes).toEqual([{ at: ['battle', 'sealed', `${before + i}`], to: nothing }]);
      }
    }
  });

  it('an undo of such a paper is one place less, and no word of what it was', () => {
    const journal = undo(sealing(begun(), ...OTHERS[0]!), { at: 2, by: 'a' })!;
    const feed = feedOf(header, journal.entries, machine, eyesOf('b'), seed);
    expect(feed.at(-1)!.lines).toEqual([]);
    const before = begun().state!.sealed!.length;
    expect(feed.at(-1)!.changes).toEqual([{ at: ['battle', 'sealed', 'length'], to: before }]);
  });

  it('a play that is refused tells nothing that was sealed', () => {
    const battle = OTHERS.reduce((now, [by, paper, seats]) => sealing(now, by, paper, seats), begun()).state!;
    const words = [...Object.values(SECRETS), 'Cooke', 'Maitland', 'Nivelles'];
    for (const actor of ['a', 'b', 'both', 'a.reille', 'umpire', 'nobody'])
      for (const [number] of battle.sealed!.entries())
        for (const play of [
          { ...unseals(battle, number), text: 'not these' },
          { do: 'unseal', sealed: number, salt: '', text: '' },
          { do: 'seal', by: 'b', envelope: envelope({ is: 'blank' }, ['nobody']) },
        ] as const) {
          const ruled = tryPlay(battle, actor, play as Parameters<typeof tryPlay>[2], seed);
          expect(ruled.ok).toBe(false);
          const said = JSON.stringify(ruled);
          expect(words.filter((word) => said.includes(word))).toEqual([]);
        }
    // The search would find them: the papers hold them.
    const open = JSON.stringify(readFor(battle, 'umpire'));
    expect(words.filter((word) => open.includes(word))).toEqual(words);
  });
});

describe('the words of a day', () => {
  const parts = (of: string) => Array.from({ length: PARTS }, (_, i) => `${of}${i} `);
  const wordsOf = ({ head }: Journal) => fourWords(head, { first: parts('f'), second: parts('s') }).join('');

  it('are others when nothing but a salt is: the same plan in two battles that are the same', () => {
    const plan = OTHERS[0]!;
    const [one, other] = [sealing(begun(), ...plan), sealing(begun(), ...plan)];
    expect(wordsOf(one)).not.toBe(wordsOf(other));
  });

  it('cannot be tried: no seat is given a link of the chain, nor seal, salt or box of a paper that is not its own', async () => {
    let journal = begun();
    for (const [by, paper, seats] of OTHERS) journal = sealing(journal, by, paper, seats);
    const battle = journal.state!;
    for (const seat of ['a', 'b', 'both', 'a.reille']) {
      const feed = feedOf(header, journal.entries, machine, eyesOf(seat), seed);
      const { text } = (await seatFile(journal, seat, papersOf(readFor(battle, seat)), seed))!;
      const given = JSON.stringify([view(battle, viewerOf(seat)), feed]) + text;
      for (const { hash } of journal.entries) expect(given).not.toContain(hash);
      // What a commander reads his side may hold locked: it opens no box of his.
      const side = seat.split('.')[0]!;
      const others = battle.sealed!.filter((one) => !one.for.some((each) => each.split('.')[0] === side));
      expect(others.length).toBeGreaterThan(4);
      for (const { seal } of others) {
        expect(given).not.toContain(seal);
        expect(given).not.toContain(OPENINGS.get(seal)!.salt);
      }
      // A control: its own seals are there.
      const own = battle.sealed!.filter((one) => one.for.includes(seat));
      for (const { seal } of own) expect(given).toContain(seal);
    }
  });
});
