/** What garrisons, detachments, looters and trains are, asked of the rules that play them. */
import { describe, expect, it } from 'vitest';
import { mayBeOutOfCommand } from '../../../src/battlefield/quality-check.ts';
import { type RecoveryFacts, recover } from '../../../src/battlefield/recovery/recovery.ts';
import {
  type Combat,
  type Fighter,
  hasNoFlanks,
  mayAttack,
} from '../../../src/battlefield/rules/close-combat/facts.ts';
import { fateWithoutCP } from '../../../src/battlefield/rules/close-combat/retreat.ts';
import { bonuses, combatDice, penalties, toHit } from '../../../src/battlefield/rules/close-combat/throws.ts';
import { waysToEngage } from '../../../src/battlefield/rules/command/order-obligations.ts';
import { artilleryThrow } from '../../../src/battlefield/rules/fire/artillery.ts';
import { casualties } from '../../../src/battlefield/rules/fire/casualties.ts';
import { type Musketeers, mayBeFiredAt, mayOpenFire, mayReply } from '../../../src/battlefield/rules/fire/firefight.ts';
import { canBeSkirmished } from '../../../src/battlefield/rules/fire/skirmish.ts';
import { contactZoneFlags } from '../../../src/battlefield/rules/movement/contact-zone.ts';
import { type MoveFacts, moveAllowance } from '../../../src/battlefield/rules/movement/movement.ts';
import { trainCombatCP } from '../../../src/battlefield/rules/special-troops/trains.ts';
import { unless } from '../../../src/engine/legality.ts';
import { BASE_SIZES } from '../../../src/scenarios/labels.ts';
import { begin } from '../fixtures.ts';
import { brigade, shotBy } from '../muster.ts';

const fighter = (more: Partial<Fighter> = {}): Fighter => ({ id: 'd', troop: 'infantry', q: 3, cp: 4, ...more });
const against = (defender: Fighter, more: Partial<Combat> = {}): Combat => ({
  attackers: [{ id: 'a', troop: 'infantry', q: 3, cp: 6, strikes: 'rear' }],
  defender: { ...defender, flanked: true },
  ...more,
});
const throwing = (combat: Combat) =>
  ({ combat, role: 'attacker', thrower: combat.attackers[0], target: combat.defender }) as const;
const muskets = (more: Partial<Musketeers> = {}): Musketeers => ({
  ...brigade(),
  quality: 3,
  exhaustion: 0,
  fresh: false,
  ...more,
});
const view = { closestInFront: true, strikes: 'front' } as const;
const march: MoveFacts = { arm: 'infantry', moveClass: 'foot', ground: 'hard', hills: 'rolling' };
const standing = begin().units.husson!;
const beaten: Omit<RecoveryFacts, 'detachment'> = {
  ...{ startCP: 3, lost: 2, shaken: false, disordered: true, resting: true, clear: true },
  ...{ exhaustion: 1, outOfCommand: false, inContactZone: false },
};

describe('a garrison', () => {
  it('NBC-GAR-08 is behind hard cover, has neither flank nor rear, and is never out of command', () => {
    const combat = against(fighter({ troop: 'garrison' }));
    expect(penalties(throwing(combat)).map(({ what }) => what)).toEqual(['hard-cover']);
    expect(bonuses(throwing(combat))).toEqual([]);
    const volley = artilleryThrow(shotBy({}, { target: brigade({ kind: 'garrison' }), aspect: 'rear' }));
    expect(volley.penalties).toHaveLength(1);
    expect(casualties(brigade({ kind: 'garrison' }), { hits: 1, aspects: ['rear'] }).check?.aspects).toEqual([]);
    expect(hasNoFlanks(combat)).toBe(true);
    expect(mayBeOutOfCommand({ ...standing, kind: 'garrison' })).toBe(false);
  });

  it('NBC-GAR-05 takes no part in skirmishes or firefights', () => {
    expect(canBeSkirmished({ ...brigade({ kind: 'garrison' }), skirmish: 0 }).ok).toBe(false);
    expect(unless(mayOpenFire(muskets()), mayBeFiredAt(muskets({ kind: 'garrison' }))).ok).toBe(false);
    expect(unless(mayOpenFire(muskets({ kind: 'garrison' })), mayBeFiredAt(muskets())).ok).toBe(false);
    expect(mayReply(muskets({ kind: 'garrison' }), view, false).ok).toBe(false);
    // Nor does the Supporting Unit beside it.
    expect(unless(mayOpenFire(muskets({ inGarrisonedArea: true })), mayBeFiredAt(muskets())).ok).toBe(false);
  });

  it('NBC-GAR-11 neither moves nor attacks, and Broken it is Eliminated', () => {
    expect(moveAllowance({ ...march, garrison: true })).toMatchObject({ kind: 'cannot', row: 'NBC-GAR-11' });
    const garrison = fighter({ troop: 'garrison' });
    expect(mayAttack({ attacker: garrison, alreadyThere: 0 })).toMatchObject({ ok: false, row: 'NBC-GAR-11' });
    expect(waysToEngage('pursue', { arm: 'infantry', enemyInZone: true, garrison: true })).toEqual([]);
    expect(casualties(brigade({ kind: 'garrison', cp: 1 }), { hits: 1, aspects: [] }).fate).toBe('eliminated');
    expect(fateWithoutCP(garrison)).toBe('eliminated');
  });
});

describe('a detachment', () => {
  it('NBC-DET-04 starts no fight and answers one', () => {
    expect(unless(mayOpenFire(muskets({ kind: 'detachment' })), mayBeFiredAt(muskets())).ok).toBe(false);
    expect(mayReply(muskets({ kind: 'detachment' }), view, false).ok).toBe(true);
    expect(unless(mayOpenFire(muskets()), mayBeFiredAt(muskets({ kind: 'detachment' }))).ok).toBe(true);
    expect(mayAttack({ attacker: fighter({ detachment: true }), alreadyThere: 0 }).ok).toBe(false);
    const six = contactZoneFlags([6], { order: 'attack', quality: 3, arm: 'cavalry', detachment: true });
    expect(six.mustAttack).toBe(false);
    expect(waysToEngage('attack', { arm: 'cavalry', enemyInZone: true, detachment: true })).toEqual([]);
  });

  it('NBC-DET-05 wins back order and breath, never points; Broken it is Eliminated; it is never out of command', () => {
    expect(recover('VH', { ...beaten, detachment: true })).toEqual({ points: 0, disorder: true, tiredness: true });
    expect(recover('VL', { ...beaten, detachment: true }, { vlAlways: 'yes' }).points).toBe(0);
    expect(recover('VH', { ...beaten, detachment: false }).points).toBe(1);
    expect(casualties(brigade({ kind: 'detachment', cp: 2 }), { hits: 3, aspects: [] }).fate).toBe('eliminated');
    expect(fateWithoutCP(fighter({ detachment: true }))).toBe('eliminated');
    expect(mayBeOutOfCommand({ ...standing, kind: 'detachment' })).toBe(false);
  });

  it('NBC-DET-07 stands on a base of 20 by 20 mm', () => {
    expect(BASE_SIZES.detachment).toEqual({ front: 20, depth: 20 });
  });
});

describe('looters', () => {
  it('NBC-BAG-04 stay, hurt nobody, and are struck as Disordered troops', () => {
    expect(moveAllowance({ ...march, looting: true })).toMatchObject({ kind: 'cannot', row: 'NBC-BAG-04' });
    expect(mayAttack({ attacker: fighter({ looting: true }), alreadyThere: 0 })).toMatchObject({ row: 'NBC-BAG-04' });
    expect(unless(mayOpenFire(muskets({ looting: true })), mayBeFiredAt(muskets()))).toMatchObject({
      row: 'NBC-BAG-04',
    });
    expect(mayReply(muskets({ looting: true }), view, false)).toMatchObject({ row: 'NBC-BAG-04' });
    const loot = fighter({ looting: true, engineer: true, battery: 'foot' });
    expect(combatDice(loot, 'defender').total).toBe(0);
    // Cavalry hits ordered infantry on 6 and Disordered on 4.
    expect(toHit(fighter({ troop: 'cavalry' }), loot).total).toBe(4);
  });
});

describe('a pontoon train', () => {
  it('NBC-PON-03 fights as infantry of 1 CP, of 2 with engineers, starts nothing, and Broken is Eliminated', () => {
    const train = fighter({ troop: 'pontoon', cp: 0 });
    for (const engineer of [false, true])
      expect(combatDice({ ...train, engineer }, 'defender').total).toBe(trainCombatCP(engineer));
    expect(toHit(fighter(), train).total).toBe(toHit(fighter(), fighter()).total);
    expect(mayAttack({ attacker: train, alreadyThere: 0 }).ok).toBe(false);
    expect(fateWithoutCP(train)).toBe('eliminated');
  });
});
