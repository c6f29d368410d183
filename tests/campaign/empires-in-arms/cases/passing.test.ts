/** What is asked and what is passed over, and who holds what, for all that ask the same. S2, S5 to S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { dueNow } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../../src/campaign/empires-in-arms/game.ts';
import { nextAsked } from '../../../../src/campaign/empires-in-arms/may.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { cityOf } from '../../../../src/campaign/empires-in-arms/political/affairs.ts';
import { mayCede } from '../../../../src/campaign/empires-in-arms/quarter/cessions.ts';
import { holdersOf } from '../../../../src/campaign/empires-in-arms/quarter/holdings.ts';
import { SEATS, view } from '../../../../src/campaign/empires-in-arms/seats.ts';
import { area, code as codeOf, corps } from '../fixtures.ts';
import { ally, Case, garrison, minor, points, port, powers, province, Quarter, STILL, war } from './hands.ts';

const fleet = (id: string, nation: string) => ({
  ...{ id, name: id, nation, capacity: 30, ships: 9, done: false },
  place: { at: 'port' as const, port: 'brest' },
});
const game = (more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('AU', 'FR', 'SP'),
    date: { y: 1806, m: 6 },
    slots: STILL,
    ...more,
    sheets: {
      areas: [
        area('brest', { owner: 'FR', port: 'brest', spires: 4 }),
        area('wien', { owner: 'AU' }),
        area('madrid', { province: 'castile' }),
      ],
      provinces: [province('castile', 'SP', { guerilla: 4, manpower: 1 })],
      ports: [port('brest', { seas: ['west'] })],
      seas: [{ id: 'west', name: 'west', ice: false }],
      fleets: [fleet('frA', 'FR')],
      corps: [corps('fr1', 'FR', 'madrid'), corps('au1', 'AU', 'wien')],
      ...more.sheets,
    },
  });
/** Every step a month stands at, with who acts. */
const steps = (play: Case): readonly string[] => {
  const all: string[] = [];
  play.goTo('combined');
  for (let n = 0; n < 200 && play.state.clock.date.m === 6; n += 1) {
    const { step, acting } = play.state.clock;
    all.push([step, ...acting].join(' '));
    const next = nextAsked(play.state);
    for (const seat of SEATS) expect(nextAsked(view(play.state, seat))).toEqual(next);
    for (let open = play.task; open !== ''; open = play.task) play.does({ do: 'defer', task: open });
    const [slot] = empiresInArms.menu(play.state, 'table').filter((one) => one.do === 'take-slot');
    // Guerillas beside an enemy corps need not attack it: nothing stops the month. EIA-223
    play.feedsByHand().does(slot ?? { do: 'next' });
    // The button says where it leads.
    if (!slot && next) expect([play.state.clock.step, play.state.clock.acting]).toEqual([next.step, next.acting]);
  }
  return all;
};

describe('what a month asks', () => {
  it('EIA-009 EIA-050 EIA-221 EIA-222 no fleets of a power without one, no guerillas where none can rise, no combinations without an option', () => {
    const asked = steps(game());
    const of = (step: string) => asked.filter((one) => one.startsWith(step));
    expect(of('navalReinforcement')).toEqual(['navalReinforcement FR']);
    expect([of('navalMove'), of('navalCombat')]).toEqual([['navalMove FR'], ['navalCombat FR']]);
    expect([of('guerilla'), of('combinations')]).toEqual([[], []]);
    expect(of('armyReinforcement')).toHaveLength(3);
  });
  it('EIA-216 EIA-221 EIA-222 with Spain at war Spain is asked, with guerillas her enemy too, with an option the combinations', () => {
    const play = game({ rulings: { italy: 'on' } }).does(war('FR', 'SP'), {
      ...{ do: 'add-piece', ledger: 'irregulars' },
      piece: { id: 'i', owner: 'SP', type: 'guerilla', count: 2, area: 'madrid', inCity: false },
    });
    const asked = steps(play);
    expect(asked.filter((one) => one.startsWith('guerilla')).sort()).toEqual(['guerilla FR', 'guerilla SP']);
    expect(asked).toContain('combinations');
  });
  it('EIA-228 EIA-229 the December levy is due to Turkey and Austria at the open table too, where their corps lie covered', () => {
    const play = new Quarter({
      powers: powers('AU', 'TU'),
      date: { y: 1806, m: 12 },
      slots: STILL,
      sheets: {
        areas: [area('wien', { owner: 'AU' }), area('sofia', { owner: 'TU' })],
        corps: [corps('ins', 'AU', 'wien', { kind: 'insurrection' }), corps('feu', 'TU', 'sofia', { kind: 'feudal' })],
      },
    }).comes('levy');
    expect(dueNow(view(play.state, 'table')).map(({ power, text }) => [power, codeOf(text)])).toEqual([
      ['TU', 'eiaqtr-due-feudal'],
      ['AU', 'eiaqtr-due-insurrection'],
    ]);
  });
});

describe('calls and peace', () => {
  const three = (...before: readonly Play[]) =>
    new Case({
      powers: powers('AU', 'FR', 'GB', 'RU'),
      date: { y: 1806, m: 6 },
      slots: STILL,
      sheets: { areas: [area('wien', { owner: 'AU' }), area('metz', { owner: 'FR' })], corps: [] },
    })
      .does(...before)
      .goTo('declarations');
  const then = ({ state }: Case) => nextAsked(state)?.step;
  const on = (play: Case) => play.does({ do: 'next' }).state.clock.step;
  const none = (play: Case) => play.does({ do: 'ask-declarations' }).seals('targets', {});

  it('EIA-021 EIA-027 no step is named as passed before the declarations are in', () => {
    const play = three(ally('AU', 'RU'));
    expect(then(play)).toBe('calls');
    play.does({ do: 'ask-declarations' });
    expect(then(play)).toBe('calls');
    play.seals('targets', { FR: ['AU'] });
    expect([play.kind, then(play)]).toEqual(['eia-declare', 'calls']);
    play.ok();
    expect([then(play), on(play)]).toEqual(['calls', 'calls']);
    expect([then(play), on(play)]).toEqual(['peace', 'peace']);
  });
  it('EIA-027 EIA-028 in a month of peace without a declaration nobody calls and nobody sues', () => {
    const play = none(three(ally('AU', 'RU')));
    expect([then(play), on(play)]).toEqual(['alliances', 'alliances']);
  });
  it('EIA-027 a war with nobody to call passes the calls, not the peace', () => {
    const play = three()
      .does({ do: 'ask-declarations' })
      .seals('targets', { FR: ['AU'] })
      .ok();
    expect([then(play), on(play)]).toEqual(['peace', 'peace']);
  });
  it('EIA-028 EIA-029 an old war keeps the Peace Step, for informal peace too', () => {
    const play = none(three(war('AU', 'FR')));
    expect([then(play), on(play)]).toEqual(['peace', 'peace']);
  });
  it('EIA-198 so does the American war that Britain may end there', () => {
    const play = none(three(points('GB', 20), { do: 'flag', name: 'us-war', value: true }));
    expect([then(play), on(play)]).toEqual(['peace', 'peace']);
    play.does({ do: 'end-us-war' });
    expect(play.state.powers.GB?.marker).toBe(15);
  });
  it('EIA-045 a war with a country that lapses is asked there, and named there', () => {
    const play = none(
      three(
        { do: 'add-piece', ledger: 'minors', piece: minor('hol') },
        war('FR', 'hol'),
        garrison('g', 'FR', 'wien', { regular: 1 }),
      ),
    );
    expect([then(play), on(play), play.kind]).toEqual(['peace', 'peace', 'eia-lapse']);
  });
});

describe('who holds a city', () => {
  it('EIA-086 EIA-234 a corps inside is its garrison: it has the guns', () => {
    const play = game({ sheets: { corps: [corps('sp1', 'SP', 'brest', { place: { at: 'city', area: 'brest' } })] } });
    expect(cityOf(play.state, 'brest')).toMatchObject({ by: 'SP', guns: true });
  });
  it('EIA-184 EIA-194 where its owner stands before an empty city too nobody holds it against him, for conquest or for tax', () => {
    const both = game({ sheets: { corps: [corps('fr1', 'FR', 'wien'), corps('au1', 'AU', 'wien')] } }).does(
      war('AU', 'FR'),
    );
    expect(holdersOf(both.state, 'wien', 'AU')).toEqual([]);
    const one = game({ sheets: { corps: [corps('fr1', 'FR', 'wien')] } }).does(war('AU', 'FR'));
    expect(holdersOf(one.state, 'wien', 'AU')).toEqual(['FR']);
  });
  it('EIA-239 cossacks that a country took come back as counters, not as factors for a corps', () => {
    const play = game({
      powers: powers('AU', 'FR', 'RU'),
      sheets: {
        areas: [area('munich', { owner: 'bav' }), area('wien', { owner: 'AU' }), area('metz', { owner: 'FR' })],
        minors: [
          minor('bav', {
            capital: 'munich',
            state: 'free',
            controller: 'FR',
            occupied: { by: 'RU', since: { y: 1806, m: 5 } },
          }),
        ],
        corps: [corps('ru1', 'RU', 'munich')],
        ports: [],
        fleets: [],
      },
    }).does(war('RU', 'bav'), points('FR', 20), points('RU', 20), {
      do: 'add-piece',
      ledger: 'prisoners',
      piece: { id: 'p', captor: 'bav', owner: 'RU', factors: { cossack: 1, regular: 2 } },
    });
    play.goTo('conquest').ok();
    expect(Object.values(play.state.irregulars)).toMatchObject([{ owner: 'RU', type: 'cossack', area: null }]);
    expect(Object.values(play.state.queue)).toMatchObject([{ owner: 'RU', what: { factors: { regular: 2 } } }]);
    play.readBack();
  });
});

describe('Poland that is not wanted', () => {
  it('EIA-215 EIA-250 an enemy in any of its provinces keeps all of Poland from being ceded to another', () => {
    const play = new Quarter({
      powers: powers('AU', 'FR', 'PR'),
      date: { y: 1806, m: 6 },
      slots: STILL,
      rulings: { poland: 'on' },
      sheets: {
        areas: [area('warsaw', { province: 'masovia' }), area('posen', { province: 'posen' })],
        provinces: [
          province('masovia', 'PR', { name: 'Masovia', holder: 'FR', polish: true, capital: 'warsaw' }),
          province('posen', 'AU', { name: 'Posen', holder: 'FR', polish: true }),
          province('austria', 'AU'),
          province('brandenburg', 'PR'),
        ],
        corps: [corps('pr1', 'PR', 'posen')],
      },
    })
      .does(ally('AU', 'FR'))
      .comes('combinations')
      .does({ do: 'create-kingdom', power: 'FR', kingdom: 'poland' }, war('FR', 'PR'));
    const poland = Object.values(play.state.minors).find(({ name }) => name === 'Poland')?.id ?? '';
    for (const what of [poland, 'masovia'])
      expect(codeOf(mayCede(play.state, 'FR', { to: 'AU', what }))).toBe('eiaqtr-enemies-there');
    expect(mayCede(play.state, 'FR', { to: 'PR', what: poland })).toBeUndefined();
  });
  it('EIA-037 EIA-250 ceded and kept as conquered land, its forces are gone and nobody has the loyalty of the Poles', () => {
    const play = new Quarter({
      powers: powers('AU', 'FR', 'PR'),
      date: { y: 1806, m: 6 },
      slots: STILL,
      rulings: { poland: 'on' },
      sheets: {
        areas: [area('warsaw', { province: 'masovia' }), area('posen', { province: 'posen' })],
        provinces: [
          province('masovia', 'PR', { name: 'Masovia', holder: 'FR', polish: true, capital: 'warsaw' }),
          province('posen', 'AU', { name: 'Posen', holder: 'FR', polish: true, capital: 'posen' }),
          province('austria', 'AU'),
          province('brandenburg', 'PR'),
        ],
      },
    })
      .does(...(['AU', 'FR', 'PR'] as const).map((one) => points(one, 20)), ally('AU', 'FR'))
      .comes('combinations')
      .does({ do: 'create-kingdom', power: 'FR', kingdom: 'poland' });
    play.comes('diplomacy').comes('ceding').does({ do: 'call-cessions' });
    const poland = Object.values(play.state.minors).find(({ name }) => name === 'Poland')?.id ?? '';
    play.seals('cession', { FR: { to: 'AU', what: poland } });
    play.says({ keep: false }).ok();
    // Austria's own is home again, the other is ceded to it.
    expect([play.state.provinces.posen?.holder, play.state.provinces.masovia?.holder]).toEqual([null, 'AU']);
    expect(play.state.minors[poland]).toMatchObject({ state: 'neutral', controller: null });
    expect([play.state.flags['polish-loyalty'], play.state.flags['kingdom-poland']]).toEqual([undefined, undefined]);
    // Made for one; ceded for one, and Poland lost for one.
    expect(play.pp('FR')).toBe(-1);
    play.readBack();
  });
});
