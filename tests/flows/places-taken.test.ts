/** Where a garrison has fallen, the ledger knows: what it built stands for whoever comes in (NBC-GAR-07). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, play, refusal, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, fights, isOffered, says, toStep } from './table.ts';

const makes = (unit: string) => ({ do: 'garrison', unit }) as const;
/** Pack is the garrison of the farm, with one point left; Husson of II Corps attacks him. */
const storming = (): Battle =>
  withUnit(acts(begin(), 'ii', 'combats'), 'pack', {
    kind: 'garrison',
    formation: null,
    area: 'farm',
    lost: { white: 0, red: 3, blue: 0 },
  });
const stormed = (): Battle =>
  fights(does(storming(), { do: 'combat', attackers: ['husson'], target: 'pack' }), { husson: 9 }).battle;
/** The next turn of II Corps, in its administration. */
const nextTurn = (battle: Battle): Battle => {
  let now = play(toStep(battle, 'administration'), { do: 'next' });
  while (now.turn === battle.turn) {
    const task = now.agenda.findLast(({ deferred }) => !deferred);
    const waiting = Object.values(now.formations).find(({ card }) => card === 'hand' || card === 'losing');
    now = task
      ? play(now, { do: 'throw', task: task.id }, { do: 'accept', task: task.id })
      : play(now, now.phase === 6 && waiting ? { do: 'pass', formation: waiting.id } : { do: 'next' });
  }
  return acts(now, 'ii', 'administration');
};

describe('the place of a garrison', () => {
  it('NBC-GAR-07 belongs to whoever broke it, who makes a garrison of his own in the next turn and not in this', () => {
    const taken = stormed();
    expect(taken.units.pack!.fate).toBe('eliminated');
    expect(taken.units.husson!.area).toBe('farm');
    expect(taken.places.farm).toEqual({ fortified: true });
    expect(refusal(toStep(taken, 'administration'), makes('husson'))).toBe('garrison-captors');
    const next = nextTurn(taken);
    const asked = does(next, makes('husson'));
    expect(asks(asked)).toEqual(['cp']);
    const made = accepts(says(asked, { cp: 1 }));
    expect(Object.values(made.units).filter(({ kind, fate }) => kind === 'garrison' && fate === 'good')).toHaveLength(
      1,
    );
  });

  it('NBC-GAR-07 NBC-BUA-01 is fortified for whoever comes in when the first has left it, from his next turn on', () => {
    const away = play(stormed(), { do: 'occupy', unit: 'husson', area: null });
    const there = play(nextTurn(away), { do: 'occupy', unit: 'campi', area: 'farm' });
    expect(refusal(there, makes('campi'))).toBe('garrison-captors');
    expect(isOffered(nextTurn(there), makes('campi'))).toBe(true);
    expect(refusal(nextTurn(there), makes('husson'))).toBe('garrison-no-area');
  });

  it('NBC-GAR-07 and for the side that lost it, when it is back', () => {
    const away = play(stormed(), { do: 'occupy', unit: 'husson', area: null });
    const back = play(nextTurn(away), { do: 'occupy', unit: 'kempt', area: 'farm' });
    const then = acts(nextTurn(back), 'picton', 'administration');
    expect(isOffered(then, makes('kempt'))).toBe(true);
  });

  it('NBC-GAR-02 elsewhere it is the hour that counts', () => {
    const there = withUnit(acts(begin(), 'ii', 'administration'), 'campi', { area: 'farm', areaIn: 0 });
    expect(refusal(there, makes('campi'))).toBe('garrison-hour');
  });
});
