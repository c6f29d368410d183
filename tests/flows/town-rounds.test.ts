/** A town fought for over two rounds and more: cover, contact, who holds it, and what each next question knows (NBC-CC-31, NBC-GAR-07). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal, withUnit } from '../battlefield/fixtures.ts';
import {
  accepts,
  acts,
  asks,
  dice,
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

const COMBAT = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;
const held = (battle: Battle = begin()) => withUnit(battle, 'kempt', { area: 'farm', occupied: 20 });
const combats = (battle = held()) => acts(battle, 'ii', 'combats');
/** Husson is hit once, keeps his order on High, and hits nobody. */
const first = (start = combats()) =>
  drives(does(start, COMBAT), { 'throw:kempt': hits(8, 1), 'check:husson': { result: 'H' } }).battle;
const stays = () => accepts(says(first(), { stay: true }));
/** The next turn of II Corps; nobody fires, and nobody else acts. */
const nextTurn = (battle: Battle): Battle => {
  let now = play(toStep(battle, 'administration'), { do: 'next' });
  while (now.turn === battle.turn) {
    const task = now.agenda.findLast(({ deferred }) => !deferred);
    const waiting = Object.values(now.formations).find(({ card }) => card === 'hand' || card === 'losing');
    now = task
      ? play(now, { do: 'throw', task: task.id }, { do: 'accept', task: task.id })
      : play(now, now.phase === 6 && waiting ? { do: 'pass', formation: waiting.id } : { do: 'next' });
  }
  return now;
};

describe('the first round', () => {
  it('NBC-CC-31 NBC-CC-09 the defender has hard cover: hits on him are proved, and his are not', () => {
    const { slots } = drives(does(combats(), COMBAT), { 'throw:husson': hits(6, 1), 'throw:kempt': hits(8, 1) });
    expect(slots).toContain('throw:husson#1');
    expect(slots).not.toContain('throw:kempt#1');
  });

  it('NBC-CC-31 a beaten attacker whom nothing Disordered may stay; one that is Disordered may not', () => {
    expect(asks(first())).toContain('stay');
    const shaken = drives(does(combats(), COMBAT), {
      'throw:kempt': hits(8, 1),
      'check:husson': { result: 'N' },
    }).battle;
    expect(asks(shaken)).not.toContain('stay');
    expect(accepts(shaken).units.husson!.facts.contact).toBeUndefined();
  });

  it('NBC-CC-31 AMB-128 who stays fights the second round in the next turn, and not at once', () => {
    expect(isOffered(stays(), COMBAT)).toBe(false);
    expect(refusal(stays(), COMBAT)).toBe('charge-in-contact');
    expect(isOffered(stays(), { ...COMBAT, attackers: ['campi'] })).toBe(true);
    expect(isOffered(acts(nextTurn(stays()), 'ii', 'combats'), COMBAT)).toBe(true);
  });

  it('NBC-CC-28 NBC-GAR-02 a beaten defender is out, with his hour; the attacker is in, and his begins', () => {
    const lost = drives(does(combats(), COMBAT), {
      'throw:husson': hits(6, 2),
      'throw:husson#1': dice(6, 6),
      'check:kempt': { result: 'N' },
    }).battle;
    const { units } = accepts(lost);
    expect(units.kempt).toMatchObject({ area: null, occupied: 0 });
    expect(units.husson).toMatchObject({ area: 'farm', occupied: 0, areaIn: 1 });
  });

  it('NBC-CC-28 said to be fought in the open, who goes back is in no area either', () => {
    const open = says(does(combats(), COMBAT), { area: 'open' });
    const lost = drives(says(open, { 'd:hardCover': false }), {
      'throw:husson': hits(6, 2),
      'check:kempt': { result: 'N' },
    }).battle;
    expect(accepts(lost).units.kempt!.area).toBe(null);
  });

  it('NBC-GAR-02 a turn in which it was attacked adds nothing to the hour, and one in which it was only shot at does', () => {
    const attacked = accepts(first());
    expect(attacked.units.kempt!.facts.attackedHere).toBe(true);
    expect(nextTurn(attacked).units.kempt!.occupied).toBe(20);
    expect(nextTurn(combats()).units.kempt!.occupied).toBeGreaterThan(20);
  });
});

describe('the second round', () => {
  const second = () => acts(nextTurn(stays()), 'ii', 'move');

  it('NBC-CC-31 is offered without a move or a charge, and both have hard cover', () => {
    const move = second();
    expect(move.units.husson!.facts).toMatchObject({ contact: 'kempt', holds: true });
    expect(refusal(move, { do: 'charge', unit: 'husson', target: 'kempt' })).toBe('charge-in-contact');
    expect(isOffered(move, { do: 'charge', unit: 'husson', target: 'pack' })).toBe(true);
    // He may break off: then he touches nobody.
    const off = accepts(drives(does(move, { do: 'move', unit: 'husson' })).battle);
    expect(off.units.husson!.facts.contact).toBeUndefined();
    const fight = does(toStep(move, 'combats'), COMBAT);
    expect(takes(fight, 'round')).toBe('2');
    const { slots } = drives(fight, { 'throw:husson': hits(5, 1), 'throw:kempt': hits(8, 1) });
    expect(slots).toEqual(expect.arrayContaining(['throw:husson#1', 'throw:kempt#1']));
  });

  it('NBC-CC-31 is fought once: whoever loses it stays no more, and touches nobody', () => {
    const fight = does(toStep(second(), 'combats'), COMBAT);
    const lost = drives(fight, {
      'throw:kempt': hits(8, 1),
      'throw:kempt#1': dice(6),
      'check:husson': { result: 'H' },
    }).battle;
    expect(asks(lost)).not.toContain('stay');
    expect(accepts(lost).units.husson!.facts.contact).toBeUndefined();
  });

  it('NBC-CC-31 a second Disorder throws a defender out although he has won', () => {
    const shaken = withUnit(second(), 'kempt', { disordered: true });
    const fight = does(toStep(shaken, 'combats'), COMBAT);
    const won = drives(fight, {
      'throw:husson': hits(5, 1),
      'throw:husson#1': dice(6),
      'throw:kempt': hits(8, 5),
      'throw:kempt#1': dice(6, 6, 6, 6, 6),
      'check:kempt': { result: 'N' },
      'check:husson': { result: 'N' },
    }).battle;
    expect(accepts(won).units.kempt!.area).toBe(null);
  });

  it('NBC-CC-33 NBC-GL-17 contact ends as the defender is Broken by fire in the phase between', () => {
    let battle = nextTurn(stays());
    battle = withUnit(goTo(battle, 4, battle.turn), 'kempt', { lost: { white: 7, red: 0, blue: 0 } });
    const aims = does(battle, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    let thrown = enters(aims, 'guns', { pot: { white: [6, 6], red: 6, green: [6, 6] } });
    for (let [need] = wants(thrown); need; [need] = wants(thrown))
      thrown = enters(
        thrown,
        need.slot,
        dice(...Array.from({ length: need.want === 'dice' ? need.dice : 1 }, () => 6 as const)),
      );
    const broken = play(accepts(thrown), { do: 'next' });
    expect(broken.units.kempt).toMatchObject({ fate: 'broken', area: null });
    expect(broken.units.husson!.facts.contact).toBeUndefined();
  });

  it('NBC-CC-31 who does not fight it when his formation acts has let go', () => {
    const done = play(toStep(second(), 'administration'), { do: 'next' });
    expect(done.units.husson!.facts.contact).toBeUndefined();
  });
});

describe('guns and horse in a town', () => {
  it('NBC-BUA-03 guns on their own leave it Disordered as they are attacked, before a blow, and nobody is fought', () => {
    const inside = withUnit(acts(begin(), 'picton', 'combats'), 'guns', { area: 'farm' });
    const fight = does(inside, { do: 'combat', attackers: ['kempt'], target: 'guns' });
    expect(wants(fight)).toEqual([]);
    expect(accepts(fight).units.guns).toMatchObject({ area: null, disordered: true, fate: 'good' });
    const again = withUnit(inside, 'guns', { disordered: true });
    expect(accepts(does(again, { do: 'combat', attackers: ['kempt'], target: 'guns' })).units.guns!.fate).toBe('good');
  });

  it('NBC-CC-01 NBC-BUA-04 horse attacks nobody in it', () => {
    expect(refusal(combats(), { do: 'combat', attackers: ['pire'], target: 'kempt' })).toBe('attack-cavalry-area');
    expect(refusal(toStep(acts(held(), 'ii', 'move'), 'move'), { do: 'charge', unit: 'pire', target: 'kempt' })).toBe(
      'attack-cavalry-area',
    );
  });
});

describe('out of a town', () => {
  const out = () => acts(held(), 'picton', 'move');
  const home = () =>
    accepts(enters(does(out(), { do: 'charge', unit: 'kempt', target: 'husson' }), 'card', { result: 'N' }));
  const fought = (made: Readonly<Record<string, ReturnType<typeof hits>>>, check: 'N' | 'VL') =>
    accepts(
      drives(does(toStep(home(), 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' }), {
        ...made,
        'check:kempt': { result: check },
        'check:husson': { result: check },
      }).battle,
    ).units.kempt!.area;

  it('NBC-CC-32 on the way it is its own still; a charge that stops short has left it', () => {
    expect(home().units.kempt!.area).toBe('farm');
    const short = accepts(
      enters(does(out(), { do: 'charge', unit: 'kempt', target: 'husson' }), 'card', { result: 'L' }),
    );
    expect(short.units.kempt!.area).toBe(null);
  });

  it('NBC-CC-32 a fall back ends in it, a retreat goes on, and a winner takes the ground outside', () => {
    expect(fought({ 'throw:husson': hits(6, 1) }, 'N')).toBe('farm');
    expect(fought({ 'throw:husson': hits(6, 1) }, 'VL')).toBe(null);
    expect(fought({ 'throw:kempt': hits(8, 1) }, 'N')).toBe(null);
  });
});
