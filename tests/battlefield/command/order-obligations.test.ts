import { describe, expect, it } from 'vitest';
import {
  frontLineAdvice,
  leastInFrontLine,
  leastMove,
  mayFollow,
  mayShiftFrontLine,
  mostMove,
  OBLIGATIONS,
  obeys,
  orderDuty,
  orderWhenAttacked,
  rejoins,
  waysToEngage,
} from '../../../src/battlefield/rules/command/order-obligations.ts';
import { COLUMN_DEPTHS, mayMarchByRoad } from '../../../src/battlefield/rules/movement/bridges.ts';
import { ORDERS, type Order } from '../../../src/book/terms.ts';
import { say } from '../../../src/engine/message.ts';

const pace = { bestDistanceCm: 16, availableCm: 24 };
const infantry = { arm: 'infantry', enemyInZone: true } as const;
const least = (order: Order, more = {}) => leastMove(order, { ...pace, ...more })?.total ?? null;

describe('advancing', () => {
  it('NBC-ORD-02 Pursue-Keen: best distance or more, to contact, +1 to close, No-Attack ignored', () => {
    expect(least('pursue-keen')).toBe(16);
    expect(least('pursue-keen', { enemyInZone: true })).toBe(16);
    expect(OBLIGATIONS['pursue-keen']).toMatchObject({ closingBonus: 1, noAttack: 'may-ignore' });
    expect(waysToEngage('pursue-keen', infantry)).toEqual(['contact']);
    expect(waysToEngage('pursue-keen', { ...infantry, enemyInZone: false })).toEqual(['contact']);
  });

  it('NBC-ORD-03 Pursue-Normal: the same without the +1', () => {
    expect(least('pursue')).toBe(16);
    expect(OBLIGATIONS.pursue).toMatchObject({ closingBonus: 0, noAttack: 'may-ignore', row: 'NBC-ORD-03' });
    expect(waysToEngage('pursue', infantry)).toEqual(['contact']);
  });

  it('NBC-ORD-04 Attack-Keen: engage in the Contact Zone, else 10 cm, +1 to close', () => {
    expect(least('attack-keen')).toBe(10);
    expect(least('attack-keen', { enemyInZone: true })).toBeNull();
    expect(OBLIGATIONS['attack-keen']).toMatchObject({ closingBonus: 1, noAttack: 'binds' });
    expect(waysToEngage('attack-keen', infantry)).toEqual(['firefight', 'contact']);
  });

  it('NBC-ORD-05 Attack-Normal: engage in the Contact Zone, else 8 cm', () => {
    expect(least('attack')).toBe(8);
    expect(OBLIGATIONS.attack).toMatchObject({ closingBonus: 0, noAttack: 'binds', autoAttack: 'compels' });
    expect(waysToEngage('attack', { ...infantry, enemyInZone: false })).toEqual([]);
    expect(waysToEngage('attack', { ...infantry, arm: 'cavalry' })).toEqual(['contact']);
    expect(waysToEngage('attack', infantry, { attackEngage: 'contactOnly' })).toEqual(['contact']);
  });

  it.each([
    ['guns', { arm: 'artillery' }],
    ['detachments', { detachment: true }],
    ['garrisons', { garrison: true }],
    ['units out of command', { outOfCommand: true }],
    ['units barred by a one', { barred: true }],
  ] as const)('NBC-ORD-05 %s are excused (AMB-159)', (_, more) => {
    expect(waysToEngage('attack', { ...infantry, ...more })).toEqual([]);
  });

  it('NBC-ORD-02 nobody owes more than he can move (AMB-27)', () => {
    expect(least('pursue-keen', { availableCm: 5 })).toBe(5);
    expect(obeys('pursue', 5, { bestDistanceCm: 16, availableCm: 5 }).ok).toBe(true);
    expect(obeys('pursue', 15, pace)).toMatchObject({ ok: false, row: 'NBC-ORD-03' });
    expect(obeys('attack', 8, pace).ok).toBe(true);
    expect(obeys('attack', 7.5, pace)).toMatchObject({ ok: false, row: 'NBC-ORD-05' });
  });
});

describe('standing', () => {
  it('NBC-ORD-06 Defend-Keen: the front line goes back 0 cm, forward 5 cm', () => {
    expect(mayShiftFrontLine('defend-keen', 5).ok).toBe(true);
    expect(mayShiftFrontLine('defend-keen', 6)).toMatchObject({ ok: false, row: 'NBC-ORD-06' });
    expect(mayShiftFrontLine('defend-keen', -1)).toMatchObject({ ok: false, row: 'NBC-ORD-06' });
    expect(OBLIGATIONS['defend-keen'].autoAttack).toBe('compels');
    expect(least('defend-keen')).toBeNull();
  });

  it('NBC-ORD-07 Defend-Normal: the front line goes forward 0 cm, back 5 cm', () => {
    expect(mayShiftFrontLine('defend', -5).ok).toBe(true);
    expect(mayShiftFrontLine('defend', -5.5)).toMatchObject({ ok: false, row: 'NBC-ORD-07' });
    expect(mayShiftFrontLine('defend', 1)).toMatchObject({ ok: false, row: 'NBC-ORD-07' });
    expect(mayShiftFrontLine('attack', 20).ok).toBe(true);
  });

  it('NBC-GL-11 a unit over 5 cm ahead is not in the front line, which runs through half of the units or more', () => {
    expect([2, 5, 6].map(leastInFrontLine)).toEqual([1, 3, 3]);
    expect(frontLineAdvice('defend', 5)).toEqual(say('front-line-advice', { least: 3, units: 5, cm: 5 }));
    expect(frontLineAdvice('attack', 5)).toBeNull();
    expect(frontLineAdvice('defend', 1)).toBeNull();
    expect(frontLineAdvice('defend', 2)).toEqual(say('front-line-advice', { least: 1, units: 2, cm: 5 }));
    expect(ORDERS.filter((order) => frontLineAdvice(order, 2))).toEqual(['defend-keen', 'defend']);
  });

  it('NBC-ORD-12 Hold: no movement at all', () => {
    expect(mostMove('hold')).toBe(0);
    expect(obeys('hold', 1, pace)).toMatchObject({ ok: false, row: 'NBC-ORD-12' });
    expect(obeys('hold', 0, pace).ok).toBe(true);
    expect(OBLIGATIONS.hold).toMatchObject({ mayStart: 'firefight', mayReplyToFire: true, artilleryFires: true });
  });
});

describe('retiring', () => {
  it('NBC-ORD-08 Pull Back-Normal: 10 to 15 cm, fewer if no more can be done', () => {
    expect(least('pull-back')).toBe(10);
    expect(least('pull-back', { availableCm: 6 })).toBe(6);
    expect(mostMove('pull-back')).toBe(15);
    expect(obeys('pull-back', 9, pace)).toMatchObject({ ok: false, row: 'NBC-ORD-08' });
    expect(obeys('pull-back', 16, pace)).toMatchObject({ ok: false, row: 'NBC-ORD-08' });
    expect(obeys('pull-back', 12, pace).ok).toBe(true);
    expect(OBLIGATIONS['pull-back'].autoAttack).toBe('compels');
  });

  it('NBC-ORD-09 Pull Back-Keen: 15 cm or more', () => {
    expect(least('pull-back-keen')).toBe(15);
    expect(mostMove('pull-back-keen')).toBeNull();
  });

  it('NBC-ORD-10 Withdraw-Normal: best distance until out of sight, Auto-Attack ignored', () => {
    expect(least('withdraw')).toBe(16);
    expect(least('withdraw', { outOfSight: true })).toBeNull();
    expect(OBLIGATIONS.withdraw.autoAttack).toBe('may-ignore');
  });

  it('NBC-ORD-11 Withdraw-Keen: each unit at its own best, until out of sight, Auto-Attack ignored', () => {
    expect(least('withdraw-keen')).toBe(24);
    expect(least('withdraw-keen', { outOfSight: true })).toBeNull();
    expect(OBLIGATIONS['withdraw-keen'].autoAttack).toBe('may-ignore');
  });
});

describe('marching', () => {
  it('NBC-ORD-13 Redeploy: +5 cm, no guns, no stands, four screens, starts nothing, answers with all hits confirmed', () => {
    expect(OBLIGATIONS.redeploy).toMatchObject({
      baseRateCm: 5,
      artilleryFires: false,
      standsDeploy: false,
      screens: 4,
      mayStart: 'none',
      mayReplyToFire: true,
      hitsConfirm: { firefight: true, closeCombat: true },
      qualityWhenAttacked: -1,
      roadColumn: true,
    });
    expect(ORDERS.every((next) => mayFollow('redeploy', next).ok)).toBe(true);
  });

  it('NBC-ORD-13 attacked hand to hand or by a firefight it becomes Defend-Normal afterwards (AMB-29)', () => {
    expect(orderWhenAttacked('redeploy', 'firefight')).toEqual({ order: 'defend', from: 'after' });
    expect(orderWhenAttacked('redeploy', 'close-combat')).toEqual({ order: 'defend', from: 'after' });
    expect(orderWhenAttacked('redeploy', 'artillery')).toBeNull();
    expect(orderWhenAttacked('redeploy', 'artillery', { autoDefendTrigger: 'anyFire' })).toMatchObject({
      order: 'defend',
    });
    expect(orderWhenAttacked('redeploy', 'skirmish', { autoDefendTrigger: 'anyFire' })).not.toBeNull();
    expect(orderWhenAttacked('redeploy', 'firefight', { autoDefendTiming: 'before' })?.from).toBe('before');
    expect(orderWhenAttacked('attack', 'close-combat')).toBeNull();
  });

  it('NBC-ORD-14 Strategic Movement: +15 cm, no reply to fire, -2, and only Hold or Withdraw after it', () => {
    expect(OBLIGATIONS.strategic).toMatchObject({
      baseRateCm: 15,
      artilleryFires: false,
      standsDeploy: false,
      screens: 4,
      mayStart: 'none',
      mayReplyToFire: false,
      hitsConfirm: { closeCombat: true },
      qualityWhenAttacked: -2,
    });
    expect(ORDERS.filter((next) => mayFollow('strategic', next).ok)).toEqual(['withdraw', 'withdraw-keen', 'hold']);
    expect(mayFollow('strategic', 'attack')).toMatchObject({ ok: false, row: 'NBC-ORD-14' });
    expect(orderWhenAttacked('strategic', 'close-combat')).toEqual({ order: 'defend', from: 'after' });
  });
});

describe('left behind', () => {
  it('NBC-ORD-15 they rejoin at the next order that is no attack, where the owner does not choose (AMB-28)', () => {
    expect(rejoins('defend')).toBe(true);
    expect(rejoins('pursue')).toBe(false);
    expect(rejoins('defend', { optOutRejoin: 'ownerChoice' })).toBe(false);
  });
});

describe('road column', () => {
  const march = { order: 'redeploy', ground: 'soft', paved: false, rearClear: true } as const;

  it('NBC-ORD-16 under a marching order, with four depths clear behind, not in mud', () => {
    expect(mayMarchByRoad(march).ok).toBe(true);
    expect(mayMarchByRoad({ ...march, order: 'strategic' }).ok).toBe(true);
    expect(mayMarchByRoad({ ...march, order: 'withdraw' }).ok).toBe(false);
    expect(mayMarchByRoad({ ...march, rearClear: false })).toMatchObject({ ok: false, row: 'NBC-ORD-16' });
    expect(mayMarchByRoad({ ...march, ground: 'mud' }).ok).toBe(false);
    expect(mayMarchByRoad({ ...march, ground: 'mud', paved: true }).ok).toBe(true);
    expect(COLUMN_DEPTHS).toBe(4);
  });
});

describe('collected', () => {
  const those = (test: (order: Order) => boolean) => ORDERS.filter(test);

  it('NBC-ORD-24 closing +1, No-Attack and Auto-Attack ignored, penalties and bans, order by order', () => {
    expect(those((o) => OBLIGATIONS[o].closingBonus === 1)).toEqual(['pursue-keen', 'attack-keen']);
    expect(those((o) => OBLIGATIONS[o].noAttack === 'may-ignore')).toEqual(['pursue-keen', 'pursue']);
    expect(those((o) => OBLIGATIONS[o].autoAttack === 'may-ignore')).toEqual(['withdraw', 'withdraw-keen']);
    expect(those((o) => OBLIGATIONS[o].autoAttack === 'never')).toEqual(['redeploy', 'strategic']);
    expect(those((o) => !OBLIGATIONS[o].mayReplyToFire)).toEqual(['strategic']);
    expect(those((o) => OBLIGATIONS[o].qualityWhenAttacked !== 0)).toEqual(['redeploy', 'strategic']);
    expect(those((o) => OBLIGATIONS[o].gunsRethrow)).toEqual(['redeploy', 'strategic']);
    expect(those((o) => OBLIGATIONS[o].hitsConfirm.firefight)).toEqual(['redeploy']);
    expect(those((o) => OBLIGATIONS[o].hitsConfirm.closeCombat)).toEqual(['redeploy', 'strategic']);
    expect(those((o) => !OBLIGATIONS[o].artilleryFires)).toEqual(['redeploy', 'strategic']);
    expect(those((o) => !OBLIGATIONS[o].standsDeploy)).toEqual(['redeploy', 'strategic']);
  });

  it('NBC-ORD-24 every order has its own row and its own words', () => {
    expect(ORDERS.map((order) => OBLIGATIONS[order].row)).toEqual(
      ORDERS.map((_, i) => `NBC-ORD-${String(i + 2).padStart(2, '0')}`),
    );
    expect(ORDERS.map((order) => orderDuty(order).args)).toEqual([
      {},
      {},
      { least: 10 },
      { least: 8 },
      { back: 0, forward: 5 },
      { back: 5, forward: 0 },
      { least: 10, most: 15 },
      { least: 15 },
      {},
      {},
      {},
      { more: 5 },
      { more: 15 },
    ]);
  });
});
