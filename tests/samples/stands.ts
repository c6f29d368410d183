/** Where a battle and a campaign stand, in facts that a player would miss. */
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Campaign } from '../../src/campaign/age-of-napoleon/campaign.ts';

const each = <T, R>(all: Readonly<Record<string, T>>, of: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, of(one)]));

export const standOfBattle = (battle: Battle) => ({
  turn: battle.turn,
  phase: battle.phase,
  minutes: battle.minutes,
  weather: battle.sky.weather,
  over: battle.ended !== null,
  open: battle.agenda.map(({ kind }) => kind),
  rerolls: [battle.sides.a.rerolls, battle.sides.b.rerolls],
  orders: each(battle.formations, ({ order }) => order),
  officers: each(battle.officers, ({ fate }) => fate),
  units: each(battle.units, ({ lost, fate, exhaustion, disordered, shaken, stands }) =>
    [lost.white, lost.red, lost.blue, fate, exhaustion, disordered, shaken, stands].join(' '),
  ),
});

export const standOfCampaign = (state: Campaign) => ({
  now: state.now,
  sides: state.sides,
  rulings: state.rulings,
  slots: state.slots,
  open: state.agenda.map(({ kind }) => kind),
  battles: Object.keys(state.battles).length,
  areas: Object.keys(state.areas),
  armies: each(state.armies, ({ name, area, mr, sr, rating }) => [name, area, mr, sr, rating].join(' ')),
  corps: each(state.corps, ({ name, nation, rating, spent, army, place }) =>
    [name, nation, rating, spent, army, JSON.stringify(place)].join(' '),
  ),
});
