/** What was measured from an officer holds until he, or the unit, moves; and an officer who fell commands nobody. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { armyRadius } from '../../src/battlefield/rules/sky/visibility.ts';
import { begin, goTo, play, refusal, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, enters, says, takes } from './table.ts';

const onVantage = (battle: Battle) => play(battle, { do: 'set', what: 'side', id: 'a', set: { vantage: true } });
const falls = (battle: Battle, id: string, fate: 'captured' | 'injured' = 'captured') =>
  play(battle, { do: 'set', what: 'officer', id, set: { fate } });

describe('a vantage point', () => {
  it('NBC-VIS-03 NBC-CMA-03 is left behind when the headquarters moves', () => {
    const battle = onVantage(goTo(begin(), 5));
    expect(armyRadius(battle, 'a').total).toBe(90);
    expect(armyRadius(does(battle, { do: 'headquarters', side: 'a' }), 'a').total).toBe(60);
    expect(armyRadius(does(battle, { do: 'headquarters', side: 'b' }), 'a').total).toBe(90);
  });

  it('NBC-VIS-03 NBC-CMA-01 is left behind by him who rides off, and holds over the turns by him who stays', () => {
    const battle = onVantage(goTo(begin(), 5));
    expect(armyRadius(does(battle, { do: 'commander', side: 'a', atHQ: false }), 'a').total).toBe(60);
    expect(armyRadius(goTo(battle, 5, 2), 'a').total).toBe(90);
  });

  it('NBC-VIS-03 NBC-CMA-04 is nothing to him who follows one that fell there', () => {
    expect(armyRadius(falls(onVantage(goTo(begin(), 4)), 'ac-a'), 'a').total).toBe(60);
  });
});

describe('skirmishers at an officer alone', () => {
  it('NBC-SKM-08 who fell meanwhile is shot at no more', () => {
    const aimed = does(goTo(withUnit(begin(), 'kempt', { stands: 1 }), 3), {
      ...{ do: 'skirmish', by: 'kempt', on: { officer: 'ac-a' } },
    });
    expect(aimed.agenda.map(({ kind }) => kind)).toEqual(['skirmish']);
    expect(falls(aimed, 'ac-b').agenda).toHaveLength(1);
    expect(falls(aimed, 'ac-a').agenda).toEqual([]);
  });
});

describe('within 10 cm of the army commander', () => {
  const near = () =>
    accepts(
      enters(says(does(goTo(begin(), 4), { do: 'check', unit: 'lefol' }), { nearAC: true }), 'card', { result: 'N' }),
    );
  const taken = (battle: Battle) => takes(does(battle, { do: 'check', unit: 'lefol' }), 'nearAC');

  it('NBC-QC-09 holds until the unit moves', () => {
    expect(taken(near())).toBe(true);
    const acting = acts(near(), 'iii', 'move');
    expect(taken(acting)).toBe(true);
    expect(taken(accepts(does(acting, { do: 'move', unit: 'lefol' })))).toBe(false);
  });

  it('NBC-QC-09 NBC-CMA-01 and until he rides away, or his headquarters with him', () => {
    const five = goTo(near(), 5);
    expect(taken(five)).toBe(true);
    expect(taken(does(five, { do: 'commander', side: 'a', atHQ: false }))).toBe(false);
    expect(taken(does(five, { do: 'headquarters', side: 'a' }))).toBe(false);
    expect(taken(does(five, { do: 'headquarters', side: 'b' }))).toBe(true);
  });

  it('NBC-QC-09 NBC-FF-05 is known to the firefight, and is not asked once he has fallen', () => {
    const fires = (battle: Battle) => does(battle, { do: 'firefight', unit: 'kempt', target: 'lefol' });
    const acting = acts(near(), 'picton', 'firefights');
    expect(takes(fires(acting), 'd:nearAC')).toBe(true);
    expect(asks(fires(acting))).toContain('a:nearAC');
    const fallen = fires(falls(acting, 'ac-a', 'injured'));
    expect(asks(fallen)).not.toContain('d:nearAC');
    expect(asks(fallen)).toContain('a:nearAC');
  });
});

describe('an army commander who fell', () => {
  it('NBC-CMA-03 NBC-CMA-04 moves no headquarters and rides nowhere until he is replaced', () => {
    const battle = falls(goTo(begin(), 5), 'ac-a');
    expect(refusal(battle, { do: 'headquarters', side: 'a' })).toBe('hq-without-commander');
    expect(refusal(battle, { do: 'commander', side: 'a', atHQ: false })).toBe('nobody-commands');
    const next = goTo(battle, 5, 2);
    expect(does(next, { do: 'headquarters', side: 'a' }).sides.a.hqMoved).toBe(true);
  });
});
