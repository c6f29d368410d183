/** The screens' words for the rules' short names. */

import {
  type Battle,
  currentCP,
  fightsAs,
  hasCP,
  isEntering,
  type Officer,
  piecesOf,
  type Unit,
} from '../battlefield/battle.ts';
import { holds } from '../battlefield/facts.ts';
import { called } from '../battlefield/named.ts';
import { isFresh } from '../battlefield/quality-check.ts';
import { isSheltered } from '../battlefield/rules/fire/artillery.ts';
import type { Order } from '../book/terms.ts';
import { type Said, say } from '../engine/message.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';
import type { IconName, Sign } from './components/index.ts';

export const officerRatings = ({ A, L, T }: Pick<Officer, 'A' | 'L' | 'T'>): string => `A${A} L${L} T${T}`;

/** "Q3 S2", "Q4 heavy foot" */
export function unitRatings(unit: Unit): string {
  const { card } = unit;
  const sign = card.arm === 'mixed' ? ' MX' : '';
  if (card.arm === 'infantry' || card.arm === 'mixed')
    return `Q${card.quality}${sign} S${unit.kind === 'unit' ? card.sk : 0}`;
  if (card.arm === 'artillery')
    return t('ratings-guns', { quality: card.quality, weight: card.weight, pieces: piecesOf(unit) ?? 'guns' });
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

/** The states of a unit, those that need a decision first. */
export function signsOf(battle: Battle, unit: Unit): Sign[] {
  const { fate, exhaustion, stands } = unit;
  const is = (on: boolean, icon: IconName, what: Said): Sign[] => (on ? [{ icon, name: speak(what) }] : []);
  return [
    ...(fate === 'good'
      ? []
      : [
          {
            icon: fate === 'broken' ? 'state-broken' : 'state-eliminated',
            name: t(`sign-${fate}`),
            danger: true,
          } as const,
        ]),
    ...is(unit.disordered, 'state-disordered', 'duel-disordered'),
    ...is(exhaustion === 1, 'state-tired', 'duel-weary-1'),
    ...is(exhaustion === 2, 'state-exhausted', 'duel-weary-2'),
    ...is(unit.shaken, 'state-shaken', 'duel-shaken'),
    ...is(isEntering(unit), 'hand', 'sign-entering'),
    ...is(unit.resting, 'state-resting', 'marker-resting'),
    ...is(holds(unit, 'ooc'), 'state-out-of-command', 'marker-out-of-command'),
    ...is(stands > 0, 'state-skirmishers', say('sign-stands', { n: stands })),
    ...is(
      Object.values(battle.officers).some((officer) => officer.host === unit.id),
      'state-officer',
      'sign-officer',
    ),
    ...Object.values(battle.units).flatMap((other) =>
      is(other.host === unit.id && other.fate === 'good', armIcon(other), called(other.card.name)),
    ),
    ...is(unit.host !== null, 'state-artillery', 'sign-attached'),
    ...battle.scenario.areas.flatMap(({ id, name }) => is(id === unit.area, 'state-town', say('sign-town', { name }))),
    ...is(unit.onFoot === true, 'state-town', say('sign-on-foot', { cp: fightsAs(unit).cp })),
    ...is(unit.conversion?.part === 'donor', 'state-artillery', 'sign-donor'),
    ...is(unit.conversion !== null && unit.conversion.part !== 'donor', 'state-artillery', 'sign-battery'),
    ...is(holds(unit, 'facingAway'), 'lock', 'sign-away'),
    ...is(isSheltered(unit), 'lock', 'sign-sheltered'),
    ...is(unit.firedIn === battle.turn && unit.firedIn > 0, 'check', 'sign-fired'),
    ...is(
      fate === 'good' &&
        hasCP(unit) &&
        currentCP(unit) === unit.startCP &&
        isFresh(unit, battle.rulings) &&
        !unit.disordered,
      'state-fresh',
      'duel-fresh',
    ),
  ];
}

export const orderText = (order: Order): string => t(`order-${order}`);
