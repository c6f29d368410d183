/** An attack is fought under the order in force when it was declared, whatever an earlier fight has changed (AMB-32). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { foughtOf } from '../../src/battlefield/fights/combatants.ts';
import { asFight } from '../../src/battlefield/fights/parties.ts';
import type { Order } from '../../src/book/terms.ts';
import { begin, play, top } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters, fights, toStep } from './table.ts';

/** Husson at Kempt (Q5) and Campi at Pack (Q4), of a division that is caught under an order. */
function charged(order: Order, ...pairs: readonly (readonly [string, string])[]): Battle {
  let battle = play(begin(), { do: 'set', what: 'formation', id: 'picton', set: { order } });
  battle = acts(battle, 'ii', 'move');
  for (const [unit, target] of pairs)
    battle = accepts(enters(does(battle, { do: 'charge', unit, target }), 'card', { result: 'N' }));
  return battle;
}

const HUSSON = ['husson', 'kempt'] as const;
const CAMPI = ['campi', 'pack'] as const;

const combat = (battle: Battle, unit: string, target: string) =>
  does(toStep(battle, 'combats'), { do: 'combat', attackers: [unit], target });

const orderIn = (battle: Battle) => foughtOf(battle, asFight(top(battle))).combat.defender.order;

describe('two units of a division on the march are charged', () => {
  it.each([
    ['strategic', 2],
    ['redeploy', 1],
  ] as const)(
    'NBC-QC-13 NBC-CC-09 NBC-ORD-24 under %s both check at −%i, the second after the division has turned',
    (order, less) => {
      // Each side scores one hit, so each loses one point and nobody is Fresh: the printed quality, less the order's.
      const first = fights(combat(charged(order, HUSSON, CAMPI), 'husson', 'kempt'), { husson: 1, kempt: 1 });
      expect(first.ratings['check:kempt']).toBe(5 - less);
      expect(first.battle.formations.picton!.order).toBe('defend');
      const second = combat(first.battle, 'campi', 'pack');
      expect(orderIn(second)).toBe(order);
      expect(fights(second, { campi: 1, pack: 1 }).ratings['check:pack']).toBe(4 - less);
    },
  );

  it('NBC-FF-06 NBC-CC-09 a firefight before the combat turns the division, and the combat keeps the order', () => {
    const start = toStep(charged('redeploy', HUSSON), 'firefights');
    const fired = fights(does(start, { do: 'firefight', unit: 'campi', target: 'pack' }), { campi: 1 }).battle;
    expect(fired.formations.picton!.order).toBe('defend');
    expect(orderIn(combat(fired, 'husson', 'kempt'))).toBe('redeploy');
  });

  it('NBC-ORD-13 what is declared after that is declared against Defend', () => {
    const start = toStep(charged('redeploy', HUSSON), 'firefights');
    const fired = fights(does(start, { do: 'firefight', unit: 'campi', target: 'pack' }), { campi: 1 }).battle;
    const done = play(toStep(fired, 'administration'), { do: 'next' });
    expect(done.action).toBe(null);
    const next = combat(acts(done, 'iii', 'combats'), 'lefol', 'pack');
    expect(orderIn(next)).toBe('defend');
  });
});
