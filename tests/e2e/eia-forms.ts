/** The forms of a campaign that are seldom wanted, each at the step that asks for it: what was played, and what opens it. */
import type { Setup } from '../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../src/campaign/empires-in-arms/game.ts';
import type { Port, Province } from '../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Code } from '../../src/engine/message.ts';
import { asked } from '../../src/engine/question.ts';
import { area, corps, leader, type Table } from '../campaign/empires-in-arms/fixtures.ts';
import { AT_KIEV, fightAtKiev } from '../campaign/empires-in-arms/second-round.ts';
import { says } from './words.ts';

export interface FormState {
  readonly setup: Partial<Setup>;
  readonly play: (table: Table) => Table;
  /** Whose seat it is filled in at. */
  readonly seat?: Power;
  /** The page it stands on; the month where it is left out. */
  readonly at?: readonly string[];
  /** What is unfolded to come to it. */
  readonly opens?: readonly Code[];
  /** What is picked or typed first, by its label. */
  readonly picks?: readonly (readonly [label: string, value: string])[];
  /** The button, and what is heard once it is pressed. */
  readonly deed: string;
  readonly heard: string;
}

const province = (id: string, name: string, home: string, more: Partial<Province> = {}): Province => ({
  ...{ id, name, home, holder: null, capital: null, tax: 3, manpower: 2, guerilla: null, cossack: false },
  ...{ polish: false, occupied: null },
  ...more,
});
const port = (id: string, name: string, at: string): Port => ({
  ...{ id, name, area: at, first: null, second: null, guns: null, seas: [], icebound: false, blackSea: false },
});
const of = (...powers: readonly Power[]): Pick<Setup, 'powers'> => ({
  powers: powers.map((id) => ({ id, player: '', french: id === 'FR' })),
});
const war = (a: string, b: string): Play => ({
  do: 'add-piece',
  ledger: 'wars',
  piece: { id: `${a}-${b}`, a, b, since: { y: 1806, m: 1 }, order: 1 },
});
const money = (power: Power, halves: number): Play => ({
  ...{ do: 'figure', power, of: 'money', by: halves, note: '' },
});

/** On to a step of the quarter, with every question left for later. */
function on(at: Table, step: Table['state']['clock']['step']): Table {
  for (let n = 0; n < 400 && at.state.clock.step !== step; n += 1) {
    const task = asked(at.state);
    const [slot] = empiresInArms.menu(at.state, 'table').filter((one) => one.do === 'take-slot');
    if (task) at.does({ do: 'defer', task: task.id });
    else at.feedsByHand().does(slot ?? { do: at.state.clock.started ? 'next' : 'start' });
  }
  for (let task = asked(at.state); task; task = asked(at.state)) at.does({ do: 'defer', task: task.id });
  return at;
}

const HUNGARY: Partial<Setup> = {
  ...of('AU', 'FR'),
  sheets: {
    areas: [
      area('buda', { name: 'Budapest', province: 'hungary' }),
      area('debrecen', { name: 'Debrecen', province: 'hungary' }),
      area('brixen', { name: 'Brixen', province: 'tyrol' }),
      area('innsbruck', { name: 'Innsbruck', province: 'tyrol' }),
    ],
    provinces: [province('hungary', 'Hungary', 'AU'), province('tyrol', 'Tyrol', 'AU', { holder: 'FR' })],
    corps: [
      corps('ins', 'AU', 'buda', {
        ...{ name: 'Hungarian Insurrection', kind: 'insurrection', boxes: { line: 15, cavalry: 3 } },
        place: { at: 'down' },
      }),
      corps('hofer', 'AU', 'buda', { name: 'Tyrolean Corps', place: { at: 'pool' }, factors: {} }),
      corps('fr1', 'FR', 'buda', { name: 'III Corps' }),
      corps('fr2', 'FR', 'debrecen', { name: 'IV Corps' }),
    ],
  },
};
const REINFORCING: Partial<Setup> = {
  ...of('FR', 'AU', 'RU'),
  date: { y: 1810, m: 8 },
  sheets: {
    areas: [
      area('metz', { name: 'Metz', owner: 'FR' }),
      area('ulm', { name: 'Ulm', owner: 'AU' }),
      area('kiev', { name: 'Kiev', owner: 'RU' }),
    ],
    minors: [
      {
        ...{
          id: 'sweden',
          name: 'Sweden',
          districts: 3,
          major: null,
          capital: null,
          tax: 4,
          manpower: 2,
          hasCorps: true,
        },
        ...{ ships: 0, occupied: null, money: 0, men: 0, state: 'conquered', controller: 'RU' },
      },
    ],
    corps: [corps('fr1', 'FR', 'metz', { name: 'I Corps' }), corps('au1', 'AU', 'ulm', { name: 'Line I' })],
    leaders: [
      leader('bernadotte', 'FR', { name: 'Bernadotte', special: 'bernadotte', status: { is: 'corps', corps: 'fr1' } }),
      leader('mack', 'AU', { name: 'Mack von Leiberich', status: { is: 'captured', by: 'FR' } }),
    ],
  },
};
const QUARTER: Partial<Setup> = {
  ...of('FR', 'AU'),
  date: { y: 1806, m: 3 },
  rulings: { militiaConversion: 'on', buildingPorts: 'on' },
  sheets: {
    areas: [
      area('brest', { name: 'Brest', owner: 'FR', port: 'brest' }),
      area('toulon', { name: 'Toulon', owner: 'FR', port: 'toulon' }),
      area('ulm', { name: 'Ulm', owner: 'AU' }),
    ],
    ports: [port('brest', 'Brest', 'brest'), port('toulon', 'Toulon', 'toulon')],
    corps: [
      corps('fr1', 'FR', 'brest', { name: 'I Corps', factors: { regular: 6, militia: 4 } }),
      corps('fr2', 'FR', 'toulon', { name: 'Army of Italy', factors: { regular: 2, militia: 2 } }),
      corps('au1', 'AU', 'ulm', { name: 'Line I' }),
    ],
    leaders: [leader('massena', 'FR', { name: 'Masséna', status: { is: 'removed' } })],
  },
};
const ordered: Play = {
  ...{ do: 'add-piece', ledger: 'queue' },
  piece: { id: 's', owner: 'FR', what: { is: 'ships', ships: 3 }, due: { y: 1807, m: 3 }, until: null },
};
const spending = (table: Table): Table => on(table.does(money('FR', 60), ordered), 'spending');

export const FORMS: Readonly<Record<string, FormState>> = {
  'place-depot': {
    setup: {
      ...of('FR', 'AU'),
      sheets: {
        areas: [
          area('brest', { name: 'Brest', owner: 'FR', port: 'brest' }),
          area('metz', { name: 'Metz', owner: 'FR' }),
          area('ulm', { name: 'Ulm', owner: 'AU', city: false }),
        ],
        ports: [port('brest', 'Brest', 'brest')],
        corps: [corps('fr1', 'FR', 'brest', { name: 'I Corps' }), corps('fr2', 'FR', 'metz', { name: 'III Corps' })],
      },
    },
    play: (table) =>
      table
        .does(money('FR', 20), {
          ...{ do: 'add-piece', ledger: 'depots' },
          piece: { id: 'd', owner: 'FR', at: { area: 'metz' }, source: false, valid: true, since: { y: 1806, m: 2 } },
        })
        .goTo('depots', 'FR'),
    picks: [[says('eialand-depot-new'), 'brest']],
    deed: says('eialand-depot-place'),
    heard: says('eiasupply-depot-placed', { power: 'France', area: 'Brest' }),
  },
  insurrection: {
    setup: HUNGARY,
    // It answers who has come in, in the move in which he came.
    play: (table) => table.does(war('AU', 'FR')).goTo('landMove', 'FR'),
    seat: 'AU',
    opens: ['eiaarms-corps'],
    deed: says('eiaarms-insurrection'),
    heard: says('eiasiege-told-up', { corps: 'Hungarian Insurrection', area: 'Budapest' }),
  },
  tyrol: {
    setup: HUNGARY,
    play: (table) => table.does(war('AU', 'FR')).goTo('landMove', 'AU'),
    seat: 'AU',
    opens: ['eiaarms-corps'],
    deed: says('eiaarms-tyrol'),
    heard: says('eiasiege-told-up', { corps: 'Tyrolean Corps', area: 'Brixen' }),
  },
  'levy-corps': {
    setup: {
      ...of('RU', 'AU', 'TU', 'FR'),
      date: { y: 1809, m: 12 },
      sheets: {
        areas: [
          area('don', { name: 'Rostov', province: 'don' }),
          area('wien', { name: 'Vienna', owner: 'AU', capitalOf: 'AU' }),
          area('buda', { name: 'Budapest', province: 'hungary' }),
          area('izmir', { name: 'Izmir', province: 'anatolia' }),
          area('konya', { name: 'Konya', province: 'anatolia' }),
        ],
        provinces: [
          province('don', 'Don', 'RU', { cossack: true }),
          province('hungary', 'Hungary', 'AU'),
          province('anatolia', 'Anatolia', 'TU'),
        ],
        corps: [
          corps('feud', 'TU', 'izmir', {
            ...{ name: 'Anatolian Feudal', kind: 'feudal', province: 'anatolia', factors: {}, place: { at: 'pool' } },
            boxes: { feudalInf: 6, feudalCav: 4 },
          }),
          corps('ins', 'AU', 'buda', {
            ...{ name: 'Hungarian Insurrection', kind: 'insurrection', factors: {}, place: { at: 'down' } },
            boxes: { line: 15, cavalry: 3 },
          }),
        ],
      },
    },
    play: (table) => on(table, 'levy'),
    seat: 'TU',
    deed: says('eiaarms-fill'),
    heard: says('eiasiege-told-levy', { corps: 'Anatolian Feudal' }),
  },
  bernadotte: {
    setup: REINFORCING,
    play: (table) => table.goTo('armyReinforcement', 'FR'),
    seat: 'FR',
    deed: says('eiaarms-bernadotte', { power: 'Russia' }),
    heard: says('eiareinf-bernadotte-to', { power: 'Russia' }),
  },
  'scenario-money': {
    setup: { ...REINFORCING, rulings: { mode: 'land' } },
    play: (table) => table.goTo('armyReinforcement', 'FR'),
    seat: 'FR',
    opens: ['eiaarms-money-head'],
    picks: [[says('eiaarms-money'), '25']],
    deed: says('eiaarms-money-do', { power: 'France', n: 25 }),
    heard: says('eiareinf-scenario-money', { power: 'France', points: 25 }),
  },
  'free-leader': {
    setup: REINFORCING,
    play: (table) => table.goTo('armyReinforcement', 'FR'),
    seat: 'FR',
    deed: says('eiaarms-free', { name: 'Mack von Leiberich' }),
    heard: says('eiasiege-told-freed', { leader: 'Mack von Leiberich' }),
  },
  command: {
    setup: {
      ...AT_KIEV,
      sheets: {
        ...AT_KIEV.sheets,
        leaders: [
          leader('ney', 'FR', { name: 'Ney', status: { is: 'corps', corps: 'f1' } }),
          leader('soult', 'FR', { name: 'Soult', status: { is: 'corps', corps: 'f1' } }),
        ],
      },
    },
    play: fightAtKiev,
    opens: ['eiaarms-commands'],
    deed: 'Soult',
    heard: says('eiacombat-told-commands', { leader: 'Soult' }),
  },
  'call-seals': {
    setup: of('AU', 'FR'),
    play: (table) => table.goTo('declarations'),
    at: ['seats'],
    opens: ['eia-call-seals'],
    picks: [[says('eia-call-until'), 'Sunday evening']],
    deed: says('eia-call-do'),
    heard: says('eia-seals-called', { powers: 'Austria and France', what: says('eia-sealed-targets') }),
  },
  recall: {
    setup: QUARTER,
    play: (table) => on(table, 'manipulation'),
    deed: says('eiaarms-recall', { name: 'Masséna' }),
    heard: says('eiaqtr-told-recall', { name: 'Masséna', n: 6 }),
  },
  'final-count': {
    setup: QUARTER,
    play: (table) => on(table, 'victory'),
    deed: says('eiaarms-final-count'),
    heard: says('eiaqtr-told-final', { power: 'Austria', n: 0 }),
  },
  militia: {
    setup: QUARTER,
    play: spending,
    seat: 'FR',
    at: ['quarter', 'FR'],
    opens: ['eiaarms-convert'],
    deed: says('eiaarms-convert-do', { n: 4 }),
    heard: says('eiaqtr-told-converted', { power: 'France', n: 4 }),
  },
  'build-in': {
    setup: QUARTER,
    play: spending,
    at: ['quarter', 'FR'],
    picks: [[says('eiaarms-build-port'), '1']],
    deed: says('eiaarms-build'),
    heard: says('eiaopt-told-built', { power: 'France', name: 'Toulon' }),
  },
};
