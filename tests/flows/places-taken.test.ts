/** Whose garrison fell where, and who came in: the ledger knows it until the place is left. */
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
    expect(taken.places.farm).toEqual({ garrisonOf: 'b', takenBy: 'husson' });
    expect(refusal(toStep(taken, 'administration'), makes('husson'))).toBe('garrison-captors');
    const next = nextTurn(taken);
    const asked = does(next, makes('husson'));
    expect(asks(asked)).toEqual(['cp']);
    const made = accepts(says(asked, { cp: 1 }));
    expect(Object.values(made.units).filter(({ kind, fate }) => kind === 'garrison' && fate === 'good')).toHaveLength(
      1,
    );
  });

  it('NBC-GAR-07 NBC-GAR-02 nobody else is believed to have taken a place: he waits his hour', () => {
    const there = withUnit(nextTurn(stormed()), 'campi', { area: 'farm', areaIn: 1 });
    expect(isOffered(there, makes('campi'))).toBe(false);
    expect(refusal(there, makes('campi'))).toBe('garrison-hour');
  });

  it('NBC-GAR-07 NBC-BUA-01 whoever leaves it again has not taken it', () => {
    const away = play(stormed(), { do: 'occupy', unit: 'husson', area: null });
    expect(away.places.farm).toEqual({});
    const back = play(nextTurn(away), { do: 'occupy', unit: 'husson', area: 'farm' });
    expect(refusal({ ...back, turn: back.turn + 1 }, makes('husson'))).toBe('garrison-hour');
  });
});
