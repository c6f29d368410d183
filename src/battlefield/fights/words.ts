/** Words of a fight: the state of those in it, and what a fact would change. */

import { EXHAUSTION_NAMES } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, strengthWords, type Unit } from '../battle.ts';
import type { TwoDice } from '../command/officers.ts';
import type { Firing } from '../fire/fighters.ts';
import { engineersFall } from '../special-troops/engineers.ts';
import type { Party } from './parties.ts';

/** A garrison holds the area the unit stands in (NBC-GAR-05). */
export const garrisonIn = (battle: Battle, area: string | null | undefined): Unit | undefined =>
  area
    ? Object.values(battle.units).find(
        (unit) => unit.kind === 'garrison' && unit.area === area && unit.fate === 'good' && unit.present,
      )
    : undefined;

export const isGarrisoned = (battle: Battle, unit: Unit | null): boolean =>
  garrisonIn(battle, unit?.area) !== undefined;

/** "Kempt's engineers throw 5 and 4: they live" */
export function engineersWords(party: Party, dice: readonly Face[] | undefined): string[] {
  if (!dice) return [];
  const fate = engineersFall(dice as TwoDice) ? 'they fall, and take one of the loss' : 'they live';
  return [`${party.short}’s engineers throw ${dice.join(' and ')}: ${fate}.`];
}

/** "Q3 6CP, disordered, tired" */
export function stateWords(_battle: Battle, party: Party): string {
  const cp = party.unit?.onFoot ? strengthWords(party.unit) : `${party.cp}CP`;
  const figures = `Q${party.quality}${party.arm === 'artillery' ? '' : ` ${cp}`}`;
  return [
    figures,
    party.fresh && 'fresh',
    party.disordered && 'disordered',
    party.exhaustion > 0 && EXHAUSTION_NAMES[party.exhaustion].toLowerCase(),
    party.shaken && 'shaken',
    party.stands > 0 && `${party.stands} out`,
    party.battery && 'guns',
    party.engineers && 'engineers',
    party.officer?.name,
  ]
    .filter(Boolean)
    .join(', ');
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What one description of a shot has beyond another. */
export function gunsIn(without: Firing, with_: Firing): Said[] {
  const more = (a: Firing['bonus'], b: Firing['bonus']) => b.filter((each) => !a.some((old) => old.what === each.what));
  const dice = with_.dice.total - without.dice.total;
  return [
    ...(dice === 0 ? [] : [`${signed(dice)} ${Math.abs(dice) === 1 ? 'die' : 'dice'}`]),
    ...(with_.toHit.total === without.toHit.total ? [] : [`hits on ${with_.toHit.total}`]),
    ...more(without.bonus, with_.bonus).map((each) => each.shown ?? each.what),
    ...more(without.penalties, with_.penalties).map((each) => each.shown ?? each.what),
  ];
}
