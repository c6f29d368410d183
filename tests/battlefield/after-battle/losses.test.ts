import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../../src/battlefield/battle.ts';
import type { Hits } from '../../../src/battlefield/ledger/losses.ts';
import { lossesAfter } from '../../../src/battlefield/on-foot.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { tireOnce } from '../../../src/battlefield/rules/close-combat/retreat.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { answer, begin, goTo, into, play, refusal, small, story, top, withUnit } from '../fixtures.ts';

// Husson: 3,000 Regulars, 6 CP (500 men each).
const hit = (battle: Battle, hits: number, more: Partial<Hits> = {}) =>
  play(battle, { do: 'hits', unit: 'husson', hits, cause: 'artillery', aspect: 'front', ...more });
const cp = (battle: Battle, unit = 'husson') => currentCP(battle.units[unit]!);
const rating = (battle: Battle) => {
  const [need] = procedureFor(top(battle).kind).needs(battle, top(battle));
  return need && 'rating' in need ? need.rating : undefined;
};

describe('the books', () => {
  it('NBC-GL-05 a hit is a combat point, white while Steady and red while Shaken', () => {
    const start = begin().units.husson!.startCP;
    const steady = hit(begin(), 2);
    expect(cp(steady)).toBe(start - 2);
    expect(steady.units.husson!.lost).toEqual({ white: 2, red: 0, blue: 0 });
    const shaken = hit(withUnit(steady, 'husson', { shaken: true, hurt: null }), 1);
    expect(shaken.units.husson!.lost).toEqual({ white: 2, red: 1, blue: 0 });
    expect(lossesAfter({ ...shaken.units.husson!, shaken: false }, 99).white).toBe(2 + start - 3);
  });

  it('NBC-GL-05 and NBC-GL-17 the last point breaks the unit, which drops its disorder and keeps its exhaustion', () => {
    const ready = withUnit(begin(), 'husson', {
      disordered: true,
      exhaustion: 1,
      stands: 1,
      resting: true,
      area: 'farm',
    });
    const broken = hit(ready, cp(ready));
    expect(broken.units.husson).toMatchObject({
      fate: 'broken',
      disordered: false,
      exhaustion: 1,
      stands: 0,
      resting: false,
      area: null,
      shaken: false,
    });
    // Its formation goes on as before.
    expect(broken.formations.ii!.order).toBe('attack');
    expect(
      story(ready, { do: 'hits', unit: 'husson', hits: cp(ready), cause: 'artillery', aspect: 'front' }),
    ).toContain('unit-broken');
  });

  it('NBC-GL-17 a Broken unit takes no more part: no hits, no checks, no skirmishers, no rest', () => {
    const broken = withUnit(begin(), 'husson', { fate: 'broken', exhaustion: 1, lost: { white: 6, red: 0, blue: 0 } });
    for (const play of [
      { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' },
      { do: 'check', unit: 'husson' },
      { do: 'skirmishers', unit: 'husson', stands: 1 },
      { do: 'rest', unit: 'husson', resting: true },
      { do: 'disorder', unit: 'husson', why: 'x' },
    ] as const)
      expect(refusal(broken, play)).toMatch(/\w/);
  });

  it('NBC-GL-18 batteries, garrisons, detachments and trains are eliminated instead', () => {
    const { husson } = begin().units;
    expect(hit(begin(), cp(begin())).units.husson!.fate).toBe('broken');
    expect(hit(hit(begin(), 1, { unit: 'guns' }), 1, { unit: 'guns' }).units.guns!.fate).toBe('eliminated');
    for (const kind of ['garrison', 'detachment', 'engineers', 'pontoon', 'baggage'] as const) {
      const battle = begin();
      const with1 = { ...battle, units: { ...battle.units, husson: { ...husson!, kind } } };
      expect(hit(with1, cp(with1)).units.husson!.fate).toBe('eliminated');
    }
  });

  it('NBC-GL-18 NBC-ART-21 an attached battery is lost with its host, and an officer is left alone', () => {
    let battle = play(
      begin(),
      { do: 'battery', unit: 'guns', host: 'husson' },
      { do: 'join', officer: 'reille', unit: 'husson' },
    );
    battle = hit(battle, cp(battle));
    expect(battle.units.guns!.fate).toBe('eliminated');
    expect(battle.agenda.map(({ kind }) => kind)).toEqual(['officer-risk', 'broken-back']);
    expect(battle.officers.reille!.host).toBe('husson');
  });

  it('NBC-GL-16 a vanquished unit is off the table and its formation keeps its radius', () => {
    const battle = play(begin(), { do: 'set', what: 'unit', id: 'husson', set: { fate: 'vanquished' } });
    expect(battle.units.husson!.fate).toBe('vanquished');
    expect(battle.formations.ii!.radius).toBe(begin().formations.ii!.radius);
    expect(refusal(goTo(battle, 7), { do: 'recover', unit: 'husson' })).toBe('recovery-order-only');
  });
});

describe('disorder', () => {
  it('NBC-GL-19 has one level; a battery attached to no one is lost by the second', () => {
    const twice = (unit: string) => {
      let battle = withUnit(begin(), unit, { disordered: true });
      battle = play(battle, { do: 'disorder', unit, why: 'after moving' });
      return play(battle, { do: 'decide', task: top(battle).id, choice: 'disordered' });
    };
    expect(twice('husson').units.husson).toMatchObject({ fate: 'good', disordered: true });
    expect(twice('guns').units.guns!.fate).toBe('eliminated');
  });

  it("NBC-DC-04 a battery takes its host's disorder, and hits disorder a battery without a card", () => {
    let battle = play(begin(), { do: 'battery', unit: 'guns', host: 'husson' });
    battle = play(battle, { do: 'disorder', unit: 'husson', why: 'after moving' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'disordered' });
    expect([battle.units.husson!.disordered, battle.units.guns!.disordered]).toEqual([true, true]);
    const fired = hit(begin(), 1, { unit: 'guns', cause: 'skirmish' });
    expect(fired.units.guns!.disordered).toBe(true);
    expect(fired.agenda).toEqual([]);
    expect(hit(fired, 1, { unit: 'guns' }).units.guns!.fate).toBe('eliminated');
    expect(hit(begin(), 2, { unit: 'guns', cause: 'close-combat' }).units.guns!.fate).toBe('eliminated');
    expect(hit(begin(), 1, { unit: 'guns', cause: 'close-combat' }).units.guns).toMatchObject({
      fate: 'good',
      disordered: true,
    });
  });

  it('NBC-DC-02 a check for moving reads the column Move', () => {
    // Husson is at 4: Move disorders the 8 unluckiest of 48, Hit the 17 unluckiest.
    for (const [card, disordered] of [
      [40, false],
      [41, true],
    ] as const) {
      let battle = play(begin(), { do: 'disorder', unit: 'husson', why: 'oblique' });
      expect(rating(battle)).toBe(4);
      battle = answer(battle, { card: { card } });
      expect(battle.units.husson!.disordered).toBe(disordered);
    }
  });

  it('NBC-DC-03 hits of the skirmish and artillery phases ask for one check each unit when the phase ends, column Hit', () => {
    for (const [phase, cause] of [
      [3, 'skirmish'],
      [4, 'artillery'],
    ] as const) {
      let battle = hit(hit(goTo(begin(), phase), 1, { cause }), 2, { cause, aspect: 'flank' });
      expect(battle.agenda).toEqual([]);
      battle = play(battle, { do: 'next' });
      expect(battle.phase).toBe(phase);
      // Regular 3, three lost −1, flank −1: 1. Hit disorders the 32 unluckiest of 48.
      expect(rating(battle)).toBe(1);
      expect(answer(battle, { card: { card: 16 } }).units.husson!.disordered).toBe(false);
      const disordered = answer(battle, { card: { card: 17 } });
      expect(disordered.units.husson!.disordered).toBe(true);
      expect(play(disordered, { do: 'next' }).phase).toBe(phase + 1);
      expect(disordered.units.husson!.hurt).toBeNull();
    }
  });

  it('NBC-DC-03 canister and firefights ask at once; close combat has its own check', () => {
    for (const [cause, kinds] of [
      ['canister', ['disorder']],
      ['firefight', ['disorder']],
      ['close-combat', []],
    ] as const)
      expect(hit(begin(), 1, { cause }).agenda.map((task) => task.kind)).toEqual(kinds);
  });

  it('NBC-DC-03 the card may be drawn again for a re-roll die (NBC-RR-03)', () => {
    const battle = hit(begin(), 2, { cause: 'firefight' });
    const drawn = play(battle, { do: 'enter', task: top(battle).id, slot: 'card', thing: { card: 48 } });
    const again = play(drawn, { do: 'again', task: top(drawn).id, slot: 'card', side: 'a', thing: { card: 1 } });
    const after = play(again, { do: 'accept', task: top(again).id });
    expect(after.units.husson!.disordered).toBe(false);
    expect(after.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
  });

  it('NBC-DC-03 and NBC-QC-03 a disordered unit checks at −1, or not (dcDisMod)', () => {
    for (const [dcDisMod, at] of [
      ['yes', 2],
      ['no', 3],
    ] as const) {
      const battle = withUnit(begin(small(), { rulings: { dcDisMod } }), 'husson', { disordered: true });
      // Two lost: no longer Fresh, and −1 for the pair.
      expect(rating(hit(battle, 1, { cause: 'firefight' }))).toBe(at);
    }
  });

  it.each<[Rulings, 'artillery' | 'firefight', number, order: string]>([
    [{}, 'artillery', 1, 'strategic'],
    [{}, 'firefight', 1, 'defend'],
    [{ autoDefendTrigger: 'anyFire' }, 'artillery', 1, 'defend'],
    [{ autoDefendTrigger: 'anyFire', autoDefendTiming: 'before' }, 'artillery', 3, 'defend'],
    [{ autoDefendTiming: 'before' }, 'firefight', 3, 'defend'],
    [{ autoDefendTiming: 'before' }, 'artillery', 1, 'strategic'],
  ])(
    'NBC-QC-13 under %j %s on strategic movement is checked at %i and leaves the order %s (AMB-29, AMB-32)',
    (rulings, cause, at, order) => {
      let battle = play(begin(small(), { rulings }), {
        do: 'set',
        what: 'formation',
        id: 'ii',
        set: { order: 'strategic' },
      });
      battle = hit(goTo(battle, 4), 1, { cause });
      if (cause === 'artillery') battle = play(battle, { do: 'next' });
      expect(rating(battle)).toBe(at);
      expect(battle.formations.ii!.order).toBe(order);
    },
  );
});

describe('a stand in front', () => {
  const out = (stands: 0 | 1 | 2, rulings: Rulings = {}) =>
    withUnit(goTo(begin(small(), { rulings }), 3), 'husson', { stands });
  const skirmished = (battle: Battle, hits: number, stand: 'absorb' | 'keep') =>
    hit(battle, hits, { cause: 'skirmish', stand });
  const state = (battle: Battle) => {
    const { stands, hurt, lost } = battle.units.husson!;
    return [stands, lost.white, hurt?.check ?? false];
  };

  // Stands left, CP lost, disorder check.
  it.each<[option: 'absorb' | 'keep', hits: number, stands: 1 | 2, left: number, lost: number, check: boolean]>([
    ['absorb', 1, 1, 0, 1, false],
    ['absorb', 2, 1, 0, 2, true],
    ['absorb', 3, 1, 0, 3, true],
    ['absorb', 1, 2, 1, 1, false],
    ['absorb', 3, 2, 1, 3, true],
    ['keep', 1, 1, 1, 1, true],
    ['keep', 2, 1, 0, 2, true],
    ['keep', 1, 2, 2, 1, true],
    ['keep', 2, 2, 1, 2, true],
    ['keep', 3, 2, 0, 3, true],
  ])(
    'NBC-SKM-07 %s with %i hits and %i stands leaves %i stands, costs %i CP, check %s',
    (option, hits, stands, left, lost, check) => {
      expect(state(skirmished(out(stands), hits, option))).toEqual([left, lost, check]);
    },
  );

  it('NBC-SKM-07 the option of the first hit holds for the phase, however many attack (AMB-64)', () => {
    const absorbed = skirmished(skirmished(out(2), 1, 'absorb'), 1, 'absorb');
    expect(state(absorbed)).toEqual([1, 2, true]);
    const kept = skirmished(skirmished(out(1), 1, 'keep'), 1, 'keep');
    expect(state(kept)).toEqual([0, 2, true]);
  });

  it('NBC-SKM-07 takes in all stands together where the group says so (skStandRemoval)', () => {
    expect(state(skirmished(out(2, { skStandRemoval: 'all' }), 1, 'absorb'))).toEqual([0, 1, false]);
    expect(state(skirmished(out(2), 2, 'keep'))).toEqual([1, 2, true]);
    expect(state(skirmished(out(2, { skStandRemoval: 'all' }), 2, 'keep'))).toEqual([0, 2, true]);
  });

  it('NBC-SKM-07 only skirmish hits take stands in', () => {
    expect(state(hit(out(2), 3, { cause: 'artillery' }))).toEqual([2, 3, true]);
  });
});

describe('exhaustion', () => {
  it('NBC-EX-01 has three levels', () => {
    const at = (exhaustion: 0 | 1 | 2) =>
      rating(
        play(withUnit(begin(), 'campi', { exhaustion, lost: { white: 1, red: 0, blue: 0 } }), {
          do: 'check',
          unit: 'campi',
        }),
      );
    expect([at(0), at(1), at(2)]).toEqual([3, 2, 1]);
  });
  it('NBC-EX-02 rises one level at a time and never beyond Exhausted (AMB-118)', () => {
    expect([tireOnce(0), tireOnce(1), tireOnce(2)]).toEqual([1, 2, 2]);
  });
});

describe('an officer at risk', () => {
  const led = (rulings: Rulings = {}) =>
    play(begin(small(), { rulings }), { do: 'join', officer: 'reille', unit: 'husson' });

  it('NBC-OFF-03 is thrown for after a fight and after each phase with losses: hit on 12', () => {
    const fought = hit(led(), 1, { cause: 'close-combat' });
    expect(top(fought).kind).toBe('officer-risk');
    expect(answer(fought, { dice: { dice: [6, 6] } }).officers.reille).toMatchObject({ fate: 'injured', host: null });
    expect(answer(fought, { dice: { dice: [6, 5] } }).officers.reille).toMatchObject({ fate: 'fit', host: 'husson' });
    const shot = hit(goTo(led(), 4), 1);
    expect(shot.agenda).toEqual([]);
    expect(play(shot, { do: 'next' }).agenda.map((task) => task.kind)).toEqual(['officer-risk', 'disorder']);
  });

  it('NBC-OFF-03 nobody throws that again, unless the group allows it (rrdOfficerInjury, NBC-RR-04)', () => {
    for (const [rrdOfficerInjury, offers] of [
      ['no', 0],
      ['yes', 1],
    ] as const) {
      const battle = hit(led({ rrdOfficerInjury }), 1, { cause: 'close-combat' });
      const thrown = play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: [6, 6] } });
      expect(procedureFor('officer-risk').again!(thrown, top(thrown))).toHaveLength(offers);
    }
  });

  it('NBC-OFF-03 is thrown for each time, or once a turn (attachedInjury)', () => {
    for (const [attachedInjury, asked] of [
      ['perEvent', 1],
      ['oncePerTurn', 0],
    ] as const) {
      const once = answer(hit(led({ attachedInjury }), 1, { cause: 'close-combat' }), { dice: { dice: [1, 1] } });
      expect(hit(once, 1, { cause: 'close-combat' }).agenda).toHaveLength(asked);
      const next = into(goTo(once, 9), 1, 2);
      expect(hit(next, 1, { cause: 'close-combat' }).agenda).toHaveLength(1);
    }
  });
});
