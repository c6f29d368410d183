/**
 * Irregular counters appear, move and leave: guerillas, cossacks, freikorps, each in its own step. EIA-221 to EIA-227
 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import type { Handlers, Why } from '../desk.ts';
import { areaName, freshId, isEnemy, leads, movesWith, ownerOf } from '../ledger.ts';
import type { Irregulars } from '../pieces.ts';
import { mayEnterLand } from '../political/entering.ts';
import { troops } from '../political/ties.ts';
import { cossackLevy, freikorpsLevy } from '../rules/cossacks.ts';
import { guerillasLeave, mayGuerillaMove } from '../rules/guerillas.ts';
import { ruling } from '../rulings.ts';
import type { Power } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { isStep, noteEntry } from './border.ts';
import type { SiegesPlay } from './plays.ts';
import { isBesieged } from './siege-state.ts';

const thisMonth = (state: Campaign): number => monthNumber(state.clock.date);

// ---- guerillas -------------------------------------------------------------------------------------------------------

/** Returns whether this is an unceded province of Spain. */
const isSpanish = (state: Campaign, province: string | null): boolean => {
  const sheet = state.provinces[province ?? ''];
  return sheet?.home === 'SP' && sheet.holder === null;
};
/** Returns whether an enemy of Spain is in a province unbesieged: a corps, or a garrison of a city. EIA-221 */
export const enemyInProvince = (state: Campaign, province: string): boolean =>
  troops(state).some(
    ({ is, id, nation, area }) =>
      state.areas[area]?.province === province &&
      isEnemy(state, 'SP', nation) &&
      (is === 'corps' ? state.corps[id]?.besieged === false : is === 'garrison' && !isBesieged(state, area)),
  );
/** Returns whether any enemy troops are in unceded Spain. EIA-223 */
const enemyInSpain = (state: Campaign): boolean =>
  troops(state).some(
    ({ nation, area }) => isSpanish(state, state.areas[area]?.province ?? null) && isEnemy(state, 'SP', nation),
  );
const allGuerillas = (state: Campaign): readonly Irregulars[] =>
  Object.values(state.irregulars).filter(({ type }) => type === 'guerilla');
/** Sends guerillas home in Spain's own step if no enemy is left. EIA-223 */
export function sendGuerillasHome(d: Builder): void {
  const all = allGuerillas(d.state);
  if (all.length === 0 || !guerillasLeave(enemyInSpain(d.state))) return;
  for (const { id } of all) dropPiece(d, 'irregulars', id);
  log(d, 'eiasiege-told-guerillas-home', { power: 'SP' });
}
const hunters = (state: Campaign, of: Power): readonly Power[] => movesWith(state, of)?.powers ?? [of];
export const huntFlag = (state: Campaign, of: Power, province: string): string =>
  `hunted ${[...hunters(state, of)].sort().join('-')} ${province}`;

/**
 * Returns why a counter may not move now, or undefined: in the move of its power; off the map also with reinforcements.
 * EIA-034, EIA-223, EIA-227
 */
const mayGo = (state: Campaign, { owner, area }: Irregulars): Why =>
  isStep(state, 'landMove', owner) || (area === null && isStep(state, 'armyReinforcement', owner))
    ? undefined
    : 'eiasiege-not-its-move';

/** Returns whether freikorps would leave their homeland and the lands their power holds. EIA-227 */
function strays(state: Campaign, { owner, type }: Irregulars, area: string): boolean {
  const province = state.provinces[state.areas[area]?.province ?? ''];
  const holder = ownerOf(state, area);
  return type === 'freikorps' && holder !== null && province?.home !== owner && leads(state, holder) !== owner;
}

type Plays =
  | 'raise-guerillas'
  | 'hunt-guerillas'
  | 'move-guerillas'
  | 'dismiss-guerillas'
  | 'move-irregulars'
  | 'levy-cossacks'
  | 'levy-freikorps';

export const irregularHandlers: Pick<Handlers<SiegesPlay>, Plays> = {
  'raise-guerillas'(d, { province, area }) {
    if (!isStep(d.state, 'guerilla', 'SP')) return 'eiasiege-not-its-step';
    if (!isSpanish(d.state, province) || d.state.areas[area]?.province !== province) return 'eiasiege-not-spain';
    if (!enemyInProvince(d.state, province)) return 'eiasiege-no-enemy-there';
    if (d.state.flags[`risen ${province}`] === thisMonth(d.state)) return 'eiasiege-risen';
    setFlag(d, `risen ${province}`, thisMonth(d.state));
    ask(d, 'eia-rising', 'SP', { province, area });
    return undefined;
  },
  'hunt-guerillas'(d, { power: owner, province }) {
    if (!isStep(d.state, 'guerilla', owner)) return 'eiasiege-not-its-step';
    if (!isEnemy(d.state, owner, 'SP') || d.state.provinces[province]?.home !== 'SP') return 'eiasiege-not-spain';
    const flag = huntFlag(d.state, owner, province);
    if (d.state.flags[flag] === thisMonth(d.state)) return 'eiasiege-hunted';
    setFlag(d, flag, thisMonth(d.state));
    ask(d, 'eia-hunt', owner, { province, power: owner });
    return undefined;
  },
  'move-guerillas'(d, { irregulars: key, area, count: n }) {
    const one = d.state.irregulars[key];
    const sheet = d.state.areas[area];
    if (one?.type !== 'guerilla' || !sheet || n > one.count) return 'eia-gone';
    const gone = `gone ${key}`;
    const why =
      mayGo(d.state, one) ??
      (d.state.flags[gone] === thisMonth(d.state) ? 'eiasiege-guerilla-far' : undefined) ??
      whyNot(mayGuerillaMove({ inSpain: d.state.provinces[sheet.province ?? '']?.home === 'SP', areas: 1 }));
    if (why !== undefined) return why;
    const id = n < one.count ? freshId('irr', d.state.irregulars) : key;
    if (id !== key) setPiece(d, 'irregulars', key, { count: one.count - n });
    putPiece(d, 'irregulars', { ...one, id, count: n, area, inCity: false });
    setFlag(d, `gone ${id}`, thisMonth(d.state));
    log(d, say('eiasiege-told-guerillas-go', { n, area: sheet.name }), { power: 'SP' });
    return undefined;
  },
  'dismiss-guerillas'(d) {
    if (!isStep(d.state, 'guerilla', 'SP')) return 'eiasiege-not-its-step';
    if (!guerillasLeave(enemyInSpain(d.state))) return 'eiasiege-enemy-in-spain';
    sendGuerillasHome(d);
    return undefined;
  },
  'move-irregulars'(d, { irregulars: key, area }) {
    const one = d.state.irregulars[key];
    if (!one || one.type === 'guerilla' || !d.state.areas[area]) return 'eia-gone';
    const why =
      mayGo(d.state, one) ??
      mayEnterLand(d.state, one.owner, area) ??
      (strays(d.state, one, area) ? 'eiasiege-freikorps-stay' : undefined);
    if (why !== undefined) return why;
    setPiece(d, 'irregulars', key, { area, inCity: false });
    noteEntry(d, one.area, [area], one.owner);
    log(d, say('eiasiege-told-ride', { area: areaName(d.state, area) }), { power: one.owner });
    return undefined;
  },
  'levy-cossacks'(d, { areas, invaded }) {
    if (d.state.clock.step !== 'levy' || d.state.powers.RU?.out !== false) return 'eiasiege-not-levy';
    const held = Object.values(d.state.provinces).filter(
      (one) => one.cossack && (one.holder ?? leads(d.state, one.home)) === 'RU',
    );
    const all = Object.values(d.state.irregulars).filter(({ type }) => type === 'cossack');
    const levy = cossackLevy(all.length, held.length, invaded, d.state.rulings);
    const levied = `cossacks ${thisMonth(d.state)}`;
    if (levy < 0) for (const one of all.slice(levy)) dropPiece(d, 'irregulars', one.id);
    else {
      const into = areas.map((area) => held.find(({ id }) => id === d.state.areas[area]?.province)?.id);
      if (areas.length > levy || into.some((one) => one === undefined)) return 'eiasiege-too-many-cossacks';
      if (d.state.flags.cossacks === levied) return 'eiasiege-cossacks-came';
      if (ruling(d.state.rulings, 'cossackLevy') === 'onePerProvinceUpToCap' && new Set(into).size < into.length)
        return 'eiasiege-one-a-province';
      if (areas.length > 0) setFlag(d, 'cossacks', levied);
      for (const area of areas)
        putPiece(d, 'irregulars', {
          ...{ id: freshId('irr', d.state.irregulars), owner: 'RU', type: 'cossack', count: 1, area, inCity: false },
        });
    }
    log(d, say('eiasiege-told-cossacks', { n: levy < 0 ? levy : areas.length }), { power: 'RU' });
    return undefined;
  },
  'levy-freikorps'(d, { power: owner, area, home, besieged }) {
    if (d.state.clock.step !== 'levy' || d.state.powers[owner]?.out !== false) return 'eiasiege-not-levy';
    if (freikorpsLevy(owner, d.state.clock.date, { home, besieged }) === 0 || d.state.areas[area]?.capitalOf !== owner)
      return 'eiasiege-no-freikorps';
    // One new counter for each levy. EIA-226
    const levied = `freikorps ${owner}`;
    if (d.state.flags[levied] === thisMonth(d.state)) return 'eiasiege-freikorps-came';
    setFlag(d, levied, thisMonth(d.state));
    putPiece(d, 'irregulars', {
      ...{ id: freshId('irr', d.state.irregulars), owner, type: 'freikorps', count: 1, area, inCity: false },
    });
    log(d, say('eiasiege-told-freikorps', { area: areaName(d.state, area) }), { power: owner });
    return undefined;
  },
};
