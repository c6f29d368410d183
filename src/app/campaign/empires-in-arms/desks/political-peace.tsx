/** The Peace Step: who sues whom, whose forces go home, what an ally demands. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { homesFor, strays } from '../../../../campaign/empires-in-arms/political/homeward.ts';
import { cannotSue, demandsNow } from '../../../../campaign/empires-in-arms/political/suing.ts';
import { powersAtWarWith, type Troop } from '../../../../campaign/empires-in-arms/political/ties.ts';
import { type Agreed, INFORMAL } from '../../../../campaign/empires-in-arms/rules/peace.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, Choice, Fact, Facts } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn, PowerMark } from '../frame.tsx';
import { does } from '../session.ts';
import { OnePower, players, Several, type StepProps, toggled } from './political-parts.tsx';

/** One power sues some or all of its enemies, or agrees with one without paper. */
function Suing({ state }: StepProps) {
  const able = players(state).filter((one) => powersAtWarWith(state, one).length > 0);
  const [who, choose] = useState<Power | undefined>(able[0]);
  const [left, leave] = useState<readonly Power[]>([]);
  const [inside, see] = useState(false);
  const [informal, agree] = useState(false);
  const [terms, set] = useState<readonly Agreed[]>([]);
  const one = who && able.includes(who) ? who : able[0];
  if (!one) return <p class="note">{t('eiapol-no-wars')}</p>;
  const enemies = powersAtWarWith(state, one);
  const sued = enemies.filter((each) => !left.includes(each));
  const [only] = sued;
  const why = informal
    ? sued.length !== 1 && t('eiapol-with-one')
    : spoken(cannotSue(state, one, sued, inside ? sued : undefined));
  return (
    <section class="form">
      <OnePower
        state={state}
        label={t('eiapol-who-sues')}
        among={able}
        value={one}
        onChange={(power) => {
          choose(power);
          leave([]);
        }}
      />
      <Choice
        label={t('eiapol-peace-kind')}
        columns={2}
        options={[
          { value: 'formal' as const, label: t('eiapol-formal') },
          { value: 'informal' as const, label: t('eiapol-informal') },
        ]}
        value={informal ? 'informal' : 'formal'}
        onChange={(kind) => agree(kind === 'informal')}
      />
      <p class="note">{t('eiapol-with-whom')}</p>
      <Several
        state={state}
        among={enemies}
        chosen={sued}
        onChange={(chosen) => leave(enemies.filter((each) => !chosen.includes(each)))}
      />
      {informal ? (
        <Facts>
          {INFORMAL.map((term) => (
            <Fact
              key={term}
              label={t(`eiapol-agreed-${term}`)}
              on={terms.includes(term)}
              onChange={(on) => set(toggled(terms, term, on))}
            />
          ))}
        </Facts>
      ) : (
        sued.length < enemies.length && <Fact label={t('eiapol-they-are-inside')} on={inside} onChange={see} />
      )}
      <Button
        reason={why}
        {...does(
          informal && only
            ? { do: 'informal-peace', a: one, b: only, terms, note: '' }
            : { do: 'sue', power: one, to: sued, ...(inside && { inside: sued }) },
        )}
      >
        {informal ? t('eiapol-do-informal') : t('eiapol-do-sue', { power: nameIn(state, one) })}
      </Button>
    </section>
  );
}

function StrayRow({ state, troop }: { readonly state: Campaign; readonly troop: Troop }) {
  const homes = homesFor(state, troop);
  const [area, choose] = useState(homes[0] ?? '');
  const at = homes.includes(area) ? area : (homes[0] ?? '');
  return (
    <section class="form">
      <p class="side-name">
        <PowerMark state={state} nation={troop.nation} />{' '}
        {t('eiapol-stray', {
          what: { code: `eiapol-troop-${troop.is}` },
          area: state.areas[troop.area]?.name ?? '',
        })}
      </p>
      {homes.length > 0 && (
        <OneOf
          label={t('eiapol-home-to')}
          value={at}
          options={homes.map((each) => ({ value: each, label: state.areas[each]?.name ?? each }))}
          set={choose}
        />
      )}
      <div class="picks">
        {homes.length > 0 && (
          <Button {...does({ do: 'send-home', is: troop.is, id: troop.id, area: at })}>{t('eiapol-send')}</Button>
        )}
        <Button kind="quiet" {...does({ do: 'may-stay', is: troop.is, id: troop.id })}>
          {t('eiapol-let-stay')}
        </Button>
      </div>
    </section>
  );
}

export function Peace(props: StepProps) {
  const { state } = props;
  const demands = demandsNow(state);
  return (
    <>
      {strays(state).map((troop) => (
        <StrayRow key={`${troop.is}:${troop.id}`} state={state} troop={troop} />
      ))}
      <Suing {...props} />
      {demands.length > 0 && (
        <div class="form">
          {demands.map((play) => (
            <Button key={`${play.power}${play.ally}`} {...does(play)}>
              {t('eiapol-do-demand', { power: nameIn(state, play.power), other: nameIn(state, play.ally) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
