/** What politics allows at any time: leave to enter, a competitive roll, a war outside its step, whose a city is. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { cityOf } from '../../../../campaign/empires-in-arms/political/affairs.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, More } from '../../../components/index.ts';
import { Line } from '../../inputs.tsx';
import { Frame, nameIn, PowerMark } from '../frame.tsx';
import { does, seat } from '../session.ts';
import { OnePower, players, Several } from './political-parts.tsx';

interface OfState {
  readonly state: Campaign;
}
/** Two powers, one after the other. */
function useTwo(state: Campaign) {
  const all = players(state);
  // From a seat it is its own to begin with.
  const own = all.find((each) => each === seat.value) ?? all[0];
  const [one, setOne] = useState<Power | undefined>(own);
  const [other, setOther] = useState<Power | undefined>(all.find((each) => each !== own));
  const rest = all.filter((each) => each !== one);
  return { all, one, setOne, other: other && rest.includes(other) ? other : rest[0], setOther, rest };
}

function Access({ state }: OfState) {
  const { all, one, setOne, other, setOther, rest } = useTwo(state);
  const [note, write] = useState('');
  return (
    <section class="form">
      <h2 class="eia-heading">{t('eiapol-access')}</h2>
      {Object.values(state.access).map(({ id, of, to, note: text, byTreaty }) => (
        <div class="agenda-row" key={id}>
          <p class="note">
            <PowerMark state={state} nation={to} /> {t('eiapol-access-row', { power: nameIn(state, of), note: text })}
          </p>
          {!byTreaty && <Button {...does({ do: 'end-access', access: id })}>{t('eiapol-access-end')}</Button>}
        </div>
      ))}
      <OnePower state={state} label={t('eiapol-access-of')} among={all} value={one} onChange={setOne} />
      <OnePower state={state} label={t('eiapol-access-to')} among={rest} value={other} onChange={setOther} />
      <Line label={t('eiapol-access-note')} value={note} set={write} />
      <Button
        reason={!one || !other ? t('eiapol-two-powers') : undefined}
        {...does({ do: 'grant-access', power: one ?? 'FR', to: other ?? 'FR', note })}
      >
        {t('eiapol-access-give')}
      </Button>
    </section>
  );
}

function Compete({ state }: OfState) {
  const [who, choose] = useState<readonly Power[]>([]);
  const [about, write] = useState('');
  return (
    <section class="form">
      <Several state={state} among={players(state)} chosen={who} onChange={choose} />
      <Line label={t('eiapol-compete-about')} value={about} set={write} />
      <Button
        icon="dice"
        reason={who.length < 2 && t('eiapol-two-claim')}
        {...does({ do: 'compete', claimants: who, about })}
      >
        {t('eiapol-do-compete')}
      </Button>
    </section>
  );
}

function OffStep({ state }: OfState) {
  const { all, one, setOne, other, setOther, rest } = useTwo(state);
  const atSea = state.clock.phase === 'naval';
  return (
    <section class="form">
      <p class="note">{t(atSea ? 'eiapol-off-sea' : 'eiapol-off-land')}</p>
      <OnePower state={state} label={t('eiapol-off-by')} among={all} value={one} onChange={setOne} />
      <OnePower state={state} label={t('eiapol-off-on')} among={rest} value={other} onChange={setOther} />
      <Button
        reason={!one || !other ? t('eiapol-two-powers') : undefined}
        note={t('eiapol-costs-three')}
        {...does({
          do: 'declare-off',
          power: one ?? 'FR',
          against: other ?? 'FR',
          why: atSea ? 'transport' : 'defence',
        })}
      >
        {t('eiapol-do-off')}
      </Button>
    </section>
  );
}

/** Cities with garrisons of several guests. */
function Cities({ state }: OfState) {
  const open = Object.values(state.areas)
    .filter(({ city }) => city)
    .map(({ id, name }) => ({ id, name, control: cityOf(state, id) }))
    .filter(({ control }) => control.claimants.length > 0);
  return (
    <>
      {open.map(({ id, name, control }) => (
        <section class="form" key={id}>
          <h2 class="eia-heading">{t('eiapol-city-whose', { area: name })}</h2>
          <div class="picks">
            {control.claimants.map((one) => (
              <Button key={one} pressed={one === control.by} {...does({ do: 'settle-city', area: id, to: one })}>
                {nameIn(state, one)}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

export function PoliticalPage({ id, state }: OfState & { readonly id: string }) {
  const { step } = state.clock;
  const off = ['navalMove', 'navalCombat', 'landMove', 'landCombat'].includes(step);
  return (
    <Frame here="month" id={id}>
      <Cities state={state} />
      <Access state={state} />
      <More label={t('eiapol-compete')}>
        <Compete state={state} />
      </More>
      {off && (
        <More label={t('eiapol-off')}>
          <OffStep state={state} />
        </More>
      )}
    </Frame>
  );
}
