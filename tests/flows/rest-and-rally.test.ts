/** Phase 7 after the turn: what a unit went through in it, and what it may win back (NBC-CMD-04, NBC-REC, NBC-RAL). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, infantry, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { draws } from './hands.ts';
import { accepts, acts, asks, does, enters, isOffered, says, takes, toStep } from './table.ts';
import { reads, total, turn, underBoth } from './turns.ts';

const lost = (white: number, red = 0) => ({ lost: { white, red, blue: 0 } });
const seven = (set: Partial<UnitState>, rulings: Rulings = {}, from = small()) =>
  goTo(withUnit(begin(from, { rulings }), 'husson', set), 7);
const recovers = (battle: Battle) => does(battle, { do: 'recover', unit: 'husson' });
const offered = (battle: Battle) => isOffered(battle, { do: 'recover', unit: 'husson' });

describe('recovery', () => {
  it('NBC-REC-01 NBC-OCC-01 AMB-135 gives nothing to who is out of command; by ruling with one from the rating', () => {
    const back = (rulings: Rulings) => {
      const ooc = withUnit(seven({ ...lost(3), disordered: true }, rulings), 'husson', {
        ...lost(3),
        disordered: true,
        facts: { ooc: true },
      });
      if (!offered(ooc)) return 'nothing';
      const asked = recovers(ooc);
      const rating = total(enters(asked, 'card', { result: 'H' }));
      const { husson } = draws(asked, 'H').units;
      return [rating, husson!.lost.white, husson!.disordered];
    };
    // Q3, Disordered, out of command: 1.
    expect(underBoth('oocRecovery', 'yesMinus1', back)).toEqual(['nothing', [1, 2, false]]);
  });

  it('NBC-REC-02 NBC-REC-03 AMB-136 Very Low costs a point where one could be won; by ruling of everybody', () => {
    const lowest = (rulings: Rulings) => {
      const whole = draws(recovers(seven({ disordered: true }, rulings)), 'VL').units.husson!;
      const hurt = draws(recovers(seven(lost(3), rulings)), 'VL').units.husson!;
      return [whole.lost.white, hurt.lost.white];
    };
    expect(underBoth('vlAlways', 'yes', lowest)).toEqual([
      [0, 4],
      [1, 4],
    ]);
  });

  it('NBC-REC-02 NBC-SEQ-01 AMB-136 may be left alone; by ruling everybody draws before the phase is left', () => {
    const leave = (rulings: Rulings) => {
      const battle = seven(lost(3), rulings);
      return [isOffered(battle, { do: 'next' }), isOffered(draws(recovers(battle), 'N'), { do: 'next' })];
    };
    expect(underBoth('recoverOptional', 'no', leave)).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('NBC-REC-01 NBC-RAL-01 AMB-136 comes before the rally: by ruling nobody rallies while a card is owed', () => {
    const rally = (rulings: Rulings) => {
      const battle = withUnit(seven(lost(3), rulings), 'campi', { fate: 'broken', ...lost(8) });
      return isOffered(battle, { do: 'recover', unit: 'campi' });
    };
    expect(underBoth('recoverOptional', 'no', rally)).toEqual([true, false]);
  });

  it('NBC-REC-01 NBC-REC-02 is one card a turn, whatever the table decides', () => {
    const had = draws(recovers(seven({ ...lost(3), disordered: true })), 'N');
    // Normal takes the disorder away outside the zone, and no more is drawn.
    expect([had.units.husson!.disordered, had.units.husson!.lost.white, offered(had)]).toEqual([false, 3, false]);
    expect(offered(goTo(turn(had, 20), 7))).toBe(true);
  });

  it('NBC-REC-03 NBC-GL-15 of a Shaken unit stops at two lost, of a Steady one at one, and takes the red losses first', () => {
    expect(offered(seven({ shaken: true, ...lost(1, 1) }))).toBe(false);
    const { husson } = draws(recovers(seven({ shaken: true, ...lost(2, 2) })), 'VH').units;
    expect(husson!.lost).toEqual({ white: 2, red: 0, blue: 0 });
    expect(draws(recovers(seven(lost(2))), 'VH').units.husson!.lost.white).toBe(1);
  });

  it('NBC-DET-05 NBC-REC-03 gives a detachment its order and its breath, and no points', () => {
    const sent = accepts(does(toStep(acts(begin(), 'ii', 'move'), 'administration'), { do: 'detach', unit: 'husson' }));
    const { id } = Object.values(sent.units).find(({ kind }) => kind === 'detachment')!;
    const hurt = withUnit(goTo(sent, 7), id, { startCP: 3, ...lost(2), disordered: true } as Partial<UnitState>);
    const asked = does(hurt, { do: 'recover', unit: id });
    expect(asks(asked)).not.toContain('ooc');
    expect(draws(asked, 'VH').units[id]).toMatchObject({ disordered: false, ...lost(2) });
  });
});

describe('a rest', () => {
  const TIRED = { exhaustion: 1, ...lost(3) } as const;
  const rests = (battle: Battle) => does(battle, { do: 'rest', unit: 'husson', resting: true });
  const resting = (rulings: Rulings = {}) => rests(withUnit(begin(small(), { rulings }), 'husson', TIRED));

  it('NBC-CMD-04 NBC-MOV-21 NBC-REC-05 through the turn counts as in command, and ends when nothing is left to rest from', () => {
    const away = withUnit(goTo(resting(), 7), 'husson', { resting: true, facts: { ooc: true }, ...TIRED });
    const asked = recovers(away);
    // Q3 and Tired, though out of command: 2.
    expect(total(enters(asked, 'card', { result: 'VH' }))).toBe(2);
    const { husson } = draws(asked, 'VH').units;
    expect(husson).toMatchObject({ exhaustion: 0, resting: false, ...lost(1) });
  });

  it('NBC-CMD-04 NBC-REC-05 of one who is Exhausted goes on when he is Tired', () => {
    const exhausted = rests(withUnit(begin(), 'husson', { exhaustion: 2 }));
    const next = draws(recovers(goTo(exhausted, 7)), 'VH');
    expect(next.units.husson).toMatchObject({ exhaustion: 1, resting: true });
    expect(offered(goTo(turn(next, 20), 7))).toBe(true);
  });

  it('NBC-REC-01 NBC-ORD-22 an enemy within 15 cm ends it: no breath, Defend, and out of command it counts again', () => {
    const away = withUnit(goTo(resting(), 7), 'husson', { resting: true, facts: { ooc: true }, ...TIRED });
    const asked = says(recovers(away), { close: true });
    expect(total(enters(asked, 'card', { result: 'VH' }))).toBe(1);
    const disturbed = draws(asked, 'VH');
    expect(disturbed.units.husson).toMatchObject({ exhaustion: 1, resting: false, ownOrder: 'defend', ...lost(3) });
    // In the next turn it goes by Defend, until its formation has an order.
    const acting = acts(turn(disturbed, 20), 'ii', 'move');
    expect(asks(does(acting, { do: 'move', unit: 'husson' }))).toContain('lineCm');
    const given = play(toStep(acting, 'administration'), { do: 'order', formation: 'ii', order: 'hold', far: false });
    expect(given.units.husson!.ownOrder).toBe(null);
  });

  it('NBC-MOV-21 NBC-ORD-22 is broken by a forced move, and not by its owner’s will', () => {
    const acting = acts(resting(), 'ii', 'move');
    const asked = does(acting, { do: 'move', unit: 'husson' });
    expect(reads(asked).word).toBe('it-stays');
    const forced = accepts(says(asked, { forced: true }));
    expect(forced.units.husson).toMatchObject({ resting: false, ownOrder: 'defend' });
    expect(refusal(acting, { do: 'charge', unit: 'husson', target: 'kempt' })).toBe('attack-resting');
  });

  it('NBC-CMD-04 NBC-ORD-05 NBC-GL-09 owes no advance, and slows nobody', () => {
    const slow = rests(withUnit(begin(), 'husson', { exhaustion: 2 }));
    const pace = does(acts(slow, 'ii', 'move'), { do: 'move', unit: 'campi' });
    expect(total(pace)).toBe(18);
    expect(isOffered(acts(slow, 'ii', 'move'), { do: 'rest' })).toBe(false);
  });

  it('NBC-CMD-04 NBC-GL-17 ends when the unit breaks; rallied it is not at rest', () => {
    const hit = play(goTo(resting(), 4), {
      do: 'hits',
      unit: 'husson',
      hits: 3,
      cause: 'artillery',
      aspect: 'front',
    });
    // The enemy moves it ten centimetres back at once.
    const broken = accepts(hit);
    const after = goTo(broken, 7);
    expect(after.units.husson).toMatchObject({ fate: 'broken', resting: false });
    const rallied = draws(recovers(after), 'VH').units.husson!;
    expect(rallied).toMatchObject({ fate: 'good', resting: false, shaken: true, exhaustion: 1 });
  });
});

describe('a rally', () => {
  const BROKEN = { fate: 'broken', ...lost(6) } as const;
  const start = (cp: number, rulings: Rulings = {}) => {
    const [ii, iii] = SMALL.sides.a.formations;
    const units = [infantry('husson', 'II/5/1', 'Husson', cp * 500), ...ii!.units.slice(1)];
    const from = small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, units }, iii!] } } });
    return seven({ fate: 'broken', ...lost(cp) }, rulings, from);
  };
  const back = (battle: Battle, result: 'VH' | 'H') => {
    const { fate, lost: books, startCP } = draws(recovers(battle), result).units.husson!;
    return [fate, startCP - books.white];
  };

  it('NBC-RAL-01 NBC-RAL-02 AMB-09 half of five is three, by ruling two; three quarters of ten are eight, or seven', () => {
    expect(underBoth('rallyRounding', 'floor', (rulings) => back(start(5, rulings), 'H'))).toEqual([
      ['good', 3],
      ['good', 2],
    ]);
    expect(underBoth('rallyRounding', 'floor', (rulings) => back(start(10, rulings), 'VH'))).toEqual([
      ['good', 8],
      ['good', 7],
    ]);
    expect(underBoth('rallyRounding', 'ceil', (rulings) => back(start(6, rulings), 'H'))[1]).toEqual(['good', 3]);
  });

  it('NBC-RAL-02 AMB-137 of a unit that began with two points is none; by ruling with one', () => {
    expect(underBoth('rallyFloor', '1', (rulings) => back(start(2, rulings), 'VH'))).toEqual([
      ['broken', 0],
      ['good', 1],
    ]);
  });

  it('NBC-RAL-01 NBC-OCC-01 AMB-138 out of command is drawn at one less, by ruling in vain', () => {
    const far = (rulings: Rulings) => {
      const asked = says(recovers(start(6, rulings)), { ooc: true });
      const rating = total(enters(asked, 'card', { result: 'VH' }));
      return [rating, draws(asked, 'VH').units.husson!.fate];
    };
    expect(underBoth('oocRally', 'no', far)).toEqual([
      [2, 'good'],
      [2, 'broken'],
    ]);
  });

  it('NBC-RAL-03 NBC-QC-06 NBC-GL-05 leaves it Shaken: later losses are red, checks one lower, and it is never Fresh', () => {
    const rallied = draws(recovers(seven(BROKEN)), 'VH');
    const next = goTo(turn(rallied, 20), 4);
    expect(total(enters(does(next, { do: 'check', unit: 'husson' }), 'card', { result: 'N' }))).toBe(2);
    const hit = play(next, { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' });
    expect(hit.units.husson!.lost).toEqual({ white: 2, red: 1, blue: 0 });
  });

  it('NBC-RAL-01 NBC-BRK-01 NBC-REC-01 one that failed flees again in its formation’s next move, before the others', () => {
    const failed = draws(recovers(seven(BROKEN)), 'N');
    const acting = acts(turn(failed, 20), 'ii', 'move');
    const fled = accepts(says(does(acting, { do: 'move', unit: 'husson' }), { leaves: true }));
    expect(fled.units.husson!.fate).toBe('off-table');
    expect(offered(goTo(fled, 7))).toBe(false);
  });

  it('NBC-RAL-01 NBC-QC-14 with his unit its commander’s L is drawn on', () => {
    const joined = play(begin(), { do: 'join', officer: 'reille', unit: 'husson' });
    const asked = recovers(goTo(withUnit(joined, 'husson', BROKEN), 7));
    expect([top(asked).kind, takes(asked, 'ooc'), total(enters(asked, 'card', { result: 'N' }))]).toEqual([
      'rally',
      false,
      4,
    ]);
  });
});
