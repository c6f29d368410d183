import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import { PROCEDURES } from '../../src/battlefield/modules.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { skirmishRatingOf } from '../../src/battlefield/troops.ts';
import { CAVALRY_CLASSES } from '../../src/book/terms.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import { begin, goTo, into, play, refusal, SMALL, seedFrom, small, top, withUnit } from './fixtures.ts';
import { gameOf, ownThing } from './played.ts';

const needsOf = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));
const allowed = (battle: Battle, one: Parameters<typeof referee>[1]) =>
  referee(battle, one, (topic) => chanceOf(seedFrom(1), topic)).ok;

describe('every question', () => {
  it('NBC-EQ-01 can be thrown by the app and entered from the table, at any moment of a battle', () => {
    const seen = new Set<string>();
    const ways = (battle: Battle) => {
      const task = battle.agenda.findLast((open) => !open.deferred);
      const need = task && procedureFor(task.kind).needs(battle, task)[0];
      if (!task || !need) return;
      seen.add(task.kind);
      expect(allowed(battle, { do: 'throw', task: task.id })).toBe(true);
      const thing = ownThing(need, () => 0);
      expect(allowed(battle, { do: 'enter', task: task.id, slot: need.slot, thing })).toBe(true);
    };
    gameOf(51, 1800, {}, (_before, after) => ways(after));
    gameOf(52, 1800, { tCheck: 'card' }, (_before, after) => ways(after));
    ways(into(begin(small({ sky: { weather: 'rain', variable: true, fog: { target: 9 } } })), 9));
    for (const kind of ['contest', 'command', 'disorder', 'quality', 'time', 'weather', 'recover-rerolls', 'first'])
      expect([...seen]).toContain(kind);
  });

  it('NBC-EQ-01 may also be decided by the table without any throw, and the story says so', () => {
    for (const kind of Object.keys(PROCEDURES)) {
      const procedure = procedureFor(kind);
      expect(Boolean(procedure.byHand), kind).toBe(true);
      expect(Boolean(procedure.settleByHand), kind).toBe(true);
    }
  });

  it('NBC-EQ-01 the table is offered its own dice first where it likes', () => {
    expect(play(begin(), { do: 'dice', dice: 'table' }).dice).toBe('table');
  });

  it.each<[what: string, thing: Thing, why: string]>([
    ['dice for a pot', { dice: [1, 2] }, 'own-pot-needed'],
    ['a seven', { pot: { red: 7 as 6, white: [1, 1], green: [1, 1] } }, 'own-pot-faces'],
    ['a card', { card: 3 }, 'own-pot-needed'],
  ])('NBC-EQ-01 believes the table, but not %s', (_what, thing, why) => {
    const battle = into(begin(), 9);
    expect(refusal(battle, { do: 'enter', task: top(battle).id, slot: 'pot', thing })).toBe(why);
  });

  it('NBC-EQ-01 and NBC-TIM-01 believes cards that are in the pack', () => {
    const check = play(begin(), { do: 'check', unit: 'husson' });
    const enter = (thing: Thing) => ({ do: 'enter', task: top(check).id, slot: 'card', thing }) as const;
    expect(refusal(check, enter({ card: 49 }))).toBe('own-card-unknown');
    expect(refusal(check, enter({ dice: [1] }))).toBe('own-result-needed');
    expect(refusal(check, { ...enter({ card: 1 }), slot: 'hat' })).toMatch(/ask-nothing-there/);
  });

  it('an answer must be one of those asked for', () => {
    const check = play(begin(), { do: 'check', unit: 'husson' });
    const answer = (facts: Record<string, boolean | string | number>) =>
      ({ do: 'answer', task: top(check).id, facts }) as const;
    expect(refusal(check, answer({ moon: true }))).toBe('ask-not-asked');
    expect(refusal(check, answer({ aspect: 'above' }))).toMatch(/ask-no-such-answer/);
    expect(refusal(check, answer({ losses: -1 }))).toMatch(/ask-no-such-answer/);
    expect(refusal(check, answer({ ooc: 1 }))).toMatch(/ask-no-such-answer/);
    expect(refusal(check, { do: 'decide', task: top(check).id, choice: 'magic' })).toMatch(/ask-not-decided-here/);
    expect(refusal(check, { do: 'accept', task: top(check).id })).toMatch(/ask-throw-first/);
    expect(refusal(check, { do: 'throw', task: 't99' })).toMatch(/ask-answered-already/);
  });

  it('a question of another version is closed without effect', () => {
    const odd = {
      ...begin(),
      agenda: [{ id: 't9', kind: 'from-the-future', side: null, facts: {}, data: {}, rolls: [], deferred: false }],
    };
    const closed = play(odd, { do: 'accept', task: 't9' });
    expect(closed.agenda).toEqual([]);
  });
});

describe('what is thrown', () => {
  it('NBC-PT-02 a pot decides who acts, command and the weather; single dice the rest; cards the checks', () => {
    const wants = (battle: Battle) => needsOf(battle).map(({ want }) => want);
    const six = play(
      goTo(begin(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    expect(wants(six)).toEqual(['pot', 'pot']);
    const bye = play(
      goTo(begin(), 6),
      { do: 'choose', side: 'a', card: 'bye' },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    expect(wants(bye)).toEqual(['pot']);
    expect(wants(into(begin(), 9))).toEqual(['pot']);
    expect(wants(into(begin(small({ sky: { weather: 'bright', fog: { target: 9 } } })), 9))).toEqual(['dice']);
    expect(wants(play(begin(), { do: 'first' }))).toEqual(['dice', 'dice']);
    expect(wants(play(begin(), { do: 'check', unit: 'husson' }))).toEqual(['result']);
    expect(wants(play(begin(), { do: 'disorder', unit: 'husson', why: 'mud' }))).toEqual(['disorder']);
    expect(wants(into(begin(), 8))).toEqual(['time']);
  });

  it('NBC-PT-04 a pot keeps all its five dice: white decides who acts, green the temper, red waits for the next', () => {
    let battle = play(
      goTo(begin(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const id = top(battle).id;
    const five = { pot: { red: 5, white: [2, 3], green: [4, 6] } } as const;
    battle = play(
      battle,
      { do: 'enter', task: id, slot: 'a', thing: five },
      { do: 'enter', task: id, slot: 'b', thing: { pot: { red: 6, white: [1, 1], green: [1, 1] } } },
      { do: 'accept', task: id },
    );
    expect(top(battle).rolls[0]!.thing).toEqual(five);
  });
});

describe('armies and units', () => {
  it('NBC-GL-03 the type of an army decides its Bye, its orders without its commander and its radii', () => {
    const types = (a: 'Napoleonic' | 'Traditional') =>
      begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, armyType: a } } }));
    expect([types('Napoleonic').sides.a.byes, types('Traditional').sides.a.byes]).toEqual([1, 0]);
    // II Corps: four units, 4 × 2.3 is 9.2; III Corps: two, 4.6.
    const radii = (battle: Battle) => [battle.formations.ii!.radius, battle.formations.iii!.radius];
    expect(radii(types('Napoleonic'))).toEqual([10, 10]);
    expect(radii(types('Traditional'))).toEqual([9, 5]);
    const away = (a: 'Napoleonic' | 'Traditional') => {
      let battle = play(goTo(types(a), 5), { do: 'commander', side: 'a', atHQ: false });
      battle = play(
        goTo(battle, 6),
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
      battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'a' });
      battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'under' });
      return allowed(battle, { do: 'order', formation: 'ii', order: 'hold', far: false });
    };
    expect([away('Napoleonic'), away('Traditional')]).toEqual([true, false]);
  });

  it("NBC-GL-13 the radius counts a battery or not (radiusArtillery), and out of command is the table's word", () => {
    const radius = (radiusArtillery: 'yes' | 'no') => {
      const traditional = small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, armyType: 'Traditional' } } });
      return begin(traditional, { rulings: { radiusArtillery } }).formations.ii!.radius;
    };
    // Four units with the battery: 4 × 2.3 is 9.2; three without: 6.9.
    expect([radius('yes'), radius('no')]).toEqual([9, 7]);
    const battle = play(begin(), { do: 'set', what: 'unit', id: 'husson', set: { ooc: true } });
    expect(battle.units.husson!.facts.ooc).toBe(true);
    expect(withUnit(battle, 'husson', {}).formations.ii!.radius).toBe(10);
  });

  it('NBC-GL-24 cavalry has four classes, heaviest first, and none of them is a skirmish rating', () => {
    expect(CAVALRY_CLASSES).toEqual(['heavy', 'medium', 'light', 'skirmish']);
    const { pire } = begin().units;
    for (const horse of CAVALRY_CLASSES)
      expect(skirmishRatingOf({ ...pire!, card: { ...pire!.card, horse } as never })).toBe(0);
  });

  it("NBC-EQ-05 a side's plan is its own to write and binds nobody", () => {
    const planned = play(begin(), { do: 'note', of: 'a', text: 'Hold the farm.' });
    expect(planned.notes).toEqual({ a: 'Hold the farm.', b: '', umpire: '' });
    expect({ ...planned, notes: begin().notes }).toEqual(begin());
  });
});
