import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DetachmentDonor,
  detachmentArms,
  HANDFUL,
  KEEPS_OUT,
  keptByDonor,
  maxDetachment,
  mayDetach,
  mayDetachmentMove,
  SENT_OUT_SKIRMISH,
  STARTS_NONE,
} from '../../../src/battlefield/rules/special-troops/detachments.ts';
import { mayOpenDetach } from '../../../src/battlefield/special-troops/sent-out.ts';
import type { Order } from '../../../src/book/terms.ts';
import { begin } from '../fixtures.ts';

const donor: DetachmentDonor = { arm: 'infantry', cp: 7, underCommand: true };

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 2],
  [7, 3],
  [8, 3],
  [12, 3],
])('NBC-DET-01 a donor of %i CP detaches %i at most', (cp, most) => {
  expect(maxDetachment(cp)).toBe(most);
});

it('NBC-DET-01 the donor keeps more than it gives, whatever its strength', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 }), (cp, n) => {
      expect(mayDetach({ ...donor, cp }, n, 'infantry').ok).toBe(n <= 3 && cp - n > n);
    }),
  );
});

it('NBC-DET-01 it gives whole points, one at least', () => {
  for (const cp of [0, 1.5, -1, Number.NaN])
    expect(mayDetach(donor, cp, 'infantry')).toMatchObject({ ok: false, row: 'NBC-DET-01' });
});

it('NBC-DET-01 under command, of the donor’s quality, without skirmishers, its points given for good', () => {
  expect(mayDetach({ ...donor, underCommand: false }, 2, 'infantry')).toMatchObject({ ok: false, row: 'NBC-DET-01' });
  expect(mayDetach({ ...donor, never: true }, 1, 'infantry').ok).toBe(false);
  expect(keptByDonor(7, 3, 'detachment')).toMatchObject({ total: 4, terms: [{ value: 7 }, { value: -3 }] });
  expect(SENT_OUT_SKIRMISH).toBe(0);
});

it('NBC-DET-02 of its donor’s arm; a Mixed donor chooses (AMB-134)', () => {
  expect(detachmentArms('infantry')).toEqual(['infantry']);
  expect(detachmentArms('cavalry')).toEqual(['cavalry']);
  expect(detachmentArms('mixed')).toEqual(['infantry', 'cavalry']);
  expect(mayDetach(donor, 1, 'cavalry')).toMatchObject({ ok: false, row: 'NBC-DET-02' });
  expect(mayDetach({ ...donor, arm: 'mixed' }, 1, 'cavalry').ok).toBe(true);
});

it('NBC-GL-29 guns are never detached', () => {
  expect(detachmentArms('artillery')).toEqual([]);
  expect(mayDetach({ ...donor, arm: 'artillery' }, 1, 'infantry')).toMatchObject({ ok: false, row: 'NBC-DET-02' });
});

it('NBC-DET-03 straight to its post or nowhere; once stopped it only goes back', () => {
  expect(mayDetachmentMove('to-post', false).ok).toBe(true);
  expect(mayDetachmentMove('elsewhere', false)).toMatchObject({ ok: false, row: 'NBC-DET-03' });
  expect(mayDetachmentMove('to-post', true).ok).toBe(false);
  expect(mayDetachmentMove('back', true).ok).toBe(true);
  expect(HANDFUL).toBe(5);
});

it('NBC-DET-04 never into a Contact Zone, and never starts a fight', () => {
  expect([KEEPS_OUT, STARTS_NONE].map(({ ok, row }) => [ok, row])).toEqual([
    [false, 'NBC-DET-04'],
    [false, 'NBC-DET-04'],
  ]);
});

describe('screens', () => {
  /** Piré’s horse under an order, in a step of its formation, with so many screens out. */
  const may = (order: Order, step: 'orders' | 'move' | 'administration', out = 3, unit = 'pire', cp = 6) => {
    const start = begin();
    const ii = { ...start.formations.ii!, order, command: 'under' as const };
    const { pire } = start.units;
    const one = { ...start.units[unit]!, lost: { white: start.units[unit]!.startCP - cp, red: 0, blue: 0 } };
    const screens = Array.from({ length: out }, (_, n) => ({
      ...pire!,
      id: `s${n}`,
      kind: 'detachment' as const,
      screen: true,
    }));
    const units = { ...start.units, ...Object.fromEntries([one, ...screens].map((each) => [each.id, each])) };
    const battle = { ...start, units, formations: { ...start.formations, ii }, action: { formation: 'ii', step } };
    return mayOpenDetach(battle, one);
  };

  it('NBC-DET-06 four of 1 CP, cavalry, within 20 cm, under a marching order (AMB-31)', () => {
    expect([may('redeploy', 'orders').ok, may('strategic', 'orders').ok]).toEqual([true, true]);
    expect(may('attack', 'orders')).toMatchObject({ ok: false, row: 'NBC-DET-06' });
    expect(may('redeploy', 'orders', 4)).toMatchObject({ ok: false, row: 'NBC-DET-06' });
    expect([may('redeploy', 'move').ok, may('redeploy', 'orders', 3, 'husson').ok]).toEqual([false, false]);
    expect(may('redeploy', 'orders', 3, 'pire', 2).ok).toBe(false);
  });
});
