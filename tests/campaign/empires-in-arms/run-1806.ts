/**
 * February to June 1806 of three powers with ten corps, play by play, with the table's own dice. Nothing of it is off a real map,
 * counter or card: every printed value and every cell is typed by its owner, as a group would. Section 6.3 of the contract.
 */

import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { sealedText } from '../../../src/campaign/empires-in-arms/modules/sealing.ts';
import type { Fleet, Port, Province } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { asked } from '../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { area, corps, leader, SETUP, type Table, table } from './fixtures.ts';

const province = (id: string, name: string, home: Power, capital: string, tax: number, manpower: number): Province => ({
  ...{ id, name, home, capital, tax, manpower, holder: null, guerilla: null, cossack: false, polish: false },
  occupied: null,
});
const port = (id: string, name: string, guns: number, seas: readonly string[]): Port => ({
  ...{ id, name, area: id, first: 4, second: 2, guns, seas, icebound: false, blackSea: false },
});
const fleet = (id: string, name: string, nation: string, ships: number, place: Fleet['place']): Fleet => ({
  ...{ id, name, nation, capacity: 30, ships, place, done: false },
});
const french = { infantry: 40, cavalry: 45, s: 3, t: 3, moves: 4 };
const eastern = { infantry: 35, cavalry: 40, s: 2, t: 2, moves: 3 };

/** Typed off the table before play. */
export const SETUP_1806: Setup = {
  ...SETUP,
  title: '1806',
  dice: 'table',
  date: { y: 1806, m: 2 },
  sheets: {
    provinces: [
      province('austria', 'Austria', 'AU', 'vienna', 8, 4),
      province('bohemia', 'Bohemia', 'AU', 'prague', 5, 2),
      province('alsace', 'Alsace', 'FR', 'metz', 6, 3),
      province('ile', 'Île-de-France', 'FR', 'paris', 10, 5),
      province('ukraine', 'Ukraine', 'RU', 'kiev', 7, 4),
    ],
    areas: [
      area('ulm', { name: 'Ulm', owner: 'AU', forage: 3, fleches: 1 }),
      area('vienna', { name: 'Vienna', province: 'austria', spires: 4, capitalOf: 'AU' }),
      area('prague', { name: 'Prague', province: 'bohemia', forage: 3 }),
      area('metz', { name: 'Metz', province: 'alsace', forage: 3, terrain: 'forest' }),
      area('paris', { name: 'Paris', province: 'ile', spires: 4, capitalOf: 'FR' }),
      area('toulon', { name: 'Toulon', owner: 'FR', port: 'toulon', spires: 3 }),
      area('kiev', { name: 'Kiev', province: 'ukraine', forage: 2 }),
      area('moscow', { name: 'Moscow', owner: 'RU', forage: 3, capitalOf: 'RU' }),
    ],
    ports: [port('toulon', 'Toulon', 2, ['gulf'])],
    seas: [{ id: 'gulf', name: 'Gulf of Lyon', ice: false }],
    fleets: [
      fleet('frA', 'Toulon fleet', 'FR', 9, { at: 'port', port: 'toulon' }),
      fleet('ruA', 'Baltic fleet', 'RU', 7, { at: 'sea', sea: 'gulf' }),
    ],
    corps: [
      corps('fr1', 'FR', 'metz', { ...french, name: 'I Corps', factors: { regular: 10, cavalry: 2 } }),
      corps('fr2', 'FR', 'metz', { ...french, name: 'III Corps', factors: { regular: 8, cavalry: 1 } }),
      corps('fr3', 'FR', 'paris', { ...french, name: 'IV Corps', factors: { regular: 6, militia: 2 } }),
      corps('fr4', 'FR', 'metz', {
        ...{ ...french, name: 'Cavalry Reserve', kind: 'cavalry', symbol: true, moves: 5 },
        ...{ boxes: { cavalry: 10 }, factors: { cavalry: 6 } },
      }),
      corps('au1', 'AU', 'ulm', { ...eastern, name: 'Line I', factors: { regular: 8, militia: 2, cavalry: 1 } }),
      corps('au2', 'AU', 'vienna', { ...eastern, name: 'Line II', factors: { regular: 6, cavalry: 1 } }),
      corps('au3', 'AU', 'prague', { ...eastern, name: 'Line III', factors: { regular: 5, militia: 3 } }),
      corps('ru1', 'RU', 'kiev', { ...eastern, name: 'First', factors: { regular: 9, cavalry: 1 } }),
      corps('ru2', 'RU', 'kiev', { ...eastern, name: 'Second', factors: { regular: 7 } }),
      corps('ru3', 'RU', 'moscow', { ...eastern, name: 'Third', factors: { regular: 4, militia: 4 } }),
    ],
    leaders: [leader('charles', 'AU', { name: 'Charles', s: 3, t: 4, max: 4, status: { is: 'corps', corps: 'au1' } })],
  },
};

const since = { y: 1806, m: 2 } as const;
const depot = (id: string, owner: Power, at: string): Play => ({
  ...{ do: 'add-piece', ledger: 'depots' },
  piece: { id, owner, at: { area: at }, source: true, valid: true, since },
});
const figure = (power: Power, of: 'pp' | 'money', by: number): Play => ({
  do: 'figure',
  power,
  of,
  by,
  note: 'set-up',
});

/** What stands on the table beside the sheets. Money is kept in half-points. */
export const STANDING: readonly Play[] = [
  figure('FR', 'pp', 12),
  figure('AU', 'pp', 10),
  figure('RU', 'pp', 9),
  figure('FR', 'money', 40),
  figure('AU', 'money', 24),
  figure('RU', 'money', 30),
  { do: 'add-piece', ledger: 'alliances', piece: { id: 'AU-RU', a: 'AU', b: 'RU', since } },
  depot('depFR', 'FR', 'metz'),
  depot('depAU', 'AU', 'vienna'),
  depot('depRU', 'RU', 'kiev'),
  {
    ...{ do: 'add-piece', ledger: 'garrisons' },
    piece: { id: 'gar1', nation: 'AU', in: { city: 'ulm' }, factors: { regular: 3 } },
  },
];

// ---- hands -----------------------------------------------------------------------------------------------------------

const task = (play: Table): string => asked(play.state)?.id ?? '';
export const kind = (play: Table): string | undefined => asked(play.state)?.kind;
export const dice = (play: Table, faces: Readonly<Record<string, Face>>): Table => {
  for (const [slot, die] of Object.entries(faces)) play.does({ do: 'enter', task: task(play), slot, thing: { die } });
  return play;
};
export const says = (play: Table, facts: Record<string, string | number | boolean>): Table =>
  play.does({ do: 'answer', task: task(play), facts });
export const accept = (play: Table): Table => play.does({ do: 'accept', task: task(play) });

const SEALS: Readonly<Record<'targets' | 'chit' | 'dayEnd', (said: never) => string>> = {
  targets: (said) => sealedText('targets', said),
  chit: (said) => sealedText('chit', said),
  dayEnd: (said) => sealedText('dayEnd', said),
};
/** All seal, then all open. */
export function seals(
  play: Table,
  of: keyof typeof SEALS,
  entries: Readonly<Partial<Record<Power, string | readonly string[]>>>,
): Table {
  const round = Object.values(play.state.rounds).find(({ over }) => !over)?.id ?? '';
  const all = Object.entries(entries).map(([power, said], i) => ({
    power: power as Power,
    opening: { salt: saltOf(new Uint8Array(16).fill(i + 1)), text: SEALS[of](said as never) },
  }));
  for (const { power, opening } of all) play.does({ do: 'seal', round, power, seal: sealFor(opening) });
  for (const { power, opening } of all) play.does({ do: 'unseal', round, power, ...opening });
  return play;
}
export const march = (corps: string, to: string, more: { forced?: boolean; forages?: boolean } = {}): Play => ({
  ...{ do: 'march', corps, forced: more.forced ?? false, landed: false, inCity: false, forages: more.forages ?? false },
  steps: to === '' ? [] : [{ area: to, river: false, arrow: false, enemyFleet: false }],
});

// ---- the months ------------------------------------------------------------------------------------------------------

export const begin1806 = (): Table => table(SETUP_1806).does(...STANDING);

/** War is declared under seal, an ally is called, and both move together. */
export function politicsOfFebruary(play: Table): Table {
  play.goTo('declarations').does({ do: 'ask-declarations' });
  seals(play, 'targets', { AU: [], FR: ['AU'], RU: [] });
  accept(play);
  play.goTo('calls').does({ do: 'call-ally', power: 'AU', ally: 'RU', against: 'FR' });
  accept(play);
  play.goTo('combined').does({ do: 'combine', powers: ['AU', 'RU'] });
  return play.does({ do: 'grant-access', power: 'AU', to: 'RU', note: '' });
}

/** A fleet leaves port, is met by the one that lies outside, and beats it. */
export function seaOfFebruary(play: Table): Table {
  play.goTo('navalMove', 'FR').does({
    ...{ do: 'sail', power: 'FR', fleets: ['frA'] },
    steps: [{ at: 'sea', sea: 'gulf' }],
  });
  says(play, { stack: 'RU sea gulf' });
  accept(dice(play, { die: 2 }));
  accept(dice(play, { 'wind-attacker': 3, 'wind-defender': 5, 'fire-defender': 5, 'fire-attacker': 3 }));
  return accept(play);
}

/** A force march through the snow, the bill of those who march to Ulm, and the battle there, fought on the phone to its pursuit. */
export function frenchFebruary(play: Table): Table {
  play.goTo('landMove', 'FR').does(march('fr3', 'metz', { forced: true }));
  accept(dice(play, { die: 5 }));
  play.does(march('fr1', 'ulm'), march('fr4', 'ulm'));
  play.goTo('supply', 'FR').does({ do: 'supply-bill', power: 'FR', guests: [] });
  accept(says(play, { 'reach-fr1': '1', 'reach-fr4': '1' }));
  play.goTo('landCombat', 'FR').does({
    ...{ do: 'attack', power: 'FR', area: 'ulm', defender: 'AU', kind: 'field', river: false, sally: false },
  });
  seals(play, 'chit', { FR: 'assault', AU: 'cordon' });
  dice(play, { attacker: 5, defender: 3 });
  accept(says(play, { 'CH-09 3/4-A': '-1', 'CH-09 3/4-D': '1' }));
  accept(accept(play));
  accept(dice(play, { attacker: 5, defender: 3 }));
  accept(play);
  says(play, { 'CH-07 cordon/assault-A3': '41', 'CH-07 cordon/assault-D3': '21' });
  accept(dice(play, { attacker: 5, defender: 3 }));
  accept(play);
  dice(says(play, { 'CH-10 1.5/3': '4' }), { die: 3 });
  accept(says(play, { 'CH-11 3/4': '10' }));
  accept(play);
  accept(says(play, { to: 'vienna' }));
  // The fortress: nothing but a sortie comes of the first attempt.
  play.does({ do: 'besiege', power: 'FR', area: 'ulm' }, { do: 'assault-attempt', power: 'FR', area: 'ulm' });
  dice(play, { die: 2 });
  says(play, { 'CH-12 2/result': '0' });
  return accept(dice(says(play, { sortie: true }), { sortie: 2 }));
}

/** The allies move as one; a Russian corps eats from an Austrian depot, and the besieged from their stores. */
export function alliesInFebruary(play: Table): Table {
  play.goTo('landMove', 'RU').does(march('ru1', 'prague'), march('ru2', 'prague'));
  play.goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: ['ru1'] });
  accept(says(play, { 'reach-au3': '1', 'reach-ru1': '1' }));
  play.does({ do: 'supply-bill', power: 'RU', guests: [] });
  accept(says(play, { 'reach-ru2': '1', 'reach-ru3': '1' }));
  play.does({ do: 'feed-city', area: 'ulm' });
  return accept(dice(play, { die: 2 }));
}
export const february = (play: Table): Table =>
  alliesInFebruary(frenchFebruary(seaOfFebruary(politicsOfFebruary(play)))).goTo('diplomacy');

const feed = (play: Table, power: Power, reach: Readonly<Record<string, string>> = {}): Table => {
  play.goTo('supply', power).does({ do: 'supply-bill', power, guests: [] });
  return accept(Object.keys(reach).length > 0 ? says(play, reach) : play);
};

/** A breach: the fortress is stormed, and what is left of its garrison goes into the box. */
export function frenchMarch(play: Table): Table {
  feed(play, 'FR').goTo('landCombat', 'FR').does({ do: 'assault-attempt', power: 'FR', area: 'ulm' });
  accept(says(dice(play, { die: 5 }), { 'CH-12 5/result': '2' }));
  accept(play);
  dice(says(play, { 'base-defender': 35 }), { attacker: 4, defender: 2 });
  says(play, { 'CH-08 5-1/4-loss': '10', 'CH-08 5-1/4-morale': 40, 'CH-08 5-2/2-loss': '5', 'CH-08 5-2/2-morale': 3 });
  accept(play);
  while (kind(play) === 'eia-losses') accept(play);
  return play;
}
/** The Russians march to Ulm; who is beaten there was settled on the table. */
export function toTheTable(play: Table): Table {
  play.goTo('landMove', 'RU').does(march('ru1', 'ulm'), march('ru2', 'ulm'));
  feed(play, 'RU', { 'reach-ru1': '2', 'reach-ru2': '2' }).goTo('landCombat', 'RU');
  const side = (power: Power, corps: readonly string[]) => ({ power, corps, outflank: [], chit: null, note: 0 });
  return play.does({
    ...{ do: 'to-table', area: 'ulm', kind: 'field', river: false, day: 1 },
    ...{ attacker: side('RU', ['ru1', 'ru2']), defender: side('FR', ['fr1', 'fr4']) },
  });
}
export function homeFromTheTable(play: Table): Table {
  const combat = Object.values(play.state.combats).find(({ over, via }) => !over && via === 'table');
  play.does({
    do: 'home',
    result: {
      ...{ requestId: combat?.id ?? '', outcome: 'defender', withdrew: [], leaders: [] },
      corpsUsed: ['ru1', 'ru2', 'fr1', 'fr4'],
      menLost: [
        { force: 'ru1', type: 'regular', men: 4500 },
        { force: 'fr1', type: 'regular', men: 1500 },
      ],
    },
  });
  accept(says(play, { to: 'prague' }));
  return feed(play, 'AU');
}

/** What is open is settled as it is proposed; a cell of a chart is typed as it is said here. */
export function settles(play: Table, cells: Readonly<Record<string, number>> = {}): Table {
  for (let n = 0; n < 40 && kind(play) !== undefined; n += 1) {
    const one = asked(play.state);
    const open = one ? (procedureOf(one.kind).facts?.(play.state, one) ?? []) : [];
    const typed = open.filter(({ key }) => key.startsWith('cell '));
    if (typed.length > 0)
      says(play, Object.fromEntries(typed.map(({ key }) => [key, cells[key.slice('cell '.length)] ?? 0])));
    accept(play);
  }
  return play;
}
/** To a step, settling what the steps before it ask. */
export function until(
  play: Table,
  step: Table['state']['clock']['step'],
  cells?: Readonly<Record<string, number>>,
): Table {
  for (let n = 0; n < 80 && play.state.clock.step !== step; n += 1) {
    const [slot] = empiresInArms.menu(settles(play, cells).state, 'table').filter((one) => one.do === 'take-slot');
    play.does(slot ?? { do: 'next' });
  }
  return settles(play, cells);
}
/** Printed on the status display of this group: victory points and drift of the boxes that are met. */
export const CELLS = {
  ...{ 'CH-04 9/vp': 4, 'CH-04 13/vp': 6, 'CH-04 4/vp': 2, 'CH-04 16/vp': 7 },
};
export function marchEconomy(play: Table): Table {
  until(play, 'spending', CELLS).does({
    ...{ do: 'buy', power: 'FR', nation: 'FR', order: { infantry: 2 }, corps: [], fleets: [] },
  });
  return until(play, 'diplomacy', CELLS);
}
export const marchMonth = (play: Table): Table => marchEconomy(homeFromTheTable(toTheTable(frenchMarch(play))));

/** Two quiet months. In May Russia pays for one corps, the two in Prague live off the country. */
export function april(play: Table): Table {
  feed(play, 'FR');
  feed(play, 'RU', { 'reach-ru1': '1', 'reach-ru2': '1' });
  return until(feed(play, 'AU'), 'diplomacy');
}
export function may(play: Table): Table {
  feed(play, 'FR');
  feed(play, 'RU', { 'reach-ru1': 'forage', 'reach-ru2': 'forage' });
  // The Second throws 5: three points unused, two other corps there, 4 over a forage value of 3. The First throws 4.
  accept(dice(play, { die: 5 }));
  accept(dice(play, { die: 4 }));
  return until(feed(play, 'AU'), 'diplomacy');
}

/** Austria sues France, which takes one term of the loser's own and none besides; both corps go home. */
export function peaceOfJune(play: Table): Table {
  play.goTo('peace').does({ do: 'sue', power: 'AU', to: ['FR'] });
  accept(accept(play));
  accept(says(play, { term: '' }));
  return play.does(
    { do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' },
    { do: 'send-home', is: 'corps', id: 'fr4', area: 'metz' },
  );
}
const dueTo = (play: Table, owner: Power): string =>
  Object.values(play.state.queue).find((one) => one.owner === owner)?.id ?? '';
/** Who was a prisoner comes back, and what was bought in March arrives. */
export function reinforcementsOfJune(play: Table): Table {
  play.goTo('armyReinforcement', 'AU').does({
    ...{ do: 'place-factors', item: dueTo(play, 'AU'), factors: { regular: 1 }, to: { corps: 'au2' } },
  });
  return play.goTo('armyReinforcement', 'FR').does({
    ...{ do: 'place-factors', item: dueTo(play, 'FR'), factors: { regular: 2 }, to: { corps: 'fr3' } },
  });
}
/** Russia has no money left: all of it forages, and in the Economic Phase it cannot pay its upkeep. */
export function endOfJune(play: Table): Table {
  feed(play, 'FR');
  feed(play, 'RU', { 'reach-ru1': 'forage', 'reach-ru2': 'forage', 'reach-ru3': 'forage' });
  for (let n = 0; n < 3; n += 1) accept(dice(play, { die: 2 }));
  return until(feed(play, 'AU'), 'diplomacy', CELLS);
}
export const june = (play: Table): Table => endOfJune(reinforcementsOfJune(peaceOfJune(play)));
