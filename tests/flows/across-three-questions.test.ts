/** Ways through three and more questions, worked out from the rulebook before they were played, and compared whole. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal, small } from '../battlefield/fixtures.ts';
import { closed, takenBack } from './recorded.ts';
import { does, isOffered } from './table.ts';
import { unit } from './two-corps.ts';
import { by } from './unbroken.ts';

describe('a unit that the table took away, and brings back', () => {
  /** Maitland is all there is of the 1st Division; it is there from the start. */
  const there = (): Battle => by(play(begin(small({ reinforcements: [] }))), 'maitland', { fate: 'eliminated' });

  it('NBC-CMA-08 NBC-CCD-02 NBC-CCD-08 after the hands were made: its formation has its card in the hand again, and acts', () => {
    const six = goTo(there(), 6);
    expect([six.formations.guards!.card, refusal(six, { do: 'acts', formation: 'guards', command: 'under' })]).toEqual([
      'away',
      'acts-absent',
    ]);
    const back = by(six, 'maitland', { fate: 'good' });
    // 2,000 of Q5: one point for 300, seven.
    expect(unit(back, 'maitland')).toMatchObject({ fate: 'good', present: true, startCP: 7, disordered: false });
    expect(back.formations.guards).toMatchObject({ card: 'hand', command: null, order: 'attack', present: true });
    expect(isOffered(back, { do: 'choose', side: 'b', card: { formation: 'guards' } })).toBe(true);
    const laid = does(back, { do: 'choose', side: 'a', card: { formation: 'ii' } });
    const met = does(laid, { do: 'choose', side: 'b', card: { formation: 'guards' } });
    expect(met.agenda.map(({ kind, data }) => [kind, data.b])).toEqual([['contest', 'guards']]);
    closed(met);
    takenBack(back, six);
  });

  it('NBC-CMA-08 NBC-CCD-08 one whose formation has acted brings no second card', () => {
    const six = goTo(begin(small({ reinforcements: [] })), 6);
    const acted = play(play(six, { do: 'acts', formation: 'guards', command: 'under' }), { do: 'finish' });
    const back = by(by(acted, 'maitland', { fate: 'eliminated' }), 'maitland', { fate: 'good' });
    expect(back.formations.guards!.card).toBe('spent');
    closed(back);
  });
});
