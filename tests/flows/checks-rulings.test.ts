/** What a check is drawn at, in every question that draws one, and what the rulings on it change (NBC-QC, NBC-DC). */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing, UnitState } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { againOffers } from '../../src/battlefield/tasks.ts';
import { qualityDeck } from '../../src/battlefield/throws.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { readCard } from '../../src/cards/deck.ts';
import type { Face } from '../../src/dice/faces.ts';
import { begin, goTo, play, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, dice, does, enters, hits, says, takes, throws, wants } from './table.ts';

const pot = (w1: Face, w2: Face, red: Face = 1): Thing => ({ pot: { white: [w1, w2], red, green: [1, 1] } });
const rating = (battle: Battle, slot = 'card'): number => {
  const need = wants(battle).find((one) => one.slot === slot);
  if (!need || !('rating' in need)) throw new Error(`${slot} wants ${JSON.stringify(wants(battle))}`);
  return need.rating;
};
const led = (battle: Battle, unit = 'husson') => play(battle, { do: 'join', officer: 'reille', unit });
const CHARGE: Play = { do: 'charge', unit: 'husson', target: 'kempt' };
const FIREFIGHT: Play = { do: 'firefight', unit: 'husson', target: 'kempt' };
const COMBAT: Play = { do: 'combat', attackers: ['husson'], target: 'kempt' };

describe('an officer with the unit', () => {
  // Husson is Q3, Reille L4; Husson is Disordered, which Reille's rating does not feel.
  const start = (step: Parameters<typeof acts>[2], rulings: Rulings = {}) =>
    withUnit(led(acts(begin(small(), { rulings }), 'ii', step)), 'husson', { disordered: true, lost: LOST });
  const LOST = { white: 1, red: 0, blue: 0 };

  it('NBC-QC-14 AMB-13 lends it his L in every check, whatever befalls it', () => {
    expect(rating(does(start('move'), CHARGE))).toBe(4);
    const musketry = throws(does(start('firefights'), FIREFIGHT), { kempt: 2 });
    expect(musketry.ratings['check:husson']).toBe(4);
    expect(throws(does(start('combats'), COMBAT), { kempt: 2 }).ratings['check:husson']).toBe(4);
    expect(rating(does(start('move'), { do: 'check', unit: 'husson' }))).toBe(4);
    expect(rating(play(start('move'), { do: 'disorder', unit: 'husson', why: 'mud' }))).toBe(4);
  });

  it('NBC-QC-14 NBC-DC-01 by ruling not in Disorder Checks', () => {
    const rulings = { lRatingDC: 'no' } as const;
    expect(rating(does(start('move', rulings), CHARGE))).toBe(4);
    // Q3, Disordered, one for two losses.
    expect(throws(does(start('firefights', rulings), FIREFIGHT), { kempt: 2 }).ratings['check:husson']).toBe(1);
    expect(rating(play(start('move', rulings), { do: 'disorder', unit: 'husson', why: 'mud' }))).toBe(2);
  });

  it.each([
    ['a charge', 'move', CHARGE, 'a:', 'card', 2],
    ['a close combat', 'combats', COMBAT, 'a:', 'check:husson', 1],
    ['a firefight', 'firefights', FIREFIGHT, 'a:', 'check:husson', 1],
    ['a check of the table', 'move', { do: 'check', unit: 'husson' }, '', 'card', 2],
  ] as const)('NBC-QC-14 AMB-13 by ruling it may do without him, in %s', (_, step, fight, of, slot, without) => {
    expect(asks(does(start(step), fight))).not.toContain(`${of}withoutLeader`);
    const asked = does(start(step, { lRatingOptional: 'yes' }), fight);
    expect(takes(asked, `${of}withoutLeader`)).toBe(false);
    const drawn = (battle: Battle) => (slot === 'card' ? rating(battle) : throws(battle, { kempt: 2 }).ratings[slot]);
    expect(drawn(asked)).toBe(4);
    expect(drawn(says(asked, { [`${of}withoutLeader`]: true }))).toBe(without);
  });

  it('NBC-MTC-03 NBC-ORD-04 without him the order lends its one, with him it does not', () => {
    const keen = (rulings: Rulings) =>
      play(start('move', rulings), { do: 'set', what: 'formation', id: 'ii', set: { order: 'attack-keen' } });
    const asked = does(keen({ lRatingOptional: 'yes' }), CHARGE);
    expect(rating(asked)).toBe(4);
    expect(rating(says(asked, { 'a:withoutLeader': true }))).toBe(3);
  });
});

describe('losses from the cause of the check', () => {
  it.each([
    [{}, 5, 4, 4],
    [{ lossModRound: 'ceil' }, 4, 4, 3],
  ] as const)('NBC-QC-10 AMB-14 one, two and three CP, %j: Q5 draws at %i, %i and %i', (rulings, ...of) => {
    const drawn = ([1, 2, 3] as const).map((n) => {
      const aims = does(goTo(begin(small(), { rulings }), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
      const thrown = enters(aims, 'guns', pot(n > 0 ? 6 : 1, n > 1 ? 6 : 1, n > 2 ? 6 : 1));
      return rating(play(accepts(thrown), { do: 'next' }));
    });
    expect(drawn).toEqual(of);
  });

  it('NBC-QC-10 NBC-DC-03 those of one phase are no cause in the next', () => {
    const aims = does(goTo(begin(), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const hurt = play(accepts(enters(aims, 'guns', pot(6, 6))), { do: 'next' });
    expect(rating(hurt)).toBe(4);
    const calm = accepts(enters(hurt, 'card', { disorder: false }));
    const musketry = throws(does(acts(calm, 'ii', 'firefights'), FIREFIGHT), { husson: 1 });
    expect(musketry.ratings['check:kempt']).toBe(5);
  });

  it.each([
    [{}, false],
    [{ engineersWhole: 'check' }, true],
  ] as const)(
    'NBC-ENG-06 NBC-FF-10 AMB-14 what engineers take on themselves asks for a check in a fight, %j: %s',
    (rulings, checks) => {
      const { a, b } = SMALL.sides;
      const id = 'engineers:b:1';
      const served = withUnit(begin(small({ sides: { a, b: { ...b, engineers: 1 } } }), { rulings }), id, {
        host: 'kempt',
        formation: 'picton',
      });
      for (const [step, fight] of [
        ['firefights', FIREFIGHT],
        ['combats', COMBAT],
      ] as const) {
        let now = does(acts(served, 'ii', step), fight);
        for (let [need] = wants(now); need?.slot.startsWith('throw:'); [need] = wants(now))
          now = enters(
            now,
            need.slot,
            need.want === 'dice' ? hits(need.dice, need.slot === 'throw:husson' ? 1 : 0) : ({} as Thing),
          );
        now = enters(now, 'engineers:kempt', dice(5, 5));
        expect(
          wants(now).map(({ slot }) => slot),
          step,
        ).toEqual(checks ? ['check:kempt'] : []);
        if (checks) now = enters(now, 'check:kempt', step === 'combats' ? { result: 'H' } : { disorder: false });
        const { kempt } = accepts(now).units;
        expect(currentCP(kempt!)).toBe(kempt!.startCP);
      }
    },
  );
});

describe('from where it was struck', () => {
  it.each([
    [{}, 2],
    [{ aspectMods: 'sum' }, 1],
  ] as const)('NBC-QC-11 NBC-QC-12 AMB-15 hit from flank and rear in one phase, %j: drawn at %i', (rulings, at) => {
    const shot = (aspect: 'flank' | 'rear') =>
      ({ do: 'hits', unit: 'kempt', hits: 1, cause: 'artillery', aspect }) as const;
    const hurt = play(goTo(begin(small(), { rulings }), 4), shot('flank'), shot('rear'), { do: 'next' });
    expect(rating(hurt)).toBe(at);
  });

  it.each([
    [{}, 2],
    [{ aspectMods: 'sum' }, 1],
  ] as const)('NBC-QC-12 NBC-CC-13 AMB-15 attacked by two from flank and rear, %j: drawn at %i', (rulings, at) => {
    const fight = does(
      withUnit(withUnit(acts(begin(small(), { rulings }), 'ii', 'combats'), 'husson', CONTACT), 'campi', CONTACT),
      {
        do: 'combat',
        attackers: ['husson', 'campi'],
        target: 'kempt',
      },
    );
    const struck = says(fight, { 'a:strikes': 'flank', 'b:strikes': 'rear' });
    // Two hits of Husson's, with what he throws again: one less for them.
    expect(throws(struck, { husson: 1 }).ratings['check:kempt']).toBe(at);
  });
  const CONTACT = { facts: { contact: 'kempt', contactIn: 1 } } as Partial<UnitState>;
});

describe('Fresh, Disordered, in a town', () => {
  it.each([
    [{}, 4],
    [{ freshDetach: 'loses' }, 3],
  ] as const)('NBC-QC-02 AMB-16 who has given CP to a detachment, %j: a Q3 charges at %i', (rulings, at) => {
    const start = acts(begin(small(), { rulings }), 'ii', 'administration');
    const gave = accepts(says(does(start, { do: 'detach', unit: 'husson' }), { cp: 1 }));
    expect(gave.units.husson!.lost).toEqual({ white: 0, red: 0, blue: 1 });
    const again = { ...gave, action: { formation: 'ii', step: 'move' } } as Battle;
    expect(rating(does(again, CHARGE))).toBe(at);
    // NBC-FF-02: a Fresh Q3 counts as a Q4, and throws a die for every two of its five CP.
    const musketry = does({ ...gave, action: { formation: 'ii', step: 'firefights' } } as Battle, FIREFIGHT);
    expect(wants(musketry)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: at === 4 ? 2 : 1 }));
  });

  it.each([
    [{}, 4],
    [{ freshArtillery: 'no' }, 3],
  ] as const)(
    'NBC-QC-02 NBC-EVD-02 AMB-16 guns that are charged, %j: medium guns of Q4 evade cavalry at %i',
    (rulings, at) => {
      const sides = {
        ...SMALL.sides,
        a: {
          ...SMALL.sides.a,
          formations: SMALL.sides.a.formations.map((formation) => ({
            ...formation,
            units: formation.units.map((unit) =>
              unit.arm === 'artillery' ? { ...unit, weight: 'medium' as const } : unit,
            ),
          })),
        },
      };
      const start = acts(begin(small({ sides }), { rulings }), 'picton', 'move');
      const home = accepts(
        enters(does(start, { do: 'charge', unit: 'kempt', target: 'guns' }), 'card', { result: 'N' }),
      );
      expect(top(home).kind).toBe('guns-attacked');
      // Q4, and one more as long as it counts as Fresh.
      expect(rating(home, 'evade')).toBe(at + 1);
    },
  );

  it.each([
    [{}, 2],
    [{ dcDisMod: 'no' }, 3],
  ] as const)(
    'NBC-DC-01 NBC-QC-03 AMB-17 a Disordered Q3 that lost before, %j: its Disorder Check is drawn at %i',
    (rulings, at) => {
      const start = withUnit(acts(begin(small(), { rulings }), 'ii', 'move'), 'husson', {
        disordered: true,
        lost: { white: 1, red: 0, blue: 0 },
      });
      expect(rating(play(start, { do: 'disorder', unit: 'husson', why: 'mud' }))).toBe(at);
      // A Quality Check feels it under either ruling.
      expect(rating(does(start, CHARGE))).toBe(2);
    },
  );

  it.each([
    [{}, 5, 5],
    [{ townBonusStrongPoint: 'yes' }, 6, 6],
  ] as const)(
    'NBC-QC-08 AMB-19 in a strong point, %j: a Q5 that is hit draws at %i, and after a combat at %i',
    (rulings, shot, fought) => {
      const areas = [{ id: 'farm', name: 'the farm', kind: 'strong-point' as const }];
      const held = withUnit(begin(small({ areas }), { rulings }), 'kempt', { area: 'farm' });
      const aims = does(goTo(held, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
      let now = enters(says(aims, { cover: 'none' }), 'guns', pot(6, 1));
      now = play(accepts(now), { do: 'next' });
      expect(rating(now)).toBe(shot);
      const fight = does(acts(held, 'ii', 'combats'), COMBAT);
      let thrown = enters(says(fight, { 'd:hardCover': false, 'd:strongPoint': false }), 'throw:husson', hits(6, 1));
      thrown = enters(thrown, 'throw:kempt', hits(8, 0));
      expect(rating(thrown, 'check:kempt')).toBe(fought);
    },
  );
});

describe('cards', () => {
  it.each([
    [{}, undefined],
    [{ qcClamp: '1-6' }, 'kempt'],
  ] as const)(
    'NBC-QC-01 AMB-10 a rating below one has a column of its own, %j: in contact with %s',
    (rulings, contact) => {
      const sunk = withUnit(acts(begin(small(), { rulings }), 'ii', 'move'), 'husson', {
        exhaustion: 2,
        disordered: true,
        shaken: true,
      });
      // Exhausted, it goes by three dice.
      const charge = enters(does(sunk, CHARGE), 'dice', dice(6, 5, 4));
      expect(rating(charge)).toBe(-1);
      // A card that is Low below one, and Normal at one.
      const deck = qualityDeck(charge);
      const card = deck.cards.find(({ id }) => readCard(deck, id, 0) === 'L' && readCard(deck, id, 1) === 'N')?.id ?? 0;
      expect(accepts(enters(charge, 'card', { card })).units.husson!.facts.contact).toBe(contact);
    },
  );

  it.each([
    [{}, 48],
    [{ qcDraw: 'noReplaceToEnd' }, 47],
    [{ qcDraw: 'noReplaceTo36' }, 47],
  ] as const)('NBC-QC-01 AMB-11 once a card lies, %j: the next is one of %i', (rulings, of) => {
    const start = acts(begin(small(), { rulings }), 'ii', 'move');
    const drawn = accepts(enters(does(start, { do: 'check', unit: 'husson' }), 'card', { card: 7 }));
    const next = does(drawn, CHARGE);
    expect(procedureFor('charge').odds?.(next, top(next))?.of).toBe(of);
  });

  it('NBC-QC-01 AMB-11 the two packs without replacement are whole again after the 48th card, or the 36th', () => {
    for (const [qcDraw, last] of [
      ['noReplaceToEnd', 48],
      ['noReplaceTo36', 36],
    ] as const) {
      let now = acts(begin(small(), { rulings: { qcDraw } }), 'ii', 'move');
      for (let card = 1; card <= last; card += 1) {
        expect(now.packs.quality.out).toHaveLength(card - 1);
        now = accepts(enters(does(now, { do: 'check', unit: 'husson' }), 'card', { card }));
      }
      expect(
        accepts(enters(does(now, { do: 'check', unit: 'husson' }), 'card', { card: 1 })).packs.quality.out,
      ).toEqual([1]);
    }
  });
});

describe('dice for engineers and officers', () => {
  const riskOf = (rulings: Rulings, kind: 'officer' | 'engineers') => {
    const { a, b } = SMALL.sides;
    const id = 'engineers:b:1';
    let start = goTo(begin(small({ sides: { a, b: { ...b, engineers: 1 } } }), { rulings }), 4);
    if (kind === 'engineers') start = withUnit(start, id, { host: 'kempt', formation: 'picton' });
    else start = play(start, { do: 'join', officer: 'c-picton', unit: 'kempt' });
    const aims = does(start, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    let hit = play(accepts(enters(aims, 'guns', pot(6, 1))), { do: 'next' });
    if (top(hit).kind === 'disorder') hit = accepts(enters(hit, 'card', { disorder: false }));
    return enters(hit, 'dice', dice(5, 5));
  };
  const again = (battle: Battle) =>
    againOffers(battle, top(battle), procedureFor(top(battle).kind)).some(({ refused }) => !refused);

  it.each([
    ['engineers', {}, true],
    ['engineers', { rrdEngineer: 'no' }, false],
    ['officer', {}, false],
    ['officer', { rrdOfficerInjury: 'yes' }, true],
  ] as const)('NBC-RR-03 NBC-RR-04 AMB-05 those of %s, %j: thrown again %s', (kind, rulings, may) => {
    expect(again(riskOf(rulings, kind))).toBe(may);
  });

  it('NBC-RR-03 NBC-ENG-06 NBC-FF-10 those of a firefight lie once the card for what is left of the loss is drawn', () => {
    const { a, b } = SMALL.sides;
    const served = withUnit(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), 'engineers:b:1', {
      host: 'kempt',
      formation: 'picton',
    });
    let now = does(acts(served, 'ii', 'firefights'), FIREFIGHT);
    for (let [need] = wants(now); need?.slot.startsWith('throw:'); [need] = wants(now))
      now = enters(
        now,
        need.slot,
        need.want === 'dice' ? hits(need.dice, need.slot === 'throw:husson' ? 2 : 0) : ({} as Thing),
      );
    now = enters(now, 'engineers:kempt', dice(1, 2));
    const slots = (battle: Battle) =>
      againOffers(battle, top(battle), procedureFor('firefight')).map(({ slot }) => slot);
    expect(slots(now)).toEqual(['engineers:kempt']);
    expect(slots(enters(now, 'check:kempt', { disorder: false }))).toEqual(['check:kempt']);
  });
});
