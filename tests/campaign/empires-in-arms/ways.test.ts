/** What the forms of the steps offer to pick from: each way is one the rules take. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { roundAsked } from '../../../src/campaign/empires-in-arms/combat/round-task.ts';
import { dueNow } from '../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { portsTaken, whyNotPlay } from '../../../src/campaign/empires-in-arms/may.ts';
import type { Fleet, Port, Province } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import type { Queued } from '../../../src/campaign/empires-in-arms/politics.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import * as ways from '../../../src/campaign/empires-in-arms/ways.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { asked } from '../../../src/engine/question.ts';
import { area, corps, leader, type Table, table } from './fixtures.ts';
import { AT_KIEV, fightAtKiev, toSecondRound } from './second-round.ts';

const port = (id: string): Port => ({
  ...{ id, name: id, area: id, first: null, second: null, guns: null, seas: [], icebound: false, blackSea: false },
});
const fleet = (id: string, nation: string, place: Fleet['place'], ships: number, capacity: number): Fleet => ({
  ...{ id, name: id, nation, capacity, ships, place, done: false },
});
const province = (id: string, home: string, more: Partial<Province> = {}): Province => ({
  ...{ id, name: id, home, holder: null, capital: null, tax: 1, manpower: 1, guerilla: null, cossack: false },
  ...{ polish: false, occupied: null },
  ...more,
});
const due = (id: string, owner: string, what: Queued['what']): Play => ({
  do: 'add-piece',
  ledger: 'queue',
  piece: { id, owner, what, due: { y: 1806, m: 1 }, until: null },
});
const war = (a: string, b: string): Play => ({
  do: 'add-piece',
  ledger: 'wars',
  piece: { id: `${a}-${b}`, a, b, since: { y: 1806, m: 1 }, order: 1 },
});
const of = (...powers: Power[]): Pick<Setup, 'powers'> => ({
  powers: powers.map((id) => ({ id, player: '', french: id === 'FR' })),
});
const inPort = (at: string): Fleet['place'] => ({ at: 'port', port: at });

describe('at sea', () => {
  const play = () =>
    table({
      ...of('FR', 'GB'),
      sheets: {
        areas: [area('brest', { owner: 'FR', port: 'brest' }), area('dover', { owner: 'GB', port: 'dover' })],
        ports: [port('brest'), port('dover')],
        seas: [{ id: 'west', name: 'west', ice: false }],
        fleets: [
          fleet('a', 'FR', inPort('brest'), 10, 30),
          fleet('b', 'FR', inPort('brest'), 9, 12),
          fleet('c', 'FR', { at: 'pool' }, 0, 30),
          fleet('d', 'FR', { at: 'sea', sea: 'west' }, 4, 30),
          fleet('g', 'GB', inPort('dover'), 5, 30),
        ],
      },
    });
  it('EIA-051 ships that are due go into fleets in port at home, as far as there is room', () => {
    const { state } = play()
      .does(due('s', 'FR', { is: 'ships', ships: 8 }))
      .goTo('navalReinforcement', 'FR');
    const [item] = ways.shipsDue(state);
    expect(item && ways.berths(state, item).map((one) => [one.fleet.id, one.most])).toEqual([
      ['a', 8],
      ['b', 3],
    ]);
  });
  it('EIA-050 a new fleet goes where its power has a port or a fleet, and with ships alone', () => {
    const none = play()
      .does(due('f', 'FR', { is: 'fleet', fleet: 'c' }))
      .goTo('navalReinforcement', 'FR');
    expect(ways.newFleets(none.state)).toMatchObject([{ ways: [] }]);
    const some = play()
      .does(due('f', 'FR', { is: 'fleet', fleet: 'c' }), due('s', 'FR', { is: 'ships', ships: 8 }))
      .goTo('navalReinforcement', 'FR');
    const [fresh] = ways.newFleets(some.state);
    expect(fresh?.ways.map((one) => one.port ?? one.with)).toEqual(['brest', 'a', 'b', 'd']);
  });
  it('EIA-052 EIA-053 swaps in one port, and fleets of its own to scuttle', () => {
    const { state } = play().goTo('navalReinforcement', 'FR');
    expect(ways.shipSwaps(state).map((one) => one.from + one.to)).toEqual(['ab', 'ba']);
    expect(ways.mostSwapped(state, 'a', 'b')).toBe(3);
    expect(ways.scuttles(state).map((one) => one.fleet)).toEqual(['a', 'b', 'd']);
  });
  it('EIA-130 a depot stands on a fleet of one’s own at sea', () => {
    const at = play().does({ do: 'figure', power: 'FR', of: 'money', by: 20, note: 'x' }).goTo('depots', 'FR');
    const all = ways.afloat(at.state, 'FR', true);
    expect(all.map((one) => one.fleet)).toEqual(['d']);
    at.does(...all);
    expect(Object.values(at.state.depots)).toMatchObject([{ owner: 'FR', at: { fleet: 'd' } }]);
    expect(whyNotPlay(at.state, ways.afloat(at.state, 'FR', true)[0] ?? { do: 'next' })).toBe(
      'eiasupply-fleet-one-a-sea',
    );
  });
});

/** On to a step of the quarter, with every question left for later. */
function toStep(at: Table, step: Table['state']['clock']['step']): void {
  for (let n = 0; n < 400 && at.state.clock.step !== step; n += 1) {
    const task = asked(at.state);
    const [slot] = empiresInArms.menu(at.state, 'table').filter((one) => one.do === 'take-slot');
    if (task) at.does({ do: 'defer', task: task.id });
    else at.feedsByHand().does(slot ?? { do: at.state.clock.started ? 'next' : 'start' });
  }
}

describe('on land', () => {
  it('EIA-059 factors change between what stands in one area, besieged and feudal corps left out', () => {
    const { state } = table({
      ...of('AU', 'FR'),
      sheets: {
        areas: [area('ulm', { owner: 'AU' }), area('wien', { owner: 'AU', city: false })],
        corps: [
          corps('one', 'AU', 'ulm'),
          corps('two', 'AU', 'ulm'),
          corps('bound', 'AU', 'ulm', { kind: 'insurrection', boxes: { line: 20, cavalry: 4 } }),
          corps('far', 'AU', 'wien'),
        ],
      },
    }).goTo('armyReinforcement', 'AU');
    const all = ways.holdings(state, 'AU');
    expect(all.map((one) => one.end)).toEqual([{ corps: 'one' }, { corps: 'two' }, { corps: 'far' }]);
    const [one, , far] = all;
    expect(one && ways.placesBeside(state, one, 'AU')).toEqual([{ corps: 'two' }, { city: 'ulm' }]);
    expect(far && ways.placesBeside(state, far, 'AU')).toEqual([]);
  });
  it('EIA-221 EIA-222 a province rises where an enemy is, and is hunted where guerillas are', () => {
    const spain = table({
      ...of('SP', 'FR'),
      sheets: {
        areas: [area('madrid', { province: 'castile' }), area('vigo', { province: 'galicia' })],
        provinces: [province('castile', 'SP', { guerilla: 4 }), province('galicia', 'SP', { guerilla: 4 })],
        corps: [corps('fr1', 'FR', 'madrid')],
      },
    })
      .does(war('SP', 'FR'))
      .goTo('guerilla', 'SP');
    expect(ways.risings(spain.state).map((one) => one.province)).toEqual(['castile']);
    expect(ways.guerillasGo(spain.state)).toBe(false);
    // Nobody is asked to hunt where there is nothing to hunt.
    expect(ways.hunts(spain.state)).toEqual([]);
    spain.does({
      do: 'add-piece',
      ledger: 'irregulars',
      piece: { id: 'i', owner: 'SP', type: 'guerilla', count: 2, area: 'madrid', inCity: false },
    });
    spain.goTo('guerilla', 'FR');
    expect(ways.hunts(spain.state)).toEqual([{ do: 'hunt-guerillas', power: 'FR', province: 'castile' }]);
    spain.goTo('landMove', 'SP');
    expect(ways.irregularMoves(spain.state)).toMatchObject([{ id: 'i', count: 2, ways: [{ area: 'vigo' }] }]);
  });
  it('EIA-225 EIA-226 EIA-228 EIA-229 the December levy: cossacks, freikorps, feudal and insurrection corps', () => {
    const all = { ...of('RU', 'AU', 'TU', 'FR'), date: { y: 1809, m: 12 } } as const;
    const at = table({
      ...all,
      sheets: {
        areas: [
          area('don', { province: 'don' }),
          area('wien', { owner: 'AU', capitalOf: 'AU' }),
          area('buda', { province: 'hungary' }),
          area('izmir', { province: 'anatolia' }),
        ],
        provinces: [
          province('don', 'RU', { cossack: true }),
          province('hungary', 'AU', { name: 'Hungary' }),
          province('anatolia', 'TU'),
        ],
        corps: [
          corps('feud', 'TU', 'izmir', {
            ...{ kind: 'feudal', province: 'anatolia', boxes: { feudalInf: 6, feudalCav: 4 } },
            ...{ factors: {}, place: { at: 'pool' } },
          }),
          corps('ins', 'AU', 'buda', {
            ...{ kind: 'insurrection', boxes: { line: 15, cavalry: 3 }, factors: {}, place: { at: 'down' } },
          }),
        ],
      },
    });
    toStep(at, 'levy');
    expect(ways.cossacks(at.state)).toEqual({ n: 1, areas: ['don'], invaded: false });
    expect(ways.freikorps(at.state)).toMatchObject([{ power: 'AU', area: 'wien', home: true, besieged: false }]);
    const filled = ways.corpsFilled(at.state);
    expect(filled.map((one) => one.corps.id)).toEqual(['feud', 'ins']);
    at.does(...filled.flatMap((one) => one.ways));
    expect(at.state.corps.feud).toMatchObject({ factors: { feudalInf: 6, feudalCav: 4 }, place: { area: 'izmir' } });
    expect(at.state.corps.ins?.factors).toEqual({ militia: 15, cavalry: 3 });
    at.goTo('landMove', 'TU');
    const [feud] = ways.corpsComing(at.state);
    expect(feud?.ways).toEqual([{ do: 'stand-down', corps: 'feud' }]);
    at.does({ do: 'stand-down', corps: 'feud' });
    expect(ways.corpsComing(at.state)).toEqual([]);
    at.goTo('diplomacy').goTo('landMove', 'TU');
    expect(ways.corpsComing(at.state)[0]?.ways).toEqual([{ do: 'stand-up', corps: 'feud', area: 'izmir' }]);
  });
  it('EIA-229 EIA-230 insurrection where an enemy has come, and Tyrol once Austria fights its holder', () => {
    const at = table({
      ...of('AU', 'FR'),
      sheets: {
        areas: [area('buda', { province: 'hungary' }), area('brixen', { province: 'tyrol' })],
        provinces: [
          province('hungary', 'AU', { name: 'Hungary' }),
          province('tyrol', 'AU', { name: 'Tyrol', holder: 'FR' }),
        ],
        corps: [
          corps('ins', 'AU', 'buda', {
            ...{ kind: 'insurrection', boxes: { line: 15, cavalry: 3 }, place: { at: 'down' } },
          }),
          corps('hofer', 'AU', 'buda', { place: { at: 'pool' }, factors: {} }),
          corps('fr1', 'FR', 'buda'),
        ],
      },
    }).goTo('landMove', 'AU');
    expect(ways.corpsComing(at.state)).toEqual([]);
    at.does(war('AU', 'FR'));
    expect(ways.corpsComing(at.state).map((one) => one.ways)).toEqual([
      [{ do: 'tyrol', corps: 'hofer', area: 'brixen' }],
    ]);
    expect(dueNow(at.state).some(({ text }) => codeOf(text) === 'eiasiege-due-rises')).toBe(false);
    // It answers who has come in, in the move in which he came.
    at.goTo('diplomacy').goTo('landMove', 'FR');
    expect(ways.corpsComing(at.state).map((one) => one.ways)).toEqual([
      [{ do: 'insurrection', corps: 'ins', area: 'buda' }],
    ]);
    expect(dueNow(at.state).filter(({ text }) => codeOf(text) === 'eiasiege-due-rises')).toMatchObject([
      { power: 'AU' },
    ]);
  });
});

describe('in the quarter', () => {
  it('EIA-260 militia at home may become regulars while the money lasts', () => {
    const at = table({
      ...of('AU', 'FR'),
      date: { y: 1806, m: 3 },
      rulings: { militiaConversion: 'on' },
      sheets: {
        areas: [area('ulm', { owner: 'AU' })],
        corps: [corps('one', 'AU', 'ulm', { factors: { regular: 1, militia: 4 } }), corps('two', 'AU', 'ulm')],
      },
    });
    toStep(at, 'spending');
    expect(ways.conversions(at.state, 'AU')).toEqual([]);
    at.does({ do: 'figure', power: 'AU', of: 'money', by: 40, note: 'x' });
    expect(ways.conversions(at.state, 'AU').map((one) => [one.corps.id, one.most])).toEqual([['one', 4]]);
  });
});

describe('on the stocks', () => {
  it('EIA-261 ships are built in a port of their power, while the option is in use', () => {
    const begin = (buildingPorts: 'on' | 'off') => {
      const at = table({
        ...of('FR', 'GB'),
        date: { y: 1806, m: 3 },
        rulings: { buildingPorts },
        sheets: {
          areas: [area('brest', { owner: 'FR', port: 'brest' }), area('dover', { owner: 'GB', port: 'dover' })],
          ports: [port('brest'), port('dover')],
        },
      });
      at.does({
        ...{ do: 'add-piece', ledger: 'queue' },
        piece: { id: 's', owner: 'FR', what: { is: 'ships', ships: 3 }, due: { y: 1807, m: 3 }, until: null },
      });
      toStep(at, 'spending');
      return at.state;
    };
    expect(ways.stocks(begin('on'), 'FR').map((one) => one.ways)).toEqual([
      [{ do: 'build-in', power: 'FR', item: 's', port: 'brest' }],
    ]);
    expect(ways.stocks(begin('off'), 'FR')).toEqual([]);
  });
});

describe('ships on the stocks', () => {
  it('EIA-261 are taken by an enemy that holds the city of their port, and by nobody else', () => {
    const at = table({
      ...of('FR', 'GB'),
      date: { y: 1806, m: 3 },
      rulings: { buildingPorts: 'on' },
      sheets: {
        areas: [area('brest', { owner: 'FR', port: 'brest' })],
        ports: [port('brest')],
        corps: [corps('gb1', 'GB', 'brest', { place: { at: 'city', area: 'brest' } })],
      },
    }).does(due('s', 'FR', { is: 'ships', ships: 3 }), { do: 'flag', name: 'built-in-s', value: 'brest' });
    expect(portsTaken(at.state)).toEqual([]);
    at.does(war('FR', 'GB'));
    expect(portsTaken(at.state)).toEqual([{ do: 'port-taken', power: 'GB', port: 'brest' }]);
    at.does(...portsTaken(at.state));
    expect(at.state.queue.s).toBeUndefined();
    expect(portsTaken(at.state)).toEqual([]);
  });
});

describe('between the rounds of a fight', () => {
  it('EIA-166 corps of another area at war with the enemy may try to join, each on its own side', () => {
    const play = fightAtKiev(table(AT_KIEV));
    const first = asked(play.state);
    const id = (first && roundAsked(play.state, first)?.combat.id) ?? '';
    expect(ways.joiners(play.state, id)).toEqual([]);
    toSecondRound(play);
    const task = asked(play.state);
    const combat = (task && roundAsked(play.state, task)?.combat.id) ?? '';
    expect(combat).toBe(id);
    const [one, ...others] = ways.joiners(play.state, combat);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ side: 'defender', area: 'minsk', corps: [{ id: 'r2' }, { id: 'r3' }] });
    play.does({ do: 'join-battle', combat, side: 'defender', corps: ['r2'] });
    expect(asked(play.state)?.kind).toBe('eia-join');
  });
  it('EIA-185 before the first round a side of level leaders says who commands', () => {
    const setup = {
      ...AT_KIEV,
      sheets: {
        ...AT_KIEV.sheets,
        leaders: [
          leader('ney', 'FR', { status: { is: 'corps', corps: 'f1' } }),
          leader('soult', 'FR', { status: { is: 'corps', corps: 'f1' } }),
          leader('lannes', 'FR', { seniority: 'C', status: { is: 'corps', corps: 'f1' } }),
        ],
      },
    };
    const play = fightAtKiev(table(setup));
    const task = asked(play.state);
    const combat = (task && roundAsked(play.state, task)?.combat.id) ?? '';
    const all = ways.commands(play.state, combat);
    expect(all.map((one) => [one.side, one.leader, one.now])).toEqual([
      ['attacker', 'ney', true],
      ['attacker', 'soult', false],
    ]);
    play.does({ do: 'command', combat, side: 'attacker', leader: 'soult' });
    expect(ways.commands(play.state, combat).map((one) => one.now)).toEqual([false, true]);
  });
});
