/** What the political steps compose: declarations, calls, peaces, alliances, minors. One step, one form. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { cannotAlly } from '../../../../campaign/empires-in-arms/political/affairs.ts';
import { callsNow, hasDeclared } from '../../../../campaign/empires-in-arms/political/calling.ts';
import { homesFor, strays } from '../../../../campaign/empires-in-arms/political/homeward.ts';
import { cannotSue, demandsNow } from '../../../../campaign/empires-in-arms/political/suing.ts';
import { originOf, powersAtWarWith, type Troop } from '../../../../campaign/empires-in-arms/political/ties.ts';
import { type Agreed, INFORMAL } from '../../../../campaign/empires-in-arms/rules/peace.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button, Choice, Fact, Facts } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn, PowerMark } from '../frame.tsx';
import { Backing, FreeStates, Mustering } from '../later.ts';
import { does } from '../session.ts';
import { OnePower, players, Several, type StepProps, toggled } from './political-parts.tsx';

// ---- declarations and calls ------------------------------------------------------------------------------------------

function Declarations({ state }: StepProps) {
  return hasDeclared(state) ? null : (
    <div class="form">
      <Button icon="lock" note={t('eiapol-seal-note')} {...does({ do: 'ask-declarations' })}>
        {t('eiapol-seal-them')}
      </Button>
    </div>
  );
}

function Calls({ state }: StepProps) {
  const calls = callsNow(state);
  const defenders = players(state).filter((one) =>
    powersAtWarWith(state, one).some((other) => originOf(state, one, other) === other),
  );
  return (
    <div class="form">
      {defenders.length > 1 && (
        <Button icon="dice" {...does({ do: 'call-order', powers: defenders })}>
          {t('eiapol-roll-order')}
        </Button>
      )}
      {calls.map((call) => (
        <Button key={JSON.stringify(call)} {...does(call)}>
          {t('eiapol-do-call', {
            power: nameIn(state, call.power),
            ally: nameIn(state, call.ally),
            other: nameIn(state, call.against),
          })}
        </Button>
      ))}
      {calls.length === 0 && <p class="note">{t('eiapol-no-calls')}</p>}
    </div>
  );
}

// ---- peace -----------------------------------------------------------------------------------------------------------

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

function Peace(props: StepProps) {
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

// ---- alliances -------------------------------------------------------------------------------------------------------

function Allying({ state }: StepProps) {
  const [pair, choose] = useState<readonly Power[]>([]);
  const [a, b] = pair;
  const why = pair.length !== 2 || !a || !b ? t('eiapol-two-powers') : spoken(cannotAlly(state, a, b));
  return (
    <div class="form">
      <Several state={state} among={players(state)} chosen={pair} onChange={choose} />
      <Button reason={why} {...does({ do: 'make-alliance', a: a ?? 'FR', b: b ?? 'FR' })}>
        {t('eiapol-do-ally')}
      </Button>
    </div>
  );
}

function Breaking({ state }: StepProps) {
  const ties = Object.values(state.alliances);
  if (ties.length === 0) return <p class="note">{t('eiapol-no-alliances')}</p>;
  return (
    <div class="form">
      {ties
        .flatMap(({ a, b }) => [[a, b] as const, [b, a] as const])
        .map(([a, b]) => (
          <Button key={`${a}${b}`} note={t('eiapol-costs-two')} {...does({ do: 'break-alliance', power: a, with: b })}>
            {t('eiapol-do-break', { power: nameIn(state, a), other: nameIn(state, b) })}
          </Button>
        ))}
    </div>
  );
}

/** The form of the step the month stands at. */
export function PoliticalStep(props: StepProps) {
  switch (props.state.clock.step) {
    case 'declarations':
      return <Declarations {...props} />;
    case 'calls':
      return <Calls {...props} />;
    case 'peace':
      return <Peace {...props} />;
    case 'alliances':
      return <Allying {...props} />;
    case 'minorControl':
      return (
        <>
          <Mustering {...props} />
          <Backing {...props} />
        </>
      );
    case 'breaking':
      return <Breaking {...props} />;
    case 'freeStates':
      return (
        <>
          <FreeStates {...props} />
          <Mustering {...props} />
        </>
      );
    default:
      return null;
  }
}
