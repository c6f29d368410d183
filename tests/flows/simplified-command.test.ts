/** With simplified command no order of the scenario does anything: not in moves, rides, screens, arrivals or checks (NBC-SIM-02). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Simplification } from '../../src/battlefield/simplified.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, cavalry, goTo, play, pot, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, decides, does, enters, isOffered, says, toStep } from './table.ts';
import { total, turn, underBoth } from './turns.ts';

const [ii, iii] = SMALL.sides.a.formations;
/** II Corps marches by the scenario. */
const MARCH = small({
  sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, order: 'strategic' }, iii!] } },
});
const start = (...simplified: Simplification[]) => begin(MARCH, { simplified });
const cm = (battle: Battle) => procedureFor(top(battle).kind).reading(battle, top(battle)).sums?.[0]?.total;

describe('the order a scenario gives', () => {
  it('NBC-MOV-23 NBC-ORD-21 NBC-SIM-02 adds to a commander’s ride with orders, and nothing without', () => {
    const ride = (...simplified: Simplification[]) =>
      cm(does(acts(start(...simplified), 'ii', 'move'), { do: 'ride', officer: 'reille' }));
    expect([ride(), ride('simpleCommand')]).toEqual([51, 36]);
  });

  it('NBC-MOV-08 NBC-SIM-02 nor to a move', () => {
    const move = (...simplified: Simplification[]) =>
      cm(does(acts(start(...simplified), 'ii', 'move'), { do: 'move', unit: 'husson' }));
    expect([move(), move('simpleCommand')]).toEqual([33, 18]);
  });

  it('NBC-DET-06 NBC-SIM-02 sends no screens out', () => {
    const detach = { do: 'detach', unit: 'pire' } as const;
    expect(isOffered(acts(start(), 'ii', 'orders'), detach)).toBe(true);
    const simple = acts(start('simpleCommand'), 'ii', 'orders');
    expect(isOffered(simple, detach)).toBe(false);
    expect(refusal(simple, detach)).toBe('orders-simplified');
  });

  it('NBC-ORD-21 NBC-SIM-02 NBC-RNF-02 is not asked of who arrives, nor are units left behind', () => {
    const arrives = (...simplified: Simplification[]) => {
      const from = { ...begin(small(), { simplified }), minutes: 640 };
      return play({ ...from, phase: 1, agenda: [] }, { do: 'next' });
    };
    expect(asks(arrives())).toEqual(['order']);
    const simple = arrives('simpleCommand');
    expect(asks(simple)).toEqual([]);
    const here = decides(simple, 'yes');
    expect([here.formations.guards!.present, here.formations.guards!.ordersGivenIn]).toEqual([true, 0]);
  });

  it('NBC-ART-14 NBC-QC-13 NBC-SIM-02 does a target no harm', () => {
    const fired = (...simplified: Simplification[]) => {
      const march = small({
        sides: {
          ...SMALL.sides,
          b: { ...SMALL.sides.b, formations: SMALL.sides.b.formations.map((each) => ({ ...each, order: 'redeploy' })) },
        },
      });
      const battle = does(goTo(begin(march, { simplified }), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
      return procedureFor('volley').sums!(battle, top(battle)).flatMap(({ terms }) =>
        terms.filter(({ row }) => row === 'NBC-ART-14'),
      ).length;
    };
    expect([fired(), fired('simpleCommand')]).toEqual([1, 0]);
  });
});

describe('Cossacks near a commander', () => {
  const { a, b } = SMALL.sides;
  const [picton, guards] = b.formations;
  const cossacks = { ...cavalry('ataman', 'c', 'Cossacks'), horse: 'skirmish', cossack: true } as const;
  const formations = [{ ...picton!, units: [...picton!.units, cossacks] }, guards!];
  /** III Corps has thrown 6, and Vandamme has A4. */
  const tested = (rulings: Rulings) => {
    const from = small({ sides: { a, b: { ...b, formations } } });
    const laid = does(
      goTo(begin(from, { rulings, simplified: ['simpleCommand'] }), 6),
      { do: 'choose', side: 'a', card: { formation: 'iii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    return accepts(enters(enters(laid, 'a', pot(2, 4)), 'b', pot(1, 1)));
  };

  it('NBC-SIM-02 NBC-UC-04 AMB-174 take nothing from the throw and are not asked for; by ruling one, as in the full game', () => {
    const command = (rulings: Rulings) => {
      const asked = tested(rulings);
      if (!asks(asked).includes('harassed')) return [total(asked), accepts(asked).formations.iii!.command];
      const said = says(asked, { harassed: true });
      return [total(said), accepts(said).formations.iii!.command];
    };
    expect(underBoth('simpleHarass', 'yes', command)).toEqual([
      [10, 'under'],
      [9, 'not'],
    ]);
  });

  it('NBC-SIM-03 NBC-DET-01 NBC-UC-03 who is not under command reacts for this turn alone, and sends nobody out in it', () => {
    const weak = tested({});
    const pots = play(weak, { do: 'enter', task: top(weak).id, slot: 'pot', thing: pot(1, 2, 1, 1, 1) });
    // 3 and A4; T6 and 2 are Low.
    const retiring = accepts(pots);
    expect(retiring.formations.iii).toMatchObject({ command: 'not', order: 'defend', facts: { reaction: 'retiring' } });
    expect(isOffered(toStep(retiring, 'administration'), { do: 'detach', unit: 'lefol' })).toBe(false);
    const next = turn(play(retiring, { do: 'finish' }), 20);
    expect(next.formations.iii).toMatchObject({ command: null, facts: {} });
    expect(isOffered(acts(next, 'iii', 'administration'), { do: 'detach', unit: 'lefol' })).toBe(true);
  });
});
