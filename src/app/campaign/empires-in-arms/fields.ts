/** What each sheet asks for, field by field: what is typed once off map, counter or card, and picked from chips ever after. */

import type { SheetName } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign, LedgerName } from '../../../campaign/empires-in-arms/campaign.ts';
import {
  CORPS_BOXES,
  CORPS_KINDS,
  FACTOR_TYPES,
  MINOR_STATES,
  NAMED_LEADERS,
  POWERS,
  SENIORITIES,
  TERRAINS,
} from '../../../campaign/empires-in-arms/vocabulary.ts';
import { isRecord } from '../../../engine/keys.ts';

/** One field: how it is asked, and where in the piece it stands ("boxes.line"). */
export type Field =
  | { readonly key: string; readonly as: 'name' | 'figure' | 'tenths' | 'switch' | 'month' | 'place' | 'status' }
  | { readonly key: string; readonly as: 'choice'; readonly of: readonly string[]; readonly none?: boolean }
  | { readonly key: string; readonly as: 'piece'; readonly ledger: LedgerName; readonly none?: boolean }
  | { readonly key: string; readonly as: 'nation' | 'power'; readonly none?: boolean };

const name = { key: 'name', as: 'name' } as const;
const figure = (key: string): Field => ({ key, as: 'figure' });
const toggle = (key: string): Field => ({ key, as: 'switch' });

export const FIELDS: Readonly<Record<SheetName, readonly Field[]>> = {
  areas: [
    name,
    { key: 'terrain', as: 'choice', of: TERRAINS },
    figure('forage'),
    toggle('city'),
    figure('spires'),
    figure('fleches'),
    { key: 'province', as: 'piece', ledger: 'provinces', none: true },
    { key: 'owner', as: 'nation', none: true },
    { key: 'port', as: 'piece', ledger: 'ports', none: true },
    toggle('winter'),
    { key: 'capitalOf', as: 'power', none: true },
  ],
  corps: [
    name,
    { key: 'nation', as: 'nation' },
    { key: 'kind', as: 'choice', of: CORPS_KINDS },
    { key: 'place', as: 'place' },
    ...CORPS_BOXES.map((box) => figure(`boxes.${box}`)),
    { key: 'infantry', as: 'tenths' },
    { key: 'cavalry', as: 'tenths' },
    figure('s'),
    figure('t'),
    figure('moves'),
    toggle('bracketed'),
    toggle('symbol'),
    { key: 'province', as: 'piece', ledger: 'provinces', none: true },
    ...FACTOR_TYPES.filter((type) => type !== 'cossack' && type !== 'freikorps' && type !== 'guerilla').map((type) =>
      figure(`factors.${type}`),
    ),
    toggle('besieged'),
  ],
  leaders: [
    name,
    { key: 'power', as: 'power' },
    figure('s'),
    figure('t'),
    figure('max'),
    { key: 'seniority', as: 'choice', of: SENIORITIES, none: true },
    toggle('cavalry'),
    { key: 'special', as: 'choice', of: NAMED_LEADERS, none: true },
    { key: 'entry', as: 'month' },
    { key: 'status', as: 'status' },
  ],
  provinces: [
    name,
    { key: 'home', as: 'nation' },
    { key: 'holder', as: 'power', none: true },
    { key: 'capital', as: 'piece', ledger: 'areas', none: true },
    figure('tax'),
    figure('manpower'),
    figure('guerilla'),
    toggle('cossack'),
    toggle('polish'),
  ],
  minors: [
    name,
    figure('districts'),
    { key: 'major', as: 'piece', ledger: 'minors', none: true },
    { key: 'capital', as: 'piece', ledger: 'areas', none: true },
    figure('tax'),
    figure('manpower'),
    toggle('hasCorps'),
    figure('ships'),
    { key: 'state', as: 'choice', of: MINOR_STATES },
    { key: 'controller', as: 'power', none: true },
  ],
  ports: [
    name,
    { key: 'area', as: 'piece', ledger: 'areas' },
    figure('first'),
    figure('second'),
    figure('guns'),
    toggle('icebound'),
    toggle('blackSea'),
  ],
  seas: [name, toggle('ice')],
  fleets: [name, { key: 'nation', as: 'nation' }, figure('capacity'), figure('ships'), { key: 'place', as: 'place' }],
};

/** What stands in a field; a part of a part by its dotted key. */
export function readField(piece: Readonly<Record<string, unknown>>, key: string): unknown {
  const [first = '', rest] = key.split('.');
  const value = piece[first];
  if (rest === undefined) return value;
  return isRecord(value) ? value[rest] : undefined;
}
/** A piece with a field set; a figure of many that is rubbed out is left out. */
export function writeField(
  piece: Readonly<Record<string, unknown>>,
  key: string,
  value: unknown,
): Record<string, unknown> {
  const [first = '', rest] = key.split('.');
  if (rest === undefined) return { ...piece, [first]: value };
  const old = piece[first];
  const { [rest]: _, ...others } = isRecord(old) ? old : {};
  return { ...piece, [first]: value === null || value === 0 ? others : { ...others, [rest]: value } };
}

/** Nations a piece may belong to. */
export const nationsOf = (state: Campaign): readonly string[] => [
  ...POWERS.filter((power) => state.powers[power]),
  ...Object.keys(state.minors),
];
