/** The sheets that an owner enters from map, counters and cards, and an empty piece for each sheet. */
import type { Campaign, LedgerName } from './campaign.ts';

export const SHEETS = [
  'areas',
  'corps',
  'leaders',
  'provinces',
  'minors',
  'ports',
  'seas',
  'fleets',
] as const satisfies readonly LedgerName[];
export type SheetName = (typeof SHEETS)[number];
export const isSheet = (name: string): name is SheetName => SHEETS.some((each) => each === name);

/** Returns the piece of a sheet before the owner has entered anything. */
export function emptyPiece(state: Campaign, sheet: SheetName): Record<string, unknown> {
  const power = Object.keys(state.powers)[0] ?? 'FR';
  const area = Object.keys(state.areas).at(-1);
  const blank: Readonly<Record<SheetName, Record<string, unknown>>> = {
    areas: {
      terrain: 'clear',
      forage: null,
      city: false,
      spires: null,
      fleches: null,
      port: null,
      province: null,
      owner: null,
      winter: true,
      capitalOf: null,
    },
    corps: {
      ...{ nation: power, kind: 'infantry', boxes: {}, infantry: null, cavalry: null, s: null, t: null, moves: null },
      ...{ bracketed: false, symbol: false, province: null, factors: {}, besieged: false, revealed: false },
      place: area ? { at: 'area', area } : { at: 'pool' },
    },
    leaders: {
      power,
      s: null,
      t: null,
      max: null,
      seniority: null,
      cavalry: false,
      special: null,
      entry: null,
      status: { is: 'pool' },
    },
    provinces: {
      home: power,
      holder: null,
      capital: null,
      tax: null,
      manpower: null,
      guerilla: null,
      cossack: false,
      polish: false,
      occupied: null,
    },
    minors: {
      ...{ districts: 1, major: null, capital: null, tax: null, manpower: null, hasCorps: false, ships: 0 },
      ...{ state: 'neutral', controller: null, occupied: null, money: 0, men: 0 },
    },
    ports: { area: area ?? '', first: null, second: null, guns: null, seas: [], icebound: false, blackSea: false },
    seas: { ice: false },
    fleets: { nation: power, capacity: null, ships: 0, place: { at: 'pool' }, done: false },
  };
  return { name: '', ...blank[sheet] };
}
