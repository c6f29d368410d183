/** The naval desk: a stack and its way, who goes aboard, whom it attacks, who lands, and ports that fall. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { whyNotPlay } from '../../../../campaign/empires-in-arms/may.ts';
import { naval } from '../../../../campaign/empires-in-arms/modules/naval.ts';
import { aboardNow, embarkable, landingArea } from '../../../../campaign/empires-in-arms/naval/cargo.ts';
import {
  isPlanned,
  mayStillSail,
  nextSpots,
  planned,
  type Sail,
} from '../../../../campaign/empires-in-arms/naval/sailing.ts';
import type { Spot } from '../../../../campaign/empires-in-arms/naval/shapes.ts';
import {
  cargoOf,
  isOpenPort,
  movesLeft,
  type Stack,
  shipsOf,
  spotKey,
  stacks,
  strandedFleets,
} from '../../../../campaign/empires-in-arms/naval/waters.ts';
import type { Corps } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { isBesieged } from '../../../../campaign/empires-in-arms/sieges/siege-state.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Act, Button, Empty, Fact, Facts, More, Question } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { corpsIn, Frame, nameIn, PowerMark } from '../frame.tsx';
import { act, does } from '../session.ts';

interface PageProps {
  readonly id: string;
  readonly state: Campaign;
}
/** A place, short enough for a button. */
const placeWords = (state: Campaign, spot: Spot): string => {
  const name = spot.at === 'sea' ? state.seas[spot.sea]?.name : state.ports[spot.port]?.name;
  return t(`eianaval-place-${spot.at}`, { name: name ?? '' });
};
const fleetNote = (state: Campaign, stack: Stack): string => {
  const keys = stack.fleets.map(({ id }) => id);
  return t('eianaval-stack-note', {
    fleets: keys.length,
    ships: shipsOf(state, keys),
    corps: cargoOf(state, keys).length,
  });
};
/** A corps by its name, or as an enemy sees it. */
const corpsWords = (state: Campaign, corps: Corps): string =>
  corps.name === '?'
    ? t('eianaval-a-corps', { corps: corpsIn(state, corps), power: nameIn(state, corps.nation) })
    : corps.name;
type Of<N extends OwnPlay['do']> = Extract<OwnPlay, { readonly do: N }>;
const offered = <N extends OwnPlay['do']>(state: Campaign, name: N): readonly Of<N>[] =>
  (naval.menu?.(state) ?? []).filter((one): one is Of<N> => one.do === name);

// ---- where everybody lies --------------------------------------------------------------------------------------------

/** All stacks, place by place: fleets lie open to everybody. EIA-004 */
function Waters({ state }: { readonly state: Campaign }) {
  const all = stacks(state);
  if (all.length === 0) return <Empty what={t('eianaval-none')} todo={t('eianaval-none-todo')} />;
  return (
    <ul class="agenda" aria-label={t('eianaval-waters')}>
      {all.map((stack) => (
        <li key={`${stack.power} ${spotKey(stack.spot)}`}>
          <PowerMark state={state} nation={stack.power} />
          <span>{placeWords(state, stack.spot)}</span>
          <small class="note">{fleetNote(state, stack)}</small>
        </li>
      ))}
    </ul>
  );
}

// ---- fallen ports ----------------------------------------------------------------------------------------------------

function Fallen({ state }: { readonly state: Campaign }) {
  const ways = offered(state, 'leave-port');
  return (
    <>
      {strandedFleets(state).map((fleet) => (
        <section class="form" key={fleet.id}>
          <h2 class="eia-heading">{t('eianaval-fallen-head', { name: fleet.name })}</h2>
          <div class="picks">
            {ways
              .filter((one) => one.fleet === fleet.id)
              .map((one) => (
                <Button key={one.how} note={one.how === 'scuttle' && t('eianaval-costs-one')} {...does(one)}>
                  {t(`eianaval-do-${one.how}`)}
                </Button>
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

// ---- the way of a stack ----------------------------------------------------------------------------------------------

interface Plan {
  readonly stack: string | null;
  readonly out: readonly string[];
  readonly steps: readonly Spot[];
  readonly asks: boolean;
  readonly leave: boolean;
}
const NOTHING: Plan = { stack: null, out: [], steps: [], asks: false, leave: false };
const keyOf = (stack: Stack): string => `${stack.power} ${spotKey(stack.spot)}`;

function NextPlaces({
  state,
  from,
  onGo,
}: {
  readonly state: Campaign;
  readonly from: Spot;
  readonly onGo: (spot: Spot) => void;
}) {
  const { near, far } = nextSpots(state, from);
  const buttons = (spots: readonly Spot[]) => (
    <div class="picks picks--two">
      {spots.map((spot) => (
        <Button key={spotKey(spot)} onClick={() => onGo(spot)}>
          {placeWords(state, spot)}
        </Button>
      ))}
    </div>
  );
  return (
    <>
      {near.length > 0 && buttons(near)}
      {far.length > 0 && <More label={t('eianaval-other-seas')}>{buttons(far)}</More>}
    </>
  );
}

function Aboard({ state, stack }: { readonly state: Campaign; readonly stack: Stack }) {
  const keys = stack.fleets.map(({ id }) => id);
  // Whose phone this is not sees corps without their names: one of each power is as good as another.
  const labels = new Set<string>();
  const free = embarkable(state)
    .filter(({ fleet }) => keys.includes(fleet.id))
    .map((one) => ({ ...one, name: corpsWords(state, one.corps) }))
    .filter(({ name, fleet }) => {
      const key = `${name} ${fleet.id}`;
      return labels.has(key) ? false : Boolean(labels.add(key));
    });
  if (free.length === 0) return null;
  return (
    <More label={t('eianaval-embark')}>
      <div class="picks">
        {free.map(({ corps, fleet, name }) => (
          <Button key={`${corps.id} ${fleet.id}`} {...does({ do: 'embark', corps: corps.id, fleet: fleet.id })}>
            {t('eianaval-aboard', { corps: name, fleet: fleet.name })}
          </Button>
        ))}
      </div>
    </More>
  );
}

function Sailing({ id, state }: PageProps) {
  const [plan, set] = useState<Plan>(NOTHING);
  const own = stacks(state).filter(({ power }) => state.clock.acting.includes(power));
  const stack = own.find((one) => keyOf(one) === plan.stack);
  const ready = (stack?.fleets ?? []).filter((fleet) => mayStillSail(state, fleet));
  const fleets = ready.map((fleet) => fleet.id).filter((key) => !plan.out.includes(key));
  const sail: Sail | undefined =
    stack && fleets.length > 0
      ? {
          ...{ power: stack.power, fleets, steps: plan.steps },
          ...(plan.asks && { asks: true }),
          ...(plan.leave && { leave: true }),
        }
      : undefined;
  const way = sail && planned(state, sail);
  const here = plan.steps.at(-1) ?? stack?.spot;
  const port = here?.at === 'port' && plan.steps.length > 0 ? state.ports[here.port] : undefined;
  const left = way && isPlanned(way) ? way.left : fleets.length > 0 ? movesLeft(state, fleets) : 0;
  const reason = !sail
    ? t('eianaval-choose')
    : plan.steps.length === 0
      ? t('eianaval-choose-way')
      : way && !isPlanned(way)
        ? spoken(way.why)
        : undefined;
  const go = () => sail && void act({ do: 'sail', ...sail }).then((done) => done && set(NOTHING));
  return (
    <Frame
      here="month"
      id={id}
      act={
        <Act>
          <Button kind="primary" reason={reason} note={t('eianaval-left', { n: left })} onClick={go}>
            {t('eianaval-sail')}
          </Button>
        </Act>
      }
    >
      <Question>{t('eianaval-sail-question')}</Question>
      <Fallen state={state} />
      <div class="picks">
        {own.map((one) => (
          <Button
            key={keyOf(one)}
            pressed={keyOf(one) === plan.stack}
            note={
              one.fleets.some((fleet) => mayStillSail(state, fleet)) ? fleetNote(state, one) : t('eianaval-all-done')
            }
            onClick={() => set({ ...NOTHING, stack: keyOf(one) === plan.stack ? null : keyOf(one) })}
          >
            {t('eianaval-whose-stack', { power: nameIn(state, one.power), place: placeWords(state, one.spot) })}
          </Button>
        ))}
      </div>
      {stack && ready.length > 0 && (
        <section class="form">
          <Facts>
            {ready.map((fleet) => (
              <Fact
                key={fleet.id}
                label={fleet.name}
                effect={t('eianaval-ships', { n: fleet.ships })}
                on={!plan.out.includes(fleet.id)}
                onChange={(on) =>
                  set({ ...plan, out: on ? plan.out.filter((key) => key !== fleet.id) : [...plan.out, fleet.id] })
                }
              />
            ))}
          </Facts>
          {plan.steps.length === 0 && <Aboard state={state} stack={stack} />}
          <h2 class="eia-heading">{t('eianaval-way')}</h2>
          <ol class="sea-way">
            {[stack.spot, ...plan.steps].map((spot, i) => (
              <li key={i}>{placeWords(state, spot)}</li>
            ))}
          </ol>
          {port && (
            <Facts>
              <Fact label={t('eianaval-asks')} on={plan.asks} onChange={(asks) => set({ ...plan, asks })} />
              {!isOpenPort(state, port, stack.power) && (
                <Fact label={t('eianaval-leave')} on={plan.leave} onChange={(leave) => set({ ...plan, leave })} />
              )}
            </Facts>
          )}
          {here && (
            <NextPlaces state={state} from={here} onGo={(spot) => set({ ...plan, steps: [...plan.steps, spot] })} />
          )}
          {plan.steps.length > 0 && (
            <Button kind="quiet" onClick={() => set({ ...plan, steps: plan.steps.slice(0, -1) })}>
              {t('eianaval-step-back')}
            </Button>
          )}
        </section>
      )}
      <More label={t('eianaval-waters')}>
        <Waters state={state} />
      </More>
    </Frame>
  );
}

// ---- attacks, landings -----------------------------------------------------------------------------------------------

function Attacks({ id, state }: PageProps) {
  const all = offered(state, 'attack-fleets');
  return (
    <Frame here="month" id={id}>
      <Question>{t('eianaval-attack-question')}</Question>
      <Fallen state={state} />
      {all.length === 0 && <p class="note">{t('eianaval-no-attack')}</p>}
      {all.map((one) => (
        <section class="form" key={`${one.power} ${one.target} ${spotKey(one.at)}`}>
          <div class="picks">
            <Button
              icon="battle"
              note={one.way === undefined ? placeWords(state, one.at) : t('eianaval-carries')}
              {...does(one)}
            >
              {t(one.way === undefined ? 'eianaval-attack' : 'eianaval-attack-anyway', {
                power: nameIn(state, one.power),
                other: nameIn(state, one.target),
              })}
            </Button>
            {one.way !== undefined && (
              <Button note={t('eiapol-costs-three')} {...does({ ...one, way: 'declare' })}>
                {t('eianaval-declare', { other: nameIn(state, one.target) })}
              </Button>
            )}
          </div>
        </section>
      ))}
      <More label={t('eianaval-waters')}>
        <Waters state={state} />
      </More>
    </Frame>
  );
}

function Landing({ state, corps, name }: { readonly state: Campaign; readonly corps: string; readonly name: string }) {
  const one = state.corps[corps];
  const only = one ? landingArea(state, one) : null;
  const areas = Object.values(state.areas).filter((area) => only === null || area.id === only);
  const [where, choose] = useState(areas[0]?.id ?? '');
  const area = areas.some((each) => each.id === where) ? where : (areas[0]?.id ?? '');
  return (
    <section class="form">
      <h2 class="eia-heading">{name}</h2>
      {only === null && (
        <OneOf
          label={t('eianaval-land-where')}
          value={area}
          options={areas.map(({ id, name: called }) => ({ value: id, label: called }))}
          set={choose}
        />
      )}
      <Button {...does({ do: 'land-corps', corps, area })}>
        {t('eianaval-land', { area: state.areas[area]?.name ?? '' })}
      </Button>
      {isBesieged(state, area) && (
        <Button
          reason={spoken(whyNotPlay(state, { do: 'land-corps', corps, area, inCity: true }))}
          {...does({ do: 'land-corps', corps, area, inCity: true })}
        >
          {t('eianaval-land-in-city', { area: state.areas[area]?.name ?? '' })}
        </Button>
      )}
    </section>
  );
}

export function NavalPage({ id, state }: PageProps) {
  const { step, acting } = state.clock;
  if (step === 'navalMove') return <Sailing id={id} state={state} />;
  if (step === 'navalCombat') return <Attacks id={id} state={state} />;
  const aboard = step === 'landMove' ? acting.flatMap((power) => aboardNow(state, power)) : [];
  return (
    <Frame here="month" id={id}>
      <Question>{t(aboard.length > 0 ? 'eianaval-land-question' : 'eianaval-waters')}</Question>
      <Fallen state={state} />
      {aboard.map((corps) => (
        <Landing key={corps.id} state={state} corps={corps.id} name={corpsWords(state, corps)} />
      ))}
      <Waters state={state} />
    </Frame>
  );
}
