import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type Mark } from '../../../src/battlefield/battle.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { unitNamed } from '../../../src/battlefield/named.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { referee } from '../../../src/battlefield/referee.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { say } from '../../../src/engine/message.ts';
import { answer, begin, goTo, into, play, pot, refusal, seedFrom, small, told, top, withUnit } from '../fixtures.ts';

// Husson (S2) of the French before Kempt (S2) of the Allies, each with a stand out.
const field = (rulings: Rulings = {}): Battle =>
  withUnit(withUnit(goTo(begin(small(), { rulings }), 3), 'husson', { stands: 1 }), 'kempt', { stands: 1 });
const attack = (battle: Battle, by: string | null = 'husson', on: Mark = { unit: 'kempt' }) =>
  play(battle, { do: 'skirmish', by, on });
const needs = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));
const on = (unit: string): Mark => ({ unit });
const next = (battle: Battle) => play(battle, { do: 'next' });

/** Of the Allies one unit is part cavalry. */
const horse = (battle: Battle): Battle => {
  const { maitland } = battle.units;
  return {
    ...battle,
    units: { ...battle.units, maitland: { ...maitland!, card: { ...maitland!.card, arm: 'mixed' } as never } },
  };
};

describe('an attack', () => {
  it('NBC-SKM-04 takes as many dice from the pot as the ratings give: S2 on S2 two', () => {
    expect(needs(attack(field()))).toMatchObject([{ want: 'pot', counts: 2, by: 'a' }]);
    // Without a stand out Kempt defends with 1: three dice (NBC-SKM-05).
    expect(needs(attack(withUnit(field(), 'kempt', { stands: 0 })))).toMatchObject([{ counts: 3 }]);
  });

  it('NBC-SKM-01 is made once by each stand in a phase', () => {
    const once = answer(attack(field()), { stand1: pot(1, 2) });
    expect(refusal(once, { do: 'skirmish', by: 'husson', on: on('pack') })).toBe('skirmish-have-attacked');
    expect(refusal(field(), { do: 'skirmish', by: 'campi', on: on('kempt') })).toBe('skirmish-no-stand');
    expect(refusal(goTo(begin(), 4), { do: 'skirmish', by: 'husson', on: on('kempt') })).toBe('skirmish-phase');
    const nextTurn = goTo(once, 3, 2);
    expect(attack(nextTurn).agenda).toHaveLength(1);
  });

  it('NBC-SKM-06 hits on 6 and asks to confirm each hit on cover, on 4 or more', () => {
    const plain = answer(attack(field()), { stand1: pot(6, 5) });
    expect(plain.shots).toMatchObject([{ by: 'husson', on: { unit: 'kempt' }, hits: 1, faces: [6, 5] }]);
    let covered = play(attack(field()), { do: 'answer', task: top(attack(field())).id, facts: { covered: true } });
    covered = play(covered, { do: 'enter', task: top(covered).id, slot: 'stand1', thing: pot(6, 6) });
    expect(needs(covered)).toMatchObject([{ want: 'dice', dice: 2, slot: 'stand1.1' }]);
    covered = answer(covered, { 'stand1.1': { dice: [4, 3] } });
    expect(covered.shots).toMatchObject([{ hits: 1 }]);
    // The cover is remembered of Kempt for the next who ask.
    expect(covered.units.kempt!.facts.cover).toBe('soft');
  });

  it('NBC-SKM-06 by the app goes on to the confirmations in the same throw', () => {
    let battle = attack(field());
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { covered: true } });
    battle = play(battle, { do: 'throw', task: top(battle).id });
    expect(needs(battle)).toEqual([]);
    expect(play(battle, { do: 'accept', task: top(battle).id }).shots).toHaveLength(1);
  });

  it('NBC-SKM-02 cavalry before it takes in the stand of S1 and S2, and S3 only stays where it is', () => {
    const gone = answer(attack(horse(field())), {}, { cavalry: true });
    expect(gone.units.husson!.stands).toBe(0);
    expect(gone.shots).toEqual([]);
    const elite = horse(field());
    const s3 = { ...elite.units.husson!, stands: 2 as const, card: { ...elite.units.husson!.card, sk: 3 } as never };
    const held = answer(attack({ ...elite, units: { ...elite.units, husson: s3 } }), {}, { cavalry: true });
    expect(held.units.husson!.stands).toBe(2);
    expect(refusal(held, { do: 'skirmish', by: 'husson', on: on('kempt') })).toBe('skirmish-have-attacked');
  });

  it('NBC-SKM-04 two stands of S3 throw a pot each, at one target or at two (AMB-63)', () => {
    const elite = horse(field());
    const s3 = { ...elite.units.husson!, stands: 2 as const, card: { ...elite.units.husson!.card, sk: 3 } as never };
    const battle = attack({ ...elite, units: { ...elite.units, husson: s3 } });
    expect(needs(battle)).toMatchObject([
      { slot: 'stand1', counts: 3 },
      { slot: 'stand2', counts: 3 },
    ]);
    const both = answer(battle, { stand1: pot(6, 1), stand2: pot(6, 6) });
    expect(both.shots.map((shot) => shot.hits)).toEqual([1, 2]);
    const one = answer(battle, { stand1: pot(6, 1) }, { both: false });
    expect(needs(attack(one, 'husson', on('pack')))).toHaveLength(1);
  });

  it('NBC-SKM-03 and NBC-SKM-09 pass over cavalry, attached guns and garrisons', () => {
    let battle = withUnit(field(), 'husson', { stands: 0 });
    expect(refusal(battle, { do: 'skirmish', by: 'kempt', on: on('pire') })).toBe('skirmish-no-cavalry');
    battle = play(battle, { do: 'battery', unit: 'guns', host: 'husson' });
    expect(refusal(battle, { do: 'skirmish', by: 'kempt', on: on('guns') })).toBe('skirmish-attached');
    const held = {
      ...battle,
      units: { ...battle.units, lefol: { ...battle.units.lefol!, kind: 'garrison' as const, area: 'farm' } },
    };
    expect(refusal(held, { do: 'skirmish', by: 'kempt', on: on('lefol') })).toBe('skirmish-no-garrison');
    expect(refusal(withUnit(held, 'kempt', { area: 'farm' }), { do: 'skirmish', by: 'kempt', on: on('husson') })).toBe(
      'skirmish-out-of-area',
    );
  });

  it('NBC-SKM-10 nobody skirmishes in rain or snow', () => {
    const wet = { ...field(), sky: { ...field().sky, weather: 'rain' as const } };
    expect(refusal(wet, { do: 'skirmish', by: 'husson', on: on('kempt') })).toBe('skirmish-weather');
    expect(menu(wet).some((one) => one.do === 'skirmish')).toBe(false);
  });

  it('NBC-SKM-06 nobody throws it again for re-roll dice', () => {
    const battle = play(attack(field()), { do: 'throw', task: top(attack(field())).id });
    expect(procedureFor('skirmish').again).toBeUndefined();
    expect(menu(battle).some((one) => one.do === 'again')).toBe(false);
  });
});

describe('the end of the phase', () => {
  const exchange = (mine: Parameters<typeof pot>, theirs: Parameters<typeof pot>, rulings: Rulings = {}) =>
    answer(attack(answer(attack(field(rulings)), { stand1: pot(...mine) }), 'kempt', on('husson')), {
      stand1: pot(...theirs),
    });

  it('NBC-SKM-01 counts for both sides at once: the stand that fell still shot (AMB-68)', () => {
    const thrown = exchange([6, 6], [6, 1]);
    expect([thrown.units.kempt!.lost.white, thrown.units.husson!.lost.white]).toEqual([0, 0]);
    let battle = next(thrown);
    expect(battle.agenda.map((task) => [task.kind, task.unit])).toEqual([
      ['stand', 'kempt'],
      ['stand', 'husson'],
    ]);
    battle = answer(battle, {}, { stand: 'keep' });
    battle = answer(battle, {});
    expect(battle.units.husson).toMatchObject({ stands: 1, lost: { white: 1 } });
    expect(battle.units.kempt).toMatchObject({ stands: 0, lost: { white: 2 } });
    // Kept, and two hits on Kempt: both check. (NBC-SKM-07, NBC-SKM-08)
    expect(battle.agenda.map((task) => [task.kind, task.unit])).toEqual([
      ['disorder', 'kempt'],
      ['disorder', 'husson'],
    ]);
    expect(battle.phase).toBe(3);
    battle = answer(answer(battle, { card: { card: 1 } }), { card: { card: 1 } });
    // Husson's stand stays, and has attacked for this phase.
    expect(refusal(battle, { do: 'skirmish', by: 'husson', on: on('kempt') })).toBe('skirmish-have-attacked');
    battle = next(battle);
    expect(battle.phase).toBe(4);
    expect(battle.shots).toEqual([]);
  });

  it('NBC-SKM-07 a stand that absorbs the only hit leaves nothing to check', () => {
    const battle = answer(next(exchange([6, 1], [1, 1])), {});
    expect(battle.units.kempt).toMatchObject({ stands: 0, lost: { white: 1 }, hurt: null });
    expect(battle.agenda).toEqual([]);
    expect(next(battle).phase).toBe(4);
  });

  it('NBC-SKM-08 a battery alone is disordered by each attack that hits, and lost by the second', () => {
    const lone = (...attackers: string[]) =>
      next(
        attackers.reduce(
          (battle, by) => answer(attack(withUnit(battle, by, { stands: 1 }), by, on('guns')), { stand1: pot(6, 6) }),
          field(),
        ),
      );
    expect(lone('kempt').units.guns).toMatchObject({ fate: 'good', disordered: true });
    expect(lone('kempt').agenda).toEqual([]);
    expect(lone('kempt', 'pack').units.guns!.fate).toBe('eliminated');
  });

  it('NBC-SKM-08 and NBC-OFF-04 an officer alone who is hit is injured on 10 or more of two dice', () => {
    const shot = next(answer(attack(field(), 'kempt', { officer: 'reille' }), { stand1: pot(6, 1) }));
    expect(top(shot)).toMatchObject({ kind: 'officer-risk', officer: 'reille' });
    expect(answer(shot, { dice: { dice: [5, 5] } }).officers.reille!.fate).toBe('injured');
    expect(answer(shot, { dice: { dice: [5, 4] } }).officers.reille!.fate).toBe('fit');
    const risk = play(shot, { do: 'enter', task: top(shot).id, slot: 'dice', thing: { dice: [5, 5] } });
    const again = (rulings: Rulings) => procedureFor('officer-risk').again!({ ...risk, rulings }, top(risk));
    // NBC-RR-04: shots at officers are never thrown again, whatever is said of those with a unit.
    expect([again({}), again({ rrdOfficerInjury: 'yes' })]).toEqual([[], []]);
    const joined = play(field(), { do: 'join', officer: 'reille', unit: 'husson' });
    expect(refusal(joined, { do: 'skirmish', by: 'kempt', on: { officer: 'reille' } })).toBe(
      'skirmish-officer-not-alone',
    );
  });

  it('NBC-SKM-08 a unit without a stand loses a point for each hit, checks once, and breaks at none', () => {
    const bare = withUnit(field(), 'kempt', { stands: 0 });
    const two = next(answer(attack(bare), { stand1: pot(6, 6, 1) }));
    expect(two.units.kempt!.lost.white).toBe(2);
    expect(two.agenda.map((task) => task.kind)).toEqual(['disorder']);
    const worn = withUnit(bare, 'kempt', { lost: { white: currentCP(bare.units.kempt!) - 1, red: 0, blue: 0 } });
    const thrown = answer(attack(worn), { stand1: pot(6, 1, 1) });
    expect(told(thrown, { do: 'next' })).toContainEqual(
      say('unit-broken', { unit: unitNamed(worn.units.kempt!), moves: say('flight-at-once', { cm: 10, first: 5 }) }),
    );
    expect(next(thrown).units.kempt!.fate).toBe('broken');
  });

  it('NBC-QC-11 and NBC-SKM-08 hits from a flank count in the check', () => {
    const bare = withUnit(field(), 'kempt', { stands: 0 });
    const hit = next(answer(attack(bare), { stand1: pot(6, 1) }, { aspect: 'flank' }));
    expect(top(hit).data.aspects).toEqual(['flank']);
  });
});

describe('an enemy who is not in the book', () => {
  const alone = (): Battle => withUnit(goTo(begin(small(), { keeps: 'a' }), 3), 'husson', { stands: 1 });

  it('NBC-SKM-04 is described on the spot, and its hits are only told', () => {
    let battle = attack(alone(), 'husson', null);
    expect(needs(battle)).toMatchObject([{ counts: 2 }]);
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { sk: '0' } });
    expect(needs(battle)).toMatchObject([{ counts: 4 }]);
    battle = answer(battle, { stand1: pot(6, 6, 1, 1, 1) });
    expect(next(battle).phase).toBe(4);
  });

  it('NBC-SKM-04 attacks us with the rating the table names', () => {
    const battle = attack(alone(), null, on('husson'));
    expect(needs(battle)).toMatchObject([{ by: 'b', counts: 2 }]);
    const hit = next(answer(battle, { stand1: pot(6, 1) }));
    expect(top(hit)).toMatchObject({ kind: 'stand', unit: 'husson' });
  });

  it('is refused when neither is in the book', () => {
    expect(refusal(alone(), { do: 'skirmish', by: null, on: null })).toBe('fight-no-books');
  });
});

describe('the table', () => {
  it('may tell the hits instead of a throw', () => {
    const battle = attack(field());
    const told = play(battle, { do: 'decide', task: top(battle).id, choice: '2' });
    expect(told.shots).toMatchObject([{ hits: 2, faces: [] }]);
  });

  it('finds in the menu nothing that the referee refuses', () => {
    for (const one of menu(field()))
      expect(referee(field(), one, (topic) => chanceOf(seedFrom(1), topic))).toMatchObject({ ok: true });
    expect(menu(field()).filter((one) => one.do === 'skirmish').length).toBeGreaterThan(6);
  });

  it('asks first what the phase before left', () => {
    expect(into(begin(), 3).shots).toEqual([]);
  });
});
