/** The move of a formation: what its order demands, how far each unit may go, and who still has to move. */

import { type Battle, commanderOf, type Formation, type Unit } from '../../../battlefield/battle.ts';
import { holds, known } from '../../../battlefield/facts.ts';
import { bestDistance, mayReckonMove, plainMove } from '../../../battlefield/movement/plain-moves.ts';
import { frontLineAdvice, OBLIGATIONS } from '../../../battlefield/rules/command/order-obligations.ts';
import { nextMovers } from '../../../battlefield/rules/movement/manoeuvres.ts';
import { FLIGHT_CM } from '../../../battlefield/rules/movement/movement.ts';
import { isPlayed } from '../../../battlefield/simplified.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Marked, Reckoning } from '../../components/index.ts';
import { go } from '../../route.ts';
import type { InRoom, OfUnit } from '../of.ts';
import { Ride } from './ride.tsx';
import { UnitRows } from './rows.tsx';

/** "18 cm", "2 dice", "moved", "in contact" */
function moveWords(battle: Battle, unit: Unit): string {
  if (holds(unit, 'moved')) return t('move-moved', { cm: Number(known(unit, 'movedCm') ?? 0) });
  if (known(unit, 'contact') !== undefined) return t('move-contact');
  if (unit.fate === 'broken') return t('move-flees', { near: FLIGHT_CM.clear, far: FLIGHT_CM.pressed });
  if (unit.host) return t('move-hosted');
  if (!mayReckonMove(battle, unit).ok) return t('guns-stay');
  const thrown = known(unit, 'moveDice');
  if (thrown) return t('so-many-dice', { n: thrown.length });
  const plain = plainMove(battle, unit);
  switch (plain.kind) {
    case 'full':
      return t('move-cm', { cm: plain.cm.total });
    case 'dice':
      return t('so-many-dice', { n: plain.dice.total });
    case 'face-only':
    case 'cannot':
      return t('guns-stay');
  }
}

interface MoveStepProps extends InRoom {
  readonly formation: Formation;
  readonly units: readonly Unit[];
}

export function MoveStep({ battle, formation, units, id }: MoveStepProps) {
  const first = nextMovers(
    units.map((unit) => ({ id: unit.id, broken: unit.fate === 'broken', moved: holds(unit, 'moved') })),
  );
  const rows = units
    .filter(({ kind }) => kind !== 'engineers')
    .sort((one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)));
  const { duty } = OBLIGATIONS[formation.order];
  const pace =
    (duty.kind === 'advance' || duty.kind === 'retire') && duty.atLeast === 'best-distance'
      ? bestDistance(battle, formation.id)
      : null;
  const counted = units.filter((unit) => unit.fate === 'good' && unit.kind === 'unit' && unit.host === null);
  const line = isPlayed('give-order', battle.simplified) ? frontLineAdvice(formation.order, counted.length) : null;
  return (
    <>
      {units.some((unit) => unit.fate === 'broken') && (
        <p>
          <Marked text={t('move-broken-first')} />
        </p>
      )}
      {pace && <Reckoning of={pace} brief />}
      {line && <p class="note">{speak(line)}</p>}
      <UnitRows
        battle={battle}
        units={rows}
        tells={(unit) => moveWords(battle, unit)}
        onPick={(unit) => go('battle', id, 'unit', unit.id)}
      />
      <Ride battle={battle} officer={commanderOf(battle, formation)} />
    </>
  );
}

/** On a unit's sheet: how far it may go, and what is in its way. */
export function MoveOf({ battle, unit, onMove }: OfUnit & { readonly onMove: () => void }) {
  const legal = mayReckonMove(battle, unit);
  if (!legal.ok)
    return holds(unit, 'moved') && legal.row === 'NBC-MOV-22' ? <p class="note">{speak(legal.why)}</p> : null;
  const plain = plainMove(battle, unit);
  const flees = unit.fate === 'broken';
  return (
    <section aria-label={t('move-its')}>
      {unit.fate === 'good' && plain.kind === 'full' && !known(unit, 'moveDice') && <Reckoning of={plain.cm} brief />}
      {unit.fate === 'good' && plain.kind === 'cannot' && <p>{speak(plain.why)}</p>}
      <Button kind={flees ? 'primary' : 'plain'} note={t(flees ? 'move-by-opponent' : 'move-says')} onClick={onMove}>
        {t('move-reckon')}
      </Button>
    </section>
  );
}
