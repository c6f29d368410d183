/** The spine: the month and its orders, sealed entries, views, and what no ledger bears. */
import { describe, expect, it } from 'vitest';
import { beatsOf, isWinter, later, movers, ORDERS } from '../../../src/campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { eventSchema } from '../../../src/campaign/empires-in-arms/events.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { readEntry, sealedText } from '../../../src/campaign/empires-in-arms/modules/sealing.ts';
import { playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';
import { view } from '../../../src/campaign/empires-in-arms/seats.ts';
import { MONTHS, POWERS } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { begun, code, SETUP, table } from './fixtures.ts';

const ALL = POWERS.map((id) => ({ id, player: '', french: id === 'FR' || id === 'SP' }));
const at = (state: Campaign, clock: Partial<Campaign['clock']>): Campaign => ({
  ...state,
  clock: { ...state.clock, ...clock },
});

describe('the month', () => {
  it('EIA-009 has an order of powers for each phase of its own', () => {
    const words = (order: readonly string[]) => order.join(' ');
    expect(words(ORDERS.minorSetUp)).toBe('FR RU TU AU PR GB SP');
    expect(words(ORDERS.navalReinforcement)).toBe('SP FR PR AU TU RU GB');
    expect(words(ORDERS.armyReinforcement)).toBe('SP GB PR AU TU RU FR');
    expect(words(ORDERS.naval)).toBe('RU TU AU PR FR SP');
    expect(words(ORDERS.land)).toBe('RU TU AU PR GB SP');
  });

  it('EIA-009 runs its phases in order, the Economic one in March, June, September and December alone', () => {
    const seen = MONTHS.map((m) => {
      const play = table({ date: { y: 1806, m } }).does({ do: 'start' });
      const phases: string[] = [];
      while (play.state.clock.date.m === m) {
        if (phases.at(-1) !== play.state.clock.phase) phases.push(play.state.clock.phase);
        for (let open = asked(play.state); open; open = asked(play.state)) play.does({ do: 'defer', task: open.id });
        play
          .feedsByHand()
          .does(
            play.state.clock.phase === 'land' && play.state.clock.slot === null
              ? { do: 'take-slot', power: 'FR', at: 0 }
              : { do: 'next' },
          );
      }
      return phases.join(' ');
    });
    const plain = 'political reinforcement naval land time';
    const quarter = 'political reinforcement naval land economic time';
    expect(seen).toEqual([plain, plain, quarter, plain, plain, quarter, plain, plain, quarter, plain, plain, quarter]);
  });

  it.each([
    ['naval', 'GB', 0, 'GB RU TU AU PR FR SP'],
    ['naval', 'GB', 6, 'RU TU AU PR FR SP GB'],
    ['land', 'FR', 2, 'RU TU FR AU PR GB SP'],
  ] as const)('EIA-070, EIA-100 in the %s phase %s at %i', (phase, _, slot, order) => {
    const state = at(begun({ powers: ALL }), { phase, slot });
    expect(movers(state, phase).flat().join(' ')).toBe(order);
  });

  it('EIA-070, EIA-100 waits until whoever chooses has put itself', () => {
    const play = table().goTo('navalMove');
    for (let n = 0; n < 40 && play.state.clock.phase !== 'land'; n += 1) play.does({ do: 'next' });
    expect(play.state.clock).toMatchObject({ phase: 'land', slot: null, acting: [] });
    expect(code(play.tries({ do: 'next' }))).toBe('eia-slot-first');
    expect(code(play.tries({ do: 'take-slot', power: 'FR', at: 3 }))).toBe('eia-no-such-slot');
    play.does({ do: 'take-slot', power: 'FR', at: 1 });
    expect(play.state.clock).toMatchObject({ slot: 1, acting: ['RU'] });
  });

  it('EIA-048, EIA-009 lets allies act together in the later slot, for this month alone', () => {
    const ally = { id: 'AU-RU', a: 'AU', b: 'RU', since: { y: 1805, m: 1 } };
    const play = table({ date: { y: 1806, m: 4 } });
    play.does({ do: 'add-piece', ledger: 'alliances', piece: ally }).goTo('combined');
    expect(code(play.tries({ do: 'combine', powers: ['AU', 'FR'] }))).toBe('eia-combine-allies');
    play.does({ do: 'combine', powers: ['RU', 'AU'] });
    expect(movers(at(play.state, { phase: 'land', slot: 0 }), 'land')).toEqual([['FR'], ['RU', 'AU']]);
    expect(movers(at(play.state, { phase: 'land', slot: 1 }), 'land')).toEqual([['FR'], ['RU', 'AU']]);
    expect(movers(at(play.state, { phase: 'land', slot: 2 }), 'land')).toEqual([['RU', 'AU'], ['FR']]);
    play.goTo('time').goTo('diplomacy');
    expect(play.state.combined).toEqual({});
  });

  it('EIA-006, EIA-009 in land mode leaves out what has a star, and the French side goes first', () => {
    const state = begun({ rulings: { mode: 'land' }, powers: ALL });
    expect(movers(at(state, { phase: 'land' }), 'land')).toEqual([
      ['FR', 'SP'],
      ['RU', 'TU', 'AU', 'PR', 'GB'],
    ]);
    expect(beatsOf(state, 'land').some(({ step }) => step === 'conquest')).toBe(false);
    expect(state.clock).toMatchObject({ phase: 'reinforcement', step: 'armyReinforcement' });
  });

  it('EIA-010 turns the year with January, and a date does not go back', () => {
    expect(later({ y: 1806, m: 12 }, 1)).toEqual({ y: 1807, m: 1 });
    const play = table().does({ do: 'set-month', date: { y: 1806, m: 3 } });
    expect(code(play.tries({ do: 'set-month', date: { y: 1806, m: 2 } }))).toBe('eiascreen-month-back');
  });

  it('EIA-011 is winter in December, January and February', () => {
    expect(MONTHS.filter((m) => isWinter({ m }))).toEqual([1, 2, 12]);
  });
});

describe('sealed entries', () => {
  const targets = (salt: number, ...names: string[]) => ({
    salt: saltOf(new Uint8Array(16).fill(salt)),
    text: sealedText('targets', names),
  });
  const called = () =>
    table().does({
      do: 'call-seals',
      kind: 'targets',
      about: '',
      asked: ['AU', 'FR'],
      otherwise: '[]',
      deadline: 'Sunday',
    });

  it('EIA-021 lie under their seal until all are in, in everybody’s view', () => {
    const play = called();
    const austria = targets(1, 'FR');
    play.does({ do: 'seal', round: 's1', power: 'AU', seal: sealFor(austria) });
    expect(code(play.tries({ do: 'unseal', round: 's1', power: 'AU', ...austria }))).toBe('eia-seal-wait');
    for (const seat of ['table', 'umpire', ...POWERS] as const)
      expect(JSON.stringify([view(play.state, seat), play.events])).not.toContain(austria.salt);
    const france = targets(2);
    play.does({ do: 'seal', round: 's1', power: 'FR', seal: sealFor(france) });
    expect(code(play.tries({ do: 'unseal', round: 's1', power: 'FR', ...austria }))).toBe('eia-seal-wrong');
    play.does(
      { do: 'unseal', round: 's1', power: 'AU', ...austria },
      { do: 'unseal', round: 's1', power: 'FR', ...france },
    );
    const round = play.state.rounds.s1!;
    expect(round.over).toBe(true);
    expect(readEntry(round, 'targets', 'AU')).toEqual(['FR']);
    expect(readEntry(round, 'targets', 'FR')).toEqual([]);
  });

  it('EIA-021 have a default for whoever does not open', () => {
    const play = called();
    play.does({ do: 'unseal-default', round: 's1', power: 'AU' }, { do: 'unseal-default', round: 's1', power: 'FR' });
    expect(readEntry(play.state.rounds.s1!, 'targets', 'AU')).toEqual([]);
  });

  it('are nobody else’s to seal', () => {
    const play = called();
    const seal = { do: 'seal', round: 's1', power: 'AU', seal: sealFor(targets(1)) } as const;
    expect(code(play.tries(seal, 'FR'))).toBe('eia-not-yours');
    expect(code(play.tries(seal, 'table'))).toBe('eia-not-yours');
  });
});

describe('what each seat sees', () => {
  it('EIA-004 is every flag on the map, and the contents of its own corps alone', () => {
    const { state } = table().does({ do: 'start' });
    const seen = view(state, 'FR').corps;
    expect(seen.fr1).toEqual(state.corps.fr1);
    expect(seen.au1).toMatchObject({
      nation: 'AU',
      place: { at: 'area', area: 'ulm' },
      factors: {},
      name: '?',
      s: null,
    });
    expect(view(state, 'table').corps.fr1?.factors).toEqual({});
    expect(view(state, 'umpire')).toEqual(state);
  });

  it('EIA-004 opens when a combat has revealed it, until the month is over', () => {
    const play = table().does(
      { do: 'start' },
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { revealed: true } },
    );
    expect(view(play.state, 'FR').corps.au1?.factors).toEqual({ regular: 10, cavalry: 2 });
    play.goTo('time').goTo('diplomacy');
    expect(view(play.state, 'FR').corps.au1?.factors).toEqual({});
  });

  it('EIA-004 leaves out what is told of another’s corps', () => {
    const play = table().does(
      { do: 'start' },
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { factors: { regular: 3 } } },
    );
    expect(play.events.filter((event) => event.type === 'set' && event.ledger === 'corps').map(({ to }) => to)).toEqual(
      [['AU', 'umpire']],
    );
  });
});

describe('what no ledger bears', () => {
  it.each([
    [
      'a corps over its capacity',
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { factors: { regular: 21 } } },
      'eia-flaw-full',
    ],
    [
      'a corps without a factor',
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { factors: {} } },
      'eia-flaw-empty',
    ],
    [
      'a corps nowhere',
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'x' } } },
      'eia-flaw-place',
    ],
    [
      'more in a city than it holds',
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'city', area: 'ulm' } } },
      'eia-flaw-city-full',
    ],
    ['money below nothing', { do: 'figure', power: 'AU', of: 'money', by: -1, note: '' }, 'eia-no-money'],
    ['a leader with nobody', { do: 'drop-piece', ledger: 'corps', id: 'au1' }, 'eia-flaw-leader'],
    [
      'a piece of another shape',
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { s: 'two' } },
      'eia-not-so-shaped',
    ],
    ['a chart cell of another alphabet', { do: 'chart', chart: 'CH-05', cell: '2/percent', value: 11 }, 'eia-no-cell'],
    ['a cell that the text gainsays', { do: 'chart', chart: 'CH-05', cell: '3/percent', value: 20 }, 'eia-cell-known'],
  ] as const)('is %s', (_, play, why) => {
    const now = table();
    const before = now.state;
    expect(code(now.tries(play, 'umpire'))).toBe(why);
    expect(now.state).toBe(before);
    expect(flaws(now.state)).toEqual([]);
  });

  it('L2 moves the marker one change at a time, sticks at the ends and then must sue', () => {
    const play = table({ slots: { 'CH-04': { 'display/boxes': 5 } } });
    const points = (by: number) => play.does({ do: 'figure', power: 'AU', of: 'pp', by, note: '' });
    points(9);
    expect(play.state.powers.AU?.marker).toBe(4);
    points(-3);
    expect(play.state.powers.AU).toMatchObject({ marker: 1, mustSue: false });
    points(-2);
    expect(play.state.powers.AU).toMatchObject({ marker: 0, mustSue: true });
  });

  it('takes what a door lets in and nothing else', () => {
    const play = table().does({ do: 'start' });
    for (const event of play.events) expect(eventSchema.safeParse(event).success).toBe(true);
    expect(eventSchema.safeParse({ type: 'put', ledger: 'corps', piece: { id: 'x' } }).success).toBe(false);
    expect(eventSchema.safeParse({ type: 'set', ledger: 'corps', id: 'x', set: { id: 'y' } }).success).toBe(false);
    expect(playSchema.safeParse({ do: 'nothing' }).success).toBe(false);
    expect(SETUP.sheets.corps).toHaveLength(3);
  });
});
