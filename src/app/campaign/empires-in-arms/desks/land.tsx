/** The land desk under the month's question: depots, movement, supply, combat and sieges. One step, one form. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { offersOf } from '../../../../campaign/empires-in-arms/desks.ts';
import { alliesOf, areaName, areaOf } from '../../../../campaign/empires-in-arms/ledger.ts';
import type { Depot } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { hungry } from '../../../../campaign/empires-in-arms/supply/fed.ts';
import { isOwnLand } from '../../../../campaign/empires-in-arms/supply/moving.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { whyNotPlay } from '../../../../campaign/empires-in-arms/ways.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, Choice, Fact, Facts } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { DepotsAfloat, FleetReinforcing, Irregulars, MoreArms, QuarterMore } from '../later.ts';
import { does } from '../session.ts';
import { Combats } from './land-combat.tsx';
import { Movement } from './land-march.tsx';
import { areaOptions, corpsWords, type DeskProps, isDoneHere } from './land-parts.tsx';
import { Reinforcing } from './reinforcing.tsx';

// ---- depots ----------------------------------------------------------------------------------------------------------

type Place = Extract<OwnPlay, { readonly do: 'place-depot' }>;

function NewDepot({ state, owner }: { readonly state: Campaign; readonly owner: Power }) {
  const [area, choose] = useState('');
  const [by, reason] = useState<'city' | 'chain' | 'port'>('city');
  const [legal, say] = useState(true);
  const [source, feed] = useState<boolean | null>(null);
  const sheet = state.areas[area];
  const ways = (['city', 'chain', 'port'] as const).filter(
    (way) => way === 'chain' || (way === 'city' ? sheet?.city : sheet?.port != null),
  );
  const way = ways.includes(by) ? by : (ways[0] ?? 'chain');
  const isSource = source ?? (way === 'city' && isOwnLand(state, area, owner));
  const play: Place = { do: 'place-depot', power: owner, area, by: way, fleet: null, legal, source: isSource };
  return (
    <section class="form">
      <OneOf
        label={t('eialand-depot-new')}
        value={area}
        options={[{ value: '', label: t('eialand-pick-area') }, ...areaOptions(state)]}
        set={choose}
      />
      {sheet && (
        <>
          <Choice
            label={t('eialand-depot-how')}
            columns={ways.length === 3 ? 3 : 2}
            options={ways.map((value) => ({ value, label: t(`eialand-depot-${value}`) }))}
            value={way}
            onChange={reason}
          />
          <Facts>
            <Fact label={t(`eialand-depot-legal-${way}`)} on={legal} onChange={say} />
            <Fact label={t('eialand-depot-source')} on={isSource} onChange={feed} />
          </Facts>
        </>
      )}
      <Button reason={sheet ? spoken(whyNotPlay(state, play)) : t('eialand-pick-area')} {...does(play)}>
        {t('eialand-depot-place')}
      </Button>
    </section>
  );
}

const placeOf = (state: Campaign, { at }: Depot): string =>
  'fleet' in at ? (state.fleets[at.fleet]?.name ?? '') : areaName(state, 'area' in at ? at.area : at.city);

function Depots({ state }: DeskProps) {
  return (
    <>
      {state.clock.acting.filter(isDoneHere).map((owner) => {
        const own = Object.values(state.depots).filter((one) => one.owner === owner);
        return (
          <div key={owner}>
            {own.map((depot) => (
              <section key={depot.id} class="form">
                <p class="side-name">
                  {t('eialand-depot-row', {
                    area: placeOf(state, depot),
                    chain: depot.source ? 'source' : depot.valid ? 'valid' : 'broken',
                  })}
                </p>
                <div class="row-of-two">
                  <Button kind="quiet" {...does({ do: 'remove-depot', depot: depot.id })}>
                    {t('eialand-depot-remove')}
                  </Button>
                  {!depot.source && (
                    <Button
                      kind="quiet"
                      {...does({ do: 'set-chain', depot: depot.id, source: false, valid: !depot.valid })}
                    >
                      {t(depot.valid ? 'eialand-depot-cut' : 'eialand-depot-mend')}
                    </Button>
                  )}
                </div>
              </section>
            ))}
            <NewDepot key={own.length} state={state} owner={owner} />
            <DepotsAfloat state={state} owner={owner} />
          </div>
        );
      })}
    </>
  );
}

// ---- supply ----------------------------------------------------------------------------------------------------------

/** Corps of allies that eat from a power's depots go on its bill. EIA-128 */
function Guests({ state, owner }: { readonly state: Campaign; readonly owner: Power }) {
  const [guests, invite] = useState<readonly string[]>([]);
  const near = alliesOf(state, owner).flatMap((ally) => hungry(state, ally));
  // Without guests the line of what is due is the way to the bill.
  if (near.length === 0) return null;
  const there = guests.filter((one) => near.some(({ id }) => id === one));
  return (
    <section class="form">
      <p class="note">{t('eialand-guests')}</p>
      <Facts>
        {near.map((corps) => (
          <Fact
            key={corps.id}
            label={corpsWords(state, corps)}
            effect={areaName(state, areaOf(corps))}
            on={there.includes(corps.id)}
            onChange={(on) => invite(on ? [...there, corps.id] : there.filter((one) => one !== corps.id))}
          />
        ))}
      </Facts>
      <Button {...does({ do: 'supply-bill', power: owner, guests: there })}>
        {t('eialand-feed', { power: nameIn(state, owner) })}
      </Button>
    </section>
  );
}

function Supply({ state }: DeskProps) {
  return (
    <>
      {state.clock.acting.filter(isDoneHere).map((owner) => (
        <Guests key={owner} state={state} owner={owner} />
      ))}
      <div class="picks">
        {offersOf(state, 'feed-city').map((play) => (
          <Button key={play.area} {...does(play)}>
            {t('eialand-feed-city', { area: areaName(state, play.area) })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The form of the step the month stands at. */
export function LandStep(props: DeskProps) {
  const { state } = props;
  switch (state.clock.step) {
    case 'navalReinforcement':
      return <FleetReinforcing state={state} />;
    case 'armyReinforcement':
      return (
        <>
          <Reinforcing {...props} />
          <MoreArms state={state} />
        </>
      );
    case 'depots':
      return <Depots {...props} />;
    case 'landMove':
      return (
        <>
          <Movement {...props} />
          <Irregulars {...props} />
        </>
      );
    case 'supply':
      return <Supply {...props} />;
    case 'landCombat':
      return <Combats {...props} />;
    case 'guerilla':
    case 'levy':
      return <Irregulars {...props} />;
    case 'manipulation':
    case 'victory':
      return <QuarterMore state={state} />;
    default:
      return null;
  }
}
