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
import {
  mayCallBack,
  mayChangeOrder,
  mayStayBehind,
  orderCost,
  ordersToGive,
  saidFar,
} from '../../../battlefield/command/orders.ts';
import { known } from '../../../battlefield/facts.ts';
import { stepsAhead } from '../../../battlefield/passing.ts';
import { orderDuty } from '../../../battlefield/rules/command/order-obligations.ts';
import { isPlayed, reactionSaid } from '../../../battlefield/simplified.ts';
import { type Said, say, word } from '../../../engine/message.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Fact, Facts, More, Question } from '../../components/index.ts';
import { go, to } from '../../route.ts';
import { act, does } from '../../session/battle-session.ts';
import { FightChooser, fighter, fightQuestion, skipsFire } from './fights.tsx';
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
        <span class="side-name">{formation.name}</span> {t(`step-${step}`)}
      </p>
      <Question>{stepQuestion(battle, formation)}</Question>
      {(step === 'orders' || step === 'move') && <p class="duty">{speak(duty(battle, formation))}</p>}
      {step === 'orders' && (
        <>
          <p class="note">
            {formation.command === 'not'
              ? t('action-not-under', { officer: officer.name })
              : t('action-under', { officer: officer.name, order: word(ordersNote(battle, formation)) })}
          </p>
          <StayBehind battle={battle} units={units} />
        </>
      )}
      {step === 'administration' && <StayBehind battle={battle} units={units} />}
      {step === 'move' && (
        <>
          <MoveStep battle={battle} formation={formation} units={units} id={id} />
          <More key="charge" label={fighter(battle) ? fightQuestion(battle) : t('action-charge')}>
            <FightChooser battle={battle} />
          </More>
        </>
      )}
      {(step === 'firefights' || step === 'combats') && <FightChooser battle={battle} />}
      <Ahead battle={battle} />
      {step === 'administration' && (
        <>
          <p>{speak(ordersNote(battle, formation))}</p>
          {formation.command !== 'not' && (
            <Button href={to('battle', id, 'formation', formationId)}>{t('action-new-order')}</Button>
          )}
          <UnitRows battle={battle} units={units} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
        </>
      )}
    </>
  );
}

/** Skips the steps in which this formation does nothing. */
function Ahead({ battle }: { readonly battle: Battle }) {
  const later = stepsAhead(battle)
    .slice(1)
    .filter((step) => step !== 'administration' && !(step === 'combats' && skipsFire(battle)));
  if (later.length === 0) return null;
  return (
    <nav class="ahead" aria-label={t('action-straight-to')}>
      {later.map((to) => (
        <Button key={to} {...does({ do: 'on', to })}>
          {t(`step-${to}`)}
        </Button>
      ))}
    </nav>
  );
}

/** What the order demands; without orders, what an unruly commander does (NBC-SIM-03). */
function duty(battle: Battle, formation: Formation): Said {
  if (isPlayed('give-order', battle.simplified)) return orderDuty(formation.order);
  const reaction = known(formation, 'reaction');
  return reaction ? reactionSaid(reaction) : 'command-means-free';
}

function stepQuestion(battle: Battle, formation: Formation): string {
  switch (battle.action!.step) {
    case 'orders':
      return t('action-carries-out', { formation: formation.name, order: word(`order-${formation.order}`) });
    case 'move':
      return t('action-move');
    case 'firefights':
    case 'combats':
      return fightQuestion(battle);
    case 'administration':
      return t('action-tidy');
  }
}

function ordersNote(battle: Battle, formation: Formation): Said {
  const far = saidFar(battle, formation);
  const first = ordersToGive(formation.order, battle.rulings)[0];
  const legal = first && mayChangeOrder(battle, formation, first, far);
  if (!legal) return '';
  return legal.ok ? say('action-order-costs', { dice: orderCost(battle, formation, far).total }) : legal.why;
}

function StayBehind({ battle, units }: { readonly battle: Battle; readonly units: readonly Unit[] }) {
  const able = units.filter((unit) => mayCallBack(battle, unit).ok || mayStayBehind(battle, unit).ok);
  if (able.length === 0) return null;
  return (
    <Facts>
      {able.map((unit) => (
        <Fact
          key={unit.id}
          label={t('action-stays-behind', { unit: unit.card.name })}
          effect={t('action-own-defend')}
          on={staysBehind(unit)}
          onChange={(stays) => void act({ do: 'stay', unit: unit.id, stays })}
        />
      ))}
    </Facts>
  );
}
