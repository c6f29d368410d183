/** Two seas and a third, three ports and fleets in them; nothing of it is off a real map or counter. */
import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import type { Fleet, Port, Sea } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Rulings } from '../../../src/campaign/empires-in-arms/rulings.ts';
import { asked } from '../../../src/engine/question.ts';
import { area, corps, leader, SETUP, type Table, table } from './fixtures.ts';

export const sea = (id: string, more: Partial<Sea> = {}): Sea => ({ id, name: id, ice: false, ...more });
export const port = (id: string, at: string, seas: readonly string[], more: Partial<Port> = {}): Port => ({
  ...{ id, name: id, area: at, first: 2, second: 3, guns: 5, seas, icebound: false, blackSea: false },
  ...more,
});
export const fleet = (
  id: string,
  nation: string,
  place: Fleet['place'],
  ships: number,
  more: Partial<Fleet> = {},
): Fleet => ({
  ...{ id, name: id, nation, capacity: 30, ships, place, done: false },
  ...more,
});
export const inPort = (id: string): Fleet['place'] => ({ at: 'port', port: id });
export const atSea = (id: string): Fleet['place'] => ({ at: 'sea', sea: id });

const POWERS = ['FR', 'GB', 'RU', 'SP'] as const;
export const NAVAL_SETUP: Partial<Setup> = {
  powers: POWERS.map((id) => ({ id, player: id, french: id === 'FR' })),
  date: { y: 1806, m: 4 },
  sheets: {
    areas: [
      area('brest', { owner: 'FR', port: 'brest', spires: 5 }),
      area('dover', { owner: 'GB', port: 'dover', spires: 5 }),
      area('cadiz', { owner: 'SP', port: 'cadiz', spires: 5 }),
      area('riga', { owner: 'RU', port: 'riga', spires: 5 }),
    ],
    ports: [
      port('brest', 'brest', ['west']),
      port('dover', 'dover', ['west', 'north']),
      port('cadiz', 'cadiz', ['south'], { guns: null }),
      port('riga', 'riga', ['ice']),
    ],
    seas: [sea('west'), sea('north'), sea('south'), sea('ice', { ice: true })],
    corps: [
      corps('fr1', 'FR', 'brest'),
      corps('fr2', 'FR', 'brest'),
      corps('gb1', 'GB', 'dover'),
      corps('sp1', 'SP', 'cadiz'),
    ],
    leaders: [
      leader('nelson', 'GB', { special: 'nelson', s: null, t: null, max: null, status: { is: 'fleet', fleet: 'gbA' } }),
      leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } }),
    ],
    fleets: [
      fleet('frA', 'FR', inPort('brest'), 20),
      fleet('frB', 'FR', inPort('brest'), 11),
      fleet('gbA', 'GB', atSea('west'), 30),
      fleet('gbB', 'GB', atSea('west'), 30),
      fleet('spA', 'SP', inPort('cadiz'), 12),
      fleet('ruA', 'RU', inPort('riga'), 9),
    ],
  },
  slots: {
    'CH-05': { '0/percent': 5, '1/percent': 10, '2/percent': 10, '4/percent': 15, '6/percent': 25, '7/percent': 25 },
    'CH-04': { 'display/boxes': 30 },
  },
  rulings: { halves: 'up' },
};
/** At war with each other, before play begins. */
export function navalTable(
  wars: readonly (readonly [string, string])[] = [['FR', 'GB']],
  rulings: Rulings = {},
  more: Partial<Setup> = {},
): Table {
  const play = table({ ...SETUP, ...NAVAL_SETUP, ...more, rulings: { ...NAVAL_SETUP.rulings, ...rulings } });
  wars.forEach(([a, b], i) => {
    play.does({ do: 'add-piece', ledger: 'wars', piece: { id: `w${i}`, a, b, since: { y: 1806, m: 1 }, order: i } });
  });
  for (const { id } of POWERS.map((id) => ({ id })))
    play.does({ do: 'figure', power: id, of: 'pp', by: 12, note: 'x' });
  return play;
}

/** Answers the open question, lays own dice by slot, and accepts it. */
export function settle(
  play: Table,
  kind: string,
  facts: Readonly<Record<string, string | number | boolean>> = {},
  dice: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>> = {},
): Table {
  const task = asked(play.state);
  if (task?.kind !== kind) throw new Error(`Asked is ${task?.kind}, not ${kind}.`);
  // One after the other: an answer may lead to the next question.
  for (const [key, value] of Object.entries(facts)) play.does({ do: 'answer', task: task.id, facts: { [key]: value } });
  for (let n = 0; n < 9; n += 1) {
    const now = asked(play.state);
    const need = now && procedureOf(kind).needs(play.state, now)[0];
    if (!need || now?.id !== task.id) break;
    const die = dice[need.slot];
    if (!die) throw new Error(`No die for ${need.slot}.`);
    play.does({ do: 'enter', task: task.id, slot: need.slot, thing: { die } });
  }
  return play.does({ do: 'accept', task: task.id });
}
