/** Fights on the phone, refuge, sieges: who meets whom, and what can be done about it. EIA-140 to EIA-181 */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { insideBands } from '../../../../campaign/empires-in-arms/combat/fight.ts';
import { offersOf } from '../../../../campaign/empires-in-arms/desks.ts';
import { areaName, corpsIn, leads } from '../../../../campaign/empires-in-arms/ledger.ts';
import { openCombats } from '../../../../campaign/empires-in-arms/modules/bridge.ts';
import { sidesIn } from '../../../../campaign/empires-in-arms/modules/bridge-request.ts';
import { isRelief } from '../../../../campaign/empires-in-arms/modules/combat.ts';
import { besiegedBy, sallies } from '../../../../campaign/empires-in-arms/modules/sieges.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { isPower } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, Choice, Fact, Facts, More } from '../../../components/index.ts';
import { to } from '../../../route.ts';
import { namesIn } from '../frame.tsx';
import { does } from '../session.ts';
import { Takeable } from './land-march.tsx';
import { corpsWords, type DeskProps } from './land-parts.tsx';

type Attack = Extract<OwnPlay, { readonly do: 'attack' }>;
const KINDS = ['field', 'limited', 'trivial'] as const;

/** One meeting of two: how it is fought, here or at the table. */
function Meeting({ id, state, meets }: DeskProps & { readonly meets: Attack }) {
  const { area, power, defender } = meets;
  const besieged = isRelief(state, meets);
  const [kind, choose] = useState<Attack['kind']>(besieged ? 'limited' : 'field');
  const [river, cross] = useState(meets.river);
  const [sally, come] = useState(false);
  const enemy = leads(state, defender) ?? defender;
  const atTable = offersOf(state, 'to-table').some(
    (one) => one.area === area && one.attacker.power === power && one.defender.power === enemy,
  );
  /** Who fights on either side: allies of one move come together. EIA-141 */
  const sides = isPower(enemy) ? sidesIn(state, area, power, enemy) : undefined;
  const attacker = sides?.attacker.named ?? [power];
  const defenders = sides?.defender.named ?? [defender];
  const runners = corpsIn(state, area).filter(
    (one) => one.place.at === 'area' && !one.besieged && leads(state, one.nation) === enemy,
  );
  return (
    <section class="form">
      <h2 class="eia-heading">
        {t('eialand-attack-head', {
          power: namesIn(state, attacker),
          enemy: namesIn(state, defenders),
          area: areaName(state, area),
        })}
      </h2>
      <Choice
        label={t('eialand-kind')}
        columns={2}
        options={KINDS.filter((one) => one !== 'limited' || besieged).map((value) => ({
          value,
          label: t(`eialand-kind-${value}`),
        }))}
        value={kind}
        onChange={choose}
      />
      <Facts>
        {kind !== 'trivial' && <Fact label={t('eialand-crossed')} on={river} onChange={cross} />}
        {kind === 'limited' && <Fact label={t('eialand-sally')} on={sally} onChange={come} />}
      </Facts>
      <Button icon="dice" {...does({ ...meets, kind, river: river && kind !== 'trivial', sally })}>
        {t('eialand-attack')}
      </Button>
      {atTable && isPower(enemy) && (
        <Button
          icon="battle"
          note={t('eiatable-fight-note')}
          href={to('campaign', id, 'table', `${area}~${power}~${enemy}`)}
        >
          {t('eiatable-fight', {
            area: areaName(state, area),
            attacker: namesIn(state, attacker),
            defender: namesIn(state, defenders),
          })}
        </Button>
      )}
      {state.areas[area]?.city && runners.length > 0 && (
        <More label={t('eialand-refuge')}>
          <div class="picks">
            {runners.map((corps) => (
              <Button key={corps.id} {...does({ do: 'take-refuge', corps: corps.id, agreed: true })}>
                {t('eialand-refuge-do', { corps: corpsWords(state, corps), area: areaName(state, area) })}
              </Button>
            ))}
          </div>
        </More>
      )}
    </section>
  );
}

/** Sieges of the acting powers, from both sides of the walls. */
function Sieges({ state }: { readonly state: Campaign }) {
  const area = (key: string) => ({ area: areaName(state, key) });
  return (
    <div class="picks">
      {offersOf(state, 'besiege').map((play) => (
        <Button key={`b ${play.power} ${play.area}`} {...does(play)}>
          {t('eialand-besiege', area(play.area))}
        </Button>
      ))}
      {offersOf(state, 'assault-attempt').map((play) => (
        <Button key={`a ${play.power} ${play.area}`} icon="dice" {...does(play)}>
          {t('eialand-attempt', area(play.area))}
        </Button>
      ))}
      {sallies(state).map(({ power, area: key }) => (
        <Button
          key={`s ${key}`}
          {...does({ do: 'sally', power, area: key, bands: insideBands(state, key).map((band) => band.id) })}
        >
          {t('eialand-sally-out', area(key))}
        </Button>
      ))}
      {state.clock.acting
        .flatMap((power) => besiegedBy(state, power))
        .map((key) => (
          <Button key={`r ${key}`} kind="quiet" {...does({ do: 'raise-siege', area: key })}>
            {t('eialand-raise', area(key))}
          </Button>
        ))}
    </div>
  );
}

export function Combats({ id, state }: DeskProps) {
  // Who moves together attacks together: one of them is named.
  const meetings = offersOf(state, 'attack').filter(
    (one, i, all) => all.findIndex((each) => each.area === one.area && each.defender === one.defender) === i,
  );
  const running = openCombats(state).filter(({ via }) => via === 'phone');
  const sieges =
    offersOf(state, 'besiege').length +
    offersOf(state, 'assault-attempt').length +
    sallies(state).length +
    state.clock.acting.flatMap((power) => besiegedBy(state, power)).length;
  return (
    <>
      {running.map((one) => (
        <Button key={one.id} kind="quiet" note={t('eialand-end-note')} {...does({ do: 'end-combat', combat: one.id })}>
          {t('eialand-end', { area: areaName(state, one.area) })}
        </Button>
      ))}
      {running.length === 0 &&
        meetings.map((one) => (
          <Meeting key={`${one.area} ${one.power} ${one.defender}`} id={id} state={state} meets={one} />
        ))}
      {running.length === 0 && <Sieges state={state} />}
      {state.clock.acting.map((owner) => (
        <Takeable key={owner} state={state} owner={owner} />
      ))}
      {meetings.length + sieges + running.length === 0 && <p class="note">{t('eialand-no-fight')}</p>}
    </>
  );
}
