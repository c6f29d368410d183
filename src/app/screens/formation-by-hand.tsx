/** Sets every number and marker of a formation and its commander by hand. */

import { commanderOf, isOnTable } from '../../battlefield/battle.ts';
import type { FormationByHand as Change, OfficerByHand } from '../../battlefield/by-hand/by-hand.ts';
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
  const set = (change: Change) => void act({ do: 'set', what: 'formation', id, set: change });
  const setOfficer = (change: OfficerByHand) => void act({ do: 'set', what: 'officer', id: officer.id, set: change });
  return (
    <>
      <Choice
        label={t('formation-order-set')}
        columns={2}
        value={formation.order}
        options={ORDERS.map((value) => ({ value, label: orderText(value) }))}
        onChange={(order) => set({ order })}
      />
      <Stepper
        label={t('radius-sum')}
        unit="cm"
        min={0}
        max={40}
        value={formation.radius}
        onChange={(radius) => set({ radius })}
      />
      <Facts>
        <Fact
          label={t('formation-present')}
          on={isOnTable(battle, formation)}
          onChange={(present) => set({ present })}
        />
        <Fact
          label={t('formation-acted')}
          effect={t('unit-this-turn')}
          on={formation.card === 'spent'}
          onChange={(on) => set({ card: on ? 'spent' : 'hand' })}
        />
      </Facts>
      {(['A', 'L', 'T'] as const).map((letter) => (
        <Stepper
          key={letter}
          label={t(`rating-${letter}`)}
          min={1}
          max={6}
          value={officer[letter]}
          onChange={(value) => setOfficer({ [letter]: value })}
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
        onChange={(fate) => setOfficer({ fate })}
      />
    </>
  );
}
