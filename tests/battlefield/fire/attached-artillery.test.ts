import { describe, expect, it } from 'vitest';
import {
  type AttachableBattery,
  disorderedOnLeaving,
  mayAttach,
  mayUnattach,
  sharedState,
} from '../../../src/battlefield/rules/fire/artillery.ts';
import { ARMS } from '../../../src/book/terms.ts';

const battery = (special: Partial<AttachableBattery> = {}): AttachableBattery => ({
  pieces: 'guns',
  disordered: false,
  attached: false,
  attachedIn: 0,
  ...special,
});
const foot = { arm: 'infantry' } as const;

describe('attaching artillery', () => {
  it('NBC-ART-23 only to infantry and mixed units', () => {
    expect(ARMS.filter((arm) => mayAttach(battery(), { arm }, 3).ok)).toEqual(['infantry', 'mixed']);
  });

  it('NBC-ART-23 once a turn either way, and never when Disordered (AMB-86)', () => {
    expect(mayAttach(battery({ attachedIn: 2 }), foot, 3).ok).toBe(true);
    expect(mayAttach(battery({ attachedIn: 3 }), foot, 3)).toMatchObject({ ok: false, row: 'NBC-ART-23' });
    expect(mayAttach(battery({ disordered: true }), foot, 3)).toMatchObject({ ok: false, row: 'NBC-ART-23' });
    expect(mayAttach(battery({ attached: true }), foot, 3).ok).toBe(false);
    expect(mayUnattach(battery({ attached: true, attachedIn: 2 }), 3).ok).toBe(true);
    expect(mayUnattach(battery({ attached: true, attachedIn: 3 }), 3)).toMatchObject({ ok: false, row: 'NBC-ART-23' });
    expect(mayUnattach(battery(), 3).ok).toBe(false);
  });

  it('NBC-RKT-05 rockets are never attached', () => {
    expect(mayAttach(battery({ pieces: 'rockets' }), foot, 3)).toMatchObject({ ok: false, row: 'NBC-RKT-05' });
    expect(mayAttach(battery({ pieces: 'howitzers' }), foot, 3).ok).toBe(true);
  });

  it('NBC-ART-23 leaving a Disordered host leaves the battery Disordered (AMB-87)', () => {
    expect(disorderedOnLeaving({ disordered: true })).toBe(true);
    expect(disorderedOnLeaving({ disordered: false })).toBe(false);
  });

  it('NBC-ART-21 an attached battery is Disordered with its host and lost with it', () => {
    expect(sharedState({ disordered: false, fate: 'good' })).toEqual({ disordered: false, fate: 'good' });
    expect(sharedState({ disordered: true, fate: 'good' })).toEqual({ disordered: true, fate: 'good' });
    expect(sharedState({ disordered: true, fate: 'broken' })).toEqual({ disordered: false, fate: 'eliminated' });
    expect(sharedState({ disordered: false, fate: 'vanquished' }).fate).toBe('vanquished');
  });
});
