/** Who is reached on the march or at his plunder, and guns that turn their backs: worked out from the rulebook first. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Order } from '../../src/book/terms.ts';
import { begin, goTo, play, pot, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { BAGGAGE, facts, fire, kinds, ordered, wanted } from './hands.ts';
import { closed, filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, decides, dice, does, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { cp, evening, unit } from './two-corps.ts';
import { asked, by, charged, combat, done, settled, thrown } from './unbroken.ts';

const orderOf = (battle: Battle) => battle.formations.ii!.order;
const march = (order: Order, more: Parameters<typeof evening> = []) => ordered(evening(...more), 'ii', order);
/** A battery aims at a target in phase 4. */
const aimed = (battle: Battle, gun: string, on: string) => {
  const four = battle.phase === 4 ? battle : goTo(battle, 4);
  const opens = asked(four, { do: 'fire', side: unit(four, gun).side, on: { unit: on } }, { [`fires.${gun}`]: true });
  return says(opens, { [`range.${gun}`]: 'medium' });
};
/** Vivian’s light horse has gone home at guns of the corps that marches, which draw their card to run. */
const at = (guns: string, from: Battle) => charged(acts(from, 'picton', 'move'), 'vivian', guns);

describe('guns of a corps on the march that are lost before a blow', () => {
  it('NBC-RKT-05 NBC-ORD-14 NBC-EVD-02 NBC-QC-13 NBC-FF-01 rockets that are reached: their corps has been attacked, and answers fire in the same action', async () => {
    const reached = at('rockets', march('strategic'));
    // Q4 and Fresh, before horse, on the march.
    expect(wanted(reached)).toEqual([['evade', 2]]);
    const over = done(await stored(reached), { evade: { result: 'L' } }).battle;
    expect([unit(over, 'rockets').fate, kinds(over), orderOf(over)]).toEqual(['eliminated', [], 'defend']);
    expect([facts(over, 'vivian').contact, facts(over, 'vivian').charged]).toEqual([undefined, true]);
    // Fresh, Q3 fires as Q4.
    const fires = asked(toStep(over, 'firefights'), fire('pack', 'husson'));
    expect(wanted(fires)).toEqual([
      ['throw:pack', 3],
      ['throw:husson', 3],
    ]);
    const lies = thrown(fires, { 'throw:husson': hits(3, 2), 'check:pack': { disorder: false } });
    // No hit is proved: it defends.
    expect(Object.keys(lies.wanted)).toEqual(['throw:pack', 'throw:husson', 'check:pack']);
    const fought = settled(accepts(lies.battle));
    expect([cp(fought, 'pack'), cp(fought, 'husson')]).toEqual([4, 6]);
    takenBack(fought, reached);
    closed(fought);
  });

  it('NBC-EVD-05 NBC-ORD-13 NBC-ART-14 crews that run from them: the corps defends, and no misses are thrown again at it', () => {
    const left = done(at('fliers', march('redeploy')), { evade: { result: 'VL' } });
    // Horse guns: one on; one off before horse, and one on the march. They fire no canister.
    expect(left.wanted).toEqual({ evade: 4 });
    expect([unit(left.battle, 'fliers').fate, orderOf(left.battle)]).toEqual(['eliminated', 'defend']);
    const volley = aimed(goTo(left.battle, 4, 2), 'rogers', 'campi');
    const lies = thrown(volley, { rogers: pot(1, 2) });
    expect(lies.wanted).toEqual({ rogers: 2 });
    closed(accepts(lies.battle));
  });

  it('NBC-EVD-02 NBC-ART-20 NBC-ORD-13 Disordered ones that limber up are lost, and taken back they go in good order: it was attacked each time', () => {
    const met = at('bombs', by(march('redeploy'), 'bombs', { disordered: true }));
    const lost = done(met, { evade: { result: 'N' } }).battle;
    expect([unit(lost, 'bombs').fate, orderOf(lost)]).toEqual(['eliminated', 'defend']);
    const back = takenBack(lost, met);
    expect([unit(back, 'bombs').fate, orderOf(back)]).toEqual(['good', 'redeploy']);
    const gone = done(back, { evade: { result: 'VH' } }).battle;
    expect(unit(gone, 'bombs')).toMatchObject({ fate: 'good', disordered: true, facts: { facingAway: true } });
    expect([orderOf(gone), kinds(gone)]).toEqual(['defend', ['charge-again']]);
    closed(gone);
  });

  it('NBC-EVD-01 NBC-ORD-14 by the table’s word they are lost: the corps has been attacked', () => {
    const lost = decides(at('fliers', march('strategic')), 'lost');
    expect([unit(lost, 'fliers').fate, orderOf(lost)]).toEqual(['eliminated', 'defend']);
    closed(lost);
  });
});

describe('a screen that is ridden down', () => {
  const BACK = { screenAbsorb: 'returnWhenOrderEnds' } as const;
  const reached = () => {
    const out = accepts(does(acts(march('redeploy', [BACK]), 'ii', 'orders'), { do: 'detach', unit: 'pire' }));
    const { id } = Object.values(out.units).find(({ kind }) => kind === 'detachment')!;
    return { id, met: charged(acts(out, 'picton', 'move'), 'vivian', id) };
  };

  it('NBC-DET-06 AMB-31 NBC-DET-05 AMB-29 NBC-GL-05 its point is lost with it, though the march ends by the same blow', async () => {
    const { id, met } = reached();
    expect([cp(met, 'pire'), unit(met, 'pire').lost.blue, cp(met, id)]).toEqual([5, 1, 1]);
    const lies = thrown(combat(await stored(met), id, ['vivian']), {
      'throw:vivian': hits(6, 1),
      'check:vivian': { result: 'VH' },
    });
    // Q3 and Fresh: it has beaten a unit without its points.
    expect(lies.wanted).toEqual({ 'throw:vivian': 6, [`throw:${id}`]: 1, 'check:vivian': 4 });
    const over = settled(accepts(lies.battle));
    expect([cp(over, 'pire'), unit(over, 'pire').lost]).toEqual([5, { white: 0, red: 0, blue: 1 }]);
    expect([unit(over, id).fate, orderOf(over), facts(over, 'vivian').contact]).toEqual([
      'eliminated',
      'defend',
      undefined,
    ]);
    closed(over);
  });

  it('NBC-CC-12 NBC-DET-06 AMB-31 taken back, nobody is hurt: it goes home with its point', () => {
    const { id, met } = reached();
    const over = settled(done(combat(met, id, ['vivian'])).battle);
    expect([cp(over, 'pire'), unit(over, 'pire').lost.blue, unit(over, id).present]).toEqual([6, 0, false]);
    expect([orderOf(over), facts(over, 'vivian').contact]).toEqual(['defend', undefined]);
    closed(over);
  });
});

describe('guns that ran and have not turned', () => {
  /** The corps has acted; then its horse guns run from Vivian. */
  const ran = () =>
    done(at('fliers', play(acts(evening(), 'ii', 'administration'), { do: 'finish' })), {
      evade: { result: 'H' },
      'throw:fliers': hits(2, 0),
    }).battle;

  it('NBC-EVD-03 NBC-ART-12 NBC-ART-19 show their rear to the guns of the next turn: misses are thrown again, and two hits need the red six', () => {
    const four = goTo(decides(ran(), 'short'), 4, 2);
    expect(facts(four, 'fliers').facingAway).toBe(true);
    const shot = aimed(four, 'rogers', 'fliers');
    expect(takes(shot, 'aspect.rogers')).toBe('rear');
    const lies = thrown(shot, { rogers: pot(1, 6), 'rogers.1': dice(5) });
    expect(lies.wanted).toEqual({ rogers: 2, 'rogers.1': 1 });
    const over = settled(play(accepts(lies.battle), { do: 'next' }));
    expect(unit(over, 'fliers')).toMatchObject({ disordered: true, fate: 'good' });
    closed(over);
  });

  it('NBC-EVD-03 NBC-FF-05 NBC-FF-08 and to muskets of the same action: half the misses again', () => {
    const fires = asked(toStep(decides(ran(), 'short'), 'firefights'), fire('hepburn', 'fliers'));
    expect(takes(fires, 'a:strikes')).toBe('rear');
    const lies = thrown(fires, { 'throw:hepburn': dice(5, 1, 1), 'throw:hepburn#1': dice(6) });
    expect(lies.wanted).toEqual({ 'throw:hepburn': 3, 'throw:hepburn#1': 1 });
    const over = settled(accepts(lies.battle));
    // Two hits destroy a battery that stands alone.
    expect(unit(over, 'fliers').fate).toBe('eliminated');
    closed(over);
  });
});

describe('fire that is written down', () => {
  it('NBC-ART-01 NBC-ART-23 NBC-ART-18 AMB-83 guns that were hit join nobody before it has counted', async () => {
    const joins = { do: 'battery', unit: 'rogers', host: 'pack' } as const;
    const shot = aimed(evening(), 'guns', 'rogers');
    expect(isOffered(shot, joins)).toBe(true);
    const fired = accepts(enters(shot, 'guns', pot(6, 1, 1)));
    expect([isOffered(fired, joins), refusal(await stored(fired), joins)]).toEqual([false, 'battery-under-fire']);
    const fallen = play(fired, { do: 'next' });
    expect(unit(fallen, 'rogers')).toMatchObject({ disordered: true, fate: 'good', host: null });
    // A Disordered battery never attaches.
    expect(isOffered(fallen, joins)).toBe(false);
    closed(fallen);
  });

  it('NBC-SKM-08 NBC-ART-23 NBC-ART-21 nor do those that skirmishers have hit; missed, they join in the next phase', () => {
    const out = play(evening(), { do: 'skirmishers', unit: 'husson', stands: 1 });
    const shot = does(goTo(out, 3), { do: 'skirmish', by: 'husson', on: { unit: 'rogers' } });
    const joins = { do: 'battery', unit: 'rogers', host: 'pack' } as const;
    const hit = accepts(enters(shot, 'stand1', pot(6, 1, 1, 1, 1)));
    expect(isOffered(hit, joins)).toBe(false);
    expect(unit(play(hit, { do: 'next' }), 'rogers').disordered).toBe(true);
    const missed = play(accepts(enters(takenBack(hit, shot), 'stand1', pot(1, 1, 1, 1, 1))), { do: 'next' });
    const joined = does(missed, joins);
    expect(unit(joined, 'rogers')).toMatchObject({ host: 'pack', disordered: false });
    closed(joined);
  });
});

describe('looters', () => {
  /** Piré’s horse loots the baggage, and a Tired Pack charges it. */
  const struck = (rulings = {}) => {
    const from = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }), { rulings });
    const taken = does(acts(from, 'ii', 'move'), { do: 'capture', baggage: BAGGAGE, by: 'pire' });
    const loots = accepts(enters(toStep(taken, 'administration'), 'card', { result: 'N' }));
    expect(unit(loots, 'pire')).toMatchObject({ looting: true, disordered: true });
    const met = charged(acts(by(loots, 'pack', { exhaustion: 1 }), 'picton', 'move'), 'pack', 'pire');
    return combat(met, 'pire', ['pack']);
  };

  it.each([[{}], [{ pursuit: 'winner' }]] as const)(
    'NBC-BAG-04 NBC-CC-34 NBC-CC-24 NBC-CC-17 AMB-124 horse that beats the Tired off rides after nobody, and stays with the baggage, %j',
    (rulings) => {
      const lies = thrown(struck(rulings), { 'throw:pack': dice(6, 6, 1, 1, 1, 1), 'check:pire': { result: 'H' } });
      // Disordered, two lost.
      expect(lies.wanted).toEqual({ 'throw:pack': 6, 'check:pire': 1 });
      const over = settled(accepts(lies.battle));
      expect([cp(over, 'pire'), cp(over, 'pack')]).toEqual([4, 6]);
      expect(unit(over, 'pire')).toMatchObject({ looting: true, disordered: true, exhaustion: 0 });
      expect(unit(over, BAGGAGE).captured).toEqual({ by: 'pire', open: true });
      expect(unit(over, 'pack')).toMatchObject({ exhaustion: 1, disordered: false });
      closed(over);
    },
  );
});

describe('baggage within reach', () => {
  const field = () => begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
  const taking = { do: 'capture', baggage: BAGGAGE, by: 'pire' } as const;

  it('NBC-ORD-12 NBC-BAG-02 NBC-ORD-18 is taken by nobody under Hold; in the next turn, ordered on, he takes it', () => {
    const holds = acts(ordered(field(), 'ii', 'hold'), 'ii', 'move');
    expect([isOffered(holds, taking), refusal(holds, taking)]).toEqual([false, 'move-hold']);
    const sent = does(toStep(holds, 'administration'), { do: 'order', formation: 'ii', order: 'attack', far: false });
    const next = acts(goTo(sent, 6, 2), 'ii', 'move');
    expect(unit(does(next, taking), BAGGAGE).captured).toEqual({ by: 'pire', open: true });
    closed(next);
  });

  it('NBC-MOV-21 NBC-BAG-02 NBC-CMD-04 nor by horse at rest; roused, it takes it', () => {
    const resting = filed(acts(by(field(), 'pire', { exhaustion: 1, resting: true }), 'ii', 'move'));
    expect([isOffered(resting, taking), refusal(resting, taking)]).toEqual([false, 'attack-resting']);
    const taken = does(by(resting, 'pire', { resting: false }), taking);
    expect(unit(taken, BAGGAGE).captured).toEqual({ by: 'pire', open: true });
    closed(taken);
  });
});

describe('horse at rest that is charged', () => {
  it('NBC-MOV-21 NBC-CC-24 NBC-CC-34 NBC-ORD-22 NBC-REC-05 and rides the attacker down rests no more, though he is far away then', async () => {
    const rests = by(evening(), 'vivian', { exhaustion: 1, resting: true });
    const weary = by(rests, 'pire', { exhaustion: 2, disordered: true });
    const met = charged(acts(weary, 'ii', 'move'), 'pire', 'vivian', { card: { result: 'VH' } });
    const lies = thrown(combat(await stored(met), 'vivian', ['pire']), {
      'throw:vivian': dice(6, 6, 4, 1, 1, 1),
      'check:pire': { result: 'VL' },
      'pursuit:vivian': dice(6, 5, 1),
      'pursuit:vivian#1': dice(1, 1),
    });
    // Horse against Disordered horse hits on four; one off for the Tired. Pursuit: five, and one off: all misses again.
    expect(lies.wanted).toMatchObject({
      'throw:pire': 6,
      'throw:vivian': 6,
      'pursuit:vivian': 3,
      'pursuit:vivian#1': 2,
    });
    const over = settled(accepts(lies.battle));
    expect([cp(over, 'pire'), cp(over, 'vivian')]).toEqual([3, 6]);
    expect(unit(over, 'vivian')).toMatchObject({ resting: false, exhaustion: 1, ownOrder: 'defend', disturbed: true });
    expect(facts(over, 'vivian').inCZ).toBeUndefined();
    // Tired, and not at rest: nothing returns.
    expect(isOffered(goTo(over, 7), { do: 'recover', unit: 'vivian' })).toBe(false);
    closed(over);
  });
});
