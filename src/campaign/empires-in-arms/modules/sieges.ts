/** Sieges, irregulars, levies, prisoners. EIA-174 to EIA-181, EIA-188, EIA-220 to EIA-230 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { bandNation, besiegingBands, insideBands, openBands } from '../combat/fight.ts';
import type { Desk, Due, Handlers, Why } from '../desk.ts';
import { areaName, corpsIn, hasFought, insideOf, isFoeIn, leads, nationName, ownerOf } from '../ledger.ts';
import type { OwnPlay } from '../plays.ts';
import { mayBesiege } from '../rules/entering.ts';
import { askAttempt, besieging, breaching, honouring, valuing } from '../sieges/attempts.ts';
import { comingHandlers, mayRise } from '../sieges/coming.ts';
import { hunting, rising } from '../sieges/guerilla-steps.ts';
import { irregularHandlers, sendGuerillasHome } from '../sieges/irregulars.ts';
import type { SiegesPlay } from '../sieges/plays.ts';
import { isBesieged, liftSiege, setBesieged, siegeFlag } from '../sieges/siege-state.ts';
import { fareOf } from '../supply/fed.ts';
import type { Power } from '../vocabulary.ts';
import { log, retire, setFlag } from '../writing.ts';
import { beginFight, hasFieldLeft } from './combat.ts';

const besiegers = (state: Campaign, owner: Power, area: string) =>
  corpsIn(state, area).filter((one) => one.place.at === 'area' && leads(state, one.nation) === owner);
/** Returns why the corps of a power in an area may not besiege the city. EIA-174 */
const cannotBesiege = (state: Campaign, owner: Power, area: string): Why => {
  if (openBands(state, area, (of) => isFoeIn(state, area, owner, of), false).some(({ of }) => of === 'corps'))
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
/**
 * Returns whether a power may begin a siege now: from its land movement, through supply, to its land combat. EIA-119,
 * EIA-132, EIA-174
 */
const isInLandMove = (state: Campaign, owner: Power): boolean =>
  ['landMove', 'supply', 'landCombat'].includes(state.clock.step) && state.clock.acting.includes(owner);
const isLandCombat = (state: Campaign, owner: Power): boolean =>
  state.clock.step === 'landCombat' && state.clock.acting.includes(owner);

const handlers: Handlers<SiegesPlay> = {
  besiege(d, { power: owner, area }) {
    const sheet = d.state.areas[area];
    if (!sheet?.city) return 'eiasupply-no-city';
    if (isBesieged(d.state, area)) return 'eiasiege-already';
    if (!isInLandMove(d.state, owner)) return 'eiasiege-not-its-turn';
    if (insideOf(d.state, area) === 0) return 'eiasiege-empty';
    const holder = ownerOf(d.state, area);
    const inside = insideBands(d.state, area).map((band) => bandNation(d.state, band));
    if (!inside.some((of) => isFoeIn(d.state, area, owner, of)))
      return holder === owner ? 'eiasiege-own' : 'eiacombat-no-war';
    const why = cannotBesiege(d.state, owner, area);
    if (why !== undefined) return why;
    const [first] = inside;
    setFlag(d, siegeFlag(area), (first && leads(d.state, first)) ?? owner);
    setBesieged(d, area, true);
    log(d, say('eiasiege-told-begins', { power: nationName(d.state, owner), area: sheet.name }), { power: owner });
    return undefined;
  },
  'raise-siege'(d, { area }) {
    if (!isBesieged(d.state, area)) return 'eiasiege-no-siege';
    liftSiege(d, area);
    log(d, say('eiasiege-told-raised', { area: areaName(d.state, area) }));
    return undefined;
  },
  'assault-attempt'(d, { power: owner, area }) {
    if (!isBesieged(d.state, area)) return 'eiasiege-no-siege';
    if (!isLandCombat(d.state, owner)) return 'eiacombat-not-its-combat';
    if (besiegers(d.state, owner, area).length === 0) return 'eiasiege-no-corps';
    if (hasFieldLeft(d.state, owner)) return 'eiasiege-fields-first';
    if (hasTried(d.state, area)) return 'eiasiege-tried';
    setFlag(d, `tried ${area}`, sequence(d.state));
    askAttempt(d, area, owner);
    return undefined;
  },
  sally(d, { power: owner, area, bands }) {
    if (!isBesieged(d.state, area)) return 'eiasiege-no-siege';
    if (!isLandCombat(d.state, owner)) return 'eiacombat-not-its-combat';
    const inside = insideBands(d.state, area).filter((band) => leads(d.state, bandNation(d.state, band)) === owner);
    const goes = inside.filter((band) => bands.includes(band.id));
    const outside = besiegingBands(d.state, area, (of) => isFoeIn(d.state, area, owner, of), false);
    if (goes.length === 0 || outside.length === 0) return 'eiacombat-nobody';
    if (hasSallied(d.state, owner, area)) return 'eiasiege-tried';
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
  ...irregularHandlers,
  ...comingHandlers,
  'free-leader'(d, { leader: key }) {
    const leader = d.state.leaders[key];
    if (leader?.status.is !== 'captured') return 'eia-gone';
    retire(d, key);
    log(d, say('eiasiege-told-freed', { leader: leader.name }), { power: leader.power });
    return undefined;
  },
};

/**
 * Returns the key of the current turn: the month and the acting powers. An ally that acts later has an attempt of its
 * own. EIA-175, EIA-178
 */
const sequence = ({ clock: { date, acting: now } }: Campaign): string => [date.y, date.m, ...now].join('.');
const hasTried = (state: Campaign, area: string): boolean => state.flags[`tried ${area}`] === sequence(state);

/** Returns whether the garrison has used its one attack of the turn; a relief fight also counts. EIA-180 */
const hasSallied = (state: Campaign, owner: Power, area: string): boolean =>
  Object.values(state.combats).some(
    (one) =>
      one.area === area &&
      one.attacker === owner &&
      (one.kind === 'garrisonAttack' || one.kind === 'limited') &&
      sameMonth(one.date, state.clock.date),
  );

/** Returns the cities that a power besieges. */
export const besiegedBy = (state: Campaign, owner: Power): readonly string[] =>
  Object.keys(state.areas).filter((area) => isBesieged(state, area) && besiegers(state, owner, area).length > 0);
/**
 * Returns the areas where an acting power's besieged garrison may attack the besiegers in its own combat step. EIA-180
 */
export const sallies = (state: Campaign): readonly { readonly power: Power; readonly area: string }[] =>
  acting(state, 'landCombat').flatMap((owner) =>
    Object.keys(state.areas)
      .filter(
        (area) =>
          isBesieged(state, area) &&
          insideBands(state, area).some((band) => leads(state, bandNation(state, band)) === owner) &&
          besiegingBands(state, area, (of) => isFoeIn(state, area, owner, of), false).length > 0 &&
          !hasSallied(state, owner, area) &&
          !Object.values(state.combats).some((one) => !one.over && one.area === area),
      )
      .map((area) => ({ power: owner, area })),
  );

const acting = (state: Campaign, of: string): readonly Power[] =>
  state.clock.started && state.clock.step === of ? state.clock.acting : [];

export const sieges: Desk<SiegesPlay> = {
  handlers,
  procedures: [valuing, besieging, breaching, honouring, rising, hunting],
  menu: (state) =>
    acting(state, 'landCombat').flatMap((owner): OwnPlay[] =>
      Object.values(state.areas)
        .filter(({ city, id: area }) => city && besiegers(state, owner, area).length > 0)
        .flatMap(({ id: area }): OwnPlay[] => {
          if (isBesieged(state, area))
            return hasFieldLeft(state, owner) || hasTried(state, area)
              ? []
              : [{ do: 'assault-attempt', power: owner, area }];
          const inside = insideBands(state, area).map((band) => bandNation(state, band));
          return inside.some((of) => isFoeIn(state, area, owner, of)) && cannotBesiege(state, owner, area) === undefined
            ? [{ do: 'besiege', power: owner, area }]
            : [];
        }),
    ),
  due: (state) => [
    ...mayRise(state),
    ...Object.values(state.leaders)
      .filter(({ status }) => status.is === 'captured')
      .map((one): Due => ({ power: one.power, text: say('eiasiege-due-captured', { leader: one.name }) })),
  ],
  enters(d, { step, acting: now }) {
    if (step === 'guerilla' && now.includes('SP')) sendGuerillasHome(d);
  },
  ownerOf(state, done) {
    if (done.do === 'free-leader') {
      const status = state.leaders[done.leader]?.status;
      return status?.is === 'captured' ? leads(state, status.by) : null;
    }
    if (done.do === 'stand-down' || done.do === 'stand-up' || done.do === 'levy-corps') {
      const corps = state.corps[done.corps];
      return corps ? leads(state, corps.nation) : null;
    }
    if (done.do === 'move-irregulars') return state.irregulars[done.irregulars]?.owner ?? null;
    if (done.do === 'levy-cossacks') return 'RU';
    if (done.do === 'insurrection' || done.do === 'tyrol') return 'AU';
    if (done.do === 'raise-guerillas' || done.do === 'move-guerillas' || done.do === 'dismiss-guerillas') return 'SP';
    return undefined;
  },
};
