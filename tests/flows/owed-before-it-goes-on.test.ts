/** What was set aside is answered before its phase or step is over: it is read in the state in which it fell due. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, into, play, pot, refusal, top } from '../battlefield/fixtures.ts';
import { french, kinds, PONTOON, SAPPERS, wanted } from './hands.ts';
import { filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, isOffered, says, toStep } from './table.ts';
import { ninth, timeCard } from './turns.ts';
import { aims, evening, falls, opens, set, settles, unit } from './two-corps.ts';

const aside = (battle: Battle) => play(battle, { do: 'defer', task: top(battle).id });
const resumed = (battle: Battle, kind: string) =>
  play(battle, { do: 'resume', task: battle.agenda.find((task) => task.kind === kind)?.id ?? '' });
const GOES_ON = { do: 'next' } as const;

describe('a bridge of boats in rain', () => {
  const eighth = (minutes: number): Battle => {
    const wet = begin(french({ pontoons: 1, engineers: 1 }, { sky: { weather: 'rain', variable: true } }));
    const five = does(
      goTo(wet, 5),
      { do: 'engineers', unit: SAPPERS, to: { at: 'pontoon', unit: PONTOON } },
      { do: 'train', unit: PONTOON },
      { do: 'build', unit: PONTOON, cm: 1 },
    );
    return timeCard(five, minutes);
  };
  const built = (battle: Battle) => unit(battle, PONTOON).building?.built;

  it('NBC-PON-06 NBC-WX-06 NBC-SEQ-01 a card of fifteen minutes is reckoned in the light rain in which it was turned, not in what falls after it', async () => {
    const due = aside(eighth(15));
    expect([kinds(due), refusal(due, GOES_ON)]).toEqual([['bridge-building'], 'turn-set-aside']);
    const reckoned = accepts(resumed(await stored(due), 'bridge-building'));
    // Light rain: fifteen count, and ten more with no enemy near.
    expect(built(reckoned)).toEqual([25]);
    const heavy = ninth(filed(reckoned), { strength: 6 });
    expect([heavy.sky.intensity, built(heavy)]).toEqual(['heavy', [25]]);
    // The second card is doubled by the engineers, but fifteen minutes of heavy rain are nothing at all.
    const second = accepts(timeCard(does(heavy, GOES_ON), 15));
    expect(built(second)).toEqual([25, 0]);
  });

  it('NBC-PON-06 NBC-ENG-03 NBC-TIM-01 taken back to the card and turned longer, it is reckoned anew', () => {
    const before = eighth(15);
    const after = accepts(before);
    const again = takenBack(after, before);
    expect(built(accepts(says(again, { enemyNear: true })))).toEqual([15]);
  });
});

describe('a check that is owed', () => {
  /** One hit of heavy guns at short range on Hepburn: Q3, hurt and so not Fresh. */
  const owed = () => {
    const aimed = aims(evening(), 'guns', 'hepburn', { 'range.guns': 'short' });
    return aside(falls(settles(aimed, { guns: pot(6, 1, 1, 1, 1) }).battle));
  };

  it('NBC-DC-03 NBC-OFF-02 NBC-QC-14 of fire is taken before its commander comes to lend his L', () => {
    const due = owed();
    expect([wanted(resumed(due, 'disorder')), refusal(due, GOES_ON)]).toEqual([[['card', 3]], 'turn-set-aside']);
    const checked = accepts(enters(resumed(due, 'disorder'), 'card', { disorder: true }));
    const led = play(does(checked, GOES_ON), { do: 'join', officer: 'c-picton', unit: 'hepburn' });
    expect([led.phase, unit(led, 'hepburn').disordered]).toEqual([5, true]);
  });

  it('NBC-MOV-06 NBC-DC-02 NBC-FF-01 NBC-FF-04 of a friend who passed is taken before it fires, and it fires as the card left it', () => {
    const moving = acts(evening(), 'ii', 'move');
    const passed = accepts(says(opens(moving, { do: 'move', unit: 'campi' }), { passes: 'husson' }));
    const due = aside(aside(passed));
    expect([kinds(due), refusal(due, GOES_ON), refusal(due, { do: 'finish' })]).toEqual([
      ['disorder', 'disorder'],
      'turn-set-aside',
      'turn-set-aside',
    ]);
    const [husson, campi] = due.agenda.map(({ id }) => id);
    const drawn = (battle: Battle, id: string | undefined, disorder: boolean) =>
      accepts(enters(play(battle, { do: 'resume', task: id ?? '' }), 'card', { disorder }));
    const moved = drawn(drawn(due, campi, false), husson, true);
    expect([unit(moved, 'husson').disordered, unit(moved, 'campi').disordered]).toEqual([true, false]);
    // Six points, Fresh though Disordered: Q3 counts as Q4, three dice, and a five misses.
    const fire = settles(opens(toStep(moved, 'firefights'), { do: 'firefight', unit: 'husson', target: 'hepburn' }), {
      'throw:husson': dice(5, 5, 6),
    });
    expect(fire.wanted).toMatchObject({ 'throw:husson': 3, 'throw:hepburn': 3 });
    expect(unit(fire.battle, 'hepburn').lost.white).toBe(1);
  });
});

describe('an officer whom an enemy rode into', () => {
  const met = () => aside(play(acts(evening(), 'ii', 'move'), { do: 'strike', officer: 'c-picton', by: 'entered' }));

  it('NBC-OFF-01 NBC-OFF-02 NBC-SEQ-02 joins no brigade before he is thrown for; the step waits for him', () => {
    const due = met();
    const join = { do: 'join', officer: 'c-picton', unit: 'kempt' } as const;
    expect([refusal(due, join), refusal(due, GOES_ON)]).toEqual(['turn-answer-first', 'turn-set-aside']);
    const free = accepts(enters(resumed(due, 'officer-entered'), 'dice', dice(4, 5)));
    expect(play(free, join).officers['c-picton']).toMatchObject({ fate: 'fit', host: 'kempt' });
  });

  it('NBC-OFF-01 NBC-OFF-04 NBC-ENG-07 NBC-ORD-17 taken on ten, he gives no order in the action of his own, and his engineers are taken with him', () => {
    const B = 'engineers:b:1';
    const served = set(evening(), B, { formation: 'picton' });
    const due = aside(play(acts(served, 'ii', 'move'), { do: 'strike', officer: 'c-picton', by: 'entered' }));
    const taken = accepts(enters(resumed(due, 'officer-entered'), 'dice', dice(5, 5)));
    expect([taken.officers['c-picton']!.fate, unit(taken, B).fate]).toEqual(['captured', 'eliminated']);
    const own = acts(taken, 'picton', 'orders');
    expect(isOffered(own, { do: 'order', formation: 'picton' })).toBe(false);
  });
});

describe('a general with a unit that was hit', () => {
  it('NBC-OFF-03 NBC-ART-17 NBC-CMA-09 is thrown for before the phase is over, whatever is set aside, and leads it no more on twelve', () => {
    const led = play(into(evening(), 4), { do: 'join', officer: 'c-picton', unit: 'hepburn' });
    const aimed = aims(led, 'guns', 'hepburn', { 'range.guns': 'short' });
    const hit = falls(settles(aimed, { guns: pot(6, 1, 1, 1, 1) }).battle);
    const due = aside(aside(hit));
    expect([kinds(due).toSorted(), refusal(due, GOES_ON)]).toEqual([['disorder', 'officer-risk'], 'turn-set-aside']);
    const fell = accepts(enters(resumed(due, 'officer-risk'), 'dice', dice(6, 6)));
    // He fell in the fire: its own Q3, hurt.
    expect([fell.officers['c-picton']!.fate, wanted(resumed(fell, 'disorder'))]).toEqual(['injured', [['card', 3]]]);
    const checked = accepts(enters(resumed(fell, 'disorder'), 'card', { disorder: false }));
    // Phase 5 places his successor: A3, L4, T4.
    expect(does(checked, GOES_ON).officers['c-picton']).toMatchObject({ A: 3, L: 4, T: 4, fate: 'fit' });
  });
});
