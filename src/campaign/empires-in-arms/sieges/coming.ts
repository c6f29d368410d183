/** Corps that appear and leave by special rules: feudal, insurrection and Tyrol corps. EIA-217, EIA-228 to EIA-230 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Due, Handlers, Why } from '../desk.ts';
import { areaName, areaOf, corpsIn, isEnemy, isOnMap, leadersWith, leads, named, ownerOf } from '../ledger.ts';
import type { Corps, Province } from '../pieces.ts';
import { landName } from '../rules/land-names.ts';
import {
  BORDER_PROVINCES,
  type HomeProvince,
  insurrectionStrength,
  mayPlaceInsurrection,
  mayPlaceTyrol,
  mayRaiseFeudal,
  mayRaiseInsurrection,
  mayReturn,
  mayStandDown,
  TYROL,
  TYROL_PROVINCE,
} from '../rules/levies.ts';
import type { Factors, Power } from '../vocabulary.ts';
import { type Builder, log, retire, setFlag, setPiece } from '../writing.ts';
import { hasEntered, isBorder, isStep, setPlaced, wasPlaced } from './border.ts';
import type { SiegesPlay } from './plays.ts';

const provinceOf = (state: Campaign, area: string): Province | undefined =>
  state.provinces[state.areas[area]?.province ?? ''];

/** Returns the state of the province of a feudal corps. EIA-228 */
function homeOf(state: Campaign, province: string | null, owner: Power | null): HomeProvince {
  const sheet = state.provinces[province ?? ''];
  const held = sheet !== undefined && (sheet.holder ?? leads(state, sheet.home)) === owner;
  const enemyCorps = Object.values(state.corps).some((one) => {
    const area = areaOf(one);
    return (
      area !== null &&
      !one.besieged &&
      state.areas[area]?.province === province &&
      isEnemy(state, owner ?? '', one.nation)
    );
  });
  return { held, enemyCorps };
}
/**
 * Returns whether a feudal or insurrection corps may take back its prisoners where it is: off the map, or at home.
 * EIA-034, EIA-056
 */
export function isAtItsHome(state: Campaign, corps: Corps): boolean {
  if (!isOnMap(corps)) return true;
  const area = areaOf(corps);
  const here = state.areas[area ?? '']?.province ?? null;
  const { held, enemyCorps } = homeOf(state, here, leads(state, corps.nation));
  // If its province was never typed, any land at home is accepted.
  if (corps.kind === 'feudal' && corps.province === null) return ownerOf(state, area ?? '') === corps.nation;
  return held && !enemyCorps && (corps.kind === 'insurrection' ? isBorder(state, area) : here === corps.province);
}
function appears(d: Builder, corps: Corps, area: string, factors: Factors, owner: Power): void {
  setPiece(d, 'corps', corps.id, { factors, place: { at: 'area', area }, besieged: false });
  setPlaced(d, corps.id);
  log(d, say('eiasiege-told-up', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
}

/** Returns the factors of a corps after a levy, or why the levy does not fill it. EIA-228, EIA-229 */
function levied(state: Campaign, corps: Corps, owner: Power, full: Factors): { why: Why; factors: Factors } {
  if (corps.kind !== 'insurrection')
    return { why: whyNot(mayRaiseFeudal(homeOf(state, corps.province, owner), corps.besieged)), factors: full };
  const free = Object.values(state.provinces).some(
    (one) =>
      BORDER_PROVINCES.some((name) => name === landName(one.name)) &&
      (one.holder ?? leads(state, one.home)) === owner &&
      !homeOf(state, one.id, owner).enemyCorps,
  );
  const all = Object.values(state.corps).filter(({ kind, nation }) => kind === corps.kind && nation === corps.nation);
  return {
    why: whyNot(mayRaiseInsurrection(corps.besieged, free)),
    factors: insurrectionStrength(all.length, all.indexOf(corps), state.rulings) ?? full,
  };
}

/** Returns why an insurrection corps may not appear in an area now, or undefined. EIA-229 */
function cannotRise(state: Campaign, corps: Corps | undefined, area: string): Why {
  const province = provinceOf(state, area);
  if (corps?.kind !== 'insurrection' || areaOf(corps) !== null || !province || !isBorder(state, area))
    return 'eia-gone';
  const owner = leads(state, corps.nation) ?? 'AU';
  return (
    whyNot(mayPlaceInsurrection({ entered: hasEntered(state, province.id, owner), ceded: province.holder !== null })) ??
    (Object.values(corps.factors).some((n) => (n ?? 0) > 0) ? undefined : 'eiasiege-nobody-left')
  );
}
/**
 * Returns the insurrection corps that Austria may place in answer to an entry: at once, not in a later move. EIA-229
 */
export const mayRise = (state: Campaign): readonly Due[] => {
  const areas = Object.keys(state.areas).filter((area) => isBorder(state, area));
  return Object.values(state.corps).flatMap((corps): Due[] => {
    const area = areas.find((one) => cannotRise(state, corps, one) === undefined);
    return area === undefined
      ? []
      : [
          {
            power: leads(state, corps.nation),
            text: say('eiasiege-due-rises', {
              corps: named(corps),
              province: provinceOf(state, area)?.name ?? '',
            }),
          },
        ];
  });
};

/** Returns the holder of Tyrol's province, and Austria's war with that power. EIA-230 */
const tyrolWar = (state: Campaign, province: Province) => {
  const holder = province.holder ?? leads(state, province.home);
  const war =
    holder === null
      ? undefined
      : Object.values(state.wars).find(({ a, b }) => (a === 'AU' && b === holder) || (b === 'AU' && a === holder));
  return { holder, war };
};

type Plays = 'stand-down' | 'stand-up' | 'levy-corps' | 'insurrection' | 'tyrol';
export const comingHandlers: Pick<Handlers<SiegesPlay>, Plays> = {
  'stand-down'(d, { corps: key }) {
    const corps = d.state.corps[key];
    const owner = corps && leads(d.state, corps.nation);
    if (!corps || !owner || (corps.kind !== 'feudal' && corps.kind !== 'insurrection') || areaOf(corps) === null)
      return 'eia-gone';
    const why =
      (isStep(d.state, 'landMove', owner) ? undefined : 'eiasiege-not-its-move') ??
      (wasPlaced(d.state, key) ? 'eiasiege-placed-now' : undefined) ??
      whyNot(mayStandDown(corps.besieged));
    if (why !== undefined) return why;
    for (const leader of leadersWith(d.state, key)) retire(d, leader.id);
    setPiece(d, 'corps', key, { place: { at: 'down' } });
    // The corps returns in a later move. EIA-228
    setPlaced(d, key);
    log(d, say('eiasiege-told-down', { corps: named(corps) }));
    return undefined;
  },
  'stand-up'(d, { corps: key, area }) {
    const corps = d.state.corps[key];
    const owner = corps && leads(d.state, corps.nation);
    if (!corps || !owner || corps.kind !== 'feudal' || corps.place.at !== 'down') return 'eia-gone';
    if (d.state.areas[area]?.province !== corps.province) return 'eiasiege-province-lost';
    const why =
      (isStep(d.state, 'landMove', owner) ? undefined : 'eiasiege-not-its-move') ??
      (wasPlaced(d.state, key) ? 'eiasiege-stood-down-now' : undefined) ??
      whyNot(mayReturn(homeOf(d.state, corps.province, owner)));
    if (why !== undefined) return why;
    appears(d, corps, area, corps.factors, owner);
    return undefined;
  },
  'levy-corps'(d, { corps: key, area, factors: full }) {
    const corps = d.state.corps[key];
    const owner = corps && leads(d.state, corps.nation);
    if (!corps || !owner || d.state.clock.date.m !== 12 || d.state.clock.step !== 'levy')
      return 'eiasiege-not-december';
    const { why, factors } = levied(d.state, corps, owner, full);
    if (why !== undefined) return why;
    if (corps.kind === 'feudal' && d.state.areas[area]?.province !== corps.province) return 'eiasiege-province-lost';
    setPiece(d, 'corps', key, { factors, ...(corps.kind === 'feudal' && { place: { at: 'area', area } }) });
    log(d, say('eiasiege-told-levy', { corps: named(corps) }), { power: owner });
    return undefined;
  },
  insurrection(d, { corps: key, area }) {
    const corps = d.state.corps[key];
    const why = cannotRise(d.state, corps, area);
    if (why !== undefined || !corps) return why ?? 'eia-gone';
    appears(d, corps, area, corps.factors, leads(d.state, corps.nation) ?? 'AU');
    return undefined;
  },
  tyrol(d, { corps: key, area }) {
    const corps = d.state.corps[key];
    const province = provinceOf(d.state, area);
    if (corps?.nation !== 'AU' || corps.place.at !== 'pool' || !province) return 'eia-gone';
    if (landName(province.name) !== TYROL_PROVINCE) return 'eiasiege-not-tyrol';
    if (!isStep(d.state, 'landMove', 'AU')) return 'eiasiege-not-its-move';
    const { holder, war } = tyrolWar(d.state, province);
    const why = whyNot(
      mayPlaceTyrol({
        foreign: holder !== null && holder !== 'AU',
        ownerAtWar: war !== undefined,
        usedThisWar: war !== undefined && d.state.flags.tyrol === war.id,
        enemyCorps: corpsIn(d.state, area).some((one) => isEnemy(d.state, 'AU', one.nation)),
      }),
    );
    if (why !== undefined) return why;
    setFlag(d, 'tyrol', war?.id ?? '');
    setFlag(d, 'tyrol corps', key);
    appears(d, corps, area, TYROL, 'AU');
    return undefined;
  },
};
