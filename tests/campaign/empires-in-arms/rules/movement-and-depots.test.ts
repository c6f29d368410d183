import { describe, expect, it } from 'vitest';
import {
  garrisonOfLost,
  isBlocked,
  isSource,
  mayPlace,
  mayPlaceAtCity,
  mayPlaceAtPort,
  mayPlaceOnChain,
  mayPlaceOnFleet,
  maySupplyBySea,
  portDepot,
} from '../../../../src/campaign/empires-in-arms/rules/depots.ts';
import { mayBesiege, mayRetire, mustDo } from '../../../../src/campaign/empires-in-arms/rules/entering.ts';
import {
  type Detachment,
  inGarrison,
  mayDetach,
  mayGarrisonDepot,
} from '../../../../src/campaign/empires-in-arms/rules/garrisons.ts';
import {
  allowance,
  type Entry,
  enter,
  entryCost,
  type Mover,
  mayForceMarch,
} from '../../../../src/campaign/empires-in-arms/rules/movement-allowance.ts';
import type { Legality } from '../../../../src/engine/legality.ts';
import { codeOf } from '../../../../src/engine/message.ts';

const why = (legal: Legality) => (legal.ok ? undefined : codeOf(legal.why));

const foot: Mover = {
  what: 'corps',
  cavalrySymbol: false,
  bracketed: false,
  nation: 'RU',
  controller: 'RU',
  combinationMissing: false,
  forceMarched: false,
  landed: false,
};
const clear: Entry = { terrain: 'clear', river: false, enemyCorps: false, arrow: false, enemyFleet: false };

describe('movement', () => {
  it.each<[string, Partial<Mover>, number]>([
    ['EIA-107 foot goes three', {}, 3],
    ['EIA-107 the cavalry symbol goes five', { cavalrySymbol: true }, 5],
    ['EIA-107 cossacks go five', { what: 'cossack' }, 5],
    ['EIA-107 freikorps go five', { what: 'freikorps' }, 5],
    ['EIA-107 guerillas go one area', { what: 'guerilla' }, 1],
    ['EIA-107 the French go four', { nation: 'FR', controller: 'FR' }, 4],
    ['EIA-107 a bracketed three is four under the French', { nation: 'Bavaria', controller: 'FR', bracketed: true }, 4],
    ['EIA-107 a plain three stays three', { nation: 'Naples', controller: 'FR' }, 3],
    ['EIA-107 a bracketed three is three under others', { nation: 'Bavaria', controller: 'PR', bracketed: true }, 3],
    [
      'EIA-107 a corps of a missing combination goes three',
      { nation: 'Bavaria', controller: 'FR', bracketed: true, combinationMissing: true },
      3,
    ],
    ['EIA-108 a force march adds one', { forceMarched: true }, 4],
    ['EIA-116 who lands goes no further', { landed: true }, 0],
  ])('%s', (_, more, points) => {
    expect(allowance({ ...foot, ...more }).total).toBe(points);
  });

  it.each<[string, Partial<Mover>, object, string | undefined]>([
    ['EIA-108 foot may force march', {}, {}, undefined],
    ['EIA-108 cossacks may not', { what: 'cossack' }, {}, 'eiasupply-no-force-irregular'],
    ['EIA-108 cavalry may not', { cavalrySymbol: true }, {}, 'eiasupply-no-force-cavalry'],
    ['EIA-108 cavalry may without the errata', { cavalrySymbol: true }, { errata000: 'off' }, undefined],
    ['EIA-108 who lands may not', { landed: true }, {}, 'eiasupply-no-force-landed'],
  ])('%s', (_, more, rulings, reason) => {
    expect(why(mayForceMarch({ ...foot, ...more }, rulings))).toBe(reason);
  });

  it.each<[string, Partial<Entry>, number]>([
    ['EIA-109 an area costs one', {}, 1],
    ['EIA-109 forest costs one', { terrain: 'forest' }, 1],
    ['EIA-109 marsh costs two', { terrain: 'marsh' }, 2],
    ['EIA-109 a river costs nothing by itself', { river: true }, 1],
    [
      'EIA-109 a river to an enemy corps in a mountain costs three',
      { terrain: 'mountain', river: true, enemyCorps: true },
      3,
    ],
    ['EIA-109 an arrow costs one more', { arrow: true }, 2],
  ])('%s', (_, more, cost) => {
    expect(entryCost({ ...clear, ...more }).total).toBe(cost);
  });

  it('EIA-109 an enemy fleet bars the arrow', () => {
    expect(why(enter('corps', 3, { ...clear, arrow: true, enemyFleet: true }).legal)).toBe('eiasupply-arrow-barred');
  });

  it('EIA-110 stops at an enemy corps, at the last point, and goes nowhere it cannot pay', () => {
    expect(enter('corps', 3, { ...clear, enemyCorps: true })).toMatchObject({ left: 2, stops: true });
    expect(enter('cossack', 3, { ...clear, enemyCorps: true })).toMatchObject({ left: 2, stops: false });
    expect(enter('corps', 1, clear)).toMatchObject({ left: 0, stops: true });
    expect(why(enter('corps', 1, { ...clear, terrain: 'marsh' }).legal)).toBe('eiasupply-too-far');
    expect(enter('guerilla', 1, { ...clear, terrain: 'mountain' })).toMatchObject({ left: 0, legal: { ok: true } });
  });
});

describe('depots', () => {
  const place = { enemyHere: false, ownCorpsHere: false, depotHere: false, counters: null, purse: 10 };
  it.each([
    ['EIA-101 an open place takes one', {}, undefined],
    ['EIA-101 not where an enemy stands', { enemyHere: true }, 'eiasupply-depot-enemy'],
    ['EIA-101 but where an own corps stands too', { enemyHere: true, ownCorpsHere: true }, undefined],
    ['EIA-101 one to an area', { depotHere: true }, 'eiasupply-depot-there'],
    ['EIA-101 no more than there are counters', { counters: 0 }, 'eiasupply-depot-no-counter'],
    ['EIA-101 a dollar each', { purse: 1 }, 'eiasupply-depot-no-money'],
  ])('%s', (_, more, reason) => {
    expect(why(mayPlace({ ...place, ...more }))).toBe(reason);
  });

  it('EIA-102 a friendly city in own land, unbesieged', () => {
    const city = { friendly: true, besieged: false, ownLand: true };
    expect(why(mayPlaceAtCity(city))).toBeUndefined();
    expect(why(mayPlaceAtCity({ ...city, besieged: true }))).toBe('eiasupply-depot-besieged');
    expect(why(mayPlaceAtCity({ ...city, ownLand: false }))).toBe('eiasupply-depot-not-own');
  });

  it('EIA-103 an open friendly port with a source over the sea, besieged or not', () => {
    const port = { friendly: true, blockaded: false, seaSource: true };
    expect(why(mayPlaceAtPort(port))).toBeUndefined();
    expect(why(mayPlaceAtPort({ ...port, blockaded: true }))).toBe('eiasupply-depot-blockaded');
    expect(why(mayPlaceAtPort({ ...port, seaSource: false }))).toBe('eiasupply-depot-no-sea-source');
  });

  const chain = { gap: 2, old: true, land: 'own', ownCorpsHere: false, atWar: false, leave: false } as const;
  it.each([
    ['EIA-104 within two areas of an old depot', {}, undefined],
    ['EIA-104 not three', { gap: 3 }, 'eiasupply-depot-far'],
    ['EIA-104 not past a block', { gap: null }, 'eiasupply-depot-far'],
    ['EIA-104 not from one of this turn', { old: false }, 'eiasupply-depot-new'],
    ['EIA-104 abroad with a corps alone', { land: 'power' }, 'eiasupply-depot-no-corps'],
    ['EIA-104 in a neutral at war alone', { land: 'neutral', ownCorpsHere: true }, 'eiasupply-depot-neutral'],
    ['EIA-104 with a power by leave', { land: 'power', ownCorpsHere: true, leave: true }, undefined],
    ['EIA-104 and not without', { land: 'power', ownCorpsHere: true }, 'eiasupply-depot-no-leave'],
  ] as const)('%s', (_, more, reason) => {
    expect(why(mayPlaceOnChain({ ...chain, ...more }))).toBe(reason);
  });

  it('EIA-105 a source is a city of one’s own, free of enemies', () => {
    const city = { ownLand: true, controlled: true, besieged: false, enemyHere: false };
    expect(isSource(city)).toBe(true);
    expect(isSource({ ...city, besieged: true })).toBe(false);
    expect(isSource({ ...city, enemyHere: true })).toBe(false);
  });

  it('EIA-105 enemies block a gap, unless own troops stand there; fleets block an arrow', () => {
    expect(isBlocked({ enemyHere: true, ownHere: false })).toBe(true);
    expect(isBlocked({ enemyHere: true, ownHere: true })).toBe(false);
    expect(isBlocked({ enemyHere: false, ownHere: false, arrowUnderEnemyFleet: true })).toBe(true);
  });

  const fleet = { ownFleet: true, atSea: true, depotInSea: false, port: true, icedIn: false, noStraits: false };
  it.each([
    ['EIA-106 on an own fleet at sea', {}, undefined],
    ['EIA-130 not on another power’s', { ownFleet: false }, 'eiasupply-fleet-not-own'],
    ['EIA-130 one to a sea', { depotInSea: true }, 'eiasupply-fleet-one-a-sea'],
    ['EIA-130 from an open sourced port', { port: false }, 'eiasupply-fleet-no-port'],
    ['EIA-130 not over ice', { icedIn: true }, 'eiasupply-fleet-ice'],
    ['EIA-130 through the straits by leave', { noStraits: true }, 'eiasupply-no-straits'],
  ])('%s', (_, more, reason) => {
    expect(why(mayPlaceOnFleet({ ...fleet, ...more }))).toBe(reason);
  });

  it('EIA-129 two ports with depots, none blockaded, a fleet in the sourced one', () => {
    const sea = { depots: true, blockaded: false, fleetAtSource: true, icedIn: false, noStraits: false };
    expect(why(maySupplyBySea(sea))).toBeUndefined();
    expect(why(maySupplyBySea({ ...sea, depots: false }))).toBe('eiasupply-sea-no-depots');
    expect(why(maySupplyBySea({ ...sea, fleetAtSource: false }))).toBe('eiasupply-sea-no-fleet');
    expect(why(maySupplyBySea({ ...sea, icedIn: true }))).toBe('eiasupply-fleet-ice');
  });

  it('EIA-118 the garrison of a burnt depot goes in where there is room; the rest surrenders', () => {
    expect(garrisonOfLost(7, 5)).toEqual({ toCity: 5, left: 2 });
    expect(garrisonOfLost(3, 0)).toEqual({ toCity: 0, left: 3 });
  });

  it.each([
    ['EIA-133 stays while the siege goes on', { besieged: true }, 'stays'],
    ['EIA-133 goes when no source reaches it', { besieged: true, seaSource: false }, 'removed'],
    ['EIA-133 moves out when the siege is over', {}, 'movesOut'],
    ['EIA-133 and destroys the enemy’s there', { enemyDepotOutside: true }, 'movesOutAndDestroys'],
  ])('%s', (_, more, end) => {
    expect(portDepot({ besieged: false, seaSource: true, enemyDepotOutside: false, ...more })).toBe(end);
  });
});

describe('garrisons', () => {
  const detach: Detachment = {
    kind: 'infantry',
    type: 'regular',
    factors: 2,
    inCorps: 5,
    room: 10,
    enemyCorpsOutside: false,
    minorAbroad: false,
    minorsMay: false,
  };
  it.each<[string, Partial<Detachment>, string | undefined]>([
    ['EIA-111 infantry may', {}, undefined],
    ['EIA-111 a feudal corps may not', { kind: 'feudal' }, 'eiasupply-detach-kind'],
    ['EIA-112 guns may not', { type: 'artillery' }, 'eiasupply-detach-kind'],
    ['EIA-111 not beside an enemy corps', { enemyCorpsOutside: true }, 'eiasupply-detach-enemy'],
    ['EIA-111 a free state not abroad', { minorAbroad: true }, 'eiasupply-detach-minor'],
    ['EIA-277 but with the option', { minorAbroad: true, minorsMay: true }, undefined],
    ['EIA-111 one stays in the corps', { factors: 5 }, 'eiasupply-detach-empty'],
    ['EIA-113 not more than the city holds', { room: 1 }, 'eiasupply-detach-room'],
  ])('%s', (_, more, reason) => {
    expect(why(mayDetach({ ...detach, ...more }))).toBe(reason);
  });

  it('EIA-112 guard and cavalry turn to infantry for good', () => {
    expect(['guard', 'cavalry', 'militia', 'regular'].map((type) => inGarrison(type as 'guard'))).toEqual([
      'regular',
      'regular',
      'militia',
      'regular',
    ]);
  });

  it('EIA-114 a depot is held by its owner’s troops, not by guerillas', () => {
    expect(why(mayGarrisonDepot('cossack', true))).toBeUndefined();
    expect(why(mayGarrisonDepot('guerilla', true))).toBe('eiasupply-depot-guerilla');
    expect(why(mayGarrisonDepot('regular', false))).toBe('eiasupply-depot-owner');
  });
});

describe('coming upon enemies', () => {
  it.each([
    ['EIA-119 a corps in the open is attacked', { corpsInOpen: true }, ['attack']],
    ['EIA-119 a garrison alone is passed or besieged', { cityHeld: true }, ['pass', 'besiege']],
    ['EIA-119 cossacks are attacked by who stays', { lightOrDepot: true }, ['attackIfStays']],
    ['EIA-119 nobody is in the way', {}, ['pass']],
  ])('%s', (_, more, choices) => {
    expect(mustDo({ corpsInOpen: false, cityHeld: false, lightOrDepot: false, ...more })).toEqual(choices);
  });

  it('EIA-140 whole corps slip into a city with room, if rivals agree', () => {
    const city = { friendlyOrVacant: true, besieged: false, room: 10, factors: 10, agreed: true };
    expect(why(mayRetire(city))).toBeUndefined();
    expect(why(mayRetire({ ...city, factors: 11 }))).toBe('eiacombat-refuge-room');
    expect(why(mayRetire({ ...city, agreed: false }))).toBe('eiacombat-refuge-not-agreed');
    expect(why(mayRetire({ ...city, besieged: true }))).toBe('eiacombat-refuge-besieged');
  });

  it('EIA-174 a siege takes a corps, and after a fight no rest used to forage', () => {
    expect(why(mayBesiege({ corps: 0, restedForagers: 0, justFought: false }))).toBe('eiasiege-no-corps');
    expect(why(mayBesiege({ corps: 2, restedForagers: 1, justFought: true }))).toBe('eiasiege-foraged');
    expect(why(mayBesiege({ corps: 2, restedForagers: 1, justFought: false }))).toBeUndefined();
  });
});
