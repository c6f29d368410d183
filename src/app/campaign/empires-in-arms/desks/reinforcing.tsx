/** What is due and where it goes, who leads, who is sent home: the army reinforcements of a power. EIA-054 to EIA-062 */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { areaOf, corpsOf, leads, totalOf } from '../../../../campaign/empires-in-arms/ledger.ts';
import type { Corps, Leader } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import type { Queued } from '../../../../campaign/empires-in-arms/politics.ts';
import { dueTo } from '../../../../campaign/empires-in-arms/reinforcing/due.ts';
import { mayComeNow } from '../../../../campaign/empires-in-arms/reinforcing/leaders.ts';
import type { Factors } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, More, Stepper } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { does } from '../session.ts';
import { areaOptions, corpsWords, type DeskProps, FactorPicks, openHere, ToSeats, within } from './land-parts.tsx';

const LONGEST = 6;
const onMap = (state: Campaign, nation: string): readonly Corps[] =>
  Object.values(state.corps).filter((corps) => corps.nation === nation && areaOf(corps) !== null);

interface DueProps {
  readonly state: Campaign;
  readonly item: Queued;
}

const Head = ({ state, item }: DueProps) => (
  <h2 class="eia-heading">
    {t('eialand-place-head', { what: { code: `eia-due-${item.what.is}` }, power: nameIn(state, item.owner) })}
  </h2>
);

/** Factors that are due: how many of them into which corps or city. EIA-056 to EIA-058 */
function DueFactors({ state, item, due }: DueProps & { readonly due: Factors }) {
  // Feudal and insurrection corps have their own back off the map too. EIA-034
  const corps = Object.values(state.corps).filter(
    (one) =>
      one.nation === item.owner && (areaOf(one) !== null || one.kind === 'feudal' || one.kind === 'insurrection'),
  );
  const cities = Object.values(state.areas).filter(({ city }) => city);
  const [where, choose] = useState(corps[0] ? `corps:${corps[0].id}` : '');
  const [chain, step] = useState(0);
  const [chosen, take] = useState<Factors>(due);
  const [is = '', key = ''] = where.split(':');
  const to: { corps: string } | { city: string } = is === 'corps' ? { corps: key } : { city: key };
  const play: OwnPlay = {
    ...{ do: 'place-factors', item: item.id, factors: within(due, chosen), to },
    ...(chain > 0 && { chain }),
  };
  return (
    <section class="form">
      <Head state={state} item={item} />
      <FactorPicks of={due} chosen={chosen} onChange={take} />
      <OneOf
        label={t('eialand-where')}
        value={where}
        options={[
          ...corps.map((one) => ({ value: `corps:${one.id}`, label: corpsWords(state, one) })),
          ...cities.map((one) => ({
            value: `city:${one.id}`,
            label: t('eialand-garrison-of', { area: one.name }),
          })),
        ]}
        set={choose}
      />
      {is === 'corps' && <Stepper label={t('eialand-chain-of')} value={chain} min={0} max={LONGEST} onChange={step} />}
      <Button {...does(play)}>{t('eialand-place')}</Button>
      <Button kind="quiet" {...does({ do: 'give-up', item: item.id })}>
        {t('eialand-give-up')}
      </Button>
    </section>
  );
}

/** A bought counter goes on the map with factors that are due too, or out of a corps there. EIA-055 */
function DueCorps({ state, item, all }: DueProps & { readonly all: readonly Queued[] }) {
  const loads = [
    ...all.flatMap(({ id, owner, what }) =>
      owner === item.owner && what.is === 'factors'
        ? [{ id, factors: what.factors, label: t('eialand-due-factors'), at: null }]
        : [],
    ),
    ...onMap(state, item.owner).map((one) => ({
      ...{ id: one.id, factors: one.factors, label: corpsWords(state, one), at: areaOf(one) },
    })),
  ];
  const [from, load] = useState(loads[0]?.id ?? '');
  const [area, choose] = useState('');
  const [chosen, take] = useState<Factors>(loads[0]?.factors ?? {});
  const given = loads.find(({ id }) => id === from) ?? loads[0];
  if (!given) return null;
  const where = given.at ?? area;
  return (
    <section class="form">
      <Head state={state} item={item} />
      <OneOf
        label={t('eialand-with')}
        value={given.id}
        options={loads.map(({ id, label }) => ({ value: id, label }))}
        set={load}
      />
      <FactorPicks of={given.factors} chosen={chosen} onChange={take} />
      {given.at === null && (
        <OneOf
          label={t('eialand-where')}
          value={area}
          options={[{ value: '', label: t('eialand-pick-area') }, ...areaOptions(state)]}
          set={choose}
        />
      )}
      <Button
        {...does({
          ...{ do: 'place-corps', item: item.id, area: where, from: given.id },
          factors: within(given.factors, chosen),
        })}
      >
        {t('eialand-place-corps')}
      </Button>
    </section>
  );
}

function LeaderRow({ state, leader }: { readonly state: Campaign; readonly leader: Leader }) {
  const corps = corpsOf(state, leader.power).filter((one) => areaOf(one) !== null);
  const [to, choose] = useState(corps[0]?.id ?? '');
  if (leader.status.is === 'corps')
    return (
      <Button {...does({ do: 'retire', leader: leader.id })}>
        {t('eialand-leader-retires', { name: leader.name })}
      </Button>
    );
  return corps.length === 0 ? null : (
    <section class="form">
      <OneOf
        label={leader.name}
        value={to}
        options={corps.map((one) => ({ value: one.id, label: corpsWords(state, one) }))}
        set={choose}
      />
      <Button {...does({ do: 'join', leader: leader.id, corps: to })}>{t('eialand-leader-joins-which')}</Button>
    </section>
  );
}

export function Reinforcing({ id, state }: DeskProps) {
  const open = openHere(state);
  const due = dueTo(state, open);
  const leaders = Object.values(state.leaders).filter(
    (one) => open.includes(one.power) && (one.status.is === 'corps' || mayComeNow(state, one)),
  );
  const corps = open.flatMap((owner) =>
    corpsOf(state, owner).filter((one) => areaOf(one) !== null && leads(state, one.nation) === owner),
  );
  return (
    <>
      <ToSeats id={id} state={state} />
      {due.map((item) =>
        item.what.is === 'factors' ? (
          <DueFactors
            key={`${item.id} ${totalOf(item.what.factors)}`}
            state={state}
            item={item}
            due={item.what.factors}
          />
        ) : (
          <DueCorps key={item.id} state={state} item={item} all={due} />
        ),
      )}
      {leaders.length > 0 && (
        <More label={t('eialand-leaders')}>
          {leaders.map((leader) => (
            <LeaderRow key={`${leader.id} ${leader.status.is}`} state={state} leader={leader} />
          ))}
        </More>
      )}
      {corps.length > 0 && (
        <More label={t('eialand-demobilise')}>
          <div class="picks">
            {corps.map((one) => (
              <Button key={one.id} {...does({ do: 'demobilise', of: { corps: one.id } })}>
                {t('eialand-demobilise-do', { corps: corpsWords(state, one) })}
              </Button>
            ))}
          </div>
        </More>
      )}
    </>
  );
}
