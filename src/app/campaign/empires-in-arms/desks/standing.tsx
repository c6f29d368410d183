/** What play finds when it begins, beside the sheets: wars, alliances, depots and garrisons, put down and struck out by hand. */
import { useState } from 'preact/hooks';
import { inPlay } from '../../../../campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import {
  areAllied,
  areAtWar,
  areaName,
  freshId,
  leads,
  pairId,
  totalOf,
} from '../../../../campaign/empires-in-arms/ledger.ts';
import type { ByHand } from '../../../../campaign/empires-in-arms/modules/keeping.ts';
import { type Factors, isPower } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Facts, Question } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nationsOf } from '../fields.ts';
import { Frame, nameIn } from '../frame.tsx';
import { act, does } from '../session.ts';
import { areaOptions, type DeskProps, FactorPicks, within } from './land-parts.tsx';

interface OfState {
  readonly state: Campaign;
}
interface RowsProps {
  readonly ledger: ByHand;
  readonly rows: readonly { readonly id: string; readonly text: string }[];
}
const Rows = ({ ledger, rows }: RowsProps) =>
  rows.length === 0 ? null : (
    <ul class="agenda">
      {rows.map(({ id, text }) => (
        <li key={id}>
          <span aria-hidden="true">–</span>
          <span>{text}</span>
          <Button kind="quiet" {...does({ do: 'drop-piece', ledger, id })}>
            {t('eia-strike-out')}
          </Button>
        </li>
      ))}
    </ul>
  );

const nations = (state: Campaign, all: readonly string[]) =>
  all.map((one) => ({ value: one, label: nameIn(state, one) }));

/** Two and what is between them. L13 */
function Between({ state }: OfState) {
  const all = nationsOf(state);
  const [one, setOne] = useState(all[0] ?? '');
  const [two, setTwo] = useState(all[1] ?? '');
  const other = two === one ? (all.find((each) => each !== one) ?? '') : two;
  const since = state.clock.date;
  const order = 1 + Math.max(0, ...Object.values(state.wars).map((war) => war.order));
  const piece = { id: pairId(one, other), a: one, b: other, since };
  const powers = isPower(one) && isPower(other) && inPlay(state, one) && inPlay(state, other);
  const tied = areAtWar(state, one, other) || (isPower(one) && isPower(other) && areAllied(state, one, other));
  const reason = (tied || other === '') && t('eialand-standing-tied');
  return (
    <section class="form">
      <h2 class="eia-heading">{t('eialand-standing-ties')}</h2>
      <Rows
        ledger="wars"
        rows={Object.values(state.wars).map(({ id, a, b }) => ({
          id,
          text: t('eialand-standing-war', { one: nameIn(state, a), other: nameIn(state, b) }),
        }))}
      />
      <Rows
        ledger="alliances"
        rows={Object.values(state.alliances).map(({ id, a, b }) => ({
          id,
          text: t('eialand-standing-alliance', { one: nameIn(state, a), other: nameIn(state, b) }),
        }))}
      />
      <div class="form__two">
        <OneOf label={t('eialand-standing-one')} value={one} options={nations(state, all)} set={setOne} />
        <OneOf
          label={t('eialand-standing-other')}
          value={other}
          options={nations(
            state,
            all.filter((each) => each !== one),
          )}
          set={setTwo}
        />
      </div>
      <div class="row-of-two">
        <Button reason={reason} {...does({ do: 'add-piece', ledger: 'wars', piece: { ...piece, order } })}>
          {t('eialand-standing-at-war')}
        </Button>
        <Button
          reason={reason || (!powers && t('eialand-standing-powers'))}
          {...does({ do: 'add-piece', ledger: 'alliances', piece })}
        >
          {t('eialand-standing-allied')}
        </Button>
      </div>
    </section>
  );
}

/** L10 */
function DepotsThere({ state }: OfState) {
  const powers = nationsOf(state).filter(isPower);
  const [owner, setOwner] = useState(powers[0] ?? 'FR');
  const [area, choose] = useState('');
  const [source, feed] = useState(true);
  const piece = { owner, at: { area }, source, valid: true, since: state.clock.date };
  return (
    <section class="form">
      <h2 class="eia-heading">{t('eialand-depots')}</h2>
      <Rows
        ledger="depots"
        rows={Object.values(state.depots).map(({ id, owner: of, at }) => ({
          id,
          text: t('eialand-standing-depot', {
            power: nameIn(state, of),
            area:
              'fleet' in at ? (state.fleets[at.fleet]?.name ?? '') : areaName(state, 'area' in at ? at.area : at.city),
          }),
        }))}
      />
      <div class="form__two">
        <OneOf
          label={t('eialand-standing-whose')}
          value={owner}
          options={nations(state, powers)}
          set={(one) => isPower(one) && setOwner(one)}
        />
        <OneOf
          label={t('eialand-depot-where')}
          value={area}
          options={[{ value: '', label: t('eialand-pick-area') }, ...areaOptions(state)]}
          set={choose}
        />
      </div>
      <Facts>
        <Fact label={t('eialand-depot-source')} on={source} onChange={feed} />
      </Facts>
      <Button
        reason={area === '' && t('eialand-pick-area')}
        onClick={() => void act({ do: 'add-piece', ledger: 'depots', piece }).then((done) => done && choose(''))}
      >
        {t('eialand-standing-put')}
      </Button>
    </section>
  );
}

const MOST: Factors = { regular: 20, militia: 20 };
/** L8 */
function GarrisonsThere({ state }: OfState) {
  const all = nationsOf(state);
  const [nation, setNation] = useState(all[0] ?? '');
  const [city, choose] = useState('');
  const [factors, take] = useState<Factors>({});
  const cities = Object.values(state.areas).filter((area) => area.city);
  const some = within(MOST, factors);
  const piece = { id: freshId('gar', state.garrisons), nation, in: { city }, factors: some };
  const clear = () => {
    choose('');
    take({});
  };
  return (
    <section class="form">
      <h2 class="eia-heading">{t('eialand-standing-garrisons')}</h2>
      <Rows
        ledger="garrisons"
        rows={Object.values(state.garrisons).flatMap((one) =>
          'city' in one.in
            ? [
                {
                  id: one.id,
                  text: t('eialand-standing-garrison', {
                    power: nameIn(state, leads(state, one.nation) ?? one.nation),
                    area: areaName(state, one.in.city),
                    n: totalOf(one.factors),
                  }),
                },
              ]
            : [],
        )}
      />
      <div class="form__two">
        <OneOf label={t('eialand-standing-whose')} value={nation} options={nations(state, all)} set={setNation} />
        <OneOf
          label={t('eialand-standing-city')}
          value={city}
          options={[
            { value: '', label: t('eialand-pick-area') },
            ...cities.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          set={choose}
        />
      </div>
      <FactorPicks of={MOST} chosen={factors} onChange={take} />
      <Button
        reason={(city === '' || totalOf(some) === 0) && t('eialand-standing-who')}
        onClick={() => void act({ do: 'add-piece', ledger: 'garrisons', piece }).then((done) => done && clear())}
      >
        {t('eialand-standing-put')}
      </Button>
    </section>
  );
}

export const StandingPage = ({ id, state }: DeskProps) => (
  <Frame here="ledger" id={id}>
    <Question>{t('eialand-standing-question')}</Question>
    <Between state={state} />
    <DepotsThere state={state} />
    <GarrisonsThere state={state} />
  </Frame>
);
