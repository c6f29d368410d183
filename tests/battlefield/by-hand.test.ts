import { describe, expect, it } from 'vitest';
import { currentCP } from '../../src/battlefield/battle.ts';
import { menu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { say, word } from '../../src/engine/message.ts';
import { begin, eventsOf, goTo, play, refusal, small, withUnit } from './fixtures.ts';

const unit = (set: Extract<Play, { what: 'unit' }>['set'], id = 'husson') =>
  ({ do: 'set', what: 'unit', id, set }) as const;
const lines = (one: Play, battle = begin()) =>
  eventsOf(battle, one).flatMap((event) => (event.type === 'logged' ? [event.line] : []));

describe('set by hand', () => {
  it('NBC-GL-05 combat points go to a figure, through the book that is open', () => {
    const four = play(begin(), unit({ cp: 4 }));
    expect(four.units.husson!.lost).toEqual({ white: 2, red: 0, blue: 0 });
    const shaken = play(withUnit(four, 'husson', { shaken: true }), unit({ cp: 3 }));
    expect(shaken.units.husson!.lost).toEqual({ white: 2, red: 1, blue: 0 });
    // Back up: the last losses first.
    expect(play(shaken, unit({ cp: 5 })).units.husson!.lost).toEqual({ white: 1, red: 0, blue: 0 });
    expect(play(shaken, unit({ cp: 6 })).units.husson!.lost).toEqual({ white: 0, red: 0, blue: 0 });
  });

  it('NBC-GL-05 never more than it began with, and never a book below nothing', () => {
    expect(refusal(begin(), unit({ cp: 7 }))).toBe('set-cp-too-many');
    expect(refusal(begin(), unit({ cp: -1 }))).toBe('set-no-such-value');
    expect(refusal(begin(), unit({ cp: 2.5 }))).toBe('set-no-such-value');
    expect(refusal(begin(), unit({ white: 4, red: 3 }))).toBe('set-lost-too-much');
    expect(refusal(begin(), unit({ cp: 1 }, 'guns'))).toBe('set-no-cp');
    expect(play(begin(), unit({ white: 1, red: 2, blue: 1 })).units.husson!.lost).toEqual({
      white: 1,
      red: 2,
      blue: 1,
    });
  });

  it('NBC-GL-17 at nothing it is Broken; it stands again only with points', () => {
    const broken = play(begin(), unit({ cp: 0 }));
    expect(broken.units.husson!.fate).toBe('broken');
    expect(refusal(broken, unit({ fate: 'good' }))).toBe('set-spent');
    const back = play(broken, unit({ fate: 'good', cp: 3, shaken: true }));
    expect(back.units.husson).toMatchObject({ fate: 'good', shaken: true });
    expect(currentCP(back.units.husson!)).toBe(3);
  });

  it('NBC-GL-18 what leaves the table takes its markers off and lets its guns go', () => {
    const out = withUnit(play(begin(), { do: 'battery', unit: 'guns', host: 'husson' }), 'husson', {
      disordered: true,
      stands: 1,
      resting: true,
    });
    const gone = play(out, unit({ fate: 'eliminated' }));
    expect(gone.units.husson).toMatchObject({ fate: 'eliminated', disordered: false, stands: 0, resting: false });
    expect(gone.units.guns!.host).toBeNull();
  });

  it('NBC-GL-17 NBC-GL-18 what is Broken or gone lets go of its area, what is gone of its officer and its bridge', () => {
    const crossing = { over: 'stone', at: 'near', since: 1, tried: 0 } as const;
    const joined = play(goTo(begin(), 5), { do: 'join', officer: 'reille', unit: 'husson' });
    const holding = withUnit(joined, 'husson', { area: 'farm', occupied: 25, ownOrder: 'defend', crossing });
    const broken = play(holding, unit({ fate: 'broken' }));
    // NBC-BRG-05: a Broken unit stays on the bridge it is on.
    expect(broken.units.husson).toMatchObject({ area: null, occupied: 0, ownOrder: null, crossing });
    expect(broken.officers.reille!.host).toBe('husson');
    for (const fate of ['eliminated', 'vanquished', 'off-table'] as const) {
      const gone = play(holding, unit({ fate }));
      expect(gone.units.husson).toMatchObject({ fate, area: null, crossing: null });
      expect(gone.officers.reille!.host).toBeNull();
    }
  });

  it('NBC-CMD-02 no more stands than its rating gives', () => {
    expect(play(begin(), unit({ stands: 1 })).units.husson!.stands).toBe(1);
    expect(refusal(begin(), unit({ stands: 2 }))).toBe('set-stands-too-many');
  });

  it('other markers, a host of its own side, an area of the scenario', () => {
    const set = play(
      begin(),
      unit({ disordered: true, exhaustion: 2, resting: true, fired: true, ownOrder: 'defend', area: 'farm' }),
    );
    expect(set.units.husson).toMatchObject({
      disordered: true,
      exhaustion: 2,
      resting: true,
      firedIn: 1,
      ownOrder: 'defend',
      area: 'farm',
      occupied: 0,
    });
    expect(refusal(begin(), unit({ host: 'kempt' }, 'guns'))).toBe('set-host-own-side');
    expect(refusal(begin(), unit({ host: 'guns' }, 'guns'))).toBe('set-host-own-side');
    expect(refusal(begin(), unit({ area: 'moon' }))).toBe('area-none');
    expect(refusal(begin(), unit({}))).toBe('set-nothing');
    expect(refusal(begin(), unit({ cp: 3 }, 'nobody'))).toBe('no-such-unit');
  });

  it('formations, officers, sides and the sky too', () => {
    const battle = play(
      begin(),
      { do: 'set', what: 'formation', id: 'ii', set: { order: 'hold', radius: 14 } },
      { do: 'set', what: 'officer', id: 'reille', set: { A: 6, name: 'Foy' } },
      { do: 'set', what: 'side', id: 'b', set: { ready: 1, used: 4, atHQ: false } },
      {
        do: 'set',
        what: 'sky',
        set: { weather: 'snow', intensity: 'heavy', ground: 'mud', fog: { total: 3, target: 9 } },
      },
    );
    expect(battle.formations.ii).toMatchObject({ order: 'hold', radius: 14 });
    expect(battle.officers.reille).toMatchObject({ A: 6, name: 'Foy', L: 4 });
    expect(battle.sides.b).toMatchObject({ rerolls: { ready: 1, used: 4 }, atHQ: false });
    expect(battle.sky).toMatchObject({
      weather: 'snow',
      intensity: 'heavy',
      ground: 'mud',
      fog: { total: 3, target: 9 },
    });
    expect(refusal(begin(), { do: 'set', what: 'officer', id: 'reille', set: { A: 7 as 6 } })).toBe(
      'set-no-such-value',
    );
    expect(refusal(begin(), { do: 'set', what: 'formation', id: 'ii', set: { order: 'charge' as 'hold' } })).toBe(
      'set-no-such-value',
    );
    expect(refusal(begin(), { do: 'set', what: 'sky', set: {} })).toBe('set-nothing');
  });

  it('NBC-ORD-15 NBC-ORD-22 AMB-28 an order by hand is received as any other: who stayed behind rejoins', () => {
    const order = (to: 'hold' | 'pursue') => ({ do: 'set', what: 'formation', id: 'ii', set: { order: to } }) as const;
    const stayed = withUnit(begin(), 'guns', { ownOrder: 'defend' });
    const disturbed = withUnit(stayed, 'campi', { ownOrder: 'defend', disturbed: true });
    const held = play(disturbed, order('hold'));
    expect(held.units.guns!.ownOrder).toBeNull();
    expect(held.units.campi).toMatchObject({ ownOrder: null, disturbed: false });
    const pursues = play(disturbed, order('pursue'));
    expect(pursues.units.guns!.ownOrder).toBe('defend');
    expect(pursues.units.campi!.ownOrder).toBeNull();
  });

  it('NBC-OFF-03 NBC-CMA-04 an officer who falls by hand is asked about no more: nobody hits his successor', () => {
    const near = play(goTo(begin(), 5), { do: 'join', officer: 'c-picton', unit: 'kempt' });
    const hits = { do: 'hits', unit: 'kempt', hits: 1, cause: 'canister', aspect: 'front' } as const;
    const risk = play(near, hits).agenda.find(({ kind }) => kind === 'officer-risk')!;
    const fallen = play(play(near, hits), { do: 'set', what: 'officer', id: 'c-picton', set: { fate: 'injured' } });
    expect(risk.officer).toBe('c-picton');
    expect(fallen.agenda.map(({ id }) => id)).not.toContain(risk.id);
    expect(fallen.officers['c-picton']).toMatchObject({ fate: 'injured', host: null, fell: [{ how: 'injured' }] });
  });

  it('NBC-OFF-08 an officer who is fit after all, by hand, has not fallen', () => {
    const fate = (to: 'injured' | 'fit') => ({ do: 'set', what: 'officer', id: 'reille', set: { fate: to } }) as const;
    const fallen = play(begin(), fate('injured'));
    expect(fallen.officers.reille!.fell).toHaveLength(1);
    expect(play(fallen, fate('fit')).officers.reille).toMatchObject({ fate: 'fit', fell: [] });
  });

  it('the clock goes from its hour to another, and the story says so', () => {
    expect(lines({ do: 'set', what: 'clock', minutes: 615 }).map(({ text }) => text)).toEqual([
      say('clock-log-by-hand', { from: '10:00', to: '10:15' }),
    ]);
  });

  it('NBC-WX-01 snow by hand is what falls for the day, and it freezes, unless by ruling the scenario says so (AMB-38)', () => {
    const sky = (set: Extract<Play, { what: 'sky' }>['set']) => ({ do: 'set', what: 'sky', set }) as const;
    const snow = play(begin(), sky({ weather: 'snow' }));
    expect(snow.sky).toMatchObject({ weather: 'snow', falls: 'snow', freezing: true });
    expect(lines(sky({ weather: 'snow' })).map(({ text }) => text)).toEqual([
      say('set-log', { who: word('set-sky'), what: [word('weather-light-snow'), word('sky-freezing')] }),
    ]);
    expect(play(begin(), sky({ weather: 'snow', freezing: false })).sky).toMatchObject({
      falls: 'snow',
      freezing: false,
    });
    const ruled = begin(small(), { rulings: { freezing: 'scenario' } });
    expect(play(ruled, sky({ weather: 'snow' })).sky).toMatchObject({ falls: 'snow', freezing: false });
    expect(play(snow, sky({ weather: 'bright' })).sky).toMatchObject({ falls: 'snow', freezing: true });
    expect(play(snow, sky({ weather: 'rain' })).sky.falls).toBe('rain');
  });

  it('NBC-RNF-03 a formation set on the table brings its units', () => {
    const here = play(begin(), { do: 'set', what: 'formation', id: 'guards', set: { present: true } });
    expect(here.units.maitland!.present).toBe(true);
  });

  it.each<[string, Play]>([
    ['a unit', unit({ cp: 3 })],
    ['a formation', { do: 'set', what: 'formation', id: 'ii', set: { radius: 12 } }],
    ['an officer', { do: 'set', what: 'officer', id: 'reille', set: { L: 2 } }],
    ['a side', { do: 'set', what: 'side', id: 'a', set: { ready: 3 } }],
    ['the sky', { do: 'set', what: 'sky', set: { ground: 'soft' } }],
    ['the clock', { do: 'set', what: 'clock', minutes: 615 }],
    ['a ruling', { do: 'ruling', key: 'tCheck', value: 'card' }],
  ])('the story says that %s was', (_what, one) => {
    expect(lines(one).map((line) => line.byHand)).toEqual([true]);
  });

  it('NBC-GL-01 only what the register knows may be ruled, and a battle that is over stays over until it is opened', () => {
    expect(refusal(begin(), { do: 'ruling', key: 'tCheck', value: 'coin' })).toBe('ruling-none-such');
    const over = play(begin(), { do: 'end', why: 'over-hour' });
    expect(refusal(over, { do: 'next' })).toBe('battle-is-over');
    expect(refusal(over, unit({ cp: 3 }))).toBe('battle-is-over');
    expect(play(over, { do: 'reopen' }, { do: 'next' }).phase).toBe(2);
    expect(refusal(begin(), { do: 'reopen' })).toBe('battle-not-over');
  });

  it('NBC-GL-01 once the seed is shown nothing is played any more: it is shown when the battle is over', () => {
    expect(refusal(begin(), { do: 'reveal' })).toBe('battle-not-over');
    const shown = play(begin(), { do: 'end', why: 'over-hour' }, { do: 'reveal' });
    const all = [{ do: 'reopen' }, { do: 'losses' }, { do: 'reveal' }, { do: 'note', of: 'a', text: '' }] as const;
    expect(all.map((one) => refusal(shown, one))).toEqual(all.map(() => 'battle-seed-shown'));
    expect(menu(shown)).toEqual([]);
  });
});
