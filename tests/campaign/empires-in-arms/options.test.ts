/** The options shelf: each switch changes what it should, and nothing while it is off. EIA-216, EIA-250 to EIA-283 */
import { describe, expect, it } from 'vitest';
import { alarmsFor } from '../../../src/campaign/empires-in-arms/alarms.ts';
import { monthNumber, movers, mustTakeSlot } from '../../../src/campaign/empires-in-arms/calendar.ts';
import type { Campaign, Setup, Sheets } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { dueNow } from '../../../src/campaign/empires-in-arms/desks.ts';
import { isDominantNow, moraleIn } from '../../../src/campaign/empires-in-arms/dominance.ts';
import type { Minor, Province } from '../../../src/campaign/empires-in-arms/pieces.ts';
import { partWays } from '../../../src/campaign/empires-in-arms/political/homeward.ts';
import { cedable } from '../../../src/campaign/empires-in-arms/political/lands.ts';
import { sharedLosses } from '../../../src/campaign/empires-in-arms/rules/casualties.ts';
import {
  type Claim,
  fallsAway,
  type Kingdom,
  mayCreate,
  RECIPES,
  stillStands,
  trainedMorale,
  twoSicilies,
} from '../../../src/campaign/empires-in-arms/rules/combinations.ts';
import {
  type Holdings,
  isDominant,
  landSlot,
  navalSlot,
} from '../../../src/campaign/empires-in-arms/rules/dominants.ts';
import type { OptionKey } from '../../../src/campaign/empires-in-arms/rulings.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { builder } from '../../../src/campaign/empires-in-arms/writing.ts';
import { asked } from '../../../src/engine/question.ts';
import { area, code, corps, leader, SETUP, type Table, table } from './fixtures.ts';

const minor = (name: string, more: Partial<Minor> = {}): Minor => ({
  ...{ id: name.toLowerCase(), name, districts: 1, major: null, capital: null, tax: 4, manpower: 2, hasCorps: true },
  ...{ ships: 0, state: 'conquered', controller: 'FR', occupied: null, money: 0, men: 0 },
  ...more,
});
const province = (name: string, home: string, more: Partial<Province> = {}): Province => ({
  ...{ id: name.toLowerCase(), name, home, holder: 'FR', capital: null, tax: 6, manpower: 4, guerilla: null },
  ...{ cossack: false, polish: false, occupied: null },
  ...more,
});
const SLOTS = {
  'CH-04': { 'display/boxes': 20, '0/zone': 2, '0/vp': 1, '0/psa': 0, '1/psa': 0, '2/psa': 0, '0/loss': 0 },
};
const ITALY: Sheets = {
  ...SETUP.sheets,
  minors: [minor('Lombardy'), minor('Papacy', { hasCorps: false }), minor('Venetia')],
  provinces: [
    province('Illyria', 'AU'),
    province('Tyrol', 'AU', { holder: null }),
    province('Ukraine', 'RU', { holder: null }),
  ],
};
const begin = (option: OptionKey | null, more: Partial<Setup> = {}): Table =>
  table({ date: { y: 1806, m: 3 }, slots: SLOTS, rulings: option ? { [option]: 'on' } : {}, ...more });
/** Goes on, with every question set aside, until a step begins. */
function to(play: Table, step: Campaign['clock']['step']): Table {
  for (let n = 0; n < 300 && !(play.state.clock.started && play.state.clock.step === step); n += 1) {
    for (let open = asked(play.state); open; open = asked(play.state)) play.does({ do: 'defer', task: open.id });
    const { clock } = play.feedsByHand().state;
    const power = clock.started ? mustTakeSlot(play.state) : undefined;
    play.does(power ? { do: 'take-slot', power, at: 0 } : { do: clock.started ? 'next' : 'start' });
  }
  return play;
}
const PORT = {
  ...{ id: 'p', name: 'Port', area: 'ulm', first: 1, second: 1, guns: 1, seas: [], icebound: false, blackSea: false },
};
const make = (kingdom: Kingdom) => ({ do: 'create-kingdom', power: 'FR', kingdom }) as const;

const claim = (held: readonly string[], more: Partial<Claim> = {}): Claim => ({
  ...{ power: 'FR', held, polish: 0, owner: null, loyalElsewhere: false, empireEnded: false },
  ...more,
});
const may = (kingdom: Kingdom, one: Claim): string | undefined => {
  const legal = mayCreate(kingdom, one);
  return legal.ok ? undefined : code(legal.why);
};

describe('who may make a kingdom', () => {
  it('EIA-250 makes Poland of Masovia and one more, unless the Poles are loyal elsewhere', () => {
    expect(may('poland', claim(['Masovia', 'Posen'], { polish: 2 }))).toBeUndefined();
    expect(may('poland', claim(['Masovia'], { polish: 1 }))).toBe('eiaopt-parts-missing');
    expect(may('poland', claim(['Masovia', 'Posen'], { polish: 2, loyalElsewhere: true }))).toBe(
      'eiaopt-loyal-elsewhere',
    );
    expect(stillStands('poland', { left: ['Posen'], withCorps: 0 })).toBe(false);
  });
  it('EIA-251 makes Italy of all four, under Austria, France or Spain', () => {
    const all = ['Lombardy', 'Papacy', 'Venetia', 'Illyria'];
    expect(may('italy', claim(all))).toBeUndefined();
    expect(may('italy', claim(all.slice(1)))).toBe('eiaopt-parts-missing');
    expect(may('italy', claim(all, { power: 'RU' }))).toBe('eiaopt-not-that-power');
  });
  it('EIA-252 makes Westphalia of Hanover, Hesse and Magdeburg, EIA-253 Bavaria of Bavaria and Tyrol', () => {
    expect(may('westphalia', claim(['Hanover', 'Hesse', 'Magdeburg'], { power: 'PR' }))).toBeUndefined();
    expect(may('westphalia', claim(['Hanover', 'Hesse', 'Magdeburg'], { power: 'AU' }))).toBe('eiaopt-not-that-power');
    expect(may('bavaria', claim(['Bavaria', 'Tyrol']))).toBeUndefined();
    expect(may('bavaria', claim(['Bavaria']))).toBe('eiaopt-parts-missing');
    expect(stillStands('bavaria', { left: ['Bavaria'], withCorps: 1 })).toBe(false);
  });
  it('EIA-254 makes the Confederation of five with corps and three without, for two points, by where the Empire stands', () => {
    const all = ['Baden', 'Bavaria', 'Hanover', 'Hesse', 'Saxony', 'Berg', 'Duchies', 'Kleves'];
    expect(may('rhine', claim(all))).toBe('eiaopt-empire-stands');
    expect(may('rhine', claim(all, { empireEnded: true }))).toBeUndefined();
    expect(may('rhine', claim(all, { power: 'AU' }))).toBeUndefined();
    expect(may('rhine', claim(all, { power: 'AU', empireEnded: true }))).toBe('eiaopt-empire-ended');
    expect(may('rhine', claim(all, { empireEnded: true, owner: 'AU' }))).toBe('eiaopt-there-already');
    expect(may('rhine', claim(all.slice(1), { empireEnded: true }))).toBe('eiaopt-parts-missing');
    expect(RECIPES.rhine.points).toBe(2);
  });
  it('EIA-255 makes the Ottoman Empire of six of eight, one in the world', () => {
    const six = ['Algeria', 'Cyrenica', 'Egypt', 'Morocco', 'Palestine', 'Syria'];
    expect(may('ottomanEmpire', claim(six, { power: 'TU' }))).toBeUndefined();
    expect(may('ottomanEmpire', claim(six.slice(1), { power: 'TU' }))).toBe('eiaopt-parts-missing');
    expect(may('ottomanEmpire', claim(six, { power: 'TU', owner: 'GB' }))).toBe('eiaopt-there-already');
  });
  it('EIA-256 splits the Two Sicilies: corps with Naples, the fleet with Sicily, income doubled together alone', () => {
    expect(twoSicilies('FR', 'FR')).toMatchObject({ doubled: true, districts: 2 });
    expect(twoSicilies('FR', 'GB')).toMatchObject({ doubled: false, corps: 'FR', fleet: 'GB', districts: 1 });
  });
});

describe('the life of a kingdom', () => {
  it('EIA-216 is announced in the step of new combinations, with its option on', () => {
    const play = begin('italy', { sheets: ITALY });
    expect(code(play.tries(make('italy')))).toBe('eiaopt-when');
    to(play, 'combinations').does(make('italy'));
    expect(play.state.flags['kingdom-italy']).toBe('FR');
    expect(play.state.powers.FR?.marker).toBe(1);
    expect(code(play.tries(make('italy')))).toBe('eiaopt-there-already');
    expect(code(to(begin(null, { sheets: ITALY }), 'combinations').tries(make('italy')))).toBe('eiaopt-off');
  });
  it('EIA-259 makes free states of its parts with corps, and all pay twice into its own purse', () => {
    const play = to(begin('italy', { sheets: ITALY }), 'combinations').does(make('italy'));
    expect(play.state.minors.lombardy?.state).toBe('free');
    expect(play.state.flags['part-of-illyria']).toBe('italy');
    to(play, 'collection');
    const task = play.state.agenda.find(({ kind, side }) => kind === 'eia-collect' && side === 'FR')!;
    for (let open = asked(play.state); open && open.id !== task.id; open = asked(play.state))
      play.does({ do: 'defer', task: open.id });
    play.does({ do: 'accept', task: task.id });
    const before = play.state.powers.FR?.money ?? 0;
    expect(before).toBe(0);
    // Twice 4 of each of three minors, twice 6 of the province.
    const purses = Object.values(play.state.minors).reduce((n, { money }) => n + money, 0);
    expect(purses).toBe(2 * (8 + 8 + 8 + 12));
  });
  it('EIA-259 dissolves once no part with corps is left, and a lone home province goes home', () => {
    const play = to(begin('italy', { sheets: ITALY }), 'combinations').does(make('italy'));
    for (const id of ['lombardy', 'venetia'])
      play.does({ do: 'set-piece', ledger: 'minors', id, set: { controller: 'AU' } });
    to(play.does({ do: 'next' }), 'combinations');
    expect(play.state.flags['kingdom-italy']).toBeUndefined();
    expect(play.state.provinces.illyria?.holder).toBeNull();
  });
  it('EIA-259 throws for each country of a holder in Fiasco, and not for its province', () => {
    expect([fallsAway(2, 2), fallsAway(3, 2), fallsAway(1, 0)]).toEqual([true, false, false]);
    const slots = { 'CH-04': { ...SLOTS['CH-04'], '1/zone': 0, '1/vp': 1, '1/loss': 6 } };
    const play = to(begin('italy', { sheets: ITALY, slots }), 'combinations').does(make('italy'));
    to(play.does({ do: 'next' }), 'ceding').does(
      { do: 'set-piece', ledger: 'powers', id: 'FR', set: { marker: 1 } },
      { do: 'next' },
    );
    expect(play.state.agenda.filter(({ kind, deferred }) => kind === 'eia-part-falls' && !deferred)).toHaveLength(
      Object.values(play.state.flags).filter((one) => one === 'italy').length - 1,
    );
  });
});

describe('the rest of the shelf', () => {
  const ships = { id: 'n1', owner: 'FR', what: { is: 'ships', ships: 2 }, due: { y: 1807, m: 1 }, until: null };
  it('EIA-261 builds ships in a port that is named, and loses them with it', () => {
    const port = {
      id: 'brest',
      name: 'Brest',
      area: 'metz',
      first: 1,
      second: 1,
      guns: 0,
      seas: [],
      icebound: false,
      blackSea: false,
    };
    const sheets: Sheets = { ...SETUP.sheets, ports: [port] };
    const play = to(begin('buildingPorts', { sheets }), 'spending').does({
      do: 'add-piece',
      ledger: 'queue',
      piece: ships,
    });
    play.does(
      { do: 'build-in', power: 'FR', item: 'n1', port: 'brest' },
      { do: 'port-taken', power: 'AU', port: 'brest' },
    );
    expect(play.state.queue.n1).toBeUndefined();
    expect(code(play.tries({ do: 'port-taken', power: 'AU', port: 'brest' }))).toBe('eiaopt-nothing-built');
    const off = to(begin(null, { sheets }), 'spending').does({ do: 'add-piece', ledger: 'queue', piece: ships });
    expect(code(off.tries({ do: 'build-in', power: 'FR', item: 'n1', port: 'brest' }))).toBe('eiaopt-off');
  });
  it('EIA-266 shares naval losses by what each nation began with, .5 up, the odd one left open', () => {
    expect(sharedLosses({ GB: 10, PT: 10 }, 3)).toEqual({ shares: { GB: 2, PT: 2 }, odd: -1 });
    expect(sharedLosses({ GB: 15, PT: 5 }, 4)).toEqual({ shares: { GB: 3, PT: 1 }, odd: 0 });
  });
  it('EIA-268 trains Hanover and Portugal in 24 unbroken months as British free states', () => {
    expect([trainedMorale('Hanover', 24), trainedMorale('Hanover', 23), trainedMorale('Hesse', 30)]).toEqual([
      40,
      null,
      null,
    ]);
    const powers = [...SETUP.powers, { id: 'GB' as const, player: 'Dora', french: false }];
    const sheets: Sheets = {
      ...SETUP.sheets,
      areas: [...(SETUP.sheets.areas ?? []), area('lisbon')],
      minors: [minor('Portugal', { state: 'free', controller: 'GB' })],
      corps: [...(SETUP.sheets.corps ?? []), corps('pt1', 'portugal', 'lisbon')],
    };
    const at = (option: OptionKey | null) => {
      const play = begin(option, { powers, sheets, date: { y: 1806, m: 2 } });
      play.does({ do: 'flag', name: 'training-portugal', value: (1804 * 12 + 1) as number });
      return to(play, 'time').state.corps.pt1?.infantry;
    };
    expect([at('britishTraining'), at(null)]).toEqual([40, 30]);
  });
  it('EIA-278 counts months from a peace instead of sending forces home at once', () => {
    const noted = (option: OptionKey | null) => {
      const d = builder(begin(option).state);
      partWays(d, 'FR', 'AU');
      return d.state.flags['withdrawal-AU-FR'];
    };
    expect([typeof noted('timedWithdrawal'), typeof noted(null)]).toEqual(['number', 'undefined']);
  });
  it('EIA-278 EIA-268 EIA-010 warns three and six months after a peace, and two years after a training began', () => {
    const { state } = begin(null);
    const warned = (name: string, months: number) => {
      const flags = { ...state.flags, [name]: monthNumber(state.clock.date) - months };
      return alarmsFor({ ...state, flags }, state.clock.date).filter(
        ({ row }) => row === 'EIA-278' || row === 'EIA-268',
      ).length;
    };
    expect([2, 3, 4, 5, 6, 7].map((months) => warned('withdrawal-AU-FR', months))).toEqual([0, 1, 0, 0, 1, 0]);
    expect([23, 24, 25].map((months) => warned('training-Portugal', months))).toEqual([0, 1, 0]);
  });
  it('EIA-051 EIA-211 EIA-010 warns in the month in which something is due, and in the one until which it waits', () => {
    const { state } = begin(null);
    const [due, until] = [{ y: 1806, m: 6 } as const, { y: 1806, m: 9 } as const];
    const what = { is: 'ships', ships: 1 } as const;
    const later = { ...state, queue: { s: { id: 's', owner: 'FR' as const, what, due, until } } };
    const rows = (m: 6 | 7 | 9) =>
      alarmsFor(later, { y: 1806, m }).flatMap(({ row }) => (row === 'EIA-051' || row === 'EIA-211' ? [row] : []));
    expect([rows(6), rows(7), rows(9)]).toEqual([['EIA-051'], [], ['EIA-211']]);
  });
  it('EIA-282 grants access to allies alone', () => {
    const grant = { do: 'grant-access', power: 'AU', to: 'FR', note: '' } as const;
    expect(code(begin('alliesOnly').does({ do: 'start' }).tries(grant))).toBeDefined();
    expect(code(begin(null).does({ do: 'start' }).tries(grant))).toBeUndefined();
  });
  it('EIA-278 removes in the Reinforcement Phase what has stayed too long, and tells its owner before', () => {
    const stayed = (months: number, leave: boolean) => {
      const play = begin('timedWithdrawal');
      play.does(
        { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'ulm' } } },
        {
          do: 'add-piece',
          ledger: 'garrisons',
          piece: { id: 'g', nation: 'FR', in: { city: 'ulm' }, factors: { regular: 2 } },
        },
        { do: 'flag', name: 'withdrawal-AU-FR', value: 1806 * 12 + 2 - months },
        ...(leave ? [{ do: 'grant-access', power: 'AU', to: 'FR', note: '' } as const] : []),
      );
      const due = dueNow(to(play, 'alliances').state).filter(({ text }) => code(text) === 'eiapol-due-withdraw').length;
      const { state } = to(play, 'armyReinforcement');
      return [due, state.garrisons.g !== undefined, state.corps.fr1?.place.at];
    };
    expect(stayed(2, false)).toEqual([1, true, 'area']);
    expect(stayed(3, false)).toEqual([1, false, 'area']);
    expect(stayed(6, false)).toEqual([1, false, 'pool']);
    expect(stayed(6, true)).toEqual([0, true, 'area']);
  });
  it('EIA-258 binds France to an unconditional peace with Britain and to lose Napoleon, until a dominance changes', () => {
    const powers = (['FR', 'GB'] as const).map((id) => ({ id, player: id, french: id === 'FR' }));
    const at = (option: OptionKey | null, flag = false) => {
      const play = begin(option, {
        ...{ powers, slots: { ...SLOTS, 'CH-01': { 'A/terms': 3 } } },
        sheets: { areas: [area('paris', { owner: 'FR' })], leaders: [leader('nap', 'FR', { name: 'Napoleon' })] },
      });
      play.does({
        do: 'add-piece',
        ledger: 'wars',
        piece: { id: 'FR-GB', a: 'FR', b: 'GB', since: { y: 1805, m: 1 }, order: 1 },
      });
      if (flag) play.does({ do: 'flag', name: 'dominant GB', value: false });
      play.goTo('peace').does({ do: 'sue', power: 'FR', to: ['GB'] });
      const open = asked(play.state);
      if (!open) throw new Error('Nothing is asked.');
      play.does({ do: 'accept', task: open.id });
      const [treaty] = Object.values(play.state.treaties);
      return { play, victor: treaty?.victors[0] };
    };
    expect(at('peaceFranceSues').victor).toMatchObject({ unconditional: true, terms: ['C.6'] });
    expect(at(null).victor).toMatchObject({ unconditional: false });
    expect(at('peaceFranceSues', true).victor).toMatchObject({ unconditional: false });
    const { play } = at('peaceFranceSues');
    for (let n = 0; n < 4; n += 1) {
      const open = asked(play.state);
      if (open?.kind === 'eia-term')
        play.does({ do: 'answer', task: open.id, facts: { term: '' } }, { do: 'accept', task: open.id });
    }
    expect(play.state.leaders.nap?.status.is).toBe('removed');
  });
  it('EIA-258 begins 1805 with France and Britain at war, and leaves a nation all but three provinces', () => {
    const powers = (['FR', 'GB'] as const).map((id) => ({ id, player: id, french: id === 'FR' }));
    const wars = (option: OptionKey | null, y: number) => {
      const play = begin(option, { powers, date: { y, m: 1 }, sheets: { areas: [area('ulm')] } }).does({ do: 'start' });
      return Object.values(play.state.wars).length;
    };
    expect([wars('peaceFrGbAtWar', 1805), wars('peaceFrGbAtWar', 1806), wars(null, 1805)]).toEqual([1, 0, 0]);
    const provinces = ['Linz', 'Graz', 'Zara', 'Pest'].map((name, i) =>
      province(name, 'AU', { holder: i < 3 ? 'FR' : null }),
    );
    const left = (option: OptionKey | null) =>
      cedable(begin(option, { sheets: { ...SETUP.sheets, provinces } }).state, 'AU').map(({ id }) => id);
    expect([left('peaceThreeProvinces'), left(null)]).toEqual([[], ['pest']]);
  });
  it('EIA-257 makes Austria dominant at peace with all its home and five of seven, raises a leader and its income', () => {
    const home = ['Linz', 'Graz'].map((name) => province(name, 'AU', { holder: null }));
    const won = ['Silesia', 'Bosnia', 'Serbia', 'Piedmont', 'Switzerland'].map((name, i) =>
      i === 0 ? province(name, 'PR', { holder: 'AU' }) : null,
    );
    const sheets: Sheets = {
      ...SETUP.sheets,
      leaders: [leader('charles', 'AU', { name: 'Charles', s: 5, t: 4, max: 5 })],
      provinces: [...home, ...won.filter((one) => one !== null)],
      minors: ['Bosnia', 'Serbia', 'Piedmont', 'Switzerland'].map((name) => minor(name, { controller: 'AU' })),
    };
    const atStep = (option: OptionKey | null, war = false) => {
      const play = begin(option, { sheets });
      if (war)
        play.does({
          do: 'add-piece',
          ledger: 'wars',
          piece: { id: 'AU-RU', a: 'AU', b: 'RU', since: { y: 1805, m: 1 }, order: 1 },
        });
      return to(play, 'combinations');
    };
    expect(isDominantNow(atStep(null).state, 'AU')).toBe(false);
    expect(isDominantNow(atStep('alternateDominants', true).state, 'AU')).toBe(false);
    const play = atStep('alternateDominants');
    expect(isDominantNow(play.state, 'AU')).toBe(true);
    expect(play.state.provinces.silesia).toMatchObject({ home: 'AU', holder: null });
    const open = asked(play.state);
    expect(open?.kind).toBe('eia-dominant-leader');
    play.does(
      { do: 'answer', task: open?.id ?? '', facts: { leader: 'charles' } },
      { do: 'accept', task: open?.id ?? '' },
    );
    expect(play.state.leaders.charles).toMatchObject({ s: 5, t: 5, max: 6 });
    const one = play.state.corps.au1;
    if (!one) throw new Error('No corps.');
    expect(
      (['regular', 'artillery', 'cavalry', 'guard', 'militia'] as const).map((type) => moraleIn(play.state, one, type)),
    ).toEqual([40, 40, 40, 50, 20]);
  });
  const HELD: Holdings = {
    ...{ held: [], withCorps: [], polish: 0, kingdoms: [], known: [], wholeHome: true, inUse: () => true },
  };
  it.each<[Power, Partial<Holdings>, boolean, boolean]>([
    ['PR', { held: ['Denmark', 'Lorraine', 'Palatinate', 'Moravia'] }, false, true],
    ['PR', { held: ['Denmark', 'Lorraine', 'Palatinate'], kingdoms: ['rhine'] }, false, true],
    ['PR', { held: ['Denmark', 'Lorraine', 'Palatinate'] }, false, false],
    ['PR', { held: ['Denmark', 'Lorraine', 'Palatinate', 'Moravia'], wholeHome: false }, false, false],
    ['PR', {}, true, true],
    ['RU', { held: ['Armenia', 'Bessarabia', 'E. Galicia', 'Moldavia', 'W. Galicia', 'Sweden'] }, false, false],
    [
      'RU',
      { held: ['Armenia', 'Bessarabia', 'E. Galicia', 'Moldavia', 'W. Galicia', 'Sweden', 'Finland'] },
      false,
      true,
    ],
    ['SP', { held: ['Gibraltar', 'Naples', 'Sicily', 'Morocco', 'Portugal'], kingdoms: ['italy'] }, false, true],
    [
      'SP',
      {
        held: ['Gibraltar', 'Two Sicilies', 'Morocco', 'Portugal', 'Lombardy', 'Papacy', 'Venetia'],
        inUse: () => false,
      },
      false,
      true,
    ],
    [
      'SP',
      { held: ['Gibraltar', 'Two Sicilies', 'Morocco', 'Portugal', 'Lombardy', 'Papacy', 'Venetia'] },
      false,
      false,
    ],
  ])('EIA-257 %s with %o, dominant before: %s, is dominant: %s', (power, more, was, is) => {
    if (power === 'FR' || power === 'GB') throw new Error('not one of the five');
    expect(isDominant(power, { ...HELD, ...more }, was)).toBe(is);
  });
  it('EIA-257 takes dominance from Britain with six of seven lost, and gives it back', () => {
    const known = ['Gibraltar', 'Hanover', 'Ireland', 'Malta', 'Portugal', 'Scotland', 'Wales'];
    const with_ = (held: readonly string[], was: boolean) => isDominant('GB', { ...HELD, known, held }, was);
    expect([with_(['Wales'], true), with_(['Wales', 'Scotland'], true), with_(['Wales', 'Scotland'], false)]).toEqual([
      false,
      true,
      true,
    ]);
    // What is on no sheet is not lost.
    expect(isDominant('GB', { ...HELD, known: known.slice(2) }, true)).toBe(true);
  });
  it('EIA-257 Q28 says who chooses a place on land and at sea', () => {
    expect(landSlot(true, [], false)).toEqual({ chooser: 'FR', swapped: null, first: false });
    expect(landSlot(true, ['AU'], false)).toEqual({ chooser: 'FR', swapped: null, first: true });
    expect(landSlot(false, ['AU'], false)).toEqual({ chooser: 'AU', swapped: 'FR', first: false });
    expect(landSlot(false, ['AU', 'RU'], false)).toEqual({ chooser: 'FR', swapped: null, first: true });
    expect(landSlot(false, [], false)).toEqual({ chooser: 'FR', swapped: null, first: false });
    expect(landSlot(false, [], true)).toEqual({ chooser: 'FR', swapped: null, first: true });
    expect([navalSlot(true).first, navalSlot(false).first]).toEqual([false, true]);
    const play = begin('alternateDominants').does(
      { do: 'flag', name: 'dominant FR', value: false },
      { do: 'flag', name: 'dominant AU', value: true },
    );
    to(play, 'depots');
    expect(movers(play.state, 'land').flat()).toEqual(['AU', 'RU', 'FR']);
  });
  it('EIA-261 loses the ships on the stocks as soon as an enemy holds the city', () => {
    const play = begin('buildingPorts');
    play.does(
      { do: 'add-piece', ledger: 'ports', piece: PORT },
      {
        do: 'add-piece',
        ledger: 'queue',
        piece: { id: 'q', owner: 'AU', what: { is: 'ships', ships: 4 }, due: { y: 1807, m: 1 }, until: null },
      },
      { do: 'flag', name: 'built-in-q', value: 'p' },
      { do: 'add-piece', ledger: 'wars', piece: { id: 'w', a: 'AU', b: 'FR', since: { y: 1806, m: 1 }, order: 1 } },
    );
    expect(to(play, 'peace').state.queue.q).toBeDefined();
    play.does({
      do: 'add-piece',
      ledger: 'garrisons',
      piece: { id: 'g', nation: 'FR', in: { city: 'ulm' }, factors: { regular: 1 } },
    });
    expect(to(play, 'combined').state.queue.q).toBeUndefined();
  });
});
