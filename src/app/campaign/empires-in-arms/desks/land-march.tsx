/** Movement: a corps and its way, what it leaves behind and takes in, and whether it lives off the country where it stops. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import {
  areaName,
  areaOf,
  corpsOf,
  depotsIn,
  garrisonsIn,
  garrisonsOf,
  totalOf,
} from '../../../../campaign/empires-in-arms/ledger.ts';
import type { Corps, Garrison } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { enemyCorpsIn } from '../../../../campaign/empires-in-arms/supply/around.ts';
import { takeable } from '../../../../campaign/empires-in-arms/supply/depots.ts';
import { fareOf } from '../../../../campaign/empires-in-arms/supply/fed.ts';
import { marched } from '../../../../campaign/empires-in-arms/supply/marching.ts';
import { marchOf, pointsLeft } from '../../../../campaign/empires-in-arms/supply/moving.ts';
import type { Factors, Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Facts, More } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { act, does } from '../session.ts';
import { areaOptions, corpsWords, type DeskProps, FactorPicks, openHere, ToSeats, within } from './land-parts.tsx';

type March = Extract<OwnPlay, { readonly do: 'march' }>;
type Step = March['steps'][number];

/** How a corps stands in its month. */
function corpsNote(state: Campaign, corps: Corps): string {
  const how = corps.besieged
    ? 'besieged'
    : fareOf(state, corps.id)
      ? 'fed'
      : marchOf(state, corps.id)
        ? 'moved'
        : 'fresh';
  return t('eialand-corps-note', {
    state: how,
    area: areaName(state, areaOf(corps)),
    n: pointsLeft(state, corps, false),
  });
}

function LastStep({
  state,
  owner,
  step,
  onChange,
}: {
  readonly state: Campaign;
  readonly owner: Power;
  readonly step: Step;
  readonly onChange: (step: Step) => void;
}) {
  return (
    <Facts>
      {enemyCorpsIn(state, step.area, owner).length > 0 && (
        <Fact label={t('eialand-river')} on={step.river} onChange={(river) => onChange({ ...step, river })} />
      )}
      <Fact
        label={t('eialand-arrow')}
        on={step.arrow}
        onChange={(arrow) => onChange({ ...step, arrow, enemyFleet: arrow && step.enemyFleet })}
      />
      {step.arrow && (
        <Fact
          label={t('eialand-enemy-fleet')}
          on={step.enemyFleet}
          onChange={(enemyFleet) => onChange({ ...step, enemyFleet })}
        />
      )}
    </Facts>
  );
}

function Detach({ state, corps, area }: { readonly state: Campaign; readonly corps: Corps; readonly area: string }) {
  const [chosen, choose] = useState<Factors>({});
  const some = within(corps.factors, chosen);
  const places = [
    ...(state.areas[area]?.city ? [{ to: { city: area }, word: t('eialand-a-city') }] : []),
    ...depotsIn(state, area).map((depot) => ({ to: { depot: depot.id }, word: t('eialand-a-depot') })),
  ];
  return (
    <div class="form">
      <FactorPicks of={corps.factors} chosen={chosen} onChange={choose} />
      {places.map(({ to, word }) => (
        <Button
          key={JSON.stringify(to)}
          reason={totalOf(some) === 0 && spoken('eiasupply-not-so-many')}
          onClick={() =>
            void act({ do: 'detach', corps: corps.id, factors: some, to }).then((done) => done && choose({}))
          }
        >
          {t('eialand-detach-do', { place: word })}
        </Button>
      ))}
    </div>
  );
}

function Absorb({ corps, garrison }: { readonly corps: Corps; readonly garrison: Garrison }) {
  const [chosen, choose] = useState<Factors>(garrison.factors);
  return (
    <div class="form">
      <FactorPicks of={garrison.factors} chosen={chosen} onChange={choose} />
      <Button
        {...does({ do: 'absorb', corps: corps.id, garrison: garrison.id, factors: within(garrison.factors, chosen) })}
      >
        {t('eialand-absorb-do')}
      </Button>
    </div>
  );
}

function Garrisons({ state, corps }: { readonly state: Campaign; readonly corps: Corps }) {
  const area = areaOf(corps);
  if (area === null) return null;
  const there = [
    ...garrisonsIn(state, area),
    ...depotsIn(state, area).flatMap((depot) => garrisonsOf(state, depot.id)),
  ].filter(({ nation }) => nation === corps.nation);
  return (
    <>
      {(state.areas[area]?.city || depotsIn(state, area).length > 0) && (
        <More label={t('eialand-detach')}>
          <Detach state={state} corps={corps} area={area} />
        </More>
      )}
      {there.length > 0 && (
        <More label={t('eialand-absorb')}>
          {there.map((one) => (
            <Absorb key={one.id} corps={corps} garrison={one} />
          ))}
        </More>
      )}
    </>
  );
}

interface Plan {
  readonly steps: readonly Step[];
  readonly forced: boolean;
  readonly inCity: boolean;
  readonly forages: boolean;
}
const STAYS: Plan = { steps: [], forced: false, inCity: false, forages: false };

/** A corps that was picked: its way, area by area, and the one button that makes it. */
function Marching({ state, owner, corps, onDone }: DeskOf & { readonly corps: Corps; readonly onDone: () => void }) {
  const [plan, set] = useState<Plan>(STAYS);
  const { steps } = plan;
  const from = areaOf(corps) ?? '';
  const here = steps.at(-1)?.area ?? from;
  const play: March = { do: 'march', corps: corps.id, landed: false, ...plan };
  const went = marched(state, play);
  const last = steps.at(-1);
  const city = state.areas[here]?.city === true;
  return (
    <section class="form">
      <ol class="sea-way" aria-label={corpsWords(state, corps)}>
        {[from, ...steps.map(({ area }) => area)].map((area, i) => (
          <li key={i}>{areaName(state, area)}</li>
        ))}
      </ol>
      <OneOf
        label={t('eialand-next-area')}
        value=""
        options={[{ value: '', label: t('eialand-pick-area') }, ...areaOptions(state, here)]}
        set={(area) =>
          area !== '' &&
          set({ ...plan, inCity: false, steps: [...steps, { area, river: false, arrow: false, enemyFleet: false }] })
        }
      />
      {last && (
        <LastStep
          state={state}
          owner={owner}
          step={last}
          onChange={(step) => set({ ...plan, steps: [...steps.slice(0, -1), step] })}
        />
      )}
      <Facts>
        {city && <Fact label={t('eialand-in-city')} on={plan.inCity} onChange={(inCity) => set({ ...plan, inCity })} />}
        <Fact label={t('eialand-forages')} on={plan.forages} onChange={(forages) => set({ ...plan, forages })} />
        <Fact
          label={t('eialand-forced')}
          effect={t('eialand-forced-effect')}
          on={plan.forced}
          onChange={(forced) => set({ ...plan, forced })}
        />
      </Facts>
      <Button
        reason={'why' in went ? spoken(went.why) : false}
        note={t('eialand-points', { n: 'why' in went ? pointsLeft(state, corps, plan.forced) : went.left })}
        onClick={() => void act(play).then((done) => done && onDone())}
      >
        {t(steps.length > 0 ? 'eialand-march' : 'eialand-stays')}
      </Button>
      {steps.length > 0 && (
        <Button kind="quiet" onClick={() => set({ ...plan, steps: steps.slice(0, -1) })}>
          {t('eialand-back')}
        </Button>
      )}
      <Garrisons state={state} corps={corps} />
    </section>
  );
}

interface DeskOf {
  readonly state: Campaign;
  readonly owner: Power;
}

/** Enemy depots without a garrison. EIA-117, EIA-172 */
export const Takeable = ({ state, owner }: DeskOf) => {
  const all = takeable(state, owner);
  const args = (depot: (typeof all)[number]) => ({
    power: nameIn(state, depot.owner),
    area: areaName(state, 'area' in depot.at ? depot.at.area : 'city' in depot.at ? depot.at.city : null),
  });
  return all.length === 0 ? null : (
    <div class="picks">
      {all.flatMap((depot) =>
        (['burn', 'convert'] as const).map((how) => (
          <Button key={`${depot.id} ${how}`} {...does({ do: 'take-depot', depot: depot.id, power: owner, how })}>
            {t(how === 'burn' ? 'eialand-burn' : 'eialand-convert', args(depot))}
          </Button>
        )),
      )}
    </div>
  );
};

export function Movement({ id, state }: DeskProps) {
  const [chosen, choose] = useState<string | null>(null);
  const open = openHere(state);
  const movers = open.flatMap((owner) =>
    corpsOf(state, owner)
      .filter((corps) => areaOf(corps) !== null)
      .map((corps) => ({ owner, corps })),
  );
  return (
    <>
      <ToSeats id={id} state={state} />
      {open.length > 0 && movers.length === 0 && <p class="note">{t('eialand-none-to-move')}</p>}
      <div class="picks">
        {movers.map(({ owner, corps }) => (
          <div key={corps.id}>
            <Button
              pressed={corps.id === chosen}
              note={corpsNote(state, corps)}
              reason={corps.besieged && spoken('eiasupply-besieged-stays')}
              onClick={() => choose(corps.id === chosen ? null : corps.id)}
            >
              {corpsWords(state, corps)}
            </Button>
            {corps.id === chosen && (
              <Marching
                key={`${corps.id} ${areaOf(corps)}`}
                state={state}
                owner={owner}
                corps={corps}
                onDone={() => choose(null)}
              />
            )}
          </div>
        ))}
      </div>
      {open.map((owner) => (
        <Takeable key={owner} state={state} owner={owner} />
      ))}
    </>
  );
}
