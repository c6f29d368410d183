/** Depots are placed and taken up, and what the table says of their chains. EIA-101 to EIA-106 */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { areaName } from '../../../../campaign/empires-in-arms/ledger.ts';
import { whyNotPlay } from '../../../../campaign/empires-in-arms/may.ts';
import type { Depot } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { isOwnLand } from '../../../../campaign/empires-in-arms/supply/moving.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, Choice, Fact, Facts } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { does } from '../session.ts';
import { DepotsAfloat } from './fleet-reinforcing.tsx';
import { areaOptions, type DeskProps, isDoneHere } from './land-parts.tsx';

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

export function Depots({ state }: Pick<DeskProps, 'state'>) {
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
