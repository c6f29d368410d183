/** Engineers whose host is shot at: their throw comes before anything else that its loss brings (NBC-ENG-06). */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../../src/battlefield/battle.ts';
import type { Help } from '../../../src/battlefield/setup.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { answer, begin, goTo, play, pot, refusal, SMALL, small, story, top, withUnit } from '../fixtures.ts';

const E = 'engineers:b:1';

/** Phase 4: Kempt has so many points left and engineers with it, and the guns have hit it so often. */
function firedAt(cp: number, ...faces: [Face, Face, Face, Face]): Battle {
  const { a, b } = SMALL.sides;
  let battle = goTo(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), 4);
  battle = withUnit(battle, E, { host: 'kempt', formation: 'picton' });
  battle = withUnit(battle, 'kempt', { lost: { white: battle.units.kempt!.startCP - cp, red: 0, blue: 0 } });
  battle = play(battle, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
  const [white, other, red, green] = faces;
  return answer(battle, { guns: pot(white, other, red, green, 1) });
}
const next = (battle: Battle) => play(battle, { do: 'next' });
const throws = (battle: Battle, one: Face, other: Face) => answer(battle, { dice: { dice: [one, other] } });
const asked = (battle: Battle) =>
  battle.agenda.filter(({ deferred }) => !deferred).map(({ kind, data }) => [kind, data.lost]);

describe('guns that hit the host of engineers', () => {
  it('NBC-ENG-06 NBC-ART-17 on ten they save its last point: it does not break, and checks the hit', () => {
    const hit = next(firedAt(1, 6, 1, 1, 1));
    expect(asked(hit)).toEqual([['engineer-risk', undefined]]);
    const saved = throws(hit, 5, 5);
    expect([saved.units.kempt!.fate, currentCP(saved.units.kempt!), saved.units[E]!.fate]).toEqual([
      'good',
      1,
      'eliminated',
    ]);
    expect(asked(saved)).toEqual([['disorder', 0]]);
    const gone = throws(hit, 5, 4);
    expect([gone.units.kempt!.fate, gone.units[E]!.fate]).toEqual(['broken', 'eliminated']);
    expect(asked(gone)).toEqual([['broken-back', undefined]]);
  });

  it('NBC-ENG-06 NBC-ART-17 AMB-14 the check follows the throw, and counts what the host itself lost', () => {
    const hit = next(firedAt(5, 6, 6, 1, 1));
    expect(asked(hit)).toEqual([['engineer-risk', undefined]]);
    expect(asked(throws(hit, 6, 4))).toEqual([['disorder', 1]]);
    expect(asked(throws(hit, 1, 2))).toEqual([['disorder', 2]]);
    const checked = answer(throws(hit, 6, 4), { card: { disorder: false } });
    expect(next(checked).phase).toBe(5);
  });

  it('NBC-ENG-06 NBC-OFF-03 a loss they take whole puts no officer at risk', () => {
    const led = play(firedAt(5, 6, 1, 1, 1), { do: 'join', officer: 'c-picton', unit: 'kempt' });
    expect(asked(throws(next(led), 6, 6))).toEqual([['disorder', 0]]);
    expect(asked(throws(next(led), 1, 2)).map(([kind]) => kind)).toEqual(['officer-risk', 'disorder']);
  });

  it('NBC-ENG-06 the phase is not left while they have still to throw', () => {
    const hit = next(firedAt(1, 6, 1, 1, 1));
    const aside = play(hit, { do: 'defer', task: top(hit).id });
    expect(refusal(aside, { do: 'next' })).toBe('turn-set-aside');
    expect(aside.units.kempt!.fate).toBe('good');
    const reminded = next({ ...firedAt(1, 6, 1, 1, 1), help: 'remind' as Help });
    expect(refusal(reminded, { do: 'next' })).toBe('turn-falls-due');
    // With the books alone kept nobody waits for them.
    const booked = next(next({ ...firedAt(1, 6, 1, 1, 1), help: 'ledger' as Help }));
    expect(booked.units.kempt!.fate).toBe('broken');
  });
});

describe('more hits before the engineers have thrown', () => {
  it.each([
    ['fall', 'good'],
    ['live', 'broken'],
  ] as const)('NBC-ENG-06 NBC-DC-03 all of them wait for that throw: %s', (choice, fate) => {
    const { a, b } = SMALL.sides;
    let battle = goTo(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), 4);
    battle = withUnit(battle, E, { host: 'kempt', formation: 'picton' });
    const { startCP } = battle.units.kempt!;
    battle = withUnit(battle, 'kempt', { lost: { white: startCP - 2, red: 0, blue: 0 } });
    const hit = { do: 'hits', unit: 'kempt', hits: 1, cause: 'artillery', aspect: 'front' } as const;
    battle = play(battle, hit);
    const task = top(battle).id;
    battle = play(battle, { do: 'defer', task }, hit);
    expect([battle.units.kempt!.fate, battle.units[E]!.fate]).toEqual(['good', 'good']);
    battle = play(battle, { do: 'resume', task }, { do: 'decide', task, choice });
    expect([battle.units.kempt!.fate, battle.units[E]!.fate]).toEqual([fate, 'eliminated']);
  });

  it('NBC-ENG-06 who is lost meanwhile takes nothing on himself, and is not said to be unhurt', () => {
    const { a, b } = SMALL.sides;
    let battle = goTo(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), 4);
    battle = withUnit(battle, E, { host: 'kempt', formation: 'picton' });
    battle = play(battle, { do: 'hits', unit: 'kempt', hits: 1, cause: 'artillery', aspect: 'front' });
    const falls = { do: 'set', what: 'unit', id: E, set: { fate: 'eliminated' } } as const;
    expect(top(battle).kind).toBe('engineer-risk');
    expect(play(battle, falls)).toMatchObject({ agenda: [], units: { kempt: { lost: { white: 1 } } } });
    expect(story(battle, falls)).not.toContain('engineers-log-unhurt');
  });
});

describe('skirmishers that hit the host of engineers', () => {
  it('NBC-ENG-06 NBC-SKM-08 AMB-14 the stand is chosen, the engineers throw, the check comes last', () => {
    let battle: Battle = { ...firedAt(3, 1, 1, 1, 1), phase: 3, shots: [] };
    battle = withUnit(battle, 'kempt', { stands: 1 });
    const shot = { side: 'a', by: 'husson', hits: 2, aspect: 'front', faces: [] } as const;
    battle = next({ ...battle, shots: [{ ...shot, on: { unit: 'kempt' }, faces: [] }] });
    expect(asked(battle).map(([kind]) => kind)).toEqual(['stand']);
    battle = answer(battle, {}, { stand: 'keep' });
    expect(asked(battle)).toEqual([['engineer-risk', undefined]]);
    expect(asked(throws(battle, 6, 6))).toEqual([['disorder', 1]]);
  });

  it('NBC-ENG-06 NBC-SKM-07 what a stand alone has taken is no loss of theirs: they throw at the first point', () => {
    const { a, b } = SMALL.sides;
    let battle = goTo(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), 3);
    battle = withUnit(battle, E, { host: 'kempt', formation: 'picton' });
    const hurt = { cause: 'skirmish', lost: 0, gone: 1, aspects: ['front'], check: true, stand: 'absorb' } as const;
    battle = withUnit(battle, 'kempt', { stands: 0, hurt: { ...hurt, aspects: [...hurt.aspects] } });
    const again = play(battle, { do: 'hits', unit: 'kempt', hits: 1, cause: 'skirmish', aspect: 'front' });
    expect(asked(again)).toEqual([['engineer-risk', undefined]]);
  });
});
