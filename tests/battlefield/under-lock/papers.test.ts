/** What a scenario keeps back, what is sealed in the course of the battle, and what follows when it is shown. */
import { describe, expect, it } from 'vitest';
import { nbc } from '../../../src/battlefield/game.ts';
import { papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { seenEvents, view } from '../../../src/battlefield/view.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { begin, seedFrom, small } from '../fixtures.ts';
import { applyAll } from '../folded.ts';
import { lockedBattle, lockedEvents, plays, readFor, refusedFor, SECRETS, seals, tryPlay, unseals } from './locked.ts';

/** Of the corps that comes in secret. */
const HIDDEN = ['guards', 'cooke', 'Cooke', '1st Division', 'maitland', 'Maitland', 'the Nivelles road'];
const found = (value: unknown, words: readonly string[]) => {
  const text = JSON.stringify(value);
  return words.filter((word) => text.includes(word));
};

describe('a battle under lock', () => {
  it('NBC-RNF-01 holds in state, journal and views no word of what the scenario keeps back', () => {
    const events = lockedEvents();
    const battle = applyAll(undefined, events)!;
    const secrets = [...HIDDEN, ...Object.values(SECRETS)];
    expect(found([events, battle], secrets)).toEqual([]);
    for (const viewer of ['a', 'b', 'both', 'umpire'] as const)
      expect(found([view(battle, viewer), seenEvents(events, viewer)], secrets)).toEqual([]);
    expect(nbc.beginning(events, (topic) => chanceOf(seedFrom(1), topic))).toEqual(events);
  });

  it('begins with as many papers for each side, whatever it keeps back', () => {
    const count = (seat: string, battle = lockedBattle()) =>
      battle.sealed?.filter((one) => one.for.includes(seat)).length;
    expect([count('a'), count('b'), count('umpire')]).toEqual([9, 9, 19]);
    expect(count('b', lockedBattle(small()))).toBe(9);
  });

  it('gives each seat its own to read', () => {
    const battle = lockedBattle();
    const read = (seat: string) => papersOf(readFor(battle, seat));
    expect(read('a').briefings).toEqual({ a: SECRETS.a });
    expect(read('a').arrivals).toEqual([]);
    expect(read('b').briefings).toEqual({ b: SECRETS.b });
    expect(read('b').arrivals.map(({ paper }) => paper.coming.where)).toEqual(['the Nivelles road']);
    expect(read('umpire').briefings).toEqual(SECRETS);
    expect(read('umpire').arrivals).toHaveLength(1);
    expect(read('a.reille').briefings).toEqual({});
  });

  it('a view has of what is for others the place alone', () => {
    const battle = lockedBattle();
    const seen = (viewer: 'a' | 'b' | 'both') =>
      view(battle, viewer).battle.sealed?.map(({ seal, box, for: seats }) => Boolean(seal || box.data || seats.length));
    expect(seen('a')?.filter(Boolean)).toHaveLength(9);
    expect(seen('both')?.filter(Boolean)).toHaveLength(0);
  });
});

describe('what is shown', () => {
  it('NBC-RNF-03 NBC-RNF-05 puts those nobody knew of on the table as if they had come', () => {
    const battle = lockedBattle();
    const [coming] = papersOf(readFor(battle, 'umpire')).arrivals;
    const play = unseals(battle, coming!.number);
    for (const actor of ['a', 'b', 'both']) expect(refusedFor(battle, actor, play)).not.toBe('');
    const seen = plays(battle, 'umpire', play);
    const { guards } = seen.formations;
    expect(guards).toMatchObject({ present: true, side: 'b', name: '1st Division' });
    expect(seen.units.maitland).toMatchObject({ present: true, fate: 'good' });
    expect(seen.officers.cooke?.name).toBe('Cooke');
    expect(seen.arrived).toEqual(['r-guards']);
    expect(seen.scenario.sides.b.formations.map(({ id }) => id)).toEqual(['picton', 'guards']);
    // The same as one that was never secret, once it is there.
    const open = begin(small()).formations.guards!;
    const { receivedAt, ordersGivenIn, ...came } = guards!;
    expect([receivedAt, ordersGivenIn]).toEqual(['1 1  ', 1]);
    expect({ ...came, ordersGivenIn: 0, card: open.card, present: open.present }).toEqual(open);
    expect(refusedFor(seen, 'umpire', play)).toBe('seats-shown-already');
    expect(papersOf(readFor(seen, 'umpire')).arrivals).toEqual([]);
  });

  it('must be the words that were sealed', () => {
    const battle = lockedBattle();
    const [coming] = papersOf(readFor(battle, 'umpire')).arrivals;
    const play = unseals(battle, coming!.number) as { do: 'unseal'; sealed: number; salt: never; text: string };
    expect(refusedFor(battle, 'umpire', { ...play, text: play.text.replace('Maitland', 'Byng') })).toBe(
      'seats-other-words',
    );
    expect(refusedFor(battle, 'umpire', { ...play, sealed: play.sealed + 1 })).toBe('seats-other-words');
    expect(refusedFor(battle, 'umpire', { ...play, sealed: 99 })).toBe('seats-nothing-sealed');
  });

  it('NBC-ORD-19 of a hidden order puts it in force', () => {
    const written = seals(
      lockedBattle(),
      'a',
      { is: 'order', side: 'a', formation: 'ii', order: 'hold', when: { is: 'acting' }, words: 'Stand' },
      'a',
      'umpire',
    );
    expect(written.formations.ii?.order).toBe('attack');
    expect(found(written, ['Stand'])).toEqual([]);
    const [order] = papersOf(readFor(written, 'a')).orders;
    expect(refusedFor(written, 'b', unseals(written, order!.number))).toBe('seats-not-yours');
    const shown = plays(written, 'a', unseals(written, order!.number));
    expect(shown.formations.ii?.order).toBe('hold');
    expect(papersOf(readFor(shown, 'umpire')).orders).toEqual([]);
    expect(tryPlay(written, 'umpire', unseals(written, order!.number)).ok).toBe(true);
    expect(refusedFor(shown, 'umpire', unseals(written, order!.number))).toBe('seats-shown-already');
  });

  it('is for those it was sealed for, and not for the umpire beside them', () => {
    const own = seals(lockedBattle(), 'a', { is: 'plan', of: 'a', text: 'By the left' }, 'a');
    const number = own.sealed!.length - 1;
    expect(refusedFor(own, 'umpire', unseals(own, number))).toBe('seats-not-yours');
    expect(refusedFor(own, 'b', unseals(own, number))).toBe('seats-not-yours');
  });

  it('when it is over is shown for the proof, and nothing follows', () => {
    const over = plays(lockedBattle(), 'both', { do: 'end', why: 'over-agreed' });
    const [coming] = papersOf(readFor(over, 'b')).arrivals;
    const shown = plays(over, 'b', unseals(over, coming!.number));
    expect(shown.formations.guards).toBeUndefined();
    expect(shown.sealed?.[coming!.number]?.shown?.text).toContain('Maitland');
    expect(refusedFor(shown, 'b', unseals(over, coming!.number))).toBe('seats-shown-already');
  });
});

describe('a desk', () => {
  it('has the newest of each, and of a message where it is', () => {
    let battle = lockedBattle();
    const umpire = (paper: Parameters<typeof seals>[2], ...more: string[]) => {
      battle = seals(battle, 'umpire', paper, 'umpire', ...more);
      return battle.sealed!.length - 1;
    };
    umpire({ is: 'note', about: 'ii', text: 'first' });
    umpire({ is: 'note', about: 'ii', text: 'second' });
    const late = umpire({ is: 'message', to: 'b', due: 630, told: { words: 'Hold.' } });
    const lost = umpire({ is: 'message', to: 'a', due: 610, told: { words: 'Attack.' } });
    umpire({ is: 'courier', message: late, due: 660 });
    umpire({ is: 'courier', message: lost, due: null });
    umpire({ is: 'belief', side: 'a', of: 'guards', grade: 'suspected', called: 'horse' }, 'a');
    const dispute = umpire({ is: 'dispute', what: 'sight' });
    umpire({ is: 'dispute', what: '', ruled: 'no', of: dispute });
    const desk = () => papersOf(readFor(battle, 'umpire'));
    expect(desk().notes).toEqual({ ii: 'second' });
    expect(desk().messages.map(({ due, delivered }) => [due, delivered])).toEqual([
      [660, false],
      [null, false],
    ]);
    umpire({ is: 'telling', to: 'b', told: { words: 'Hold.' }, message: late }, 'b');
    expect(desk().messages[0]?.delivered).toBe(true);
    expect(desk().disputes).toMatchObject([{ paper: { what: 'sight' }, ruled: 'no' }]);
    const b = papersOf(readFor(battle, 'b'));
    expect(b.told.b?.map(({ paper }) => paper.told.words)).toEqual(['Hold.']);
    expect(b.messages).toEqual([]);
    expect(papersOf(readFor(battle, 'a')).beliefs.a).toMatchObject({ guards: { grade: 'suspected' } });
  });
});
