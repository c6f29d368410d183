import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { menu, unitMenu } from '../../../src/battlefield/menu.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { formationInLull, zoneNow } from '../../../src/battlefield/rules/lulls/lulls.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';
import { answer, begin, goTo, into, play, refusal, top, withUnit } from '../fixtures.ts';

/** Turn 2 of the small battle, with the lull agreed at the end of turn 1. */
const lullIn = (phase: number, covers?: readonly string[], by: 'a' | 'b' = 'a'): Battle => {
  const agreed = play(goTo(begin(), 9), { do: 'lull', side: by, where: 'the left', ...(covers && { covers }) });
  return phase === 1 ? into(agreed, 1, 2) : goTo(into(agreed, 1, 2), phase, 2);
};
const choose = (side: 'a' | 'b', formation: string): Play => ({ do: 'choose', side, card: { formation } });
/** II Corps moves in a lull that the French offered. */
const moving = (covers?: readonly string[]): Battle => {
  let battle = play(lullIn(6, covers), choose('a', 'ii'));
  battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'under' });
  return play(battle, { do: 'next' });
};

describe('a lull in force', () => {
  it('NBC-LUL-03 nobody skirmishes, fires or attacks in it', () => {
    const out = withUnit(lullIn(3), 'husson', { stands: 1 });
    const skirmish: Play = { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } };
    expect(refusal(out, skirmish)).toContain('lull');
    expect(menu(out).filter((one) => one.do === 'skirmish')).toEqual([]);
    const four = lullIn(4);
    expect(refusal(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toContain('lull');
    expect(menu(four).filter((one) => one.do === 'fire')).toEqual([]);
    const charge: Play = { do: 'charge', unit: 'husson', target: 'kempt' };
    expect(refusal(moving(), charge)).toContain('lull');
    expect(menu(moving()).filter((one) => one.do === 'charge')).toEqual([]);
  });

  it('NBC-LUL-03 of a part of the field binds those in it, whichever side of a shot they are on', () => {
    const part = (phase: number, ...covers: string[]) => withUnit(lullIn(phase, covers), 'husson', { stands: 1 });
    const skirmish: Play = { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } };
    expect(refusal(part(3, 'ii'), skirmish)).toContain('lull');
    expect(refusal(part(3, 'picton'), skirmish)).toContain('lull');
    expect(top(play(part(3, 'iii', 'guards'), skirmish)).kind).toBe('skirmish');
    expect(refusal(part(4, 'ii'), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe('volley-none-left');
    expect(top(play(part(4, 'iii'), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).kind).toBe('volley');
  });

  it('NBC-LUL-03 the Contact Zone is 5 cm for those in it and 10 cm for the others', () => {
    const battle = lullIn(7, ['ii']);
    expect([zoneNow(battle, battle.units.husson), zoneNow(battle, battle.units.lefol)]).toEqual([5, 10]);
    expect(formationInLull(lullIn(7), null)).toBe(true);
  });

  it('NBC-LUL-03 a unit in it does not advance; one beside it stops at its edge; the table has the last word', () => {
    let battle = play(moving(), { do: 'move', unit: 'husson' });
    const { move } = { move: procedureFor('move') };
    expect(move.warnings!(battle, top(battle)).map(codeOf)).toContain('lull-no-advance');
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { forward: true } });
    expect(refusal(battle, { do: 'accept', task: top(battle).id })).toContain('lull');
    expect(play(battle, { do: 'decide', task: top(battle).id, choice: 'moved' }).units.husson!.facts.moved).toBe(true);
    const beside = play(moving(['iii']), { do: 'move', unit: 'husson' });
    expect(move.warnings!(beside, top(beside)).map(codeOf)).toContain('lull-stop-at-edge');
    expect(move.facts!(beside, top(beside)).map(({ key }) => key)).not.toContain('forward');
  });

  it('NBC-LUL-03 a six compels nobody, and Attack asks for no distance', () => {
    let battle = play(moving(), { do: 'move', unit: 'husson' });
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { inCZ: true } });
    battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: [6, 5] } });
    const read = procedureFor('move').reading(battle, top(battle));
    expect(speak(read.means)).toContain('nobody attacks');
    expect(play(battle, { do: 'accept', task: top(battle).id }).units.husson!.facts.mustAttack).toBeUndefined();
  });

  it('NBC-LUL-03 the side that offered it moves all its formations first, and no Bye changes that', () => {
    let battle = lullIn(6, undefined, 'b');
    expect(refusal(battle, choose('a', 'ii'))).toBe('contest-lull');
    expect(menu(battle).filter((one) => one.do === 'choose')).toEqual([choose('b', 'picton')]);
    battle = play(battle, choose('b', 'picton'));
    expect(top(battle)).toMatchObject({ kind: 'command', formation: 'picton' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'under' }, { do: 'finish' });
    for (const { id } of Object.values(battle.formations).filter(({ side, card }) => side === 'b' && card === 'hand'))
      battle = play(battle, { do: 'pass', formation: id });
    expect(top(play(battle, choose('a', 'ii'))).formation).toBe('ii');
    // The French have a Bye; while they move first it would make nobody move.
    expect(refusal(lullIn(6), { do: 'choose', side: 'a', card: 'bye' })).toContain('lull');
  });

  it('NBC-LUL-03 the table takes a formation out of it, or ends it, by hand and at any time', () => {
    const out = withUnit(lullIn(3), 'husson', { stands: 1 });
    const skirmish: Play = { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } };
    const others = play(out, { do: 'set', what: 'lull', covers: ['iii'] });
    expect(top(play(others, skirmish)).kind).toBe('skirmish');
    expect(play(others, { do: 'set', what: 'lull', covers: 'all' }).lull).not.toHaveProperty('covers');
    expect(play(out, { do: 'set', what: 'lull', covers: [] }).lull).toBe(null);
    expect(refusal(out, { do: 'set', what: 'lull', covers: ['nobody'] })).toBe('no-such-formation');
    expect(refusal(begin(), { do: 'set', what: 'lull', covers: 'all' })).toBe('lull-none-offered');
  });
});

describe('changing places', () => {
  const swap: Play = { do: 'swap', unit: 'husson', with: 'campi' };

  it('NBC-LUL-03 two units of a formation change places, with what the place brings', () => {
    let battle = withUnit(moving(), 'husson', { area: 'farm', areaIn: 1, occupied: 20, facts: { town: true } });
    expect(unitMenu(battle, 'husson')).toContainEqual(swap);
    battle = answer(play(battle, swap), {});
    expect(battle.units.husson).toMatchObject({ area: null, facts: { moved: true } });
    expect(battle.units.husson!.facts.town).toBeUndefined();
    expect(battle.units.campi).toMatchObject({
      area: 'farm',
      areaIn: 2,
      occupied: 0,
      facts: { town: true, moved: true },
    });
    expect(refusal(battle, swap)).toBe('swap-good-order');
    expect(refusal(battle, { do: 'move', unit: 'campi' })).toBe('move-finished');
  });

  it.each(['ooc', 'cutOff', 'tooFar', 'near'])(
    'NBC-LUL-03 not when the table says "%s", but by its own word',
    (key) => {
      let battle = play(moving(), swap);
      battle = play(battle, { do: 'answer', task: top(battle).id, facts: { [key]: true } });
      expect(refusal(battle, { do: 'accept', task: top(battle).id })).toMatch(/./);
      expect(play(battle, { do: 'decide', task: top(battle).id, choice: 'swapped' }).units.campi!.facts.moved).toBe(
        true,
      );
    },
  );

  it.each([
    ['husson', 'ooc'],
    ['campi', 'ooc'],
    ['husson', 'inCZ'],
    ['campi', 'inCZ'],
  ])('NBC-LUL-03 not where %s is known to be in “%s”, whichever of the two it is', (id, key) => {
    const battle = play(withUnit(moving(), id, { facts: { [key]: true } }), swap);
    expect(refusal(battle, { do: 'accept', task: top(battle).id })).toMatch(/./);
    const free = play(moving(), swap);
    expect(play(free, { do: 'accept', task: top(free).id }).units.campi!.facts.moved).toBe(true);
  });

  it('NBC-LUL-03 only in a lull, in one formation, and for those free to move', () => {
    const noLull = play(moving(), { do: 'set', what: 'lull', covers: [] });
    expect(refusal(noLull, swap)).toBe('swap-in-lull');
    expect(refusal(moving(), { ...swap, with: 'lefol' })).toBe('swap-moving-formation');
    expect(refusal(withUnit(moving(), 'campi', { resting: true }), swap)).toBe('swap-good-order');
    expect(refusal(withUnit(moving(), 'campi', { fate: 'broken' }), swap)).toBe('swap-good-order');
  });
});
