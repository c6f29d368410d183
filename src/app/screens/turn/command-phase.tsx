import { allUnits, type Battle, onTable, type Unit } from '../../../battlefield/battle.ts';
import { mayDeploy, mayRest, REST_CM } from '../../../battlefield/command/command-phase.ts';
import { mostStands, skirmishRatingOf } from '../../../battlefield/troops.ts';
import { t } from '../../../words/t.ts';
import { Button, Fact, Facts, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { BySides } from './sides.tsx';

function Stands({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) {
  const rating = skirmishRatingOf(unit);
  const most = mostStands(rating);
  const out = mayDeploy(battle, unit, most).ok ? most : 1;
  return (
    <Fact
      label={unit.card.name}
      effect={unit.stands === 0 ? t('stands-may', { rating, stands: most }) : t('stands-out', { n: unit.stands })}
      on={unit.stands > 0}
      onChange={(on) => void act({ do: 'skirmishers', unit: unit.id, stands: on ? out : 0 })}
    />
  );
}

export function CommandPhase({ battle }: { readonly battle: Battle }) {
  const units = allUnits(battle).filter(onTable);
  const skirmishes = (unit: Unit) =>
    (unit.stands > 0 || mayDeploy(battle, unit, 1).ok) && mostStands(skirmishRatingOf(unit)) > 0;
  const tires = (unit: Unit) => unit.resting || mayRest(battle, unit).ok;
  return (
    <>
      <Question>{t(units.some(tires) ? 'turn-question-1' : 'turn-question-stands')}</Question>
      <BySides battle={battle} all={units.filter((unit) => skirmishes(unit) || tires(unit))}>
        {(_, its) => (
          <Facts>
            {its.filter(tires).map((unit) => (
              <Fact
                key={`rest-${unit.id}`}
                label={t('rest-unit', { unit: unit.card.name })}
                effect={t('rest-near', { cm: REST_CM })}
                on={unit.resting}
                onChange={(resting) => void act({ do: 'rest', unit: unit.id, resting })}
              />
            ))}
            {its.filter(skirmishes).map((unit) => (
              <Stands key={unit.id} battle={battle} unit={unit} />
            ))}
          </Facts>
        )}
      </BySides>
      <Button kind="quiet" onClick={() => void act({ do: 'first' })}>
        {t('first-throw')}
      </Button>
    </>
  );
}
