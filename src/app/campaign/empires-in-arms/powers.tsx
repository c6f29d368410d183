/** Every power in a row, and one at a glance: money, manpower, points, wars, corps with a bar each, what is due. */
import { alarmsAhead } from '../../../campaign/empires-in-arms/alarms.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { zoneOf } from '../../../campaign/empires-in-arms/charts.ts';
import { dueNow } from '../../../campaign/empires-in-arms/desks.ts';
import { allPowers, areaOf, corpsOf, leadersWith, totalOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { unopened, unsealed } from '../../../campaign/empires-in-arms/modules/sealing.ts';
import type { Corps } from '../../../campaign/empires-in-arms/pieces.ts';
import { standingTerms, termName } from '../../../campaign/empires-in-arms/political/terms.ts';
import { seesCorps } from '../../../campaign/empires-in-arms/seats.ts';
import { sourceKey, type TracedFigure } from '../../../campaign/empires-in-arms/traced.ts';
import type { Factors, Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Empty, figure, Icon, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { corpsIn, monthName, nameIn, PowerMark } from './frame.tsx';
import { seat } from './session.ts';

/** Money in half-points as it is written: 5 is $2½. */
export const moneyWords = (halves: number): string => {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = Math.abs(halves) % 2 === 1 ? '½' : '';
  return `${halves < 0 ? '−' : ''}$${half && whole === 0 ? '' : whole}${half}`;
};

const FOOT = ['regular', 'guard', 'artillery', 'feudalInf'] as const;
const HORSE = ['cavalry', 'feudalCav'] as const;
const sumOf = (factors: Factors, types: readonly (keyof Factors)[]): number =>
  types.reduce((n, type) => n + (factors[type] ?? 0), 0);

/** Infantry solid, cavalry hatched, militia open, on one rule of twenty for all corps. */
export function FactorsBar({ factors }: { readonly factors: Factors }) {
  const [foot, horse, militia] = [sumOf(factors, FOOT), sumOf(factors, HORSE), factors.militia ?? 0];
  const scale = Math.max(1, (foot + horse + militia) / 20);
  const style = (n: number) => ({ '--n': String(n / scale) });
  return (
    <span class="factors" role="img" aria-label={t('eia-factors', { foot, horse, militia })}>
      {foot > 0 && <i class="inf" style={style(foot)} />}
      {horse > 0 && <i class="cav" style={style(horse)} />}
      {militia > 0 && <i class="mil" style={style(militia)} />}
    </span>
  );
}

const placeWords = (state: Campaign, corps: Corps): string => {
  const { place } = corps;
  const area = areaOf(corps);
  if (area)
    return t(place.at === 'city' ? 'eia-place-city' : 'eia-place-area', { area: state.areas[area]?.name ?? area });
  if (place.at === 'fleet') return t('eia-place-fleet', { fleet: state.fleets[place.fleet]?.name ?? '' });
  return t(place.at === 'down' ? 'eia-place-down' : 'eia-place-pool');
};

const CorpsRow = ({ id, state, corps }: { readonly id: string; readonly state: Campaign; readonly corps: Corps }) => {
  const open = seesCorps(state, seat.value, corps);
  const [leader] = leadersWith(state, corps.id);
  return (
    <a class="corps-row corps-row--eia" href={to('campaign', id, 'piece', `corps:${corps.id}`)}>
      <span>
        <b>{corpsIn(state, corps)}</b>
        <small>{[leader?.name, placeWords(state, corps)].filter(Boolean).join(', ')}</small>
      </span>
      {open ? (
        <FactorsBar factors={corps.factors} />
      ) : (
        <span class="covered" role="img" aria-label={t('eia-covered')} />
      )}
      <output>{open ? totalOf(corps.factors) : '?'}</output>
    </a>
  );
};

export function Powers({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const due = dueNow(state);
  return (
    <>
      <Question>{t('eia-powers-question')}</Question>
      <div class="corps-list">
        {allPowers(state).map((one) => {
          const waits = due.filter(({ power }) => power === one.id).length;
          return (
            <a key={one.id} class="corps-row corps-row--eia" href={to('campaign', id, 'power', one.id)}>
              <span>
                <b>
                  <PowerMark state={state} nation={one.id} own={seat.value === one.id} /> {nameIn(state, one.id)}
                </b>
                <small>{[one.player, waits > 0 && t('eia-waits', { n: waits })].filter(Boolean).join(' · ')}</small>
              </span>
              <span class="corps-row__state">{t('eia-corps-n', { n: corpsOf(state, one.id).length })}</span>
              <output>{moneyWords(one.money)}</output>
            </a>
          );
        })}
      </div>
      <Button href={to('campaign', id, 'plots')}>{t('eia-over-months')}</Button>
    </>
  );
}

/** A figure that opens the lines of the journal it comes from. */
const Traced = ({
  id,
  power,
  of,
  shown,
}: {
  readonly id: string;
  readonly power: Power;
  readonly of: TracedFigure;
  readonly shown: string;
}) => (
  <a
    class="traced"
    href={to('campaign', id, 'lines', sourceKey({ is: 'figure', power, of }))}
    aria-label={t('eia-lines-open', { what: t(`eiasheet-figure-${of}`), n: shown })}
  >
    {shown}
  </a>
);

const Purse = ({ id, state, power }: { readonly id: string; readonly state: Campaign; readonly power: Power }) => {
  const one = state.powers[power];
  if (!one) return null;
  const zone = zoneOf(state.slots, one.marker);
  return (
    <dl class="eia-purse">
      <div>
        <dt>{t('eia-money')}</dt>
        <dd>
          <Traced id={id} power={power} of="money" shown={moneyWords(one.money)} />
        </dd>
      </div>
      <div>
        <dt>{t('eia-manpower')}</dt>
        <dd>
          <Traced id={id} power={power} of="manpower" shown={String(one.manpower)} />
          <small>{power === 'PR' ? t('eia-manpower-kept') : t('eia-manpower-lost')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('eia-status')}</dt>
        <dd>
          <Traced id={id} power={power} of="pp" shown={String(one.marker)} />
          <small>{one.mustSue ? t('eia-must-sue') : zone ? t(`eiascreen-zone-${zone}`) : t('eia-box')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('eia-victory')}</dt>
        <dd>
          <Traced id={id} power={power} of="vp" shown={figure(one.vp)} />
        </dd>
      </div>
    </dl>
  );
};

function Ties({ state, power }: { readonly state: Campaign; readonly power: Power }) {
  const other = (tie: { readonly a: string; readonly b: string }) => (tie.a === power ? tie.b : tie.a);
  const has = (tie: { readonly a: string; readonly b: string }) => tie.a === power || tie.b === power;
  const wars = Object.values(state.wars).filter(has);
  const allies = Object.values(state.alliances).filter(has);
  const locks = Object.values(state.locks).filter(({ by }) => by === power);
  if (wars.length + allies.length + locks.length === 0) return <p class="note eia-none">{t('eia-no-ties')}</p>;
  return (
    <dl class="ties">
      {wars.length > 0 && (
        <>
          <dt>
            <Icon name="battle" size={20} /> {t('eia-war')}
          </dt>
          <dd>
            {wars.map((war) => (
              <span key={war.id}>
                <PowerMark state={state} nation={other(war)} /> {t('eia-since', { month: monthName(war.since) })}
              </span>
            ))}
          </dd>
        </>
      )}
      {allies.length > 0 && (
        <>
          <dt>
            <Icon name="link" size={20} /> {t('eia-allied')}
          </dt>
          <dd>
            {allies.map((tie) => (
              <span key={tie.id}>
                <PowerMark state={state} nation={other(tie)} /> {t('eia-since', { month: monthName(tie.since) })}
              </span>
            ))}
          </dd>
        </>
      )}
      {locks.length > 0 && (
        <>
          <dt>
            <Icon name="state-resting" size={20} /> {t('eia-peace')}
          </dt>
          <dd>
            {locks.map((lock) => (
              <span key={lock.id}>
                <PowerMark state={state} nation={lock.against} />{' '}
                {t('eia-no-war-before', { month: monthName(lock.until) })}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** The terms of its treaties: what the ledgers have done, and what the table holds to. */
function Terms({ state, power }: { readonly state: Campaign; readonly power: Power }) {
  const terms = standingTerms(state, power);
  if (terms.length === 0) return null;
  return (
    <>
      <h2 class="eia-heading">{t('eiapol-standing')}</h2>
      <ul class="agenda" aria-label={t('eiapol-standing')}>
        {terms.map(({ id, date, victor, loser, code, byTable }) => (
          <li key={`${id} ${victor} ${code}`}>
            <PowerMark state={state} nation={victor === power ? loser : victor} />
            <span>
              {speak(termName(code))}{' '}
              <small class="note">
                {t(byTable ? 'eiapol-standing-table' : 'eiapol-standing-done', { power: nameIn(state, loser) })}
              </small>
            </span>
            <b>{monthName(date)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whom the month waits for, what for, and since when. EIA-021 */
function Waits({ state }: { readonly state: Campaign }) {
  const rounds = Object.values(state.rounds).filter(({ over }) => !over);
  return rounds.map((round) => {
    const left = unsealed(round).length > 0 ? unsealed(round) : unopened(round);
    return (
      <p key={round.id} class="note">
        {t('eia-month-waits', {
          powers: left.map((one) => nameIn(state, one)).join(', '),
          what: t(`eia-sealed-${round.kind}`),
          month: monthName(round.since),
        })}{' '}
        {round.deadline && t('eia-seal-until', { when: round.deadline })}
      </p>
    );
  });
}

export function PowerPage({
  id,
  state,
  power,
}: {
  readonly id: string;
  readonly state: Campaign;
  readonly power: Power;
}) {
  const own = corpsOf(state, power);
  const due = dueNow(state).filter((one) => one.power === power);
  const ahead = alarmsAhead(state, 12).filter(({ alarm }) => alarm.power === power);
  return (
    <>
      <h1 class="eia-power">
        <PowerMark state={state} nation={power} own /> {nameIn(state, power)}
      </h1>
      <Waits state={state} />
      <Purse id={id} state={state} power={power} />
      <Ties state={state} power={power} />
      <Terms state={state} power={power} />
      {own.length === 0 ? (
        <Empty what={t('eia-no-corps')} todo={t('eia-no-corps-todo')} />
      ) : (
        <>
          <div class="corps-list">
            {own.map((corps) => (
              <CorpsRow key={corps.id} id={id} state={state} corps={corps} />
            ))}
          </div>
          <p class="factors-key">
            <span>
              <i /> {t('eia-key-foot')}
            </span>
            <span>
              <i class="cav" /> {t('eia-key-horse')}
            </span>
            <span>
              <i class="mil" /> {t('eia-key-militia')}
            </span>
          </p>
        </>
      )}
      {due.length + ahead.length > 0 && (
        <ol class="agenda" aria-label={t('eia-due')}>
          {due.map((one, i) => (
            <li key={i}>
              <Icon name="notice" size={20} />
              <span>{speak(one.text)}</span>
              <b>{t('eia-now-due')}</b>
            </li>
          ))}
          {ahead.map(({ date, alarm }, i) => (
            <li key={`a${i}`}>
              <Icon name="state-resting" size={20} />
              <span>{speak(alarm.text)}</span>
              <b>{monthName(date)}</b>
            </li>
          ))}
        </ol>
      )}
      <div class="row-of-two">
        <Button href={to('campaign', id, 'seat', power)}>{t('eia-take-seat')}</Button>
        <Button href={to('campaign', id, 'figures', power)}>{t('eia-set-figures')}</Button>
      </div>
    </>
  );
}
