/**
 * NBC-BUA-04: cavalry that holds a built-up area on foot is converted to infantry with half its points, in every fight and
 * under every fire; its books are kept as if it had its horses, so that a point lost on foot is two in them.
 */

import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, fightsAs, type Unit } from '../../src/battlefield/battle.ts';
import { combatDuel } from '../../src/battlefield/fights/close-combats.ts';
import { firefightDuel } from '../../src/battlefield/fights/firefights.ts';
import { skirmishable } from '../../src/battlefield/fire/skirmishing.ts';
import { menu } from '../../src/battlefield/menu.ts';
import { lossInBooks } from '../../src/battlefield/on-foot.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { rocketDice } from '../../src/battlefield/rules/fire/fighters.ts';
import { targetOf } from '../../src/battlefield/rules/fire/under-fire.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { argsOf, battery, begin, cavalry, goTo, play, refusal, SMALL, small, top, withUnit } from './fixtures.ts';

const II = SMALL.sides.a.formations[0]!;
const PICTON = SMALL.sides.b.formations[0]!;
/** Piré's light horse, strong enough to be halved: it stands in the farm, on foot, with so many points. */
function afoot(cp: number, onFoot = true, rulings: Rulings = {}): Battle {
  const from = small({
    sides: {
      ...SMALL.sides,
      a: {
        ...SMALL.sides.a,
        formations: [
          {
            ...II,
            units: II.units.map((unit) => (unit.id === 'pire' ? cavalry('pire', 'II/2c', 'Piré', 2500) : unit)),
          },
          SMALL.sides.a.formations[1]!,
        ],
      },
      b: {
        ...SMALL.sides.b,
        formations: [
          { ...PICTON, units: [...PICTON.units, battery('royal', '5/a', 'Royal')] },
          SMALL.sides.b.formations[1]!,
        ],
      },
    },
  });
  const battle = begin(from, { rulings });
  const white = battle.units.pire!.startCP - cp;
  return withUnit(battle, 'pire', { area: 'farm', onFoot, lost: { white, red: 0, blue: 0 } });
}
const pire = (battle: Battle): Unit => battle.units.pire!;
const acting = (battle: Battle, formation: string): Battle =>
  play(goTo(battle, 6), { do: 'acts', formation, command: 'under' }, { do: 'next' });

describe('cavalry on foot', () => {
  it.each([
    [5, 'infantry', 2],
    [4, 'infantry', 2],
    [2, 'infantry', 1],
    // Half of one is none: nobody is left to leave the horses.
    [1, 'cavalry', 1],
  ] as const)('NBC-BUA-04 with %i CP is %s of %i CP to whoever fires at it', (cp, arm, as) => {
    const battle = afoot(cp);
    expect(fightsAs(pire(battle))).toEqual({ arm, cp: as });
    expect(targetOf(battle, pire(battle))).toMatchObject({ arm, cp: as });
    expect(fightsAs(pire(afoot(cp, false)))).toEqual({ arm: 'cavalry', cp });
  });

  it.each([
    // cp, lost on foot, lost in the books, and where the odd point comes back (AMB-130).
    [4, 1, 2, 2],
    [4, 2, 4, 4],
    [5, 1, 3, 2],
    [5, 2, 5, 5],
  ])('NBC-BUA-04 of %i CP, %i lost on foot are %i in the books, or %i', (cp, lost, inBooks, kept) => {
    expect(lossInBooks(cp, lost)).toBe(inBooks);
    expect(lossInBooks(cp, lost, { cavBuaOdd: 'kept' })).toBe(kept);
  });

  it.each(['artillery', 'skirmish', 'firefight', 'close-combat'] as const)(
    'NBC-BUA-04 loses twice in its books what %s takes, and its check counts what it lost on foot',
    (cause) => {
      const battle = play(goTo(afoot(4), 4), { do: 'hits', unit: 'pire', hits: 1, cause, aspect: 'front' });
      expect(currentCP(pire(battle))).toBe(2);
      expect(pire(battle).fate).toBe('good');
      const lost = pire(battle).hurt?.lost ?? battle.agenda.find(({ kind }) => kind === 'disorder')?.data.lost;
      if (cause !== 'close-combat') expect(lost).toBe(1);
    },
  );

  it('NBC-BUA-04 NBC-GL-17 breaks as its last point on foot goes, and more hits take no more', () => {
    const battle = play(goTo(afoot(5), 4), { do: 'hits', unit: 'pire', hits: 3, cause: 'artillery', aspect: 'front' });
    expect(pire(battle)).toMatchObject({ fate: 'broken', onFoot: false });
    expect(currentCP(pire(battle))).toBe(0);
  });

  it('NBC-BUA-04 NBC-ART-17 two hits of one phase in two plays are one loss, as for anybody', () => {
    const hit = { do: 'hits', unit: 'pire', hits: 1, cause: 'artillery', aspect: 'front' } as const;
    const battle = play(goTo(afoot(5), 4), hit);
    expect(currentCP(pire(battle))).toBe(2);
    expect(pire(play(battle, hit)).fate).toBe('broken');
  });

  it('NBC-BUA-04 NBC-SKM-03 can be skirmished, which cavalry cannot', () => {
    const names = (battle: Battle) => skirmishable(goTo(battle, 3), 'b').map(({ id }) => id);
    expect(names(afoot(4))).toContain('pire');
    expect(names(afoot(4, false))).not.toContain('pire');
  });

  it('NBC-BUA-04 NBC-RKT-01 NBC-ART-13 is shot at as infantry: one rocket die, and a square if horsemen threaten', () => {
    expect(rocketDice(targetOf(afoot(4), pire(afoot(4)))).total).toBe(1);
    expect(rocketDice(targetOf(afoot(4), pire(afoot(4, false)))).total).toBe(2);
    const asks = (battle: Battle) => {
      // Of the Allies one unit is part cavalry.
      const { maitland } = battle.units;
      const horse = withUnit(battle, 'maitland', { card: { ...maitland!.card, arm: 'mixed' } } as never);
      const fired = play(goTo(horse, 4), { do: 'fire', side: 'b', on: { unit: 'pire' } });
      return procedureFor('volley').facts!(fired, top(fired)).map(({ key }) => key);
    };
    expect(asks(afoot(4))).toContain('square');
    expect(asks(afoot(4, false))).not.toContain('square');
  });

  it('NBC-BUA-04 NBC-FF-01 NBC-FF-12 opens a firefight and answers one, with the dice of half its points', () => {
    const opens = (battle: Battle) => play(acting(battle, 'ii'), { do: 'next' });
    const own = play(opens(afoot(4)), { do: 'firefight', unit: 'pire', target: 'kempt' });
    const [attacker] = firefightDuel(own, top(own)).sides;
    expect(attacker?.cp).toBe(2);
    expect(argsOf(attacker?.state ?? '', 'duel-strength-on-foot')).toMatchObject({ cp: 2 });
    expect(refusal(opens(afoot(4, false)), { do: 'firefight', unit: 'pire', target: 'kempt' })).toBe(
      'firefight-cavalry',
    );

    const fired = play(play(acting(afoot(4), 'picton'), { do: 'next' }), {
      do: 'firefight',
      unit: 'kempt',
      target: 'pire',
    });
    const replies = firefightDuel(fired, top(fired)).sides[1]!;
    expect(replies.cp).toBe(2);
    const silent = play(play(acting(afoot(4, false), 'picton'), { do: 'next' }), {
      do: 'firefight',
      unit: 'kempt',
      target: 'pire',
    });
    expect(firefightDuel(silent, top(silent)).sides[1]!.silent).toBe('firefight-cavalry');
  });

  it('NBC-BUA-04 NBC-FF-10 what a firefight takes from it is twice as much in its books', () => {
    let battle = play(play(acting(afoot(4), 'picton'), { do: 'next' }), {
      do: 'firefight',
      unit: 'kempt',
      target: 'pire',
    });
    for (let left = 8; left > 0; left--) {
      const [need] = procedureFor('firefight').needs(battle, top(battle));
      if (!need) break;
      const thing =
        need.want === 'dice'
          ? {
              dice: Array.from(
                { length: need.dice },
                (_, i) => (i === 0 && need.slot === 'throw:kempt' ? 6 : 1) as 6 | 1,
              ),
            }
          : { disorder: false };
      battle = play(battle, { do: 'enter', task: top(battle).id, slot: need.slot, thing });
    }
    const { word } = procedureFor('firefight').reading(battle, top(battle));
    const hits = Number(argsOf(word, 'firefight-hits')?.made);
    battle = play(battle, { do: 'accept', task: top(battle).id });
    expect(currentCP(pire(battle))).toBe(4 - 2 * hits);
  });

  it('NBC-BUA-04 attacks nobody: it holds its area, and mounts as it moves', () => {
    const charge = { do: 'charge', unit: 'pire', target: 'kempt' } as const;
    expect(refusal(acting(afoot(4), 'ii'), charge)).toBe('attack-on-foot');
    expect(top(play(acting(afoot(4, false), 'ii'), charge)).kind).toBe('charge');
    expect(menu(acting(afoot(4), 'ii'), 'both').filter((one) => one.do === 'charge' && one.unit === 'pire')).toEqual(
      [],
    );
  });

  it('NBC-BUA-04 NBC-CC-04 fights hand to hand with the same half, counted once', () => {
    const battle = play(play(acting(afoot(4), 'picton'), { do: 'next' }), { do: 'next' });
    const fought = play(battle, { do: 'combat', attackers: ['pack'], target: 'pire' });
    const side = combatDuel(fought, top(fought)).sides.find(({ id }) => id === 'pire')!;
    expect(side.thrown!.dice.total).toBe(2);
  });
});
