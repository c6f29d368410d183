/** Combat on the phone, play by play: the text's own battle, and what else may come of one. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { at, commandNow, fighting } from '../../../src/campaign/empires-in-arms/combat/fight.ts';
import { procedureOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { totalOf } from '../../../src/campaign/empires-in-arms/ledger.ts';
import { sealedText } from '../../../src/campaign/empires-in-arms/modules/sealing.ts';
import { view } from '../../../src/campaign/empires-in-arms/seats.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { asked } from '../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { area, code, corps, leader, type Table, table } from './fixtures.ts';

const boxes = { line: 60, cavalry: 60, guard: 60, feudalInf: 60, feudalCav: 60 };
const turk = (id: string, factors: Setup['sheets'] extends infer _ ? object : never) =>
  corps(id, 'TU', 'kiev', { kind: 'feudal', boxes, infantry: 20, cavalry: 20, factors });

/** Seven Turkish corps and four Russian ones, as the text has them. EIA-183 */
function worked(more: Partial<Setup> = {}): Table {
  const turks = [
    ...Array.from({ length: 6 }, (_, i) => turk(`t${i}`, { feudalInf: 3, feudalCav: 3 })),
    corps('janissaries', 'TU', 'kiev', { boxes, infantry: 30, factors: { regular: 14 } }),
  ];
  const russians = [
    corps('r1', 'RU', 'kiev', { boxes, infantry: 30, cavalry: 40, factors: { guard: 6 } }),
    corps('r2', 'RU', 'kiev', { boxes, infantry: 30, cavalry: 40, factors: { regular: 17 } }),
    corps('r3', 'RU', 'kiev', { boxes, infantry: 30, cavalry: 40, factors: { militia: 13 } }),
    corps('r4', 'RU', 'kiev', { boxes, infantry: 30, cavalry: 40, factors: { cavalry: 1 } }),
  ];
  const play = table({
    powers: [
      { id: 'TU', player: '', french: false },
      { id: 'RU', player: '', french: false },
    ],
    sheets: {
      areas: [area('kiev', { owner: 'RU' }), area('minsk', { owner: 'RU' })],
      corps: [...turks, ...russians],
      leaders: [
        leader('vizier', 'TU', { s: 2, t: 3, max: 6, status: { is: 'corps', corps: 'janissaries' } }),
        leader('kutusov', 'RU', { s: 3, t: 2, max: 6, status: { is: 'corps', corps: 'r1' } }),
      ],
    },
    ...more,
  });
  return play
    .does({ do: 'add-piece', ledger: 'wars', piece: { id: 'w', a: 'TU', b: 'RU', since: { y: 1806, m: 1 }, order: 1 } })
    .does(
      { do: 'figure', power: 'TU', of: 'pp', by: 20, note: 'x' },
      { do: 'figure', power: 'RU', of: 'pp', by: 20, note: 'x' },
    )
    .goTo('landCombat', 'TU');
}

const salt = (n: number) => saltOf(new Uint8Array(16).fill(n));
/** Both seal, then both open. */
function seals(play: Table, entries: Partial<Record<Power, string>>, kind: 'chit' | 'dayEnd' = 'chit'): void {
  const round = Object.values(play.state.rounds).find((one) => !one.over)?.id ?? '';
  const all = Object.entries(entries) as [Power, string][];
  const text = (said: string) => (kind === 'chit' ? sealedText('chit', said) : JSON.stringify(said));
  for (const [i, [power, said]] of all.entries())
    play.does({ do: 'seal', round, power, seal: sealFor({ salt: salt(i + 1), text: text(said) }) });
  for (const [i, [power, said]] of all.entries())
    play.does({ do: 'unseal', round, power, salt: salt(i + 1), text: text(said) });
}
const attack = {
  do: 'attack',
  power: 'TU',
  area: 'kiev',
  defender: 'RU',
  kind: 'field',
  river: false,
  sally: false,
} as const;

const question = (play: Table) => asked(play.state)?.kind;
function enter(play: Table, slot: string, die: Face): void {
  play.does({ do: 'enter', task: asked(play.state)?.id ?? '', slot, thing: { die } });
}
const answer = (play: Table, facts: Record<string, string | number | boolean>) =>
  play.does({ do: 'answer', task: asked(play.state)?.id ?? '', facts });
const accept = (play: Table) => play.does({ do: 'accept', task: asked(play.state)?.id ?? '' });
const fight = (play: Table) => at(play.state, 'com1')?.fight;
const russian = (play: Table) =>
  Object.values(play.state.corps)
    .filter(({ nation }) => nation === 'RU')
    .reduce((n, one) => n + totalOf(one.factors), 0);

describe('what both sides see', () => {
  it('EIA-149 they stand open as soon as the chits lie open, and the open table reads the true figures of the round', () => {
    const play = worked().does(attack);
    expect(Object.values(play.state.corps).some(({ revealed }) => revealed)).toBe(false);
    seals(play, { TU: 'assault', RU: 'cordon' });
    expect(Object.values(play.state.corps).every(({ revealed }) => revealed)).toBe(true);
    const round = asked(play.state);
    const shown = round && procedureOf(round.kind).sums?.(view(play.state, 'table'), round);
    expect(shown).toEqual(round && procedureOf(round.kind).sums?.(play.state, round));
  });
});

describe('EIA-183 the battle of the text', () => {
  function toSecondRound(): Table {
    const play = worked().does(attack);
    seals(play, { TU: 'assault', RU: 'cordon' });
    // Round 1: 4-1 on a 4, 2-1 on a 3; both commanders come to 2.
    enter(play, 'attacker', 4);
    enter(play, 'defender', 3);
    accept(play);
    return play;
  }

  it('EIA-183 finds the morale of both, 2.3 and 3.0, and the losses of the first round', () => {
    const play = toSecondRound();
    expect(fight(play)?.sides.attacker).toMatchObject({ base: 23, morale: 23, lost: 2, due: 2 });
    expect(fight(play)?.sides.defender).toMatchObject({ base: 30, morale: 30, lost: 10, due: 5 });
    expect(play.state.corps.r2?.revealed).toBe(true);
  });

  it('EIA-183 breaks the Russians in the second round, rides them down, and gives two points', () => {
    const play = toSecondRound();
    answer(play, { 'lose-feudalInf': 2 });
    accept(play);
    answer(play, { 'lose-militia': 5 });
    accept(play);
    expect(question(play)).toBe('eia-round');
    enter(play, 'attacker', 4);
    enter(play, 'defender', 4);
    accept(play);
    expect(fight(play)?.sides).toMatchObject({ attacker: { lost: 7, due: 2 }, defender: { lost: 30, due: 7 } });
    answer(play, { 'lose-feudalInf': 2 });
    accept(play);
    // None of it may be militia, and one must be cavalry.
    expect(
      code(
        play.tries({
          do: 'answer',
          task: asked(play.state)?.id ?? '',
          facts: { 'lose-militia': 7, 'lose-regular': 0, 'lose-cavalry': 0 },
        }),
      ),
    ).toBeUndefined();
    expect(code(play.tries({ do: 'accept', task: asked(play.state)?.id ?? '' }))).toBe('ask-not-yet');
    answer(play, { 'lose-militia': 0, 'lose-regular': 6, 'lose-cavalry': 1 });
    accept(play);
    expect(russian(play)).toBe(25);
    expect(question(play)).toBe('eia-pursuit');
    enter(play, 'die', 5);
    accept(play);
    // Sixty per cent of eighteen is eleven losses, more than the Russians have.
    expect(question(play)).toBe('eia-pursued');
    accept(play);
    expect(question(play)).toBe('eia-retreat');
    accept(play);
    expect(russian(play)).toBe(0);
    expect(play.state.leaders.kutusov?.status).toEqual({ is: 'captured', by: 'TU' });
    expect([play.state.powers.TU?.marker, play.state.powers.RU?.marker]).toEqual([22, 18]);
    expect(play.state.combats.com1?.over).toBe(true);
    expect(flaws(play.state)).toEqual([]);
  });
});

describe('a fight', () => {
  it('EIA-142 EIA-144 asks once for what the charts do not say, and keeps it', () => {
    const play = worked().does(attack);
    seals(play, { TU: 'probe', RU: 'cordon' });
    expect(code(play.tries({ do: 'throw', task: asked(play.state)?.id ?? '' }))).toBe('ask-not-yet');
    answer(play, { 'CH-07 cordon/probe-A1': '32', 'CH-07 cordon/probe-D1': '21' });
    enter(play, 'attacker', 2);
    enter(play, 'defender', 4);
    answer(play, { 'CH-08 3-2/2-loss': '5', 'CH-08 3-2/2-morale': 4 });
    // Five per cent of fifty ends on a half, which the card decides.
    answer(play, { 'CH-06 10/5': '1' });
    accept(play);
    expect(play.state.slots).toMatchObject({
      'CH-06': { '10/5': 1 },
      'CH-07': { 'cordon/probe-A1': 32 },
      'CH-08': { '3-2/2-loss': 5, '3-2/2-morale': 4 },
    });
  });

  it('EIA-142 takes the plainest chit of whoever does not open', () => {
    const play = worked().does(attack);
    const round = Object.keys(play.state.rounds)[0] ?? '';
    play.does({ do: 'unseal-default', round, power: 'TU' }, { do: 'unseal-default', round, power: 'RU' });
    expect(fight(play)?.sides).toMatchObject({ attacker: { chit: 'assault' }, defender: { chit: 'cordon' } });
  });

  it('EIA-143 EIA-152 an outflanking force is away until it comes, and then counts twice', () => {
    const play = worked().does(attack);
    seals(play, { TU: 'outflank:t0,t1', RU: 'counterattack' });
    expect(
      fight(play)
        ?.sides.attacker.bands.filter(({ outflanks }) => outflanks)
        .map(({ id }) => id),
    ).toEqual(['t0', 't1']);
    enter(play, 'attacker', 4);
    enter(play, 'defender', 4);
    // 38 factors hold; the first set of tables is known, their results are not.
    answer(play, { 'CH-08 2-3/4-loss': '5', 'CH-08 2-3/4-morale': 1 });
    accept(play);
    expect(fight(play)?.sides.defender.due).toBe(2);
    while (question(play) === 'eia-losses') accept(play);
    expect(question(play)).toBe('eia-arrival');
    enter(play, 'die', 2);
    accept(play);
    expect(fight(play)?.sides.attacker.arrived).toBe(true);
  });

  it('EIA-143 refuses a split that leaves nobody, and fights plainly', () => {
    const play = worked().does(attack);
    seals(play, { TU: 'outflank', RU: 'counterattack' });
    expect(fight(play)?.sides.attacker.chit).toBe('assault');
  });

  it('EIA-145 everybody gets away from a probe, as the owner likes', () => {
    const play = worked().does(attack);
    seals(play, { TU: 'probe', RU: 'withdraw' });
    expect(question(play)).toBe('eia-withdraw');
    accept(play);
    answer(play, { to: 'minsk' });
    accept(play);
    expect(play.state.corps.r1?.place).toEqual({ at: 'area', area: 'minsk' });
    expect(play.state.combats.com1?.over).toBe(true);
    expect(play.state.powers.TU?.marker).toBe(20);
  });

  it('EIA-171 who withdraws at the day’s end is not beaten', () => {
    const play = worked().does(attack);
    seals(play, { TU: 'assault', RU: 'cordon' });
    for (let n = 0; n < 3; n += 1) {
      if (n === 2) answer(play, { 'CH-07 cordon/assault-A3': '11', 'CH-07 cordon/assault-D3': '21' });
      enter(play, 'attacker', n === 2 ? 1 : 3);
      enter(play, 'defender', 3);
      const open = { 0: '4-1', 1: '4-3', 2: '1-1' }[n] ?? '';
      const face = n === 2 ? 1 : 3;
      answer(play, { [`CH-08 ${open}/${face}-loss`]: '0', [`CH-08 ${open}/${face}-morale`]: 1 });
      accept(play);
      while (question(play) === 'eia-losses') accept(play);
    }
    seals(play, { TU: 'fight', RU: 'withdraw' }, 'dayEnd');
    expect(question(play)).toBe('eia-pursuit');
    play.does({ do: 'decide', task: asked(play.state)?.id ?? '', choice: 'none' });
    answer(play, { to: 'minsk' });
    accept(play);
    expect(play.state.powers.RU?.marker).toBe(20);
    expect(play.state.corps.r2?.place).toEqual({ at: 'area', area: 'minsk' });
  });

  it('EIA-140 nobody attacks out of its step, without a war, or twice at once', () => {
    const play = worked();
    expect(code(play.tries({ ...attack, power: 'RU', defender: 'TU' }))).toBe('eiacombat-not-its-combat');
    play.does(attack);
    expect(code(play.tries(attack))).toBe('eiacombat-running');
    expect(code(play.tries({ do: 'next' }))).toBeDefined();
    play.does({ do: 'end-combat', combat: 'com1' });
    expect(play.state.combats.com1?.over).toBe(true);
  });

  it('EIA-166 corps of a neighbour join after a round', () => {
    const play = worked();
    play.does({ do: 'set-piece', ledger: 'corps', id: 'r4', set: { place: { at: 'area', area: 'minsk' } } });
    play.does(attack);
    seals(play, { TU: 'assault', RU: 'cordon' });
    expect(code(play.tries({ do: 'join-battle', combat: 'com1', side: 'defender', corps: ['r4'] }))).toBe(
      'eiacombat-join-when',
    );
    enter(play, 'attacker', 4);
    enter(play, 'defender', 3);
    accept(play);
    while (question(play) === 'eia-losses') accept(play);
    play.does({ do: 'join-battle', combat: 'com1', side: 'defender', corps: ['r4'] });
    enter(play, 'r4', 2);
    accept(play);
    expect(play.state.corps.r4?.place).toEqual({ at: 'area', area: 'kiev' });
    expect(fight(play)?.sides.defender.bands.map(({ id }) => id)).toContain('r4');
  });

  it('EIA-168 arrivals join the pinning force with their factors; morale stays, a senior of the same power commands', () => {
    const play = worked();
    play.does(
      { do: 'set-piece', ledger: 'corps', id: 'r4', set: { place: { at: 'area', area: 'minsk' } } },
      {
        do: 'add-piece',
        ledger: 'leaders',
        piece: leader('bennigsen', 'RU', { s: 4, t: 4, seniority: 'A', status: { is: 'corps', corps: 'r4' } }),
      },
    );
    play.does(attack);
    seals(play, { TU: 'assault', RU: 'cordon' });
    enter(play, 'attacker', 4);
    enter(play, 'defender', 3);
    accept(play);
    while (question(play) === 'eia-losses') accept(play);
    const before = fight(play)?.sides.defender;
    if (!before) throw new Error('No fight.');
    expect(commandNow(play.state, before).leader?.id).toBe('kutusov');
    const force = totalOf(fighting(play.state, before));
    play.does({ do: 'join-battle', combat: 'com1', side: 'defender', corps: ['r4'] });
    enter(play, 'all', 2);
    accept(play);
    const after = fight(play)?.sides.defender;
    if (!after) throw new Error('No fight.');
    expect([after.base, after.morale]).toEqual([before.base, before.morale]);
    expect(totalOf(fighting(play.state, after))).toBe(force + 1);
    expect(fighting(play.state, after).cavalry).toBe(1);
    expect(commandNow(play.state, after).leader?.id).toBe('bennigsen');
  });

  it('EIA-141 all in the open and no garrison fight; fields come before sieges, and the winner may enter the city', () => {
    const play = worked();
    play.does(
      {
        do: 'add-piece',
        ledger: 'garrisons',
        piece: { id: 'g', nation: 'RU', in: { city: 'kiev' }, factors: { regular: 3 } },
      },
      { do: 'add-piece', ledger: 'areas', piece: area('odessa', { owner: 'RU' }) },
      {
        do: 'add-piece',
        ledger: 'garrisons',
        piece: { id: 'h', nation: 'RU', in: { city: 'odessa' }, factors: { regular: 3 } },
      },
      { do: 'set-piece', ledger: 'corps', id: 't0', set: { place: { at: 'area', area: 'odessa' } } },
      { do: 'besiege', power: 'TU', area: 'odessa' },
    );
    const siege = { do: 'assault-attempt', power: 'TU', area: 'odessa' } as const;
    expect(code(play.tries(siege))).toBe('eiasiege-fields-first');
    play.does(attack);
    const bands = fight(play)?.sides.defender.bands.map(({ id }) => id);
    expect(bands).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(fight(play)?.sides.attacker.bands.map(({ id }) => id)).not.toContain('t0');
    play.does({ do: 'end-combat', combat: 'com1' });
    play.does(siege);
    expect(question(play)).toBe('eia-siege');
  });

  it('EIA-154 committed guard comes first in a round, then the guns, then the dice of both', () => {
    const play = worked({ rulings: { guardCommitment: 'on', artilleryCorps: 'on', halves: 'up' } });
    play.does(attack);
    seals(play, { TU: 'assault', RU: 'cordon' });
    answer(play, { 'guard-defender': 1 });
    const task = asked(play.state);
    const slots =
      task &&
      procedureOf(task.kind)
        .needs(play.state, task)
        .map(({ slot }) => slot);
    expect(slots).toEqual(['attacker', 'guard-defender', 'defender']);
    enter(play, 'guard-defender', 3);
    const now = asked(play.state);
    expect(code(now && procedureOf(now.kind).waits?.(play.state, now))).toBe('eiacombat-type-cell');
  });
});
