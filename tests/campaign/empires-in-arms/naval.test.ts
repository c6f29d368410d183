/** Fleets through the plays of the naval desk: they sail, are met, fight, carry corps and lose their ports. */
import { describe, expect, it } from 'vitest';
import { dueNow, procedureOf, stopsOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { asked } from '../../../src/engine/question.ts';
import { area, code } from './fixtures.ts';
import { atSea, fleet, inPort, NAVAL_SETUP, navalTable, settle } from './naval-fixtures.ts';

const west = { at: 'sea', sea: 'west' } as const;
const north = { at: 'sea', sea: 'north' } as const;
const south = { at: 'sea', sea: 'south' } as const;
const boxOf = (id: string) => ({ at: 'box', port: id }) as const;
const portOf = (id: string) => ({ at: 'port', port: id }) as const;
const kind = (play: ReturnType<typeof navalTable>) => asked(play.state)?.kind;
const marker = (play: ReturnType<typeof navalTable>, power: 'FR' | 'GB' | 'SP' | 'RU') =>
  play.state.powers[power]?.marker;

const alliances = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([a, b]) => {
    const piece = { id: `${a}-${b}`, a, b, since: { y: 1806, m: 1 } };
    return { do: 'add-piece', ledger: 'alliances', piece } as const;
  });

describe('fleets that sail', () => {
  it('EIA-071 EIA-075 a stack spends a point a sea, and a fleet left behind has ended its move', () => {
    const play = navalTable([]).goTo('navalMove', 'FR');
    play.does({ do: 'sail', power: 'FR', fleets: ['frA', 'frB'], steps: [west, north] });
    expect(play.state.fleets.frA?.place).toEqual(north);
    expect(play.state.flags['sailed frA']).toMatch(/ 2 7$/);
    play.does({ do: 'sail', power: 'FR', fleets: ['frA'], steps: [west] });
    expect(code(play.tries({ do: 'sail', power: 'FR', fleets: ['frB'], steps: [west] }))).toBe('eianaval-moved');
    const round = [north, west, north, west, north];
    expect(code(play.tries({ do: 'sail', power: 'FR', fleets: ['frA'], steps: round }))).toBe('eianaval-no-moves');
    play.does({ do: 'sail', power: 'FR', fleets: ['frA'], steps: round.slice(0, 4) });
    expect(play.state.fleets.frA?.place).toEqual(west);
  });
  it('EIA-070 EIA-071 nobody sails out of its turn, nor in any other step', () => {
    const play = navalTable([]).goTo('navalMove', 'RU');
    expect(code(play.tries({ do: 'sail', power: 'FR', fleets: ['frA'], steps: [west] }))).toBe('eianaval-not-its-move');
    expect(code(play.tries({ do: 'sail', power: 'RU', fleets: ['frA'], steps: [west] }))).toBe('eianaval-whose');
  });
  it('EIA-072 EIA-233 another’s port opens by leave on record, by leave now, or to attack', () => {
    const play = navalTable([]).goTo('navalMove', 'FR');
    const into = { do: 'sail', power: 'FR', fleets: ['frA'], steps: [west, south, portOf('cadiz')] } as const;
    expect(code(play.tries(into))).toBe('eianaval-no-leave');
    play.does({ do: 'grant-access', power: 'SP', to: 'FR', note: '' }, into);
    expect(play.state.fleets.frA?.place).toEqual(portOf('cadiz'));
    play.does({ ...into, fleets: ['frB'], leave: true });
    const war = navalTable([['FR', 'SP']]).goTo('navalMove', 'FR');
    war.does(into);
    // Out of port the enemy might have come between.
    settle(war, 'eia-intercept', { stack: 'pass' });
    expect(war.state.fleets.frA?.place).toEqual(portOf('cadiz'));
  });
  it('EIA-073 EIA-238 the Dardanelles open to whoever holds Constantinople, has leave, or while it is besieged', () => {
    const straits = { id: 'str', name: 'Dardanelles', ice: false };
    const play = navalTable([]);
    play.does(
      { do: 'add-piece', ledger: 'areas', piece: area('con', { name: 'Constantinople', owner: 'RU' }) },
      { do: 'add-piece', ledger: 'seas', piece: straits },
    );
    play.goTo('navalMove', 'FR');
    const sail = { do: 'sail', power: 'FR', fleets: ['frA'], steps: [west, { at: 'sea', sea: 'str' }] } as const;
    expect(code(play.tries(sail))).toBe('eianaval-dardanelles');
    play.does({ do: 'flag', name: 'siege con', value: 'RU' });
    expect(code(play.tries(sail))).toBeUndefined();
  });
  it('EIA-074 in winter nobody crosses the ice line', () => {
    const play = navalTable([], {}, { date: { y: 1806, m: 1 } }).goTo('navalMove', 'RU');
    const out = { do: 'sail', power: 'RU', fleets: ['ruA'], steps: [{ at: 'sea', sea: 'ice' }] } as const;
    expect(code(play.tries(out))).toBe('eianaval-ice');
    play.goTo('navalMove', 'SP').goTo('diplomacy').goTo('navalMove', 'RU').goTo('navalMove', 'SP').goTo('diplomacy');
    play.goTo('navalMove', 'RU').does(out);
    expect(play.state.fleets.ruA?.place).toEqual({ at: 'sea', sea: 'ice' });
  });
  it('EIA-264 a big stack and a laden one go less far', () => {
    const play = navalTable([], { bigStacks: 'on' }).goTo('navalMove', 'FR');
    play.does({ do: 'embark', corps: 'fr1', fleet: 'frA' });
    const far = {
      do: 'sail',
      power: 'FR',
      fleets: ['frA', 'frB'],
      steps: [west, north, west, north, west, north],
    } as const;
    expect(code(play.tries(far))).toBe('eianaval-no-moves');
    play.does({ ...far, steps: far.steps.slice(0, 5) });
  });
  it('EIA-083 a box wants an enemy, and is left when it has none any more', () => {
    const play = navalTable([['GB', 'FR']]).goTo('navalMove', 'GB');
    expect(code(play.tries({ do: 'sail', power: 'GB', fleets: ['gbA'], steps: [west, boxOf('cadiz')] }))).toBeDefined();
    play.does({ do: 'sail', power: 'GB', fleets: ['gbA', 'gbB'], steps: [boxOf('brest')] });
    play.does({ do: 'drop-piece', ledger: 'wars', id: 'w0' });
    play.goTo('diplomacy').goTo('navalMove', 'GB');
    expect(code(stopsOf(play.state))).toBe('eianaval-stop-box');
    expect(dueNow(play.state).map(({ text }) => codeOf(text))).toContain('eianaval-due-box');
    play.does({ do: 'sail', power: 'GB', fleets: ['gbA', 'gbB'], steps: [west] });
    expect(stopsOf(play.state)).toBeUndefined();
  });
});

describe('interception', () => {
  const out = () => {
    const play = navalTable().goTo('navalMove', 'FR');
    return play.does({ do: 'sail', power: 'FR', fleets: ['frA', 'frB'], steps: [west, north] });
  };
  it('EIA-076 EIA-077 EIA-078 an enemy in the sea tries; who misses lets them sail on', () => {
    const play = out();
    expect(kind(play)).toBe('eia-intercept');
    expect(play.state.fleets.frA?.place).toEqual(west);
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 5 });
    // From the next sea, of which they now know that it touches, they may try once more.
    expect(kind(play)).toBe('eia-intercept');
    settle(play, 'eia-intercept', { stack: 'pass' });
    expect(play.state.fleets.frA?.place).toEqual(north);
    expect(kind(play)).toBeUndefined();
  });
  it('EIA-078 EIA-088 EIA-089 EIA-092 EIA-093 met, beaten and driven home; the text’s example in figures', () => {
    const play = out();
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 4 });
    expect(kind(play)).toBe('eia-sea-battle');
    const dice = { 'wind-attacker': 2, 'wind-defender': 5, 'fire-attacker': 2, 'fire-defender': 5 } as const;
    settle(play, 'eia-sea-battle', {}, dice);
    expect(marker(play, 'GB')).toBe(12 + 3);
    expect(marker(play, 'FR')).toBe(12 - 2);
    settle(play, 'eia-ships-lost', { 'ships-gbA': 6, 'ships-gbB': 0 });
    settle(play, 'eia-ships-lost', { 'ships-frA': 0, 'ships-frB': 8 });
    expect(play.state.fleets.frB?.ships).toBe(3);
    expect(play.state.fleets.gbA?.ships).toBe(24);
    settle(play, 'eia-sea-away', { to: 'brest', 'follows-gbA': true });
    expect(play.state.fleets.frA?.place).toEqual(portOf('brest'));
    expect(play.state.fleets.gbA?.place).toEqual(boxOf('brest'));
    expect(play.state.fleets.gbB?.place).toEqual(west);
    expect(play.state.fleets.frA?.done).toBe(true);
    // Who follows sails no more; who stayed may.
    expect([play.state.fleets.gbA?.done, play.state.fleets.gbB?.done]).toEqual([true, false]);
    expect(flaws(play.state)).toEqual([]);
  });
  it('EIA-078 who beats the interceptor sails on with what it has left, and that one tries no more', () => {
    const play = out();
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 1 });
    const dice = { 'wind-attacker': 1, 'wind-defender': 6, 'fire-attacker': 1, 'fire-defender': 6 } as const;
    settle(play, 'eia-sea-battle', {}, dice);
    settle(play, 'eia-ships-lost');
    settle(play, 'eia-ships-lost');
    settle(play, 'eia-sea-away', { to: 'dover' });
    expect(play.state.fleets.gbA?.place).toEqual(portOf('dover'));
    expect(play.state.fleets.frA?.place).toEqual(north);
    expect(kind(play)).toBeUndefined();
  });
  it('EIA-078 EIA-093 who follows the beaten to their port does not sail on with the others', () => {
    const play = out();
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 1 });
    const dice = { 'wind-attacker': 1, 'wind-defender': 6, 'fire-attacker': 1, 'fire-defender': 6 } as const;
    settle(play, 'eia-sea-battle', {}, dice);
    settle(play, 'eia-ships-lost');
    settle(play, 'eia-ships-lost');
    settle(play, 'eia-sea-away', { to: 'dover', 'follows-frA': true });
    expect([play.state.fleets.frA?.place, play.state.fleets.frB?.place]).toEqual([boxOf('dover'), north]);
    expect(flaws(play.state)).toEqual([]);
  });
  it('EIA-077 EIA-083 EIA-088 EIA-093 who comes out of a blockaded port is met without a die, by who has the wind', () => {
    const play = navalTable().goTo('navalMove', 'GB');
    play.does({ do: 'sail', power: 'GB', fleets: ['gbA', 'gbB'], steps: [boxOf('brest')] }).goTo('navalMove', 'FR');
    play.does({ do: 'sail', power: 'FR', fleets: ['frA', 'frB'], steps: [west] });
    settle(play, 'eia-intercept', { stack: 'GB box brest' });
    settle(play, 'eia-sea-battle', {}, { 'fire-attacker': 5, 'fire-defender': 1 });
    settle(play, 'eia-ships-lost');
    settle(play, 'eia-ships-lost');
    expect(play.state.fleets.frA?.place).toEqual(portOf('brest'));
    expect(play.state.fleets.frA?.done).toBe(true);
  });
});

describe('attacks', () => {
  const meeting = (wars: Parameters<typeof navalTable>[0], rulings = {}) => {
    const sheets = { ...NAVAL_SETUP.sheets };
    sheets.fleets = [
      fleet('gbA', 'GB', atSea('west'), 20),
      fleet('frA', 'FR', atSea('west'), 20),
      fleet('spA', 'SP', atSea('west'), 20),
      fleet('ruA', 'RU', atSea('west'), 20),
    ];
    return navalTable(wars, rulings, { sheets });
  };
  it('EIA-084 of several enemies one stack is attacked, and allies that move together and are at war count as one', () => {
    const apart = meeting([
      ['GB', 'FR'],
      ['GB', 'SP'],
    ]).goTo('navalCombat', 'GB');
    apart.does({ do: 'attack-fleets', power: 'GB', at: west, target: 'SP' });
    expect(asked(apart.state)?.data).toMatchObject({ defender: { power: 'SP', fleets: ['spA'] } });
    settle(apart, 'eia-evade', {}, { die: 6 });
    settle(
      apart,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 6, 'fire-defender': 1 },
    );
    settle(apart, 'eia-sea-away', { to: 'cadiz' });
    expect(code(apart.tries({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' }))).toBe('eianaval-fought');
    const together = meeting([
      ['GB', 'FR'],
      ['GB', 'SP'],
    ]);
    together.does(...alliances(['FR', 'SP'], ['FR', 'RU'], ['RU', 'SP'])).goTo('combined');
    together.does({ do: 'combine', powers: ['FR', 'SP', 'RU'] }).goTo('navalCombat', 'GB');
    together.does({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' });
    // Russia moves with them and is at peace: it stays out.
    expect(asked(together.state)?.data).toMatchObject({ defender: { fleets: ['frA', 'spA'] } });
  });
  it('EIA-079 at sea it is free, in a port or a box it must be, before the month goes on', () => {
    const play = navalTable([['FR', 'SP']]).goTo('navalMove', 'FR');
    play.does({ do: 'sail', power: 'FR', fleets: ['frA'], steps: [west, south, boxOf('cadiz'), portOf('cadiz')] });
    settle(play, 'eia-intercept');
    play.does({ do: 'next' });
    expect(code(play.tries({ do: 'next' }))).toBe('eianaval-stop-attack');
    expect(dueNow(play.state).map(({ text }) => codeOf(text))).toContain('eianaval-due-attack');
  });
  it('EIA-087 an attack at sea may be evaded: no points, and nobody else is attacked there', () => {
    const play = meeting([['GB', 'FR']]).goTo('navalCombat', 'GB');
    play.does({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' });
    settle(play, 'eia-evade', { tries: true }, { die: 2 });
    settle(play, 'eia-sea-away', { to: 'sea', sea: 'north' });
    expect(play.state.fleets.frA?.place).toEqual(north);
    expect(marker(play, 'GB')).toBe(12);
    expect(code(play.tries({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' }))).toBe('eianaval-fought');
  });
  it('EIA-085 ships at peace that carry an enemy: fought without a war, or with one that costs three points', () => {
    const play = meeting([['GB', 'FR']]);
    play.does(
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'fleet', fleet: 'spA' } } },
      { do: 'add-piece', ledger: 'locks', piece: { id: 'l', by: 'GB', against: 'SP', until: { y: 1809, m: 1 } } },
    );
    play.goTo('navalCombat', 'GB');
    const attack = { do: 'attack-fleets', power: 'GB', at: west, target: 'SP' } as const;
    expect(code(play.tries(attack))).toBe('eianaval-which-way');
    const other = meeting([['GB', 'FR']]);
    other.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'fleet', fleet: 'spA' } } });
    other.goTo('navalCombat', 'GB').does({ ...attack, way: 'fight' });
    expect(Object.values(other.state.wars)).toHaveLength(1);
    play.does({ ...attack, way: 'declare' });
    expect(Object.values(play.state.wars)).toHaveLength(2);
    expect(marker(play, 'GB')).toBe(12 - 3);
  });
  it('EIA-086 EIA-090 EIA-093 EIA-234 the harbour guns of a manned city fire first, and attackers go back to the box', () => {
    const play = navalTable([['FR', 'SP']]);
    play.does({
      do: 'add-piece',
      ledger: 'garrisons',
      piece: { id: 'g', nation: 'SP', in: { city: 'cadiz' }, factors: { regular: 2 } },
    });
    play.goTo('navalMove', 'FR');
    play.does({ do: 'sail', power: 'FR', fleets: ['frA'], steps: [west, south, portOf('cadiz')] });
    settle(play, 'eia-intercept').does({ do: 'next' });
    play.does({ do: 'attack-fleets', power: 'FR', at: portOf('cadiz'), target: 'SP' });
    settle(play, 'eia-sea-battle', { guns: 20 }, { 'fire-guns': 3, 'fire-attacker': 6, 'fire-defender': 1 });
    expect(play.state.fleets.frA?.place).toEqual(boxOf('cadiz'));
    // 15 % of twenty guns are 3; 25 % of 17 ships sink 4; a tenth of 8 left sinks one.
    expect(play.state.fleets.frA?.ships).toBe(20 - 3 - 1);
    expect(play.state.fleets.spA?.ships).toBe(12 - 4);
    const empty = navalTable([['FR', 'SP']]).goTo('navalMove', 'FR');
    empty.does({ do: 'sail', power: 'FR', fleets: ['frA'], steps: [west, south, portOf('cadiz')] });
    settle(empty, 'eia-intercept').does({ do: 'next' });
    empty.does({ do: 'attack-fleets', power: 'FR', at: portOf('cadiz'), target: 'SP' });
    // No garrison, no guns.
    settle(empty, 'eia-sea-battle', {}, { 'fire-attacker': 3, 'fire-defender': 3 });
  });
  it('EIA-094 EIA-266 by share of nations; an empty fleet leaves the map without a point, NELSON with the last of his', () => {
    const play = meeting(
      [
        ['GB', 'FR'],
        ['GB', 'SP'],
      ],
      { navalProportional: 'on' },
    );
    play
      .does(...alliances(['FR', 'SP']))
      .goTo('combined')
      .does({ do: 'combine', powers: ['FR', 'SP'] });
    play.goTo('navalCombat', 'GB').does({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' });
    settle(play, 'eia-evade', { tries: false });
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 5, 'fire-defender': 1 },
    );
    const task = asked(play.state);
    // A quarter of twenty is five of forty: two each, and one is open.
    play.does({ do: 'answer', task: task?.id ?? '', facts: { 'ships-frA': 5, 'ships-spA': 0 } });
    const now = asked(play.state);
    expect(code(now && procedureOf(now.kind).waits?.(play.state, now))).toBe('eianaval-share');
    const lost = settle(play, 'eia-ships-lost', { 'ships-frA': 3, 'ships-spA': 2 });
    expect([lost.state.fleets.frA?.ships, lost.state.fleets.spA?.ships]).toEqual([17, 18]);
  });
});

describe('cargo and fallen ports', () => {
  it('EIA-080 EIA-081 EIA-116 a corps goes aboard, lands with its move spent, and is lost where it stays aboard', () => {
    const play = navalTable([['FR', 'SP']]).goTo('navalMove', 'FR');
    expect(code(play.tries({ do: 'embark', corps: 'sp1', fleet: 'frA' }))).toBe('eianaval-other-port');
    play.does({ do: 'embark', corps: 'fr1', fleet: 'frA' });
    expect(code(play.tries({ do: 'embark', corps: 'fr2', fleet: 'frA' }))).toBe('eianaval-no-room');
    play.does({ do: 'embark', corps: 'fr2', fleet: 'frB' });
    play.does({ do: 'sail', power: 'FR', fleets: ['frA', 'frB'], steps: [west, south] });
    settle(play, 'eia-intercept').goTo('landMove', 'FR');
    expect(dueNow(play.state).filter(({ text }) => codeOf(text) === 'eianaval-due-land')).toHaveLength(2);
    play.does({ do: 'land-corps', corps: 'fr1', area: 'cadiz' });
    const step = { area: 'brest', river: false, arrow: false, enemyFleet: false };
    const march = {
      do: 'march',
      corps: 'fr1',
      forced: false,
      landed: false,
      steps: [step],
      inCity: false,
      forages: false,
    } as const;
    expect(play.tries(march)).toBeDefined();
    play.goTo('conquest');
    expect(play.state.corps.fr2?.place).toEqual({ at: 'pool' });
    expect(play.state.leaders.ney?.status).toEqual({ is: 'corps', corps: 'fr1' });
  });
  it('EIA-080 from a port or a box a corps lands in that port’s area alone; not in a land that gives no leave', () => {
    const play = navalTable([]).goTo('navalMove', 'FR');
    play.does({ do: 'embark', corps: 'fr1', fleet: 'frA' }).goTo('landMove', 'FR');
    expect(code(play.tries({ do: 'land-corps', corps: 'fr1', area: 'cadiz' }))).toBe('eianaval-land-there');
    const afar = navalTable([]).goTo('navalMove', 'FR');
    afar.does({ do: 'embark', corps: 'fr1', fleet: 'frA' });
    afar.does({ do: 'sail', power: 'FR', fleets: ['frA'], steps: [west, south] }).goTo('landMove', 'FR');
    expect(code(afar.tries({ do: 'land-corps', corps: 'fr1', area: 'cadiz' }))).toBe('eiapol-enter-no-leave');
  });
  it('EIA-081 EIA-265 fleets that sink take down the corps, or the factors, above what is left', () => {
    for (const [small, gone] of [
      ['off', 10],
      ['on', 4],
    ] as const) {
      const sheets = { ...NAVAL_SETUP.sheets };
      sheets.fleets = [
        fleet('frA', 'FR', inPort('brest'), 20),
        fleet('frB', 'FR', inPort('brest'), 1),
        fleet('gbA', 'GB', atSea('west'), 30),
      ];
      const play = navalTable([['FR', 'GB']], { smallTransports: small }, { sheets });
      for (const id of ['fr1', 'fr2'])
        play.does({
          do: 'set-piece',
          ledger: 'corps',
          id,
          set: { factors: { regular: id === 'fr1' ? 10 : small === 'on' ? 4 : 10 } },
        });
      play
        .goTo('navalMove', 'FR')
        .does({ do: 'embark', corps: 'fr1', fleet: 'frA' }, { do: 'embark', corps: 'fr2', fleet: 'frB' });
      play.does({ do: 'sail', power: 'FR', fleets: ['frA', 'frB'], steps: [west] });
      settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 1 });
      settle(
        play,
        'eia-sea-battle',
        {},
        { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 1, 'fire-defender': 1 },
      );
      settle(play, 'eia-ships-lost', {
        'ships-frA': 2,
        'ships-frB': 1,
        ...(small === 'on' ? { 'sunk-fr1': 0, 'sunk-fr2': 4 } : {}),
      });
      expect(play.state.fleets.frB?.place).toEqual({ at: 'pool' });
      expect(play.state.corps.fr2?.place, small).toEqual({ at: 'pool' });
      expect(play.state.corps.fr1?.place).toEqual({ at: 'fleet', fleet: 'frA' });
      expect(gone).toBeGreaterThan(0);
      expect(flaws(play.state)).toEqual([]);
    }
  });
  it('EIA-082 EIA-234 a port that falls is left; blockaded, its fleet fights against the wind or is scuttled for a point', () => {
    const fallen = (blockaded: boolean) => {
      const play = navalTable([['FR', 'GB']]);
      if (blockaded) play.does({ do: 'set-piece', ledger: 'fleets', id: 'gbA', set: { place: boxOf('brest') } });
      play.does({
        do: 'add-piece',
        ledger: 'garrisons',
        piece: { id: 'g', nation: 'GB', in: { city: 'brest' }, factors: { regular: 1 } },
      });
      return play.goTo('diplomacy');
    };
    const open = fallen(false);
    expect(code(open.tries({ do: 'next' }))).toBe('eianaval-stop-fallen');
    open.does({ do: 'leave-port', fleet: 'frA', how: 'leave', to: west });
    expect(open.state.fleets.frA?.place).toEqual(west);
    const shut = fallen(true);
    expect(code(shut.tries({ do: 'leave-port', fleet: 'frA', how: 'leave', to: west }))).toBe('eianaval-shut-in');
    shut.does({ do: 'leave-port', fleet: 'frB', how: 'scuttle', to: null });
    expect(marker(shut, 'FR')).toBe(11);
    shut.does({ do: 'leave-port', fleet: 'frA', how: 'fight', to: null });
    settle(shut, 'eia-sea-battle', {}, { 'fire-attacker': 1, 'fire-defender': 5 });
    // Beaten: a point for the battle, a point for the fleet that is scuttled.
    expect(shut.state.fleets.frA?.place).toEqual({ at: 'pool' });
    expect(marker(shut, 'FR')).toBe(9);
  });
});

describe('a bot at sea', () => {
  const dice = (seed: number) => {
    let n = seed;
    return (below: number) => {
      n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((n / 2 ** 32) * below);
    };
  };
  const all = new Set<string>();
  it.each([
    [1, {}],
    [2, { bigStacks: 'on', navalProportional: 'on' }],
    [3, { smallTransports: 'on', leaderCasualties: 'on' }],
    [4, {}],
  ] as const)(
    'EIA-071 EIA-084 EIA-094 random naval months break no ledger and make no ship, seed %i',
    (seed, rulings) => {
      const pick = dice(seed * 7919);
      const play = navalTable(
        [
          ['FR', 'GB'],
          ['GB', 'SP'],
        ],
        rulings,
      );
      for (const one of ['FR', 'GB', 'RU', 'SP'] as const)
        play.does({ do: 'figure', power: one, of: 'money', by: 400, note: 'x' });
      play.does(
        { do: 'flag', name: 'beside north west', value: true },
        { do: 'flag', name: 'beside south west', value: true },
      );
      play.goTo('navalMove', 'RU');
      const ships = () => Object.values(play.state.fleets).reduce((n, one) => n + one.ships, 0);
      let before = ships();
      for (let n = 0; n < 700; n += 1) {
        const task = asked(play.state);
        if (task) all.add(task.kind);
        const offered = empiresInArms
          .menu(play.state, 'umpire')
          .filter((one) => !['defer', 'forage', 'supply-bill'].includes(one.do));
        const doing = offered.filter((one) => one.do !== 'next' && one.do !== 'answer');
        const list = doing.length > 0 && pick(3) > 0 ? doing : offered.length > 0 ? offered : [{ do: 'next' } as const];
        const next = list[pick(list.length)] ?? { do: 'next' as const };
        const why = play.tries(next, 'umpire');
        if (next.do !== 'next')
          expect(why, `${JSON.stringify(next)} after ${n}: ${JSON.stringify(why)}`).toBeUndefined();
        expect(flaws(play.state), `${JSON.stringify(next)} after ${n}`).toEqual([]);
        expect(ships()).toBeLessThanOrEqual(before);
        before = ships();
        all.add(next.do);
      }
      expect([...all]).toContain('sail');
    },
  );
  it('EIA-076 EIA-080 EIA-087 comes by every question of the desk', () => {
    const kinds = [
      'embark',
      'attack-fleets',
      'eia-intercept',
      'eia-evade',
      'eia-sea-battle',
      'eia-ships-lost',
      'eia-sea-away',
    ];
    for (const one of kinds) expect([...all]).toContain(one);
  });
});
