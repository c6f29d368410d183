import { type Battle, commanderOf, type Formation, serves } from '../../../battlefield/battle.ts';
import { mayMoveHQ } from '../../../battlefield/command/commanders.ts';
import { armyRadius } from '../../../battlefield/sky/visibility.ts';
import type { SideId } from '../../../book/terms.ts';
import { spoken } from '../../../words/speak.ts';
import { Button, Fact, Facts, More, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { act } from '../../session/battle-session.ts';
import { Struck } from '../struck.tsx';
import { PHASE_QUESTIONS } from '../turn-words.ts';
import { MakeHowitzers } from './howitzers.tsx';
import { Park } from './park.tsx';
import { BySides } from './sides.tsx';

export function Commanders({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const fallen = Object.values(battle.officers).filter((officer) => !serves(officer));
  return (
    <>
      <Question>{PHASE_QUESTIONS[5]}</Question>
      {fallen.length > 0 && (
        <p>{fallen.map(({ name, fate }) => `${name} (${fate})`).join(', ')}: replaced at the end of this phase.</p>
      )}
      <BySides battle={battle} of={() => 1}>
        {(side) => {
          const { atHQ, commander } = battle.sides[side];
          const { name, fate } = battle.officers[commander]!;
          const move = mayMoveHQ(battle, side);
          return (
            <>
              {fate === 'fit' && (
                <Facts>
                  <Fact
                    label={`${name} leaves headquarters`}
                    effect={`moves up to ${armyRadius(battle, side).total} cm`}
                    on={!atHQ}
                    onChange={(away) => void act({ do: 'commander', side, atHQ: !away })}
                  />
                  <Button
                    note="uses all re-roll dice"
                    reason={spoken(!move.ok && move.why)}
                    onClick={() => void act({ do: 'headquarters', side })}
                  >
                    Move the headquarters
                  </Button>
                </Facts>
              )}
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
