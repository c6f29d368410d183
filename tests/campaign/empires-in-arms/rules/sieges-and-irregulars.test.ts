import { describe, expect, it } from 'vitest';
import {
  cossackCap,
  cossackLevy,
  freikorpsLevy,
  slipAway,
  slips,
} from '../../../../src/campaign/empires-in-arms/rules/cossacks.ts';
import {
  clearsProvince,
  guerillaOfDefeat,
  guerillasByRoll,
  guerillasLeave,
  huntDie,
  mayGuerillaMove,
  mayHunt,
} from '../../../../src/campaign/empires-in-arms/rules/guerillas.ts';
import { isHit, monthsOn, wound } from '../../../../src/campaign/empires-in-arms/rules/leaders.ts';
import {
  insurrectionStrength,
  mayPlaceInsurrection,
  mayPlaceTyrol,
  mayRaiseFeudal,
  mayRaiseInsurrection,
  mayReturn,
  mayStandDown,
} from '../../../../src/campaign/empires-in-arms/rules/levies.ts';
import {
  attemptDie,
  breachEnd,
  garrisonAttackEnd,
  guardInSiege,
  mayAskHonours,
  reliefEnd,
  sortieLoser,
} from '../../../../src/campaign/empires-in-arms/rules/siege.ts';
import type { Legality } from '../../../../src/engine/legality.ts';
import { codeOf } from '../../../../src/engine/message.ts';

const why = (legal: Legality) => (legal.ok ? undefined : codeOf(legal.why));

describe('sieges', () => {
  it.each([
    ['EIA-175 fleches take from the die', 5, 2, 15, 15, 3],
    ['EIA-175 nine of fifteen add one', 5, 2, 9, 15, 4],
    ['EIA-175 ten of fifteen add nothing', 5, 0, 10, 15, 5],
  ] as const)('%s', (_, die, fleches, inside, capacity, total) => {
    expect(attemptDie(die, fleches, inside, capacity).total).toBe(total);
  });

  it('EIA-176 a sortie costs its own side on five and six', () => {
    expect(([1, 4, 5, 6] as const).map(sortieLoser)).toEqual(['besieger', 'besieger', 'defender', 'defender']);
  });

  it('EIA-177 Turks and Spaniards ask for no honours', () => {
    expect((['TU', 'SP', 'FR'] as const).map((power) => why(mayAskHonours(power)))).toEqual([
      'eiasiege-no-honours',
      'eiasiege-no-honours',
      undefined,
    ]);
  });

  it.each([
    ['EIA-177 honours granted', { asked: true, granted: true, somewhere: true, surrenders: false }, 'honours'],
    ['EIA-177 nowhere to go: it fights', { asked: true, granted: true, somewhere: false, surrenders: false }, 'storm'],
    ['EIA-177 refused: it surrenders', { asked: true, granted: false, somewhere: true, surrenders: true }, 'surrender'],
    [
      'EIA-177 neither: the besieger storms',
      { asked: false, granted: false, somewhere: true, surrenders: false },
      'storm',
    ],
  ] as const)('%s', (_, answers, end) => {
    expect(breachEnd(answers)).toBe(end);
  });

  it('EIA-178 guard goes into no storm, unless the group says so', () => {
    expect([guardInSiege({}), guardInSiege({ guardInSiege: 'yes' })]).toEqual([false, true]);
  });

  it('EIA-180 a garrison that wins drives the besieger off; wiped out it loses the city', () => {
    expect(garrisonAttackEnd({ besiegersBeaten: true, inside: 3 })).toBe('besiegersRetreat');
    expect(garrisonAttackEnd({ besiegersBeaten: false, inside: 0 })).toBe('cityFalls');
    expect(garrisonAttackEnd({ besiegersBeaten: false, inside: 3 })).toBe('siegeGoesOn');
  });

  it.each([
    [
      'EIA-181 won: the siege is lifted',
      { besiegersBroke: true, relieversBroke: false, inside: 3 },
      { siege: 'lifted', relievers: 'stay', pursuit: 'relieversPursue' },
    ],
    [
      'EIA-181 not won: they go back',
      { besiegersBroke: false, relieversBroke: false, inside: 3 },
      { siege: 'goesOn', relievers: 'goBack', pursuit: null },
    ],
    [
      'EIA-181 broken: they alone are pursued',
      { besiegersBroke: false, relieversBroke: true, inside: 3 },
      { siege: 'goesOn', relievers: 'goBack', pursuit: 'relieversPursued' },
    ],
    [
      'EIA-181 nobody left inside: the city falls',
      { besiegersBroke: false, relieversBroke: true, inside: 0 },
      { siege: 'cityFalls', relievers: 'goBack', pursuit: 'relieversPursued' },
    ],
  ] as const)('%s', (_, end, comes) => {
    expect(reliefEnd(end)).toEqual(comes);
  });
});

describe('guerillas', () => {
  it('EIA-220 one where Spain lost with a corps of its own at home', () => {
    const fight = { spainLost: true, spanishCorps: true, kind: 'field', unceded: true };
    expect(guerillaOfDefeat(fight)).toBe(1);
    expect(guerillaOfDefeat({ ...fight, kind: 'limited' })).toBe(1);
    expect(guerillaOfDefeat({ ...fight, kind: 'trivial' })).toBe(0);
    expect(guerillaOfDefeat({ ...fight, unceded: false })).toBe(0);
    expect(guerillaOfDefeat({ ...fight, spanishCorps: false })).toBe(0);
  });
  it('EIA-221 each point under the value is one', () => {
    expect(([1, 3, 4, 6] as const).map((die) => guerillasByRoll(die, 4).total)).toEqual([3, 1, 0, 0]);
  });
  it('EIA-222 above the value the province is cleared; two corps add one', () => {
    expect(huntDie(4, 2).total).toBe(5);
    expect([clearsProvince(5, 4), clearsProvince(4, 4)]).toEqual([true, false]);
    expect(why(mayHunt(0))).toBe('eiasiege-nobody-free');
  });
  it('EIA-223 they go one area, stay in Spain, and go home with the last enemy', () => {
    expect(why(mayGuerillaMove({ inSpain: false, areas: 1 }))).toBe('eiasiege-guerilla-leaves');
    expect(why(mayGuerillaMove({ inSpain: true, areas: 2 }))).toBe('eiasiege-guerilla-far');
    expect(guerillasLeave(false)).toBe(true);
  });
});

describe('cossacks and freikorps', () => {
  it('EIA-225 one to a C province, two while Russia is invaded; what is over goes', () => {
    expect([cossackCap(4, false).total, cossackCap(4, true).total]).toEqual([4, 8]);
    expect(cossackLevy(1, 4, false, {})).toBe(3);
    expect(cossackLevy(1, 4, false, { cossackLevy: 'oneInAll' })).toBe(1);
    expect(cossackLevy(7, 4, false, {})).toBe(-3);
    expect(cossackLevy(4, 4, true, {})).toBe(4);
    expect(cossackLevy(4, 4, false, {})).toBe(0);
  });
  it('EIA-226 freikorps come from their month on, at a capital in home hands', () => {
    const capital = { home: true, besieged: false };
    expect(freikorpsLevy('AU', { y: 1808, m: 12 }, capital)).toBe(0);
    expect(freikorpsLevy('AU', { y: 1809, m: 3 }, capital)).toBe(1);
    expect(freikorpsLevy('PR', { y: 1812, m: 12 }, capital)).toBe(0);
    expect(freikorpsLevy('PR', { y: 1813, m: 6 }, { ...capital, besieged: true })).toBe(0);
  });
  it('EIA-227 alone they slip away, from cavalry on a four or less, from their like never', () => {
    const facts = { alone: true, cavalryCorps: false, byLikes: false, somewhere: true };
    expect(slipAway(facts)).toBe('sure');
    expect(slipAway({ ...facts, cavalryCorps: true })).toBe('roll');
    expect(slipAway({ ...facts, byLikes: true })).toBe('no');
    expect(slipAway({ ...facts, somewhere: false })).toBe('no');
    expect([slips(4), slips(5)]).toEqual([true, false]);
  });
});

describe('feudal, insurrection and Tyrol corps', () => {
  it('EIA-228 rise in a province of their own, free of enemies, and not besieged', () => {
    const home = { held: true, enemyCorps: false };
    expect(why(mayRaiseFeudal(home, false))).toBeUndefined();
    expect(why(mayRaiseFeudal({ ...home, held: false }, false))).toBe('eiasiege-province-lost');
    expect(why(mayRaiseFeudal(home, true))).toBe('eiasiege-corps-besieged');
    expect(why(mayReturn({ ...home, enemyCorps: true }))).toBe('eiasiege-province-enemy');
    expect(why(mayStandDown(true))).toBe('eiasiege-corps-besieged');
  });
  it('EIA-229 insurrection comes when a border province is entered', () => {
    expect(why(mayPlaceInsurrection({ entered: true, ceded: false }))).toBeUndefined();
    expect(why(mayPlaceInsurrection({ entered: false, ceded: false }))).toBe('eiasiege-not-entered');
    expect(why(mayPlaceInsurrection({ entered: true, ceded: true }))).toBe('eiasiege-province-ceded');
    expect(why(mayRaiseInsurrection(false, false))).toBe('eiasiege-no-border');
  });
  it('EIA-229 fifteen militia and three cavalry: by the owner’s card, to each, or together', () => {
    expect(insurrectionStrength(2, 0, {})).toBeNull();
    expect(insurrectionStrength(2, 1, { insurrectionSize: 'perCorps' })).toEqual({ militia: 15, cavalry: 3 });
    const together = { insurrectionSize: 'together' } as const;
    expect([0, 1].map((n) => insurrectionStrength(2, n, together))).toEqual([
      { militia: 8, cavalry: 2 },
      { militia: 7, cavalry: 1 },
    ]);
  });
  it('EIA-230 the Tyrol corps comes once in a war with a foreign owner', () => {
    const tyrol = { foreign: true, ownerAtWar: true, usedThisWar: false, enemyCorps: false };
    expect(why(mayPlaceTyrol(tyrol))).toBeUndefined();
    expect(why(mayPlaceTyrol({ ...tyrol, usedThisWar: true }))).toBe('eiasiege-tyrol-used');
    expect(why(mayPlaceTyrol({ ...tyrol, ownerAtWar: false }))).toBe('eiasiege-tyrol-peace');
  });
});

describe('leaders lost', () => {
  it('EIA-281 on twelve, killed by a six, else away for full months', () => {
    expect([isHit([6, 6]), isHit([6, 5])]).toEqual([true, false]);
    expect(wound(6, { y: 1806, m: 3 }, {})).toBe('killed');
    expect(wound(2, { y: 1806, m: 3 }, {})).toEqual({ y: 1806, m: 6 });
    expect(wound(2, { y: 1806, m: 3 }, { woundReturn: 'monthPlusDie' })).toEqual({ y: 1806, m: 5 });
    expect(monthsOn({ y: 1806, m: 11 }, 3)).toEqual({ y: 1807, m: 2 });
  });
});
