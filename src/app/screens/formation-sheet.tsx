/** One formation: its order, the cost of another order, its commander and his place. */

import { useState } from 'preact/hooks';
import {
  asked,
  type Battle,
  commanderOf,
  type Formation,
  isLedByChief,
  onTable,
  unitsOf,
} from '../../battlefield/battle.ts';
import { isMoved, mayAttach, mayLeave } from '../../battlefield/command/commanders.ts';
import { mayChangeOrder, orderCost, ordersToGive, saidFar } from '../../battlefield/command/orders.ts';
import { JOIN_ADVICE } from '../../battlefield/rules/command/officers.ts';
import { orderDuty } from '../../battlefield/rules/command/order-obligations.ts';
import { armyRadius } from '../../battlefield/rules/sky/visibility.ts';
import type { Order } from '../../book/terms.ts';
import { type Message, say, word } from '../../engine/message.ts';
import { commandRadius } from '../../scenarios/command-radius.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Fact, Facts, Marked, More, Question, Reckoning, Sheet, UnitLabel } from '../components/index.ts';
import { lazy } from '../lazy.tsx';
import { doneHere } from '../route.ts';
import { act, seen } from '../session/battle-session.ts';
import { officerRatings, orderText } from '../words.ts';
import { Day, NoteOf, Troubles } from './frame.tsx';
import { OneOrNone } from './one-or-none.tsx';
import { Struck } from './struck.tsx';

const FormationByHand = lazy(async () => (await import('../parts/by-hand.ts')).FormationByHand, 'beside');

export function FormationSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  const formation = battle?.formations[id];
  const [far, setFar] = useState(battle !== undefined && formation !== undefined && saidFar(battle, formation));
  if (!battle || !formation) return null;
  const officer = commanderOf(battle, formation);
  const give = async (order: Order) => {
    if (await doneHere(act({ do: 'order', formation: id, order, far }))) onClose();
  };
  const acting = !battle.ended && battle.action?.formation === id && !asked(battle);
  return (
    <Sheet
      name={formation.name}
      day={<Day slim />}
      label={
        <UnitLabel
          side={formation.side}
          name={`${formation.name}, ${officer.name}`}
          ratings={officerRatings(officer)}
        />
      }
      onClose={onClose}
      lie="sink"
    >
      <Troubles />
      <Question>{acting ? t('formation-which-order') : orderText(formation.order)}</Question>
      {!acting && <p class="duty">{speak(orderDuty(formation.order))}</p>}
      {acting && (
        <NewOrder battle={battle} formation={formation} far={far} onFar={setFar} onGive={(order) => void give(order)} />
      )}
      {officer.fate === 'fit' ? (
        <More
          label={
            officer.host
              ? t('formation-officer-with', {
                  officer: officer.name,
                  unit: battle.units[officer.host]?.card.name ?? '',
                })
              : t('formation-officer-alone', { officer: officer.name })
          }
        >
          <OneOrNone
            label={t('formation-joins')}
            value={officer.host}
            none={officer.host && !mayLeave(battle, officer) ? null : t('formation-no-unit')}
            options={unitsOf(battle, id)
              .filter((unit) => unit.id === officer.host || (onTable(unit) && mayAttach(battle, officer, unit.id).ok))
              .map((unit) => ({
                value: unit.id,
                label: unit.card.name,
                note: t('formation-checks-use', { n: officer.L }),
              }))}
            onChange={(unit) => void act({ do: 'join', officer: officer.id, unit })}
          />
          {!officer.host && !isMoved(battle, id) && <p class="note">{speak(JOIN_ADVICE)}</p>}
        </More>
      ) : (
        <p>
          <Marked text={t('officer-log-fell', { officer: officer.name, how: officer.fate })} />
        </p>
      )}
      <Struck battle={battle} officer={officer.id} />
      <More label={t('formation-radius', { cm: formation.radius })}>
        <Reckoning
          of={commandRadius(
            unitsOf(battle, id)
              .filter((unit) => unit.kind === 'unit' && unit.present)
              .map((unit) => unit.card),
            officer.A,
            battle.scenario.sides[formation.side].armyType,
            battle.rulings,
          )}
        />
        <p class="note">{t('formation-radius-stays')}</p>
      </More>
      {!battle.ended && <More label={t('formation-by-hand')}>{() => <FormationByHand formation={id} />}</More>}
      {battle.keys && <NoteOf about={id} />}
      <Act label={t('shell-leave')}>
        <Button kind={acting ? 'plain' : 'primary'} onClick={onClose}>
          {t(acting ? 'formation-keep-order' : 'shell-done')}
        </Button>
      </Act>
    </Sheet>
  );
}

interface NewOrderProps {
  readonly battle: Battle;
  readonly formation: Formation;
  readonly far: boolean;
  readonly onFar: (far: boolean) => void;
  readonly onGive: (order: Order) => void;
}

function NewOrder({ battle, formation, far, onFar, onGive }: NewOrderProps) {
  const cost = orderCost(battle, formation, far);
  const ready = seen.value?.rerolls[formation.side] ?? null;
  const costs: Message = say('formation-order-costs', { order: word(`order-${formation.order}`), dice: cost.total });
  return (
    <>
      <p>
        <Marked text={speak(ready === null ? costs : say('formation-dice-ready', { costs, ready }))} />
      </p>
      {!isLedByChief(battle, formation) && (
        <Facts>
          <Fact
            label={t('formation-far', { cm: armyRadius(battle, formation.side).total })}
            effect={t('formation-far-note')}
            on={far}
            onChange={onFar}
          />
        </Facts>
      )}
      <div class="picks picks--two">
        {ordersToGive(formation.order, battle.rulings).map((order) => {
          const legal = mayChangeOrder(battle, formation, order, far);
          return (
            <Button key={order} reason={spoken(!legal.ok && legal.why)} onClick={() => onGive(order)}>
              {orderText(order)}
            </Button>
          );
        })}
      </div>
    </>
  );
}
