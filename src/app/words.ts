/** The screens' own words for what the rules know by short names. */

import {
  type Battle,
  currentCP,
  fightsAs,
  hasCP,
  type Officer,
  PHASE_NAMES,
  type PhaseNumber,
  piecesOf,
  type Unit,
} from '../battlefield/battle.ts';
import { orderWords } from '../battlefield/command/order-names.ts';
import { holds } from '../battlefield/facts.ts';
import { isSheltered } from '../battlefield/fire/artillery-moves.ts';
import { isFresh } from '../battlefield/quality-check.ts';
import type { Order } from '../book/terms.ts';
import type { IconName, Sign } from './components/index.ts';

export const officerRatings = ({ A, L, T }: Pick<Officer, 'A' | 'L' | 'T'>): string => `A${A} L${L} T${T}`;

/** "Q3 S2", "Q4 heavy foot" */
export function unitRatings(unit: Unit): string {
  const { card } = unit;
  const sign = card.arm === 'mixed' ? ' MX' : '';
  if (card.arm === 'infantry' || card.arm === 'mixed')
    return `Q${card.quality}${sign} S${unit.kind === 'unit' ? card.sk : 0}`;
  if (card.arm === 'artillery')
    return `Q${card.quality} ${card.weight}${piecesOf(unit) === 'guns' ? '' : ` ${piecesOf(unit)}`}`;
  return card.arm === 'cavalry' ? `Q${card.quality}` : '';
}

/** "Q3 S2 6CP" as on the base label. */
export const labelRatings = (unit: Unit): string => `${unitRatings(unit)}${hasCP(unit) ? ` ${currentCP(unit)}CP` : ''}`;

export function armIcon(unit: Unit): IconName {
  const { card } = unit;
  switch (card.arm) {
    case 'engineers':
      return 'arm-engineer';
    case 'pontoon':
      return 'arm-pontoon';
    case 'baggage':
      return 'arm-baggage';
    case 'infantry':
      return 'arm-infantry';
    case 'mixed':
      return 'arm-mixed';
    case 'cavalry':
      return `arm-cavalry-${card.horse}`;
    case 'artillery':
      return card.mobility === 'horse' ? 'arm-artillery-horse' : 'arm-artillery-foot';
  }
}

const STATE = {
  broken: { icon: 'state-broken', name: 'broken', danger: true },
  gone: { icon: 'state-eliminated', name: 'eliminated', danger: true },
  disordered: { icon: 'state-disordered', name: 'disordered' },
  tired: { icon: 'state-tired', name: 'tired' },
  exhausted: { icon: 'state-exhausted', name: 'exhausted' },
  shaken: { icon: 'state-shaken', name: 'shaken' },
  resting: { icon: 'state-resting', name: 'resting' },
  ooc: { icon: 'state-out-of-command', name: 'out of command' },
  stands: { icon: 'state-skirmishers', name: 'skirmishers out' },
  guns: { icon: 'state-artillery', name: 'guns attached' },
  officer: { icon: 'state-officer', name: 'officer with them' },
  town: { icon: 'state-town', name: 'in a built-up area' },
  fresh: { icon: 'state-fresh', name: 'fresh' },
} as const satisfies Record<string, Sign>;

/** The states of a unit, what asks for a decision first. */
export function signsOf(battle: Battle, unit: Unit): Sign[] {
  const is = (on: boolean, sign: Sign): Sign[] => (on ? [sign] : []);
  const others = Object.values(battle.units);
  return [
    ...is(unit.fate === 'broken', STATE.broken),
    ...is(unit.fate !== 'good' && unit.fate !== 'broken', { ...STATE.gone, name: unit.fate }),
    ...is(unit.disordered, STATE.disordered),
    ...is(unit.exhaustion === 1, STATE.tired),
    ...is(unit.exhaustion === 2, STATE.exhausted),
    ...is(unit.shaken, STATE.shaken),
    ...is(unit.resting, STATE.resting),
    ...is(holds(unit, 'ooc'), STATE.ooc),
    ...is(unit.stands > 0, {
      ...STATE.stands,
      name: unit.stands > 1 ? 'two stands of skirmishers out' : 'skirmishers out',
    }),
    ...is(
      Object.values(battle.officers).some((officer) => officer.host === unit.id),
      STATE.officer,
    ),
    ...is(
      others.some((other) => other.host === unit.id && other.fate === 'good'),
      STATE.guns,
    ),
    ...is(unit.host !== null, { ...STATE.guns, name: 'attached' }),
    ...is(unit.area !== null, STATE.town),
    ...is(unit.onFoot === true, { ...STATE.town, name: `on foot, ${fightsAs(unit).cp}CP as infantry` }),
    ...is(unit.conversion !== null, {
      ...STATE.guns,
      name: unit.conversion?.part === 'donor' ? 'gives up its howitzers' : 'is being made howitzers',
    }),
    ...is(holds(unit, 'facingAway'), { icon: 'lock', name: 'faces away, cannot fire' }),
    ...is(isSheltered(unit), { icon: 'lock', name: 'behind its neighbours, no attack from the front' }),
    ...is(unit.firedIn === battle.turn && unit.firedIn > 0, { icon: 'check', name: 'has fired' }),
    ...is(
      unit.fate === 'good' &&
        hasCP(unit) &&
        currentCP(unit) === unit.startCP &&
        isFresh(unit, battle.rulings) &&
        !unit.disordered,
      STATE.fresh,
    ),
  ];
}

export const phaseName = (phase: PhaseNumber): string => PHASE_NAMES[phase];

export const orderText = (order: Order): string => orderWords(order);
