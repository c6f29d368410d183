/** What binds a move and is no distance, as the open question says it. */
import { describe, expect, it } from 'vitest';
import type { Battle, FactValue } from '../../../src/battlefield/battle.ts';
import { effectOf, type Fact } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { mayShiftFrontLine, obeys } from '../../../src/battlefield/rules/command/order-obligations.ts';
import type { Order } from '../../../src/book/terms.ts';
import type { Face } from '../../../src/dice/faces.ts';
import type { Legality } from '../../../src/engine/legality.ts';
import { codeOf } from '../../../src/engine/message.ts';
import type { ScenarioSource } from '../../../src/scenarios/schema.ts';
import { begin, codesIn, play, refusal, small, top, withUnit } from '../fixtures.ts';

function moving(order: Order = 'defend', more: Partial<ScenarioSource> = {}): Battle {
  const battle = begin(small(more));
  return {
    ...battle,
    phase: 6,
    action: { formation: 'ii', step: 'move' },
    formations: { ...battle.formations, ii: { ...battle.formations.ii!, order } },
  };
}
const open = (battle: Battle, unit = 'husson') => play(battle, { do: 'move', unit });
const say = (battle: Battle, facts: Record<string, FactValue>) =>
  play(battle, { do: 'answer', task: top(battle).id, facts });
const dice = (battle: Battle, ...faces: Face[]) =>
  play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: faces } });
const means = (battle: Battle) => codesIn(procedureFor(top(battle).kind).reading(battle, top(battle)).means);
const whyNot = (legal: Legality): string => (legal.ok ? 'nothing' : codeOf(legal.why));
const factOf = (battle: Battle, key: string): Fact | undefined =>
  procedureFor(top(battle).kind).facts!(battle, top(battle)).find((fact) => fact.key === key);
const warnings = (battle: Battle) => procedureFor(top(battle).kind).warnings!(battle, top(battle));

describe('the way in the Contact Zone', () => {
  const inside = (facts: Record<string, FactValue> = {}) => dice(say(open(moving()), { inCZ: true, ...facts }), 3, 4);

  it('NBC-MOV-17 is straight at the nearest enemy in front or straight away, and free while there is none', () => {
    expect(means(inside())).toContain('zone-way-toward-or-away');
    expect(means(say(inside(), { openFront: true }))).toContain('zone-way-free');
    expect(means(open(moving()))).not.toContain('zone-way-toward-or-away');
  });

  it('NBC-MOV-18 leads behind a flank only to lend it to another', () => {
    expect(means(inside())).toContain('zone-way-toward-or-away');
  });

  it('NBC-MOV-16 is his who must attack, and no other', () => {
    const compelled = dice(say(open(moving()), { inCZ: true }), 6, 4);
    expect(means(compelled)).toContain('zone-auto-attack');
    expect(means(compelled)).not.toContain('zone-way-toward-or-away');
  });
});

describe('where it ends', () => {
  it.each([
    ['obstacle', 'move-half-obstacle'],
    ['friends', 'move-half-friends'],
    ['area', 'move-half-area'],
  ])('NBC-MOV-07 not half in or over it: %s', (ends, words) => {
    expect(means(say(open(moving()), { ends }))).toContain(words);
    expect(means(open(moving()))).not.toContain(words);
  });

  it('NBC-MOV-07 NBC-CC-32 but half in the area out of which it attacks', () => {
    const held = say(open(withUnit(moving(), 'husson', { area: 'farm' })), { ends: 'area' });
    expect(means(held)).toContain('move-half-area');
    expect(means(say(held, { attacksOut: true }))).not.toContain('move-half-area');
  });
});

describe('the front line', () => {
  it.each([
    ['defend', 1],
    ['defend', -6],
    ['defend-keen', 6],
    ['defend-keen', -1],
  ] as const)('NBC-ORD-06 NBC-ORD-07 under %s does not shift %i cm', (order, lineCm) => {
    const battle = open(moving(order));
    const words = whyNot(mayShiftFrontLine(order, lineCm));
    expect(means(say(battle, { lineCm }))).toContain(words);
    expect(means(battle)).not.toContain(words);
  });

  it('NBC-GL-11 is asked of those alone who defend', () => {
    expect(factOf(open(moving('defend')), 'lineCm')).toBeDefined();
    expect(factOf(open(moving('attack')), 'lineCm')).toBeUndefined();
  });
});

describe('the order', () => {
  it('NBC-ORD-08 of a pull back allows 15 cm, and no more of the 18 it could go', () => {
    const tooFar = whyNot(obeys('pull-back', 18, { bestDistanceCm: 12, availableCm: 18 }));
    expect(means(open(moving('pull-back')))).toContain(tooFar);
    expect(means(open(moving('withdraw')))).not.toContain(tooFar);
  });
});

describe('roads, country and gaits', () => {
  const BRIDGE = { crossings: [{ id: 'bridge', name: 'the bridge', kind: 'bridge' as const }] };

  it('NBC-ORD-16 NBC-BRG-05 a march by road is not stopped by bridges; in mud or across country it is', () => {
    const march = say(open(moving('redeploy', BRIDGE)), { byRoad: 'road' });
    expect(means(march)).toContain('move-bridges-free');
    expect(means(open(moving('redeploy', BRIDGE)))).not.toContain('move-bridges-free');
    expect(means(say(march, { blocked: true }))).not.toContain('move-bridges-free');
  });

  it('NBC-SCN-15 there is no way through what cannot be crossed', () => {
    const battle = open(moving('attack', { terrain: [{ name: 'Pond', shifts: 3, crossable: false }] }));
    expect(effectOf(factOf(battle, 'terrain.0')!.effect)).toEqual({ code: 'move-no-way' });
    expect(means(say(battle, { 'terrain.0': true }))).toContain('move-no-way-through');
  });

  it('NBC-GL-28 an obstacle is crossed and never stood on: only terrain asks whether it stands in it', () => {
    expect(factOf(say(open(moving()), { 'terrain.0': true }), 'inside')).toBeUndefined();
    expect(factOf(say(open(moving()), { 'terrain.1': true }), 'inside')).toBeDefined();
  });

  it('NBC-GL-10 NBC-MOV-02 the ways to go and to turn are told in degrees', () => {
    const battle = open(moving());
    expect(factOf(battle, 'gait')!.options!.map(({ value, effect }) => [value, effect])).toEqual([
      ['ahead', undefined],
      ['oblique', { code: 'gait-up-to', args: { degrees: 45 } }],
      ['flank', 'gait-half-checked'],
      ['retrograde', 'gait-half-checked'],
    ]);
    expect(factOf(battle, 'faces')!.label).toMatchObject({
      code: 'move-faces-made',
      args: { side: 90, about: 180, cm: 5 },
    });
  });

  it('NBC-MOV-03 sideways and backwards disorder outright in the Contact Zone, as the question says', () => {
    const inside = say(open(moving()), { inCZ: true });
    const effects = factOf(inside, 'gait')!.options!.map(({ effect }) => effect);
    expect(effects.slice(2)).toEqual(['gait-half-disordered', 'gait-half-disordered']);
  });

  it('NBC-MOV-04 NBC-MOV-13 the first face of cavalry is free, in mud only where the group says so (mudFreeFace)', () => {
    const told = (ground: 'hard' | 'mud', mudFreeFace: 'yes' | 'no') => {
      const battle = moving();
      const here = { ...battle, sky: { ...battle.sky, ground }, rulings: { mudFreeFace } };
      return factOf(open(here, 'pire'), 'faceFirst')?.effect;
    };
    expect([told('hard', 'no'), told('mud', 'no'), told('mud', 'yes')]).toEqual([
      'move-free',
      'move-whole',
      'move-free',
    ]);
  });

  it('NBC-SCN-15 NBC-MOV-23 terrain tells its shifts, and an officer nothing of a check', () => {
    const terrain = [
      { name: 'Bog', shifts: 2, disorderTest: true },
      { name: 'Scrub', shifts: 0, disorderTest: true },
    ];
    const unit = open(moving('attack', { terrain }));
    const officer = play(moving('attack', { terrain }), { do: 'ride', officer: 'reille' });
    const effects = (battle: Battle) =>
      [0, 1].map((n) => codesIn(effectOf(factOf(battle, `terrain.${n}`)?.effect) ?? '').slice(-1));
    expect(effects(unit)).toEqual([['move-tested'], ['move-tested']]);
    expect(effects(officer)).toEqual([['move-shifted'], ['']]);
    expect(factOf(unit, 'terrain.0')?.label).toEqual({ code: 'called', args: { who: 'Bog' } });
  });

  it.each([
    ['a Broken unit', { fate: 'broken' }],
    ['what is attached to another, apart from it', { host: 'pire' }],
  ] as const)('NBC-MOV-06 nobody is led through %s', (_, campi) => {
    const battle = open(withUnit(moving(), 'campi', campi));
    const through = factOf(battle, 'passes')!.options!.map(({ value }) => value);
    expect(through).toContain('pire');
    expect(through).not.toContain('campi');
  });

  it('NBC-BRG-03 NBC-MOV-23 bridges and friends do not hinder an officer', () => {
    expect(means(play(moving(), { do: 'ride', officer: 'reille' }))).toContain('ride-unhindered');
  });
});

describe('whom a charge may choose', () => {
  const charge = (facts: Record<string, FactValue>) =>
    say(play(moving('attack'), { do: 'charge', unit: 'husson', target: 'kempt' }), facts);

  it('NBC-MOV-19 from the Contact Zone the closest enemy in its front', () => {
    expect(warnings(charge({ 'a:inCZ': true }))).toEqual([]);
    expect(warnings(say(charge({ 'a:inCZ': true }), { 'a:closer': true }))).toEqual(['zone-closest-first']);
  });

  it('NBC-MOV-20 from outside whom it likes, straight at him in the zone', () => {
    expect(warnings(charge({ 'a:bent': true }))).toEqual(['zone-straight']);
  });
});

describe('when it has moved', () => {
  it('NBC-MOV-22 its facing is trued up and no more', () => {
    const moved = play(open(moving()), { do: 'accept', task: 't0' });
    expect(refusal(moved, { do: 'move', unit: 'husson' })).toBe('move-finished');
  });
});
