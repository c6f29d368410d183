/** What befalls somebody by the way, whom it is told and what it asks next; worked out from the rulebook first. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Line } from '../../src/battlefield/events.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, eventsOf, goTo, pot, SMALL, small, story, top, withUnit } from '../battlefield/fixtures.ts';
import { draws, fire, kinds, moving } from './hands.ts';
import { accepts, acts, decides, does, drives, enters, hits, isOffered, toStep } from './table.ts';
import { evening, falls, set, settles } from './two-corps.ts';
import { combat } from './unbroken.ts';

const accept = (battle: Battle): Play => ({ do: 'accept', task: top(battle).id });
const linesOf = (battle: Battle, one: Play, code: string): Line[] =>
  eventsOf(battle, one).flatMap((event) =>
    event.type === 'logged' && codeOf(event.line.text) === code ? [event.line] : [],
  );

describe('a unit at rest', () => {
  it('NBC-MOV-21 NBC-ORD-22 driven back by fire rests no more, as its side is told on the next page', () => {
    const rests = set(evening(), 'kempt', { resting: true, stands: 0 });
    const fired = does(acts(rests, 'ii', 'firefights'), fire('campi', 'kempt'));
    const hit = drives(fired, { 'throw:campi': hits(4, 2) }).battle;
    expect(linesOf(hit, accept(hit), 'rest-disturbed')).toMatchObject([{ side: 'b', unasked: true }]);
    expect(accepts(hit).units.kempt).toMatchObject({ resting: false, ownOrder: 'defend', disturbed: true });
  });
});

describe('horse on foot in a village', () => {
  it('NBC-BUA-04 AMB-130 mounts as it leaves, with twice its points on foot, which are reckoned', () => {
    const afoot = set(evening(), 'pire', { area: 'farm', onFoot: true });
    const goes = does(moving(afoot), { do: 'move', unit: 'pire' });
    const [line, ...more] = linesOf(goes, accept(goes), 'area-mounts');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ side: 'a', sums: [{ total: 6 }] });
    expect(accepts(goes).units.pire).toMatchObject({ onFoot: false, area: null });
  });
});

describe('looters', () => {
  const park = (n: number) => begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: n } } }));
  const take = (by: string, n: number) => ({ do: 'capture', baggage: `baggage:b:${n}`, by }) as const;

  it('NBC-BAG-03 each of two that stand at baggage owes a check, and owes it once', () => {
    const both = does(acts(park(2), 'ii', 'move'), take('husson', 1), take('campi', 2));
    const owed = toStep(both, 'administration');
    expect(owed.agenda.map(({ kind, unit }) => [kind, unit]).toSorted()).toEqual([
      ['looting', 'campi'],
      ['looting', 'husson'],
    ]);
    expect(kinds(draws(draws(owed, 'N'), 'N'))).toEqual([]);
  });

  it('NBC-BAG-03 NBC-GL-17 who is Broken meanwhile loots nothing, whatever his card', () => {
    const owed = toStep(does(acts(park(1), 'ii', 'move'), take('husson', 1)), 'administration');
    const drawn = withUnit(enters(owed, 'card', { result: 'VL' }), 'husson', { fate: 'broken' });
    expect(eventsOf(drawn, accept(drawn)).map(({ type }) => type)).toEqual(['closed']);
  });
});

describe('a deep ditch, decided by hand', () => {
  const tries = (rulings: Rulings) => {
    const field = begin(small({ crossings: [{ id: 'ditch', name: 'the ditch', kind: 'ditch' }] }), { rulings });
    const stands = withUnit(field, 'husson', { crossing: { over: 'ditch', at: 'near', since: 1, tried: 0 } });
    return does(acts({ ...stands, turn: 2 }, 'ii', 'move'), {
      do: 'cross',
      unit: 'husson',
      over: 'ditch',
      deed: 'try',
    });
  };
  const disordered = (choice: string, rulings: Rulings = {}) =>
    decides(tries(rulings), choice).units.husson!.disordered;

  it('NBC-BRG-04 Disorders who crosses, and by ruling who does not', () => {
    expect([disordered('over'), disordered('waits')]).toEqual([true, true]);
    const no = { ditchFailDisorder: 'no' } as const;
    expect([disordered('over', no), disordered('waits', no)]).toEqual([true, false]);
  });
});

describe('a bridge that is left', () => {
  it('NBC-BRG-03 NBC-BRG-04 on its far side the unit moves off, on the near one it turns back', () => {
    const river = begin(small({ crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] }));
    const leaves = (at: 'near' | 'far') => {
      const there = withUnit(river, 'husson', { crossing: { over: 'stone', at, since: 1, tried: 0 } });
      return story(acts({ ...there, turn: 2 }, 'ii', 'move'), {
        do: 'cross',
        unit: 'husson',
        over: 'stone',
        deed: 'leave',
      });
    };
    expect([leaves('far'), leaves('near')]).toEqual([['crossing-log-moves-off'], ['crossing-log-turns-back']]);
  });
});

describe('an officer alone under skirmish fire', () => {
  it('NBC-OFF-04 NBC-SKM-08 is thrown for on his own phone, and on one that keeps both books', () => {
    const asked = (keeps: 'both' | 'a') => {
      const third = set(goTo(evening({}, { keeps }), 3), 'husson', { stands: 1 });
      const shot = does(third, { do: 'skirmish', by: 'husson', on: { officer: 'c-picton' } });
      return kinds(falls(settles(shot, { stand1: pot(6, 6, 6, 6, 6) }).battle));
    };
    expect([asked('both'), asked('a')]).toEqual([['officer-risk'], []]);
  });
});

describe('a unit that comes to blows without a charge of the app', () => {
  it('NBC-CC-01 NBC-MOV-22 has had its combat: it neither fights again nor charges in this turn', () => {
    const met = combat(acts(evening(), 'ii', 'move'), 'hepburn', ['husson']);
    const fought = settles(met, {}).battle;
    expect(fought.units.husson!.facts).toMatchObject({ charged: true });
    expect(isOffered(fought, { do: 'combat', attackers: ['husson'] })).toBe(false);
    expect(isOffered(toStep(acts(evening(), 'ii', 'move'), 'combats'), { do: 'combat', attackers: ['husson'] })).toBe(
      true,
    );
  });
});
