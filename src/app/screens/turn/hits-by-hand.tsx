import { allUnits, type Battle, onTable } from '../../../battlefield/battle.ts';
import { causeNow } from '../../../battlefield/now.ts';
import { t } from '../../../words/t.ts';
import { More } from '../../components/index.ts';
import { go } from '../../route.ts';
import { UnitsBySides } from './rows.tsx';

/** A fight resolved on the table: which unit was hit, entered on that unit's sheet. */
export function HitsByHand({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const cause = causeNow(battle);
  const able = allUnits(battle).filter(
    (unit) =>
      unit.fate === 'good' &&
      onTable(unit) &&
      (cause !== 'skirmish' || unit.card.arm !== 'cavalry') &&
      !(unit.card.arm === 'artillery' && unit.host),
  );
  return (
    <More label={t('turn-hits-by-hand')}>
      <UnitsBySides battle={battle} units={able} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
    </More>
  );
}
