/** A corps marches area by area. EIA-107 to EIA-110, EIA-116, EIA-119 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { insideBands } from '../combat/fight.ts';
import type { Why } from '../desk.ts';
import {
  areaName,
  areaOf,
  corpsIn,
  depotsIn,
  garrisonsIn,
  garrisonsOf,
  isEnemy,
  leads,
  named,
  roomOf,
  totalOf,
} from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import { entryOf, mayEnterLand } from '../political/entering.ts';
import { mustDo } from '../rules/entering.ts';
import { enter, mayForceMarch } from '../rules/movement-allowance.ts';
import { leavesBorder, noteEntry, wasPlaced } from '../sieges/border.ts';
import type { Nation, Power } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';
import { enemyCorpsIn, enemyIrregularsIn, whyShutCity } from './around.ts';
import { fareOf } from './fed.ts';
import { forageOf, isOwnLand, marchOf, moverOf, noteEntered, pointsLeft, setCrossed, setMarch } from './moving.ts';
import type { Of } from './plays.ts';

interface Marched {
  readonly left: number;
  readonly area: string;
}
/** Returns where a march leads and the points left, or why it is impossible. EIA-109, EIA-110 */
function along(
  state: Campaign,
  nation: Nation,
  points: number,
  from: string,
  steps: Of<'march'>['steps'],
): Marched | { readonly why: Why } {
  let left = points;
  let area = from;
  let halted = false;
  for (const step of steps) {
    const sheet = state.areas[step.area];
    if (!sheet) return { why: 'eia-gone' };
    if (halted) return { why: 'eiasupply-halted' };
    const enemyCorps = enemyCorpsIn(state, step.area, nation).length > 0;
    const done = enter('corps', left, { ...step, terrain: sheet.terrain, enemyCorps });
    if (!done.legal.ok) return { why: done.legal.why };
    ({ left } = done);
    ({ area } = step);
    halted = done.stops && enemyCorps;
  }
  return { left, area };
}

/** Writes what a corps meets where it stops. EIA-119 */
function meets(d: Builder, corps: Corps, area: string, owner: Power): void {
  const met = mustDo({
    corpsInOpen: enemyCorpsIn(d.state, area, corps.nation).length > 0,
    cityHeld:
      garrisonsIn(d.state, area).some((one) => isEnemy(d.state, corps.nation, one.nation)) ||
      corpsIn(d.state, area).some((one) => one.place.at === 'city' && isEnemy(d.state, corps.nation, one.nation)),
    lightOrDepot:
      enemyIrregularsIn(d.state, area, corps.nation).some(({ type }) => type !== 'guerilla') ||
      depotsIn(d.state, area).some(
        (one) => isEnemy(d.state, owner, one.owner) && garrisonsOf(d.state, one.id).length > 0,
      ),
  });
  if (met.includes('attack') || met.includes('attackIfStays'))
    log(d, say('eiasupply-must-attack', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
}

/**
 * Returns why a corps cannot enter a city, or undefined: an enemy holds it, it is besieged, or it has no room. EIA-111,
 * EIA-113
 */
function whyNotInto(state: Campaign, corps: Corps, area: string): Why {
  const sheet = state.areas[area];
  if (sheet?.city !== true) return 'eiasupply-no-city';
  const shut = whyShutCity(state, corps.nation, area);
  if (shut !== undefined) return shut;
  const room = roomOf(sheet);
  const others = insideBands(state, area).filter(({ id }) => id !== corps.id);
  const inside = others.reduce((n, { came }) => n + came, 0);
  return room !== null && inside + totalOf(corps.factors) > room ? 'eiareinf-city-full' : undefined;
}

/**
 * Returns where a march would lead and the points left, or why it is impossible; the page shows this before the march.
 * EIA-107 to EIA-110
 */
export function marched(
  state: Campaign,
  { corps: key, forced, landed, steps, inCity, forages }: Of<'march'>,
): (Marched & { readonly owner: Power; readonly corps: Corps; readonly from: string }) | { readonly why: Why } {
  const corps = state.corps[key];
  const owner = corps && leads(state, corps.nation);
  const from = corps && areaOf(corps);
  if (!corps || !owner || from === null || from === undefined) return { why: 'eia-gone' };
  if (state.clock.step !== 'landMove' || !state.clock.acting.includes(owner)) return { why: 'eiasupply-not-its-move' };
  if (corps.besieged) return { why: 'eiasupply-besieged-stays' };
  if (wasPlaced(state, key)) return { why: 'eiasiege-placed-now' };
  if (
    leavesBorder(
      state,
      corps,
      steps.map((step) => step.area),
    )
  )
    return { why: 'eiasiege-border-only' };
  if (fareOf(state, key) !== undefined) return { why: 'eiasupply-fed-already' };
  if (steps.length === 0 && !inCity && !forages && !forced && corps.place.at === 'area')
    return { why: 'eiasupply-no-way' };
  if (steps.length > 0 && (marchOf(state, key)?.used ?? 0) > 0 && enemyCorpsIn(state, from, corps.nation).length > 0)
    return { why: 'eiasupply-halted' };
  for (const step of steps) {
    const closed = mayEnterLand(state, owner, step.area);
    if (closed !== undefined) return { why: closed };
  }
  if (inCity && entryOf(state, owner, steps.at(-1)?.area ?? from) === 'pass') return { why: 'eiapol-enter-pass' };
  const mover = moverOf(state, corps, owner, forced, landed);
  const refused = forced ? whyNot(mayForceMarch(mover, state.rulings)) : undefined;
  if (refused !== undefined) return { why: refused };
  const points = mover.landed ? 0 : pointsLeft(state, corps, forced);
  const went = along(state, corps.nation, points, from, steps);
  if ('why' in went) return went;
  const shut = inCity ? whyNotInto(state, corps, went.area) : undefined;
  if (shut !== undefined) return { why: shut };
  return { ...went, owner, corps, from };
}

export function march(d: Builder, play: Of<'march'>): Why {
  const went = marched(d.state, play);
  if ('why' in went) return went.why;
  const { corps, owner, from, area } = went;
  const { corps: key, steps, inCity, forages } = play;
  const before = marchOf(d.state, key);
  const forced = play.forced || before?.forced === true;
  const values = [
    ...(before && before.used > 0 ? [before.lowest] : []),
    ...steps.map((step) => d.state.areas[step.area]?.forage ?? null),
  ];
  const known = values.flatMap((one) => one ?? []);
  setPiece(d, 'corps', key, { place: { at: inCity ? 'city' : 'area', area } });
  setMarch(d, key, {
    used: (before?.used ?? 0) + pointsLeft(d.state, corps, play.forced) - went.left,
    forced,
    lowest: known.length === values.length && known.length > 0 ? Math.min(...known) : null,
    ownLand:
      (before?.ownLand ?? true) &&
      // The starting area does not count, only the areas entered.
      [...steps.map((step) => step.area), area].every((one) => isOwnLand(d.state, one, owner)),
  });
  const entered = steps.length > 0 ? (steps.at(-2)?.area ?? from) : undefined;
  if (entered !== undefined) noteEntered(d, key, entered);
  const last = steps.at(-1);
  if (last) setCrossed(d, key, last.river || last.arrow);
  noteEntry(
    d,
    from,
    steps.map((step) => step.area),
    owner,
  );
  log(d, say('eiasupply-marched', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
  meets(d, corps, area, owner);
  const now = d.state.corps[key];
  if (now && (forced || forages)) ask(d, 'eia-forage', owner, forageOf(d.state, now));
  return undefined;
}
