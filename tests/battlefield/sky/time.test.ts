import { describe, expect, it } from 'vitest';
import { isDue } from '../../../src/battlefield/arrivals/reinforcements.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { dayBand } from '../../../src/battlefield/rules/sky/visibility.ts';
import { timeDeck } from '../../../src/battlefield/throws.ts';
import { answer, begin, goTo, into, play, refusal, small, top, withUnit } from '../fixtures.ts';

describe('the clock', () => {
  it('NBC-TIM-01 and NBC-GL-20 a time card at the end of the turn is added to the time at its beginning', () => {
    const battle = into(begin(), 8);
    expect(battle.minutes).toBe(600);
    const after = answer(battle, { card: { minutes: 25 } });
    expect([after.minutes, after.turn]).toEqual([625, 1]);
    expect(goTo(goTo(after, 9), 1, 2)).toMatchObject({ turn: 2, minutes: 625 });
  });

  it("NBC-TIM-01 the table's card must be one of the pack", () => {
    const battle = into(begin(), 8);
    const enter = (minutes: number) =>
      ({ do: 'enter', task: top(battle).id, slot: 'card', thing: { minutes } }) as const;
    expect(refusal(battle, enter(12))).toBe('own-minutes-unknown');
    expect(refusal(battle, enter(50))).toBe('own-minutes-unknown');
  });

  it('NBC-TIM-01 a 10 or a 45 shuffles the pack before the next card, others stay out', () => {
    for (const [minutes, out] of [
      [15, 2],
      [10, 1],
      [45, 1],
    ] as const) {
      const first = answer(into(begin(), 8), { card: { minutes } });
      const second = play(into(goTo(first, 1, 2), 8), {
        do: 'throw',
        task: `t${into(goTo(first, 1, 2), 8).serial - 1}`,
      });
      expect(second.packs.time.out).toHaveLength(out);
    }
  });

  it('NBC-TIM-01 is drawn from the deck the group plays with (timeDeck)', () => {
    const cards = (timeDeck: 'TD-24' | 'TD-24b' | 'TD-20') => {
      const battle = into(begin(small(), { rulings: { timeDeck } }), 8);
      return procedureFor('time').odds!(battle, top(battle))!.of;
    };
    expect([cards('TD-24'), cards('TD-24b'), cards('TD-20')]).toEqual([24, 24, 20]);
  });

  it('NBC-TIM-01 the chance told is that of twenty minutes or fewer, twenty among them', () => {
    const battle = into(begin(), 8);
    const { cards } = timeDeck(battle);
    const odds = procedureFor('time').odds!(battle, top(battle))!;
    expect(odds).toMatchObject({ claim: { args: { minutes: 20 } } });
    expect(cards.some(({ minutes }) => minutes === 20)).toBe(true);
    expect(odds.good).toBe(cards.filter(({ minutes }) => minutes <= 20).length);
  });

  it('NBC-TIM-01 a deck that is changed in the battle begins whole, and not while a card lies turned (AMB-46)', () => {
    const change = (value: string) => ({ do: 'ruling', key: 'timeDeck', value }) as const;
    // TD-24 counts to 24, TD-20 to 20: card 23, of 40 minutes, is in the first alone.
    const asked = into(begin(), 8);
    const lies = play(asked, { do: 'enter', task: top(asked).id, slot: 'card', thing: { card: 23 } });
    expect(refusal(lies, change('TD-20'))).toBe('ruling-time-card-open');
    const turned = play(lies, { do: 'accept', task: top(lies).id });
    expect(turned.packs.time.out).toEqual([23]);
    // A group without a pack of its own plays on with TD-24.
    expect(play(turned, change('custom')).packs.time.out).toEqual([23]);
    const next = into(play(turned, change('TD-20')), 8, 2);
    expect(next.packs.time.out).toEqual([]);
    expect(procedureFor('time').odds!(next, top(next))!.of).toBe(20);
    expect(play(next, { do: 'throw', task: top(next).id }).packs.time.out).toHaveLength(1);
  });

  it('NBC-TIM-01 a journal in which the deck was changed under its cards plays on', () => {
    const asked = into(begin(small(), { rulings: { timeDeck: 'TD-20' } }), 8);
    const old = { ...asked, packs: { ...asked.packs, time: { out: [3, 23] } } };
    expect(procedureFor('time').odds!(old, top(old))!.of).toBe(20);
    const under = {
      ...old,
      agenda: [{ ...top(old), rolls: [{ slot: 'card', by: 'a', thing: { card: 23 }, own: false, again: [] }] }],
    } as const;
    expect(refusal(under, { do: 'accept', task: top(under).id })).toMatch(/ask-throw-first/);
    const after = answer(under, { card: { minutes: 20 } });
    expect(after).toMatchObject({ minutes: 620, packs: { time: { out: [expect.any(Number)] } } });
  });

  it("NBC-TIM-02 a battle starts at its scenario's time, and an event is due when its time is reached or passed", () => {
    const battle = begin();
    expect(battle.minutes).toBe(600);
    expect([599, 600, 601].map((at) => isDue(battle, at))).toEqual([true, true, false]);
  });

  it('NBC-TIM-03 the card feeds the ground, the hour of the day and the hour of a garrison, but not the fog', () => {
    const wet = into(
      withUnit(
        begin(small({ start: 1120, end: { at: 1300 }, sky: { weather: 'rain', variable: true, fog: { target: 20 } } })),
        'husson',
        { area: 'farm', occupied: 30 },
      ),
      8,
    );
    const after = answer(wet, { card: { minutes: 20 } });
    expect(after.sky).toMatchObject({ wet: 20, fog: { total: 0, target: 20 } });
    expect([dayBand(wet.minutes), dayBand(after.minutes)]).toEqual(['daylight', 'evening']);
    expect(after.units.husson!.occupied).toBe(50);
    expect(after.units.campi!.occupied).toBe(0);
    const attacked = answer(withUnit(wet, 'husson', { facts: { attackedHere: true } }), { card: { minutes: 20 } });
    expect(attacked.units.husson!.occupied).toBe(30);
  });

  it('NBC-TIM-03 what holds for the turn outlasts the move of its formation and ends with the turn', () => {
    let battle = play(
      goTo(begin(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'a' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'under' });
    battle = withUnit(battle, 'husson', { facts: { attackedHere: true, mustAttack: true, ooc: true } });
    battle = play(battle, { do: 'finish' });
    expect(battle.units.husson!.facts).toEqual({ attackedHere: true, mustAttack: true });
    expect(goTo(goTo(battle, 9), 1, 2).units.husson!.facts).toEqual({});
  });

  it('NBC-TIM-01 by hand the clock only goes forward', () => {
    expect(play(begin(), { do: 'set', what: 'clock', minutes: 640 }).minutes).toBe(640);
    expect(refusal(begin(), { do: 'set', what: 'clock', minutes: 600 })).toBe('clock-only-forward');
    expect(refusal(begin(), { do: 'set', what: 'clock', minutes: 599 })).toBe('clock-only-forward');
    expect(refusal(begin(), { do: 'set', what: 'clock', minutes: 600.5 })).toBe('clock-no-time');
    const decided = play(into(begin(), 8), { do: 'decide', task: 't0', choice: '35' });
    expect(decided.minutes).toBe(635);
  });
});
