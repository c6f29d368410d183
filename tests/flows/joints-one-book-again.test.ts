/** One side's books: what was seen of the enemy goes from one question to the next; each worked out before it was played. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Order } from '../../src/book/terms.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { card, charge, facts, nextTurn, ordered, slots } from './hands.ts';
import { filed } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import {
  aims,
  answersAll,
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

const ours = (rulings: Parameters<typeof evening>[0] = {}, more: Parameters<typeof evening>[2] = {}) =>
  evening(rulings, { keeps: 'a' }, more);

describe('his brigade, from our guns to our charge', () => {
  const shot = () => {
    const aimed = aims(ours(), 'guns', 'hepburn', { 'range.guns': 'short' });
    return answersAll(falls(settles(aimed, { guns: pot(6, 6, 6, 1, 1) }).battle)).battle;
  };

  it('NBC-ART-17 NBC-CC-03 NBC-CC-17 has the points that are left, fights with them, and is Broken by the last of them', () => {
    // Four dice of white and green: two white sixes.
    expect(facts(shot(), 'hepburn').told).toMatchObject({ cp: 4 });
    const home = settles(opens(acts(shot(), 'ii', 'move'), charge('campi', 'hepburn')), card('N')).battle;
    const fought = goesOn(combat(home, 'hepburn', 'campi'), { 'throw:campi': hits(8, 4) });
    expect(fought.wanted).toMatchObject({ 'throw:hepburn': 4, 'throw:campi': 8 });
    const gone = answersAll(accepts(fought.battle)).battle;
    expect(facts(gone, 'hepburn').told).toMatchObject({ cp: 0 });
    expect(facts(gone, 'campi').contact).toBe(undefined);
    // Broken, he is no target of guns, fire or another fight; who touches him catches him.
    const two = nextTurn(gone);
    const asked = opens(acts(two, 'ii', 'move'), charge('pire', 'hepburn'));
    expect(top(asked)?.kind).toBe('charge');
  });

  it('NBC-GL-14 NBC-FF-02 NBC-REC-03 has recovered out of our sight: the table says so and our fire finds him as he is', () => {
    const two = nextTurn(shot());
    const fires = opens(acts(two, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'hepburn' });
    expect(wants(fires).find(({ slot }) => slot === 'throw:hepburn')).toMatchObject({ dice: 1 });
    const well = says(fires, { 'd:cp': 6 });
    expect(wants(well).find(({ slot }) => slot === 'throw:hepburn')).toMatchObject({ dice: 2 });
    const fired = answersAll(settles(well, { 'throw:husson': hits(3, 1) }).battle).battle;
    expect(facts(fired, 'hepburn').told).toMatchObject({ cp: 5 });
  });
});

describe('his horse at our guns', () => {
  it('NBC-ORD-13 NBC-FSH-01 NBC-CC-11 NBC-ART-21 our march has no last shot on our own phone either, and defends after it', () => {
    const march = acts(ordered(ours(), 'ii', 'redeploy'), 'picton', 'move');
    const home = settles(opens(march, charge('ponsonby', 'guns')), card('N')).battle;
    expect([top(home).kind, slots(home)]).toEqual(['guns-attacked', []]);
    const reached = settles(home, {}).battle;
    const fought = settles(combat(reached, 'guns', 'ponsonby'), { 'throw:ponsonby': dice(5, 5, 1, 1, 1, 1) });
    expect([unit(fought.battle, 'guns').fate, fought.battle.formations.ii!.order]).toEqual(['eliminated', 'defend']);
  });

  it('NBC-ORD-13 NBC-FSH-01 AMB-29 his own on a march that is told has none at our charge; not told, it has three dice', () => {
    const told = (order: Order) => {
      const battle = ordered(ours(), 'picton', order);
      const home = settles(opens(acts(battle, 'ii', 'move'), charge('milhaud', 'rogers')), card('N')).battle;
      return enters(home, 'evade', { result: 'L' });
    };
    expect([slots(told('redeploy')), slots(told('defend'))]).toEqual([[], ['throw:rogers']]);
  });
});

describe('our village and his brigade', () => {
  it('NBC-GAR-02 NBC-CC-31 NBC-GAR-03 NBC-BUA-01 attacked in its hour by one who is in no book, the turn is not counted, and the garrison is made a turn later', () => {
    const inside = does(acts(ours(), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' });
    const two = nextTurn(inside, 30);
    expect(unit(two, 'husson').occupied).toBe(30);
    const home = settles(opens(acts(two, 'picton', 'move'), charge(null, 'husson')), card('N')).battle;
    const fought = opens(toStep(home, 'combats'), { do: 'combat', attackers: [null], target: 'husson' });
    // Hard cover in the first round: his hits are proved.
    const held = settles(fought, { 'throw:stranger-a': hits(5, 1), 'throw:stranger-a#1': dice(3) });
    const three = nextTurn(answersAll(held.battle).battle, 30);
    expect(unit(three, 'husson')).toMatchObject({ area: 'farm', occupied: 30 });
    const four = nextTurn(three, 30);
    expect(unit(four, 'husson').occupied).toBe(60);
    expect(isOffered(acts(four, 'ii', 'administration'), { do: 'garrison', unit: 'husson' })).toBe(true);
  });

  it('NBC-BAG-02 NBC-BAG-03 NBC-MOV-22 NBC-BUA-01 his horse that takes our baggage moves no further; out of its village it is in none', () => {
    const park = evening({}, { keeps: 'a' }, {});
    void park;
    const battle = ours();
    const out = opens(acts(battle, 'ii', 'move'), { do: 'occupy', unit: 'pire', area: 'farm' });
    expect(unit(out, 'pire').area).toBe('farm');
    const moved = accepts(does(out, { do: 'move', unit: 'pire' }));
    expect(unit(moved, 'pire')).toMatchObject({ area: null });
  });
});

describe('our officers under his blows', () => {
  it('NBC-OFF-03 NBC-OFF-04 NBC-CMA-04 NBC-UC-01 NBC-SCN-13 leads a charge, falls, and his successor has A3 and L3 in the next turn', () => {
    const led = joins(ours(), 'reille', 'husson');
    const home = settles(opens(acts(led, 'ii', 'move'), charge('husson', 'kempt')), card('N')).battle;
    const fought = settles(combat(home, 'kempt', 'husson'), {
      'throw:kempt': hits(8, 1),
      'check:husson': { result: 'N' },
      'officer:husson': dice(6, 6),
    });
    // L4, whatever it lost.
    expect(fought.wanted).toMatchObject({ 'check:husson': 4 });
    const fell = fought.battle;
    expect([
      fell.officers.reille!.fate,
      isOffered(toStep(fell, 'administration'), { do: 'order', formation: 'ii' }),
    ]).toEqual(['injured', false]);
    const two = goTo(nextTurn(fell), 6);
    const { commander } = two.formations.ii!;
    expect(two.officers[commander]).toMatchObject({ A: 3, L: 3, T: 2, fate: 'fit', host: null });
    // Eight units at 1.8 are 14.4.
    expect(two.formations.ii!.radius).toBe(14);
  });

  it('NBC-OFF-01 NBC-ENG-07 NBC-ENG-06 NBC-RR-01 ridden into he escapes with his engineers at risk; filed and read back they fall on ten', () => {
    const with1 = set(ours(), 'engineers:a:1', { formation: 'ii' });
    const struck = play(acts(with1, 'picton', 'move'), { do: 'strike', officer: 'reille', by: 'entered' });
    const away = accepts(enters(struck, 'dice', dice(3, 4)));
    expect([top(away).kind, away.officers.reille!.fate]).toEqual(['engineer-risk', 'fit']);
    const [slot] = slots(away);
    expect(accepts(enters(away, slot!, dice(4, 5))).units['engineers:a:1']!.fate).toBe('good');
    expect(accepts(enters(away, slot!, dice(4, 6))).units['engineers:a:1']!.fate).toBe('eliminated');
  });
});

describe('his fire at us', () => {
  it('NBC-SKM-01 NBC-SKM-07 NBC-CMD-02 NBC-DC-03 NBC-FF-02 skirmishers that are in no book take our stand, then our point; the brigade fires without them', () => {
    const out = does(goTo(ours(), 1), { do: 'skirmishers', unit: 'husson', stands: 1 });
    const hit = opens(goTo(out, 3), { do: 'skirmish', by: null, on: { unit: 'husson' } });
    const shot = settles(hit, { [slots(hit)[0]!]: pot(6, 6) }).battle;
    const fallen = play(shot, { do: 'next' });
    const asked = answersAll(fallen);
    expect([cp(asked.battle, 'husson'), unit(asked.battle, 'husson').stands]).toEqual([4, 0]);
    expect(asked.asked.map(([kind]) => kind)).toContain('disorder');
  });

  it('NBC-FF-09 NBC-FF-12 NBC-FF-03 AMB-109 our brigade with guns replies to his first and not to his second, and fires in its own action', () => {
    const joined = does(acts(ours(), 'ii', 'move'), { do: 'battery', unit: 'guns', host: 'husson' });
    const two = nextTurn(joined);
    const first = opens(acts(two, 'picton', 'firefights'), { do: 'firefight', unit: 'kempt', target: 'husson' });
    // Q3, Fresh as Q4: three dice and two.
    expect(wants(first).find(({ slot }) => slot === 'throw:husson')).toMatchObject({ dice: 5 });
    const after = answersAll(settles(first, {}).battle).battle;
    const second = opens(after, { do: 'firefight', unit: 'pack', target: 'husson' });
    expect(slots(second)).not.toContain('throw:husson');
    const own = opens(acts(answersAll(settles(second, {}).battle).battle, 'ii', 'firefights'), {
      ...{ do: 'firefight', unit: 'husson', target: 'pack' },
    } as Play);
    expect(slots(own)).toContain('throw:husson');
    expect(filed(play(two, { do: 'remark', text: 'kept' })).turn).toBe(2);
  });
});
void [left, takes];
