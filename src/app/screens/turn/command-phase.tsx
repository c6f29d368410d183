import { type Battle, onTable } from '../../../battlefield/battle.ts';
import { mayDeploy, mayRest, mostStands, skirmishRatingOf } from '../../../battlefield/command/command-phase.ts';
import { SIDES, type SideId } from '../../../book/terms.ts';
import { Button, count, Fact, Facts, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { PHASE_QUESTIONS } from '../turn-words.ts';
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
      <Question>{resters ? PHASE_QUESTIONS[1] : 'Skirmishers out?'}</Question>
      <BySides battle={battle} of={(side) => skirmishers(side).length + tired(side).length}>
        {(side) => (
          <>
            <Facts>
              {tired(side).map((unit) => (
                <Fact
                  key={`rest-${unit.id}`}
                  label={`${unit.card.name} rests`}
                  effect="no enemy within 25 cm"
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
                        ? `S${skirmishRatingOf(unit)}, ${most > 1 ? 'two stands' : 'one stand'}`
                        : `${unit.stands} out, −${count(unit.stands, 'die', 'dice')}`
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
        Throw for who acts first
      </Button>
    </>
  );
}
