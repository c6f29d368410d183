import { type Battle, onTable } from '../../../battlefield/battle.ts';
import { causeNow } from '../../../battlefield/now.ts';
import type { SideId } from '../../../book/terms.ts';
import { t } from '../../../words/t.ts';
import { More } from '../../components/index.ts';
import { go } from '../../route.ts';
import { UnitRows } from './rows.tsx';
import { BySides } from './sides.tsx';

/** A fight resolved on the table: which unit was hit, entered on that unit's sheet. */
export function HitsByHand({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const cause = causeNow(battle);
  const able = (side: SideId) =>
    Object.values(battle.units).filter(
      (unit) =>
        unit.side === side &&
        unit.fate === 'good' &&
        onTable(unit) &&
        (cause !== 'skirmish' || unit.card.arm !== 'cavalry') &&
        !(unit.card.arm === 'artillery' && unit.host),
    );
  return (
    <More label={t('turn-hits-by-hand')}>
      <BySides battle={battle} of={(side) => able(side).length}>
        {(side) => <UnitRows battle={battle} units={able(side)} onPick={(unit) => go('battle', id, 'unit', unit.id)} />}
      </BySides>
    </More>
  );
}
