/** Who is with a unit, and what it stands behind: known to every phase of the turn (NBC-OFF-03, NBC-ENG-06, NBC-GL-25, NBC-GL-27). */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, into, play, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { kinds } from './hands.ts';
import { accepts, acts, asks, dice, does, drives, enters, hits, says, takes, toStep, wants } from './table.ts';

const one: Thing = { pot: { white: [6, 1], red: 1, green: [1, 1] } };
const next = (battle: Battle) => play(battle, { do: 'next' });

describe('a commander with a unit that is hit', () => {
  const led = (rulings: Rulings = {}) =>
    play(withUnit(into(begin(small(), { rulings }), 3), 'husson', { stands: 1 }), {
      ...({ do: 'join', officer: 'c-picton', unit: 'kempt' } as const),
    });
  /** One hit of skirmishers, then one of guns; both times he is spared, and Kempt holds. */
  function twoPhases(rulings: Rulings): readonly (readonly string[])[] {
    const shot = does(led(rulings), { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } });
    const third = next(accepts(enters(shot, 'stand1', one)));
    const calm = (battle: Battle): Battle =>
      battle.agenda.reduce(
        (now) =>
          accepts(
            enters(
              now,
              top(now).kind === 'disorder' ? 'card' : 'dice',
              top(now).kind === 'disorder' ? { disorder: false } : dice(1, 1),
            ),
          ),
        battle,
      );
    const fourth = does(goTo(calm(third), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    return [kinds(third), kinds(next(accepts(enters(fourth, 'guns', one))))];
  }

  it.each([
    [{}, ['officer-risk', 'disorder'], ['officer-risk', 'disorder']],
    [{ attachedInjury: 'oncePerTurn' }, ['officer-risk', 'disorder'], ['disorder']],
  ] as const)('NBC-OFF-03 AMB-59 in two phases of one turn, %j: %j, then %j', (rulings, skirmish, guns) => {
    expect(twoPhases(rulings)).toEqual([skirmish, guns]);
  });

  it('NBC-OFF-03 NBC-GL-17 whose unit is Broken is thrown for, and stays with it unless he falls', () => {
    const weak = withUnit(goTo(led(), 4), 'kempt', { lost: { white: 7, red: 0, blue: 0 } });
    const aims = does(weak, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const broken = accepts(next(accepts(enters(aims, 'guns', one))));
    expect([broken.units.kempt!.fate, kinds(broken)]).toEqual(['broken', ['officer-risk']]);
    expect(accepts(enters(broken, 'dice', dice(5, 6))).officers['c-picton']).toMatchObject({
      fate: 'fit',
      host: 'kempt',
    });
    expect(accepts(enters(broken, 'dice', dice(6, 6))).officers['c-picton']).toMatchObject({
      fate: 'injured',
      host: null,
    });
  });

  it('NBC-QC-14 NBC-OFF-03 fallen in the fire, he lends nothing to the check of the same hit', () => {
    const aims = does(goTo(led(), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const hit = next(accepts(enters(aims, 'guns', one)));
    expect(kinds(hit)).toEqual(['officer-risk', 'disorder']);
    expect(wants(hit)).toMatchObject([{ want: 'disorder', rating: 5 }]);
    const [risk] = hit.agenda;
    const first = play(hit, { do: 'defer', task: top(hit).id });
    const fell = accepts(enters(first, 'dice', dice(6, 6)));
    const check = play(fell, { do: 'resume', task: fell.agenda[0]!.id });
    expect(risk!.kind).toBe('officer-risk');
    // Q5, no longer Fresh.
    expect(wants(check)).toMatchObject([{ rating: 5 }]);
  });
});

describe('engineers with a unit', () => {
  const id = 'engineers:b:1';
  const served = () => {
    const { a, b } = SMALL.sides;
    return withUnit(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), id, {
      host: 'kempt',
      formation: 'picton',
    });
  };

  it('NBC-ENG-05 NBC-ENG-06 lost in the firefight they lend no die to the combat after it', () => {
    const musketry = does(acts(served(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    const lost = accepts(drives(musketry, { 'throw:husson': hits(3, 1), 'engineers:kempt': dice(5, 5) }).battle);
    expect([lost.units[id]!.fate, currentCP(lost.units.kempt!)]).toEqual(['eliminated', 8]);
    const fight = does(toStep(lost, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(wants(fight)).toContainEqual(expect.objectContaining({ slot: 'throw:kempt', dice: 8 }));
    const alive = does(acts(served(), 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(wants(alive)).toContainEqual(expect.objectContaining({ slot: 'throw:kempt', dice: 9 }));
  });

  it('NBC-ENG-06 NBC-CC-37 in a combat and its pursuit they throw for each loss, and fall once', () => {
    const fight = does(acts(served(), 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    const { slots, battle } = drives(fight, {
      'throw:husson': hits(6, 2),
      'engineers:kempt': dice(4, 5),
      'check:kempt': { result: 'N' },
    });
    expect(slots.filter((slot) => slot.startsWith('engineers'))).toEqual(['engineers:kempt']);
    expect(accepts(battle).units[id]).toMatchObject({ fate: 'good', host: 'kempt' });
  });
});

describe('what a unit stands behind', () => {
  it('NBC-GL-25 NBC-ART-15 NBC-CC-09 said once it holds through the turn: in the volley, the firefight and the combat', () => {
    const aims = says(does(goTo(begin(), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } }), { cover: 'hard' });
    const shot = next(accepts(enters(aims, 'guns', { pot: { white: [1, 1], red: 1, green: [1, 1] } })));
    const musketry = does(acts(shot, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    expect(takes(musketry, 'd:hardCover')).toBe(true);
    expect(drives(musketry, { 'throw:husson': hits(3, 1) }).slots).toContain('throw:husson#1');
    const fight = does(toStep(accepts(drives(musketry).battle), 'combats'), {
      do: 'combat',
      attackers: ['husson'],
      target: 'kempt',
    });
    expect(takes(fight, 'd:hardCover')).toBe(true);
  });

  it('NBC-GL-25 NBC-CC-32 who charges out of it has left it: in the next fight it is not taken for granted', () => {
    const walled = withUnit(acts(begin(), 'picton', 'move'), 'kempt', { facts: { cover: 'hard' } });
    const home = accepts(
      enters(does(walled, { do: 'charge', unit: 'kempt', target: 'husson' }), 'card', { result: 'N' }),
    );
    expect(home.units.kempt!.facts.cover).toBeUndefined();
  });

  it('NBC-GL-27 NBC-FF-06 NBC-CC-09 in a strong point half of the hits are proved, in the firefight and in the combat', () => {
    const areas = [{ id: 'farm', name: 'the farm', kind: 'strong-point' as const, cover: 'soft' as const }];
    const held = withUnit(acts(begin(small({ areas })), 'ii', 'firefights'), 'kempt', { area: 'farm' });
    const proved = (battle: Battle, n: number) => {
      const need = drives(battle, { 'throw:husson': hits(n, 3) }).needs['throw:husson#1'];
      return need?.want === 'dice' ? need.dice : 0;
    };
    expect(proved(does(held, { do: 'firefight', unit: 'husson', target: 'kempt' }), 3)).toBe(1);
    expect(proved(does(toStep(held, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' }), 6)).toBe(1);
  });

  it('NBC-GAR-01 NBC-GAR-08 NBC-GAR-05 a garrison in field works: hard cover, no flank, no musketry and no skirmishing', () => {
    const areas = [{ id: 'farm', name: 'the redoubt', kind: 'works' as const, cover: 'soft' as const }];
    const works = withUnit(begin(small({ areas })), 'kempt', { kind: 'garrison', formation: null, area: 'farm' });
    const fight = does(acts(works, 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(asks(fight)).not.toContain('a:strikes');
    const { slots, battle } = drives(fight, {
      'throw:husson': hits(6, 2),
      'throw:husson#1': dice(6, 6),
      'check:kempt': { result: 'VL' },
    });
    expect(slots).toContain('throw:husson#1');
    // It has lost, and goes nowhere; who attacked it goes back.
    expect(accepts(battle).units.kempt).toMatchObject({ area: 'farm', kind: 'garrison' });
    expect(accepts(battle).units.husson!.facts.contact).toBeUndefined();
    const aims = does(goTo(works, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    expect(asks(aims).filter((key) => key.startsWith('aspect') || key === 'cover' || key === 'square')).toEqual([]);
    expect(drives(aims, { guns: one }).slots).toEqual(['guns', 'guns.1']);
  });

  it('NBC-EVD-01 guns in field works stand their ground and fire their last shot', () => {
    const areas = [{ id: 'farm', name: 'the redoubt', kind: 'works' as const }];
    const formations = SMALL.sides.a.formations.map((formation) => ({
      ...formation,
      units: formation.units.map((unit) => (unit.arm === 'artillery' ? { ...unit, weight: 'medium' as const } : unit)),
    }));
    const start = begin(small({ areas, sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations } } }));
    const inside = withUnit(acts(start, 'picton', 'move'), 'guns', { area: 'farm' });
    const home = accepts(
      enters(does(inside, { do: 'charge', unit: 'kempt', target: 'guns' }), 'card', { result: 'N' }),
    );
    expect([takes(home, 'd:works'), wants(home).map(({ slot }) => slot)]).toEqual([true, ['throw:guns']]);
  });
});
