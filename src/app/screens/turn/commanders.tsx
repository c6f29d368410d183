import { type Battle, commanderOf, type Formation, formationsOf, serves } from '../../../battlefield/battle.ts';
import { commanderMove, mayMoveHQ } from '../../../battlefield/command/commanders.ts';
import { say } from '../../../engine/message.ts';
import { spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Fact, Facts, More, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { act } from '../../session/battle-session.ts';
import { Struck } from '../struck.tsx';
import { MakeHowitzers } from './howitzers.tsx';
import { Park } from './park.tsx';
import { Ride } from './ride.tsx';
import { BySides } from './sides.tsx';

export function Commanders({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const fallen = Object.values(battle.officers).filter((officer) => !serves(officer));
  return (
    <>
      <Question>{t('turn-question-5')}</Question>
      {fallen.length > 0 && (
        <p>
          {t('commanders-fallen', {
            officers: fallen.map(({ name, fate }) =>
              say('commanders-fallen-one', { officer: name, fate: fate === 'captured' ? fate : 'injured' }),
            ),
          })}
        </p>
      )}
      <BySides battle={battle}>
        {(side) => {
          const { atHQ, commander } = battle.sides[side];
          const { name, fate } = battle.officers[commander]!;
          const move = mayMoveHQ(battle, side);
          const present = formationsOf(battle, side).filter((formation) => formation.present);
          return (
            <>
              {fate === 'fit' && (
                <Facts>
                  <Fact
                    label={t('commanders-leaves', { officer: name })}
                    effect={t('commanders-up-to', { cm: commanderMove(battle, side).total })}
                    on={!atHQ}
                    onChange={(away) => void act({ do: 'commander', side, atHQ: !away })}
                  />
                  <Button
                    note={t('commanders-hq-cost')}
                    reason={spoken(!move.ok && move.why)}
                    onClick={() => void act({ do: 'headquarters', side })}
                  >
                    {t('commanders-hq')}
                  </Button>
                </Facts>
              )}
              {present.map((formation) => (
                <Ride key={formation.id} battle={battle} officer={commanderOf(battle, formation)} />
              ))}
              <More label={t('commanders-join')}>
                {present.map((formation) => (
                  <Button
                    key={formation.id}
                    href={to('battle', id, 'formation', formation.id)}
                    note={officerPlace(battle, formation)}
                  >
                    {commanderOf(battle, formation).name}
                  </Button>
                ))}
              </More>
              <Park battle={battle} side={side} id={id} />
              <Struck battle={battle} officer={commander} />
              <MakeHowitzers battle={battle} side={side} />
            </>
          );
        }}
      </BySides>
    </>
  );
}

function officerPlace(battle: Battle, formation: Formation): string {
  const { host } = commanderOf(battle, formation);
  return host !== null
    ? t('set-host', { unit: battle.units[host]?.card.name ?? '' })
    : t('commanders-alone', { formation: formation.name });
}
