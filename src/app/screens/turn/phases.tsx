/** The phases that both sides go through together: command, arrivals, fire, commanders, recovery. */
import { awaited, nextArrivalWords } from '../../../battlefield/awaited.ts';
import { type Battle, commanderOf, type Formation, onTable } from '../../../battlefield/battle.ts';
import { mayDeploy, mayRest, mostStands, skirmishRatingOf } from '../../../battlefield/command-phase.ts';
import { mayMoveHQ } from '../../../battlefield/commanders.ts';
import { rallyable, recoverable } from '../../../battlefield/recovery.ts';
import { armyRadius } from '../../../battlefield/visibility.ts';
import type { SideId } from '../../../book/terms.ts';
import { Button, Fact, Facts, More, Question } from '../../components/index.ts';
import { act } from '../../desk/desk.ts';
import { to } from '../../route.ts';
import { PHASE_QUESTIONS } from '../../words.ts';
import { Struck } from '../struck.tsx';
import { MakeHowitzers } from './howitzers.tsx';
import { Park } from './park.tsx';
import { BySides, DayBar, UnitRows } from './rows.tsx';

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
  return (
    <>
      <Question>{PHASE_QUESTIONS[1]}</Question>
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
                        ? `S${skirmishRatingOf(unit)}${most > 1 ? ', two stands' : ''}`
                        : `${unit.stands} out, −${unit.stands} die`
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

export function Arrivals({ battle }: { readonly battle: Battle }) {
  return (
    <>
      <Question>{awaited(battle).length === 0 ? 'Nobody else is coming.' : 'Arrivals'}</Question>
      <p>{nextArrivalWords(battle)}</p>
      <DayBar battle={battle} />
    </>
  );
}

export function Commanders({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const fallen = Object.values(battle.officers).filter((officer) => officer.fate !== 'fit');
  return (
    <>
      <Question>{PHASE_QUESTIONS[5]}</Question>
      {fallen.length > 0 && (
        <p>{fallen.map(({ name, fate }) => `${name} (${fate})`).join(', ')}: replaced at the end of this phase.</p>
      )}
      <BySides battle={battle} of={() => 1}>
        {(side) => {
          const { atHQ, commander } = battle.sides[side];
          const { name } = battle.officers[commander]!;
          const move = mayMoveHQ(battle, side);
          return (
            <>
              <Facts>
                <Fact
                  label={`${name} away from his headquarters`}
                  effect={`moves up to ${armyRadius(battle, side).total} cm`}
                  on={!atHQ}
                  onChange={(away) => void act({ do: 'commander', side, atHQ: !away })}
                />
                <Button
                  note="uses all re-roll dice"
                  reason={!move.ok && move.why}
                  onClick={() => void act({ do: 'headquarters', side })}
                >
                  Move the headquarters
                </Button>
              </Facts>
              <Park battle={battle} side={side} id={id} />
              <Struck battle={battle} officer={commander} />
              <MakeHowitzers battle={battle} side={side} />
              <More label="Officers who join a unit">
                {stillPresent(battle, side).map((formation) => (
                  <Button
                    key={formation.id}
                    href={to('battle', id, 'formation', formation.id)}
                    note={officerPlace(battle, formation)}
                  >
                    {commanderOf(battle, formation).name}
                  </Button>
                ))}
              </More>
            </>
          );
        }}
      </BySides>
    </>
  );
}

const stillPresent = (battle: Battle, side: SideId): Formation[] =>
  Object.values(battle.formations).filter((f) => f.side === side && f.present);

function officerPlace(battle: Battle, formation: Formation): string {
  const { host } = commanderOf(battle, formation);
  return host ? `with ${battle.units[host]!.card.name}` : `${formation.name}, with no unit`;
}

export function Recovery({ battle }: { readonly battle: Battle }) {
  const able = [...recoverable(battle), ...rallyable(battle)];
  return (
    <>
      <Question>{able.length === 0 ? 'Nobody has anything to recover.' : PHASE_QUESTIONS[7]}</Question>
      <BySides battle={battle} of={(side) => able.filter((unit) => unit.side === side).length}>
        {(side) => (
          <UnitRows
            battle={battle}
            units={able.filter((unit) => unit.side === side)}
            onPick={(unit) => void act({ do: 'recover', unit: unit.id })}
          />
        )}
      </BySides>
    </>
  );
}
