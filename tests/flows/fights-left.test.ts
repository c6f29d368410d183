/** No fight is forgotten: one that was set aside is answered before its step is left, one that nobody opened is told. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, play, refusal, story, top } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters, fights, toStep } from './table.ts';

const CHARGE = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
const COMBAT = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;
const FIREFIGHT = { do: 'firefight', unit: 'campi', target: 'pack' } as const;

const asides = (battle: Battle) => play(battle, { do: 'defer', task: top(battle).id });
/** Husson has charged home at Kempt. */
const home = () => accepts(enters(does(acts(begin(), 'ii', 'move'), CHARGE), 'card', { result: 'N' }));

describe('a fight that is set aside', () => {
  it.each([
    ['move', CHARGE],
    ['firefights', FIREFIGHT],
    ['combats', COMBAT],
  ] as const)(
    'NBC-SEQ-02 NBC-MTC-01 NBC-FF-01 NBC-CC-01 in the step of %s is answered before it is left',
    (step, fight) => {
      const open = does(acts(begin(), 'ii', step), fight);
      const aside = asides(open);
      for (const go of ['next', 'finish'] as const) expect(refusal(aside, { do: go })).toBe('turn-set-aside');
      const back = play(aside, { do: 'resume', task: open.agenda[0]!.id });
      expect(top(back)).toMatchObject({ kind: open.agenda[0]!.kind });
    },
  );

  it('NBC-CC-01 taken up again, it is fought, and the action goes on', () => {
    const aside = asides(does(toStep(home(), 'combats'), COMBAT));
    const back = play(aside, { do: 'resume', task: aside.agenda[0]!.id });
    const fought = fights(back, { husson: 1 }, 'L').battle;
    expect(fought.units.husson!.facts.attackedHere).toBeUndefined();
    expect(fought.agenda.some(({ kind }) => kind === 'close-combat')).toBe(false);
  });
});

describe('a unit in contact whose combat nobody opened', () => {
  const saysSo = (battle: Battle, go: 'next' | 'finish') => story(battle, { do: go }).includes('fight-unfought');

  it('NBC-CC-01 NBC-CC-31 is told as the combats are left, and as the action is finished', () => {
    const combats = toStep(home(), 'combats');
    expect(saysSo(combats, 'next')).toBe(true);
    expect(saysSo(combats, 'finish')).toBe(true);
    expect(saysSo(home(), 'finish')).toBe(true);
  });

  it('NBC-CC-01 is not where it fought, or touches nobody', () => {
    const fought = fights(does(toStep(home(), 'combats'), COMBAT), { husson: 1 }, 'L').battle;
    let now = fought;
    while (now.agenda.length > 0)
      now = play(now, { do: 'throw', task: top(now).id }, { do: 'accept', task: top(now).id });
    expect(saysSo(now, 'next')).toBe(false);
    expect(saysSo(toStep(acts(begin(), 'ii', 'move'), 'combats'), 'next')).toBe(false);
  });
});
