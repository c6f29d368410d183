import { describe, expect, it } from 'vitest';
import {
  chancesOf,
  daysInBed,
  daysPassed,
  fallenOfficers,
  fateChances,
  fateOf,
  fateToday,
  wounded,
} from '../../../src/battlefield/after-battle/aftermath.ts';
import { nextDay } from '../../../src/battlefield/after-battle/next-day.ts';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import type { TwoDice } from '../../../src/battlefield/rules/command/officers.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { type ProvedDeed, prove, same } from '../../../src/engine/proof.ts';
import { begin, eventsOf, play, refusal, SETUP, seedFrom, small } from '../fixtures.ts';
import { applyAll } from '../folded.ts';

/** Reille was hit and, by his dice of the evening, lies wounded. */
function evening(...fate: TwoDice): Battle {
  const fallen = play(
    begin(),
    { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } },
    { do: 'end', why: 'over-hour' },
    { do: 'losses' },
  );
  return play(fallen, { do: 'losses', own: { of: 'officer', id: 'reille:0', roll: fate } });
}
const reille = (battle: Battle) => fallenOfficers(battle, 'a')[0]!;
const day = (n: number, dice: TwoDice, third?: Face): Play => ({
  do: 'wounds',
  own: { officer: 'reille:0', day: n, roll: { dice, ...(third && { third }) } },
});

describe('the chances of the fallen', () => {
  const ways = (wound: Parameters<typeof fateChances>[0]) =>
    Object.fromEntries(fateChances(wound).map(({ fate, n, of }) => [fate, (36 * n) / of]));

  it('NBC-OFF-08 of 36 throws 6 kill, 9 end his service, 6, 5 and 4 wound, and 6 spare him', () => {
    // 2 to 4, 5 and 6, 7, 8, 9, and 10 or more.
    expect(ways(null)).toEqual({ dead: 6, incapacitated: 9, critical: 6, serious: 5, light: 4, recovered: 6 });
  });

  it.each([
    ['critical', { dead: 1, recovered: 1, critical: 34 }],
    ['serious', { dead: 1, recovered: 2, serious: 33 }],
    ['light', { serious: 1, recovered: 3, light: 32 }],
  ] as const)('NBC-OFF-09 a day of a %s wound: a pair in six of 36, and one more die', (wound, expected) => {
    expect(ways(wound)).toEqual(expected);
  });

  it('NBC-OFF-08 are told as long as something is thrown for him', () => {
    expect(chancesOf(evening(3, 4), reille(evening(3, 4))).map(({ fate }) => fate)).toEqual([
      'recovered',
      'critical',
      'dead',
    ]);
    expect(chancesOf(evening(6, 6), reille(evening(6, 6)))).toEqual([]);
  });
});

describe('the days of the wounded', () => {
  // The evening: 7 is critical, 8 serious, 9 light. A pair asks for one more die.
  it.each<[fate: TwoDice, dice: TwoDice, third: Face | undefined, after: string]>([
    [[3, 4], [2, 5], undefined, 'critical'],
    [[3, 4], [2, 2], 1, 'dead'],
    [[3, 4], [2, 2], 5, 'critical'],
    [[3, 4], [2, 2], 6, 'recovered'],
    [[4, 4], [6, 6], 1, 'dead'],
    [[4, 4], [6, 6], 4, 'serious'],
    [[4, 4], [6, 6], 5, 'recovered'],
    [[4, 5], [1, 1], 1, 'serious'],
    [[4, 5], [1, 1], 3, 'light'],
    [[4, 5], [1, 1], 4, 'recovered'],
  ])('NBC-OFF-09 after %j in the evening, %j and %s on the day: %s', (fate, dice, third, after) => {
    const battle = play(evening(...fate), day(0, dice, third));
    expect(fateToday(battle, reille(battle))).toBe(after);
    expect(fateOf(battle, reille(battle))).toBe(fateOf(evening(...fate), reille(battle)));
  });

  it('NBC-OFF-09 a day that is entered anew takes the place of that day alone', () => {
    const three = play(evening(4, 5), day(0, [3, 3], 1), day(1, [1, 2]), day(2, [2, 1]));
    const anew = play(three, day(1, [2, 2], 4));
    expect(anew.after.days?.['reille:0']).toEqual([
      { dice: [3, 3], third: 1 },
      { dice: [2, 2], third: 4 },
      { dice: [2, 1] },
    ]);
    expect(daysPassed(anew)).toBe(3);
  });

  it('NBC-OFF-09 one day after the other, until he is well or dead', () => {
    let battle = play(evening(4, 5), day(0, [3, 3], 1), day(1, [1, 2]), day(2, [5, 5], 6));
    expect(daysInBed(battle, reille(battle)).map(({ fate }) => fate)).toEqual(['serious', 'serious', 'recovered']);
    expect(wounded(battle, 'a')).toEqual([]);
    expect(refusal(battle, day(3, [1, 2]))).toBe('wounds-none-that-day');
    expect(refusal(battle, { do: 'wounds' })).toBe('wounds-nobody');
    // A day entered again stands; what the days after it said is read anew.
    battle = play(battle, day(0, [3, 3], 5));
    expect(fateToday(battle, reille(battle))).toBe('recovered');
    expect(daysInBed(battle, reille(battle))).toHaveLength(1);
  });

  it('NBC-OFF-09 is refused before the evening, out of turn, and without the third die of a pair', () => {
    expect(refusal(begin(), { do: 'wounds' })).toBe('wounds-when-over');
    expect(refusal(evening(4, 5), day(1, [1, 2]))).toBe('wounds-day-before-first');
    expect(refusal(evening(4, 5), day(0, [2, 2]))).toBe('wounds-third-die');
    expect(refusal(evening(6, 6), day(0, [1, 2]))).toBe('wounds-none-that-day');
  });

  it('NBC-OFF-09 a day passes for all of them together, and nobody is thrown for twice', () => {
    const two = play(
      play(evening(4, 5), { do: 'reopen' }),
      { do: 'set', what: 'officer', id: 'c-picton', set: { fate: 'injured' } },
      { do: 'end', why: 'over-hour' },
      { do: 'losses' },
      { do: 'losses', own: { of: 'officer', id: 'c-picton:0', roll: [3, 4] } },
    );
    expect(menu(two)).toContainEqual({ do: 'wounds' });
    const ahead = play(two, day(0, [1, 2]));
    const caughtUp = play(ahead, { do: 'wounds' });
    expect(caughtUp.after.days!['reille:0']).toEqual(ahead.after.days!['reille:0']);
    expect(caughtUp.after.days!['c-picton:0']).toHaveLength(1);
    expect(daysPassed(play(caughtUp, day(1, [1, 2])))).toBe(2);
  });

  it('NBC-OFF-08 and -09 he commands again on the day after he has recovered', () => {
    const armies = (battle: Battle) => {
      const read = nextDay(battle, { title: 'Tomorrow', successorOf: (name) => `After ${name}` });
      if (!read.ok) throw new Error(read.problems.join(' '));
      return [read.scenario.date, read.scenario.title, read.scenario.sides.a.formations[0]!.commander.name];
    };
    expect(armies(evening(4, 5))).toEqual(['1809-07-06', 'Tomorrow', 'After Reille']);
    const well = play(evening(4, 5), day(0, [1, 2]), day(1, [2, 2], 4));
    expect(armies(well)).toEqual(['1809-07-08', 'Tomorrow', 'Reille']);
  });

  it('NBC-OFF-09 the dice of the evening and of the days are those of the seal', () => {
    const seed = seedFrom(1);
    const begun: readonly Event[] = beginBattle(small(), SETUP, sealOf(seed));
    const deeds: ProvedDeed<Event>[] = [{ play: { do: 'begin' }, by: 'both', events: begun }];
    let battle = applyAll(undefined, begun)!;
    const deed = (...plays: Play[]) => {
      for (const one of plays) {
        const events = eventsOf(battle, one);
        deeds.push({ play: one, by: 'both', events });
        battle = applyAll(battle, events)!;
      }
    };
    deed(
      { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } },
      { do: 'end', why: 'over-hour' },
      { do: 'losses' },
      { do: 'losses', own: { of: 'officer', id: 'reille:0', roll: [4, 5] } },
      { do: 'wounds' },
      { do: 'wounds' },
      day(0, [1, 2]),
    );
    expect(prove(nbc, deeds, seed)).toMatchObject({ ok: true });
    const at = deeds.findLastIndex(({ play }) => same(play, { do: 'wounds' }));
    const forged = deeds.map((one, i) =>
      i === at
        ? {
            ...one,
            events: one.events.map((event) =>
              event.type === 'aftermath'
                ? {
                    ...event,
                    rolls: { ...event.rolls, days: { 'reille:0': [{ dice: [6, 6] as const, third: 6 as const }] } },
                  }
                : event,
            ),
          }
        : one,
    );
    expect(prove(nbc, forged, seed)).toMatchObject({ ok: false, deed: at });
  });
});
