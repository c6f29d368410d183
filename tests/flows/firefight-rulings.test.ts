/** Firefights: who replies, with how many dice, who goes back, and what the combat after it knows (NBC-FF). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { argsOf, begin, eventsOf, play, small, told, top, withUnit } from '../battlefield/fixtures.ts';
import { slots } from './hands.ts';
import { accepts, acts, dice, does, drives, hits, isOffered, says, takes, toStep, wants } from './table.ts';

const FIREFIGHT = { do: 'firefight', unit: 'husson', target: 'kempt' } as const;
const step = (rulings: Rulings = {}, battle = begin(small(), { rulings })) => acts(battle, 'ii', 'firefights');
const thrown = (battle: Battle, unit: string) => {
  const need = wants(battle).find(({ slot }) => slot === `throw:${unit}`);
  return need?.want === 'dice' ? need.dice : 0;
};
const recoils = (battle: Battle): unknown => {
  const said = told(battle, { do: 'accept', task: top(battle).id });
  return said.map((one) => argsOf(one, 'firefight-recoils')?.units).find(Boolean);
};

describe('the dice of a firefight', () => {
  it.each([
    [{}, 0],
    [{ ffMinOne: 'yes' }, 1],
  ] as const)('NBC-FF-02 AMB-105 a Q3 that has two CP left, %j: %i', (rulings, n) => {
    const weak = withUnit(step(rulings), 'husson', { lost: { white: 4, red: 0, blue: 0 } });
    expect(thrown(does(weak, FIREFIGHT), 'husson')).toBe(n);
  });

  it.each([
    [{}, 5, 5],
    [{ ffAttackArt: 'horseOnly' }, 3, 5],
  ] as const)(
    'NBC-FF-03 AMB-106 foot guns with the attacker, %j: %i dice; with who replies %i',
    (rulings, attack, reply) => {
      const guns = withUnit(step(rulings), 'guns', { host: 'husson' });
      expect(thrown(does(guns, FIREFIGHT), 'husson')).toBe(attack);
      const theirs = { ...guns, action: { formation: 'picton', step: 'firefights' } } as Battle;
      expect(thrown(does(theirs, { do: 'firefight', unit: 'kempt', target: 'husson' }), 'husson')).toBe(reply);
    },
  );

  it('NBC-FF-08 NBC-SKM-07 stands that are out count for nothing, and go in where the parent is left with too little', () => {
    const out = withUnit(step(), 'kempt', { stands: 1, lost: { white: 6, red: 0, blue: 0 } });
    const fought = drives(does(out, FIREFIGHT), {
      'throw:husson': dice(6, 1, 1),
      'check:kempt': { disorder: false },
    }).battle;
    expect(accepts(fought).units.kempt).toMatchObject({ stands: 0, lost: { white: 7 } });
  });
});

describe('who replies', () => {
  it.each([
    [{}, ['throw:husson']],
    [{ ffReply: 'always' }, ['throw:husson', 'throw:kempt']],
  ] as const)('NBC-FF-12 AMB-108 fired at from the flank, %j: %j throw', (rulings, who) => {
    expect(slots(says(does(step(rulings), FIREFIGHT), { 'a:strikes': 'flank' }))).toEqual(who);
  });

  it.each([
    [{}, ['throw:campi']],
    [{ ffReplies: 'each' }, ['throw:campi', 'throw:kempt']],
  ] as const)('NBC-FF-12 AMB-109 fired at a second time, %j: %j throw', (rulings, who) => {
    const once = accepts(drives(does(step(rulings), FIREFIGHT)).battle);
    expect(once.units.kempt!.facts.replied).toEqual(['ii']);
    expect(slots(does(once, { do: 'firefight', unit: 'campi', target: 'kempt' }))).toEqual(who);
  });

  it('NBC-FF-12 AMB-109 who did not throw has not replied, nor has he in the next action', () => {
    const silent = accepts(drives(says(does(step(), FIREFIGHT), { 'd:replies': false })).battle);
    expect(slots(does(silent, { do: 'firefight', unit: 'campi', target: 'kempt' }))).toContain('throw:kempt');
    const once = accepts(drives(does(step(), FIREFIGHT)).battle);
    const other = acts(once, 'iii', 'firefights');
    expect(slots(does(other, { do: 'firefight', unit: 'lefol', target: 'kempt' }))).toContain('throw:kempt');
  });
});

describe('who is out of command', () => {
  it('NBC-FF-01 NBC-OCC-01 said so after its dice, it has had its fire; before them, it may fire once it is in command', () => {
    const opened = does(step(), FIREFIGHT);
    const said = accepts(says(drives(opened).battle, { 'a:ooc': true }));
    const before = accepts(says(opened, { 'a:ooc': true }));
    const joined = (battle: Battle) => play(battle, { do: 'set', what: 'unit', id: 'husson', set: { ooc: false } });
    expect(isOffered(joined(said), FIREFIGHT)).toBe(false);
    expect(isOffered(joined(before), FIREFIGHT)).toBe(true);
  });

  it('NBC-FF-01 NBC-OCC-01 said so, it fires at nobody, and has not fired; nor may it try again', () => {
    const asked = says(does(step(), FIREFIGHT), { 'a:ooc': true });
    expect(wants(asked)).toEqual([]);
    const over = accepts(asked);
    expect(over.units.husson!.facts.fired).toBeUndefined();
    expect(over.units.kempt!.facts.replied).toBeUndefined();
    expect(isOffered(over, { do: 'firefight', unit: 'husson' })).toBe(false);
    expect(isOffered(over, { do: 'firefight', unit: 'campi' })).toBe(true);
  });

  it('NBC-FF-01 NBC-FF-12 nor does who is fired at reply out of command', () => {
    expect(slots(says(does(step(), FIREFIGHT), { 'd:ooc': true }))).toEqual(['throw:husson']);
  });
});

describe('who goes back', () => {
  it.each([
    [{}, undefined],
    [{ ffTie: 'both' }, ['husson', 'kempt']],
    [{ ffTie: 'attacker' }, ['husson']],
  ] as const)('NBC-FF-09 AMB-107 on equal losses, %j: %j', (rulings, who) => {
    const even = drives(does(step(rulings), FIREFIGHT), {
      'throw:husson': dice(6, 1, 1),
      'throw:kempt': hits(4, 1),
    }).battle;
    expect(recoils(even)).toEqual(who?.map((id) => expect.objectContaining({ id })));
  });

  it('NBC-FF-09 NBC-GL-25 who recoils leaves the wall behind which it stood, and who does not has it still', () => {
    const walled = says(does(step(), FIREFIGHT), { 'd:hardCover': true });
    const combat = (made: Readonly<Record<string, ReturnType<typeof dice>>>) =>
      takes(
        does(toStep(accepts(drives(walled, made).battle), 'combats'), {
          do: 'combat',
          attackers: ['husson'],
          target: 'kempt',
        }),
        'd:hardCover',
      );
    // Husson's hit is proved; Kempt has more losses, and goes back.
    const lost = { 'throw:husson': dice(6, 1, 1), 'throw:husson#1': dice(4), 'check:kempt': { disorder: false } };
    expect(combat({})).toBe(true);
    expect(combat(lost)).toBe(false);
    expect(combat({ 'throw:kempt': hits(4, 1), 'check:husson': { disorder: false } })).toBe(true);
  });

  it('NBC-FF-09 NBC-BUA-05 who holds an area stays in it, behind its walls', () => {
    const held = withUnit(step(), 'kempt', { area: 'farm' });
    const lost = drives(does(held, FIREFIGHT), {
      'throw:husson': dice(6, 1, 1),
      'throw:husson#1': dice(4),
      'check:kempt': { disorder: false },
    }).battle;
    expect(accepts(lost).units.kempt!.area).toBe('farm');
  });

  it('NBC-FF-09 NBC-MOV-21 NBC-ORD-22 who rests and is driven back rests no more, and defends', () => {
    const rests = withUnit(step(), 'kempt', { resting: true, exhaustion: 1 });
    const lost = drives(does(rests, FIREFIGHT), { 'throw:husson': dice(6, 1, 1), 'check:kempt': { disorder: false } });
    expect(accepts(lost.battle).units.kempt).toMatchObject({ resting: false, ownOrder: 'defend' });
    expect(accepts(drives(does(rests, FIREFIGHT)).battle).units.kempt!.resting).toBe(true);
  });
});

describe('what the combat after it knows', () => {
  it('NBC-FF-10 NBC-CC-04 who was Disordered in it fights Disordered, and has lost what it cost', () => {
    const lost = drives(does(step(), FIREFIGHT), { 'throw:husson': hits(3, 3), 'check:kempt': { disorder: true } });
    const fight = does(toStep(accepts(lost.battle), 'combats'), {
      do: 'combat',
      attackers: ['husson'],
      target: 'kempt',
    });
    // Five CP left, and a Disordered brigade of foot hits on sixes.
    const { battle, needs } = drives(fight, { 'throw:kempt': dice(5, 5, 5, 5, 5) });
    expect(needs['throw:kempt']).toMatchObject({ dice: 5 });
    expect(accepts(battle).units.husson!.lost.white).toBe(0);
  });

  it('NBC-FF-11 NBC-CC-01 who is Broken in it fights nobody: its attacker touches no one', () => {
    const weak = withUnit(step(), 'kempt', { lost: { white: 7, red: 0, blue: 0 } });
    const touched = withUnit(weak, 'campi', { facts: { contact: 'kempt', contactIn: 1, moved: true } });
    const broken = accepts(drives(does(touched, FIREFIGHT), { 'throw:husson': hits(3, 1) }).battle);
    expect(broken.units.kempt!.fate).toBe('broken');
    expect(broken.units.campi!.facts.contact).toBeUndefined();
  });

  it.each([
    ['is followed by who touches it, and fought', {}, 'kempt'],
    ['is rid of who touches it', { recoilTouched: 'parts' }, undefined],
  ] as const)('NBC-FF-09 NBC-CC-31 AMB-168 who recoils %s, %j', (_, rulings, contact) => {
    const touched = withUnit(step(rulings), 'campi', { facts: { contact: 'kempt', contactIn: 1, moved: true } });
    const made = { 'throw:husson': hits(3, 1), 'check:kempt': { disorder: false } } as const;
    const fought = accepts(drives(does(touched, FIREFIGHT), made).battle);
    expect(fought.units.campi!.facts.contact).toBe(contact);
    const ends = JSON.stringify(eventsOf(fought, { do: 'finish' }));
    expect(ends.includes('fight-unfought')).toBe(contact === 'kempt');
  });
});
