import { type Battle, onTable } from '../../../battlefield/battle.ts';
import { mayDeploy, mayRest, REST_CM } from '../../../battlefield/command/command-phase.ts';
import { mostStands, skirmishRatingOf } from '../../../battlefield/troops.ts';
import { SIDES, type SideId } from '../../../book/terms.ts';
import { t } from '../../../words/t.ts';
import { Button, Fact, Facts, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { BySides } from './sides.tsx';

export function CommandPhase({ battle }: { readonly battle: Battle }) {
  const units = Object.values(battle.units).filter(onTable);
  const skirmishers = (side: SideId) =>
    units.filter(
      (unit) =>
        unit.side === side &&
        (unit.stands > 0 || mayDeploy(battle, unit, 1).ok) &&
        mostStands(skirmishRatingOf(unit)) > 0,
    );
  const tired = (side: SideId) =>
    units.filter((unit) => unit.side === side && (unit.resting || mayRest(battle, unit).ok));
  const resters = SIDES.some((side) => tired(side).length > 0);
  return (
    <>
      <Question>{t(resters ? 'turn-question-1' : 'turn-question-stands')}</Question>
      <BySides battle={battle} of={(side) => skirmishers(side).length + tired(side).length}>
        {(side) => (
          <>
            <Facts>
              {tired(side).map((unit) => (
                <Fact
                  key={`rest-${unit.id}`}
                  label={t('rest-unit', { unit: unit.card.name })}
                  effect={t('rest-near', { cm: REST_CM })}
                  on={unit.resting}
                  onChange={(resting) => void act({ do: 'rest', unit: unit.id, resting })}
                />
              ))}
              {skirmishers(side).map((unit) => {
                const most = mostStands(skirmishRatingOf(unit));
                return (
                  <Fact
                    key={unit.id}
                    label={unit.card.name}
                    effect={
                      unit.stands === 0
                        ? t('stands-may', { rating: skirmishRatingOf(unit), stands: most })
                        : t('stands-out', { n: unit.stands })
                    }
                    on={unit.stands > 0}
                    onChange={(on) =>
                      void act({
                        do: 'skirmishers',
                        unit: unit.id,
                        stands: on ? (mayDeploy(battle, unit, most).ok ? most : 1) : 0,
                      })
                    }
                  />
                );
              })}
            </Facts>
          </>
        )}
      </BySides>
      <Button kind="quiet" onClick={() => void act({ do: 'first' })}>
        {t('first-throw')}
      </Button>
    </>
  );
}
