/** One side's books or simplified command, over several questions; each worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { facts, fire, nextTurn, ordered, rated, slots } from './hands.ts';
import { takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

const ours = (rulings: Parameters<typeof evening>[0] = {}) => evening(rulings, { keeps: 'a' });
const come = (battle: Battle) => play(battle, { do: 'set', what: 'formation', id: 'guards', set: { present: true } });

describe('strangers and a march', () => {
  const struck = () => {
    const march = acts(ordered(come(ours()), 'ii', 'redeploy'), 'picton', 'move');
    const home = settles(opens(march, { do: 'charge', unit: null, target: 'husson' }), {
      card: { result: 'N' },
    }).battle;
    return settles(opens(toStep(home, 'combats'), { do: 'combat', attackers: [null], target: 'husson' }), {
      'throw:husson': dice(6, 1, 1, 1, 1, 1),
      'throw:husson#1': dice(1),
    });
  };

  it('NBC-ORD-13 NBC-CC-09 AMB-32 the first finds it marching, and the second, who declares after that, defending', () => {
    expect(struck().wanted).toHaveProperty('throw:husson#1');
    expect(struck().battle.formations.ii!.order).toBe('defend');
    const second = acts(struck().battle, 'guards', 'move');
    const home = settles(opens(second, { do: 'charge', unit: null, target: 'husson' }), {
      card: { result: 'N' },
    }).battle;
    const fought = opens(toStep(home, 'combats'), { do: 'combat', attackers: [null], target: 'husson' });
    expect(goesOn(fought, { 'throw:husson': dice(6, 1, 1, 1, 1, 1) }).wanted).not.toHaveProperty('throw:husson#1');
  });

  it('NBC-ART-14 NBC-QC-13 AMB-29 an enemy’s march that our fire has turned gives our guns no misses again in the next turn', () => {
    const march = ordered(ours(), 'picton', 'redeploy');
    const before = goesOn(aims(march, 'guns', 'hepburn'), { guns: pot(1, 1, 1) });
    expect(Object.keys(before.wanted)).toEqual(['guns', 'guns.1']);
    const fired = settles(opens(acts(march, 'ii', 'firefights'), fire('husson', 'hepburn')), {}).battle;
    expect(fired.formations.picton!.order).toBe('defend');
    const after = goesOn(aims(nextTurn(fired), 'guns', 'hepburn'), { guns: pot(1, 1, 1) });
    expect(Object.keys(after.wanted)).toEqual(['guns']);
  });

  it('NBC-ORD-13 AMB-29 by ruling shell fire turns it too, on the phone of who shoots as of who is hit', () => {
    const shot = (battle: Battle) => {
      const aimed = aims(ordered(battle, 'picton', 'redeploy'), 'guns', 'hepburn');
      return falls(settles(aimed, { guns: pot(6, 6, 6) }).battle).formations.picton!.order;
    };
    expect([shot(ours()), shot(ours({ autoDefendTrigger: 'anyFire' }))]).toEqual(['redeploy', 'defend']);
    expect(shot(evening({ autoDefendTrigger: 'anyFire' }))).toBe('defend');
  });
});

describe('the simplified game', () => {
  const simple = (keeps: 'a' | 'both' = 'both') =>
    evening({}, { keeps, simplified: ['noRally', 'noLeadership', 'noFirefights', 'noSkirmishing', 'simpleCommand'] });

  it('NBC-SIM-01 NBC-MTC-01 NBC-CC-13 an officer with a brigade lends it nothing, from the charge to the recovery, and falls all the same', () => {
    const charge = opens(acts(joins(simple(), 'reille', 'husson'), 'ii', 'move'), {
      ...{ do: 'charge', unit: 'husson', target: 'kempt' },
    });
    // Q3, Fresh.
    expect(rated(charge)).toBe(4);
    const fought = settles(combat(settles(charge, { card: { result: 'N' } }).battle, 'kempt', 'husson'), {
      'throw:kempt': hits(8, 2),
      'check:husson': { result: 'N' },
      'officer:husson': dice(6, 6),
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 2, 'officer:husson': 2 });
    expect(fought.battle.officers.reille!.fate).toBe('injured');
    const seven = opens(goTo(fought.battle, 7), { do: 'recover', unit: 'husson' });
    expect(rated(seven)).toBe(2);
  });

  it('NBC-SIM-01 NBC-SEQ-01 NBC-SEQ-02 has no skirmish phase and no firefights, and its Broken are gone', () => {
    const two = goTo(simple(), 2);
    expect(does(two, { do: 'next' }).phase).toBe(4);
    const action = acts(left(simple(), 'husson', 2), 'picton', 'move');
    expect(does(action, { do: 'next' }).action?.step).toBe('combats');
    const home = charges(action, 'kempt', 'husson');
    const gone = settles(combat(home, 'husson', 'kempt'), { 'throw:kempt': hits(8, 2) }).battle;
    expect([unit(gone, 'husson').fate, facts(gone, 'kempt').contact]).toEqual(['eliminated', undefined]);
    expect(isOffered(goTo(gone, 7), { do: 'recover', unit: 'husson' })).toBe(false);
  });

  it('NBC-SIM-02 NBC-SIM-03 a temper lasts for its turn: aggressive he closes by his quality, retiring he is warned', () => {
    const not = (sum: number) => {
      const six = goTo(simple(), 6);
      const laid = does(
        six,
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
      const won = accepts(enters(enters(laid, 'a', { pot: { sum: 5 } }), 'b', { pot: { sum: 2 } }));
      return accepts(enters(won, 'green', { pot: { sum } }));
    };
    // Five and A4 are not ten; T3 and eleven or more are Very High, three is Very Low.
    const keen = not(12);
    expect([keen.formations.ii!.command, keen.formations.ii!.facts.reaction]).toEqual(['not', 'aggressive']);
    expect(rated(opens(toStep(keen, 'move'), { do: 'charge', unit: 'husson', target: 'kempt' }))).toBe(4);
    expect(not(2).formations.ii!.facts.reaction).toBe('retiring');
    expect(nextTurn(not(2)).formations.ii!.facts.reaction).toBe(undefined);
  });
});

describe('an enemy with his own books', () => {
  it('NBC-MTC-02 NBC-CC-01 NBC-REC-01 NBC-REC-02 whose charge stops short of a brigade at rest ends its rest, and lets it recover no point', () => {
    const tired = set(left(ours(), 'husson', 4), 'husson', { resting: true, exhaustion: 1 });
    const short = settles(opens(acts(tired, 'picton', 'move'), { do: 'charge', unit: 'kempt', target: 'husson' }), {
      card: { result: 'L' },
    }).battle;
    const asked = opens(goTo(short, 7), { do: 'recover', unit: 'husson' });
    expect(takes(asked, 'inCZ')).toBe(true);
    const after = settles(asked, { card: { result: 'VH' } }).battle;
    expect([cp(after, 'husson'), unit(after, 'husson').exhaustion, unit(after, 'husson').resting]).toEqual([
      4,
      1,
      false,
    ]);
  });

  it('NBC-FF-12 NBC-FF-09 AMB-109 our reply to one of his divisions is had, and another’s fire is answered anew', () => {
    const first = settles(opens(acts(come(ours()), 'picton', 'firefights'), fire('kempt', 'husson'))).battle;
    expect(slots(opens(first, fire('pack', 'husson')))).toEqual(['throw:pack']);
    const other = opens(acts(first, 'guards', 'firefights'), fire(null, 'husson'));
    expect(slots(other)).toContain('throw:husson');
  });

  it('NBC-EVD-03 NBC-EVD-04 NBC-QC-12 our guns that ran from him show the next of his their rear, on their own phone', () => {
    const charged = settles(opens(acts(ours(), 'picton', 'move'), { do: 'charge', unit: 'vivian', target: 'fliers' }), {
      card: { result: 'N' },
    }).battle;
    // Q4, Fresh, horse artillery, cavalry.
    expect(rated(charged)).toBe(5);
    const ran = settles(charged, { evade: { result: 'VH' } }).battle;
    const dropped = top(ran) ? play(ran, { do: 'drop', task: top(ran).id }) : ran;
    const second = opens(dropped, { do: 'charge', unit: 'ponsonby', target: 'fliers' });
    expect(takes(second, 'a:strikes')).toBe('rear');
    expect(rated(settles(second).battle)).toBe(3);
    expect(isOffered(goTo(nextTurn(dropped), 4), { do: 'fire', side: 'a', on: { unit: 'ponsonby' } })).toBe(true);
  });

  it('NBC-ART-17 NBC-FF-02 NBC-MTC-03 what our guns took of him is off his fire and off his charge in the same turn', () => {
    const shot = falls(
      settles(aims(ours(), 'guns', 'pack', { 'range.guns': 'short' }), { guns: pot(6, 6, 1, 1, 1) }).battle,
    );
    const calm = answersAll(shot).battle;
    expect(facts(calm, 'pack').told).toMatchObject({ cp: 4, fresh: false });
    const fires = opens(acts(calm, 'picton', 'firefights'), fire('pack', 'husson'));
    // Q4, no longer Fresh, four points: two dice.
    expect(wants(fires)[0]).toMatchObject({ slot: 'throw:pack', dice: 2 });
    expect(rated(opens(acts(calm, 'picton', 'move'), { do: 'charge', unit: 'pack', target: 'husson' }))).toBe(4);
  });

  it('NBC-OFF-01 NBC-OFF-02 NBC-QC-14 our general, ridden into, rides off to friends whose checks he lends his L, on this phone alone', () => {
    const struck = play(acts(ours(), 'picton', 'move'), { do: 'strike', officer: 'reille', by: 'entered' });
    const safe = accepts(
      enters(says(says(struck, { friends: true }), { friendsCm: 4, joins: 'campi' }), 'dice', dice(2, 2)),
    );
    expect(safe.officers.reille!.host).toBe('campi');
    const hit = goesOn(opens(toStep(safe, 'firefights'), fire('pack', 'campi')), { 'throw:pack': hits(3, 1) });
    expect(hit.wanted).toMatchObject({ 'check:campi': 4 });
  });
});

describe('taken back in the middle', () => {
  it('NBC-EVD-02 NBC-EVD-04 NBC-CC-01 guns that ran are asked again, stay, and are fought', () => {
    const start = acts(evening(), 'picton', 'move');
    const home = accepts(
      enters(does(start, { do: 'charge', unit: 'vivian', target: 'fliers' }), 'card', { result: 'N' }),
    );
    const ran = enters(home, 'evade', { result: 'N' });
    const again = takenBack(ran, home);
    const stayed = enters(again, 'evade', { result: 'L' });
    // Three dice of canister where they stay.
    expect(wants(stayed)[0]).toMatchObject({ dice: 3 });
    const stood = accepts(enters(stayed, slots(stayed)[0]!, hits(3, 0)));
    expect([facts(stood, 'vivian').contact, facts(stood, 'fliers').evaded]).toEqual(['fliers', undefined]);
  });

  it('NBC-OFF-03 NBC-UC-01 NBC-ORD-18 an officer who fell is unhurt after all, and gives his order', () => {
    const joined = does(acts(evening(), 'ii', 'move'), { do: 'join', officer: 'reille', unit: 'husson' });
    const open = play(toStep(joined, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    const thrown = enters(enters(open, 'throw:husson', hits(6, 0)), 'throw:kempt', hits(8, 1));
    const drawn = enters(thrown, 'check:husson', { result: 'N' });
    const fell = accepts(enters(drawn, 'officer:husson', dice(6, 6)));
    expect(isOffered(toStep(fell, 'administration'), { do: 'order', formation: 'ii' })).toBe(false);
    const safe = accepts(enters(takenBack(fell, drawn), 'officer:husson', dice(6, 5)));
    expect([safe.officers.reille!.fate, safe.officers.reille!.host]).toEqual(['fit', 'husson']);
    expect(isOffered(toStep(safe, 'administration'), { do: 'order', formation: 'ii' })).toBe(true);
  });
});
