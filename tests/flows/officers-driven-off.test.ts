/** An officer whom the enemy rides into: where he is afterwards, and with whom (NBC-OFF-01). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, decides, dice, does, enters, isOffered, says, takes, toStep, wants } from './table.ts';

const struck = (battle: Battle, officer: string) => play(battle, { do: 'strike', officer, by: 'entered' });
const escapes = (battle: Battle) => accepts(enters(battle, 'dice', dice(4, 4)));
const towards = (battle: Battle, unit: string) => says(says(battle, { friends: true }), { joins: unit });

describe('a commander who escapes', () => {
  const start = () => struck(acts(begin(), 'picton', 'move'), 'reille');

  it('NBC-OFF-01 AMB-57 goes 15 cm away where no friends are nearer, and is with nobody', () => {
    expect(asks(start())).toEqual(['friends']);
    expect(escapes(start()).officers.reille).toMatchObject({ fate: 'fit', host: null });
  });

  it('NBC-OFF-01 NBC-OFF-02 attaches to the friends who are nearer; with those of another formation he only stays', () => {
    const near = says(start(), { friends: true });
    expect(asks(near)).toEqual(['friends', 'friendsCm', 'joins']);
    expect(takes(near, 'joins')).toBe('husson');
    expect(escapes(near).officers.reille!.host).toBe('husson');
    expect(escapes(towards(start(), 'campi')).officers.reille!.host).toBe('campi');
    expect(escapes(towards(start(), 'others')).officers.reille!.host).toBe(null);
  });

  it('NBC-OFF-01 AMB-57 as far away as he must go anyway they are not nearer', () => {
    const far = says(says(start(), { friends: true }), { friendsCm: 15 });
    expect(escapes(far).officers.reille!.host).toBe(null);
    const printed = play(far, { do: 'ruling', key: 'escapeCm', value: '150' });
    expect(escapes(printed).officers.reille!.host).toBe('husson');
  });

  it('NBC-OFF-01 NBC-OFF-03 with the unit he joined he shares its fate: its fight is his', () => {
    const joined = toStep(escapes(towards(start(), 'husson')), 'combats');
    expect(refusal(joined, { do: 'strike', officer: 'reille', by: 'entered' })).toBe('struck-with-unit');
    let now = does(joined, { do: 'combat', attackers: ['kempt'], target: 'husson' });
    for (let [need] = wants(now); need; [need] = wants(now))
      if (need.slot === 'officer:husson') break;
      else
        now = enters(
          now,
          need.slot,
          need.want === 'dice' ? dice(6, ...Array.from({ length: need.dice - 1 }, () => 1 as const)) : { result: 'N' },
        );
    expect(wants(now).map(({ slot }) => slot)).toEqual(['officer:husson']);
    expect(accepts(enters(now, 'officer:husson', dice(6, 6))).officers.reille!.fate).toBe('injured');
  });

  it('NBC-OFF-01 the table may say that he has got away, and where he is it shows', () => {
    expect(decides(towards(start(), 'husson'), 'escapes').officers.reille).toMatchObject({ fate: 'fit', host: null });
  });
});

describe('an army commander', () => {
  const start = () => struck(goTo(begin(), 5), 'ac-a');

  it('NBC-OFF-01 NBC-CMA-02 NBC-CCD-06 who escapes is at his headquarters no more', () => {
    const away = escapes(start());
    expect(away.sides.a.atHQ).toBe(false);
    expect(refusal(away, { do: 'headquarters', side: 'a' })).toBe('hq-without-commander');
    expect(does(away, { do: 'commander', side: 'a', atHQ: true }).sides.a.atHQ).toBe(true);
    expect(escapes(struck(goTo(begin(), 5), 'ac-b')).sides.a.atHQ).toBe(true);
  });

  it('NBC-OFF-01 who has joined friends leaves them as he rides back, or as he likes', () => {
    const joined = escapes(towards(start(), 'campi'));
    expect(joined.officers['ac-a']!.host).toBe('campi');
    expect(does(joined, { do: 'commander', side: 'a', atHQ: true }).officers['ac-a']!.host).toBe(null);
    expect(does(joined, { do: 'join', officer: 'ac-a', unit: null }).officers['ac-a']!.host).toBe(null);
  });

  it('NBC-VIS-03 NBC-CMA-04 who fell stands on no vantage point and at no headquarters; his successor is placed there', () => {
    const fell = play(escapes(start()), { do: 'set', what: 'officer', id: 'ac-a', set: { fate: 'captured' } });
    const set = (to: object) => ({ do: 'set', what: 'side', id: 'a', set: to }) as const;
    expect(refusal(fell, set({ vantage: true }))).toBe('nobody-commands');
    expect(refusal(fell, set({ atHQ: true }))).toBe('nobody-commands');
    expect(play(fell, set({ vantage: false, ready: 2 })).sides.a.rerolls.ready).toBe(2);
    const next = goTo(fell, 5, 2);
    expect(next.sides.a.atHQ).toBe(true);
    expect(play(next, set({ vantage: true })).sides.a.facts.vantage).toBe(true);
    expect(isOffered(next, { do: 'headquarters', side: 'a' })).toBe(true);
  });
});
