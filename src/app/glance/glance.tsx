/**
 * The battle at a glance: who has lost less, who is still to come, and both armies face to face with a block for each
 * unit. It shows what its viewer may know and follows the battle.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { unitName } from '../../battlefield/battle.ts';
import type { View } from '../../battlefield/view.ts';
import { clock, SIDES, type SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { classes, Flag, Hidden, type IconName, Marked } from '../components/index.ts';
import { to } from '../route.ts';
import { seen } from '../session/battle-session.ts';
import { armIcon } from '../words.ts';
import { type ArmyFigure, type FormationFigure, type Glance, glanceOf, leaning, type UnitFigure } from './figures.ts';
import { placeLabels, rowsOf } from './hour-labels.ts';
import { Pip } from './pip.tsx';
import './glance.css';

/** How many arrivals of a side are named; the others are counted. */
const NAMED = 3;
/** With more formations a side they are drawn smaller on a stand-alone page. */
const MANY = 6;
/** With no more than these on either side a small battle takes more room for each. */
const FEW = 3;

export interface GlancePageProps {
  readonly id: string;
  readonly head?: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** The view to show; if absent, what the holder of this device may know. */
  readonly of?: View | null;
}

export function GlancePage({ id, head, foot, of: view = seen.value }: GlancePageProps) {
  const armies = useRef<HTMLDivElement>(null);
  // Beside the turn a Tab passes by them; arrows go from one to the next.
  useLayoutEffect(() => {
    const all = armies.current;
    if (!all || foot) return;
    all.onkeydown = byArrows;
    for (const [n, link] of linksOf(all).entries()) link.tabIndex = n ? -1 : 0;
  });
  if (!view) return null;
  const glance = glanceOf(view);
  // The longest bar of both armies. One scale, so that a small formation has a small bar.
  const most = Math.max(1, ...SIDES.flatMap((side) => glance.armies[side].formations.map(({ of }) => of)));
  const longest = Math.max(...SIDES.map((side) => glance.armies[side].formations.length));
  return (
    <div class={classes('glance', longest > MANY && 'glance--many', longest <= FEW && 'glance--few')}>
      <div class="glance__head">
        <h1 class="question">{headline(glance)}</h1>
        {head}
      </div>
      <Balance glance={glance} />
      <HourLine glance={glance} />
      <div class="facing" ref={armies}>
        {SIDES.map((side) => (
          <Army key={side} army={glance.armies[side]} most={most} id={id} />
        ))}
      </div>
      <Key />
      {foot}
    </div>
  );
}

const linksOf = (armies: HTMLElement): readonly HTMLElement[] => [...armies.querySelectorAll('a')];

function byArrows(event: KeyboardEvent): void {
  const by = /^Arrow(Right|Down)$/.test(event.key) ? 1 : /^Arrow(Left|Up)$/.test(event.key) ? -1 : 0;
  const links = linksOf(event.currentTarget as HTMLElement);
  const next = links[links.findIndex((link) => link.matches(':focus')) + by];
  if (by === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function headline({ armies, ahead }: Glance): string {
  if (ahead) return ahead.side ? t('glance-ahead', { side: armies[ahead.side].name }) : t('glance-even');
  return t('glance-one-book', { side: armies[armies.a.kept ? 'a' : 'b'].name });
}

// ---- who is ahead --------------------------------------------------------------------------------------------------

function Balance({ glance }: { readonly glance: Glance }) {
  const { armies, ahead } = glance;
  const lean = leaning(glance);
  // Each side's half is where its army stands.
  const [from, by] = [lean > 0 ? 50 - lean * 50 : 50, Math.abs(lean) * 50];
  return (
    <div class="balance">
      {SIDES.map((side) => armies[side].kept && <Losses key={side} army={armies[side]} />)}
      {ahead && (
        <>
          <div class="balance__beam" aria-hidden="true">
            <i style={{ left: `${from}%`, width: `${by}%` }} />
          </div>
          <p class="balance__by">
            <span aria-hidden="true">{t('glance-leans', { side: armies.a.name })}</span>
            <b>{ahead.by > 0 && t('glance-by', { n: ahead.by })}</b>
            <span aria-hidden="true">{t('glance-leans', { side: armies.b.name })}</span>
          </p>
        </>
      )}
    </div>
  );
}

function Losses({ army }: { readonly army: ArmyFigure }) {
  const out = [
    army.broken > 0 && t('glance-broken', { n: army.broken }),
    army.gone > 0 && t('glance-gone', { n: army.gone }),
  ].filter(Boolean);
  return (
    <div class={`balance__side balance__side--${army.side}`}>
      <span class="balance__n">
        <Hidden>{army.name}: </Hidden>
        {army.lost}
      </span>
      <p>
        <b>
          <Flag side={army.side} size={18} />
          {t('glance-lost')}
        </b>
        <span>{out.join(', ')}</span>
      </p>
    </div>
  );
}

// ---- who is to come ------------------------------------------------------------------------------------------------

function HourLine({ glance }: { readonly glance: Glance }) {
  const { day, coming } = glance;
  const at = (minutes: number) => `${(100 * shareOf(day, minutes)).toFixed(2)}%`;
  const hours = Array.from(
    { length: Math.floor(day.to / 60) - Math.ceil((day.from + 1) / 60) + 1 },
    (_, n) => (Math.ceil((day.from + 1) / 60) + n) * 60,
  );
  return (
    <section class="hourline" aria-label={t('glance-arrivals')}>
      <Due glance={glance} side="a" />
      <div class="hourline__bar" role="img" aria-label={t('glance-day', { now: clock(day.now), end: clock(day.to) })}>
        <i class="is-past" style={{ width: at(day.now) }} />
        {hours.map((hour) => (
          <i key={hour} class="is-hour" style={{ left: at(hour) }} />
        ))}
        {coming.map((one) => (
          <i key={one.id} class={`is-due side-${one.side}`} style={{ left: at(one.at) }} />
        ))}
      </div>
      <Due glance={glance} side="b" />
      {coming.length === 0 && (
        <p class="hourline__end" aria-hidden="true">
          {t('glance-end', { end: clock(day.to) })}
        </p>
      )}
    </section>
  );
}

/** The part of the day gone by at this minute, 0 to 1. */
const shareOf = ({ from, to }: Glance['day'], minutes: number): number =>
  Math.min(1, Math.max(0, (minutes - from) / (to - from)));

/** The approximate width of a label, as a share of a line of this many px. */
const widthOf = (who: string, line: number): number => ((who.length + 6) * 7.2 + 12) / line;
const [NARROW, WIDE] = [326, 560];

/** Each formation's row links to it. */
function Due({ glance, side }: { readonly glance: Glance; readonly side: SideId }) {
  const all = glance.coming.filter((one) => one.side === side);
  if (all.length === 0) return null;
  const placed = (those: typeof all, line: number) =>
    placeLabels(those.map(({ at, who }) => ({ at: shareOf(glance.day, at), wide: widthOf(who, line) })));
  const [narrow, wide] = [placed(all.slice(0, NAMED), NARROW), placed(all, WIDE)];
  const more = all.length - NAMED;
  const rows = { '--rows': rowsOf(narrow) + (more > 0 ? 1 : 0), '--wide-rows': rowsOf(wide) };
  return (
    <ul class={`hourline__due side-${side}`} style={rows}>
      {all.map((one, n) => (
        <li
          key={one.id}
          class={classes(n >= NAMED && 'is-beyond', narrow[n]?.left && 'is-left', wide[n]?.left && 'is-wide-left')}
          style={{
            '--at': `${(100 * shareOf(glance.day, one.at)).toFixed(2)}%`,
            '--down': narrow[n]?.row ?? 0,
            '--wide-down': wide[n]?.row ?? 0,
          }}
        >
          <b>{clock(one.at)}</b> {one.who}
        </li>
      ))}
      {more > 0 && <li class="is-more">{t('glance-and', { n: more })}</li>}
    </ul>
  );
}

// ---- the armies ----------------------------------------------------------------------------------------------------

function Army({ army, most, id }: { readonly army: ArmyFigure; readonly most: number; readonly id: string }) {
  return (
    <section class={`facing__army facing__army--${army.side}`} aria-label={t('glance-army', { side: army.name })}>
      <p class="facing__head">
        <span class={`side-name side-${army.side}`}>
          <Flag side={army.side} size={20} />
          {army.name}
        </span>
        <Spare rerolls={army.rerolls} />
      </p>
      {!army.kept && <p class="note">{t('glance-elsewhere')}</p>}
      <ol>
        {army.formations.map((figure) => (
          <Corps key={figure.formation.id} figure={figure} most={most} kept={army.kept} id={id} />
        ))}
        {army.kept && army.others.length > 0 && (
          <li class="corps">
            <p class="corps__who">{t('glance-others')}</p>
            <Pips units={army.others} side={army.side} id={id} />
          </li>
        )}
      </ol>
    </section>
  );
}

function Spare({ rerolls }: Pick<ArmyFigure, 'rerolls'>) {
  if (!rerolls)
    return (
      <span class="spare">
        <span aria-hidden="true">–</span>
        <Hidden>{t('glance-dice-hidden')}</Hidden>
      </span>
    );
  const { ready, used } = rerolls;
  return (
    <span class="spare" role="img" aria-label={t('glance-dice', { ready, used })}>
      {Array.from({ length: ready + used }, (_, n) => (
        <i key={n} class={classes(n < ready && 'is-ready')} />
      ))}
    </span>
  );
}

interface CorpsProps {
  readonly figure: FormationFigure;
  readonly most: number;
  readonly kept: boolean;
  readonly id: string;
}

/** A formation. A tap opens its sheet. */
function Corps({ figure, most, kept, id }: CorpsProps) {
  const { formation, commander, order, acts, due } = figure;
  return (
    <li class={classes('corps', `side-${formation.side}`, due !== null && 'corps--due')}>
      <a href={to('battle', id, 'formation', formation.id)}>
        <span class="corps__line">
          <span class="corps__top">
            <span class="corps__name">{commander.name}</span>
            {acts === 'now' && <span class="acts">{t('glance-acts')}</span>}
            {acts === 'done' && (
              <>
                <span class="acted" aria-hidden="true" />
                <Hidden>{t('glance-acted')}</Hidden>
              </>
            )}
          </span>
          <span class="corps__who">
            {order ? (
              <Marked text={t('glance-under', { formation: formation.name, order: t(`order-${order}`) })} />
            ) : (
              formation.name
            )}
          </span>
        </span>
        {kept &&
          (formation.present ? <Present figure={figure} most={most} /> : <Awaited figure={figure} most={most} />)}
      </a>
      {kept && formation.present && <Pips units={figure.units} side={formation.side} id={id} />}
    </li>
  );
}

const width = (of: number, most: number) => ({ '--of': (of / most).toFixed(3) });

function Present({ figure, most }: Pick<CorpsProps, 'figure' | 'most'>) {
  const { left, of, units } = figure;
  return (
    <span class="corps__strength">
      <span class="corps__bar" style={width(of, most)} aria-hidden="true">
        <i style={{ width: `${of > 0 ? ((100 * left) / of).toFixed(1) : 0}%` }} />
      </span>
      <span aria-hidden="true">
        <b>{left}</b>/{of}
      </span>
      <Hidden>
        {t('glance-strength', { left, of })}, {spokenOf(units)}
      </Hidden>
    </span>
  );
}

const Awaited = ({ figure: { of, due }, most }: Pick<CorpsProps, 'figure' | 'most'>) => (
  <span class="corps__strength">
    <span class="corps__bar corps__bar--due" style={width(of, most)} aria-hidden="true" />
    <span>{due === null ? t('glance-absent') : <Marked text={t('glance-due', { cp: of, time: clock(due) })} />}</span>
  </span>
);

/** "9 units, 1 broken, 2 disordered" */
function spokenOf(units: readonly UnitFigure[]): string {
  const count = (what: 'broken' | 'gone' | 'disordered' | 'tired' | 'exhausted' | 'shaken') => {
    const n = units.filter(({ fate, signs }) => fate === what || signs.some((sign) => sign === what)).length;
    return n > 0 && t('glance-some', { n, what: t(`glance-key-${what}`) });
  };
  return [
    t('glance-units', { n: units.length }),
    ...[count('broken'), count('gone'), count('disordered'), count('tired'), count('exhausted'), count('shaken')],
  ]
    .filter(Boolean)
    .join(', ');
}

/** "II/5/1 Husson, 4 of 6 combat points, disordered" */
function unitSpoken({ unit, fate, left, of, signs }: UnitFigure): string {
  const states = fate === 'good' ? signs.map((sign) => t(`glance-key-${sign}`)) : [t(`glance-key-${fate}`)];
  return [unitName(unit), of > 0 && t('glance-strength', { left, of }), ...states].filter(Boolean).join(', ');
}

interface PipsProps {
  readonly units: readonly UnitFigure[];
  readonly side: SideId;
  readonly id: string;
}

/** The units of a formation. Each links to its sheet. */
function Pips({ units, side, id }: PipsProps) {
  const plain = !units.some(({ signs }) => signs.some((sign) => sign !== 'fresh' && sign !== 'disordered'));
  return (
    <ul class="pips">
      {units.map((figure) => {
        const { unit, fate, share, signs } = figure;
        return (
          <li key={unit.id}>
            <a href={to('battle', id, 'unit', unit.id)} aria-label={unitSpoken(figure)}>
              <Pip side={side} arm={armIcon(unit)} fate={fate} share={share} signs={signs} plain={plain} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

// ---- what the signs mean -------------------------------------------------------------------------------------------

const FOOT: IconName = 'arm-infantry';
const KEY = [
  { what: 'fresh', fate: 'good', share: 1, signs: [] },
  { what: 'lost', fate: 'good', share: 0.55, signs: [] },
  { what: 'disordered', fate: 'good', share: 0.8, signs: ['disordered'] },
  { what: 'tired', fate: 'good', share: 0.7, signs: ['tired'] },
  { what: 'exhausted', fate: 'good', share: 0.7, signs: ['exhausted'] },
  { what: 'shaken', fate: 'good', share: 0.7, signs: ['shaken'] },
  { what: 'broken', fate: 'broken', share: 0, signs: [] },
  { what: 'gone', fate: 'gone', share: 0, signs: [] },
] as const;

const Key = () => (
  <ul class="glance__key" aria-label={t('glance-key')}>
    {KEY.map(({ what, ...pip }) => (
      <li key={what}>
        <Pip arm={FOOT} plain={pip.signs.length === 0 || what === 'disordered'} {...pip} />
        {t(`glance-key-${what}`)}
      </li>
    ))}
    <li>
      <span class="acted" aria-hidden="true" />
      {t('glance-key-acted')}
    </li>
    <li>
      <span class="spare" aria-hidden="true">
        <i class="is-ready" />
        <i />
      </span>
      {t('glance-key-dice')}
    </li>
  </ul>
);
