import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell } from '../../../../src/campaign/empires-in-arms/charts.ts';
import { percentOf } from '../../../../src/campaign/empires-in-arms/rules/casualties.ts';
import {
  attackBinds,
  type Blockade,
  drowned,
  hasRoom,
  mayBlockade,
  mayEmbark,
  mayFightHere,
  mayPassDardanelles,
  mayStep,
  mustLeaveBox,
  type Step,
  scuttlePoints,
  stackMoves,
  stepCost,
  waysOut,
} from '../../../../src/campaign/empires-in-arms/rules/fleets.ts';
import {
  afterInterception,
  attempt,
  type Interceptor,
  type Moving,
  mayIntercept,
  needsDie,
} from '../../../../src/campaign/empires-in-arms/rules/interception.ts';
import {
  emptied,
  evades,
  fireDie,
  gunsSpeak,
  mayEvade,
  mayPursue,
  type NavalSide,
  navalPoints,
  navalRetreat,
  navalWinner,
  shooting,
  windByPlace,
  windOf,
  windRoll,
} from '../../../../src/campaign/empires-in-arms/rules/naval-battle.ts';
import type { Legality } from '../../../../src/engine/legality.ts';
import { codeOf } from '../../../../src/engine/message.ts';

const why = (legal: Legality) => (legal.ok ? undefined : codeOf(legal.why));

const step: Step = {
  from: 'sea',
  to: 'sea',
  movesLeft: 1,
  winter: false,
  ice: false,
  dardanelles: false,
  maySailDardanelles: true,
  foreignPort: false,
  leave: false,
  attacks: false,
};

describe('sailing', () => {
  it.each([
    ['EIA-071 sea to sea', 'sea', 'sea', 1],
    ['EIA-071 sea to box', 'sea', 'box', 1],
    ['EIA-071 box to sea', 'box', 'sea', 1],
    ['EIA-071 sea to port', 'sea', 'port', 1],
    ['EIA-071 port to sea', 'port', 'sea', 1],
    ['EIA-071 port to its box', 'port', 'box', 0],
    ['EIA-071 box to its port', 'box', 'port', 0],
  ] as const)('%s', (_, from, to, cost) => expect(stepCost(from, to)).toBe(cost));

  it.each<[string, Partial<Step>, string | undefined]>([
    ['EIA-071 the last point is spent', { movesLeft: 1 }, undefined],
    ['EIA-071 without a point nobody sails', { movesLeft: 0 }, 'eianaval-no-moves'],
    ['EIA-071 into port without a point', { movesLeft: 0, from: 'box', to: 'port' }, undefined],
    ['EIA-074 ice holds in winter', { winter: true, ice: true }, 'eianaval-ice'],
    ['EIA-074 no ice in summer', { ice: true }, undefined],
    ['EIA-073 the straits are closed', { dardanelles: true, maySailDardanelles: false }, 'eianaval-dardanelles'],
    ['EIA-073 the straits are open', { dardanelles: true }, undefined],
    ['EIA-072 a foreign port refuses', { to: 'port', foreignPort: true }, 'eianaval-no-leave'],
    ['EIA-072 a foreign port gives leave', { to: 'port', foreignPort: true, leave: true }, undefined],
    ['EIA-072 a foreign port is attacked', { to: 'port', foreignPort: true, attacks: true }, undefined],
  ])('%s', (_, more, code) => expect(why(mayStep({ ...step, ...more }))).toBe(code));

  it.each([
    ['EIA-264 off: seven each', 3, true, false, false, 7],
    ['EIA-264 one fleet: seven', 1, false, true, false, 7],
    ['EIA-264 three fleets: five', 3, false, true, false, 5],
    ['EIA-264 one laden fleet: six', 1, true, true, false, 6],
    ['EIA-264 five laden fleets: four at least', 5, true, true, false, 4],
    ['EIA-264 not in a retreat or a pursuit', 5, true, true, true, 7],
  ] as const)('%s', (_, fleets, laden, on, after, moves) =>
    expect(stackMoves({ fleets, laden }, on, after).total).toBe(moves),
  );

  it.each([
    ['EIA-073 held by another', { holder: 'TU', besieged: false, leave: false }, false],
    ['EIA-073 by leave', { holder: 'TU', besieged: false, leave: true }, true],
    ['EIA-073 held by oneself', { holder: 'RU', besieged: false, leave: false }, true],
    ['EIA-238 besieged, nobody holds it', { holder: 'TU', besieged: true, leave: false }, true],
  ] as const)('%s', (_, city, may) => expect(mayPassDardanelles('RU', city)).toBe(may));

  it('EIA-074 nobody fights in the ice', () => {
    expect(why(mayFightHere(true, true))).toBe('eianaval-ice-battle');
    expect(mayFightHere(true, false).ok).toBe(true);
  });
  it('EIA-079 at sea an attack is free, in a port or a box it must be', () => {
    expect(attackBinds('sea')).toBe(false);
    expect(attackBinds('port')).toBe(true);
    expect(attackBinds('box')).toBe(true);
  });
});

describe('cargo', () => {
  const ship = { samePort: true, combined: false, room: true };
  const own = { is: 'corps', insurrection: false, foreign: false } as const;
  it.each([
    ['EIA-080 an own corps from the same port', own, ship, undefined],
    ['EIA-080 a corps of another port', own, { ...ship, samePort: false }, 'eianaval-other-port'],
    ['EIA-080 an ally’s corps', { ...own, foreign: true }, ship, 'eianaval-not-combined'],
    ['EIA-080 an ally’s corps that moves together', { ...own, foreign: true }, { ...ship, combined: true }, undefined],
    ['EIA-080 an insurrection corps', { ...own, insurrection: true }, ship, 'eianaval-not-aboard'],
    ['EIA-080 cossacks', { is: 'cossack' }, ship, 'eianaval-not-aboard'],
    ['EIA-080 a garrison', { is: 'garrison' }, ship, 'eianaval-not-aboard'],
    ['EIA-080 a leader by himself', { is: 'leader' }, ship, 'eianaval-not-aboard'],
    ['EIA-080 no fleet is free', own, { ...ship, room: false }, 'eianaval-no-room'],
  ] as const)('%s', (_, cargo, of, code) => expect(why(mayEmbark(cargo, of))).toBe(code));

  it.each([
    ['EIA-080 a corps a fleet', { corps: 2, factors: 30 }, 2, false, true],
    ['EIA-080 a corps too many', { corps: 3, factors: 3 }, 2, false, false],
    ['EIA-265 ten factors a fleet', { corps: 3, factors: 20 }, 2, true, true],
    ['EIA-265 a factor too many', { corps: 1, factors: 21 }, 2, true, false],
  ] as const)('%s', (_, aboard, fleets, small, room) => expect(hasRoom(aboard, fleets, small)).toBe(room));

  it('EIA-081 corps above the fleets that are left go down', () => {
    expect(drowned({ corps: 3, factors: 30 }, 1, false)).toEqual({ corps: 2, factors: 0 });
    expect(drowned({ corps: 1, factors: 30 }, 2, false)).toEqual({ corps: 0, factors: 0 });
  });
  it('EIA-265 factors above ten a fleet go down', () => {
    expect(drowned({ corps: 3, factors: 30 }, 1, true)).toEqual({ corps: 0, factors: 20 });
  });
});

describe('ports and blockades', () => {
  it('EIA-082 a fleet leaves a port that falls; blockaded it fights or is scuttled', () => {
    expect(waysOut(false)).toEqual(['leave']);
    expect(waysOut(true)).toEqual(['scuttle', 'fight']);
  });
  it('EIA-053 EIA-082 an empty fleet is scuttled for nothing', () => {
    expect(scuttlePoints([{ ships: 0 }, { ships: 1 }, { ships: 30 }], 'EIA-082').total).toBe(-2);
    expect(scuttlePoints([{ ships: 0 }], 'EIA-053').total + 0).toBe(0);
  });
  const nothing: Blockade = { atWarWithOwner: false, enemyFleet: false, enemyCorps: false };
  it.each<[string, Partial<Blockade>, boolean]>([
    ['EIA-083 without an enemy', {}, false],
    ['EIA-083 at war with the owner', { atWarWithOwner: true }, true],
    ['EIA-083 an enemy fleet lies there', { enemyFleet: true }, true],
    ['EIA-083 an enemy corps could sail', { enemyCorps: true }, true],
  ])('%s', (_, more, may) => {
    expect(mayBlockade({ ...nothing, ...more }).ok).toBe(may);
    expect(mustLeaveBox({ ...nothing, ...more })).toBe(!may);
  });
});

describe('interception', () => {
  const there: Interceptor = {
    lies: 'sea',
    distance: 'same',
    atWar: true,
    blockaded: false,
    beaten: false,
    tried: false,
    maySailThere: true,
  };
  const sails: Moving = { into: 'sea', asks: false, afterBattle: false };
  it.each<[string, Partial<Interceptor>, Partial<Moving>, string | undefined]>([
    ['EIA-076 an enemy in the sea', {}, {}, undefined],
    ['EIA-076 an enemy next to it', { distance: 'adjacent' }, {}, undefined],
    ['EIA-076 too far', { distance: 'far' }, {}, 'eianaval-too-far'],
    ['EIA-076 at peace', { atWar: false }, {}, 'eianaval-not-at-war'],
    ['EIA-076 out of a port', { lies: 'port', distance: 'adjacent' }, {}, undefined],
    [
      'EIA-076 out of a blockaded port',
      { lies: 'port', distance: 'adjacent', blockaded: true },
      {},
      'eianaval-blockaded',
    ],
    ['EIA-076 into the box it lies in', { lies: 'box' }, { into: 'box' }, undefined],
    ['EIA-076 into a box, from the sea', {}, { into: 'box' }, 'eianaval-only-box'],
    ['EIA-076 from a box, in the sea', { lies: 'box', distance: 'adjacent' }, {}, 'eianaval-box-only'],
    ['EIA-076 into a port', { lies: 'box' }, { into: 'port' }, 'eianaval-into-port'],
    ['EIA-076 into a port, and asks', { lies: 'box' }, { into: 'port', asks: true }, undefined],
    ['EIA-076 in retreat', {}, { afterBattle: true }, 'eianaval-after-battle'],
    ['EIA-076 the straits are closed to it', { distance: 'adjacent', maySailThere: false }, {}, 'eianaval-dardanelles'],
    ['EIA-076 one stack a try', { tried: true }, {}, 'eianaval-tried'],
    ['EIA-078 beaten in this sequence', { beaten: true }, {}, 'eianaval-beaten'],
  ])('%s', (_, stack, moving, code) =>
    expect(why(mayIntercept({ ...there, ...stack }, { ...sails, ...moving }))).toBe(code),
  );

  it.each([
    ['EIA-077 same sea, 3', 3, 'same', false, true],
    ['EIA-077 same sea, 4', 4, 'same', false, false],
    ['EIA-077 same sea, 4, NELSON', 4, 'same', true, true],
    ['EIA-077 next to it, 1', 1, 'adjacent', false, true],
    ['EIA-077 next to it, 2', 2, 'adjacent', false, false],
    ['EIA-077 next to it, 2, NELSON', 2, 'adjacent', true, true],
  ] as const)('%s', (_, die, distance, nelson, succeeds) =>
    expect(attempt(die, { distance, lies: 'sea' }, nelson).succeeds).toBe(succeeds),
  );

  it('EIA-077 a box needs no die', () => {
    expect(needsDie('box')).toBe(false);
    expect(needsDie('sea')).toBe(true);
  });
  it.each([
    ['EIA-078 the interceptor wins', 'interceptor', { retreats: 'mover', moves: 0, interceptorDone: false }],
    ['EIA-078 the mover wins', 'mover', { retreats: 'interceptor', moves: 4, interceptorDone: true }],
    ['EIA-078 nobody wins: only a win sails on', null, { retreats: null, moves: 0, interceptorDone: false }],
  ] as const)('%s', (_, winner, after) => expect(afterInterception(winner, 4)).toEqual(after));
});

describe('a battle at sea', () => {
  const french: NavalSide = { ships: 31, nations: ['FR'], nelson: false };
  const british: NavalSide = { ships: 60, nations: ['GB'], nelson: true };

  it('EIA-087 only at sea, not from an interception, on 1 and 2', () => {
    expect(mayEvade('sea', false)).toBe(true);
    expect(mayEvade('sea', true)).toBe(false);
    expect(mayEvade('port', false)).toBe(false);
    expect(mayEvade('box', false)).toBe(false);
    expect([1, 2, 3, 4, 5, 6].filter((die) => evades(die as 1))).toEqual([1, 2]);
  });
  it.each([
    ['EIA-086 EIA-090 a hostile garrison', { place: 'port', garrison: 'enemy', ownersFleet: true }, true],
    ['EIA-086 a neutral that refuses', { place: 'port', garrison: 'refuses', ownersFleet: false }, true],
    ['EIA-086 a neutral that admits', { place: 'port', garrison: 'admits', ownersFleet: false }, false],
    ['EIA-086 its own fleet is attacked', { place: 'port', garrison: 'admits', ownersFleet: true }, true],
    ['EIA-090 nobody mans them', { place: 'port', garrison: 'none', ownersFleet: true }, false],
    ['EIA-090 in the box they are silent', { place: 'box', garrison: 'enemy', ownersFleet: true }, false],
  ] as const)('%s', (_, port, speak) => expect(gunsSpeak(port)).toBe(speak));

  it('EIA-088 the text’s example: 2 becomes 4 with the British and NELSON, the French keep 5 and shoot first', () => {
    expect(windRoll(2, british).total).toBe(4);
    expect(windRoll(5, french).total).toBe(5);
    expect(windOf(5, 4)).toBe('attacker');
    expect(windRoll(6, british).total).toBe(6);
    expect(windOf(3, 3)).toBe('both');
  });
  it('EIA-088 who attacks a port has the wind, and blockaders against who comes out', () => {
    expect(windByPlace('port', null)).toBe('attacker');
    expect(windByPlace('box', 'attacker')).toBe('defender');
    expect(windByPlace('box', 'defender')).toBe('attacker');
    expect(windByPlace('box', null)).toBe(null);
    expect(windByPlace('sea', null)).toBe(null);
  });
  it('EIA-257 without her dominance Britain has no one at sea, Prussia and Austria with theirs lose no one', () => {
    expect(windRoll(2, { ...british, nelson: false }, false).total).toBe(2);
    expect(fireDie(3, ['GB'], undefined, false).total).toBe(3);
    expect(fireDie(3, ['PR'], ['AU']).total).toBe(3);
  });
  it.each([
    ['EIA-089 plain', 3, ['FR'], 3],
    ['EIA-089 British', 6, ['GB'], 7],
    ['EIA-089 Prussian', 1, ['PR'], 0],
    ['EIA-089 Prussian and Austrian count once', 3, ['PR', 'AU'], 2],
    ['EIA-089 British and Austrian cancel', 3, ['GB', 'AU'], 3],
  ] as const)('%s', (_, die, nations, total) => expect(fireDie(die, nations).total).toBe(total));

  it('EIA-089 the text’s example: the French 5 sinks 6 of 31, the British 2 becomes 3 and sinks 8 of 54', () => {
    const first = percentOf(readCell({}, 'CH-05', '5', 'percent') ?? 0, 31, {}, {});
    expect('sum' in first && first.sum.total).toBe(6);
    const second = percentOf(readCell({}, 'CH-05', String(fireDie(2, ['GB']).total), 'percent') ?? 0, 60 - 6, {}, {});
    expect('sum' in second && second.sum.total).toBe(8);
  });
  it.each([
    ['EIA-088 the wind first', 'sea', 'defender', false, [['defender'], ['attacker']]],
    ['EIA-088 no wind, both at once', 'sea', 'both', false, [['attacker', 'defender']]],
    ['EIA-090 guns, attackers, defenders', 'port', 'attacker', true, [['guns'], ['attacker'], ['defender']]],
    ['EIA-090 silent guns', 'port', 'attacker', false, [['attacker'], ['defender']]],
  ] as const)('%s', (_, place, wind, guns, order) => expect(shooting(place, wind, guns)).toEqual(order));

  const end = (ships: readonly [number, number], lost: readonly [number, number]) => ({
    ships: { attacker: ships[0], defender: ships[1] },
    lost: { attacker: lost[0], defender: lost[1] },
  });
  it.each([
    ['EIA-091 fewer losses win', end([60, 31], [6, 8]), 'attacker'],
    ['EIA-091 equal losses go to the defender', end([60, 31], [6, 6]), 'defender'],
    ['EIA-091 wiped out with fewer losses: a draw', end([5, 31], [5, 6]), null],
    ['EIA-091 wiped out with more losses', end([9, 31], [9, 6]), 'defender'],
    ['EIA-091 Q16 equal losses, one wiped out: a draw', end([6, 31], [6, 6]), null],
    ['EIA-091 Q16 both wiped out: a draw', end([6, 6], [6, 6]), null],
  ] as const)('%s', (_, how, winner) => expect(navalWinner(how, {})).toBe(winner));
  it('EIA-091 Q16 by choice the survivor wins', () => {
    const rulings = { navalEqualWiped: 'survivorWins' } as const;
    expect(navalWinner(end([6, 31], [6, 6]), rulings)).toBe('defender');
    expect(navalWinner(end([31, 6], [6, 6]), rulings)).toBe('attacker');
    expect(navalWinner(end([6, 6], [6, 6]), rulings)).toBe(null);
  });
  it('EIA-091 no more than one side wins, and none that was wiped out', () => {
    const n = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(n, n, n, n, (a, b, c, d) => {
        const how = end([a, b], [Math.min(a, c), Math.min(b, d)]);
        const winner = navalWinner(how, {});
        if (winner !== null) expect(how.ships[winner]).toBeGreaterThan(how.lost[winner]);
      }),
    );
  });

  it('EIA-092 the text’s example: three French fleets, NELSON: 4 for Britain, 3 off France', () => {
    const points = navalPoints(3, { winner: true, loser: false }, {});
    expect(points.winner.total).toBe(4);
    expect(points.loser.total).toBe(-3);
  });
  it.each([
    ['EIA-092 one fleet', 1, false, 'yes', 1, -1],
    ['EIA-092 five fleets count three', 5, false, 'yes', 3, -3],
    ['EIA-092 NELSON beaten', 2, true, 'yes', 2, -3],
    ['EIA-092 Q2 within the cap', 3, true, 'no', 3, -3],
  ] as const)('%s', (_, fleets, loser, leaderBeyondCap, won, lost) => {
    const points = navalPoints(fleets, { winner: false, loser }, { leaderBeyondCap });
    expect(points.winner.total).toBe(won);
    expect(points.loser.total).toBe(lost);
  });

  const lost = { lost: true, cameOut: false, port: true };
  it.each([
    ['EIA-093 the loser makes for a friendly port', 'sea', 'defender', lost, 'friendlyPort'],
    ['EIA-093 or for a sea of the victor’s choice', 'sea', 'defender', { ...lost, port: false }, 'adjacentSea'],
    ['EIA-093 the victor stays', 'sea', 'attacker', { ...lost, lost: false }, 'stays'],
    ['EIA-093 whoever attacked a port goes back to the box', 'port', 'attacker', { ...lost, lost: false }, 'box'],
    ['EIA-093 whoever was attacked in port stays', 'port', 'defender', lost, 'stays'],
    ['EIA-093 out of port and beaten: back into it', 'box', 'attacker', { ...lost, cameOut: true }, 'port'],
    ['EIA-093 a blockader that is beaten', 'box', 'defender', lost, 'friendlyPort'],
  ] as const)('%s', (_, place, side, how, where) => expect(navalRetreat(place, side, how)).toBe(where));
  it('EIA-093 victors follow to a port alone', () => {
    expect(mayPursue('friendlyPort')).toBe(true);
    expect(mayPursue('adjacentSea')).toBe(false);
    expect(mayPursue('port')).toBe(false);
  });
  it('EIA-094 empty fleets go', () => {
    expect(emptied([{ ships: 0 }, { ships: 3 }])).toEqual([{ ships: 0 }]);
  });
});
