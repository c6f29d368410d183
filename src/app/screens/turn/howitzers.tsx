/** Phase 5: three batteries give up guns to make a fourth a howitzer battery. */

import { useState } from 'preact/hooks';
import type { Battle, Unit } from '../../../battlefield/battle.ts';
import { couldTakePart, mayMakeHowitzers } from '../../../battlefield/fire/conversions.ts';
import type { SideId } from '../../../book/terms.ts';
import { spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice, Fact, Facts, More } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';

/** Offered if the side has the four batteries needed. */
export function MakeHowitzers({ battle, side }: { readonly battle: Battle; readonly side: SideId }) {
  const [battery, choose] = useState<string>();
  const [donors, give] = useState<readonly string[]>([]);
  const able = couldTakePart(battle, side);
  if (able.length < 4) return null;
  const legal = battery ? mayMakeHowitzers(battle, battery, donors) : undefined;
  const make = async () => {
    if (battery && (await act({ do: 'convert', unit: battery, donors }))) {
      choose(undefined);
      give([]);
    }
  };
  const named = (unit: Unit) => ({ value: unit.id, label: unit.card.name });
  return (
    <More label={t('howitzers-make')}>
      <Choice
        label={t('howitzers-which')}
        columns={2}
        value={battery}
        options={able.map(named)}
        onChange={(id) => {
          choose(id);
          give(donors.filter((donor) => donor !== id));
        }}
      />
      {battery && (
        <Facts>
          {able
            .filter((unit) => unit.id !== battery)
            .map((unit) => (
              <Fact
                key={unit.id}
                label={t('howitzers-gives', { unit: unit.card.name })}
                effect={t('howitzers-near')}
                on={donors.includes(unit.id)}
                onChange={(on) => give(on ? [...donors, unit.id] : donors.filter((donor) => donor !== unit.id))}
              />
            ))}
        </Facts>
      )}
      <Button
        note={t('howitzers-price')}
        reason={legal ? spoken(!legal.ok && legal.why) : t('volley-choose')}
        onClick={() => void make()}
      >
        {t('howitzers-begin')}
      </Button>
    </More>
  );
}
