/** The land desk under the month's question: depots, movement, supply, combat and sieges. One step, one form. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { offersOf } from '../../../../campaign/empires-in-arms/desks.ts';
import { areaName, areaOf } from '../../../../campaign/empires-in-arms/ledger.ts';
import { guestsOf } from '../../../../campaign/empires-in-arms/supply/fed.ts';
import { POWERS, type Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Facts } from '../../../components/index.ts';
import { nameIn } from '../frame.tsx';
import { Combats, Depots, FleetReinforcing, Irregulars, MoreArms, QuarterMore, Reinforcing } from '../later.ts';
import { does } from '../session.ts';
import { Movement } from './land-march.tsx';
import { corpsWords, type DeskProps, isDoneHere } from './land-parts.tsx';

// ---- supply ----------------------------------------------------------------------------------------------------------

/** Corps of allies that eat from a power's depots go on its bill. EIA-128 */
function Guests({ state, owner }: { readonly state: Campaign; readonly owner: Power }) {
  const [guests, invite] = useState<readonly string[]>([]);
  const near = guestsOf(state, owner);
  // Without guests the line of what is due is the way to the bill.
  if (near.length === 0 || Object.values(state.depots).every((one) => one.owner !== owner)) return null;
  const there = guests.filter((one) => near.some(({ id }) => id === one));
  return (
    <section class="form">
      <p class="note">{t('eialand-guests')}</p>
      <Facts>
        {near.map((corps) => (
          <Fact
            key={corps.id}
            label={corpsWords(state, corps)}
            {...(corps.name !== '?' && { effect: areaName(state, areaOf(corps)) })}
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
      {POWERS.filter(isDoneHere).map((owner) => (
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
