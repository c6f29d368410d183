/** Battles on the phone from the chits to the points, every figure worked by hand from the rules. S4 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { at } from '../../../../src/campaign/empires-in-arms/combat/fight.ts';
import type { Corps } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { Case, depot, garrison, points, powers, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const fr = (id: string, factors: Corps['factors'], at = 'brno', more: Partial<Corps> = {}) =>
  corps(id, 'FR', at, { ...big, infantry: 40, cavalry: 45, factors, ...more });
const au = (id: string, factors: Corps['factors'], at = 'brno', more: Partial<Corps> = {}) =>
  corps(id, 'AU', at, { ...big, infantry: 35, cavalry: 40, factors, ...more });
const field = (sheets: Setup['sheets'], slots: Setup['slots'], more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('AU', 'FR'),
    date: { y: 1806, m: 7 },
    slots,
    sheets: {
      areas: [
        area('brno', { city: false }),
        area('linz', { owner: 'FR' }),
        area('graz', { owner: 'AU' }),
        area('wien', { owner: 'AU' }),
        ...(sheets.areas ?? []),
      ],
      corps: sheets.corps ?? [],
      leaders: sheets.leaders ?? [],
    },
    ...more,
  })
    .does(war('FR', 'AU'), points('AU', 20), points('FR', 20))
    .goTo('landCombat', 'FR');
const attack = {
  do: 'attack',
  power: 'FR',
  area: 'brno',
  defender: 'AU',
  kind: 'field',
  river: false,
  sally: false,
} as const;
const pp = (play: Case) => [play.state.powers.FR?.marker, play.state.powers.AU?.marker];
const factors = (play: Case, id: string) => play.state.corps[id]?.factors;
/** Who loses what is said by its owner. */
function loses(play: Case, side: 'attacker' | 'defender', some: Readonly<Record<string, number>>): void {
  const task = play.state.agenda.find(
    ({ kind, data }) => kind === 'eia-losses' && (data as { side: string }).side === side,
  );
  if (!task) throw new Error(`${side} has nothing to lose.`);
  for (let open = asked(play.state); open && open.id !== task.id; open = asked(play.state))
    play.does({ do: 'defer', task: open.id });
  const facts: Record<string, number> = {
    'lose-regular': 0,
    'lose-militia': 0,
    'lose-cavalry': 0,
    'lose-guard': 0,
    'lose-freikorps': 0,
  };
  const held = new Set(Object.keys(facts).filter((key) => has(play, task.id, key)));
  const all = Object.fromEntries([...held].map((key) => [key, some[key.slice(5)] ?? 0]));
  play.does({ do: 'answer', task: task.id, facts: all }, { do: 'accept', task: task.id });
  for (const { id, deferred } of play.state.agenda) if (deferred) play.does({ do: 'resume', task: id });
}
const has = (play: Case, task: string, key: string): boolean =>
  play.tries({ do: 'answer', task, facts: { [key]: 0 } }) === undefined;

const TABLES = {
  'CH-07': {
    'counterattack/assault-A1': 42,
    'counterattack/assault-D1': 31,
    'counterattack/assault-A2': 33,
    'counterattack/assault-D2': 41,
    'counterattack/assault-A3': 24,
    'counterattack/assault-D3': 21,
  },
  'CH-08': {
    ...{ '4-2/4-loss': 15, '4-2/4-morale': 14, '3-1/2-loss': 10, '3-1/2-morale': 5 },
    ...{ '3-3/3-loss': 10, '3-3/3-morale': 10, '4-1/5-loss': 20, '4-1/5-morale': 12 },
    ...{ '2-4/6-loss': 15, '2-4/6-morale': 10, '2-1/1-loss': 5, '2-1/1-morale': 2 },
  },
  'CH-09': { '4/3-D': 0 },
  'CH-10': { '1.9/3': 4 },
  'CH-11': { '6/4': 80 },
};

describe('a field battle of three rounds', () => {
  const begun = () => {
    const play = field(
      {
        corps: [
          fr('fr1', { regular: 12, cavalry: 4 }),
          fr('fr2', { regular: 10 }),
          fr('fr3', { regular: 6 }, 'linz'),
          au('au1', { regular: 8, militia: 4 }),
          au('au2', { regular: 6, cavalry: 3 }),
          au('au3', { regular: 9 }, 'graz', { s: 3 }),
        ],
        leaders: [
          leader('davout', 'FR', { s: 4, t: 4, max: 3, status: { is: 'corps', corps: 'fr1' } }),
          leader('charles', 'AU', { s: 4, t: 3, max: 3, status: { is: 'corps', corps: 'au1' } }),
        ],
      },
      TABLES,
    );
    return play.does(attack).seals('chit', { FR: 'assault', AU: 'counterattack' });
  };

  it('EIA-146 EIA-155 EIA-156 EIA-157 EIA-158 EIA-160 EIA-163 EIA-166 is reckoned round by round, with who joins and who does not', () => {
    const play = begun();
    play.dice({ attacker: 3, defender: 2 }).ok();
    // 1,060 over 26 and 690 over 21, in tenths, rounded up.
    expect(at(play.state, 'com1')?.fight.sides.attacker.morale).toBe(41);
    expect(at(play.state, 'com1')?.fight.sides.defender.morale).toBe(33);
    // Four on the die: 15 % of 26 is four. Two: 10 % of 21 is two.
    loses(play, 'defender', { militia: 4 });
    loses(play, 'attacker', { regular: 2 });
    expect(play.kind).toBe('eia-round');
    play
      .does({ do: 'join-battle', combat: 'com1', side: 'attacker', corps: ['fr3'] })
      .dice({ fr3: 2 })
      .ok();
    play.does({ do: 'join-battle', combat: 'com1', side: 'defender', corps: ['au3'] });
    // Three, less one for the river: a three stays away.
    play.says({ river: true }).dice({ au3: 3 }).ok();
    expect(play.state.corps.au3?.place).toEqual({ at: 'area', area: 'graz' });
    play.dice({ attacker: 2, defender: 5 }).ok();
    // 10 % of 30, 20 % of 17.
    loses(play, 'defender', { regular: 3 });
    loses(play, 'attacker', { regular: 3 });
    expect(at(play.state, 'com1')?.fight.sides.defender.lost).toBe(24);
    play.dice({ attacker: 5, defender: 1 }).ok();
    // 3.4 of 3.3: it breaks, and one loss at the least is cavalry.
    const task = play.state.agenda.find(({ kind }) => kind === 'eia-losses');
    expect(task?.data).toEqual({ combat: 'com1', side: 'defender' });
    loses(play, 'defender', { regular: 3, cavalry: 1 });
    loses(play, 'attacker', { regular: 1 });
    expect(play.kind).toBe('eia-pursuit');
    play.dice({ die: 6 }).ok();
    // 80 % of four riders: three losses, two of cavalry and three regulars.
    expect(play.kind).toBe('eia-pursued');
    play.says({ 'lose-cavalry': 2, 'lose-regular': 3 }).ok();
    // The victor says where the beaten go.
    expect(asked(play.state)).toMatchObject({
      kind: 'eia-retreat',
      side: 'FR',
      data: { side: 'defender', own: false },
    });
    play.says({ to: 'wien' }).ok();
    const left = ['au1', 'au2'].map((id) => factors(play, id)?.regular ?? 0).reduce((n, one) => n + one, 0);
    expect([left, factors(play, 'au1')?.militia, factors(play, 'au2')?.cavalry]).toEqual([5, undefined, undefined]);
    expect(['fr1', 'fr2', 'fr3'].map((id) => factors(play, id)?.regular)).toEqual([8, 8, 6]);
    // Two corps were beaten; the third did not come.
    expect(pp(play)).toEqual([21, 19]);
    expect(play.state.combats.com1?.over).toBe(true);
    play.readBack();
  });

  it('EIA-163 EIA-164 a pursuit that is set aside until the beaten have gone still ends the battle', () => {
    const play = begun();
    play.dice({ attacker: 3, defender: 2 }).ok();
    loses(play, 'defender', { militia: 4 });
    loses(play, 'attacker', { regular: 2 });
    play.dice({ attacker: 2, defender: 5 }).ok();
    loses(play, 'defender', { regular: 2 });
    loses(play, 'attacker', { regular: 3 });
    play.dice({ attacker: 5, defender: 1 }).ok();
    loses(play, 'defender', { regular: 2, cavalry: 1 });
    loses(play, 'attacker', { regular: 1 });
    play.dice({ die: 6 }).ok();
    const pursued = play.task;
    expect(play.kind).toBe('eia-pursued');
    play.does({ do: 'defer', task: pursued }).says({ to: 'wien' }).ok();
    expect(play.state.combats.com1?.over).toBe(false);
    play.does({ do: 'resume', task: pursued }).says({ 'lose-cavalry': 2, 'lose-regular': 3 }).ok();
    expect(play.state.combats.com1?.over).toBe(true);
    play.readBack();
  });

  it('EIA-157 refuses militia in the round that takes the loss to 2.0, and a break without cavalry', () => {
    const play = begun();
    play.dice({ attacker: 3, defender: 2 }).ok();
    loses(play, 'defender', { regular: 4 });
    loses(play, 'attacker', { regular: 2 });
    play.dice({ attacker: 2, defender: 5 }).ok();
    for (let open = asked(play.state); open?.side !== 'AU'; open = asked(play.state))
      play.does({ do: 'defer', task: open?.id ?? '' });
    const only = (regular: number, militia: number, cavalry = 0) => {
      play.says({ 'lose-regular': regular, 'lose-militia': militia, 'lose-cavalry': cavalry });
      return codeOf(play.tries({ do: 'accept', task: play.task }));
    };
    // 10 % of 24: two; 1.4 and 1.0 of morale are over 2.0.
    expect(only(1, 1)).toBeDefined();
    expect(only(2, 0)).toBeUndefined();
  });
});

describe('round the flank', () => {
  const FLANK = {
    'CH-07': {
      'counterattack/outflank-A2': 22,
      'counterattack/outflank-D2': 22,
      'counterattack/outflank-2A3': 45,
      'counterattack/outflank-2D3': 31,
    },
    'CH-08': {
      ...{ '2-3/4-loss': 15, '2-3/4-morale': 8, '2-2/2-loss': 5, '2-2/2-morale': 3, '2-3/6-loss': 25 },
      ...{ '2-3/6-morale': 5, '4-5/5-loss': 20, '4-5/5-morale': 31, '3-1/4-loss': 10, '3-1/4-morale': 5 },
    },
    'CH-09': { '3/2-A': 0, '3/2-D': 0 },
    'CH-10': { '1.6/3': 3 },
    'CH-11': { '5/3': 50 },
  };

  it('EIA-143 EIA-147 EIA-152 EIA-162 EIA-169 EIA-269 outflankers count for morale at once, twice when they come, and their horses once', () => {
    const play = field(
      {
        corps: [
          fr('fr1', { regular: 12 }),
          fr('fr2', { cavalry: 8 }, 'brno', { kind: 'cavalry', symbol: true, infantry: null }),
          au('au1', { regular: 18, cavalry: 2 }),
        ],
        leaders: [leader('murat', 'FR', { s: 4, t: 3, max: 4, cavalry: true, status: { is: 'corps', corps: 'fr1' } })],
      },
      FLANK,
      { rulings: { cavalrySuperiority: 'on' } },
    );
    play.does(attack).seals('chit', { FR: 'outflank:fr2', AU: 'counterattack' });
    // Two Austrian horses against none: one on their die.
    play.dice({ attacker: 3, defender: 3 }).ok();
    const side = (of: 'attacker' | 'defender') => at(play.state, 'com1')?.fight.sides[of];
    expect([side('attacker')?.morale, side('defender')?.morale]).toEqual([42, 36]);
    // 5 % of twelve is one; 15 % of twenty is three.
    loses(play, 'defender', { regular: 1 });
    loses(play, 'attacker', { regular: 3 });
    expect(play.kind).toBe('eia-arrival');
    play.dice({ die: 5 }).ok();
    play.dice({ attacker: 2, defender: 1 }).ok();
    // 5 % of nine is none, 5 % of nineteen is one.
    loses(play, 'attacker', { regular: 1 });
    play.dice({ die: 6 }).ok();
    expect(side('attacker')?.arrived).toBe(true);
    play.dice({ attacker: 4, defender: 4 }).ok();
    // Eight and twice eight: 20 % of 24 is five; 0.5 and 3.1 break 3.6. 10 % of 19 is two.
    loses(play, 'defender', { regular: 4, cavalry: 1 });
    loses(play, 'attacker', { regular: 2 });
    expect(play.kind).toBe('eia-pursuit');
    // Four and one for Murat: half of eight riders are four losses.
    play.dice({ die: 4 }).ok();
    play.says({ 'lose-cavalry': 1, 'lose-regular': 9 }).ok();
    play.says({ to: 'wien' }).ok();
    expect(factors(play, 'au1')).toEqual({ regular: 4 });
    expect([factors(play, 'fr1'), factors(play, 'fr2')]).toEqual([{ regular: 6 }, { cavalry: 8 }]);
    // One corps of twenty: half a point, rounded up.
    expect(pp(play)).toEqual([21, 19]);
    play.readBack();
  });

  it('EIA-159 EIA-187 a pinning force that is wiped out before the others come: the rest falls on them, and its leaders are taken', () => {
    const play = field(
      {
        corps: [fr('fr1', { regular: 3 }), fr('fr2', { regular: 8 }), au('au1', { regular: 20 })],
        leaders: [leader('ney', 'FR', { s: 4, t: 3, max: 4, status: { is: 'corps', corps: 'fr1' } })],
      },
      FLANK,
    );
    play.does(attack).seals('chit', { FR: 'outflank:fr2', AU: 'counterattack' });
    // 25 % of twenty: five, of which three are all that pins; 5 % of three is none.
    play.dice({ attacker: 4, defender: 6 }).ok();
    loses(play, 'attacker', { regular: 3 });
    expect(factors(play, 'fr2')).toEqual({ regular: 6 });
    expect(play.state.leaders.ney?.status).toEqual({ is: 'captured', by: 'AU' });
    expect(play.kind).toBe('eia-retreat');
    play.says({ to: 'linz' }).ok();
    expect(play.state.corps.fr2?.place).toEqual({ at: 'area', area: 'linz' });
    // Two corps, the outflanking one among them.
    expect(pp(play)).toEqual([19, 21]);
    play.readBack();
  });
});

describe('guard', () => {
  const GUARD = {
    'CH-07': { 'cordon/probe-A1': 32, 'cordon/probe-D1': 21, 'cordon/probe-A2': 32, 'cordon/probe-D2': 21 },
    'CH-08': { '3-4/3-loss': 10, '3-4/3-morale': 20, '2-1/2-loss': 5, '2-1/2-morale': 1 },
    'CH-09': { '2/2-A': 0 },
    'CH-16': { '4/2': 1, '6/2': 3 },
  };
  const begun = () =>
    field(
      { corps: [fr('fr1', { regular: 17, guard: 3 }), au('au1', { regular: 20 }), au('au2', { regular: 4 })] },
      GUARD,
      { rulings: { guardCommitment: 'on' } },
    )
      .does(attack)
      .seals('chit', { FR: 'probe', AU: 'cordon' });

  it('EIA-271 guard by two levels: one is lost first, the rest fight on the higher table, and an enemy that holds breaks the committer', () => {
    const play = begun().says({ 'guard-attacker': 2 });
    play.dice({ 'guard-attacker': 4, attacker: 3, defender: 2 }).ok();
    // 3-2 became 3-4; 10 % of nineteen is two; 5 % of 24 is one.
    loses(play, 'defender', { regular: 2 });
    loses(play, 'attacker', { regular: 1 });
    // Austria has lost 2.0 of 3.5 and stands: France has broken.
    expect(play.codes).toContain('eiacombat-told-broken');
    expect(at(play.state, 'com1')?.fight.winner).toBe('defender');
    play.says({ to: 'linz' }).ok();
    expect(factors(play, 'fr1')).toEqual({ regular: 16, guard: 2 });
    expect(pp(play)).toEqual([19, 21]);
    play.readBack();
  });

  it('EIA-271 all of the guard lost: its side breaks without a shot, the other still fires', () => {
    const play = begun().says({ 'guard-attacker': 2 });
    play.dice({ 'guard-attacker': 6, attacker: 3, defender: 2 }).ok();
    loses(play, 'attacker', { regular: 1 });
    expect(factors(play, 'au1')).toEqual({ regular: 20 });
    expect(factors(play, 'fr1')).toEqual({ regular: 16 });
    expect(at(play.state, 'com1')?.fight.winner).toBe('defender');
  });

  it('EIA-271 where both have guard both seal it, and what they sealed stands in the question', () => {
    const play = field({ corps: [fr('fr1', { regular: 17, guard: 3 }), au('au1', { regular: 20, guard: 2 })] }, GUARD, {
      rulings: { guardCommitment: 'on' },
    })
      .does(attack)
      .seals('chit', { FR: 'probe', AU: 'cordon' })
      .does({ do: 'seal-guard', combat: 'com1' });
    expect(play.kind).toBeUndefined();
    expect(codeOf(play.tries({ do: 'seal-guard', combat: 'com1' }))).toBe('eia-gone');
    play.seals('guard', { FR: 2, AU: 2 });
    expect(play.kind).toBe('eia-round');
    // Austria’s guard lifts a table by one at the most.
    expect(asked(play.state)?.facts).toEqual({ 'guard-attacker': 2, 'guard-defender': 1 });
    play.readBack();
  });
});

describe('the end of a day', () => {
  const DAY = {
    'CH-07': Object.fromEntries(
      [1, 2, 3].flatMap((n) => [
        [`cordon/probe-A${n}`, 21],
        [`cordon/probe-D${n}`, 21],
        [`counterattack/assault-A${n}`, 21],
        [`counterattack/assault-D${n}`, 21],
      ]),
    ),
    'CH-08': { '2-1/1-loss': 0, '2-1/1-morale': 3, '2-1/6-loss': 5, '2-1/6-morale': 10 },
    'CH-09': { '2/2-A': 0 },
    'CH-11': { '4/1': 50 },
  };
  const day = (more: Partial<Setup> = {}) => {
    const play = field(
      {
        corps: [fr('fr1', { regular: 20, cavalry: 4 }), au('au1', { regular: 20 })],
        leaders: [],
      },
      DAY,
      more,
    );
    play.does(attack).seals('chit', { FR: 'probe', AU: 'cordon' });
    for (let n = 0; n < 3; n += 1) play.dice({ attacker: 1, defender: 1 }).ok();
    return play;
  };

  it('EIA-148 EIA-171 both fight on: half a point less, what was lost of morale stays, new chits', () => {
    const play = day().seals('dayEnd', { FR: 'fight', AU: 'fight' });
    play.seals('chit', { FR: 'assault', AU: 'counterattack' });
    play.dice({ attacker: 1, defender: 1 }).ok();
    const sides = at(play.state, 'com1')?.fight.sides;
    // (800 + 180) over 24 is 41 tenths; then 36. Three rounds of 0.3, and one more.
    expect([sides?.attacker.morale, sides?.defender.morale]).toEqual([36, 30]);
    expect([sides?.attacker.lost, sides?.defender.lost]).toEqual([12, 12]);
    play.readBack();
  });

  it('EIA-158 EIA-171 with the other reading the new day begins fresh', () => {
    const play = day({ rulings: { moraleLossDays: 'reset' } }).seals('dayEnd', { FR: 'fight', AU: 'fight' });
    expect(at(play.state, 'com1')?.fight.sides.attacker.lost).toBe(0);
  });

  it('EIA-161 EIA-171 one withdraws: pursued at class 1, nobody wins and no points; both: nobody is pursued', () => {
    const play = day().seals('dayEnd', { FR: 'fight', AU: 'withdraw' });
    expect(play.kind).toBe('eia-pursuit');
    play.dice({ die: 4 }).ok();
    // Half of four riders: two losses of three regulars.
    play.says({ 'lose-regular': 6 }).ok();
    // Who withdraws says himself where to.
    expect(asked(play.state)).toMatchObject({ kind: 'eia-retreat', side: 'AU', data: { side: 'defender', own: true } });
    play.says({ to: 'graz' }).ok();
    expect(factors(play, 'au1')).toEqual({ regular: 14 });
    expect(pp(play)).toEqual([20, 20]);
    const both = day().seals('dayEnd', { FR: 'withdraw', AU: 'withdraw' });
    expect(both.state.agenda.map(({ kind }) => kind)).toEqual(['eia-retreat', 'eia-retreat']);
    both.says({ to: 'graz' }).ok();
    both.says({ to: 'linz' }).ok();
    expect(pp(both)).toEqual([20, 20]);
    expect(both.state.combats.com1?.over).toBe(true);
  });

  it('EIA-162 in a forest a pursuit of class 1 is none', () => {
    const play = day({
      sheets: {
        areas: [area('brno', { city: false, terrain: 'forest' }), area('graz', { owner: 'AU' }), area('linz')],
        corps: [fr('fr1', { regular: 20, cavalry: 4 }), au('au1', { regular: 20 })],
      },
      slots: { ...DAY, 'CH-08': { ...DAY['CH-08'], '1-1/1-loss': 0, '1-1/1-morale': 3 } },
    }).seals('dayEnd', { FR: 'fight', AU: 'withdraw' });
    expect(play.kind).toBe('eia-pursuit');
    play.ok();
    play.says({ to: 'graz' }).ok();
    expect(factors(play, 'au1')).toEqual({ regular: 20 });
  });
});

describe('light troops', () => {
  const counter = (id: string, type: 'cossack' | 'freikorps' | 'guerilla', owner: string, where: string, count = 1) =>
    ({ do: 'add-piece', ledger: 'irregulars', piece: { id, owner, type, count, area: where, inCity: false } }) as const;
  const alone = (symbol: boolean) =>
    field({ corps: [fr('fr1', { cavalry: 6 }, 'brno', { symbol })] }, { 'CH-09': {} }).does(
      counter('f1', 'freikorps', 'AU', 'brno'),
    );

  it('EIA-227 from foot they ride off if they like, and whoever stays stands a trivial combat', () => {
    const play = alone(false).does(attack);
    expect(play.kind).toBe('eia-slip');
    expect(codeOf(play.tries(attack))).toBe('eiacombat-running');
    play.says({ to: 'stay' }).ok();
    expect(play.state.combats.com1?.kind).toBe('trivial');
    const gone = alone(false).does(attack).says({ to: 'wien' }).ok();
    expect(gone.state.irregulars.f1?.area).toBe('wien');
    expect(gone.state.combats).toEqual({});
    gone.readBack();
  });

  it('EIA-227 from cavalry a die of the table decides: four gets away, five is caught', () => {
    const thrown = (die: 4 | 5) => {
      const play = alone(true).does(attack).says({ to: 'wien' });
      play.dice({ die }).ok();
      return [play.state.irregulars.f1?.area, play.state.combats.com1?.kind];
    };
    expect(thrown(4)).toEqual(['wien', undefined]);
    expect(thrown(5)).toEqual(['brno', 'trivial']);
  });

  it('EIA-145 EIA-227 beside corps that withdraw they ride by themselves, on a four from cavalry', () => {
    const begun = (symbol: boolean) =>
      field(
        {
          corps: [fr('fr1', { regular: 12 }, 'brno', { symbol }), au('au1', { regular: 10 })],
        },
        {},
      )
        .does(counter('f1', 'freikorps', 'AU', 'brno'), attack)
        .seals('chit', { FR: 'assault', AU: 'withdraw' });
    const free = begun(false).dice({ au1: 2 }).ok().says({ to: 'wien' }).ok();
    expect([free.state.irregulars.f1?.area, free.state.corps.au1?.place]).toEqual([
      'wien',
      { at: 'area', area: 'wien' },
    ]);
    const caught = begun(true).dice({ au1: 2, riders: 5 }).ok().says({ to: 'wien' }).ok();
    expect(caught.state.irregulars.f1?.area).toBe('brno');
    expect(caught.kind).toBe('eia-round');
    const rides = begun(true).dice({ au1: 5, riders: 4 }).ok().says({ to: 'wien' }).ok();
    expect([rides.state.irregulars.f1?.area, rides.state.corps.au1?.place]).toEqual([
      'wien',
      { at: 'area', area: 'brno' },
    ]);
    rides.readBack();
  });

  it('EIA-166 cossacks come up with a leader alone, and bear their own factor', () => {
    const play = field(
      {
        corps: [fr('fr1', { regular: 20 }), au('au1', { regular: 20 }), au('au2', { regular: 5 }, 'graz')],
        leaders: [leader('hiller', 'AU', { s: 3, t: 2, max: 3, status: { is: 'corps', corps: 'au2' } })],
      },
      {
        'CH-07': { 'cordon/probe-A1': 21, 'cordon/probe-D1': 21 },
        'CH-08': { '2-1/1-loss': 0, '2-1/1-morale': 3 },
        'CH-09': {},
      },
    ).does(counter('f1', 'freikorps', 'AU', 'graz'), attack);
    play.seals('chit', { FR: 'probe', AU: 'cordon' }).dice({ attacker: 1, defender: 1 }).ok();
    const join = { do: 'join-battle', combat: 'com1', side: 'defender', corps: ['au2'], irregulars: ['f1'] } as const;
    play.does({ do: 'set-piece', ledger: 'leaders', id: 'hiller', set: { status: { is: 'retired' } } });
    expect(codeOf(play.tries(join))).toBe('eiacombat-join-irregulars');
    play.does({ do: 'set-piece', ledger: 'leaders', id: 'hiller', set: { status: { is: 'corps', corps: 'au2' } } });
    play.does(join).dice({ all: 3 }).ok();
    expect(play.state.irregulars.f1?.area).toBe('brno');
    const bands = at(play.state, 'com1')?.fight.sides.defender.bands;
    expect(bands?.map(({ id, came }) => [id, came])).toEqual([
      ['au1', 20],
      ['au2', 5],
      ['f1', 1],
    ]);
    play.readBack();
  });

  it('EIA-173 EIA-188 a depot’s garrison that breaks surrenders; cossacks beside it go; no points', () => {
    const play = field(
      { corps: [fr('fr1', { regular: 20 })] },
      {
        'CH-08': { '5-2/6-loss': 10, '5-2/6-morale': 40, '5-2/1-loss': 0, '5-2/1-morale': 1 },
        'CH-09': { '2/0-A': 1, '2/0-D': 0 },
      },
    ).does(depot('d1', 'AU', 'brno'), counter('f1', 'freikorps', 'AU', 'brno'), {
      ...{ do: 'add-piece', ledger: 'garrisons' },
      piece: { id: 'g1', nation: 'AU', in: { depot: 'd1' }, factors: { regular: 4 } },
    });
    play.does(attack);
    // Nobody is alone there: they fight.
    expect(play.state.combats.com1?.kind).toBe('trivial');
    play.says({ 'base-defender': 30 }).dice({ attacker: 5, defender: 1 }).ok();
    // 10 % of twenty: two.
    loses(play, 'defender', { regular: 2 });
    expect(play.kind).toBe('eia-retreat');
    play.says({ to: 'graz' }).ok();
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', owner: 'AU', factors: { regular: 2 } }]);
    expect(play.state.irregulars.f1?.area).toBe('graz');
    expect(play.state.garrisons).toEqual({});
    expect(pp(play)).toEqual([20, 20]);
    play.readBack();
  });
});

describe('both broken', () => {
  it('EIA-165 with survivors on both sides the attacker goes, and there are no points', () => {
    const play = field(
      { corps: [fr('fr1', { regular: 20 }), au('au1', { regular: 20 })] },
      {
        'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
        'CH-08': { '4-1/6-loss': 5, '4-1/6-morale': 40, '2-1/6-loss': 5, '2-1/6-morale': 40 },
        'CH-09': {},
      },
    ).does(attack);
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 6 }).ok();
    loses(play, 'defender', { regular: 1 });
    loses(play, 'attacker', { regular: 1 });
    expect(asked(play.state)).toMatchObject({ kind: 'eia-retreat', side: 'FR' });
    play.says({ to: 'linz' }).ok();
    expect(pp(play)).toEqual([20, 20]);
    expect(play.state.corps.au1?.place).toEqual({ at: 'area', area: 'brno' });
  });
});

describe('prisoners of a field', () => {
  it('EIA-164 EIA-188 with no way out all surrender, leaders too; a garrison is nobody’s concern', () => {
    const play = field(
      {
        corps: [fr('fr1', { regular: 20 }), au('au1', { regular: 6, guard: 1 })],
        leaders: [leader('mack', 'AU', { s: 1, t: 1, max: 3, status: { is: 'corps', corps: 'au1' } })],
      },
      {
        'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
        'CH-08': { '4-1/6-loss': 5, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 1 },
        'CH-09': { '2/1-A': 0, '2/1-D': 0 },
      },
    ).does(garrison('g', 'AU', 'wien', { regular: 3 }), attack);
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    loses(play, 'defender', { regular: 1 });
    play.says({ to: 'none' }).ok();
    expect(Object.values(play.state.prisoners)).toMatchObject([
      { captor: 'FR', owner: 'AU', factors: { regular: 5, guard: 1 } },
    ]);
    expect(play.state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
    expect(play.state.corps.au1?.place).toEqual({ at: 'pool' });
    expect(pp(play)).toEqual([21, 19]);
    play.readBack();
  });
});

describe('the way out', () => {
  it('EIA-164 nobody is led to where an enemy stands unbesieged: a corps, cossacks, the garrison of a depot', () => {
    const play = field(
      {
        areas: [area('pest', { owner: 'AU' }), area('raab', { owner: 'AU' })],
        corps: [fr('fr1', { regular: 20 }), fr('fr2', { regular: 5 }, 'graz'), au('au1', { regular: 6 })],
      },
      {
        'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
        'CH-08': { '4-1/6-loss': 5, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 1 },
        'CH-09': {},
      },
    ).does(depot('d1', 'FR', 'pest'), {
      ...{ do: 'add-piece', ledger: 'garrisons' },
      piece: { id: 'g1', nation: 'FR', in: { depot: 'd1' }, factors: { regular: 2 } },
    });
    play.does(attack).seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    loses(play, 'defender', { regular: 1 });
    const to = (id: string) => codeOf(play.tries({ do: 'answer', task: play.task, facts: { to: id } }));
    expect([to('graz'), to('pest'), to('raab')]).toEqual(['ask-no-such-answer', 'ask-no-such-answer', undefined]);
  });
});
