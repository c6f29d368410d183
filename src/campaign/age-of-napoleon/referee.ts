/** Judges plays: whether a player may do it, and what comes of it. */

import { FACES, isFace } from '../../dice/faces.ts';
import { type AgendaRules, isTaskPlay, playTask } from '../../engine/agenda.ts';
import { canonical } from '../../engine/canonical.ts';
import type { OpenChance } from '../../engine/chance.ts';
import type { Ruled } from '../../engine/game.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Act } from '../../engine/seats.ts';
import { fitsSlot } from '../chart-slot.ts';
import { setAreaByHand, setArmyByHand, setCorpsByHand, setMomentByHand, setSideByHand } from './by-hand.ts';
import type { Area, Army, Campaign, Corps } from './campaign.ts';
import { CHARTS, isChart } from './charts.ts';
import { beginBattle } from './engaging.ts';
import type { Event } from './events.ts';
import { isBoxed, named } from './ledger.ts';
import type { OwnPlay, Play } from './plays.ts';
import type { Aon } from './procedure.ts';
import { procedureOf } from './procedures.ts';
import { isRuling } from './rulings.ts';
import {
  cannotAttack,
  cannotGoOn,
  cannotIntercept,
  cannotMove,
  cannotWinter,
  cannotWithdraw,
  nextPhase,
  nextRound,
} from './turn.ts';
import { settleWinter } from './wintering.ts';
import { ask, type Builder, builder, log } from './writing.ts';

/** One die each, thrown afresh; nothing is thrown again. */
export const AGENDA: AgendaRules<Aon> = {
  procedureOf,
  asking: (state) => state,
  event: (event) => event,
  topicOf: ({ now }, { kind, side, data }) => `${now.phase}.${now.round}/${kind}/${side ?? ''}/${canonical(data)}`,
  throwFor: (_, chance) => ({ die: FACES[chance.below(FACES.length)] ?? 1 }),
  impossible: (_, __, { die }) => (isFace(die) ? undefined : 'aon-no-face'),
  takeOwn: () => undefined,
  pay: () => undefined,
  replaced: (d, { label }) =>
    log(d, say('aon-own-stands', { what: typeof label === 'string' ? { code: label } : label }), { byHand: true }),
  keepAnswers: () => undefined,
};

/** A name of its own for something that is added. */
function freshId(prefix: string, there: Readonly<Record<string, unknown>>): string {
  let n = Object.keys(there).length + 1;
  while (Object.hasOwn(there, `${prefix}${n}`)) n += 1;
  return `${prefix}${n}`;
}

function addArmy(d: Builder, typed: Omit<Army, 'id' | 'arrived'>): Said | undefined {
  if (typed.area !== null && !d.state.areas[typed.area]) return 'aon-no-area';
  const army: Army = { ...typed, id: freshId('m', d.state.armies), arrived: null };
  d.add({ type: 'raised', army });
  log(d, say('aon-added-army', { army: named(army), mr: army.mr, sr: army.sr, rating: army.rating }), {
    side: army.side,
    byHand: true,
  });
  return undefined;
}

function addArea(d: Builder, typed: Omit<Area, 'id'>): void {
  const area: Area = { ...typed, id: freshId('r', d.state.areas) };
  d.add({ type: 'added', area });
  log(d, say('aon-added-area', { area: named(area) }), { byHand: true });
}

/** A corps begins in an area, with its army, or in a box; out for good and in battle nobody begins. */
function addCorps(d: Builder, typed: Omit<Corps, 'id'>): Said | undefined {
  const corps: Corps = { ...typed, id: freshId('c', d.state.corps) };
  const army = corps.army === null ? undefined : d.state.armies[corps.army];
  if (corps.army !== null && army?.side !== corps.side) return 'aon-no-army';
  if (isBoxed(corps, 'battle') || isBoxed(corps, 'out')) return 'aon-box-by-battle';
  if ('area' in corps.place && !d.state.areas[corps.place.area]) return 'aon-no-area';
  if (army && (!('area' in corps.place) || army.area !== corps.place.area)) return 'aon-army-elsewhere';
  d.add({ type: 'enlisted', corps });
  log(d, say('aon-added-corps', { corps: named(corps), rating: corps.rating }), { side: corps.side, byHand: true });
  return undefined;
}

function fillSlot(d: Builder, { chart, cell, value }: Extract<OwnPlay, { do: 'slot' }>): Said | undefined {
  if (!isChart(chart)) return 'aon-no-chart';
  if (value !== null && !fitsSlot(CHARTS[chart], cell, value)) return 'aon-no-cell';
  d.add({ type: 'slot', chart, cell, value });
  log(d, value === null ? say('aon-slot-open', { chart }) : say('aon-slot-typed', { chart, n: value }), {
    byHand: true,
  });
  return undefined;
}

function choose(d: Builder, key: string, value: string): Said | undefined {
  if (!isRuling(key, value)) return 'aon-no-ruling';
  d.add({ type: 'ruling', key, value });
  log(
    d,
    say('aon-ruling-set', { ruling: { code: `aon-ruling-${key}` }, value: { code: `aon-ruling-${key}-${value}` } }),
    {
      byHand: true,
    },
  );
  return undefined;
}

/** Does what is asked where nothing speaks against it. */
const unless = (why: Said | undefined, deed: () => unknown): Said | undefined => {
  if (why === undefined) deed();
  return why;
};

function playOwn(d: Builder, play: OwnPlay): Said | undefined {
  const side = (army: string) => d.state.armies[army]?.side ?? null;
  switch (play.do) {
    case 'move':
      return unless(cannotMove(d.state, play.army), () => ask(d, 'aon-move', side(play.army), { army: play.army }));
    case 'intercept':
      return unless(cannotIntercept(d.state, play.army), () =>
        ask(d, 'aon-intercept', side(play.army), { army: play.army, mover: d.state.mover }),
      );
    case 'withdraw':
      return unless(cannotWithdraw(d.state, play.army), () =>
        ask(d, 'aon-withdraw', side(play.army), { army: play.army, mover: d.state.mover }),
      );
    case 'attack':
      return unless(cannotAttack(d.state, play.army, play.enemy), () => beginBattle(d, play.army, play.enemy));
    case 'winter':
      return unless(cannotWinter(d.state), () => settleWinter(d));
    case 'round':
      return unless(cannotGoOn(d.state), () => nextRound(d, play.winter));
    case 'phase':
      return unless(cannotGoOn(d.state), () => nextPhase(d, play.label));
    default:
      return keepBook(d, play);
  }
}

/** What the owner types, sets and says. */
function keepBook(
  d: Builder,
  play: Exclude<OwnPlay, { do: 'move' | 'intercept' | 'withdraw' | 'attack' | 'winter' | 'round' | 'phase' }>,
): Said | undefined {
  switch (play.do) {
    case 'add-area':
      return unless(undefined, () => addArea(d, play.area));
    case 'add-army':
      return addArmy(d, play.army);
    case 'add-corps':
      return addCorps(d, play.corps);
    case 'slot':
      return fillSlot(d, play);
    case 'set-area':
      return setAreaByHand(d, play.area, play.set);
    case 'set-army':
      return setArmyByHand(d, play.army, play.set);
    case 'set-corps':
      return setCorpsByHand(d, play.corps, play.set);
    case 'set-side':
      return setSideByHand(d, play.side, play.set);
    case 'set-moment':
      return setMomentByHand(d, play.set);
    case 'ruling':
      return choose(d, play.key, play.value);
    case 'dice':
      return unless(undefined, () => {
        d.add({ type: 'dice', dice: play.dice });
        log(d, play.dice === 'app' ? 'aon-dice-app' : 'aon-dice-table', { byHand: true });
      });
    case 'tell':
      return unless(play.text.trim() === '' ? 'aon-tell-what' : undefined, () =>
        log(d, say('aon-told', { text: play.text.trim() }), { byHand: true, ...(play.side && { side: play.side }) }),
      );
  }
}

/** What comes of a play; a refusal has changed nothing. */
export function referee(state: Campaign, { play }: Act<Play>, open: OpenChance): Ruled<Campaign, Event> {
  const d = builder(state);
  const why = isTaskPlay(play) ? playTask(AGENDA, d, play, open) : playOwn(d, play);
  return why === undefined ? { ok: true, events: d.events, state: d.state } : { ok: false, why };
}
