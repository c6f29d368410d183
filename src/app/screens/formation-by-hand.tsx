/** Sets every number and marker of a formation and its commander by hand. */

import { commanderOf, isOnTable } from '../../battlefield/battle.ts';
import { ORDERS } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Choice, Fact, Facts, Stepper } from '../components/index.ts';
import { act, seen } from '../session/battle-session.ts';
import { orderText } from '../words.ts';

export function FormationByHand({ formation: id }: { readonly formation: string }) {
  const battle = seen.value?.battle;
  const formation = battle?.formations[id];
  if (!battle || !formation) return null;
  const officer = commanderOf(battle, formation);
  return (
    <>
      <Choice
        label={t('formation-order-set')}
        columns={2}
        value={formation.order}
        options={ORDERS.map((value) => ({ value, label: orderText(value) }))}
        onChange={(order) => void act({ do: 'set', what: 'formation', id, set: { order } })}
      />
      <Stepper
        label={t('radius-sum')}
        unit="cm"
        min={0}
        max={40}
        value={formation.radius}
        onChange={(radius) => void act({ do: 'set', what: 'formation', id, set: { radius } })}
      />
      <Facts>
        <Fact
          label={t('formation-present')}
          on={isOnTable(battle, formation)}
          onChange={(present) => void act({ do: 'set', what: 'formation', id, set: { present } })}
        />
        <Fact
          label={t('formation-acted')}
          effect={t('unit-this-turn')}
          on={formation.card === 'spent'}
          onChange={(on) => void act({ do: 'set', what: 'formation', id, set: { card: on ? 'spent' : 'hand' } })}
        />
      </Facts>
      {(['A', 'L', 'T'] as const).map((letter) => (
        <Stepper
          key={letter}
          label={t(`rating-${letter}`)}
          min={1}
          max={6}
          value={officer[letter]}
          onChange={(value) => void act({ do: 'set', what: 'officer', id: officer.id, set: { [letter]: value } })}
        />
      ))}
      <Choice
        label={officer.name}
        columns={3}
        value={officer.fate}
        options={(['fit', 'injured', 'captured'] as const).map((value) => ({
          value,
          label: t(value === 'fit' ? 'fate-fit' : `struck-${value}`),
        }))}
        onChange={(fate) => void act({ do: 'set', what: 'officer', id: officer.id, set: { fate } })}
      />
    </>
  );
}
