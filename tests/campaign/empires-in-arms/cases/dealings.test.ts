/** Worked cases in which what was agreed or chosen meets the map and the purse, by hand from the book. S6, S7, S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { dueNow } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { flaws } from '../../../../src/campaign/empires-in-arms/invariants.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, depot, garrison, march, minor, points, powers, province, Quarter, STILL, war } from './hands.ts';

const ALL = ['AU', 'FR', 'GB', 'PR', 'RU'] as const;
const flag = (name: string, value: string | boolean | number): Play => ({ do: 'flag', name, value });
const lands = (more: Partial<Setup> = {}) => {
  const play = new Quarter({
    powers: powers(...ALL),
    date: { y: 1806, m: 6 },
    slots: STILL,
    ...more,
    sheets: {
      areas: [
        area('wien', { province: 'austria', capitalOf: 'AU', spires: 4 }),
        area('ljub', { province: 'illyria', spires: 3 }),
        area('metz', { owner: 'FR', spires: 4 }),
        area('berlin', { owner: 'PR', spires: 4 }),
        area('kiev', { owner: 'RU', spires: 4 }),
        area('copen', { owner: 'den', spires: 4 }),
        area('christ', { owner: 'nor', spires: 4 }),
        area('milan', { owner: 'lom', spires: 4 }),
        area('rome', { owner: 'pap', spires: 4 }),
        area('venice', { owner: 'ven', spires: 4 }),
        area('naples', { owner: 'nap', spires: 4 }),
        area('messina', { owner: 'sic', spires: 4 }),
      ],
      provinces: [
        province('austria', 'AU', { capital: 'wien', tax: 8, manpower: 5 }),
        province('illyria', 'AU', { name: 'Illyria', capital: 'ljub', tax: 3, manpower: 3 }),
      ],
      ports: [],
      minors: [
        minor('den', { name: 'Denmark', capital: 'copen', districts: 2, tax: 4, manpower: 2 }),
        minor('nor', { name: 'Norway', capital: 'christ', major: 'den', hasCorps: false, tax: 1, manpower: 1 }),
        minor('lom', { name: 'Lombardy', capital: 'milan', tax: 5, manpower: 3 }),
        minor('pap', { name: 'Papacy', capital: 'rome', tax: 3, manpower: 1, hasCorps: false }),
        minor('ven', { name: 'Venetia', capital: 'venice', tax: 4, manpower: 2 }),
        minor('nap', { name: 'Naples', capital: 'naples', districts: 2, tax: 3, manpower: 2 }),
        minor('sic', { name: 'Sicily', capital: 'messina', major: 'nap', hasCorps: false, tax: 1, manpower: 1 }),
      ],
      corps: [corps('au1', 'AU', 'wien'), corps('fr1', 'FR', 'metz'), corps('ru1', 'RU', 'kiev')],
      leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
      ...more.sheets,
    },
  }).does(...ALL.map((one) => points(one, 20)));
  for (const one of ALL) play.money(one, 50);
  return play;
};
const of = (ledger: 'minors' | 'provinces', id: string, set: object): Play =>
  ({ do: 'set-piece', ledger, id, set }) as Play;
const held = (id: string, controller: Power, state: 'free' | 'conquered'): Play =>
  of('minors', id, { controller, state });
const to = (id: string, where: string): Play => ({
  ...{ do: 'set-piece', ledger: 'corps', id },
  set: { place: { at: 'area', area: where } },
});
const pp = (play: Quarter, ...all: readonly Power[]) => all.map((one) => play.pp(one));

describe('districts and their income', () => {
  it('EIA-201 EIA-236 Norway as a part of free Denmark pays twice into Denmark’s purse', () => {
    const play = lands()
      .does(held('den', 'GB', 'free'), held('nor', 'GB', 'free'))
      .comes('lending');
    // Twice four and one; twice two and one.
    expect([play.purse('den'), play.state.minors.den?.men]).toEqual([10, 6]);
    expect([play.purse('nor'), play.state.minors.nor?.men]).toEqual([0, 0]);
  });
  it('EIA-194 EIA-200 EIA-236 Norway that another conquered pays once, to him', () => {
    const play = lands().does(held('den', 'GB', 'free'), held('nor', 'PR', 'conquered'));
    const before = play.purse('PR');
    play.comes('lending');
    expect([play.purse('PR') - before, play.state.powers.PR?.manpower]).toEqual([1, 1]);
    expect([play.purse('den'), play.state.minors.den?.men]).toEqual([8, 4]);
  });
  it('EIA-215 EIA-236 Norway ceded alone is a conquered country of its taker, for one point', () => {
    const play = lands().does(held('den', 'GB', 'free'), held('nor', 'GB', 'free'), ally('GB', 'PR'));
    play.comes('ceding').does({ do: 'call-cessions' });
    play.seals('cession', { GB: { to: 'PR', what: 'nor' } });
    for (let n = 0; n < 5 && play.kind !== undefined; n += 1) play.ok();
    expect([play.state.minors.nor, play.state.minors.den]).toMatchObject([
      { controller: 'PR', state: 'conquered' },
      { controller: 'GB', state: 'free' },
    ]);
    expect(pp(play, 'GB', 'PR')).toEqual([-1, 0]);
  });
  it('EIA-201 EIA-256 Naples and Sicily of one power are doubled together; apart neither is', () => {
    const income = (sicily: Power) => {
      const play = lands({ rulings: { twoSicilies: 'on' } }).does(
        held('nap', 'FR', 'free'),
        held('sic', sicily, 'free'),
      );
      return play.comes('lending').purse('nap');
    };
    // Twice three and one; three alone.
    expect([income('FR'), income('GB')]).toEqual([8, 3]);
  });
  it('EIA-215 EIA-256 once Sicily is another’s, Naples’ fleet is Sicily’s, off the map too; without the option it stays', () => {
    const parted = (how: 'on' | 'off') => {
      const play = lands({ rulings: { twoSicilies: how } }).does(
        ...[held('nap', 'FR', 'free'), held('sic', 'FR', 'free'), ally('FR', 'PR')],
        { do: 'set-piece', ledger: 'minors', id: 'nap', set: { ships: 4 } },
        {
          ...{ do: 'add-piece', ledger: 'fleets' },
          piece: { id: 'nf', name: 'nf', nation: 'nap', capacity: 30, ships: 0, place: { at: 'pool' }, done: false },
        },
      );
      play
        .comes('ceding')
        .does({ do: 'call-cessions' })
        .seals('cession', { FR: { to: 'PR', what: 'sic' } });
      for (let n = 0; n < 5 && play.kind !== undefined; n += 1) play.ok();
      expect([play.state.minors.nap?.controller, play.state.minors.sic?.controller]).toEqual(['FR', 'PR']);
      return [play.state.fleets.nf?.nation, play.state.minors.nap?.ships, play.state.minors.sic?.ships];
    };
    expect(parted('on')).toEqual(['sic', 0, 4]);
    expect(parted('off')).toEqual(['nap', 4, 0]);
  });
  it('EIA-023 EIA-041 EIA-042 EIA-043 EIA-200 Denmark attacked and run in June pays its runner’s free state in the same quarter', () => {
    const play = lands();
    play.goTo('declarations').does({ do: 'ask-declarations' });
    play.seals('targets', { RU: ['den'] });
    while (play.kind === 'eia-declare') play.ok();
    expect(play.pp('RU')).toBe(-2);
    play.goTo('minorControl');
    play.settles((kind) => (kind === 'eia-run' ? { 'nat-GB': 3, 'bids-GB': true } : {}), {
      '0-GB': 6,
      '0-FR': 1,
      '0-AU': 1,
      '0-PR': 1,
    });
    expect(play.state.minors.den).toMatchObject({ controller: 'GB', state: 'free' });
    expect(play.pp('GB')).toBe(2);
    play.comes('lending');
    expect([play.purse('den'), play.state.minors.den?.men]).toEqual([10, 6]);
    expect(flaws(play.state)).toEqual([]);
  });
  it('EIA-047 EIA-201 EIA-212 a conquered country freed in July has its own purse in September, doubled, and keeps nothing', () => {
    const play = lands({ date: { y: 1806, m: 7 } }).does(held('lom', 'FR', 'conquered'));
    play.goTo('freeStates').does({ do: 'free-state', minor: 'lom' });
    play.comes('lending');
    expect([play.purse('lom'), play.state.minors.lom?.men]).toEqual([10, 6]);
    play.comes('drift');
    expect([play.purse('lom'), play.state.minors.lom?.men]).toEqual([0, 0]);
  });
});

describe('a peace and the move after it', () => {
  it('EIA-029 EIA-035 EIA-233 after an informal peace the French leave, and march in no more without leave', () => {
    const play = lands().does(war('AU', 'FR'), to('fr1', 'ljub')).goTo('peace');
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(codeOf(play.tries({ do: 'next' }))).toBe('eiapol-send-first');
    play.does({ do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' }).goTo('landMove', 'FR');
    expect(codeOf(play.tries(march('fr1', ['wien'])))).toBeDefined();
    play.does({ do: 'grant-access', power: 'AU', to: 'FR', note: '' }, march('fr1', ['wien']));
    expect(play.state.corps.fr1?.place).toEqual({ at: 'area', area: 'wien' });
  });
  it('EIA-031 EIA-032 EIA-036 EIA-104 C.2 of six months and C.5: Austria waits two years, France eighteen months, and France may have a depot in Austria at once', () => {
    const play = lands()
      .does(war('AU', 'FR'), to('fr1', 'ljub'), depot('d', 'FR', 'metz'))
      .goTo('peace');
    play.does({ do: 'sue', power: 'AU', to: ['FR'] });
    play.says({ 'offer-FR': 'unconditional' }).says({ 'takes-FR': true }).ok();
    play.says({ term: 'C.2' }).ok();
    play.says({ term: 'C.5' }).ok();
    play.says({ term: '' }).ok();
    expect(play.kind).toBe('eia-effect');
    play.says({ months: 6 }).ok();
    expect([play.state.locks['AU>FR']?.until, play.state.locks['FR>AU']?.until]).toEqual([
      { y: 1808, m: 6 },
      { y: 1807, m: 12 },
    ]);
    expect(pp(play, 'AU', 'FR')).toEqual([-8, 5]);
    // The corps stays where it is.
    expect(play.state.corps.fr1?.place).toEqual({ at: 'area', area: 'ljub' });
    play.goTo('depots', 'FR');
    const chain = {
      do: 'place-depot',
      power: 'FR',
      area: 'ljub',
      by: 'chain',
      fleet: null,
      legal: true,
      source: false,
    } as const;
    expect(play.tries(chain)).toBeUndefined();
    expect(play.purse('FR')).toBe(49);
  });
  it('EIA-033 EIA-208 B.3 of two victors is taken once; the debt is paid after upkeep, and what cannot be paid stays', () => {
    const play = lands()
      .does(war('AU', 'FR', 1), war('AU', 'RU', 2))
      .goTo('peace');
    play.does({ do: 'sue', power: 'AU', to: ['FR', 'RU'] }).ok();
    // Her own of list A for either, then France first.
    play.ok().ok();
    play.says({ term: 'B.3' }).ok();
    expect(codeOf(play.tries({ do: 'answer', task: play.task, facts: { term: 'B.3' } }))).toBeDefined();
    play.says({ term: '' }).ok();
    play.says({ term: '' }).ok();
    play.says({ money: 70 }).ok();
    expect(pp(play, 'AU', 'FR', 'RU')).toEqual([-5, 3, 3]);
    play.comes('drift');
    // Fifty and eleven of tax, less one corps: sixty go, ten stay owed, and she is bankrupt.
    expect([play.purse('AU'), Object.values(play.state.debts).map(({ money }) => money / 2)]).toEqual([0, [10]]);
    expect(play.pp('AU')).toBe(-5 - 3);
    play.readBack();
  });
  it('EIA-044 EIA-045 EIA-048 EIA-120 combined movement ends with its alliance: who broke in the same month does not move with the other', () => {
    const play = lands()
      .does(ally('AU', 'RU'))
      .goTo('combined')
      .does({ do: 'combine', powers: ['AU', 'RU'] });
    play.goTo('landMove', 'AU');
    expect([...play.state.clock.acting].sort()).toEqual(['AU', 'RU']);
    play.comes('diplomacy');
    expect(play.state.combined).toEqual({});
  });
  it('EIA-278 with the option forces stay after a peace: garrisons three months, corps six, then they are gone', () => {
    const play = lands({ rulings: { timedWithdrawal: 'on' }, date: { y: 1806, m: 4 } })
      .does(war('AU', 'FR'), to('fr1', 'ljub'), garrison('g', 'FR', 'ljub', { regular: 2 }))
      .goTo('peace');
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(play.tries({ do: 'next' })).toBeUndefined();
    // Land Phases of April, May, June; then July’s reinforcements.
    for (let n = 0; n < 3; n += 1) play.comes('conquest').comes('diplomacy');
    expect([play.state.clock.date.m, play.state.garrisons.g?.factors]).toEqual([7, { regular: 2 }]);
    play.comes('armyReinforcement');
    expect([play.state.garrisons.g, play.state.corps.fr1?.place.at]).toEqual([undefined, 'area']);
  });
});

describe('kingdoms and the purse', () => {
  const italy = (...more: readonly Play[]) =>
    lands({ rulings: { italy: 'on' } }).does(
      held('lom', 'AU', 'free'),
      held('ven', 'AU', 'free'),
      held('pap', 'AU', 'conquered'),
      ...more,
    );
  it('EIA-216 EIA-251 EIA-259 Austria’s Italy takes Illyria out of Austria’s purse and doubles it in its own', () => {
    const play = italy().comes('combinations');
    play.does({ do: 'create-kingdom', power: 'AU', kingdom: 'italy' });
    expect(play.pp('AU')).toBe(1);
    play.comes('diplomacy').comes('lending');
    // September: Austria alone, eight and five.
    expect(play.state.powers.AU?.manpower).toBe(5);
    const kingdom = play.purse('lom') + play.purse('ven') + play.purse('pap');
    // Twice five, four, three and three.
    expect(kingdom).toBe(30);
  });
  it('EIA-049 EIA-259 in Fiasco a part falls to the enemy who is in it, for a point flat; Illyria is not thrown for', () => {
    const zones = { ...STILL, 'CH-04': { ...STILL['CH-04'], '0/zone': 0, '0/loss': 4 } };
    const play = lands({ rulings: { italy: 'on' }, slots: zones }).does(
      held('lom', 'FR', 'free'),
      held('ven', 'FR', 'free'),
      held('pap', 'FR', 'conquered'),
      of('provinces', 'illyria', { holder: 'FR' }),
      ...[flag('kingdom-italy', 'FR'), flag('part-of-lom', 'italy'), flag('part-of-ven', 'italy')],
      ...[flag('part-of-pap', 'italy'), flag('part-of-illyria', 'italy')],
      war('AU', 'FR'),
      to('au1', 'milan'),
    );
    play.comes('disorder').does(points('FR', -30));
    play.comes('combinations');
    const parts: string[] = [];
    for (let n = 0; n < 9 && play.kind === 'eia-part-falls'; n += 1) {
      parts.push(JSON.parse(JSON.stringify(play.state.agenda.at(-1)?.data)).land);
      play.dice({ die: parts.at(-1) === 'lom' || parts.at(-1) === 'pap' ? 4 : 5 }).ok();
    }
    expect(parts.sort()).toEqual(['lom', 'pap', 'ven']);
    expect([play.state.minors.lom, play.state.minors.pap, play.state.minors.ven]).toMatchObject([
      { controller: 'AU', state: 'conquered' },
      { controller: null, state: 'neutral' },
      { controller: 'FR', state: 'free' },
    ]);
    expect(play.state.provinces.illyria?.holder).toBe('FR');
    expect(play.pp('AU')).toBe(1);
    play.readBack();
  });
  it('EIA-250 EIA-200 Prussia’s own Masovia in its Poland counts as ceded: no manpower of it at home', () => {
    const play = lands({
      rulings: { poland: 'on' },
      sheets: {
        areas: [
          area('warsaw', { province: 'masovia' }),
          area('posen', { province: 'posen' }),
          area('berlin', { province: 'brandenburg', capitalOf: 'PR' }),
        ],
        provinces: [
          province('masovia', 'PR', { name: 'Masovia', polish: true, capital: 'warsaw', tax: 4, manpower: 3 }),
          province('posen', 'PR', { name: 'Posen', polish: true, capital: 'posen', tax: 2, manpower: 1 }),
          province('brandenburg', 'PR', { name: 'Brandenburg', capital: 'berlin', tax: 6, manpower: 4 }),
        ],
        minors: [],
        corps: [],
        leaders: [],
      },
    }).comes('combinations');
    play.does({ do: 'create-kingdom', power: 'PR', kingdom: 'poland' });
    play.comes('diplomacy');
    const before = play.purse('PR');
    play.comes('lending');
    const poland = Object.values(play.state.minors).find(({ name }) => name === 'Poland');
    expect([play.purse('PR') - before, play.state.powers.PR?.manpower]).toEqual([6, 4 + 8]);
    expect([(poland?.money ?? 0) / 2, poland?.men]).toEqual([12, 8]);
  });
});

describe('options that are on or off', () => {
  it('EIA-260 militia become regulars at three each in peace, back in three months; not in war, nor without the option', () => {
    const convert = { do: 'convert-militia', power: 'AU', corps: 'au1', factors: 2 } as const;
    const at = (on: boolean, fights: boolean) =>
      lands({
        rulings: on ? { militiaConversion: 'on' } : {},
        sheets: {
          corps: [corps('au1', 'AU', 'wien', { factors: { militia: 5 } }), corps('fr1', 'FR', 'metz')],
          leaders: [],
        },
      })
        .does(...(fights ? [war('AU', 'FR')] : []))
        .comes('spending');
    expect(codeOf(at(false, false).tries(convert))).toBeDefined();
    expect(codeOf(at(true, true).tries(convert))).toBeDefined();
    const play = at(true, false);
    const before = play.purse('AU');
    play.does(convert);
    expect([before - play.purse('AU'), play.state.corps.au1?.factors]).toEqual([6, { militia: 3 }]);
    expect(Object.values(play.state.queue)).toMatchObject([
      { owner: 'AU', due: { y: 1806, m: 9 }, what: { factors: { regular: 2 } } },
    ]);
  });
  it('EIA-282 with the option leave goes to allies alone', () => {
    const grant = { do: 'grant-access', power: 'AU', to: 'RU', note: '' } as const;
    expect(lands().tries(grant)).toBeUndefined();
    expect(codeOf(lands({ rulings: { alliesOnly: 'on' } }).tries(grant))).toBeDefined();
    expect(
      lands({ rulings: { alliesOnly: 'on' } })
        .does(ally('AU', 'RU'))
        .tries(grant),
    ).toBeUndefined();
  });
  it('EIA-205 a leader whom C.6 took is back for his ratings, or free in Fiasco, with the next reinforcements', () => {
    const back = (fiasco: boolean) => {
      const zones = { ...STILL, 'CH-04': { ...STILL['CH-04'], '20/zone': fiasco ? 0 : 2 } };
      const play = lands({ slots: zones }).does({
        ...{ do: 'set-piece', ledger: 'leaders', id: 'ney' },
        set: { status: { is: 'removed' } },
      });
      play.comes('manipulation').does({ do: 'recall', power: 'FR', leader: 'ney' });
      const paid = play.pp('FR');
      play.comes('diplomacy').goTo('armyReinforcement', 'FR').does({ do: 'join', leader: 'ney', corps: 'fr1' });
      return paid;
    };
    expect([back(false), back(true)]).toEqual([-6, 0]);
  });
  it('EIA-034 EIA-056 EIA-229 what Austria bought of militia joins no insurrection corps; its prisoners do', () => {
    const play = lands({
      sheets: {
        corps: [
          corps('au1', 'AU', 'wien'),
          corps('ins', 'AU', 'wien', {
            ...{
              kind: 'insurrection',
              boxes: { line: 15, cavalry: 3 },
              factors: { militia: 5 },
              place: { at: 'down' },
            },
          }),
          corps('fr1', 'FR', 'metz'),
        ],
        leaders: [],
      },
    }).does(
      war('AU', 'FR'),
      {
        do: 'add-piece',
        ledger: 'queue',
        piece: {
          id: 'q',
          owner: 'AU',
          what: { is: 'factors', factors: { militia: 3 } },
          due: { y: 1806, m: 6 },
          until: null,
        },
      },
      { do: 'add-piece', ledger: 'prisoners', piece: { id: 'p', captor: 'FR', owner: 'AU', factors: { militia: 2 } } },
    );
    play.goTo('peace').does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    for (const due of dueNow(play.state)) if (due.play?.do === 'send-home') play.does(due.play);
    play.goTo('armyReinforcement', 'AU');
    const put = (item: string, militia: number): Play => ({
      do: 'place-factors',
      item,
      factors: { militia },
      to: { corps: 'ins' },
    });
    expect(codeOf(play.tries(put('q', 3)))).toBe('eiareinf-bound');
    const exchanged = Object.values(play.state.queue).find(({ id }) => id !== 'q');
    play.does(put(exchanged?.id ?? '', 2));
    expect(play.state.corps.ins?.factors).toEqual({ militia: 7 });
    play.readBack();
  });
});
