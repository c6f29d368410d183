/** Phase 3: whose stands attack whom. */
import { useState } from 'preact/hooks';
import { type Battle, keepsBooks, type Mark, type Unit } from '../../../battlefield/battle.ts';
import { attacksLeft } from '../../../battlefield/fire/skirmish-facts.ts';
import {
  loneOfficers,
  mayAttackAsSkirmishers,
  skirmishable,
  skirmishersOf,
} from '../../../battlefield/fire/skirmishing.ts';
import { SKIRMISH_DEGREES } from '../../../battlefield/rules/fire/skirmish.ts';
import { unitInLull } from '../../../battlefield/rules/lulls/lulls.ts';
import { contactZoneCm } from '../../../battlefield/rules/movement/contact-zone.ts';
import { forbidsSkirmishing } from '../../../battlefield/rules/sky/weather.ts';
import { enemyOf, type SideId } from '../../../book/terms.ts';
import { t } from '../../../words/t.ts';
import { Button, More, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { useTop } from '../../top.ts';
import type { InRoom, OfBattle } from '../of.ts';
import { HitsByHand } from './hits-by-hand.tsx';
import { UnitRows, UnitsBySides } from './rows.tsx';
import { ownSides } from './sides.tsx';

/** Who attacks: a unit of ours, or the enemy of a side whose books are kept elsewhere. */
type Attacker = { readonly unit: Unit } | { readonly of: SideId };

export function SkirmishPhase({ battle, id }: InRoom) {
  const [attacker, choose] = useState<Attacker | null>(null);
  useTop(attacker);
  if (forbidsSkirmishing(battle.sky))
    return (
      <>
        <Question>{t('skirmish-weather')}</Question>
        <HitsByHand battle={battle} id={id} />
      </>
    );
  if (attacker) return <Targets battle={battle} attacker={attacker} onDone={() => choose(null)} />;
  const own = ownSides(battle);
  const able = own.flatMap((side) => skirmishersOf(battle, side));
  const strangers = own.map(enemyOf).filter((side) => !keepsBooks(battle, side));
  return (
    <>
      <Question>{t(able.length > 0 ? 'skirmish-who' : nobodySkirmishes(battle))}</Question>
      <UnitsBySides battle={battle} units={able} onPick={(unit) => choose({ unit })} />
      {strangers.map((side) => (
        <Button key={side} onClick={() => choose({ of: side })}>
          {t('skirmish-against-us', { side: battle.sides[side].name })}
        </Button>
      ))}
      <HitsByHand battle={battle} id={id} />
    </>
  );
}

const nobodySkirmishes = (battle: Battle) =>
  Object.values(battle.units).some((unit) => unit.stands > 0) ? 'skirmish-no-more' : 'skirmish-none-out';

function Targets({
  battle,
  attacker,
  onDone,
}: OfBattle & { readonly attacker: Attacker; readonly onDone: () => void }) {
  const by = 'unit' in attacker ? attacker.unit.id : null;
  const side = 'unit' in attacker ? attacker.unit.side : attacker.of;
  const attack = async (on: Mark) => {
    if (await act({ do: 'skirmish', by, on })) onDone();
  };
  const units = skirmishable(battle, side).filter((unit) => mayAttackAsSkirmishers(battle, by, { unit: unit.id }).ok);
  const officers = by === null ? [] : loneOfficers(battle, side);
  const left = 'unit' in attacker ? attacksLeft(battle, attacker.unit) : 1;
  return (
    <>
      <p class={`side-${side} step-line`}>
        <span class="side-name">{'unit' in attacker ? attacker.unit.card.name : battle.sides[side].name}</span>{' '}
        {left > 1 && t('skirmish-left', { n: left })}
      </p>
      <Question>{t('skirmish-closest')}</Question>
      <p class="duty">
        {t('skirmish-where', {
          cm: contactZoneCm('unit' in attacker && unitInLull(battle, attacker.unit)),
          degrees: SKIRMISH_DEGREES,
        })}
      </p>
      <UnitRows battle={battle} units={units} onPick={(unit) => void attack({ unit: unit.id })} />
      {by !== null && <Button onClick={() => void attack(null)}>{t('unit-stranger-is')}</Button>}
      {officers.length > 0 && (
        <More label={t('skirmish-officers')}>
          {officers.map((officer) => (
            <Button key={officer.id} onClick={() => void attack({ officer: officer.id })}>
              {officer.name}
            </Button>
          ))}
        </More>
      )}
      <Button kind="quiet" onClick={onDone}>
        {t('skirmish-another')}
      </Button>
    </>
  );
}
