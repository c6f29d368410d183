/** What else a power does with what stands on the map as it reinforces: swaps, garrisons sent home, leaders, money. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { areaName, totalOf } from '../../../../campaign/empires-in-arms/ledger.ts';
import { whyNotPlay } from '../../../../campaign/empires-in-arms/may.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { isLandMode } from '../../../../campaign/empires-in-arms/rulings.ts';
import type { Factors, Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import {
  bernadotteGoes,
  freed,
  type Holding,
  holdings,
  placesBeside,
} from '../../../../campaign/empires-in-arms/ways.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, More } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { Figure } from '../piece-form.tsx';
import { act, does } from '../session.ts';
import { corpsWords, FactorPicks, openHere, within } from './land-parts.tsx';

interface Props {
  readonly state: Campaign;
  readonly owner: Power;
}
const MOST_MONEY = 999;

const endWords = (state: Campaign, end: Holding['end']): string => {
  if ('city' in end) return t('eialand-garrison-of', { area: areaName(state, end.city) });
  const corps = state.corps[end.corps];
  return corps ? corpsWords(state, corps) : '';
};

/** From where, to where, how many. EIA-059 */
function Swap({ state, owner, all }: Props & { readonly all: readonly Holding[] }) {
  const [from, leave] = useState(0);
  const [to, go] = useState(0);
  const [chosen, choose] = useState<Factors>({});
  const here = all[from] ?? all[0];
  if (!here) return null;
  const places = placesBeside(state, here, owner);
  const there = places[to] ?? places[0];
  const some = within(here.factors, chosen);
  const play: OwnPlay | undefined = there && {
    ...{ do: 'swap-factors', from: here.end, to: there, nation: here.nation, factors: some },
  };
  const reason = totalOf(some) === 0 ? t('eiaarms-swap-none') : play && spoken(whyNotPlay(state, play));
  return (
    <section class="form">
      <OneOf
        label={t('eiaarms-from')}
        value={String(all.indexOf(here))}
        options={all.map(({ end, area }, i) => ({
          value: String(i),
          label:
            'city' in end
              ? endWords(state, end)
              : t('eiaarms-at', { name: endWords(state, end), area: areaName(state, area) }),
        }))}
        set={(value) => {
          leave(Number(value));
          go(0);
          choose({});
        }}
      />
      <FactorPicks of={here.factors} chosen={chosen} onChange={choose} />
      {places.length > 1 && there && (
        <OneOf
          label={t('eialand-where')}
          value={String(places.indexOf(there))}
          options={places.map((end, i) => ({ value: String(i), label: endWords(state, end) }))}
          set={(value) => go(Number(value))}
        />
      )}
      {play && there && (
        <Button reason={reason} onClick={() => void act(play).then((done) => done && choose({}))}>
          {t('eiaarms-swap-do', { place: endWords(state, there) })}
        </Button>
      )}
    </section>
  );
}

/** The whole garrison of a city, or some of it. EIA-060 */
function SendHome({ state, from }: { readonly state: Campaign; readonly from: Holding }) {
  const [chosen, choose] = useState<Factors>(from.factors);
  return (
    <section class="form">
      <h2 class="eia-heading">{endWords(state, from.end)}</h2>
      <FactorPicks of={from.factors} chosen={chosen} onChange={choose} />
      <Button {...does({ do: 'demobilise', of: from.end, nation: from.nation, factors: within(from.factors, chosen) })}>
        {t('eiaarms-send-home')}
      </Button>
    </section>
  );
}

/** What the scenario grants. EIA-061 */
function Money({ state, owner }: Props) {
  const [typed, set] = useState<number | null>(null);
  const points = typed ?? 0;
  return (
    <section class="form">
      <Figure label={t('eiaarms-money')} value={typed} most={MOST_MONEY} set={set} />
      <Button
        reason={points === 0 && t('eiaarms-money-first')}
        onClick={() => void act({ do: 'scenario-money', power: owner, points }).then((done) => done && set(null))}
      >
        {points === 0
          ? t('eiaarms-money-none', { power: nameIn(state, owner) })
          : t('eiaarms-money-do', { power: nameIn(state, owner), n: points })}
      </Button>
    </section>
  );
}

function OfPower({ state, owner }: Props) {
  const own = holdings(state, owner);
  const swaps = own.filter((one) => totalOf(one.factors) > 0 && placesBeside(state, one, owner).length > 0);
  const garrisons = own.filter(({ end }) => 'city' in end);
  return (
    <>
      {swaps.length > 0 && (
        <More label={t('eiaarms-swap-factors')}>
          <Swap state={state} owner={owner} all={swaps} />
        </More>
      )}
      {garrisons.length > 0 && (
        <More label={t('eiaarms-garrisons-home')}>
          {garrisons.map((one) => (
            <SendHome key={JSON.stringify([one.end, one.factors])} state={state} from={one} />
          ))}
        </More>
      )}
      {isLandMode(state.rulings) && (
        <More label={t('eiaarms-money-head')}>
          <Money state={state} owner={owner} />
        </More>
      )}
      {freed(state, owner).map((play) => (
        <Button key={play.leader} kind="quiet" {...does(play)}>
          {t('eiaarms-free', { name: state.leaders[play.leader]?.name ?? '' })}
        </Button>
      ))}
    </>
  );
}

export function MoreArms({ state }: { readonly state: Campaign }) {
  const swedish = bernadotteGoes(state);
  return (
    <>
      {openHere(state).map((owner) => (
        <OfPower key={owner} state={state} owner={owner} />
      ))}
      {swedish && (
        <Button {...does(swedish)}>
          {swedish.to === null
            ? t('eiaarms-bernadotte-off')
            : t('eiaarms-bernadotte', { power: nameIn(state, swedish.to) })}
        </Button>
      )}
    </>
  );
}
