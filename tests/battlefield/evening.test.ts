import { describe, expect, it } from 'vitest';
import {
  allReckoned,
  batteryReforms,
  fallenOfficers,
  fateOf,
  sideLosses,
  unitLosses,
} from '../../src/battlefield/after-battle/aftermath.ts';
import { nextDay } from '../../src/battlefield/after-battle/next-day.ts';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import { lullBrief, lullSays } from '../../src/battlefield/lulls/lulls.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { zoneNow } from '../../src/battlefield/rules/lulls/lulls.ts';
import type { Face } from '../../src/dice/faces.ts';
import { codeOf, say } from '../../src/engine/message.ts';
import { speak } from '../../src/words/speak.ts';
import { begin, goTo, into, play, pot, refusal, small, story, told, top, withUnit } from './fixtures.ts';

const NAMES = { title: 'Tomorrow', successorOf: (name: string) => `After ${name}` };

const die = (battle: Battle, ...dice: Face[]) =>
  play(play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice } }), {
    do: 'accept',
    task: top(battle).id,
  });

describe('lulls', () => {
  const agreed = () => play(goTo(begin(), 9), { do: 'lull', side: 'a', where: 'the left' });

  it('NBC-LUL-01 is agreed at the end of a turn, for all or part of the field, from the next', () => {
    expect(refusal(goTo(begin(), 7), { do: 'lull', side: 'a', where: '' })).toBe('lull-at-turns-end');
    expect(agreed().lull).toEqual({ by: 'a', where: 'the left', since: 2 });
    expect(refusal(agreed(), { do: 'lull', side: 'b', where: '' })).toBe('lull-already');
    expect(refusal(begin(), { do: 'lull', side: 'a', where: '' })).toBe('lull-at-turns-end');
    expect(play(goTo(begin(), 9), { do: 'lull', side: 'b', where: ' ' }).lull!.where).toBe('');
    expect(play(agreed(), { do: 'lull-over' }).lull).toBe(null);
  });

  it.each<[turn: number, Face, over: boolean]>([
    [3, 4, false],
    [3, 5, true],
    [4, 3, false],
    [4, 4, true],
  ])('NBC-LUL-02 in turn %i a %i ends it: %s', (turn, face, over) => {
    const asked = play({ ...agreed(), turn, phase: 1 }, { do: 'lull-restart', side: 'b' });
    const battle = die(asked, face);
    expect(battle.lull === null).toBe(over);
    if (!over) expect(refusal(battle, { do: 'lull-restart', side: 'b' })).toBe('lull-thrown-already');
  });

  it('NBC-LUL-02 not in its first turn, without a throw in the fourth; the die may be thrown again', () => {
    expect(refusal({ ...agreed(), turn: 2, phase: 1 }, { do: 'lull-restart', side: 'b' })).toBe(
      'lull-agreed-this-turn',
    );
    expect(play({ ...agreed(), turn: 5, phase: 1 }, { do: 'lull-restart', side: 'b' }).lull).toBe(null);
    let asked = play({ ...agreed(), turn: 3, phase: 1 }, { do: 'lull-restart', side: 'b' });
    const id = top(asked).id;
    asked = play(asked, { do: 'enter', task: id, slot: 'dice', thing: { dice: [1] } });
    asked = play(asked, { do: 'again', task: id, slot: 'dice', side: 'b', thing: { dice: [6] } });
    expect(play(asked, { do: 'accept', task: id }).lull).toBe(null);
    expect(asked.sides.b.rerolls.ready).toBe(4);
  });

  it('NBC-LUL-03 the Contact Zone is 5 cm, nobody fires, and the side that offered moves first', () => {
    const lull = { ...agreed(), turn: 2 };
    expect(zoneNow(lull)).toBe(5);
    expect(zoneNow(agreed())).toBe(10);
    expect(lullSays({ ...lull, phase: 4 })).toMatchObject([{ code: 'lull-now', args: { phase: 'artillery' } }]);
    expect(lullSays({ ...lull, phase: 6 })).toMatchObject([
      { code: 'lull-now', args: { phase: 'formations', first: { id: 'a' } } },
    ]);
    expect(lullSays(begin())).toEqual([]);
    const brief = (battle: Battle) => speak(lullBrief(battle) ?? '');
    expect([1, 4, 6, 7].map((phase) => brief({ ...lull, phase: phase as 1 }))).toEqual([
      'Lull',
      'Lull: nobody fires',
      'Lull: French move first',
      'Lull: Contact Zone 5\u00a0cm',
    ]);
    expect(brief({ ...lull, lull: { ...lull.lull!, covers: [], where: 'the left' }, phase: 3 })).toBe(
      'Lull, the left: nobody skirmishes',
    );
    expect(brief({ ...agreed(), phase: 9 })).toBe('Lull, from next turn');
    expect(lullBrief(begin())).toBe(null);
  });
});

describe('the end', () => {
  it('NBC-END-01 the agreed hour is told once, and ends nothing', () => {
    const eight = into(begin(small({ end: { at: 620, terms: 'Who holds the farm has won.' } })), 8);
    const hour = say('end-hour-has-come-terms', { now: '10:20', until: '10:20', terms: 'Who holds the farm has won.' });
    expect(told(eight, { do: 'decide', task: top(eight).id, choice: '20' })).toContainEqual(hour);
    const later = play(eight, { do: 'decide', task: top(eight).id, choice: '20' });
    expect(later.ended).toBe(null);
    const next = into(later, 8, 2);
    expect(story(next, { do: 'decide', task: top(next).id, choice: '20' })).not.toContain('end-hour-has-come-terms');
  });
});

describe('the losses of the day', () => {
  const over = (battle: Battle = begin()) => play(battle, { do: 'end', why: 'over-hour' });
  const roll = { die: 3, guns: 4, temporarilyMissing: 10, wounded: 50, killed: 50, deserted: 50 } as const;

  it('NBC-LOS-01 NBC-LOS-02 are thrown for every unit once the battle is over, from the sealed stream', () => {
    expect(refusal(begin(), { do: 'losses' })).toContain('over');
    const battle = play(over(), { do: 'losses' });
    expect(Object.keys(battle.after.units).sort()).toEqual(
      ['billard', 'campi', 'husson', 'kempt', 'lefol', 'pack', 'pire'].sort(),
    );
    expect(battle.thrown).toContain('aftermath');
    expect(allReckoned(battle)).toBe(true);
    expect(refusal(battle, { do: 'losses' })).toBe('losses-all-thrown');
    for (const { temporarilyMissing, wounded, killed, deserted } of Object.values(battle.after.units))
      for (const n of [temporarilyMissing, wounded, killed, deserted]) {
        expect(n).toBeGreaterThanOrEqual(10);
        expect(n).toBeLessThanOrEqual(90);
      }
  });

  it('NBC-LOS-03 to -08 the men of a unit with the table’s own dice, and its points next day', () => {
    // Husson, 3,000 men, 3 of 6 CP lost: up to 50%, die 3: 55% of 3,000 is 1,650 in the pool.
    const hurt = withUnit(begin(), 'husson', { lost: { white: 3, red: 0, blue: 0 } });
    const battle = play(over(hurt), { do: 'losses', own: { of: 'unit', id: 'husson', roll } });
    const husson = battle.units.husson!;
    const losses = unitLosses(battle, husson as Parameters<typeof unitLosses>[1])!;
    expect(losses.row).toBe('to50');
    // 165 back by morning; half of 1,485 wounded (743), half of 742 killed, half of 371 deserted (186).
    expect(losses.parts[0]).toMatchObject({
      losses: 1650,
      temporarilyMissing: 165,
      wounded: 743,
      killed: 371,
      deserted: 186,
      missing: 185,
      gone: 1300,
      left: 1700,
    });
    expect(sideLosses(battle, 'a').gone).toBe(1300);
    expect(refusal(over(), { do: 'losses', own: { of: 'unit', id: 'husson', roll: { ...roll, killed: 5 } } })).toBe(
      'loss-thrown-again',
    );
  });

  it('NBC-LOS-02 what a detachment lost is counted with its donor, what it was given is not', () => {
    const giving = { ...begin(), phase: 6 as const, action: { formation: 'ii', step: 'administration' as const } };
    const under = {
      ...giving,
      formations: { ...giving.formations, ii: { ...giving.formations.ii!, command: 'under' as const } },
    };
    let battle = play(under, { do: 'detach', unit: 'campi' });
    battle = play(battle, { do: 'accept', task: top(battle).id });
    const rowOf = (now: Battle) =>
      unitLosses(
        play(over(now), { do: 'losses', own: { of: 'unit', id: 'campi', roll } }),
        now.units.campi as Parameters<typeof unitLosses>[1],
      )!.row;
    expect(rowOf(battle)).toBe('none');
    const { id } = Object.values(battle.units).find(({ kind }) => kind === 'detachment')!;
    expect(rowOf(play(battle, { do: 'hits', unit: id, hits: 1, cause: 'other', aspect: 'front' }))).toBe('to25');
  });

  it('NBC-LOS-09 a lost battery comes together again on 60, or on 30 when its formation has gone', () => {
    const lost = over(withUnit(begin(), 'guns', { fate: 'eliminated' }));
    const thrown = (percent: number, from = lost) => {
      const battle = play(from, { do: 'losses', own: { of: 'battery', id: 'guns', roll: percent } });
      return batteryReforms(battle, battle.units.guns!)!.reformed;
    };
    expect([thrown(60), thrown(61)]).toEqual([true, false]);
    let gone = lost;
    for (const unit of ['husson', 'campi', 'pire']) gone = withUnit(gone, unit, { fate: 'off-table' });
    expect([thrown(30, gone), thrown(31, gone)]).toEqual([true, false]);
    // A battery of the army itself has no formation that could go.
    const own = { ...gone, units: { ...gone.units, guns: { ...gone.units.guns!, formation: null } } };
    expect([thrown(60, own), thrown(61, own)]).toEqual([true, false]);
  });

  it('NBC-OFF-08 the fallen are thrown for by name, the replaced too; prisoners stay prisoners', () => {
    let battle = play(begin(), { do: 'strike', officer: 'reille', by: 'shot' });
    battle = die(battle, 6, 6);
    battle = goTo(battle, 6);
    battle = play(battle, { do: 'set', what: 'officer', id: 'vandamme', set: { fate: 'captured' } });
    battle = over(battle);
    const [reille, vandamme] = fallenOfficers(battle, 'a');
    expect([reille!.name, reille!.how, vandamme!.how]).toEqual(['Reille', 'injured', 'captured']);
    expect(fateOf(battle, reille!)).toBe(null);
    expect(fateOf(battle, vandamme!)).toBe('prisoner');
    const dead = play(battle, { do: 'losses', own: { of: 'officer', id: reille!.key, roll: [2, 2] } });
    expect(fateOf(dead, reille!)).toBe('dead');
    const back = play(battle, { do: 'losses', own: { of: 'officer', id: reille!.key, roll: [5, 5] } });
    expect(fateOf(back, reille!)).toBe('recovered');
    const names = (now: Battle) => {
      const read = nextDay(play(now, { do: 'losses' }), NAMES);
      return read.ok ? read.scenario.sides.a.formations[0]!.commander.name : '';
    };
    expect(names(dead)).toBe('After Reille');
    expect(names(back)).toBe('Reille');
  });

  it('NBC-LOS-08 the army of the next day is a scenario with the men who are left', () => {
    const read = nextDay(
      play(over(withUnit(begin(), 'guns', { fate: 'eliminated' })), {
        do: 'losses',
        own: { of: 'battery', id: 'guns', roll: 90 },
      }),
      NAMES,
    );
    if (!read.ok) throw new Error(read.problems.join(' '));
    expect(read.scenario).toMatchObject({ id: 'small-next', date: '1809-07-06' });
    const ii = read.scenario.sides.a.formations[0]!;
    expect(ii.units.map(({ id }) => id)).toEqual(['husson', 'campi', 'pire']);
    const reckoned = nextDay(play(over(), { do: 'losses' }), NAMES);
    if (!reckoned.ok) throw new Error(reckoned.problems.join(' '));
    const [husson] = reckoned.scenario.sides.a.formations[0]!.units;
    expect(husson && 'parts' in husson && husson.parts[0]!.men).toBeLessThan(3000);
    expect(begin(reckoned.scenario).turn).toBe(1);
  });
});

describe('the simplified game', () => {
  it('NBC-SIM-01 without rallying the Broken are eliminated', () => {
    const simple = goTo(begin(small(), { simplified: ['noRally'] }), 4);
    const hit = { do: 'hits', unit: 'husson', hits: 6, cause: 'artillery', aspect: 'front' } as const;
    expect(play(simple, hit).units.husson!.fate).toBe('eliminated');
    expect(play(goTo(begin(), 4), hit).units.husson!.fate).toBe('broken');
  });

  it('NBC-SIM-01 without Leadership a commander with a unit does not lend it his', () => {
    const rating = (simplified: readonly 'noLeadership'[]) => {
      const battle = play(
        begin(small(), { simplified }),
        { do: 'join', officer: 'reille', unit: 'husson' },
        { do: 'check', unit: 'husson' },
      );
      return procedureFor('quality').sums!(battle, top(battle))[0]!.terms[0]!.what;
    };
    expect(codeOf(rating([]))).toBe('rating-led');
    expect(codeOf(rating(['noLeadership']))).toBe('rating-of-quality');
  });

  it('NBC-SIM-01 without skirmishing its phase is passed over and nobody is put out', () => {
    const simple = begin(small(), { simplified: ['noSkirmishing'] });
    expect(refusal(simple, { do: 'skirmishers', unit: 'husson', stands: 1 })).toBe('stands-simplified');
    expect(play(goTo(simple, 2), { do: 'next' }).phase).toBe(4);
  });

  const acting = (simplified: readonly ('noFirefights' | 'simpleCommand')[]) => {
    let battle = goTo(begin(small(), { simplified }), 6);
    battle = play(
      battle,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    return battle;
  };

  it('NBC-SIM-01 without firefights the action goes from the move to close combat', () => {
    let battle = acting(['noFirefights']);
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'a' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'under' }, { do: 'next' }, { do: 'next' });
    expect(battle.action!.step).toBe('combats');
  });

  const contested = (w1: Face, w2: Face, g1: Face, g2: Face) => {
    let battle = acting(['simpleCommand']);
    const { id } = top(battle);
    battle = play(
      battle,
      { do: 'enter', task: id, slot: 'a', thing: pot(w1, w2, 1, g1, g2) },
      { do: 'enter', task: id, slot: 'b', thing: pot(1, 1) },
      { do: 'accept', task: id },
    );
    return battle;
  };

  it('NBC-SIM-02 ten with white dice and A is command, and there are no orders', () => {
    const read = (battle: Battle) => procedureFor('command').reading(battle, top(battle));
    // Reille has A4: six on the white dice.
    expect(read(contested(3, 3, 1, 1)).word).toBe('command-under');
    expect(read(contested(3, 2, 1, 1)).word).toBe('command-not');
    let battle = contested(3, 3, 1, 1);
    battle = play(battle, { do: 'accept', task: top(battle).id });
    expect(refusal(battle, { do: 'order', formation: 'ii', order: 'hold', far: false })).toBe('orders-simplified');
    const order = battle.formations.ii!.order;
    battle = play(battle, { do: 'next' }, { do: 'move', unit: 'husson' });
    expect(procedureFor('move').reading(battle, top(battle)).sums).toHaveLength(1);
    expect(order).toBe('attack');
  });

  it.each<['VH' | 'N' | 'VL', string]>([
    ['VH', 'aggressive'],
    ['N', 'defensive'],
    ['VL', 'retiring'],
  ])('NBC-SIM-03 a temper of %s makes the formation %s for the turn', (choice, reaction) => {
    let battle = acting(['simpleCommand']);
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'a' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'not' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice });
    expect(battle.formations.ii).toMatchObject({ order: 'attack', facts: { reaction } });
    battle = goTo(goTo(play(battle, { do: 'finish' }), 9), 1, 2);
    expect(battle.formations.ii!.facts.reaction).toBeUndefined();
  });

  it('NBC-SIM-01 the full game leaves nothing out', () => {
    expect(begin().simplified).toEqual([]);
    expect(currentCP(begin().units.husson!)).toBe(6);
  });
});
