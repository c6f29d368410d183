import { describe, expect, it } from 'vitest';
import type { Battle, Setup } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { applyWritten } from '../../src/battlefield/door.ts';
import { type TableBattle, type TableFormation, toScenario } from '../../src/campaign/bridge.ts';
import { sealOf, seedOf } from '../../src/engine/chance.ts';
import { parseScenario } from '../../src/scenarios/schema.ts';

const OFFICER = { A: 4, L: 4, T: 3 };
const corps = (id: string, units: readonly number[], tired: boolean): TableFormation => ({
  id,
  name: id,
  officer: OFFICER,
  quality: 3,
  units,
  tired,
});
const SENT: TableBattle = {
  id: 'b1',
  place: 'Vienna',
  sides: {
    a: {
      name: 'France',
      officer: { id: 'm1', name: 'Napoleon', ...OFFICER },
      formations: [corps('guard', [8, 8, 8], false)],
    },
    b: {
      name: 'Austria',
      officer: { id: 'm2', name: 'Charles', ...OFFICER },
      formations: [corps('first', [7, 7, 6], true)],
    },
  },
};
const WORDS = {
  title: 'Vienna',
  notes: '',
  unit: (of: string, n: number) => `${of} ${n}`,
  commander: (of: string) => of,
};

const laid = () => toScenario(SENT, 'aon-1-b1', WORDS);

function begun(): Battle {
  const setup: Setup = { keeps: 'both', dice: 'app', rulings: {}, startingWeather: { dice: [4, 4], own: false } };
  const battle = beginBattle(laid(), setup, sealOf(seedOf(new Uint8Array(32)))).reduce<Battle | undefined>(
    applyWritten,
    undefined,
  );
  if (!battle) throw new Error('The battle does not begin.');
  return battle;
}

describe('the bridge to the table', () => {
  it('AON-018 lays out a scenario that reads as one', () => {
    expect(parseScenario(JSON.parse(JSON.stringify(laid())))).toMatchObject({ ok: true });
  });

  it('AON-018 gives each unit the points it was sent with', () => {
    const { units } = begun();
    const points = (of: string) =>
      Object.values(units)
        .filter(({ formation }) => formation === of)
        .map(({ startCP }) => startCP);
    expect(points('guard')).toEqual([8, 8, 8]);
    expect(points('first')).toEqual([7, 7, 6]);
  });

  it('AON-018, NBC-EX-01 a spent corps begins the battle Tired, a fresh one Rested', () => {
    const { units } = begun();
    const worn = (of: string) =>
      Object.values(units)
        .filter(({ formation }) => formation === of)
        .map(({ exhaustion }) => exhaustion);
    expect(worn('first')).toEqual([1, 1, 1]);
    expect(worn('guard')).toEqual([0, 0, 0]);
  });
});
