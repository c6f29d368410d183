/** Which table a side uses in a round, and with what strength. EIA-150 to EIA-153, EIA-271 */
import { say } from '../../../engine/message.ts';
import { figure, type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type BattleSide, type CombatKind, LEVELS, type Level, type TableNumber, type Terrain } from '../vocabulary.ts';
import { tableWritten } from './combat-charts.ts';

const held = (n: number): Level => LEVELS.find((level) => level === Math.min(5, Math.max(1, n))) ?? 1;

/** Returns how terrain shifts the levels of a side. EIA-153 */
export function terrainShift(
  terrain: Terrain,
  side: BattleSide,
): { readonly casualty: number; readonly morale: number } {
  switch (terrain) {
    case 'forest':
      return { casualty: -1, morale: 0 };
    case 'mountain':
      return { casualty: side === 'attacker' ? -1 : 0, morale: 0 };
    case 'desert':
      return { casualty: 0, morale: 1 };
    case 'marsh':
      return { casualty: -1, morale: 1 };
    case 'clear':
      return { casualty: 0, morale: 0 };
  }
}

export interface Tabled {
  readonly table: TableNumber;
  readonly sums: readonly Reckoning[];
}

/**
 * Returns a side's table: the chart's, shifted by terrain and committed guard, each level held to 1 to 5. EIA-150,
 * EIA-153, EIA-271
 */
export function tableFor(printed: TableNumber, side: BattleSide, terrain: Terrain, guard: 0 | 1 | 2): Tabled {
  const shift = terrainShift(terrain, side);
  const casualty = held(printed.casualty + shift.casualty);
  const morale = held(printed.morale + shift.morale + guard);
  const level = (
    name: 'eiacombat-casualty-level' | 'eiacombat-morale-level',
    base: number,
    ground: number,
    total: Level,
  ) => {
    const sum = reckon(name, [
      term(say('eiacombat-table', { table: tableWritten(printed) }), base, 'EIA-150', { shown: figure(String(base)) }),
      ground !== 0 && term(say('eiacombat-ground', { terrain }), ground, 'EIA-153'),
      name === 'eiacombat-morale-level' && guard > 0 && term('eiacombat-guard-in', guard, 'EIA-271'),
    ]);
    return sum.total === total ? sum : { ...sum, total, note: 'eiacombat-held-level' as const };
  };
  return {
    table: { casualty, morale },
    sums: [
      level('eiacombat-casualty-level', printed.casualty, shift.casualty, casualty),
      level('eiacombat-morale-level', printed.morale, shift.morale, morale),
    ],
  };
}

/**
 * Returns the table of a kind of combat without chits, which the text names; undefined for other kinds. EIA-173,
 * EIA-178, EIA-180
 */
export function fixedTable(kind: CombatKind, side: BattleSide): TableNumber | undefined {
  switch (kind) {
    case 'trivial':
      return { casualty: 5, morale: 2 };
    case 'storm':
    case 'garrisonAttack':
      return { casualty: 5, morale: side === 'attacker' ? 1 : 2 };
    default:
      return undefined;
  }
}

/** Artillery that opens a round uses its own table. EIA-272 */
export const BOMBARDMENT: TableNumber = { casualty: 5, morale: 5 };

/**
 * Returns the factors that percentages are taken of: outflankers count 0 before they arrive and twice afterwards.
 * EIA-152
 */
export function strengthOf(pinning: number, outflanking: number, arrived: boolean): Reckoning {
  return reckon('eiacombat-strength', [
    term('eiacombat-pinning', pinning, 'EIA-152'),
    outflanking > 0 &&
      term(
        arrived ? 'eiacombat-outflankers-twice' : 'eiacombat-outflankers-away',
        arrived ? outflanking * 2 : 0,
        'EIA-152',
      ),
  ]);
}
