/** Figures of the switches and of the quarter that nobody had driven through the plays. S2, S4, S7, S9 */
import { describe, expect, it } from 'vitest';
import { at } from '../../../../src/campaign/empires-in-arms/combat/fight.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, minor, points, port, powers, province, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };

describe('losses in proportion', () => {
  const fought = (rulings: Readonly<Record<string, string>>) => {
    const play = new Case({
      powers: powers('AU', 'FR', 'RU'),
      date: { y: 1806, m: 7 },
      rulings,
      slots: {
        'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
        'CH-08': { '4-1/6-loss': 25, '4-1/6-morale': 5, '2-1/1-loss': 0, '2-1/1-morale': 1 },
        'CH-09': { '3/3-A': 0, '3/3-D': 0 },
      },
      sheets: {
        areas: [area('brno', { city: false }), area('wien', { owner: 'AU' })],
        corps: [
          corps('fr1', 'FR', 'brno', { ...big, infantry: 40, t: 3, factors: { regular: 20 } }),
          corps('au1', 'AU', 'brno', { ...big, infantry: 35, t: 3, factors: { regular: 16, militia: 4 } }),
          corps('ru1', 'RU', 'brno', { ...big, infantry: 30, t: 3, factors: { regular: 10 } }),
        ],
      },
    }).does(war('FR', 'AU', 1), war('FR', 'RU', 2), ally('AU', 'RU'));
    play.goTo('landCombat', 'FR');
    play.does({ do: 'attack', power: 'FR', area: 'brno', defender: 'AU', kind: 'field', river: false, sally: false });
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    return play;
  };

  it('EIA-273 25 % of twenty is five: of twenty Austrians and ten Russians three and two, each of its own kinds', () => {
    const play = fought({ landProportional: 'on' });
    expect(at(play.state, 'com1')?.fight.sides.defender.due).toBe(5);
    const lose = (of: Readonly<Record<string, number>>) => {
      play.says(of);
      return codeOf(play.tries({ do: 'accept', task: play.task }));
    };
    expect(lose({ 'lose-AU-regular': 1, 'lose-AU-militia': 3, 'lose-RU-regular': 1 })).toBe('ask-not-yet');
    expect(lose({ 'lose-AU-regular': 0, 'lose-AU-militia': 3, 'lose-RU-regular': 2 })).toBeUndefined();
    expect(play.state.corps.au1?.factors).toEqual({ regular: 16, militia: 1 });
    expect(play.state.corps.ru1?.factors).toEqual({ regular: 8 });
    play.readBack();
  });

  it('EIA-273 without the option the side chooses as a whole', () => {
    const play = fought({});
    play.says({ 'lose-militia': 0, 'lose-regular': 5 }).ok();
    expect(
      [play.state.corps.au1?.factors.regular, play.state.corps.ru1?.factors.regular].reduce(
        (n = 0, one = 0) => n + one,
      ),
    ).toBe(21);
  });
});

describe('command', () => {
  it('EIA-186 EIA-275 seven corps under two take two off, and three with the harsher reading; never below nought', () => {
    const rated = (n: number, rulings: Readonly<Record<string, string>> = {}) => {
      const play = new Case({
        powers: powers('AU', 'FR'),
        date: { y: 1806, m: 7 },
        rulings,
        sheets: {
          areas: [area('brno', { city: false })],
          corps: [
            ...Array.from({ length: n }, (_, i) => corps(`fr${i}`, 'FR', 'brno', { ...big, factors: { regular: 2 } })),
            corps('au1', 'AU', 'brno', big),
          ],
          leaders: [leader('ney', 'FR', { s: 4, t: 4, max: 2, status: { is: 'corps', corps: 'fr0' } })],
        },
      }).does(war('FR', 'AU'));
      play.goTo('landCombat', 'FR');
      play.does({ do: 'attack', power: 'FR', area: 'brno', defender: 'AU', kind: 'field', river: false, sally: false });
      play.seals('chit', { FR: 'assault', AU: 'cordon' });
      const task = asked(play.state);
      return codeOf(play.tries({ do: 'answer', task: task?.id ?? '', facts: { 'rating-attacker': 9 } })) === undefined
        ? -1
        : [4, 3, 2, 1, 0].find(
            (rating) =>
              play.tries({ do: 'answer', task: task?.id ?? '', facts: { 'rating-attacker': rating } }) === undefined,
          );
    };
    expect([rated(2), rated(3), rated(4), rated(5), rated(7)]).toEqual([4, 3, 3, 2, 2]);
    expect(rated(7, { harsherOverCommand: 'on' })).toBe(1);
    expect(rated(6, { harsherOverCommand: 'on', overCommandStep: 'exactlyNOrMore' })).toBe(1);
  });
});

describe('a quarter of Austria', () => {
  it('EIA-194 EIA-195 EIA-197 EIA-200 thirteen of tax, three at home and twice three from America; seven of manpower', () => {
    const play = new Case({
      powers: powers('AU', 'FR', 'GB'),
      date: { y: 1806, m: 6 },
      slots: { 'CH-04': { 'display/boxes': 60 } },
      sheets: {
        areas: [
          area('triest', { province: 'a', port: 'triest' }),
          area('prague', { province: 'b' }),
          area('graz', { province: 'c' }),
          area('metz', { province: 'x' }),
          area('munich', { owner: 'bav' }),
        ],
        ports: [port('triest', { first: 5, second: 3 })],
        provinces: [
          province('a', 'AU', { tax: 5, manpower: 3 }),
          province('b', 'AU', { tax: 4, manpower: 2, capital: 'prague' }),
          province('c', 'AU', { tax: 3, manpower: 2 }),
          province('x', 'FR', { tax: 2, manpower: 4, holder: 'AU' }),
        ],
        minors: [minor('bav', { state: 'conquered', controller: 'AU', tax: 3, manpower: 2 })],
        corps: [corps('fr1', 'FR', 'prague', { place: { at: 'city', area: 'prague' } }), corps('au1', 'AU', 'graz')],
      },
    }).does(war('AU', 'FR'), points('AU', 20), points('FR', 20), points('GB', 20));
    play.goPast('collection');
    const task = play.state.agenda.find(({ kind, side }) => kind === 'eia-collect' && side === 'AU');
    if (task?.deferred) play.does({ do: 'resume', task: task.id });
    while (asked(play.state)?.id !== task?.id) play.does({ do: 'defer', task: play.task });
    play.ok();
    expect(play.state.powers.AU?.money).toBe(2 * (13 + 3 + 6));
    expect(play.state.powers.AU?.manpower).toBe(7);
    play.readBack();
  });
});

describe('the display', () => {
  it('EIA-237 changes come one by one and stick at the low end: who would fall off must sue, and climbs from there', () => {
    const play = new Case({ powers: powers('AU', 'FR'), slots: { 'CH-04': { 'display/boxes': 30 } } });
    play.does(points('AU', 2), points('AU', -3), points('AU', 1));
    expect(play.state.powers.AU).toMatchObject({ marker: 1, mustSue: true });
    play.does(points('FR', 40));
    expect(play.state.powers.FR?.marker).toBe(29);
  });
});
