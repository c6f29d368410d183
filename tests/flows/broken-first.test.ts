/** The Broken of a formation are moved by the opponent before anybody else of it moves or charges (NBC-BRK-01). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, play, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters } from './table.ts';

const warned = (battle: Battle) => (procedureFor(top(battle).kind).warnings?.(battle, top(battle)) ?? []).map(codeOf);
const WARNING = 'move-broken-before';

describe('a formation with Broken troops', () => {
  const moves = () => acts(withUnit(begin(), 'campi', { fate: 'broken' }), 'ii', 'move');
  const husson = { do: 'move', unit: 'husson' } as const;

  it('NBC-BRK-01 NBC-MOV-01 is warned when another unit moves before they have fled, and the table may go on', () => {
    const early = does(moves(), husson);
    expect(warned(early)).toContain(WARNING);
    expect(accepts(early).units.husson!.facts.moved).toBe(true);
  });

  it('NBC-BRK-01 is not once they have, nor for their own flight', () => {
    const flight = does(moves(), { do: 'move', unit: 'campi' });
    expect(warned(flight)).toEqual([]);
    expect(warned(does(accepts(flight), husson))).not.toContain(WARNING);
  });

  it('NBC-BRK-01 NBC-MTC-01 a charge is a move', () => {
    const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
    expect(warned(does(moves(), charge))).toContain(WARNING);
    const fled = accepts(does(moves(), { do: 'move', unit: 'campi' }));
    expect(warned(does(fled, charge))).not.toContain(WARNING);
  });

  it('NBC-BRK-01 a unit that breaks in the move is first from then on', () => {
    const start = does(acts(begin(), 'ii', 'move'), husson);
    const broken = play(accepts(start), { do: 'set', what: 'unit', id: 'campi', set: { fate: 'broken' } });
    expect(warned(does(broken, { do: 'move', unit: 'pire' }))).toContain(WARNING);
  });

  it('NBC-BRK-01 the Broken of another formation, and guns that go with a host, hold nobody up', () => {
    const elsewhere = acts(withUnit(begin(), 'lefol', { fate: 'broken' }), 'ii', 'move');
    expect(warned(does(elsewhere, husson))).not.toContain(WARNING);
    const closed = enters(does(elsewhere, { do: 'charge', unit: 'husson', target: 'kempt' }), 'card', { result: 'N' });
    expect(warned(closed)).not.toContain(WARNING);
  });
});
