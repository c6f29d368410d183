/** Guns that are charged: their canister, their flight, their crews, and what the combat after it knows (NBC-EVD, NBC-FSH). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import { forHands } from '../../src/battlefield/hands.ts';
import { acceptance } from '../../src/battlefield/passing.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { GunWeight } from '../../src/book/terms.ts';
import { codeOf } from '../../src/engine/message.ts';
import {
  begin,
  cavalry,
  codesIn,
  eventsOf,
  play,
  refusal,
  SMALL,
  small,
  top,
  withUnit,
} from '../battlefield/fixtures.ts';
import { accepts, acts, dice, does, drives, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';

const [PICTON, COOKE] = SMALL.sides.b.formations;
const field = (weight: GunWeight, rulings: Rulings = {}): Battle => {
  const formations = SMALL.sides.a.formations.map((formation) => ({
    ...formation,
    units: formation.units.map((unit) => (unit.arm === 'artillery' ? { ...unit, weight } : unit)),
  }));
  const picton = { ...PICTON!, units: [...PICTON!.units, cavalry('vivian', '6c', 'Vivian')] };
  return begin(
    small({ sides: { a: { ...SMALL.sides.a, formations }, b: { ...SMALL.sides.b, formations: [picton, COOKE!] } } }),
    { rulings },
  );
};
const moving = (weight: GunWeight, rulings: Rulings = {}) => acts(field(weight, rulings), 'picton', 'move');
const charges = (battle: Battle, unit = 'kempt', card: 'N' | 'L' = 'N') =>
  accepts(enters(does(battle, { do: 'charge', unit, target: 'guns' }), 'card', { result: card }));
const cp = (battle: Battle, id = 'kempt') => currentCP(battle.units[id]!);
const guns = (battle: Battle) => battle.units.guns!;

it('NBC-EVD-01 whether they evade is asked of guns that may, and of others their canister alone', () => {
  const asks = (weight: GunWeight) => {
    const battle = charges(moving(weight));
    return codeOf(procedureFor('guns-attacked').question(battle, top(battle)));
  };
  expect([asks('medium'), asks('heavy')]).toEqual(['guns-question', 'guns-canister-of']);
});

describe('a final shot', () => {
  const shot = (rulings: Rulings = {}) =>
    accepts(enters(charges(moving('heavy', rulings)), 'throw:guns', dice(6, 6, 1)));

  it('NBC-FSH-01 NBC-CC-04 costs the attacker two points before contact, a check, and what he throws', () => {
    const hit = shot();
    expect([cp(hit), top(hit).kind]).toEqual([6, 'disorder']);
    // Q5, no longer Fresh, one for two losses.
    expect(wants(hit)).toMatchObject([{ rating: 4 }]);
    const shaken = accepts(enters(hit, 'card', { disorder: true }));
    expect(shaken.units.kempt).toMatchObject({ disordered: true, facts: { contact: 'guns' } });
    const { needs, battle } = drives(
      does(toStep(shaken, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'guns' }),
      // Disordered foot hits guns on fives.
      { 'throw:kempt': dice(4, 4, 4, 4, 4, 5) },
    );
    expect(needs['throw:kempt']).toMatchObject({ dice: 6 });
    expect(guns(accepts(battle)).disordered).toBe(true);
  });

  it.each([
    [{}, ['disorder']],
    [{ finalShotRecheck: 'yes' }, ['charge', 'disorder']],
  ] as const)('NBC-FSH-01 AMB-85 after hits, %j: asked %j, the last first', (rulings, kinds) => {
    expect(shot(rulings).agenda.map(({ kind }) => kind)).toEqual(kinds);
    if (kinds.length === 1) return;
    const again = accepts(enters(shot(rulings), 'card', { disorder: false }));
    // The losses of the attack count: Q5, one for two of them.
    expect(wants(again)).toMatchObject([{ slot: 'card', rating: 4 }]);
    expect(accepts(enters(again, 'card', { result: 'L' })).units.kempt!.facts.contact).toBeUndefined();
    const home = accepts(enters(again, 'card', { result: 'N' }));
    // The guns have fired: they do so no second time.
    expect([home.units.kempt!.facts.contact, home.agenda]).toEqual(['guns', []]);
  });

  it('NBC-ENG-06 AMB-14 AMB-85 draws no second card if its engineers take the only point, by any ruling', () => {
    const set = { host: 'kempt', formation: 'picton' };
    const start = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, engineers: 1 } } }), {
      rulings: { finalShotRecheck: 'yes' },
    });
    const heavy = withUnit(start, 'guns', { card: { ...start.units.guns!.card, weight: 'heavy' } } as never);
    const going = charges(acts(withUnit(heavy, 'engineers:b:1', set), 'picton', 'move'));
    const hit = accepts(enters(going, 'throw:guns', dice(6, 1, 1)));
    expect(hit.agenda.map(({ kind }) => kind)).toEqual(['charge', 'engineer-risk']);
    const thrown = (one: 1 | 6) => {
      const risked = accepts(enters(hit, 'dice', dice(one, one)));
      return accepts(enters(risked, 'card', { disorder: false }));
    };
    // Of two sixes they fall, and their host has lost nothing; of two ones it has.
    expect([cp(thrown(6)), wants(thrown(6))]).toEqual([8, []]);
    expect(accepts(thrown(6)).units.kempt!.facts.contact).toBe('guns');
    expect([cp(thrown(1)), wants(thrown(1))]).toMatchObject([7, [{ slot: 'card' }]]);
  });

  it('NBC-FSH-01 NBC-GL-17 who is Broken by it does not arrive, and is moved back at once', () => {
    const weak = withUnit(moving('heavy'), 'kempt', { lost: { white: 7, red: 0, blue: 0 } });
    const broken = accepts(enters(charges(weak), 'throw:guns', dice(6, 1, 1)));
    expect(broken.units.kempt).toMatchObject({ fate: 'broken' });
    expect(broken.units.kempt!.facts.contact).toBeUndefined();
    expect(broken.agenda.map(({ kind }) => kind)).toEqual(['broken-back']);
    expect(guns(broken)).toMatchObject({ fate: 'good', disordered: false });
  });
});

describe('guns that evade', () => {
  const evades = (battle: Battle, card: 'VH' | 'N' | 'L' | 'VL') =>
    accepts(drives(battle, { evade: { result: card } }).battle);

  it('NBC-EVD-03 NBC-EVD-04 show their rear, fire at nobody until they have moved, and run from one attacker once', () => {
    const ran = evades(charges(moving('medium')), 'VH');
    expect(guns(ran).facts).toMatchObject({ facingAway: true, evaded: ['kempt'] });
    expect(top(ran)).toMatchObject({ kind: 'charge-again', unit: 'kempt' });
    expect(takes(ran, 'a:strikes')).toBe('rear');
    const dropped = play(ran, { do: 'drop', task: top(ran).id });
    expect(isOffered(dropped, { do: 'charge', unit: 'kempt' })).toBe(false);
    // Another attacker may drive them on.
    const second = accepts(does(dropped, { do: 'charge', unit: 'pack', target: 'guns' }));
    expect(top(second)).toMatchObject({ kind: 'guns-attacked' });
    expect(wants(second).map(({ slot }) => slot)).toEqual(['evade']);
    // From behind there is no canister.
    expect(drives(second, { evade: { result: 'VH' } }).slots).toEqual(['evade']);
  });

  it('NBC-EVD-04 NBC-MTC-01 followed, the attacker proves himself once more, and comes upon their rear without canister', () => {
    const ran = evades(charges(moving('medium')), 'VH');
    const again = says(ran, { 'a:strikes': 'front' });
    const home = accepts(enters(again, 'card', { result: 'N' }));
    expect(home.agenda.map(({ kind }) => kind)).toEqual(['guns-attacked']);
    // NBC-FSH-01: they have tried to run.
    expect(wants(home)).toEqual([]);
  });

  it('NBC-EVD-04 reached once more they ask for no tap, and hands are told of the contact', () => {
    const home = enters(evades(charges(moving('medium')), 'VH'), 'card', { result: 'N' });
    const accept = acceptance(top(home));
    const reached = play(home, accept);
    expect(reached.agenda).toEqual([]);
    expect(reached.units.kempt!.facts.contact).toBe('guns');
    const lines = forHands(home, reached, accept, eventsOf(home, accept));
    expect(lines.flatMap(({ text }) => codesIn(text))).toContain('charge-makes-contact');
  });

  it('NBC-EVD-02 NBC-ART-20 on Normal are Disordered, and lost if they were so before', () => {
    expect(guns(evades(charges(moving('medium')), 'N'))).toMatchObject({ fate: 'good', disordered: true });
    const once = withUnit(moving('medium'), 'guns', { disordered: true });
    expect(guns(evades(charges(once), 'N')).fate).toBe('eliminated');
  });

  it.each([
    [{}, 'eliminated', false],
    [{ abandoned: 'disorderedAndFixed' }, 'good', true],
  ] as const)('NBC-EVD-05 AMB-84 whose crews leave them, %j: %s', (rulings, fate, disordered) => {
    const left = evades(charges(moving('medium', rulings)), 'VL');
    expect(guns(left)).toMatchObject({ fate, disordered });
    if (fate !== 'good') return;
    const fight = does(toStep(left, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'guns' });
    // Nobody serves them: one hit is enough, and the attacker does not fall back.
    const taken = accepts(drives(fight, { 'throw:kempt': hits(8, 1) }).battle);
    expect(guns(taken).fate).toBe('eliminated');
    const kept = accepts(drives(fight).battle);
    expect(guns(kept)).toMatchObject({ fate: 'good' });
  });

  it('NBC-EVD-01 NBC-MOV-15 attacked from inside their zone they stay, and have their final shot', () => {
    const inside = says(does(moving('medium'), { do: 'charge', unit: 'kempt', target: 'guns' }), { 'a:inCZ': true });
    const home = accepts(enters(inside, 'dice', dice(3, 4)));
    expect(top(home).kind).toBe('guns-attacked');
    expect(wants(home).map(({ slot }) => slot)).toEqual(['throw:guns']);
  });

  it('NBC-EVD-01 NBC-ART-21 attached to a brigade they are charged with it', () => {
    const attached = withUnit(moving('medium'), 'guns', { host: 'husson' });
    expect(refusal(attached, { do: 'charge', unit: 'kempt', target: 'guns' })).toBeTruthy();
  });
});

describe('guns in close combat', () => {
  const reached = (weight: GunWeight = 'heavy') => accepts(drives(charges(moving(weight))).battle);
  const fought = (made: number, battle = reached()) =>
    accepts(
      drives(does(toStep(battle, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'guns' }), {
        'throw:kempt': hits(8, made),
      }).battle,
    );

  it.each([
    [0, 'good', false],
    [1, 'good', true],
    [2, 'eliminated', false],
  ] as const)(
    'NBC-CC-11 with %i hits: %s, Disordered %s; the attacker is in contact no more',
    (made, fate, disordered) => {
      const after = fought(made);
      expect(guns(after)).toMatchObject({ fate, disordered });
      expect(after.units.kempt!.facts.contact).toBeUndefined();
      expect(after.units.kempt!.lost.white).toBe(0);
    },
  );

  it('NBC-CC-11 NBC-ART-20 that were Disordered before are lost to one', () => {
    expect(guns(fought(1, withUnit(reached(), 'guns', { disordered: true }))).fate).toBe('eliminated');
  });

  it.each([
    [{}, 'broken', 'broken-move'],
    [{ brokenContactDis: 'eliminated' }, 'eliminated', undefined],
  ] as const)('NBC-BRK-03 AMB-100 a Broken unit that Disordered horse comes upon, %j: %s', (rulings, fate, asked) => {
    const start = withUnit(withUnit(moving('heavy', rulings), 'husson', { fate: 'broken' }), 'vivian', {
      disordered: true,
    });
    const caught = accepts(does(start, { do: 'charge', unit: 'vivian', target: 'husson' }));
    expect([caught.units.husson!.fate, caught.agenda.at(-1)?.kind]).toEqual([fate, asked]);
    // Either way its move ends there.
    expect(isOffered(caught, { do: 'move', unit: 'vivian' })).toBe(false);
  });
});

it('NBC-ORD-13 NBC-FSH-01 AMB-32 guns of a corps on the march fire no canister at who declared his charge then', () => {
  const marching = (order: 'redeploy' | 'defend'): Play => ({ do: 'set', what: 'formation', id: 'ii', set: { order } });
  const fires = (...orders: readonly ('redeploy' | 'defend')[]) => {
    const [first, then] = orders.map(marching);
    const declared = does(acts(play(field('heavy'), first!), 'picton', 'move'), {
      do: 'charge',
      unit: 'kempt',
      target: 'guns',
    });
    const reached = accepts(enters(then ? play(declared, then) : declared, 'card', { result: 'N' }));
    return wants(reached).length;
  };
  expect([fires('redeploy'), fires('defend'), fires('redeploy', 'defend'), fires('defend', 'redeploy')]).toEqual([
    0, 1, 0, 1,
  ]);
});

describe('guns attacked by enemies this phone does not know', () => {
  const charge = { do: 'charge', unit: null, target: 'guns' } as const;
  const start = () => acts({ ...field('medium'), keeps: 'a' }, 'picton', 'move');
  const reached = (battle: Battle) => accepts(enters(battle, 'card', { result: 'N' }));
  const asked = (battle: Battle) => codeOf(procedureFor(top(battle).kind).question(battle, top(battle)));

  it('NBC-EVD-01 NBC-EVD-04 run from each of them, and from the same one once', () => {
    const run = accepts(drives(reached(does(start(), charge)), { evade: { result: 'VH' } }).battle);
    expect([top(run).kind, guns(run).facts.facingAway]).toEqual(['charge-again', true]);
    // He follows: no second card for the guns, and in their front they would fire.
    const again = reached(says(run, { 'a:strikes': 'front' }));
    expect(asked(again)).toBe('guns-canister-of');
    // Another comes, who has thrown for nothing yet.
    const other = does(play(run, { do: 'drop', task: top(run).id }), charge);
    expect(asked(reached(says(other, { 'a:strikes': 'front' })))).toBe('guns-question');
  });
});
