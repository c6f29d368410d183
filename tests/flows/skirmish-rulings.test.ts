/** Skirmishers: what their attack leaves in the ledger, and what the rulings on it change (NBC-SKM, NBC-CMD-02). */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing, UnitState } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, infantry, into, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, dice, does, enters, isOffered, says, takes, wants } from './table.ts';

const [II, ...OTHERS] = SMALL.sides.a.formations;
/** Husson is SK3 and Kempt SK2; the French have a battery on its own. */
const field = (rulings: Rulings = {}): Battle => {
  const units = II!.units.map((unit) =>
    unit.id === 'husson' ? infantry('husson', 'II/5/1', 'Husson', 3000, 3, 3) : unit,
  );
  return begin(
    small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...II!, units }, ...OTHERS] } } }),
    { rulings },
  );
};
const third = (rulings: Rulings = {}, husson: Partial<UnitState> = { stands: 1 }, kempt: Partial<UnitState> = {}) =>
  withUnit(withUnit(into(field(rulings), 3), 'husson', husson), 'kempt', kempt);
const attack = (battle: Battle, on = 'kempt', by = 'husson') => does(battle, { do: 'skirmish', by, on: { unit: on } });
const SIXES: Thing = { pot: { white: [6, 6], red: 6, green: [6, 6] } };
const one: Thing = { pot: { white: [6, 1], red: 1, green: [1, 1] } };
const kinds = (battle: Battle) =>
  wants(battle).map((need) => [
    need.slot,
    need.want,
    need.want === 'pot' ? need.counts : need.want === 'dice' ? need.dice : 0,
  ]);
const next = (battle: Battle) => play(battle, { do: 'next' });
const lost = (battle: Battle, id = 'kempt') => battle.units[id]!.startCP - currentCP(battle.units[id]!);

describe('the throw of a stand', () => {
  it.each([
    [{}, ['stand1', 'pot', 3]],
    [{ skirmishDice: 'loose' }, ['stand1.0', 'dice', 3]],
  ] as const)('NBC-SKM-04 AMB-02 of SK3 at SK2, %j: %j', (rulings, need) => {
    const asked = attack(third(rulings, { stands: 1 }, { stands: 1 }));
    expect(kinds(asked)).toEqual([need]);
  });

  it.each([
    [{}, 4],
    [{ sk3vSk0: '5' }, 5],
  ] as const)('NBC-SKM-04 AMB-63 of SK3 at guns on their own, %j: %i', (rulings, n) => {
    const theirs = { ...third(rulings), units: third(rulings).units };
    const guns = withUnit(theirs, 'kempt', { stands: 1 });
    const shot = does(withUnit(guns, 'kempt', { stands: 1 }), {
      do: 'skirmish',
      by: 'husson',
      on: { officer: 'c-picton' },
    });
    expect(kinds(shot)).toEqual([['stand1', 'pot', n]]);
  });

  it.each([
    [{}, 2],
    [{ sk3perStand: 'together' }, 1],
  ] as const)('NBC-SKM-01 AMB-63 of two stands of one brigade, %j: %i throws', (rulings, n) => {
    const asked = attack(third(rulings, { stands: 2 }));
    expect(wants(asked)).toHaveLength(n);
    const thrown = Array.from({ length: n }, (_, i) => `stand${i + 1}`).reduce(
      (now, slot) => enters(now, slot, SIXES),
      asked,
    );
    const done = accepts(thrown);
    expect(isOffered(done, { do: 'skirmish', by: 'husson' })).toBe(false);
    // SK2 without a stand defends as SK1: four dice a throw.
    expect(lost(next(done))).toBe(4 * n);
  });

  it.each([
    [{}, 1],
    [{ skExhaustion: 'on' }, 0],
  ] as const)('NBC-SKM-06 NBC-EX-01 AMB-66 of a Tired brigade, %j: a six takes %i', (rulings, cp) => {
    const thrown = enters(attack(third(rulings, { stands: 1, exhaustion: 1 })), 'stand1', one);
    expect(lost(next(accepts(thrown)))).toBe(cp);
  });
});

describe('a stand in front of the target', () => {
  const hit = (rulings: Rulings, stands: 1 | 2, thing: Thing = one) =>
    next(accepts(enters(attack(withUnit(third(rulings), 'kempt', { stands })), 'stand1', thing)));

  it.each([
    [{}, 1],
    [{ skStandRemoval: 'all' }, 0],
  ] as const)('NBC-SKM-07 AMB-64 of two, one hit takes one, %j: %i is left', (rulings, left) => {
    const over = accepts(hit(rulings, 2));
    expect([over.units.kempt!.stands, lost(over), over.agenda]).toEqual([left, 1, []]);
  });

  it('NBC-SKM-07 NBC-SKM-08 gone with the first hit it saves its brigade the check; kept, the brigade draws one', () => {
    const asked = hit({}, 1);
    expect(top(asked)).toMatchObject({ kind: 'stand', unit: 'kempt' });
    expect(accepts(asked).units.kempt).toMatchObject({ stands: 0, lost: { white: 1 } });
    const kept = accepts(says(asked, { stand: 'keep' }));
    expect([kept.units.kempt!.stands, top(kept).kind]).toEqual([1, 'disorder']);
  });

  it('NBC-SKM-07 AMB-68 who is Disordered by it in this phase has shot all the same, and its stand stays out', () => {
    const both = attack(withUnit(third({}), 'kempt', { stands: 1 }));
    const theirs = does(accepts(enters(both, 'stand1', { pot: { white: [6, 6], red: 1, green: [1, 1] } })), {
      ...({ do: 'skirmish', by: 'kempt', on: { unit: 'husson' } } as const),
    });
    const over = next(accepts(enters(theirs, 'stand1', SIXES)));
    expect(over.agenda.map(({ kind }) => kind)).toEqual(['stand', 'stand']);
    const kempt = accepts(says(over, {}));
    const checks = accepts(kempt);
    const disordered = checks.agenda.reduce((now) => accepts(enters(now, 'card', { disorder: true })), checks);
    expect(disordered.units.kempt!.disordered).toBe(true);
    expect(refusal(goTo(disordered, 1, 2), { do: 'skirmishers', unit: 'kempt', stands: 2 })).toBeTruthy();
  });
});

describe('rain', () => {
  const wet = (rulings: Rulings) => {
    const out = withUnit(goTo(field(rulings), 2), 'kempt', { stands: 1 });
    return play(play(out, { do: 'set', what: 'sky', set: { weather: 'rain' } }), { do: 'next' });
  };

  it.each([
    [{}, 1, 2],
    [{ rainStands: 'removed' }, 0, 3],
  ] as const)(
    'NBC-SKM-10 NBC-ART-10 AMB-69 no stand attacks in it, %j: %i stays, and guns throw %i dice at its brigade',
    (rulings, stands, n) => {
      const phase = wet(rulings);
      expect([phase.phase, phase.units.kempt!.stands]).toEqual([3, stands]);
      expect(isOffered(phase, { do: 'skirmish' })).toBe(false);
      const aims = does(goTo(phase, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
      expect(takes(aims, 'range.guns')).toBe('medium');
      expect(wants(aims)).toMatchObject([{ want: 'pot', counts: n }]);
    },
  );
});

describe('horse near skirmishers', () => {
  it('NBC-SKM-02 takes in the stand of SK2, and stops that of SK3; the next phase knows', () => {
    const foot = third({}, { stands: 1 });
    const { maitland } = foot.units;
    const mixed = { ...maitland!, card: { ...maitland!.card, arm: 'mixed' } as never };
    const horse = { ...foot, units: { ...foot.units, maitland: mixed } };
    const near = (by: string) =>
      accepts(says(attack(withUnit(horse, 'campi', { stands: 1 }), 'kempt', by), { cavalry: true }));
    expect(near('campi').units.campi!.stands).toBe(0);
    expect(near('husson').units.husson!.stands).toBe(1);
    expect(lost(next(near('husson')))).toBe(0);
  });
});

describe('an officer who is shot at', () => {
  it('NBC-SKM-08 NBC-OFF-04 alone is thrown for at ten; who has joined a unit since is not shot at', () => {
    const shot = does(third(), { do: 'skirmish', by: 'husson', on: { officer: 'c-picton' } });
    const asked = next(accepts(enters(shot, 'stand1', one)));
    expect(top(asked)).toMatchObject({ kind: 'officer-risk', officer: 'c-picton' });
    expect(accepts(enters(asked, 'dice', dice(5, 5))).officers['c-picton']!.fate).toBe('injured');
    expect(accepts(enters(asked, 'dice', dice(5, 4))).officers['c-picton']!.fate).toBe('fit');
    const joined = play(third(), { do: 'join', officer: 'c-picton', unit: 'kempt' });
    expect(refusal(joined, { do: 'skirmish', by: 'husson', on: { officer: 'c-picton' } })).toBe(
      'skirmish-officer-not-alone',
    );
  });
});

describe('stands that are out', () => {
  it.each([
    ['always', {}, true],
    ['in phase 1 alone', { standsIn: 'inPhase1' }, false],
  ] as const)('NBC-CMD-02 AMB-171 go in %s, %j', (_, rulings, later) => {
    const takesIn = { do: 'skirmishers', unit: 'husson', stands: 0 } as const;
    expect(isOffered(third(rulings), takesIn)).toBe(later);
    const first = withUnit(field(rulings), 'husson', { stands: 1 });
    expect(does(first, takesIn).units.husson!.stands).toBe(0);
    if (!later) expect(refusal(third(rulings), takesIn)).toBe('stands-in-phase');
  });
});

describe('an attack that is set aside', () => {
  it('NBC-SKM-01 NBC-SEQ-02 is finished before its stands attack again', () => {
    const asked = attack(third());
    const waits = play(asked, { do: 'defer', task: top(asked).id });
    expect(refusal(waits, { do: 'skirmish', by: 'husson', on: { unit: 'pack' } })).toBe('skirmish-waits');
    expect(isOffered(waits, { do: 'skirmish', by: 'husson' })).toBe(false);
  });

  it('NBC-SKM-10 NBC-GL-17 is over when the unit whose stands were to throw breaks meanwhile', () => {
    const asked = attack(third());
    const waits = play(asked, { do: 'defer', task: top(asked).id });
    const broken = play(waits, { do: 'set', what: 'unit', id: 'husson', set: { fate: 'broken' } });
    expect(broken.agenda.filter(({ kind }) => kind === 'skirmish')).toEqual([]);
    // Who is to be hit may break, and is shot at all the same.
    const other = play(waits, { do: 'set', what: 'unit', id: 'kempt', set: { fate: 'broken' } });
    expect(other.agenda.filter(({ kind }) => kind === 'skirmish')).toHaveLength(1);
  });
});
