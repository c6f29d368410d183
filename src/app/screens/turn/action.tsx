/** A formation's action, step by step. */
import {
  type Battle,
  commanderOf,
  type Formation,
  keepsBooks,
  onTable,
  type Unit,
  unitsOf,
} from '../../../battlefield/battle.ts';
import { OBLIGATIONS } from '../../../battlefield/order-obligations.ts';
import { mayChangeOrder, mayStayBehind, orderCost, ordersToGive } from '../../../battlefield/orders.ts';
import { STEP_NAMES } from '../../../battlefield/turn.ts';
import { enemyOf } from '../../../book/terms.ts';
import { Button, count, Fact, Facts, Question } from '../../components/index.ts';
import { act } from '../../desk/desk.ts';
import { go, to } from '../../route.ts';
import { orderText } from '../../words.ts';
import { MoveStep } from './move.tsx';
import { UnitRows } from './rows.tsx';

export function ActionStepScreen({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const { formation: formationId, step } = battle.action!;
  const formation = battle.formations[formationId]!;
  const officer = commanderOf(battle, formation);
  const units = unitsOf(battle, formationId).filter(onTable);
  const duty = OBLIGATIONS[formation.order];
  return (
    <>
      <p class={`side-${formation.side} step-line`}>
        <span class="side-name">{formation.name}</span> {STEP_NAMES[step]}
      </p>
      <Question>{stepQuestion(battle, formation)}</Question>
      {(step === 'orders' || step === 'move') && <p class="duty">{duty.says}</p>}
      {step === 'orders' && (
        <>
          <p class="note">
            {officer.name} is {formation.command === 'not' ? 'not under command: the order stands' : 'under command'}.{' '}
            {ordersNote(battle, formation)}
          </p>
          <StayBehind battle={battle} units={units} />
        </>
      )}
      {step === 'move' && <MoveStep battle={battle} formation={formation} units={units} id={id} />}
      {(step === 'firefights' || step === 'combats') && <FightRows battle={battle} formation={formation} id={id} />}
      {step === 'administration' && (
        <>
          <p>{ordersNote(battle, formation)}</p>
          <Button href={to('battle', id, 'formation', formationId)}>Give another order</Button>
          <UnitRows battle={battle} units={units} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
        </>
      )}
    </>
  );
}

function stepQuestion(battle: Battle, formation: Formation): string {
  switch (battle.action!.step) {
    case 'orders':
      return `${formation.name} carries out ${orderText(formation.order)}`;
    case 'move':
      return 'Move its units one by one';
    case 'firefights':
      return 'Whom do the firefights hit?';
    case 'combats':
      return 'Whom do the close combats hit?';
    case 'administration':
      return 'Anything to put in order?';
  }
}

function ordersNote(battle: Battle, formation: Formation): string {
  const far = formation.said.far === true;
  const first = ordersToGive(formation.order, battle.rulings)[0];
  const legal = first && mayChangeOrder(battle, formation, first, far);
  if (!legal) return '';
  if (!legal.ok) return legal.why;
  const { total } = orderCost(battle, formation, far);
  return total === 0 ? 'A new order is free now.' : `A new order costs ${count(total, 're-roll die', 're-roll dice')}.`;
}

function StayBehind({ battle, units }: { readonly battle: Battle; readonly units: readonly Unit[] }) {
  const able = units.filter((unit) => unit.ownOrder !== null || mayStayBehind(battle, unit).ok);
  if (able.length === 0) return null;
  return (
    <Facts>
      {able.map((unit) => (
        <Fact
          key={unit.id}
          label={`${unit.card.name} stays behind`}
          effect="own order Defend"
          on={unit.ownOrder !== null}
          onChange={(stays) => void act({ do: 'stay', unit: unit.id, stays })}
        />
      ))}
    </Facts>
  );
}

/** The units of both sides that a fight may hit, the acting formation's enemies first. */
function FightRows({
  battle,
  formation,
  id,
}: {
  readonly battle: Battle;
  readonly formation: Formation;
  readonly id: string;
}) {
  const foes = Object.values(battle.units).filter(
    (unit) => unit.side !== formation.side && onTable(unit) && unit.fate === 'good' && keepsBooks(battle, unit.side),
  );
  const own = unitsOf(battle, formation.id).filter(
    (unit) => unit.fate === 'good' && onTable(unit) && keepsBooks(battle, unit.side),
  );
  const pick = (unit: Unit) => go('battle', id, 'unit', unit.id);
  return (
    <>
      <h2 class="side-name">{formation.name}</h2>
      <UnitRows battle={battle} units={own} onPick={pick} />
      {foes.length > 0 && <h2 class="side-name">{battle.sides[enemyOf(formation.side)].name}</h2>}
      <UnitRows battle={battle} units={foes} onPick={pick} />
    </>
  );
}
