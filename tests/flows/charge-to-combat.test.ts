/** What a charge has found is what the combat fights with, and is over with it (NBC-MOV-18, NBC-CC-08, NBC-CC-33). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, top, withUnit } from '../battlefield/fixtures.ts';
import {
  accepts,
  acts,
  asks,
  decides,
  does,
  drives,
  enters,
  hits,
  isOffered,
  says,
  takes,
  toStep,
  wants,
} from './table.ts';

const charge = (battle: Battle, unit = 'husson') => does(battle, { do: 'charge', unit, target: 'kempt' });
const flank = (unit = 'husson', battle = acts(begin(), 'ii', 'move')) =>
  accepts(says(charge(battle, unit), { 'a:strikes': 'flank' }));
const combat = (battle: Battle, ...attackers: readonly [string] | readonly [string, string]) =>
  does(toStep(battle, 'combats'), { do: 'combat', attackers, target: 'kempt' });

describe('from the charge to the combat', () => {
  it('NBC-MTC-01 NBC-MOV-18 NBC-CC-08 a flank is charged without a card, and struck: all misses again, and a worse check', () => {
    const home = flank();
    expect(home.units.husson!.facts).toMatchObject({ contact: 'kempt', strikes: 'flank' });
    const fight = combat(home, 'husson');
    expect(takes(fight, 'a:strikes')).toBe('flank');
    const { needs } = drives(fight, { 'throw:husson': hits(6, 1) });
    expect(needs['throw:husson#1']).toMatchObject({ dice: 5 });
    // Q5, no longer Fresh, one for the flank.
    expect(needs['check:kempt']).toMatchObject({ rating: 4 });
  });

  it('NBC-MOV-18 the face is his who charged: another who fights beside him strikes the front', () => {
    const two = accepts(enters(charge(flank(), 'campi'), 'card', { result: 'N' }));
    const fight = combat(two, 'husson', 'campi');
    expect([takes(fight, 'a:strikes'), takes(fight, 'b:strikes')]).toEqual(['flank', 'front']);
  });

  it('NBC-CC-26 NBC-CC-33 of two who touch one enemy neither is sent alone, and a third may not come', () => {
    const two = accepts(enters(charge(flank(), 'campi'), 'card', { result: 'N' }));
    expect(isOffered(two, { do: 'charge', unit: 'pire', target: 'kempt' })).toBe(false);
    expect(isOffered(two, { do: 'charge', unit: 'pire', target: 'pack' })).toBe(true);
    const combats = toStep(two, 'combats');
    expect(isOffered(combats, { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe(false);
    expect(isOffered(combats, { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' })).toBe(true);
  });

  it.each([
    ['L', 2, true],
    ['VL', 5, false],
  ] as const)(
    'NBC-MTC-02 NBC-FF-01 on %s foot stops %i cm short, and fires at two at most: %j',
    (result, cm, fires) => {
      const short = accepts(enters(charge(acts(begin(), 'ii', 'move')), 'card', { result }));
      expect(short.units.husson!.facts.stopsCm).toBe(cm);
      const at = (battle: Battle, target: string) => isOffered(battle, { do: 'firefight', unit: 'husson', target });
      const firing = toStep(short, 'firefights');
      // Who else may be nearer, only the table knows.
      expect([at(firing, 'kempt'), at(firing, 'pack')]).toEqual([fires, true]);
      expect(at(acts(goTo(short, 6, 2), 'ii', 'firefights'), 'kempt')).toBe(true);
    },
  );

  it.each(['fought', 'by hand'] as const)(
    'NBC-CC-33 NBC-MOV-18 %s, it is over: in the next fight he strikes the front',
    (how) => {
      const open = combat(flank(), 'husson');
      const over = how === 'fought' ? accepts(drives(open).battle) : decides(open, 'nothing');
      expect(over.units.husson!.facts.contact).toBeUndefined();
      const again = acts(goTo(over, 6, 2), 'ii', 'combats');
      expect(takes(does(again, { do: 'combat', attackers: ['husson'], target: 'pack' }), 'a:strikes')).toBe('front');
    },
  );

  it('NBC-FF-01 NBC-CC-01 who touches an enemy fires at nobody, and his neighbour may fire at whom he touches', () => {
    const musketry = toStep(flank(), 'firefights');
    expect(isOffered(musketry, { do: 'firefight', unit: 'husson' })).toBe(false);
    const fire = does(musketry, { do: 'firefight', unit: 'campi', target: 'kempt' });
    // Husson is at its flank: whoever stands before it is the closest in its front, and is answered.
    expect(wants(fire).map(({ slot }) => slot)).toEqual(['throw:campi', 'throw:kempt']);
    const front = toStep(accepts(enters(charge(acts(begin(), 'ii', 'move')), 'card', { result: 'N' })), 'firefights');
    const other = does(front, { do: 'firefight', unit: 'campi', target: 'kempt' });
    expect(wants(other).map(({ slot }) => slot)).toEqual(['throw:campi']);
  });

  it('NBC-CC-12 NBC-CC-33 where nobody was hurt the attacker withdraws, and threatens a flank in the next combat', () => {
    const over = accepts(drives(combat(flank(), 'husson')).battle);
    expect(over.units.kempt).toMatchObject({ disordered: false, lost: { white: 0 } });
    const next = does(over, { do: 'combat', attackers: ['campi'], target: 'pack' });
    expect(asks(next)).toContain('d:flanked');
  });

  it('NBC-CC-33 NBC-CC-23 a beaten attacker is driven off with what was said of his place; a winner has moved up', () => {
    const start = withUnit(acts(begin(), 'ii', 'combats'), 'husson', { facts: { nearAC: true, town: true } });
    const fight = (made: Readonly<Record<string, ReturnType<typeof hits>>>) =>
      accepts(
        drives(does(start, { do: 'combat', attackers: ['husson'], target: 'kempt' }), {
          ...made,
          'check:husson': { result: 'N' },
          'check:kempt': { result: 'N' },
        }).battle,
      ).units;
    expect(fight({ 'throw:kempt': hits(8, 2) }).husson!.facts).not.toMatchObject({ nearAC: true });
    expect(fight({ 'throw:husson': hits(6, 2) }).husson!.facts).not.toMatchObject({ town: true });
    // A defender on foot who has won stays where he was.
    const theirs = withUnit(start, 'kempt', { facts: { cover: 'soft' } });
    const won = drives(does(theirs, { do: 'combat', attackers: ['husson'], target: 'kempt' }), {
      'throw:kempt': hits(8, 2),
      'check:husson': { result: 'N' },
    }).battle;
    expect(accepts(won).units.kempt!.facts.cover).toBe('soft');
  });
});

describe('from one volley to the next', () => {
  it('NBC-ART-06 the range of a battery is taken for granted until it moves', () => {
    const aims = (battle: Battle) => does(battle, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const fired = accepts(
      enters(says(aims(goTo(begin(), 4)), { 'range.guns': 'short' }), 'guns', {
        pot: { white: [1, 1], red: 1, green: [1, 1] },
      }),
    );
    const stands = withUnit(goTo(play(fired, { do: 'next' }), 6), 'kempt', { facts: {} });
    const later = { ...stands, phase: 4 as const, turn: 2, shots: [] };
    expect(takes(aims(later), 'range.guns')).toBe('short');
    const moved = accepts(
      does(acts(withUnit(stands, 'guns', { firedIn: 0 }), 'ii', 'move'), { do: 'move', unit: 'guns' }),
    );
    expect(takes(aims({ ...moved, action: null, phase: 4, turn: 2, shots: [] }), 'range.guns')).toBe('medium');
  });

  it('NBC-ART-05 who has had his volley has no second of the same side in the phase, and one in the next turn', () => {
    const start = goTo(begin(), 4);
    const fired = accepts(
      enters(does(start, { do: 'fire', side: 'a', on: { unit: 'kempt' } }), 'guns', {
        pot: { white: [1, 1], red: 1, green: [1, 1] },
      }),
    );
    expect(isOffered(fired, { do: 'fire', side: 'a' })).toBe(false);
    expect(isOffered(goTo(play(fired, { do: 'next' }), 4, 2), { do: 'fire', side: 'a' })).toBe(true);
  });
});

describe('a charge set by hand', () => {
  it('NBC-MTC-02 NBC-CC-01 home it touches, short it stands within the zone, and either way its move is over', () => {
    const open = charge(acts(begin(), 'ii', 'move'));
    const home = decides(open, 'home');
    const short = decides(open, 'short');
    expect([home.units.husson!.facts.contact, short.units.husson!.facts.contact]).toEqual(['kempt', undefined]);
    for (const battle of [home, short]) {
      expect(battle.units.husson!.facts).toMatchObject({ moved: true, charged: true, inCZ: true });
      expect(isOffered(battle, { do: 'charge', unit: 'husson' })).toBe(false);
    }
    expect(top(combat(home, 'husson')).kind).toBe('close-combat');
  });

  it('NBC-EVD-04 guns that the table lets run are followed as any, and lost ones are gone', () => {
    const start = acts(begin(), 'picton', 'move');
    const reached = accepts(
      enters(does(start, { do: 'charge', unit: 'kempt', target: 'guns' }), 'card', { result: 'N' }),
    );
    const ran = decides(reached, 'evades');
    expect([top(ran).kind, ran.units.guns!.facts.evaded]).toEqual(['charge-again', ['kempt']]);
    const lost = decides(reached, 'lost');
    expect([lost.units.guns!.fate, lost.units.kempt!.facts.contact, lost.agenda]).toEqual([
      'eliminated',
      undefined,
      [],
    ]);
    const stayed = decides(reached, 'stays');
    expect([stayed.units.kempt!.facts.contact, stayed.agenda]).toEqual(['guns', []]);
  });
});
