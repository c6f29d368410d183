import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrives } from '../../src/battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import { changeTakesEffect } from '../../src/battlefield/command/orders.ts';
import { isShown } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import {
  adjustedRating,
  type CheckFacts,
  isFresh,
  isTown,
  lossModifier,
  mayBeOutOfCommand,
  officerRating,
} from '../../src/battlefield/quality-check.ts';
import { rally, recover } from '../../src/battlefield/recovery/recovery.ts';
import { stanceStep } from '../../src/battlefield/rules/command/order-ladder.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { ASPECTS, EXHAUSTION, RATINGS } from '../../src/book/terms.ts';
import { RESULTS } from '../../src/cards/results.ts';
import { plain } from '../plain.ts';
import { begin, into, play, small, top, withUnit } from './fixtures.ts';

/** A Regular unit about which there is nothing to say. */
const PLAIN: CheckFacts = {
  quality: 3,
  fresh: false,
  disordered: false,
  exhaustion: 0,
  shaken: false,
  outOfCommand: false,
  town: false,
  nearArmyCommander: false,
  losses: 0,
  aspects: [],
};
const rated = (special: Partial<CheckFacts>, rulings: Rulings = {}) =>
  adjustedRating({ ...PLAIN, ...special }, rulings).total;

/** The rating that the open question reads its card at. */
const asks = (battle: Battle) => {
  const [need] = procedureFor(top(battle).kind).needs(battle, top(battle));
  return need && 'rating' in need ? need.rating : undefined;
};
const checked = (battle: Battle, unit = 'husson') => play(battle, { do: 'check', unit });

describe('the modifiers', () => {
  it.each<[row: string, what: string, facts: Partial<CheckFacts>, rating: number]>([
    ['NBC-QC-00', 'plain Regulars', {}, 3],
    ['NBC-QC-02', 'Fresh', { fresh: true }, 4],
    ['NBC-QC-03', 'Disordered', { disordered: true }, 2],
    ['NBC-QC-04', 'Tired', { exhaustion: 1 }, 2],
    ['NBC-QC-05', 'Exhausted', { exhaustion: 2 }, 1],
    ['NBC-QC-06', 'Shaken', { shaken: true }, 2],
    ['NBC-QC-07', 'out of command', { outOfCommand: true }, 2],
    ['NBC-QC-08', 'in a town', { town: true }, 4],
    ['NBC-QC-09', 'near its army commander', { nearArmyCommander: true }, 4],
    ['NBC-QC-10', 'five lost to the cause', { losses: 5 }, 1],
    ['NBC-QC-11', 'struck in the flank', { aspects: ['flank'] }, 2],
    ['NBC-QC-12', 'struck in the rear', { aspects: ['rear'] }, 1],
    ['NBC-QC-13', 'struck while it redeploys', { attackedUnder: 'redeploy' }, 2],
    ['NBC-QC-13', 'struck on strategic movement', { attackedUnder: 'strategic' }, 1],
    ['NBC-QC-13', 'struck under any other order', { attackedUnder: 'attack' }, 3],
    ['NBC-QC-00', 'situational: a keen attack closes at +1', { situational: [{ what: plain('Keen'), value: 1 }] }, 4],
    // 3 − 1 − 2 − 1 − 1 − 2 − 2 − 2
    [
      'NBC-QC-00',
      'everything at its worst, below nothing',
      {
        disordered: true,
        exhaustion: 2,
        shaken: true,
        outOfCommand: true,
        losses: 4,
        aspects: ['rear'],
        attackedUnder: 'strategic',
      },
      -8,
    ],
    ['NBC-QC-00', 'everything at its best', { quality: 6, fresh: true, town: true, nearArmyCommander: true }, 9],
    ['NBC-QC-00', 'good and bad together', { fresh: true, disordered: true, town: true, outOfCommand: true }, 3],
  ])('%s %s: %j gives %i', (_row, _what, facts, rating) => expect(rated(facts)).toBe(rating));

  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 1],
    [3, 1, 2],
    [4, 2, 2],
    [5, 2, 3],
    [6, 3, 3],
  ])('NBC-QC-10 %i lost take %i off, or %i where the group rounds up (lossModRound)', (lost, floor, ceil) => {
    expect(lossModifier(lost)).toBe(floor);
    expect(lossModifier(lost, { lossModRound: 'ceil' })).toBe(ceil);
  });

  it('NBC-QC-11 and NBC-QC-12 of several attackers the worst counts, or all of them (aspectMods)', () => {
    expect(rated({ aspects: ['front', 'flank', 'rear'] })).toBe(1);
    expect(rated({ aspects: ['flank', 'flank'] })).toBe(2);
    expect(rated({ aspects: ['front'] })).toBe(3);
    expect(rated({ aspects: ['flank', 'rear'] })).toBe(1);
    expect(rated({ aspects: ['flank', 'rear'] }, { aspectMods: 'sum' })).toBe(0);
  });

  it('NBC-QC-11 and NBC-QC-12 each aspect that counts is a term of its own, marked where the group decided', () => {
    const terms = (aspects: CheckFacts['aspects'], rulings: Rulings = {}) =>
      adjustedRating({ ...PLAIN, aspects }, rulings)
        .terms.slice(1)
        .map(({ value, row, ruling }) => [value, row, ruling]);
    expect(terms(['flank', 'flank'])).toEqual([[-1, 'NBC-QC-11', undefined]]);
    expect(terms(['front', 'rear'])).toEqual([[-2, 'NBC-QC-12', undefined]]);
    expect(terms(['flank', 'rear'])).toEqual([[-2, 'NBC-QC-12', 'aspectMods']]);
    expect(terms(['flank', 'rear'], { aspectMods: 'sum' })).toEqual([
      [-2, 'NBC-QC-12', 'aspectMods'],
      [-1, 'NBC-QC-11', 'aspectMods'],
    ]);
  });

  it.each([
    ['Rested, nothing lost', { fresh: true }, 4],
    ['one lost to the cause', { fresh: true, losses: 1 }, 3],
    ['two lost to the cause', { fresh: true, losses: 2 }, 2],
    ['Tired', { fresh: true, exhaustion: 1 }, 2],
    ['Exhausted', { fresh: true, exhaustion: 2 }, 1],
    ['Disordered, which does not matter', { fresh: true, disordered: true }, 3],
  ] as const)('NBC-QC-00 NBC-QC-02 Fresh goes with no loss and no tiredness: %s', (_what, facts, rating) =>
    expect(rated(facts)).toBe(rating),
  );

  it('NBC-QC-00 shows every term, and they add up', () => {
    fc.assert(
      fc.property(
        fc.record({
          quality: fc.constantFrom(...RATINGS),
          fresh: fc.boolean(),
          disordered: fc.boolean(),
          exhaustion: fc.constantFrom(...EXHAUSTION),
          shaken: fc.boolean(),
          outOfCommand: fc.boolean(),
          town: fc.boolean(),
          nearArmyCommander: fc.boolean(),
          losses: fc.integer({ min: 0, max: 9 }),
          aspects: fc.array(fc.constantFrom(...ASPECTS), { maxLength: 3 }),
          disorderCheck: fc.boolean(),
        }),
        (facts) => {
          const sum = adjustedRating(facts);
          const worst = facts.aspects.includes('rear') ? 2 : facts.aspects.includes('flank') ? 1 : 0;
          const yes = (flag: boolean) => (flag ? 1 : 0);
          expect(sum.total).toBe(
            facts.quality +
              yes(facts.fresh && facts.losses === 0 && facts.exhaustion === 0) +
              yes(facts.town) +
              yes(facts.nearArmyCommander) -
              yes(facts.disordered) -
              facts.exhaustion -
              yes(facts.shaken) -
              yes(facts.outOfCommand) -
              Math.floor(facts.losses / 2) -
              worst,
          );
          expect(sum.terms.reduce((n, term) => n + term.value, 0)).toBe(sum.total);
          expect(sum.terms.every((term) => term.row !== undefined)).toBe(true);
        },
      ),
    );
  });
});

it('NBC-QC-00 what is not said of a unit does not hold of it', () => {
  expect(adjustedRating({ quality: 4 })).toMatchObject({ total: 4, terms: [{ value: 4 }] });
  expect(adjustedRating({ quality: 4, fresh: true, outOfCommand: true }).total).toBe(4);
});

describe('an officer with the unit', () => {
  const led: Partial<CheckFacts> = {
    leader: { id: 'reille', name: 'Reille', L: 4 },
    disordered: true,
    exhaustion: 2,
    losses: 6,
    aspects: ['rear'],
    fresh: false,
  };
  it('NBC-QC-14 and NBC-OFF-03 his L stands for the quality, never modified', () => {
    expect(rated(led)).toBe(4);
    expect(rated({ ...led, quality: 6, leader: { id: 'poor', name: 'A poor one', L: 1 }, fresh: true })).toBe(1);
  });

  it('NBC-QC-14 counts in disorder checks too, or not (lRatingDC)', () => {
    expect(rated({ ...led, disorderCheck: true })).toBe(4);
    // 3 − 1 − 2 − 3 − 2
    expect(rated({ ...led, disorderCheck: true }, { lRatingDC: 'no' })).toBe(-5);
    expect(rated(led, { lRatingDC: 'no' })).toBe(4);
  });

  it('NBC-QC-14 is compulsory, or the owner chooses (lRatingOptional)', () => {
    expect(rated({ ...led, withoutLeader: true })).toBe(4);
    expect(rated({ ...led, withoutLeader: true }, { lRatingOptional: 'yes' })).toBe(-5);
  });

  it('NBC-QC-14 in a battle: the attached commander is asked of by name, and left out only where that is allowed', () => {
    for (const [lRatingOptional, without] of [
      ['no', undefined],
      ['yes', 4],
    ] as const) {
      // Husson is Regular and Fresh, Reille L4: make Husson worse to tell them apart.
      const tired = withUnit(begin(small(), { rulings: { lRatingOptional } }), 'husson', { exhaustion: 1 });
      const battle = checked(play(tired, { do: 'join', officer: 'reille', unit: 'husson' }));
      expect(asks(battle)).toBe(4);
      const asked = procedureFor('quality').facts!(battle, top(battle)).some((fact) => fact.key === 'withoutLeader');
      expect(asked).toBe(without !== undefined);
      if (asked)
        expect(asks(play(battle, { do: 'answer', task: top(battle).id, facts: { withoutLeader: true } }))).toBe(2);
    }
  });
});

describe('towns', () => {
  it.each([
    ['built-up', true, true],
    ['strong-point', false, true],
    ['works', false, false],
  ] as const)(
    'NBC-QC-08 %s is a town: %s, where strong points count: %s (townBonusStrongPoint)',
    (place, usual, wide) => {
      expect(isTown(place)).toBe(usual);
      expect(isTown(place, { townBonusStrongPoint: 'yes' })).toBe(wide);
    },
  );
});

describe('freshness', () => {
  const { husson, guns } = begin().units;
  const lost = (white: number, red = 0, blue = 0) => ({ white, red, blue });
  it('NBC-GL-14 a unit is Fresh with no combat points lost and Rested, disordered or not', () => {
    expect(isFresh(husson!)).toBe(true);
    expect(isFresh({ ...husson!, disordered: true })).toBe(true);
    expect(isFresh({ ...husson!, lost: lost(1) })).toBe(false);
    expect(isFresh({ ...husson!, lost: lost(0, 1) })).toBe(false);
    expect(isFresh({ ...husson!, exhaustion: 1 })).toBe(false);
    expect(isFresh({ ...husson!, stands: 1 })).toBe(true);
  });

  it('NBC-GL-14 points given to a detachment are no loss, or are one (freshDetach)', () => {
    const donor = { ...husson!, lost: lost(0, 0, 2) };
    expect(isFresh(donor)).toBe(true);
    expect(isFresh(donor, { freshDetach: 'loses' })).toBe(false);
  });

  it('NBC-GL-14 a battery is Fresh until it is tired, or never (freshArtillery)', () => {
    expect(isFresh(guns!)).toBe(true);
    expect(isFresh({ ...guns!, exhaustion: 1 })).toBe(false);
    expect(isFresh(guns!, { freshArtillery: 'no' })).toBe(false);
  });
});

describe('checks in a battle', () => {
  it('NBC-QC-01 NBC-QC-02 NBC-QC-03 NBC-QC-04 NBC-QC-05 NBC-QC-06 the ledger knows its part by itself', () => {
    const rating = (set: Parameters<typeof withUnit>[2]) => asks(checked(withUnit(begin(), 'husson', set)));
    expect(rating({})).toBe(4);
    expect(rating({ lost: { white: 1, red: 0, blue: 0 } })).toBe(3);
    expect(rating({ disordered: true })).toBe(3);
    expect(rating({ exhaustion: 1 })).toBe(2);
    expect(rating({ exhaustion: 2 })).toBe(1);
    expect(rating({ exhaustion: 2, shaken: true })).toBe(0);
  });

  it('NBC-QC-07 NBC-QC-08 NBC-QC-09 NBC-QC-10 NBC-QC-11 NBC-QC-12 NBC-QC-13 the table says the rest', () => {
    const rating = (facts: Record<string, boolean | string | number>) => {
      const battle = checked(begin());
      return asks(play(battle, { do: 'answer', task: top(battle).id, facts }));
    };
    expect(rating({ ooc: true })).toBe(3);
    expect(rating({ town: true })).toBe(5);
    expect(rating({ nearAC: true })).toBe(5);
    // Three lost: one off, and no longer Fresh.
    expect(rating({ losses: 3 })).toBe(2);
    expect(rating({ losses: 1 })).toBe(3);
    expect(rating({ aspect: 'flank' })).toBe(3);
    expect(rating({ aspect: 'rear' })).toBe(2);
    // On strategic movement, by the table's word.
    expect(rating({ other: -2 })).toBe(2);
  });

  it('NBC-GL-13 and NBC-QC-07 the table is asked as the group measures the radius (radiusMeasure)', () => {
    const label = (radiusMeasure: 'any' | 'centre' | 'whole') => {
      const battle = checked(begin(small(), { rulings: { radiusMeasure } }));
      return procedureFor('quality').facts!(battle, top(battle)).find((fact) => fact.key === 'ooc')!.label;
    };
    expect(new Set([label('any'), label('centre'), label('whole')]).size).toBe(3);
  });

  it('NBC-QC-07 an answer sticks to the unit until its formation moves', () => {
    let battle = checked(begin());
    battle = play(
      battle,
      { do: 'answer', task: top(battle).id, facts: { ooc: true } },
      { do: 'throw', task: top(battle).id },
    );
    battle = play(battle, { do: 'accept', task: top(battle).id });
    expect(asks(checked(battle))).toBe(3);
  });

  it.each([
    ['built-up', {}, 5],
    ['strong-point', {}, 4],
    ['strong-point', { townBonusStrongPoint: 'yes' }, 5],
    ['works', { townBonusStrongPoint: 'yes' }, 4],
  ] as const)('NBC-QC-08 in a %s area under %j the rating is %i (AMB-19)', (kind, rulings, rating) => {
    const scenario = small({ areas: [{ id: 'farm', name: 'the farm', kind }] });
    expect(asks(checked(withUnit(begin(scenario, { rulings }), 'husson', { area: 'farm' })))).toBe(rating);
  });

  it('NBC-OCC-03 garrisons, detachments and units left behind are never out of command', () => {
    const unit = begin().units.husson!;
    expect(mayBeOutOfCommand(unit)).toBe(true);
    expect(mayBeOutOfCommand({ ...unit, kind: 'garrison', formation: null })).toBe(false);
    expect(mayBeOutOfCommand({ ...unit, kind: 'detachment' })).toBe(false);
    expect(mayBeOutOfCommand({ ...unit, ownOrder: 'defend' })).toBe(false);
    expect(mayBeOutOfCommand({ kind: 'unit', formation: 'ii' })).toBe(true);
    expect(mayBeOutOfCommand({ kind: 'unit', formation: 'ii', ownOrder: 'defend', disturbed: true })).toBe(true);
    const behind = checked(withUnit(begin(), 'husson', { ownOrder: 'defend', facts: { ooc: true } }));
    expect(asks(behind)).toBe(4);
  });

  it('NBC-QC-01 a card says the result in the column of the rating', () => {
    // Card 7 of QD-48: the seventh luckiest; at rating 4 up to 9 are Very High, at 3 up to 6.
    for (const [set, word] of [
      [{}, 'result-VH'],
      [{ lost: { white: 1, red: 0, blue: 0 } }, 'result-H'],
    ] as const) {
      const battle = checked(withUnit(begin(), 'husson', set));
      const drawn = play(battle, { do: 'enter', task: top(battle).id, slot: 'card', thing: { card: 7 } });
      expect(procedureFor('quality').reading(drawn, top(drawn)).word).toBe(word);
    }
  });
});

describe('officers and tables', () => {
  it('NBC-QC-15 an officer is checked on his own rating, unmodified, unless the group adds his chief (officerMods)', () => {
    expect(officerRating('Reille', 'A', 4, true).total).toBe(4);
    expect(officerRating('Reille', 'A', 4, true, { officerMods: 'ac10only' }).total).toBe(5);
    expect(officerRating('Reille', 'T', 3, true, { officerMods: 'all' }).total).toBe(4);
    // With a disordered, tired unit: 3, +1 for the army commander, −1 and −1; by the other readings they are not his.
    const tired = { quality: 5, disordered: true, exhaustion: 1, nearArmyCommander: true } as const;
    expect(officerRating('Reille', 'T', 3, true, { officerMods: 'all' }, tired).total).toBe(2);
    expect(officerRating('Reille', 'T', 3, true, { officerMods: 'ac10only' }, tired).total).toBe(4);
    expect(officerRating('Reille', 'T', 3, true, {}, tired).total).toBe(3);
    expect(officerRating('Reille', 'T', 3, false, { officerMods: 'all' }).total).toBe(3);
  });

  it('NBC-QC-15 units draw on Q, or on L with an officer; arrivals on A, T or L as the group says (reinfRating)', () => {
    expect(asks(checked(begin(), 'kempt'))).toBe(6);
    // Cooke: A3, L4, T3.
    for (const [reinfRating, rating] of [
      ['A', 3],
      ['T', 3],
      ['L', 4],
    ] as const) {
      const due = play(begin(small(), { rulings: { reinfRating } }), { do: 'set', what: 'clock', minutes: 630 });
      expect(asks(into(due, 2))).toBe(rating);
    }
  });

  it.each([
    ['VH', true, 1, true, 2, 'rallied'],
    ['H', true, 1, true, 1, 'rallied'],
    ['N', true, 0, true, 0, 'not'],
    ['L', false, -1, true, 0, 'not'],
    ['VL', false, -1, false, -1, 'eliminated'],
  ] as const)(
    'NBC-QC-16 %s: arrives %s, stance %i, order %s, %i CP, rally %s',
    (result, comes, step, works, cp, rallies) => {
      expect(arrives(result)).toBe(comes);
      expect(stanceStep(result)).toBe(step);
      expect(changeTakesEffect(result)).toBe(works);
      expect(rally(result, 8).kind).toBe(rallies);
      const facts = {
        startCP: 8,
        given: 0,
        lost: 5,
        shaken: false,
        disordered: false,
        exhaustion: 0,
        resting: false,
      } as const;
      expect(
        recover(result, { ...facts, outOfCommand: false, inContactZone: false, clear: true, detachment: false }).points,
      ).toBe(cp);
    },
  );

  it('NBC-QC-16 an order change may fail on L too (orderChangeFailOn)', () => {
    expect(RESULTS.map((result) => changeTakesEffect(result, { orderChangeFailOn: 'L-VL' }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('what is asked of the table', () => {
  const shown = (battle: Battle): string[] => {
    const asked = play(battle, { do: 'check', unit: 'husson' });
    return procedureFor('quality').facts!(asked, top(asked))
      .filter(isShown)
      .map(({ key }) => key);
  };

  it('NBC-OFF-02 a rating that an officer lends is never modified, so nothing is asked that would modify it', () => {
    const battle = begin(small());
    expect(shown(battle)).toEqual(expect.arrayContaining(['ooc', 'nearAC', 'town']));
    const led = { ...battle, officers: { ...battle.officers, reille: { ...battle.officers.reille!, host: 'husson' } } };
    for (const key of ['ooc', 'nearAC', 'town']) expect(shown(led)).not.toContain(key);
  });
});
