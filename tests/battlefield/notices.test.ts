/** What is told on the next screen, since no question asked it: every case in which somebody is struck by the way. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import { notices } from '../../src/battlefield/events.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { seenEvents } from '../../src/battlefield/view.ts';
import { codeOf, type Named, type Said, say, type Text, word } from '../../src/engine/message.ts';
import { begin, eventsOf, goTo, into, play, SMALL, small, top, withUnit } from './fixtures.ts';

const told = (battle: Battle, one: Play) => notices(eventsOf(battle, one)).map(({ text }) => text);
/** Their codes, each with whom it is about. */
const about = (battle: Battle, one: Play): string[] =>
  told(battle, one).map((text) => [codeOf(text), ...idsIn(text)].join(' '));
const idsIn = (text: Said): string[] =>
  typeof text === 'string' ? [] : Object.values(text.args ?? {}).flatMap((arg) => (isNamed(arg) ? [arg.id] : []));
const isNamed = (arg: Text): arg is Named => typeof arg === 'object' && 'id' in arg;
const accept = (battle: Battle): Play => ({ do: 'accept', task: top(battle).id });
const enter = (battle: Battle, slot: string, thing: Thing) =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing });

/** Every throw that is wanted, each die the same face; cards say so. */
function thrown(battle: Battle, face: 1 | 6, result: 'VH' | 'N' | 'VL' = 'N'): Battle {
  let now = battle;
  for (;;) {
    const [need] = procedureFor(top(now).kind).needs(now, top(now));
    if (!need) return now;
    const thing: Thing =
      need.want === 'dice'
        ? { dice: Array.from({ length: need.dice }, () => face) }
        : need.want === 'pot'
          ? { pot: { red: face, white: [face, face], green: [face, face] } }
          : need.want === 'result'
            ? { result }
            : { disorder: false };
    now = enter(now, need.slot, thing);
  }
}

const hits = (battle: Battle, unit: string, n: number, cause: 'artillery' | 'skirmish' | 'firefight' = 'artillery') =>
  play(battle, { do: 'hits', unit, hits: n, cause, aspect: 'front' });

/** II Corps acts, in a step of its action. */
const acting = (from = begin()): Battle =>
  play(play(goTo(from, 6), { do: 'acts', formation: 'ii', command: 'under' }), { do: 'next' });

describe('told on the next screen', () => {
  it('NBC-GL-17 a unit that loses its last point breaks, while another check is asked', () => {
    let battle = withUnit(goTo(begin(), 4), 'husson', { lost: { white: 5, red: 0, blue: 0 } });
    battle = hits(battle, 'campi', 1);
    const one: Play = { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' };
    const [loss] = told(battle, one);
    expect(loss).toMatchObject({
      args: { lost: 1, cause: word('cause-artillery'), left: say('loss-left', { cp: 0 }) },
    });
    expect(about(battle, one)).toEqual(['loss-of-unit husson', 'unit-broken husson']);
  });

  it('NBC-ART-17 what the hits of a phase did to everybody is told beside the first check that follows', () => {
    let battle = withUnit(goTo(begin(), 4), 'husson', { stands: 0 });
    for (const unit of ['kempt', 'pack'])
      battle = {
        ...battle,
        shots: [
          ...battle.shots,
          { side: 'a', by: 'guns', on: { unit }, hits: 1, aspect: 'front', faces: [6], pieces: 'guns' },
        ],
      };
    const after = play(battle, { do: 'next' });
    expect(top(after).kind).toBe('disorder');
    expect(about(battle, { do: 'next' })).toEqual(['loss-of-unit kempt', 'loss-of-unit pack']);
  });

  it('NBC-GL-18 NBC-ART-20 a battery lost by a second Disorder', () => {
    const battle = withUnit(goTo(begin(), 4), 'guns', { disordered: true });
    expect(about(battle, { do: 'hits', unit: 'guns', hits: 1, cause: 'artillery', aspect: 'front' })).toEqual([
      'loss-of-battery guns',
      'unit-eliminated guns',
    ]);
  });

  it('NBC-OFF-03 NBC-OFF-08 an officer who is hit', () => {
    let battle = withUnit(goTo(begin(), 4), 'husson', { stands: 0 });
    const { reille } = battle.officers;
    battle = { ...battle, officers: { ...battle.officers, reille: { ...reille!, host: 'husson' } } };
    battle = play(hits(battle, 'husson', 1), { do: 'next' });
    const risk = battle.agenda.find(({ kind }) => kind === 'officer-risk')!;
    while (top(battle).id !== risk.id) battle = play(thrown(battle, 1), accept(battle));
    battle = thrown(battle, 6);
    expect(told(battle, accept(battle))).toMatchObject([
      { code: 'officer-log-fell', args: { officer: { name: 'Reille' }, how: 'injured' } },
    ]);
  });

  it('NBC-ORD-13 NBC-ORD-14 a formation attacked on the march defends', () => {
    const march = begin(
      small({
        sides: {
          ...SMALL.sides,
          a: {
            ...SMALL.sides.a,
            formations: [{ ...SMALL.sides.a.formations[0]!, order: 'strategic' }, SMALL.sides.a.formations[1]!],
          },
        },
      }),
    );
    expect(
      told(goTo(march, 4), { do: 'hits', unit: 'husson', hits: 1, cause: 'firefight', aspect: 'front' }),
    ).toContainEqual(say('march-attacked', { formation: { id: 'ii', name: 'II Corps' }, order: word('order-defend') }));
  });

  it('NBC-FF-11 a unit broken in a firefight, and the guns and the fights that go with it', () => {
    const { startCP } = begin().units.kempt!;
    let battle = withUnit(acting(), 'kempt', { lost: { white: startCP - 1, red: 0, blue: 0 }, stands: 0 });
    battle = thrown(play(play(battle, { do: 'next' }), { do: 'firefight', unit: 'husson', target: 'kempt' }), 6);
    expect(about(battle, accept(battle))).toContain('unit-broken kempt');
  });

  it('NBC-CC-27 NBC-CC-29 a unit broken or vanquished in close combat', () => {
    let battle = play(acting(), { do: 'charge', unit: 'husson', target: 'kempt' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'home' }, { do: 'next' }, { do: 'next' });
    battle = withUnit(battle, 'kempt', { lost: { white: battle.units.kempt!.startCP - 1, red: 0, blue: 0 } });
    battle = thrown(play(battle, { do: 'combat', attackers: ['husson'], target: 'kempt' }), 6);
    expect(about(battle, accept(battle))).toContain('unit-broken kempt');
    const blocked = play(battle, { do: 'answer', task: top(battle).id, facts: { 'd:blocked': true } });
    expect(about(blocked, accept(blocked))).toContain('unit-vanquished kempt');
  });

  it('NBC-ENG-06 engineers who take a loss on themselves', () => {
    const from = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, engineers: 1 } } }));
    let battle = withUnit(goTo(from, 4), 'engineers:a:1', { host: 'husson' });
    battle = hits(battle, 'husson', 1);
    expect(top(battle).kind).toBe('engineer-risk');
    battle = thrown(battle, 6);
    const [fallen] = about(battle, accept(battle));
    expect(fallen).toBe('unit-eliminated engineers:a:1');
    expect(play(battle, accept(battle)).units.husson!.lost.white).toBe(0);
  });

  it('NBC-CMA-04 who replaces an officer, as phase 5 begins', () => {
    const fallen = play(goTo(begin(), 4), { do: 'set', what: 'officer', id: 'reille', set: { fate: 'captured' } });
    expect(told(fallen, { do: 'next' })).toMatchObject([
      { code: 'officer-log-replaced', args: { officer: { id: 'reille' } } },
    ]);
  });

  it('NBC-WX-07 skirmishers who go in as the rain begins, and ground that turns', () => {
    const from = begin(small({ sky: { weather: 'bright', variable: true } }), { rulings: { rainStands: 'removed' } });
    let battle = into(withUnit(from, 'husson', { stands: 1 }), 9);
    battle = enter(battle, 'pot', { pot: { red: 1, white: [2, 2], green: [1, 1] } });
    expect(told(battle, accept(battle))).toMatchObject([
      { code: 'weather-stands-in', args: { units: [{ id: 'husson' }] } },
    ]);
  });

  it('NBC-GL-05 a table that sets the last point away is told what follows', () => {
    expect(about(begin(), { do: 'set', what: 'unit', id: 'husson', set: { cp: 0 } })).toEqual(['unit-broken husson']);
  });

  it('NBC-EQ-01 and nothing besides: what a result has said is not told again', () => {
    let battle = play(begin(), { do: 'disorder', unit: 'husson', why: 'mud' });
    battle = enter(battle, 'card', { disorder: true });
    expect(told(battle, accept(battle))).toEqual([]);
    expect(told(begin(), { do: 'next' })).toEqual([]);
  });

  it('NBC-EQ-01 reaches everybody who may read the story', () => {
    const events = eventsOf(begin(), { do: 'set', what: 'unit', id: 'husson', set: { cp: 0 } });
    for (const viewer of ['a', 'b', 'both', 'umpire'] as const)
      expect(notices(seenEvents(events, viewer))).toHaveLength(1);
  });
});

describe('skirmish fire', () => {
  it('NBC-SKM-06 NBC-SKM-07 names whom it hit', () => {
    let battle = play(withUnit(goTo(begin(), 3), 'husson', { stands: 1 }), {
      do: 'skirmish',
      by: 'husson',
      on: { unit: 'kempt' },
    });
    battle = thrown(battle, 6);
    expect(procedureFor('skirmish').reading(battle, top(battle)).means).toEqual(
      say('skirmish-written', { target: { id: 'kempt', name: 'Kempt' } }),
    );
  });
});
