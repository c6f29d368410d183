import { describe, expect, it } from 'vitest';
import {
  IMPETUOUS_GAP,
  positionAdvice,
  pursuitDice,
  pursuitThrow,
  standsAdvice,
  withdrawalAdvice,
} from '../../../src/battlefield/rules/close-combat/aftermath.ts';
import { type Contact, mayAttack } from '../../../src/battlefield/rules/close-combat/facts.ts';
import {
  areaInTheWay,
  blockedRetreat,
  contactWithBroken,
  EXTRA_SEARCH,
  fateWithoutCP,
  isRemoved,
  stalled,
  withdrawalOf,
} from '../../../src/battlefield/rules/close-combat/retreat.ts';
import { FATES } from '../../../src/book/terms.ts';
import { type Message, say } from '../../../src/engine/message.ts';

describe('who attacks', () => {
  const foot: Contact['attacker'] = { troop: 'infantry' };
  it.each<[string, Contact, string | null]>([
    ['infantry', { attacker: foot, alreadyThere: 0 }, null],
    ['a second unit', { attacker: foot, alreadyThere: 1 }, null],
    ['a third unit', { attacker: foot, alreadyThere: 2 }, 'NBC-CC-01'],
    ['cavalry', { attacker: { troop: 'cavalry' }, alreadyThere: 0 }, null],
    ['cavalry into a built-up area', { attacker: { troop: 'cavalry' }, intoArea: true, alreadyThere: 0 }, 'NBC-CC-01'],
    ['infantry into a built-up area', { attacker: foot, intoArea: true, alreadyThere: 0 }, null],
    ['a mixed unit into a built-up area', { attacker: { troop: 'mixed' }, intoArea: true, alreadyThere: 0 }, null],
    ['a battery', { attacker: { troop: 'artillery' }, alreadyThere: 0 }, 'NBC-CC-04'],
    ['a garrison', { attacker: { troop: 'garrison' }, alreadyThere: 0 }, 'NBC-GAR-11'],
    ['a detachment', { attacker: { ...foot, detachment: true }, alreadyThere: 0 }, 'NBC-DET-04'],
    ['a pontoon train', { attacker: { troop: 'pontoon' }, alreadyThere: 0 }, 'NBC-PON-03'],
    ['a looter', { attacker: { ...foot, looting: true }, alreadyThere: 0 }, 'NBC-BAG-04'],
    ['a unit on the march', { attacker: { ...foot, order: 'redeploy' }, alreadyThere: 0 }, 'NBC-ORD-13'],
    ['a unit in Strategic Movement', { attacker: { ...foot, order: 'strategic' }, alreadyThere: 0 }, 'NBC-ORD-14'],
    ['a unit under Hold', { attacker: { ...foot, order: 'hold' }, alreadyThere: 0 }, 'NBC-ORD-12'],
    ['the same on a 6', { attacker: { ...foot, order: 'hold' }, alreadyThere: 0, autoAttack: true }, null],
    ['a unit out of command', { attacker: { ...foot, outOfCommand: true }, alreadyThere: 0 }, 'NBC-OCC-01'],
    ['the same on a 6', { attacker: { ...foot, outOfCommand: true }, alreadyThere: 0, autoAttack: true }, null],
  ])('NBC-CC-01 %s', (_, contact, row) => {
    const answer = mayAttack(contact);
    expect(answer.ok ? null : answer.row).toBe(row);
  });

  it('NBC-BRK-03 an ordered enemy eliminates a Broken unit and goes on, a Disordered one drives it away (AMB-100)', () => {
    expect(contactWithBroken(false)).toEqual({ broken: 'eliminated', goesOn: true });
    expect(contactWithBroken(true)).toEqual({ broken: 'flees', goesOn: false });
    expect(contactWithBroken(true, { brokenContactDis: 'eliminated' }).broken).toBe('eliminated');
    expect(contactWithBroken(false, { brokenContactDis: 'flee' }).broken).toBe('eliminated');
  });

  it('NBC-GL-18 what cannot be Broken is Eliminated instead, and goes from the table', () => {
    expect((['infantry', 'mixed', 'cavalry'] as const).map((troop) => fateWithoutCP({ troop }))).toEqual([
      'broken',
      'broken',
      'broken',
    ]);
    expect((['artillery', 'garrison', 'pontoon'] as const).map((troop) => fateWithoutCP({ troop }))).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ]);
    expect(fateWithoutCP({ troop: 'infantry', detachment: true })).toBe('eliminated');
    expect(FATES.filter(isRemoved)).toEqual(['eliminated', 'vanquished', 'off-table']);
  });
});

describe('no way back', () => {
  const unit = { cp: 5, disordered: false, exhaustion: 0 } as const;

  it.each([
    [{ ...unit }, 'D', 0],
    [{ ...unit, disordered: true }, 'D', 1],
    [{ ...unit, disordered: true, exhaustion: 1 as const }, 'D', 2],
    [{ ...unit, disordered: true, exhaustion: 2 as const }, 'D', 2],
    [{ ...unit, exhaustion: 1 as const }, 'D', 1],
  ])('NBC-CC-27 %o stays, loses 1 CP and takes one step for the worse', (trapped, disorder, exhaustion) => {
    const after = blockedRetreat(trapped, 0);
    expect([after.cp, after.lost, after.disordered ? 'D' : '-', after.exhaustion]).toEqual([
      4,
      1,
      disorder,
      exhaustion,
    ]);
  });

  it.each([
    [5, 5, false],
    [5, 6, true],
    [4, 4, false],
    [4, 5, true],
    [1, 0, true],
    [0, 0, true],
  ])('NBC-GL-16 a loser with %i CP against winners with %i: vanquished %s (AMB-127)', (cp, winners, expected) => {
    expect(blockedRetreat({ ...unit, cp }, winners).vanquished).toBe(expected);
  });

  it('NBC-CC-27 by ruling the CP before the extra loss are compared (AMB-127)', () => {
    expect(blockedRetreat(unit, 7, { vanquishBase: 'beforeLoss' }).vanquished).toBe(false);
    expect(blockedRetreat(unit, 8, { vanquishBase: 'beforeLoss' }).vanquished).toBe(true);
    expect(EXTRA_SEARCH).toBe(5);
  });

  it('NBC-CC-28 built-up areas in the way: occupied ones bar it, free ones take it in', () => {
    expect(areaInTheWay(true)).toBe('no-way');
    expect(areaInTheWay(false)).toBe('occupies');
  });
});

describe('pursuit', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
    [8, 4],
  ])('NBC-CC-34 %i CP pursue with %i dice', (cp, dice) => {
    expect(pursuitDice(cp)).toBe(dice);
  });

  it('NBC-CC-34 no throw on VH, and the misses that are thrown again', () => {
    const unit = { cp: 8, disordered: false, exhaustion: 0 } as const;
    expect(pursuitThrow(unit, 'no')).toBeNull();
    expect(pursuitThrow(unit, 'yes')?.bonus).toBeUndefined();
    expect(pursuitThrow(unit, 'half-misses')?.bonus?.(3)).toBe(1);
    expect(pursuitThrow(unit, 'all-misses')?.bonus?.(3)).toBe(3);
    expect(IMPETUOUS_GAP).toBe(1);
  });
});

describe('words for the miniatures', () => {
  const unit = { id: 'husson', name: 'Husson' };
  const codes = (said: readonly Message[]) => said.map(({ code }) => code);

  it('NBC-CC-02 how bases touch, and that the way back starts from there', () => {
    expect([positionAdvice(false), positionAdvice(true)]).toEqual(['table-square-up', 'table-angled']);
  });

  it('NBC-CC-23 5 cm straight back through a gap, else both are Disordered, then the rest', () => {
    expect(withdrawalAdvice(unit, withdrawalOf('N', 'infantry', false))).toEqual([
      say('table-straight-back', { unit, cm: 5 }),
      say('table-further-back', { unit, cm: 3 }),
      say('table-no-way', { unit, cm: EXTRA_SEARCH }),
      say('table-faces-enemy', { unit }),
    ]);
    expect(codes(withdrawalAdvice(unit, withdrawalOf('VL', 'cavalry', false))).at(-1)).toBe('table-faces-away');
    expect(withdrawalAdvice(unit, stalled())).toEqual([say('table-withdraw', { unit, cm: 2 })]);
  });

  it('NBC-CC-28 and NBC-CC-32: where a unit ends that left, or came out of, a built-up area', () => {
    const back = withdrawalOf('N', 'infantry', false);
    expect(codes(withdrawalAdvice(unit, { ...back, leavesArea: true }))).toContain('table-leaves-area');
    expect(codes(withdrawalAdvice(unit, { ...back, stopsInArea: true }))).toContain('table-stops-in-area');
  });

  it('NBC-CC-35 and NBC-CC-36 in words', () => {
    expect(IMPETUOUS_GAP).toBe(1);
    expect([standsAdvice(unit, 0), standsAdvice(unit, 1), standsAdvice(unit, 2)]).toEqual([
      say('table-no-stands', { unit }),
      say('table-stands', { unit, n: 1 }),
      say('table-stands', { unit, n: 2 }),
    ]);
  });
});
