/** What a fight tells the players to do with the miniatures, and what the ledger keeps of it. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import type { Fact } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { codeOf, say as message } from '../../../src/engine/message.ts';
import { begin, codesIn, play, refusal, small, top, withUnit } from '../fixtures.ts';

const acting = (step: 'move' | 'combats'): Battle => ({ ...begin(), phase: 6, action: { formation: 'ii', step } });
const enter = (battle: Battle, slot: string, thing: Thing) =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing });
const say = (battle: Battle, facts: Record<string, boolean | string>) =>
  play(battle, { do: 'answer', task: top(battle).id, facts });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });
const factOf = (battle: Battle, key: string): Fact | undefined =>
  procedureFor(top(battle).kind).facts!(battle, top(battle)).find((fact) => fact.key === key);
const reading = (battle: Battle) => procedureFor(top(battle).kind).reading(battle, top(battle));

/** Husson beats Kempt, who draws Normal and falls back 8 cm. */
function beaten(battle: Battle): Battle {
  let here = play(battle, { do: 'combat', attackers: ['husson'], target: 'kempt' });
  for (;;) {
    const need = procedureFor('close-combat').needs(here, top(here))[0]!;
    if (need.want !== 'dice') break;
    // In hard cover the one hit is proved.
    const made = need.slot.startsWith('throw:husson') ? 1 : 0;
    here = enter(here, need.slot, { dice: Array.from({ length: need.dice }, (_, n): Face => (n < made ? 6 : 1)) });
  }
  return enter(here, 'check:kempt', { result: 'N' });
}

describe('a loser that backs into a built-up area', () => {
  it('NBC-CC-28 occupies an empty one when it comes to lie more in than out of it', () => {
    const lost = beaten(acting('combats'));
    expect(factOf(lost, 'd:backsInto')!.options).toEqual([
      { value: 'clear', label: 'combat-open-ground' },
      {
        value: 'farm',
        label: message('combat-more-in', { area: { id: 'farm', name: 'the farm' } }),
        effect: 'combat-area-occupies',
      },
      { value: 'edge', label: 'combat-more-out', effect: 'combat-area-edge' },
    ]);
    expect(accept(say(lost, { 'd:backsInto': 'farm' })).units.kempt).toMatchObject({ area: 'farm', occupied: 0 });
    expect(accept(say(lost, { 'd:backsInto': 'edge' })).units.kempt!.area).toBeNull();
  });

  it.each(['pack', 'campi'])('NBC-CC-28 finds no way through one that %s holds, of whichever side', (holder) => {
    const lost = beaten(withUnit(acting('combats'), holder, { area: 'farm' }));
    const [, farm] = factOf(lost, 'd:backsInto')!.options!;
    expect(farm!.effect).toBe('combat-area-no-way');
    expect(accept(say(lost, { 'd:backsInto': 'farm' })).units.kempt!.area).toBeNull();
  });

  it('NBC-CC-28 is not asked of its own area, which it always leaves', () => {
    const lost = beaten(withUnit(acting('combats'), 'kempt', { area: 'farm' }));
    expect(factOf(lost, 'd:backsInto')).toBeUndefined();
    expect(accept(lost).units.kempt!.area).toBeNull();
  });
});

describe('a fight for a strong point', () => {
  const mill = { areas: [{ id: 'mill', name: 'the mill', kind: 'strong-point' as const }] };
  const held = (): Battle => withUnit({ ...acting('combats'), scenario: small(mill) }, 'kempt', { area: 'mill' });

  it('NBC-GL-27 is no fight for a built-up area: half of the hits are proved, and the winner takes it', () => {
    const fight = play(held(), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(factOf(fight, 'area')!.value).toBe('open');
    expect(factOf(fight, 'd:strongPoint')!.value).toBe(true);
    const lost = accept(beaten(held()));
    expect([lost.units.kempt!.area, lost.units.husson!.area]).toEqual([null, 'mill']);
  });

  it('NBC-CC-01 NBC-GL-27 cavalry may attack it, as it may no built-up area', () => {
    const charge = { do: 'charge', unit: 'pire', target: 'kempt' } as const;
    const step = { formation: 'ii', step: 'move' } as const;
    expect(top(play({ ...held(), action: step }, charge)).kind).toBe('charge');
    const farm = withUnit({ ...acting('move') }, 'kempt', { area: 'farm' });
    expect(refusal(farm, charge)).toBe('attack-cavalry-area');
  });
});

describe('who is free for the next combat', () => {
  it('NBC-CC-33 is told when this one is over, and the ledger holds nobody in contact', () => {
    const charged = withUnit(acting('combats'), 'husson', { facts: { contact: 'kempt', strikes: 'front' } });
    const lost = beaten(charged);
    expect(combatDuel(lost, top(lost)).onTheTable.at(-1)).toMatchObject({
      code: 'table-free',
      args: { units: [{ id: 'husson' }, { id: 'kempt' }], n: 2 },
    });
    expect(accept(lost).units.husson!.facts.contact).toBeUndefined();
  });
});

describe('how bases touch', () => {
  it('NBC-CC-02 a charge that goes home squares up, unless it comes in at an angle', () => {
    const charged = enter(play(acting('move'), { do: 'charge', unit: 'husson', target: 'kempt' }), 'card', {
      result: 'N',
    });
    expect(codesIn(reading(charged).means)).toEqual(['in-turn', 'charge-makes-contact', 'table-square-up']);
    expect(codesIn(reading(say(charged, { 'a:angled': true })).means)).toContain('table-angled');
  });

  it('NBC-MOV-18 who began before the front is told that it strikes no flank', () => {
    const charged = withUnit(acting('combats'), 'husson', { facts: { contact: 'kempt', strikes: 'front' } });
    const fight = play(charged, { do: 'combat', attackers: ['husson'], target: 'kempt' });
    const notes = (battle: Battle) => combatDuel(battle, top(battle)).notes.map(codeOf);
    expect(notes(fight)).not.toContain('combat-wrong-face');
    expect(notes(say(fight, { 'a:strikes': 'flank' }))).toContain('combat-wrong-face');
  });
});
