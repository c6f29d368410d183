import { describe, expect, it } from 'vitest';
import { majorOf, splitHits } from '../../../src/battlefield/rules/close-combat/aftermath.ts';
import {
  type Attacker,
  type Combat,
  type Fighter,
  hasNoFlanks,
  inSquare,
  type Role,
} from '../../../src/battlefield/rules/close-combat/facts.ts';
import {
  bestBonus,
  bonuses,
  combatDice,
  countOf,
  onTheDie,
  penalties,
  standsThatMayStay,
  type Throwing,
  togetherSize,
  toHit,
  toHitAsUsual,
} from '../../../src/battlefield/rules/close-combat/throws.ts';
import { firefightDice } from '../../../src/battlefield/rules/fire/firefight.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { hitThrow } from '../../../src/dice/hits.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { brigade } from '../muster.ts';

const foot = (more: Partial<Attacker> = {}): Attacker => ({ id: 'foot', troop: 'infantry', q: 3, cp: 6, ...more });
const horse = (more: Partial<Attacker> = {}): Attacker => ({ id: 'horse', troop: 'cavalry', q: 4, cp: 4, ...more });
const guns = (more: Partial<Fighter> = {}): Fighter => ({ id: 'guns', troop: 'artillery', q: 4, cp: 0, ...more });
const fight = (attacker: Attacker, defender: Fighter, more: Partial<Combat> = {}): Combat => ({
  attackers: [attacker],
  defender,
  ...more,
});
const throwing = (combat: Combat, role: Role): Throwing => ({
  combat,
  role,
  thrower: role === 'attacker' ? combat.attackers[0] : combat.defender,
  target: role === 'attacker' ? combat.defender : combat.attackers[0],
});
/** The best bonus as "what n of misses". */
const best = (combat: Combat, role: Role, misses: number, rulings: Rulings = {}, shared?: number) => {
  const chosen = bestBonus(bonuses(throwing(combat, role), rulings, shared), misses);
  return chosen ? `${codeOf(chosen.what)}: ${countOf(chosen)(misses)}` : 'none';
};
const confirms = (combat: Combat, role: Role, rulings: Rulings = {}) =>
  penalties(throwing(combat, role), rulings).map((each) => codeOf(each.what));

describe('dice', () => {
  it.each<[string, Fighter, Role, number]>([
    ['6 CP', foot(), 'attacker', 6],
    ['6 CP with one stand out', foot({ stands: 1 }), 'attacker', 5],
    ['6 CP with two stands out', foot({ stands: 2 }), 'defender', 4],
    ['1 CP with two stands out', foot({ cp: 1, stands: 2 }), 'defender', 0],
    ['a battery of its own', guns(), 'defender', 0],
    ['a unit that loots', foot({ looting: true, engineer: true, battery: 'foot' }), 'defender', 0],
    ['5 CP of cavalry', horse({ cp: 5 }), 'attacker', 5],
  ])('NBC-CC-03 %s throws %#', (_, unit, role, dice) => {
    expect(combatDice(unit, role).total).toBe(dice);
  });

  it.each<[Fighter['battery'], Role, number]>([
    ['foot', 'defender', 8],
    ['horse', 'defender', 8],
    ['foot', 'attacker', 6],
    ['horse', 'attacker', 8],
    [undefined, 'defender', 6],
  ])('NBC-CC-06 a 6 CP host with a %s battery as %s throws %i dice', (battery, role, dice) => {
    expect(combatDice(foot({ battery }), role).total).toBe(dice);
  });

  it('NBC-CC-06 a battery adds nothing to the defence of a built-up area (AMB-88), unless the group rules so', () => {
    const area = { fight: 'for', round: 1 } as const;
    expect(combatDice(foot({ battery: 'horse' }), 'defender', area).total).toBe(6);
    expect(combatDice(foot({ battery: 'horse' }), 'defender', area, { artBuaDice: 'yes' }).total).toBe(8);
    expect(combatDice(foot({ battery: 'horse' }), 'attacker', area).total).toBe(8);
  });

  it('NBC-CC-06 guns that fired in phase 4 add their dice all the same, unless the group rules otherwise (AMB-82)', () => {
    const spent = foot({ battery: 'horse', batteryFired: true });
    for (const role of ['attacker', 'defender'] as const) {
      expect(combatDice(spent, role).total).toBe(8);
      expect(combatDice(spent, role, undefined, { artDoubleUse: 'yes' }).total).toBe(8);
      expect(combatDice(spent, role, undefined, { artDoubleUse: 'no' }).total).toBe(6);
      expect(combatDice(foot({ battery: 'horse' }), role, undefined, { artDoubleUse: 'no' }).total).toBe(8);
    }
    const { terms } = combatDice(spent, 'defender', undefined, { artDoubleUse: 'no' });
    expect(terms.at(-1)).toMatchObject({ value: 0, row: 'NBC-CC-06', ruling: 'artDoubleUse' });
  });

  it('NBC-CC-07 engineers add one die to infantry, and a pontoon train fights with 1 CP or 2 with engineers', () => {
    expect(combatDice(foot({ engineer: true }), 'attacker').total).toBe(7);
    expect(combatDice(horse({ engineer: true }), 'attacker').total).toBe(4);
    expect(combatDice({ id: 'train', troop: 'pontoon', q: 3, cp: 0 }, 'defender').total).toBe(1);
    expect(combatDice({ id: 'train', troop: 'pontoon', q: 3, cp: 0, engineer: true }, 'defender').total).toBe(2);
  });

  it('NBC-ENG-05 engineers lend a foot host one die in close combat, and hard cover does not count against it', () => {
    const bare = fight(foot(), foot({ id: 'd', hardCover: true }));
    const lent = fight(foot({ engineer: true }), foot({ id: 'd', hardCover: true }));
    expect([confirms(bare, 'attacker'), confirms(lent, 'attacker')]).toEqual([['hard-cover'], []]);
    expect(combatDice(foot({ engineer: true }), 'attacker').total - combatDice(foot(), 'attacker').total).toBe(1);
    // In a firefight they lend nothing.
    const host = { ...brigade(), quality: 3, exhaustion: 0, fresh: false, engineerAttached: true } as const;
    expect(firefightDice(host, 'attacker').total).toBe(
      firefightDice({ ...host, engineerAttached: false }, 'attacker').total,
    );
  });

  it('NBC-CC-10 each stand costs a die, and the number opens into its terms', () => {
    const dice = combatDice(foot({ stands: 1, battery: 'foot', engineer: true }), 'defender');
    expect(dice.terms.map((each) => [each.value, each.row])).toEqual([
      [6, 'NBC-CC-03'],
      [-1, 'NBC-CC-10'],
      [2, 'NBC-CC-06'],
      [1, 'NBC-CC-07'],
    ]);
    expect(dice.total).toBe(8);
  });

  it.each([
    [2, 6, 2],
    [2, 3, 2],
    [2, 2, 1],
    [2, 1, 0],
    [1, 1, 0],
    [1, 2, 1],
    [0, 5, 0],
    [1, 0, 0],
  ])('NBC-CC-36 of %i stands a unit with %i CP left can keep %i in front', (stands, cp, kept) => {
    expect(standsThatMayStay(stands, cp)).toBe(kept);
  });
});

describe('to hit', () => {
  const d = { disordered: true };
  const columns: Fighter[] = [horse(), foot(), guns(), horse(d), foot(d), guns(d)];
  it.each<[string, Fighter, Face[]]>([
    ['cavalry', horse(), [6, 6, 5, 4, 4, 4]],
    ['infantry', foot(), [6, 5, 4, 5, 5, 4]],
    ['disordered-cavalry', horse(d), [6, 6, 6, 5, 5, 4]],
    ['disordered-infantry', foot(d), [6, 6, 5, 6, 6, 5]],
  ])('NBC-CC-04 %s against cavalry, infantry, artillery, and the same Disordered', (_, thrower, row) => {
    expect(columns.map((opponent) => toHit(thrower, opponent).total)).toEqual(row);
  });

  it.each<[string, Fighter, Face]>([
    ['a mixed unit', foot({ troop: 'mixed' }), 5],
    ['a garrison', foot({ troop: 'garrison' }), 5],
    ['a detachment of infantry', foot({ detachment: true }), 5],
    ['a pontoon train', foot({ troop: 'pontoon' }), 5],
    ['cavalry on foot in a built-up area', horse({ onFoot: true }), 5],
    ['a detachment of cavalry', horse({ detachment: true }), 6],
    ['a unit that loots', foot({ looting: true }), 5],
  ])('NBC-CC-04 infantry hits %s as its class (AMB-131)', (_, opponent, number) => {
    expect(toHit(foot(), opponent).total).toBe(number);
  });

  it('NBC-GL-19 Disorder worsens the number a unit needs and betters the number its enemy needs', () => {
    expect([toHit(foot(d), foot()).total, toHit(horse(), foot(d)).total]).toEqual([6, 4]);
  });

  const classes = ['heavy', 'medium', 'light', 'skirmish'] as const;
  it.each(classes.flatMap((mine) => classes.map((his) => [mine, his] as const)))(
    'NBC-CC-05 %s against %s cavalry',
    (mine, his) => {
      const two = ['heavy light', 'heavy skirmish', 'medium skirmish'].includes(`${mine} ${his}`);
      expect(onTheDie(horse({ horse: mine }), horse({ horse: his })).total).toBe(two ? 1 : 0);
    },
  );

  it('NBC-CC-05 only cavalry against cavalry rides down lighter horse; Tired takes 1 and Exhausted 2 off the die', () => {
    expect(onTheDie(horse({ horse: 'heavy' }), horse({ horse: 'skirmish', onFoot: true })).total).toBe(0);
    expect(onTheDie(foot(), horse({ horse: 'skirmish' })).total).toBe(0);
    expect(onTheDie(foot({ exhaustion: 1 }), foot()).total).toBe(-1);
    expect(onTheDie(foot({ exhaustion: 2 }), foot()).total).toBe(-2);
    expect(onTheDie(horse({ horse: 'heavy', exhaustion: 1 }), horse({ horse: 'light' })).total).toBe(0);
  });

  it('NBC-CC-05 a natural 6 that falls below the number fails', () => {
    const spec = { dice: 1, need: 6, modifier: onTheDie(foot({ exhaustion: 1 }), horse()).total };
    expect(hitThrow(spec, [6])).toMatchObject({ done: true, hits: 0 });
  });

  it('NBC-CC-34 a pursuit hits on 5, Disordered on 6, less exhaustion', () => {
    expect(toHitAsUsual({})).toEqual({ need: 5, modifier: 0 });
    expect(toHitAsUsual({ disordered: true, exhaustion: 2 })).toEqual({ need: 6, modifier: -2 });
  });
});

describe('misses thrown again', () => {
  it.each([
    [0, 'none'],
    [1, 'combat-again-flanked: 1'],
    [2, 'combat-again-flanked: 2'],
    [3, 'combat-again-flanked: 2'],
    [4, 'combat-again-flanked: 2'],
    [5, 'combat-again-flanked: 2'],
    [6, 'combat-again-flanked: 3'],
    [7, 'combat-again-flanked: 3'],
  ])('NBC-CC-08 a flanked enemy with %i misses: %s (AMB-116)', (misses, expected) => {
    expect(best(fight(foot(), foot({ id: 'd', flanked: true })), 'attacker', misses)).toBe(expected);
  });

  it('NBC-CC-08 in flank or rear all misses, and that is better than a flanked enemy', () => {
    expect(best(fight(foot({ strikes: 'flank' }), foot({ id: 'd', flanked: true })), 'attacker', 5)).toBe(
      'combat-again-flank: 5',
    );
    expect(best(fight(foot({ strikes: 'rear' }), foot({ id: 'd' })), 'attacker', 5)).toBe('combat-again-rear: 5');
    expect(best(fight(foot({ strikes: 'rear' }), foot({ id: 'd' })), 'defender', 5)).toBe('none');
  });

  it('NBC-CC-08 neither serves cavalry against infantry, nor anybody against a square or a garrison', () => {
    const open = { strikes: 'flank' } as const;
    expect(best(fight(horse(open), foot({ flanked: true })), 'attacker', 4)).toBe('none');
    expect(best(fight(horse(open), foot({ troop: 'mixed', flanked: true })), 'attacker', 4)).toBe('none');
    expect(best(fight(horse(open), horse({ id: 'd', flanked: true })), 'attacker', 4)).toBe('combat-again-flank: 4');
    expect(best(fight(foot(open), foot({ id: 'd', troop: 'garrison', flanked: true })), 'attacker', 4)).toBe('none');
    // Infantry and cavalry together: the square holds against the infantry too; 2 is the Minor Unit's size.
    const both: Combat = { attackers: [foot(open), horse({ cp: 2 })], defender: foot({ id: 'd', flanked: true }) };
    expect(best(both, 'attacker', 4, {}, togetherSize(foot(), horse({ cp: 2 })))).toBe('combat-again-together: 2');
    // Cavalry that is attacked by infantry throws at infantry: no bonus for a flanked attacker.
    expect(best(fight(foot({ flanked: true }), horse()), 'defender', 4)).toBe('none');
  });

  it.each<[string, Partial<Combat>, Rulings, boolean]>([
    ['heavy rain', { weather: 'rain', intensity: 'heavy' }, {}, true],
    ['light rain', { weather: 'rain', intensity: 'light' }, {}, false],
    ['heavy snow', { weather: 'snow', intensity: 'heavy' }, {}, true],
    ['light snow', { weather: 'snow', intensity: 'light' }, {}, false],
    ['overcast', { weather: 'overcast', intensity: 'heavy' }, {}, false],
    ['heavy snow, rain only', { weather: 'snow', intensity: 'heavy' }, { snowBonus: 'heavyRainOnly' }, false],
    ['light snow, any snow', { weather: 'snow', intensity: 'light' }, { snowBonus: 'heavyRainAnySnow' }, true],
    ['light rain, any snow', { weather: 'rain', intensity: 'light' }, { snowBonus: 'heavyRainAnySnow' }, false],
  ])('NBC-CC-08 cavalry against infantry in %s', (_, sky, rulings, expected) => {
    expect(best(fight(horse(), foot(), sky), 'attacker', 5, rulings)).toBe(expected ? 'combat-again-wet: 2' : 'none');
    expect(best(fight(foot(), foot({ id: 'd' }), sky), 'attacker', 5, rulings)).toBe('none');
  });

  it('NBC-CC-08 the army commander is worth 2 misses, a mixed unit 1 outside built-up areas', () => {
    expect(best(fight(foot({ nearArmyCommander: true }), foot({ id: 'd' })), 'attacker', 5)).toBe(
      'combat-again-commander: 2',
    );
    expect(best(fight(foot({ nearArmyCommander: true }), foot({ id: 'd' })), 'attacker', 1)).toBe(
      'combat-again-commander: 1',
    );
    expect(best(fight(foot({ troop: 'mixed' }), foot({ id: 'd' })), 'attacker', 5)).toBe('mixed-unit: 1');
    const area = { fight: 'for', round: 1 } as const;
    expect(best(fight(foot({ troop: 'mixed' }), foot({ id: 'd' }), { area }), 'attacker', 5)).toBe('none');
    expect(best(fight(foot(), foot({ id: 'd', troop: 'mixed' }), { area }), 'defender', 5)).toBe('none');
    // Who comes out of an area fights from it; who is attacked out of it stands in the open.
    const sally = { area: { fight: 'out-of' } } as const;
    expect(best(fight(foot({ troop: 'mixed' }), foot({ id: 'd' }), sally), 'attacker', 5)).toBe('none');
    expect(best(fight(foot(), foot({ id: 'd', troop: 'mixed' }), sally), 'defender', 5)).toBe('mixed-unit: 1');
  });

  it('NBC-CC-08 uphill helps the defender in Hilly Terrain; by ruling whoever stands higher', () => {
    const below = fight(foot({ height: 'below' }), foot({ id: 'd' }), { hilly: true });
    const above = fight(foot({ height: 'above' }), foot({ id: 'd' }), { hilly: true });
    expect(best(below, 'defender', 5)).toBe('combat-again-uphill: 2');
    expect(best(below, 'attacker', 5)).toBe('none');
    expect(best({ ...below, hilly: false }, 'defender', 5)).toBe('none');
    expect(best(above, 'attacker', 5)).toBe('none');
    expect(best(above, 'attacker', 5, { uphill: 'eitherHigher' })).toBe('combat-again-uphill: 2');
    expect(best(below, 'defender', 5, { uphill: 'eitherHigher' })).toBe('combat-again-uphill: 2');
  });

  it('NBC-CC-08 infantry with cavalry: the size of the Minor Unit, less its stands; two of one arm get nothing', () => {
    expect(togetherSize(foot(), horse({ cp: 4 }))).toBe(4);
    expect(togetherSize(horse(), foot({ cp: 3, stands: 1 }))).toBe(2);
    expect(togetherSize(foot({ troop: 'mixed' }), horse())).toBe(4);
    expect(togetherSize(foot(), foot())).toBeUndefined();
    expect(togetherSize(horse(), horse())).toBeUndefined();
    expect(togetherSize(foot(), undefined)).toBeUndefined();
  });

  it('NBC-CC-08 only the best counts, never more than the misses', () => {
    const rich = fight(foot({ troop: 'mixed', nearArmyCommander: true }), foot({ id: 'd', flanked: true }));
    expect(best(rich, 'attacker', 8)).toBe('combat-again-flanked: 4');
    expect(best(rich, 'attacker', 3)).toBe('combat-again-flanked: 2');
    expect(best(rich, 'attacker', 1)).toBe('combat-again-flanked: 1');
  });

  it('NBC-CC-08 by ruling "attacking" means those who moved to contact only (AMB-163)', () => {
    const flanked = fight(foot({ flanked: true }), foot({ id: 'd' }));
    expect(best(flanked, 'defender', 6)).toBe('combat-again-flanked: 3');
    expect(best(flanked, 'defender', 6, { ccAttacking: 'mover' })).toBe('none');
    const rain = fight(foot(), horse(), { weather: 'rain', intensity: 'heavy' });
    expect(best(rain, 'defender', 6)).toBe('combat-again-wet: 3');
    expect(best(rain, 'defender', 6, { ccAttacking: 'mover' })).toBe('none');
  });
});

describe('hits that must be proved', () => {
  const d = (more: Partial<Fighter> = {}) => foot({ id: 'd', ...more });
  it.each<[string, Combat, Role, string[]]>([
    ['nothing', fight(foot(), d()), 'attacker', []],
    ['out of command', fight(foot({ outOfCommand: true }), d()), 'attacker', ['combat-prove-command']],
    ['Redeploy', fight(foot(), d({ order: 'redeploy' })), 'defender', ['combat-prove-redeploy']],
    ['Strategic', fight(foot(), d({ order: 'strategic' })), 'defender', ['combat-prove-strategic']],
    ['cover of the defender', fight(foot(), d({ hardCover: true })), 'attacker', ['hard-cover']],
    ['cover of the attacker', fight(foot({ hardCover: true }), d()), 'defender', ['hard-cover']],
    [
      'engineers',
      fight(foot({ engineer: true }), d({ hardCover: true, strongPoint: true })),
      'attacker',
      ['combat-prove-strong-point'],
    ],
    ['strong point', fight(foot(), d({ strongPoint: true })), 'attacker', ['combat-prove-strong-point']],
    [
      'all of them',
      fight(foot({ outOfCommand: true, order: 'redeploy' }), d({ hardCover: true, strongPoint: true })),
      'attacker',
      ['combat-prove-command', 'combat-prove-redeploy', 'hard-cover', 'combat-prove-strong-point'],
    ],
  ])('NBC-CC-09 %s', (_, combat, role, expected) => {
    expect(confirms(combat, role)).toEqual(expected);
  });

  it('NBC-CC-09 they are carried out one after another, and a strong point takes half of the hits left (AMB-117)', () => {
    const combat = fight(foot({ cp: 5, outOfCommand: true }), d({ strongPoint: true }));
    const spec = {
      dice: 5,
      need: 5,
      penalties: penalties(throwing(combat, 'attacker')).map(countOf),
    };
    // Five hits; out of command leaves three; half of three, one, must prove itself again and fails.
    const done = hitThrow(spec, [5, 5, 6, 6, 5, 4, 3, 6, 1, 5, 2]);
    expect(done).toMatchObject({ done: true, hits: 2 });
    expect(done.rounds.map((round) => round.faces.length)).toEqual([5, 5, 1]);
  });

  it('NBC-CC-09 the order that counts is the one before the attack, unless the group switches at once (AMB-29)', () => {
    const combat = fight(foot(), d({ order: 'redeploy' }));
    expect(confirms(combat, 'defender', { autoDefendTiming: 'before' })).toEqual([]);
    expect(confirms(combat, 'defender')).toEqual(['combat-prove-redeploy']);
    // Who attacks is not attacked: his order stands either way.
    for (const autoDefendTiming of ['before', 'after'] as const)
      expect(confirms(fight(foot({ order: 'strategic' }), d()), 'attacker', { autoDefendTiming })).toEqual([
        'combat-prove-strategic',
      ]);
  });

  it('NBC-CC-31 in a built-up area the defender has hard cover, in the second round both have', () => {
    const first = fight(foot(), d(), { area: { fight: 'for', round: 1 } });
    const second = fight(foot(), d(), { area: { fight: 'for', round: 2 } });
    expect([confirms(first, 'attacker'), confirms(first, 'defender')]).toEqual([['hard-cover'], []]);
    expect([confirms(second, 'attacker'), confirms(second, 'defender')]).toEqual([['hard-cover'], ['hard-cover']]);
    expect(confirms(second, 'defender', { ccAttacking: 'mover' })).toEqual(['hard-cover']);
  });

  it('NBC-CC-09 a garrison is always behind hard cover; by ruling cover serves against the mover alone', () => {
    expect(confirms(fight(foot(), d({ troop: 'garrison' })), 'attacker')).toEqual(['hard-cover']);
    expect(
      confirms(fight(foot({ hardCover: true, strongPoint: true }), d()), 'defender', { ccAttacking: 'mover' }),
    ).toEqual([]);
  });
});

describe('squares and pairs', () => {
  it('NBC-CC-25 infantry and mixed units attacked by cavalry stand in square; others do not', () => {
    expect(inSquare(fight(horse(), foot()))).toBe(true);
    expect(inSquare(fight(horse(), foot({ troop: 'mixed' })))).toBe(true);
    expect(inSquare({ attackers: [foot(), horse()], defender: foot({ id: 'd' }) })).toBe(true);
    expect(inSquare(fight(foot(), foot({ id: 'd' })))).toBe(false);
    expect(inSquare(fight(horse(), horse({ id: 'd' })))).toBe(false);
    expect(inSquare(fight(horse(), guns()))).toBe(false);
    expect(inSquare(fight(horse(), foot({ troop: 'garrison' })))).toBe(false);
    expect(hasNoFlanks(fight(foot(), foot({ id: 'd', troop: 'garrison' })))).toBe(true);
  });

  it.each([
    [{ cp: 6, q: 3 }, { cp: 4, q: 6 }, undefined, 0],
    [{ cp: 3, q: 6 }, { cp: 4, q: 1 }, undefined, 1],
    [{ cp: 4, q: 3 }, { cp: 4, q: 4 }, undefined, 1],
    [{ cp: 4, q: 5 }, { cp: 4, q: 4 }, undefined, 0],
    [{ cp: 4, q: 4 }, { cp: 4, q: 4 }, undefined, null],
    [{ cp: 4, q: 4 }, { cp: 4, q: 4 }, 3, 0],
    [{ cp: 4, q: 4 }, { cp: 4, q: 4 }, 4, 1],
  ] as const)('NBC-CC-26 of %o and %o with die %s the Major Unit is %s', (first, second, die, major) => {
    expect(majorOf(first, second, die)).toBe(major);
  });

  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 1],
    [4, 3, 1],
    [5, 4, 1],
    [6, 4, 2],
    [7, 5, 2],
    [9, 6, 3],
  ])('NBC-CC-26 of %i hits the Major Unit takes %i and the Minor %i', (hits, major, minor) => {
    expect(splitHits(hits)).toEqual({ major, minor });
  });
});
