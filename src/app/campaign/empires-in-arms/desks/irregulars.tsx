/** Guerillas, cossacks, freikorps, and the corps that come and go by themselves, each at its step. EIA-220 to EIA-230 */

import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { areaName } from '../../../../campaign/empires-in-arms/ledger.ts';
import type { Corps } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import {
  type CorpsWays,
  corpsComing,
  corpsFilled,
  cossacks,
  freikorps,
  guerillasGo,
  hunts,
  irregularMoves,
  risings,
} from '../../../../campaign/empires-in-arms/ways.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Facts, More, Stepper } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { does } from '../session.ts';
import { areaOptions, corpsWords, type DeskProps, Titled, ToSeats } from './land-parts.tsx';
import { OneWay, type Way } from './one-way.tsx';

const DECEMBER = 12;
interface OfState {
  readonly state: Campaign;
}
const provinceName = (state: Campaign, province: string): string => state.provinces[province]?.name ?? '';
const byArea = (state: Campaign, ways: readonly (OwnPlay & { readonly area: string })[]): readonly Way[] =>
  ways.map((play) => ({ play, name: areaName(state, play.area) }));

/** Spain's own step, and that of who hunts. */
const Guerillas = ({ state }: OfState) => {
  const rise = risings(state);
  const hunt = hunts(state);
  const gone = guerillasGo(state);
  return (
    <>
      {rise.length + hunt.length === 0 && !gone && <p class="note">{t('eiaarms-no-guerillas')}</p>}
      {rise.map(({ province, ways }) => (
        <Titled key={province} head={provinceName(state, province)}>
          <OneWay label={t('eiaarms-where-stand')} word={t('eiaarms-rise')} ways={byArea(state, ways)} />
        </Titled>
      ))}
      <div class="picks">
        {hunt.map((play) => (
          <Button key={`${play.power} ${play.province}`} icon="dice" {...does(play)}>
            {t('eiaarms-hunt', { power: nameIn(state, play.power), province: provinceName(state, play.province) })}
          </Button>
        ))}
        {gone && <Button {...does({ do: 'dismiss-guerillas' })}>{t('eiaarms-dismiss')}</Button>}
      </div>
    </>
  );
};

function Counter({ state, of }: OfState & { readonly of: ReturnType<typeof irregularMoves>[number] }) {
  const [area, choose] = useState('');
  const [wanted, want] = useState(of.count);
  const here = state.irregulars[of.id];
  const way = of.ways.find((one) => one.area === area);
  const may = new Set(of.ways.map((one) => one.area));
  if (!here) return null;
  const play = way?.do === 'move-guerillas' ? { ...way, count: Math.min(wanted, of.count) } : way;
  return (
    <Titled
      head={t('eiaarms-counter', {
        kind: here.type,
        n: here.count,
        area: areaName(state, here.area) || t('eiaarms-nowhere'),
      })}
    >
      {of.count > 1 && (
        <Stepper
          label={t('eiaarms-how-many')}
          value={Math.min(wanted, of.count)}
          min={1}
          max={of.count}
          onChange={want}
        />
      )}
      <OneOf
        label={t('eialand-next-area')}
        value={area}
        options={[
          { value: '', label: t('eialand-pick-area') },
          ...areaOptions(state).filter(({ value }) => may.has(value)),
        ]}
        set={choose}
      />
      <Button reason={!play && t('eialand-pick-area')} {...(play && does(play))}>
        {t('eiaarms-they-go')}
      </Button>
    </Titled>
  );
}

const WORDS = {
  'stand-down': 'eiaarms-stand-down',
  'stand-up': 'eiaarms-stand-up',
  insurrection: 'eiaarms-insurrection',
  tyrol: 'eiaarms-tyrol',
  'levy-corps': 'eiaarms-fill',
} as const;
/** Each corps with what it may do, kind by kind. */
const OfCorps = ({ state, all }: OfState & { readonly all: readonly CorpsWays[] }) => (
  <>
    {all.map(({ corps, ways }) => (
      <Titled key={`${corps.id} ${corps.place.at}`} head={corpsWords(state, corps)}>
        {[...new Set(ways.map((one) => one.do))].map((kind) => (
          <OneWay
            key={kind}
            label={t('eialand-depot-where')}
            word={t(WORDS[kind])}
            ways={ways
              .filter((one) => one.do === kind)
              .map((play) => ({ play, name: 'area' in play ? areaName(state, play.area) : t('eiaarms-down-note') }))}
          />
        ))}
      </Titled>
    ))}
  </>
);

const Moves = ({ state }: OfState) => {
  const counters = irregularMoves(state);
  const coming = corpsComing(state);
  return (
    <>
      {counters.length > 0 && (
        <More label={t('eiaarms-irregulars')}>
          {counters.map((one) => (
            <Counter key={`${one.id} ${state.irregulars[one.id]?.area} ${one.count}`} state={state} of={one} />
          ))}
        </More>
      )}
      {coming.length > 0 && (
        <More label={t('eiaarms-corps')}>
          <OfCorps state={state} all={coming} />
        </More>
      )}
    </>
  );
};

function Cossacks({ state }: OfState) {
  const { n, areas, invaded } = cossacks(state);
  // Where all of them are wanted nobody has to pick.
  const [chosen, choose] = useState<readonly string[]>(areas.length <= n ? areas : []);
  if (n === 0) return null;
  if (n < 0)
    return (
      <Button {...does({ do: 'levy-cossacks', areas: [], invaded })}>{t('eiaarms-cossacks-go', { n: -n })}</Button>
    );
  return (
    <Titled head={t('eiaarms-cossacks', { n })}>
      <Facts>
        {areas.map((area) => (
          <Fact
            key={area}
            label={areaName(state, area)}
            on={chosen.includes(area)}
            onChange={(on) => choose(on ? [...chosen, area] : chosen.filter((one) => one !== area))}
          />
        ))}
      </Facts>
      <Button
        reason={
          (chosen.length === 0 && t('eialand-pick-area')) || (chosen.length > n && t('eiaarms-cossacks-most', { n }))
        }
        {...does({ do: 'levy-cossacks', areas: chosen, invaded })}
      >
        {t('eiaarms-cossacks-come', { n: chosen.length })}
      </Button>
    </Titled>
  );
}

const LEVIES = ['AU', 'TU'] as const;
/** Corps the December levy fills, wherever they lie. */
const isFilled = ({ kind }: Corps): boolean => kind === 'feudal' || kind === 'insurrection';
const Levy = ({ id, state }: DeskProps) => (
  <>
    {state.clock.date.m === DECEMBER && <ToSeats id={id} state={state} of={LEVIES} which={isFilled} />}
    <Cossacks key={Object.keys(state.irregulars).length} state={state} />
    {freikorps(state).map((play) => (
      <Button key={play.power} note={areaName(state, play.area)} {...does(play)}>
        {t('eiaarms-freikorps', { power: nameIn(state, play.power) })}
      </Button>
    ))}
    <OfCorps state={state} all={corpsFilled(state)} />
  </>
);

export function Irregulars({ id, state }: DeskProps) {
  switch (state.clock.step) {
    case 'guerilla':
      return <Guerillas state={state} />;
    case 'landMove':
      return <Moves state={state} />;
    case 'levy':
      return <Levy id={id} state={state} />;
    default:
      return null;
  }
}
