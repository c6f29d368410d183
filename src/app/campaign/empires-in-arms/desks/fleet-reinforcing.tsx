/** The naval reinforcements of a power: ships and counters that are due, swaps, scuttling, who leads. EIA-050 to EIA-053 */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { whyNotPlay } from '../../../../campaign/empires-in-arms/may.ts';
import type { Fleet } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import {
  afloat,
  berths,
  mostSwapped,
  newFleets,
  type ShipsDue,
  sailorMoves,
  scuttles,
  shipSwaps,
  shipsDue,
} from '../../../../campaign/empires-in-arms/ways.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Facts, More, Stepper } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { does } from '../session.ts';
import { OneWay } from './one-way.tsx';

interface OfState {
  readonly state: Campaign;
}
const fleetName = (state: Campaign, key: string): string => state.fleets[key]?.name ?? '';
const portName = (state: Campaign, key: string): string => state.ports[key]?.name ?? '';
const lies = (state: Campaign, { name, ships, place }: Fleet): string =>
  t('eiaarms-fleet', {
    name,
    n: ships,
    place:
      place.at === 'sea' ? (state.seas[place.sea]?.name ?? '') : 'port' in place ? portName(state, place.port) : '',
  });

/** Ships that are due: into which fleet, and how many of them. */
function DueShips({ state, due }: OfState & { readonly due: ShipsDue }) {
  const all = berths(state, due);
  const [chosen, choose] = useState('');
  const [wanted, want] = useState(due.ships);
  const berth = all.find(({ fleet }) => fleet.id === chosen) ?? all[0];
  const ships = Math.min(wanted, berth?.most ?? 0);
  return (
    <section class="form">
      <h2 class="eia-heading">{t('eiaarms-ships-head', { n: due.ships, power: nameIn(state, due.item.owner) })}</h2>
      {!berth && <p class="note">{t('eiaarms-ships-wait')}</p>}
      {berth && (
        <>
          <OneOf
            label={t('eiaarms-which-fleet')}
            value={berth.fleet.id}
            options={all.map(({ fleet }) => ({ value: fleet.id, label: lies(state, fleet) }))}
            set={choose}
          />
          <Stepper label={t('eiaarms-ships')} value={ships} min={1} max={berth.most} onChange={want} />
          <Button {...does({ do: 'place-ships', item: due.item.id, fleet: berth.fleet.id, ships })}>
            {t('eiaarms-ships-place', { n: ships, name: berth.fleet.name })}
          </Button>
        </>
      )}
    </section>
  );
}

/** A new fleet counter goes on the map with ships that are due too. */
const NewFleets = ({ state }: OfState) => (
  <>
    {newFleets(state).map(({ item, ways }) => (
      <section key={item.id} class="form">
        <h2 class="eia-heading">
          {t('eiaarms-new-fleet', {
            name: item.what.is === 'fleet' ? fleetName(state, item.what.fleet) : '',
            power: nameIn(state, item.owner),
          })}
        </h2>
        {ways.length === 0 && <p class="note">{t('eiaarms-new-fleet-none')}</p>}
        <OneWay
          label={t('eialand-where')}
          word={t('eialand-place-corps')}
          ways={ways.map((play) => ({
            play,
            name:
              play.port === undefined
                ? t('eiaarms-with-fleet', { name: fleetName(state, play.with ?? '') })
                : portName(state, play.port),
          }))}
        />
      </section>
    ))}
  </>
);

function Swap({ state, all }: OfState & { readonly all: ReturnType<typeof shipSwaps> }) {
  const [at, choose] = useState(0);
  const [wanted, want] = useState(1);
  const swap = all[at] ?? all[0];
  if (!swap) return null;
  const most = mostSwapped(state, swap.from, swap.to);
  const ships = Math.min(wanted, most);
  return (
    <section class="form">
      <OneOf
        label={t('eiaarms-swap-which')}
        value={String(all.indexOf(swap))}
        options={all.map(({ from, to }, i) => ({
          value: String(i),
          label: t('eiaarms-from-to', {
            ...{ one: fleetName(state, from), has: state.fleets[from]?.ships ?? 0 },
            ...{ other: fleetName(state, to), there: state.fleets[to]?.ships ?? 0 },
          }),
        }))}
        set={(value) => choose(Number(value))}
      />
      <Stepper label={t('eiaarms-ships')} value={ships} min={1} max={most} onChange={want} />
      <Button {...does({ do: 'swap-ships', from: swap.from, to: swap.to, ships })}>
        {t('eiaarms-swap-ships', { n: ships, name: fleetName(state, swap.to) })}
      </Button>
    </section>
  );
}

/** Nelson and his fleet. EIA-062 */
const Sailors = ({ state }: OfState) => {
  const all = sailorMoves(state);
  return all.length === 0 ? null : (
    <More label={t('eialand-leaders')}>
      <div class="picks">
        {all.map((play) => (
          <Button key={JSON.stringify(play)} {...does(play)}>
            {play.do === 'retire'
              ? t('eialand-leader-retires', { name: state.leaders[play.leader]?.name ?? '' })
              : t('eiaarms-leader-sails', {
                  name: state.leaders[play.leader]?.name ?? '',
                  fleet: fleetName(state, play.fleet ?? ''),
                })}
          </Button>
        ))}
      </div>
    </More>
  );
};

export function FleetReinforcing({ state }: OfState) {
  const due = shipsDue(state);
  const swaps = shipSwaps(state);
  const sinks = scuttles(state);
  const fresh = newFleets(state);
  return (
    <>
      {due.length + fresh.length === 0 && <p class="note">{t('eiaarms-no-ships')}</p>}
      <NewFleets state={state} />
      {due.map((one) => (
        <DueShips key={`${one.item.id} ${one.ships}`} state={state} due={one} />
      ))}
      {swaps.length > 0 && (
        <More label={t('eiaarms-swap')}>
          <Swap state={state} all={swaps} />
        </More>
      )}
      <Sailors state={state} />
      {sinks.length > 0 && (
        <More label={t('eiaarms-scuttle')}>
          <div class="picks">
            {sinks.map((play) => (
              <Button
                key={play.fleet}
                note={(state.fleets[play.fleet]?.ships ?? 0) > 0 && t('eianaval-costs-one')}
                {...does(play)}
              >
                {t('eiaarms-scuttle-do', { name: fleetName(state, play.fleet) })}
              </Button>
            ))}
          </div>
        </More>
      )}
    </>
  );
}

/** Depots on fleets at sea, for the land beside them. EIA-130 */
export function DepotsAfloat({ state, owner }: OfState & { readonly owner: Power }) {
  const [legal, say] = useState(true);
  const all = afloat(state, owner, legal);
  if (all.length === 0) return null;
  return (
    <section class="form">
      <h2 class="eia-heading">{t('eiaarms-afloat')}</h2>
      <Facts>
        <Fact label={t('eiaarms-afloat-port')} on={legal} onChange={say} />
      </Facts>
      {all.map((play) => (
        <Button key={play.fleet} reason={spoken(whyNotPlay(state, play))} {...does(play)}>
          {t('eiaarms-afloat-do', { name: fleetName(state, play.fleet ?? '') })}
        </Button>
      ))}
    </section>
  );
}
