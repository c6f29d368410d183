/** Worked cases of what a march, a landing, a chart or another fight has told, and the fight that follows reads. S3, S4, S6, S8 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { at } from '../../../../src/campaign/empires-in-arms/combat/fight.ts';
import { offersOf, procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { battleOf } from '../../../../src/campaign/empires-in-arms/modules/bridge.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { Case, garrison, march, port, powers, war } from './hands.ts';

const setup = (slots: Setup['slots'], more: Setup['sheets'] = {}): Partial<Setup> => ({
  powers: powers('AU', 'FR'),
  date: { y: 1806, m: 7 },
  dice: 'table',
  slots: { 'CH-04': { 'display/boxes': 60 }, ...slots },
  sheets: {
    areas: [
      area('brno', { city: false }),
      area('linz', { owner: 'FR' }),
      area('graz', { owner: 'AU' }),
      ...(more.areas ?? []),
    ],
    corps: [corps('fr1', 'FR', 'linz'), corps('fr2', 'FR', 'linz'), corps('au1', 'AU', 'brno'), ...(more.corps ?? [])],
    ...(more.leaders && { leaders: more.leaders }),
    ...(more.ports && { ports: more.ports }),
    ...(more.fleets && { fleets: more.fleets }),
  },
});
const factsOf = (play: Case): Readonly<Record<string, unknown>> => {
  const task = asked(play.state);
  const facts = task ? (procedureOf(task.kind).facts?.(play.state, task) ?? []) : [];
  return Object.fromEntries(facts.map(({ key, value }) => [key, value]));
};
const TO_BRNO: Play = {
  ...{ do: 'march', corps: 'fr1', forced: false, landed: false, inCity: false, forages: false },
  steps: [{ area: 'brno', river: true, arrow: false, enemyFleet: false }],
};

describe('what the way has told', () => {
  it('EIA-109 EIA-151 who came over a river fights across it, here and at the table; on the second day no more', () => {
    const play = new Case(setup({})).does(war('FR', 'AU')).goTo('landMove', 'FR').does(TO_BRNO);
    play.goTo('landCombat', 'FR');
    expect(offersOf(play.state, 'attack')).toMatchObject([{ power: 'FR', area: 'brno', river: true }]);
    expect(battleOf(play.state, 'brno', 'FR', 'AU').river).toBe(true);
    const dry = new Case(setup({}))
      .does(war('FR', 'AU'))
      .goTo('landMove', 'FR')
      .does(march('fr1', ['brno']));
    dry.goTo('landCombat', 'FR');
    expect(offersOf(dry.state, 'attack')).toMatchObject([{ river: false }]);
    play.readBack();
  });

  it('EIA-116 EIA-151 who landed has crossed water too', () => {
    const play = new Case(
      setup(
        {},
        {
          areas: [area('pola', { owner: 'AU', port: 'pola', city: true })],
          ports: [port('pola')],
          corps: [corps('au9', 'AU', 'pola'), corps('fr9', 'FR', 'linz', { place: { at: 'fleet', fleet: 'f' } })],
          fleets: [
            {
              ...{ id: 'f', name: 'f', nation: 'FR', capacity: 30, ships: 9, done: false },
              place: { at: 'box', port: 'pola' },
            },
          ],
        },
      ),
    ).does(war('FR', 'AU'));
    play.goTo('landMove', 'FR').does({ do: 'land-corps', corps: 'fr9', area: 'pola' }).goTo('landCombat', 'FR');
    expect(offersOf(play.state, 'attack')).toMatchObject([{ area: 'pola', river: true }]);
  });

  it('EIA-166 who has fought elsewhere in this sequence does not come; a trivial fight is none', () => {
    const joins = (kind: 'field' | 'trivial') => {
      const play = new Case(
        setup(
          {
            'CH-07': { 'cordon/probe-A1': 21, 'cordon/probe-D1': 21 },
            'CH-08': { '2-1/1-loss': 0, '2-1/1-morale': 3 },
            'CH-09': { '2/2-A': 0, '2/2-D': 0 },
          },
          { corps: [corps('au2', 'AU', 'graz')] },
        ),
      ).does(war('FR', 'AU'));
      play
        .goTo('landMove', 'FR')
        .does(march('fr1', ['brno']), march('fr2', ['graz']))
        .goTo('landCombat', 'FR');
      const attack = (where: string, how: 'field' | 'trivial'): Play => ({
        ...{ do: 'attack', power: 'FR', area: where, defender: 'AU', kind: how, river: false, sally: false },
      });
      play.does(attack('graz', kind), { do: 'end-combat', combat: 'com1' }, attack('brno', 'field'));
      play.seals('chit', { FR: 'probe', AU: 'cordon' }).dice({ attacker: 1, defender: 1 }).ok();
      play.does({ do: 'join-battle', combat: 'com2', side: 'defender', corps: ['au2'] });
      const said = factsOf(play);
      play.dice({ au2: 1 });
      return [said.elsewhere, codeOf(play.tries({ do: 'accept', task: play.task }))];
    };
    expect(joins('field')).toEqual([true, 'ask-not-yet']);
    expect(joins('trivial')).toEqual([false, undefined]);
  });
});

describe('notes of the chart', () => {
  it('EIA-144 EIA-145 EIA-148 stand in the fight once they are typed, and are kept where they are said', () => {
    const fight = (slots: Setup['slots']) => {
      const play = new Case(
        setup(slots, { leaders: [leader('karl', 'AU', { status: { is: 'corps', corps: 'au1' } })] }),
      ).does(war('FR', 'AU'));
      play
        .goTo('landMove', 'FR')
        .does(march('fr1', ['brno']))
        .goTo('landCombat', 'FR');
      return play.does({
        ...{ do: 'attack', power: 'FR', area: 'brno', defender: 'AU', kind: 'field', river: false, sally: false },
      });
    };
    const typed = fight({ 'CH-07': { 'withdraw/assault-withdraw': -1 } }).seals('chit', {
      FR: 'assault',
      AU: 'withdraw',
    });
    expect(factsOf(typed)).toMatchObject({ note: -1 });
    // Strategic three less one: a three no longer gets away.
    typed.dice({ all: 3 });
    expect(typed.kind).toBe('eia-withdraw');
    typed.ok();
    expect(typed.state.corps.au1?.place).toEqual({ at: 'area', area: 'brno' });

    const said = fight({
      'CH-07': { 'cordon/assault-A1': 21, 'cordon/assault-D1': 21, 'cordon/assault-moraleD': 3 },
      'CH-08': { '2-1/1-loss': 0, '2-1/1-morale': 3 },
      'CH-09': { '2/3-A': 0, '2/3-D': 0 },
    }).seals('chit', { FR: 'assault', AU: 'cordon' });
    expect(factsOf(said)).toMatchObject({ 'note-attacker': 0, 'note-defender': 3 });
    said.says({ 'note-attacker': -2 }).dice({ attacker: 1, defender: 1 }).ok();
    // Ten regulars of 3.0 and two of 4.0: 38 over 12 is 3.17, so 3.2 each; with the notes 3.0 and 3.5.
    const sides = at(said.state, 'com1')?.fight.sides;
    expect([sides?.attacker.morale, sides?.defender.morale]).toEqual([30, 35]);
    expect(said.state.slots['CH-07']?.['cordon/assault-moraleA']).toBe(-2);
    said.readBack();
  });
});

describe('guns that open a round', () => {
  const fight = (terrain: 'clear' | 'marsh') => {
    const play = new Case({
      ...setup({
        'CH-07': { 'cordon/assault-A1': 21, 'cordon/assault-D1': 21 },
        'CH-08': { '5-5/4-loss': 20, '2-1/1-loss': 10, '2-1/1-morale': 22, '2-1/2-loss': 10, '2-1/2-morale': 5 },
        'CH-09': { '2/2-A': 0, '2/2-D': 0 },
      }),
      rulings: { artilleryCorps: 'on' },
      sheets: {
        areas: [area('brno', { city: false, terrain }), area('linz', { owner: 'FR' }), area('graz', { owner: 'AU' })],
        corps: [
          corps('fr1', 'FR', 'linz', { factors: { regular: 20 } }),
          corps('frA', 'FR', 'linz', { kind: 'artillery', boxes: { artillery: 10 }, factors: { artillery: 10 } }),
          corps('au1', 'AU', 'brno', { boxes: { line: 30 }, factors: { regular: 10, militia: 10 } }),
        ],
      },
    }).does(war('FR', 'AU'));
    play
      .goTo('landMove', 'FR')
      .does(march('fr1', ['brno']), march('frA', ['brno']))
      .goTo('landCombat', 'FR');
    play.does({
      ...{ do: 'attack', power: 'FR', area: 'brno', defender: 'AU', kind: 'field', river: false, sally: false },
    });
    return play.seals('chit', { FR: 'assault', AU: 'cordon' });
  };
  const slots = (play: Case) => {
    const task = asked(play.state);
    return (
      task &&
      procedureOf(task.kind)
        .needs(play.state, task)
        .map(({ slot }) => slot)
    );
  };

  it('EIA-154 EIA-157 EIA-272 take 20 % of their own ten first; who fell to them fires no more, and may be militia', () => {
    const play = fight('clear');
    expect(slots(play)).toEqual(['guns-attacker', 'attacker', 'defender']);
    play.dice({ 'guns-attacker': 4, attacker: 1, defender: 2 }).ok();
    // Two by guns, then 10 % of thirty is three; of the twenty eighteen fire: 10 % of them is two.
    const sides = at(play.state, 'com1')?.fight.sides;
    expect([sides?.defender.due, sides?.attacker.due, sides?.defender.lost]).toEqual([5, 2, 22]);
    play.ok();
    expect(Object.keys(factsOf(play))).toEqual(['lose-regular', 'lose-militia']);
    // Morale loss stands at 2.2: none of the round's three is militia, both of the guns' may be.
    const task = () => play.state.agenda.find(({ kind, side }) => kind === 'eia-losses' && side === 'AU');
    const chooses = (militia: number) => {
      play.does({
        ...{ do: 'answer', task: task()?.id ?? '' },
        facts: { 'lose-militia': militia, 'lose-regular': 5 - militia },
      });
      return codeOf(play.tries({ do: 'accept', task: task()?.id ?? '' }));
    };
    expect(chooses(3)).toBeDefined();
    expect(chooses(2)).toBeUndefined();
    expect(play.state.corps.au1?.factors).toEqual({ regular: 7, militia: 8 });
    play.readBack();
  });

  it('EIA-153 EIA-272 in a marsh they do not', () => {
    expect(slots(fight('marsh'))).toEqual(['attacker', 'defender']);
  });
});

describe('what waits, and where it may come', () => {
  it('EIA-050 EIA-055 EIA-211 a fleet counter of March is gone in July, before ships are placed', () => {
    const play = (m: 6 | 7) =>
      new Case({
        ...setup(
          {},
          {
            areas: [area('brest', { owner: 'FR', port: 'brest' })],
            ports: [port('brest')],
            fleets: [{ id: 'f', name: 'f', nation: 'FR', capacity: 30, ships: 0, done: false, place: { at: 'pool' } }],
          },
        ),
        date: { y: 1806, m },
      })
        .does(
          {
            ...{ do: 'add-piece', ledger: 'queue' },
            piece: {
              id: 'c',
              owner: 'FR',
              what: { is: 'fleet', fleet: 'f' },
              due: { y: 1806, m: 4 },
              until: { y: 1806, m: 6 },
            },
          },
          {
            ...{ do: 'add-piece', ledger: 'queue' },
            piece: { id: 's', owner: 'FR', what: { is: 'ships', ships: 4 }, due: { y: 1806, m: 6 }, until: null },
          },
        )
        .goTo('navalReinforcement', 'FR');
    const put: Play = { do: 'place-fleet', item: 'c', ships: 's', port: 'brest' };
    expect(codeOf(play(7).tries(put))).toBe('eia-gone');
    expect(codeOf(play(6).tries(put))).toBeUndefined();
  });

  it('EIA-051 EIA-062 no ships come into a home port that an enemy has; no leader leaves a port that is besieged and shut', () => {
    const play = new Case(
      setup(
        {},
        {
          areas: [area('brest', { owner: 'FR', port: 'brest' }), area('lorient', { owner: 'FR', port: 'lorient' })],
          ports: [port('brest'), port('lorient')],
          corps: [
            corps('fr9', 'FR', 'brest', {
              place: { at: 'city', area: 'brest' },
              besieged: true,
              factors: { regular: 2 },
            }),
            corps('au9', 'AU', 'brest'),
          ],
          leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr9' } })],
          fleets: [
            {
              id: 'a',
              name: 'a',
              nation: 'AU',
              capacity: 30,
              ships: 5,
              done: false,
              place: { at: 'box', port: 'brest' },
            },
            {
              id: 'f',
              name: 'f',
              nation: 'FR',
              capacity: 30,
              ships: 0,
              done: false,
              place: { at: 'pool' },
            },
          ],
        },
      ),
    ).does(war('FR', 'AU'), garrison('g', 'AU', 'lorient', { regular: 1 }), {
      ...{ do: 'flag', name: 'siege brest', value: 'FR' },
    });
    const due = (id: string, what: object): Play => ({
      ...{ do: 'add-piece', ledger: 'queue' },
      piece: { id, owner: 'FR', what, due: { y: 1806, m: 7 }, until: null },
    });
    play.does(due('s', { is: 'ships', ships: 4 }), due('c', { is: 'fleet', fleet: 'f' }));
    play.goPast('navalReinforcement', 'FR');
    const put: Play = { do: 'place-fleet', item: 'c', ships: 's', port: 'lorient' };
    expect(codeOf(play.tries(put))).toBe('eiareinf-not-home-port');
    play.goPast('armyReinforcement', 'FR');
    expect(codeOf(play.tries({ do: 'retire', leader: 'ney' }))).toBe('eiareinf-leader-shut-in');
    play.does({ do: 'set-piece', ledger: 'fleets', id: 'a', set: { place: { at: 'pool' }, ships: 0 } });
    play.does({ do: 'retire', leader: 'ney' });
  });
});
