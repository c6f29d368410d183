/** With simplified command no order of the scenario does anything: not in moves, rides, screens, arrivals or checks (NBC-SIM-02). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Simplification } from '../../src/battlefield/simplified.ts';
import { begin, goTo, play, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { acts, asks, decides, does, isOffered } from './table.ts';

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
