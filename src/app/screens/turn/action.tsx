/** A formation's action, step by step. */

import {
  type Battle,
  commanderOf,
  type Formation,
  onTable,
  staysBehind,
  type Unit,
  unitsOf,
} from '../../../battlefield/battle.ts';
import { orderDuty } from '../../../battlefield/command/order-obligations.ts';
import {
  mayCallBack,
  mayChangeOrder,
  mayStayBehind,
  orderCost,
  ordersToGive,
  saidFar,
} from '../../../battlefield/command/orders.ts';
import { isPlayed, REACTIONS, type Reaction } from '../../../battlefield/simplified.ts';
import { STEP_NAMES } from '../../../battlefield/turn.ts';
import { speak } from '../../../words/speak.ts';
import { Button, count, Fact, Facts, More, Question } from '../../components/index.ts';
import { go, to } from '../../route.ts';
import { act } from '../../session/battle-session.ts';
import { orderText } from '../../words.ts';
import { FightChooser, fighter, fightQuestion } from './fights.tsx';
import { MoveStep } from './move.tsx';
import { UnitRows } from './rows.tsx';

export function ActionStepScreen({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const { formation: formationId, step } = battle.action!;
  const formation = battle.formations[formationId]!;
  const officer = commanderOf(battle, formation);
  const units = unitsOf(battle, formationId).filter(onTable);
  return (
    <>
      <p class={`side-${formation.side} step-line`}>
        <span class="side-name">{formation.name}</span> {STEP_NAMES[step]}
      </p>
      <Question>{stepQuestion(battle, formation)}</Question>
      {(step === 'orders' || step === 'move') && (
        <p class="duty">{dutyWords(battle, formation, speak(orderDuty(formation.order)))}</p>
      )}
      {step === 'orders' && (
        <>
          <p class="note">
            {formation.command === 'not'
              ? `${officer.name} is not under command this turn: the order stands.`
              : `${officer.name} is under command. ${ordersNote(battle, formation)}`}
          </p>
          <StayBehind battle={battle} units={units} />
        </>
      )}
      {step === 'administration' && <StayBehind battle={battle} units={units} />}
      {step === 'move' && (
        <>
          <MoveStep battle={battle} formation={formation} units={units} id={id} />
          <More key="charge" label={fighter(battle) ? fightQuestion(battle)! : 'A unit charges'}>
            <FightChooser battle={battle} />
          </More>
        </>
      )}
      {(step === 'firefights' || step === 'combats') && <FightChooser battle={battle} />}
      {step === 'administration' && (
        <>
          <p>{ordersNote(battle, formation)}</p>
          {formation.command !== 'not' && (
            <Button href={to('battle', id, 'formation', formationId)}>Give another order</Button>
          )}
          <UnitRows battle={battle} units={units} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
        </>
      )}
    </>
  );
}

/** The order's words; without orders, what an unruly commander does (NBC-SIM-03). */
function dutyWords(battle: Battle, formation: Formation, says: string): string {
  if (isPlayed('give-order', battle.simplified)) return says;
  const { reaction } = formation.facts;
  return typeof reaction === 'string' ? REACTIONS[reaction as Reaction] : 'It does as its player likes.';
}

function stepQuestion(battle: Battle, formation: Formation): string {
  switch (battle.action!.step) {
    case 'orders':
      return `${formation.name} carries out ${orderText(formation.order)}`;
    case 'move':
      return 'Move its units one by one';
    case 'firefights':
    case 'combats':
      return fightQuestion(battle)!;
    case 'administration':
      return 'Anything to put in order?';
  }
}

function ordersNote(battle: Battle, formation: Formation): string {
  const far = saidFar(battle, formation);
  const first = ordersToGive(formation.order, battle.rulings)[0];
  const legal = first && mayChangeOrder(battle, formation, first, far);
  if (!legal) return '';
  if (!legal.ok) return speak(legal.why);
  const { total } = orderCost(battle, formation, far);
  return total === 0 ? 'A new order is free now.' : `A new order costs ${count(total, 're-roll die', 're-roll dice')}.`;
}

function StayBehind({ battle, units }: { readonly battle: Battle; readonly units: readonly Unit[] }) {
  const able = units.filter((unit) => mayCallBack(battle, unit).ok || mayStayBehind(battle, unit).ok);
  if (able.length === 0) return null;
  return (
    <Facts>
      {able.map((unit) => (
        <Fact
          key={unit.id}
          label={`${unit.card.name} stays behind`}
          effect="own order Defend"
          on={staysBehind(unit)}
          onChange={(stays) => void act({ do: 'stay', unit: unit.id, stays })}
        />
      ))}
    </Facts>
  );
}
