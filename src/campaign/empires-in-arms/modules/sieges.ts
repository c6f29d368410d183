/** Sieges, irregulars, levies, prisoners. EIA-174 to EIA-181, EIA-188, EIA-220 to EIA-230 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { bandNation, insideBands, openBands } from '../combat/fight.ts';
import { type Desk, type Due, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import {
  areAtWar,
  areaOf,
  corpsIn,
  freshId,
  hasFought,
  insideOf,
  leadersWith,
  leads,
  named,
  nationName,
  ownerOf,
} from '../ledger.ts';
import { factors, power } from '../pieces.ts';
import type { OwnPlay } from '../plays.ts';
import { cossackLevy, freikorpsLevy } from '../rules/cossacks.ts';
import { mayBesiege } from '../rules/entering.ts';
import { guerillasLeave, mayGuerillaMove } from '../rules/guerillas.ts';
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
} from '../rules/levies.ts';
import { besieging, breaching } from '../sieges/attempts.ts';
import { hunting, rising } from '../sieges/guerilla-steps.ts';
import { fareOf } from '../supply/fed.ts';
import type { Power } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { beginFight, hasFieldLeft } from './combat.ts';

const id = z.string();
export const SIEGES = [
  /** Corps sit down before a city, or rise again. EIA-174 */
  play('besiege', { power, area: id }),
  play('raise-siege', { area: id }),
  /** An attempt on the walls. EIA-175 */
  play('assault-attempt', { power, area: id }),
  /** The besieged fall on the besiegers, all or some of them. EIA-180 */
  play('sally', { power, area: id, bands: z.readonly(z.array(id)).check(z.minLength(1)) }),
  /** EIA-221, EIA-222 */
  play('raise-guerillas', { province: id, area: id }),
  play('hunt-guerillas', { power, province: id }),
  play('move-guerillas', { irregulars: id, area: id, count: z.int().check(z.minimum(1)) }),
  play('dismiss-guerillas', {}),
  play('move-irregulars', { irregulars: id, area: id }),
  /** EIA-225, EIA-226 */
  play('levy-cossacks', { areas: z.readonly(z.array(id)), invaded: z.boolean() }),
  play('levy-freikorps', { power: z.literal(['AU', 'PR']), area: id, home: z.boolean(), besieged: z.boolean() }),
  /** EIA-228 to EIA-230 */
  play('stand-down', { corps: id }),
  play('stand-up', { corps: id, area: id }),
  play('levy-corps', { corps: id, area: id, factors }),
  play('insurrection', { corps: id, area: id }),
  play('tyrol', { corps: id, area: id }),
  /** A captor lets leaders go. EIA-187 */
  play('free-leader', { leader: id }),
] as const;
export type SiegesPlay = PlaysOf<typeof SIEGES>;

const enemies = (state: Campaign, owner: Power, of: string): boolean =>
  areAtWar(state, owner, of) || areAtWar(state, owner, leads(state, of) ?? of);
const besiegers = (state: Campaign, owner: Power, area: string) =>
  corpsIn(state, area).filter((one) => one.place.at === 'area' && leads(state, one.nation) === owner);
const isBesieged = (state: Campaign, area: string): boolean => state.flags[`siege ${area}`] !== undefined;
const areaName = (state: Campaign, area: string): string => state.areas[area]?.name ?? '';
/** Why its corps there may not sit down before the walls. EIA-174 */
const cannotBesiege = (state: Campaign, owner: Power, area: string): Why => {
  if (openBands(state, area, (of) => enemies(state, owner, of), false).some(({ of }) => of === 'corps'))
    return 'eiasiege-fields-first';
  const corps = besiegers(state, owner, area);
  return whyNot(
    mayBesiege({
      corps: corps.length,
      restedForagers: corps.filter((one) => fareOf(state, one.id) === 'rested').length,
      justFought: hasFought(state, area, owner),
    }),
  );
};
const isLandCombat = (state: Campaign, owner: Power): boolean =>
  state.clock.step === 'landCombat' && state.clock.acting.includes(owner);

/** How the province of a feudal corps stands. EIA-228 */
function homeOf(state: Campaign, province: string | null, owner: Power): HomeProvince {
  const sheet = state.provinces[province ?? ''];
  const held = sheet !== undefined && (sheet.holder ?? leads(state, sheet.home)) === owner;
  const enemyCorps = Object.values(state.corps).some((one) => {
    const area = areaOf(one);
    return (
      area !== null && !one.besieged && state.areas[area]?.province === province && enemies(state, owner, one.nation)
    );
  });
  return { held, enemyCorps };
}
const isBorder = (state: Campaign, area: string): boolean => {
  const province = state.provinces[state.areas[area]?.province ?? ''];
  return province !== undefined && BORDER_PROVINCES.some((one) => one === province.name);
};
function setBesieged(d: Builder, area: string, besieged: boolean): void {
  for (const one of corpsIn(d.state, area)) if (one.place.at === 'city') setPiece(d, 'corps', one.id, { besieged });
}
const step = (state: Campaign, of: string, owner: Power): boolean =>
  state.clock.step === of && state.clock.acting.includes(owner);

const handlers: Handlers<SiegesPlay> = {
  besiege(d, { power: owner, area }) {
    const sheet = d.state.areas[area];
    if (!sheet?.city) return 'eiasupply-no-city';
    if (isBesieged(d.state, area)) return 'eiasiege-already';
    if (insideOf(d.state, area) === 0) return 'eiasiege-empty';
    const holder = ownerOf(d.state, area);
    const inside = insideBands(d.state, area).map((band) => bandNation(d.state, band));
    if (!inside.some((of) => enemies(d.state, owner, of)))
      return holder === owner ? 'eiasiege-own' : 'eiacombat-no-war';
    const why = cannotBesiege(d.state, owner, area);
    if (why !== undefined) return why;
    const [first] = inside;
    setFlag(d, `siege ${area}`, (first && leads(d.state, first)) ?? owner);
    setBesieged(d, area, true);
    log(d, say('eiasiege-told-begins', { power: nationName(d.state, owner), area: sheet.name }), { power: owner });
    return undefined;
  },
  'raise-siege'(d, { area }) {
    if (!isBesieged(d.state, area)) return 'eiasiege-no-siege';
    setFlag(d, `siege ${area}`, null);
    setBesieged(d, area, false);
    log(d, say('eiasiege-told-raised', { area: areaName(d.state, area) }));
    return undefined;
  },
  'assault-attempt'(d, { power: owner, area }) {
    if (!isBesieged(d.state, area)) return 'eiasiege-no-siege';
    if (!isLandCombat(d.state, owner)) return 'eiacombat-not-its-combat';
    if (besiegers(d.state, owner, area).length === 0) return 'eiasiege-no-corps';
    if (hasFieldLeft(d.state, owner)) return 'eiasiege-fields-first';
    if (d.state.flags[`tried ${area}`] === `${d.state.clock.date.y}.${d.state.clock.date.m}`) return 'eiasiege-tried';
    setFlag(d, `tried ${area}`, `${d.state.clock.date.y}.${d.state.clock.date.m}`);
    ask(d, 'eia-siege', owner, { area, besieger: owner });
    return undefined;
  },
  sally(d, { power: owner, area, bands }) {
    if (!isBesieged(d.state, area)) return 'eiasiege-no-siege';
    if (!isLandCombat(d.state, owner)) return 'eiacombat-not-its-combat';
    const inside = insideBands(d.state, area).filter((band) => leads(d.state, bandNation(d.state, band)) === owner);
    const goes = inside.filter((band) => bands.includes(band.id));
    const outside = openBands(d.state, area, (of) => enemies(d.state, owner, of), false);
    if (goes.length === 0 || outside.length === 0) return 'eiacombat-nobody';
    const [first] = outside;
    beginFight(d, {
      kind: 'garrisonAttack',
      area,
      attacker: owner,
      defender: first ? bandNation(d.state, first) : owner,
      bands: { attacker: goes, defender: outside },
      river: false,
      consent: false,
    });
    return undefined;
  },
  'raise-guerillas'(d, { province, area }) {
    if (!step(d.state, 'guerilla', 'SP')) return 'eiasiege-not-its-step';
    const sheet = d.state.provinces[province];
    if (sheet?.home !== 'SP' || sheet.holder !== null || d.state.areas[area]?.province !== province)
      return 'eiasiege-not-spain';
    if (d.state.flags[`risen ${province}`] === `${d.state.clock.date.y}.${d.state.clock.date.m}`)
      return 'eiasiege-risen';
    setFlag(d, `risen ${province}`, `${d.state.clock.date.y}.${d.state.clock.date.m}`);
    ask(d, 'eia-rising', 'SP', { province, area });
    return undefined;
  },
  'hunt-guerillas'(d, { power: owner, province }) {
    if (!step(d.state, 'guerilla', owner)) return 'eiasiege-not-its-step';
    if (!areAtWar(d.state, owner, 'SP') || d.state.provinces[province]?.home !== 'SP') return 'eiasiege-not-spain';
    ask(d, 'eia-hunt', owner, { province, power: owner });
    return undefined;
  },
  'move-guerillas'(d, { irregulars: key, area, count: n }) {
    const one = d.state.irregulars[key];
    const sheet = d.state.areas[area];
    if (one?.type !== 'guerilla' || !sheet || n > one.count) return 'eia-gone';
    const inSpain = d.state.provinces[sheet.province ?? '']?.home === 'SP';
    const why = whyNot(mayGuerillaMove({ inSpain, areas: 1 }));
    if (why !== undefined) return why;
    if (n < one.count) {
      setPiece(d, 'irregulars', key, { count: one.count - n });
      putPiece(d, 'irregulars', { ...one, id: freshId('irr', d.state.irregulars), count: n, area, inCity: false });
    } else setPiece(d, 'irregulars', key, { area, inCity: false });
    log(d, say('eiasiege-told-guerillas-go', { n, area: sheet.name }), { power: 'SP' });
    return undefined;
  },
  'dismiss-guerillas'(d) {
    const enemyIn = Object.values(d.state.corps).some((one) => {
      const province = d.state.provinces[d.state.areas[areaOf(one) ?? '']?.province ?? ''];
      return province?.home === 'SP' && province.holder === null && enemies(d.state, 'SP', one.nation);
    });
    if (!guerillasLeave(enemyIn)) return 'eiasiege-enemy-in-spain';
    for (const one of Object.values(d.state.irregulars))
      if (one.type === 'guerilla') dropPiece(d, 'irregulars', one.id);
    log(d, 'eiasiege-told-guerillas-home', { power: 'SP' });
    return undefined;
  },
  'move-irregulars'(d, { irregulars: key, area }) {
    const one = d.state.irregulars[key];
    if (!one || one.type === 'guerilla' || !d.state.areas[area]) return 'eia-gone';
    setPiece(d, 'irregulars', key, { area, inCity: false });
    log(d, say('eiasiege-told-ride', { area: areaName(d.state, area) }), { power: one.owner });
    return undefined;
  },
  'levy-cossacks'(d, { areas, invaded }) {
    const provinces = Object.values(d.state.provinces).filter(
      (one) => one.cossack && (one.holder ?? leads(d.state, one.home)) === 'RU',
    ).length;
    const all = Object.values(d.state.irregulars).filter(({ type }) => type === 'cossack');
    const levy = cossackLevy(all.length, provinces, invaded, d.state.rulings);
    if (levy < 0) for (const one of all.slice(levy)) dropPiece(d, 'irregulars', one.id);
    else {
      if (areas.length > levy || areas.some((area) => !d.state.provinces[d.state.areas[area]?.province ?? '']?.cossack))
        return 'eiasiege-too-many-cossacks';
      for (const area of areas)
        putPiece(d, 'irregulars', {
          id: freshId('irr', d.state.irregulars),
          owner: 'RU',
          type: 'cossack',
          count: 1,
          area,
          inCity: false,
        });
    }
    log(d, say('eiasiege-told-cossacks', { n: levy < 0 ? levy : areas.length }), { power: 'RU' });
    return undefined;
  },
  'levy-freikorps'(d, { power: owner, area, home, besieged }) {
    if (freikorpsLevy(owner, d.state.clock.date, { home, besieged }) === 0 || d.state.areas[area]?.capitalOf !== owner)
      return 'eiasiege-no-freikorps';
    // One new counter in a levy. EIA-226
    const [levied, now] = [`freikorps ${owner}`, `${d.state.clock.date.y}.${d.state.clock.date.m}`];
    if (d.state.flags[levied] === now) return 'eiasiege-freikorps-came';
    setFlag(d, levied, now);
    putPiece(d, 'irregulars', {
      id: freshId('irr', d.state.irregulars),
      owner,
      type: 'freikorps',
      count: 1,
      area,
      inCity: false,
    });
    log(d, say('eiasiege-told-freikorps', { area: areaName(d.state, area) }), { power: owner });
    return undefined;
  },
  'stand-down'(d, { corps: key }) {
    const corps = d.state.corps[key];
    if (!corps || (corps.kind !== 'feudal' && corps.kind !== 'insurrection')) return 'eia-gone';
    const why = whyNot(mayStandDown(corps.besieged));
    if (why !== undefined) return why;
    for (const leader of leadersWith(d.state, key)) setPiece(d, 'leaders', leader.id, { status: { is: 'retired' } });
    setPiece(d, 'corps', key, { place: { at: 'down' } });
    log(d, say('eiasiege-told-down', { corps: named(corps) }));
    return undefined;
  },
  'stand-up'(d, { corps: key, area }) {
    const corps = d.state.corps[key];
    const owner = corps && leads(d.state, corps.nation);
    if (!corps || !owner || corps.kind !== 'feudal' || corps.place.at !== 'down') return 'eia-gone';
    if (d.state.areas[area]?.province !== corps.province) return 'eiasiege-province-lost';
    const why = whyNot(mayReturn(homeOf(d.state, corps.province, owner)));
    if (why !== undefined) return why;
    setPiece(d, 'corps', key, { place: { at: 'area', area } });
    log(d, say('eiasiege-told-up', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
    return undefined;
  },
  'levy-corps'(d, { corps: key, area, factors: full }) {
    const corps = d.state.corps[key];
    const owner = corps && leads(d.state, corps.nation);
    if (!corps || !owner || d.state.clock.date.m !== 12) return 'eiasiege-not-december';
    const free = Object.values(d.state.provinces).some(
      (one) =>
        BORDER_PROVINCES.some((name) => name === one.name) &&
        (one.holder ?? leads(d.state, one.home)) === owner &&
        !homeOf(d.state, one.id, owner).enemyCorps,
    );
    const why =
      corps.kind === 'insurrection'
        ? whyNot(mayRaiseInsurrection(corps.besieged, free))
        : whyNot(mayRaiseFeudal(homeOf(d.state, corps.province, owner), corps.besieged));
    if (why !== undefined) return why;
    const all = Object.values(d.state.corps).filter(
      ({ kind, nation }) => kind === 'insurrection' && nation === corps.nation,
    );
    const strength =
      corps.kind === 'insurrection'
        ? (insurrectionStrength(all.length, all.indexOf(corps), d.state.rulings) ?? full)
        : full;
    if (corps.kind === 'feudal' && d.state.areas[area]?.province !== corps.province) return 'eiasiege-province-lost';
    setPiece(d, 'corps', key, { factors: strength, ...(corps.kind === 'feudal' && { place: { at: 'area', area } }) });
    log(d, say('eiasiege-told-levy', { corps: named(corps) }), { power: owner });
    return undefined;
  },
  insurrection(d, { corps: key, area }) {
    const corps = d.state.corps[key];
    const province = d.state.provinces[d.state.areas[area]?.province ?? ''];
    if (corps?.kind !== 'insurrection' || corps.place.at === 'area' || !province || !isBorder(d.state, area))
      return 'eia-gone';
    const owner = leads(d.state, corps.nation) ?? 'AU';
    const entered =
      homeOf(d.state, province.id, owner).enemyCorps ||
      Object.values(d.state.irregulars).some(
        (one) => d.state.areas[one.area ?? '']?.province === province.id && enemies(d.state, owner, one.owner),
      );
    const why = whyNot(mayPlaceInsurrection({ entered, ceded: province.holder !== null }));
    if (why !== undefined) return why;
    setPiece(d, 'corps', key, { place: { at: 'area', area } });
    log(d, say('eiasiege-told-up', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
    return undefined;
  },
  tyrol(d, { corps: key, area }) {
    const corps = d.state.corps[key];
    const province = d.state.provinces[d.state.areas[area]?.province ?? ''];
    const holder = province?.holder ?? (province ? leads(d.state, province.home) : null);
    if (corps?.nation !== 'AU' || corps.place.at !== 'pool' || !province) return 'eia-gone';
    const war =
      holder === null
        ? undefined
        : Object.values(d.state.wars).find(({ a, b }) => (a === 'AU' && b === holder) || (b === 'AU' && a === holder));
    const why = whyNot(
      mayPlaceTyrol({
        foreign: holder !== null && holder !== 'AU',
        ownerAtWar: war !== undefined,
        usedThisWar: war !== undefined && d.state.flags.tyrol === war.id,
        enemyCorps: corpsIn(d.state, area).some((one) => enemies(d.state, 'AU', one.nation)),
      }),
    );
    if (why !== undefined) return why;
    setPiece(d, 'corps', key, { factors: TYROL, place: { at: 'area', area } });
    setFlag(d, 'tyrol', war?.id ?? '');
    log(d, say('eiasiege-told-up', { corps: named(corps), area: areaName(d.state, area) }), { power: 'AU' });
    return undefined;
  },
  'free-leader'(d, { leader: key }) {
    const leader = d.state.leaders[key];
    if (leader?.status.is !== 'captured') return 'eia-gone';
    setPiece(d, 'leaders', key, { status: { is: 'retired' } });
    log(d, say('eiasiege-told-freed', { leader: leader.name }), { power: leader.power });
    return undefined;
  },
};

/** Cities a power besieges. */
export const besiegedBy = (state: Campaign, owner: Power): readonly string[] =>
  Object.keys(state.areas).filter((area) => isBesieged(state, area) && besiegers(state, owner, area).length > 0);
/** Where the besieged may fall on the besiegers, in their own combat step. EIA-180 */
export const sallies = (state: Campaign): readonly { readonly power: Power; readonly area: string }[] =>
  acting(state, 'landCombat').flatMap((owner) =>
    Object.keys(state.areas)
      .filter(
        (area) =>
          isBesieged(state, area) &&
          insideBands(state, area).some((band) => leads(state, bandNation(state, band)) === owner) &&
          openBands(state, area, (of) => enemies(state, owner, of), false).length > 0 &&
          !Object.values(state.combats).some((one) => !one.over && one.area === area),
      )
      .map((area) => ({ power: owner, area })),
  );

const acting = (state: Campaign, of: string): readonly Power[] =>
  state.clock.started && state.clock.step === of ? state.clock.acting : [];

export const sieges: Desk<SiegesPlay> = {
  handlers,
  procedures: [besieging, breaching, rising, hunting],
  menu: (state) =>
    acting(state, 'landCombat').flatMap((owner): OwnPlay[] =>
      Object.values(state.areas)
        .filter(({ city, id: area }) => city && besiegers(state, owner, area).length > 0)
        .flatMap(({ id: area }): OwnPlay[] => {
          if (isBesieged(state, area))
            return hasFieldLeft(state, owner) ||
              state.flags[`tried ${area}`] === `${state.clock.date.y}.${state.clock.date.m}`
              ? []
              : [{ do: 'assault-attempt', power: owner, area }];
          const inside = insideBands(state, area).map((band) => bandNation(state, band));
          return inside.some((of) => enemies(state, owner, of)) && cannotBesiege(state, owner, area) === undefined
            ? [{ do: 'besiege', power: owner, area }]
            : [];
        }),
    ),
  due: (state) =>
    Object.values(state.leaders)
      .filter(({ status }) => status.is === 'captured')
      .map((one): Due => ({ power: one.power, text: say('eiasiege-due-captured', { leader: one.name }) })),
  ownerOf(state, done) {
    if (done.do === 'free-leader') {
      const status = state.leaders[done.leader]?.status;
      return status?.is === 'captured' ? leads(state, status.by) : null;
    }
    if (done.do === 'stand-down' || done.do === 'stand-up' || done.do === 'levy-corps') {
      const corps = state.corps[done.corps];
      return corps ? leads(state, corps.nation) : null;
    }
    if (done.do === 'insurrection' || done.do === 'tyrol') return 'AU';
    if (done.do === 'raise-guerillas' || done.do === 'move-guerillas' || done.do === 'dismiss-guerillas') return 'SP';
    return undefined;
  },
};
