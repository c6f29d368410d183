/** Guns of every kind: what they fire with, how they run, whom they must fire at; and an action that is taken up again (NBC-ART, NBC-EVD). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { moving } from './hands.ts';
import { acts, asks, hits, isOffered, says, takes, wants } from './table.ts';
import { aims, charges, evening, falls, kept, opens, set, settles, unit } from './two-corps.ts';

const dis = (battle: Battle, ...ids: readonly string[]) => ids.map((id) => unit(battle, id).disordered);

describe('special guns', () => {
  it('NBC-RKT-01 NBC-RKT-03 NBC-RKT-05 NBC-EVD-02 rockets: two dice at horse, one at foot; a hit Disorders at once; touched they are lost', () => {
    const hit = settles(aims(evening(), 'rockets', 'ponsonby'), { rockets: pot(6, 1) });
    expect(hit.wanted).toEqual({ rockets: 2 });
    expect(falls(hit.battle)).toMatchObject({ agenda: [], units: { ponsonby: { disordered: true } } });
    const one = settles(aims(evening(), 'rockets', 'mixed'), { rockets: pot(2, 2, 1) });
    expect(one.wanted).toEqual({ rockets: 1 });
    expect(falls(one.battle).agenda.map(({ kind }) => kind)).toEqual(['disorder']);
    const met = charges(moving(evening(), 'picton'), 'vivian', 'rockets');
    // They draw to run, and have no canister.
    const stay = settles(met, { evade: { result: 'L' } });
    expect(stay.wanted).toEqual({ evade: 4 });
    expect([unit(stay.battle, 'rockets').fate, stay.battle.agenda]).toEqual(['eliminated', []]);
  });

  it('NBC-HOW-03 NBC-HOW-04 NBC-HOW-05 NBC-ART-15 howitzers: two dice, a red five destroys guns; soft ground proves nothing, mud and walls do', () => {
    const shot = settles(aims(evening(), 'bombs', 'rogers'), { bombs: pot(6, 5, 5) });
    expect(shot.wanted).toEqual({ bombs: 2 });
    expect(unit(falls(shot.battle), 'rogers').fate).toBe('eliminated');
    const proved = (ground: 'soft' | 'mud', facts = {}) => {
      const start = evening();
      const there = { ...start, sky: { ...start.sky, ground } };
      return 'bombs.1' in settles(aims(there, 'bombs', 'pack', facts), { bombs: pot(6, 5) }).wanted;
    };
    expect([proved('soft'), proved('mud'), proved('soft', { cover: 'hard' })]).toEqual([false, true, true]);
    expect(asks(aims(evening(), 'bombs', 'pack'))).not.toContain('range.bombs');
  });

  it('NBC-BUA-03 NBC-EVD-01 NBC-EVD-03 guns charged in a village draw to run with a town, and leave it Disordered', () => {
    const met = charges(moving(set(evening(), 'rogers', { area: 'farm' })), 'campi', 'rogers');
    const ran = settles(met, { evade: { result: 'H' } });
    // Q4, Fresh, in a town; two dice of canister as they go.
    expect(ran.wanted).toEqual({ evade: 6, 'throw:rogers': 2 });
    expect(unit(ran.battle, 'rogers')).toMatchObject({ area: null, disordered: true, facts: { facingAway: true } });
    expect(top(ran.battle).kind).toBe('charge-again');
  });
});

describe('guns charged from another side', () => {
  it.each([
    ['flank', 3],
    ['rear', 2],
  ] as const)(
    'NBC-EVD-01 NBC-EVD-02 NBC-QC-11 NBC-QC-12 from the %s: they draw to run at %i, and have no canister',
    (strikes, rating) => {
      const charge = opens(
        moving(evening()),
        { do: 'charge', unit: 'pire', target: 'rogers' },
        { 'a:strikes': strikes },
      );
      expect(wants(charge)).toEqual([]);
      // Q4, Fresh, before horse: four, less what the side costs.
      const stays = settles(settles(charge).battle, { evade: { result: 'L' } });
      expect(stays.wanted).toEqual({ evade: rating });
    },
  );
});

describe('guns that are bound to the nearest', () => {
  it('NBC-ART-02 said in one volley, they fire at him in the next, and at nobody else', () => {
    const aimed = says(opens(goTo(evening(), 4), { do: 'fire', side: 'a', on: { unit: 'pack' } }), {
      'fires.fliers': true,
      'nearest.guns': 'kempt',
    });
    const fired = settles(aimed, { fliers: pot(1, 1) }).battle;
    const next = (id: string) => takes(opens(fired, { do: 'fire', side: 'a', on: { unit: id } }), 'fires.guns');
    expect([next('kempt'), next('hepburn')]).toEqual([true, false]);
    const later = goTo(falls(fired), 4, 2);
    expect(takes(opens(later, { do: 'fire', side: 'a', on: { unit: 'kempt' } }), 'fires.guns')).toBe(false);
  });

  it('NBC-ART-02 AMB-78 AMB-83 he broke by fire of the same phase: they stay bound to him, and it can be said', () => {
    const aimed = says(opens(goTo(evening(), 4), { do: 'fire', side: 'a', on: { unit: 'pack' } }), {
      'fires.fliers': true,
      'nearest.guns': 'kempt',
    });
    const fired = settles(aimed, { fliers: pot(1, 1) }).battle;
    const next = opens(set(fired, 'kempt', { fate: 'broken' }), { do: 'fire', side: 'a', on: { unit: 'hepburn' } });
    expect(takes(next, 'nearest.guns')).toBe('kempt');
    expect(takes(says(next, { 'nearest.guns': 'kempt' }), 'fires.guns')).toBe(false);
  });
});

describe('two batteries at one', () => {
  it.each([
    [pot(1, 1, 6), 'eliminated'],
    [pot(1, 1, 1), 'good'],
  ] as const)('NBC-ART-19 NBC-ART-20 AMB-75 the second pot %j after a hit of the first: %s', (second, fate) => {
    const aimed = says(opens(goTo(evening(), 4), { do: 'fire', side: 'a', on: { unit: 'rogers' } }), {
      'fires.guns': true,
      'fires.fliers': true,
    });
    const where = says(aimed, { 'range.guns': 'short', 'range.fliers': 'short' });
    const fired = settles(where, { guns: pot(6, 1), fliers: second });
    expect(fired.wanted).toEqual({ guns: 4, fliers: 5 });
    const battle = falls(fired.battle);
    expect(unit(battle, 'rogers').fate).toBe(fate);
    if (fate !== 'good') return;
    // NBC-REC-01: Q4, Fresh, Disordered; Normal takes it away outside the zone alone.
    const card = opens(goTo(battle, 7), { do: 'recover', unit: 'rogers' });
    const recovered = settles(card, { card: { result: 'N' } });
    expect([recovered.wanted, dis(recovered.battle, 'rogers')]).toEqual([{ card: 4 }, [false]]);
    expect(dis(settles(says(card, { inCZ: true }), { card: { result: 'N' } }).battle, 'rogers')).toEqual([true]);
  });
});

describe('an action taken up again', () => {
  const fired = () =>
    settles(opens(acts(evening(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' }), {
      'throw:husson': hits(3, 1),
    }).battle;
  const again = () => kept(play(fired(), { do: 'finish' }, { do: 'take-up', formation: 'ii', step: 'firefights' }));

  it('NBC-FF-01 NBC-SEQ-02 AMB-109 gives nobody a second fire, nor a second reply', () => {
    expect(isOffered(again(), { do: 'firefight', unit: 'husson', target: 'pack' })).toBe(false);
    const other = opens(again(), { do: 'firefight', unit: 'campi', target: 'pack' });
    expect(wants(other).map(({ slot }) => slot)).toEqual(['throw:campi']);
    // Another formation is replied to.
    const next = acts(play(fired(), { do: 'finish' }), 'iii', 'firefights');
    const reply = opens(next, { do: 'firefight', unit: 'lefol', target: 'pack' });
    expect(wants(reply).map(({ slot }) => slot)).toEqual(['throw:lefol', 'throw:pack']);
  });

  it('NBC-ART-05 NBC-SEQ-02 a forgotten volley is none at who has had his of this turn', () => {
    const late = (id: string) => ({ do: 'fire', side: 'a', on: { unit: id }, late: true }) as const;
    const volley = settles(aims(evening(), 'guns', 'pack'), { guns: pot(1, 1) }).battle;
    const later = acts(falls(volley), 'ii', 'move');
    expect([isOffered(later, late('pack')), isOffered(later, late('kempt'))]).toEqual([false, true]);
    expect(isOffered(goTo(later, 6, 2), late('pack'))).toBe(true);
  });
});
