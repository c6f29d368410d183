/** A question set aside is the same question still: nobody gets a second one beside it. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/battlefield/plays.ts';
import { everything } from '../battlefield/everything.ts';
import { begin, goTo, play, refusal, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, isOffered } from './table.ts';
import { turn } from './turns.ts';

const setAside = (battle: ReturnType<typeof begin>) => play(battle, { do: 'defer', task: top(battle).id });

describe('a question that was set aside', () => {
  it('NBC-MOV-01 NBC-EQ-03 is the one move of its unit: it neither moves nor charges beside it', () => {
    const battle = setAside(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }));
    const others: Play[] = [
      { do: 'move', unit: 'husson' },
      { do: 'charge', unit: 'husson', target: 'kempt' },
    ];
    for (const other of others) {
      expect(isOffered(battle, other)).toBe(false);
      expect(refusal(battle, other)).toBe('ask-set-aside');
    }
    expect(isOffered(battle, { do: 'move', unit: 'campi' })).toBe(true);
    const [task] = battle.agenda;
    const moved = accepts(play(battle, { do: 'resume', task: task?.id ?? '' }));
    expect(moved.units.husson?.facts.moved).toBe(true);
  });

  it('NBC-BUA-01 NBC-GAR-02 NBC-MOV-01 is the move that led into the village entered meanwhile, which it does not leave', () => {
    const begun = setAside(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }));
    const inside = does(begun, { do: 'occupy', unit: 'husson', area: 'farm' });
    const [task] = inside.agenda;
    const moved = accepts(play(inside, { do: 'resume', task: task?.id ?? '' }));
    expect(moved.units.husson).toMatchObject({ area: 'farm', areaIn: moved.turn });
    expect(moved.units.husson?.facts.moved).toBe(true);
    // A move that is begun there leads out of it.
    const next = does(acts(turn(moved, 20), 'ii', 'move'), { do: 'move', unit: 'husson' });
    expect(accepts(next).units.husson).toMatchObject({ area: null, occupied: 0 });
  });

  it('NBC-LUL-03 NBC-MOV-01 is the one move of both who change places', () => {
    const calm = { ...begin(), lull: { by: 'a' as const, where: '', since: 1 } };
    const swap = { do: 'swap', unit: 'husson', with: 'campi' } as const;
    const battle = setAside(does(acts(calm, 'ii', 'move'), swap));
    for (const unit of ['husson', 'campi']) {
      expect(isOffered(battle, { do: 'move', unit })).toBe(false);
      expect(refusal(battle, { do: 'move', unit })).toBe('ask-set-aside');
    }
    expect(isOffered(battle, { do: 'move', unit: 'pire' })).toBe(true);
  });

  it('NBC-EVD-01 NBC-MOV-01 of guns that are attacked is the move of their attacker, and not theirs', () => {
    const charged = does(acts(begin(), 'picton', 'move'), { do: 'charge', unit: 'kempt', target: 'guns' });
    const asked = accepts(play(charged, { do: 'enter', task: top(charged).id, slot: 'card', thing: { result: 'N' } }));
    expect(top(asked).kind).toBe('guns-attacked');
    const battle = play(setAside(asked), { do: 'take-up', formation: 'ii', step: 'move' });
    expect(isOffered(battle, { do: 'move', unit: 'guns' })).toBe(true);
    const theirs = { ...battle, action: { formation: 'picton', step: 'move' as const } };
    expect(refusal(theirs, { do: 'move', unit: 'kempt' })).toBe('ask-set-aside');
  });

  it('NBC-REC-02 is the one card of a unit that recovers', () => {
    const tired = withUnit(goTo(begin(), 7), 'husson', { disordered: true, restedIn: 0 });
    const battle = setAside(does(tired, { do: 'recover', unit: 'husson' }));
    expect(isOffered(battle, { do: 'recover', unit: 'husson' })).toBe(false);
    expect(refusal(battle, { do: 'recover', unit: 'husson' })).toBe('ask-set-aside');
  });

  it('NBC-ART-05 is the one volley of a side at its target', () => {
    const at = { do: 'fire', side: 'a', on: { unit: 'kempt' } } as const;
    const battle = setAside(does(goTo(begin(), 4), at));
    expect(isOffered(battle, at)).toBe(false);
    expect(refusal(battle, at)).toBe('ask-set-aside');
    expect(isOffered(battle, { do: 'fire', side: 'a', on: { unit: 'pack' } })).toBe(true);
  });
});

describe('guns that join a brigade', () => {
  it('NBC-ART-21 NBC-BUA-01 hold no place of their own any more', () => {
    const held = withUnit(acts(begin(everything()), 'ii', 'move'), 'donors', { area: 'village', occupied: 20 });
    const joined = does(held, { do: 'battery', unit: 'donors', host: 'campi' });
    expect(joined.units.donors).toMatchObject({ host: 'campi', area: null, occupied: 0 });
    expect(isOffered(joined, { do: 'occupy', unit: 'husson', area: 'village' })).toBe(true);
  });

  it('NBC-ENG-04 NBC-BUA-01 engineers hold none at all', () => {
    const battle = acts(begin(everything()), 'ii', 'move');
    const engineers = Object.values(battle.units).find(({ kind }) => kind === 'engineers')?.id ?? '';
    expect(refusal(battle, { do: 'occupy', unit: engineers, area: 'village' })).toBe('area-no-way');
  });
});

describe('the way of the turn', () => {
  it('NBC-SEQ-02 NBC-MOV-01 waits for a move that was set aside: nobody moves when the step is over', () => {
    const battle = setAside(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }));
    expect(isOffered(battle, { do: 'next' })).toBe(false);
    for (const on of ['next', 'finish'] as const) expect(refusal(battle, { do: on })).toBe('turn-set-aside');
    const dropped = play(battle, { do: 'drop', task: battle.agenda[0]?.id ?? '' });
    expect(play(dropped, { do: 'next' }).action?.step).toBe('firefights');
  });

  it('NBC-SEQ-02 NBC-CC-01 waits for a fight that was set aside', () => {
    const battle = setAside(
      does(acts(begin(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' }),
    );
    expect(refusal(battle, { do: 'next' })).toBe('turn-set-aside');
    expect(refusal(battle, { do: 'finish' })).toBe('turn-set-aside');
  });
});
