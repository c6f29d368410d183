/**
 * Foraging of a corps, and the stores of a besieged city: the die and the losses. EIA-122 to EIA-125, EIA-131, EIA-132
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, type Fact, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { captureLeader, stayIn, staysIn } from '../combat/captors.ts';
import { bandFactors, bandNation, insideBands } from '../combat/fight.ts';
import { takeFromBand } from '../combat/losing.ts';
import { type Asked, dieIn, type Need, numberOf, type Procedure, saysSo } from '../desk.ts';
import { addFactors, areaOf, corpsIn, insideOf, isEnemy, leadersWith, leads, named, totalOf } from '../ledger.ts';
import { type Corps, count } from '../pieces.ts';
import { proposedLosses } from '../rules/casualties.ts';
import { besiegedLoss, type ForageFacts, fivesIn, forageLoss, forageShare, PER_CROWD } from '../rules/forage.ts';
import type { Factors, Power } from '../vocabulary.ts';
import { FACTOR_TYPES } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, keepPrinted, log, retire, setPiece } from '../writing.ts';
import { inOwnLand, isWintry, othersWith, setFare } from './fed.ts';
import { leftBehind, marchOf } from './moving.ts';

export const forageSchema = z.object({
  corps: z.string(),
  /** Taken from the corps' march; null if the table is asked. */
  values: z.nullable(z.readonly(z.array(z.int()))),
  unused: z.int(),
  forced: z.boolean(),
  ownLand: z.nullable(z.boolean()),
});
type ForageTask = Asked<z.infer<typeof forageSchema>>;

const MOST = 20;
const ANY: { moraleLost: number; breaks: boolean; anyKind: boolean } = { moraleLost: 0, breaks: false, anyKind: true };
const chosenOf = (task: Pick<ForageTask, 'facts'>, force: Factors, due: number): Factors => {
  const proposed = proposedLosses(force, { ...ANY, due });
  const chosen: Partial<Record<(typeof FACTOR_TYPES)[number], number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = numberOf(task, `lose-${type}`, proposed[type] ?? 0);
    if (n > 0) chosen[type] = Math.min(n, force[type] ?? 0);
  }
  return chosen;
};
const losing = (task: Pick<ForageTask, 'facts'>, force: Factors, due: number): Fact[] => {
  const chosen = chosenOf(task, force, due);
  const kinds = FACTOR_TYPES.filter((type) => (force[type] ?? 0) > 0);
  return due === 0 || kinds.length < 2
    ? []
    : kinds.map((type) =>
        amount(`lose-${type}`, say('eiasupply-lose', { kind: say('eiacombat-kind', { type }) }), chosen[type] ?? 0, [
          0,
          force[type] ?? 0,
        ]),
      );
};

/** Returns whether the corps is outside a besieged city. EIA-132 */
const isBesieging = (state: Campaign, { place }: Corps): boolean =>
  place.at === 'area' && state.flags[`siege ${place.area}`] !== undefined;

function forageFacts(state: Campaign, task: ForageTask, corps: Corps): ForageFacts {
  const { values, unused, forced, ownLand } = task.data;
  const area = state.areas[areaOf(corps) ?? ''];
  return {
    values: [numberOf(task, 'value', Math.min(...(values ?? [area?.forage ?? 0])))],
    others: numberOf(task, 'others', othersWith(state, corps)),
    unused: numberOf(task, 'unused', unused),
    besieging: saysSo(task, 'besieging', isBesieging(state, corps)),
    forceMarched: saysSo(task, 'forced', forced),
    winter: isWintry(state, areaOf(corps)),
    ownLand: saysSo(task, 'own', ownLand ?? inOwnLand(state, corps)),
  };
}
/** Returns how a loss is divided between the corps and the garrisons it left in this move. EIA-125 */
const shareOf = (state: Campaign, corps: Corps, lost: number) =>
  forageShare(
    lost,
    totalOf(corps.factors),
    leftBehind(state, corps.id).reduce((n, one) => n + one.n, 0),
  );
/** Takes factors from the garrisons that a corps left, the last first. EIA-125 */
function takeLeft(d: Builder, corps: string, due: number): void {
  let left = due;
  for (const { garrison, n } of [...leftBehind(d.state, corps)].reverse()) {
    const there = d.state.garrisons[garrison];
    if (!there || left === 0) continue;
    const lost = proposedLosses(there.factors, { ...ANY, due: Math.min(left, n) });
    left -= totalOf(lost);
    if (totalOf(lost) === totalOf(there.factors)) dropPiece(d, 'garrisons', garrison);
    else setPiece(d, 'garrisons', garrison, { factors: addFactors(there.factors, lost, -1) });
  }
}
const lostOf = (state: Campaign, task: ForageTask, corps: Corps) => {
  const die = dieIn(task, 'die');
  return die && forageLoss(die, forageFacts(state, task, corps));
};

/** Takes factors from a corps; an empty corps leaves the map, and its leader waits off the map. EIA-125 */
export function takeFrom(d: Builder, corps: Corps, lost: Factors): void {
  const left = addFactors(corps.factors, lost, -1);
  if (totalOf(left) > 0) {
    setPiece(d, 'corps', corps.id, { factors: left });
    return;
  }
  const others = corpsIn(d.state, areaOf(corps) ?? '').filter(
    (one) =>
      one.id !== corps.id &&
      one.place.at === corps.place.at &&
      leads(d.state, one.nation) === leads(d.state, corps.nation),
  );
  const area = corps.besieged ? (areaOf(corps) ?? '') : '';
  for (const leader of leadersWith(d.state, corps.id))
    if (others[0]) setPiece(d, 'leaders', leader.id, { status: { is: 'corps', corps: others[0].id } });
    else if (staysIn(d.state, leader, area)) stayIn(d, leader.id, area);
    else retire(d, leader.id);
  setPiece(d, 'corps', corps.id, { factors: left, place: { at: 'pool' }, besieged: false });
}

const dieNeed = (task: ForageTask, by: Power): Need[] =>
  dieIn(task, 'die') ? [] : [{ slot: 'die', by, label: 'eiasupply-die' }];
const ownerOfCorps = (state: Campaign, corps: string): Power | null => {
  const one = state.corps[corps];
  return one ? leads(state, one.nation) : null;
};

export const foraging: Procedure<z.infer<typeof forageSchema>> = {
  kind: 'eia-forage',
  schema: { data: forageSchema },
  question: (state, { data }) => say('eiasupply-forage-question', { corps: state.corps[data.corps]?.name ?? '' }),
  facts(state, task) {
    const corps = state.corps[task.data.corps];
    if (!corps) return [];
    const f = forageFacts(state, task, corps);
    const lost = lostOf(state, task, corps);
    const share = lost && shareOf(state, corps, lost.total);
    return [
      amount('value', 'eiasupply-fact-value', f.values[0] ?? 0, [0, MOST]),
      amount('others', 'eiasupply-fact-others', f.others, [0, MOST]),
      amount('unused', 'eiasupply-fact-unused', f.unused, [0, 6]),
      yesNo('besieging', 'eiasupply-fact-besieging', f.besieging),
      yesNo('forced', 'eiasupply-fact-forced', f.forceMarched),
      yesNo('own', 'eiasupply-fact-own', f.ownLand),
      ...(share ? losing(task, corps.factors, share.corps) : []),
    ];
  },
  needs: (state, task) => dieNeed(task, ownerOfCorps(state, task.data.corps) ?? 'FR'),
  waits(state, task) {
    const corps = state.corps[task.data.corps];
    if (!corps) return undefined;
    const lost = lostOf(state, task, corps);
    if (!lost) return undefined;
    const due = shareOf(state, corps, lost.total).corps;
    const chosen = totalOf(chosenOf(task, corps.factors, due));
    return chosen === due ? undefined : say('eiasupply-lose-due', { due, chosen });
  },
  sums: (state, task) => {
    const corps = state.corps[task.data.corps];
    const lost = corps && lostOf(state, task, corps);
    return lost ? [lost] : [];
  },
  reading(state, task) {
    const corps = state.corps[task.data.corps];
    const lost = corps && lostOf(state, task, corps);
    if (!corps || !lost) return { word: 'eia-gone', means: 'eia-gone', sums: [] };
    const share = shareOf(state, corps, lost.total);
    return {
      word: say('eiasupply-loses', { n: share.corps + share.detached }),
      means: say(share.gone ? 'eiasupply-starves' : 'eiasupply-forages', { corps: named(corps) }),
      sums: [lost],
    };
  },
  settle(d, task) {
    const corps = d.state.corps[task.data.corps];
    const lost = corps && lostOf(d.state, task, corps);
    if (!corps || !lost) return;
    const share = shareOf(d.state, corps, lost.total);
    const f = forageFacts(d.state, task, corps);
    const owner = leads(d.state, corps.nation);
    setFare(d, corps.id, f.unused > 0 && !f.besieging ? 'rested' : 'forage');
    // Stores the forage value of the only area that counted.
    if ((marchOf(d.state, corps.id)?.used ?? 0) === 0)
      keepPrinted(d, 'areas', areaOf(corps) ?? '', { forage: f.values[0] ?? 0 });
    takeFrom(d, corps, chosenOf(task, corps.factors, share.corps));
    takeLeft(d, corps.id, share.detached);
    // A corps' contents and losses are known only to its owner.
    log(
      d,
      share.gone
        ? say('eiasupply-told-starved', { corps: named(corps), n: share.corps + share.detached })
        : say('eiasupply-told-forage', { corps: named(corps), n: share.corps + share.detached }),
      { ...(owner && { power: owner }), sums: [lost] },
      owner ? [owner, 'umpire'] : undefined,
    );
  },
  byHand: () => [{ value: 'fed', label: 'eiasupply-fed-by-hand' }],
  settleByHand(d, task) {
    const corps = d.state.corps[task.data.corps];
    if (!corps) return;
    setFare(d, corps.id, 'forage');
    log(d, say('eiasupply-told-by-hand', { corps: named(corps) }), { byHand: true });
  },
};

// ---- besieged --------------------------------------------------------------------------------------------------------

export const besiegedSchema = z.object({
  area: z.string(),
  /** In full groups of five, at most two: players may know only this of what is inside. EIA-131 */
  inside: z.optional(count),
});
/** Asks for the supply of a besieged city. */
export const askCity = (d: Builder, owner: Power | null, area: string): void =>
  ask(d, 'eia-besieged', owner, { area, inside: fivesIn(insideOf(d.state, area)) * PER_CROWD });
type CityTask = Asked<z.infer<typeof besiegedSchema>>;

const cityOwner = (state: Campaign, area: string): Power => {
  const [first] = insideBands(state, area);
  return (first && leads(state, bandNation(state, first))) ?? 'FR';
};
const cityLoss = (state: Campaign, task: CityTask) => {
  const die = dieIn(task, 'die');
  const spires = numberOf(task, 'spires', state.areas[task.data.area]?.spires ?? 0);
  return die && besiegedLoss(die, task.data.inside ?? insideOf(state, task.data.area), spires);
};

/**
 * Leaders of a corps that starves inside are captured by the besieger, unless another corps of their power is inside.
 * EIA-131, EIA-187
 */
function takeLeaders(d: Builder, corps: Corps, area: string): void {
  const owner = leads(d.state, corps.nation);
  const inside = corpsIn(d.state, area).filter(({ place }) => place.at === 'city');
  const other = inside.find((one) => one.id !== corps.id && leads(d.state, one.nation) === owner);
  const besiegers = corpsIn(d.state, area).filter(
    (one) => one.place.at === 'area' && isEnemy(d.state, one.nation, corps.nation),
  );
  const captors = [...new Set(besiegers.flatMap((one) => leads(d.state, one.nation) ?? []))];
  for (const leader of leadersWith(d.state, corps.id))
    if (other) setPiece(d, 'leaders', leader.id, { status: { is: 'corps', corps: other.id } });
    else if (captors.length > 0) {
      captureLeader(d, leader, captors);
      log(d, say('eiacombat-told-captured', { leader: leader.name }), { power: leader.power });
    }
}
/** Takes factors from a city: irregulars first, then garrisons and corps, each completely before the next. */
function takeInside(d: Builder, area: string, due: number): void {
  let left = due;
  for (const band of [...insideBands(d.state, area)].reverse()) {
    const some = bandFactors(d.state, band);
    const lost = proposedLosses(some, { ...ANY, due: Math.min(left, totalOf(some)) });
    left -= totalOf(lost);
    if (totalOf(lost) === 0) continue;
    const corps = d.state.corps[band.id];
    if (corps && totalOf(lost) === totalOf(some)) takeLeaders(d, corps, area);
    if (corps) takeFrom(d, corps, lost);
    else takeFromBand(d, band, lost);
  }
}

export const starving: Procedure<z.infer<typeof besiegedSchema>> = {
  kind: 'eia-besieged',
  schema: { data: besiegedSchema },
  question: (state, { data }) => say('eiasupply-besieged-question', { area: state.areas[data.area]?.name ?? '' }),
  facts: (state, task) => [
    amount('spires', 'eiasupply-fact-spires', numberOf(task, 'spires', state.areas[task.data.area]?.spires ?? 0), [
      0,
      MOST,
    ]),
  ],
  needs: (state, task) =>
    dieIn(task, 'die') ? [] : [{ slot: 'die', by: cityOwner(state, task.data.area), label: 'eiasupply-die' }],
  reading(state, task) {
    const lost = cityLoss(state, task);
    if (!lost) return { word: 'eia-gone', means: 'eia-gone', sums: [] };
    return { word: say('eiasupply-loses', { n: lost.total }), means: 'eiasupply-besieged-means', sums: [lost] };
  },
  settle(d, task) {
    const lost = cityLoss(d.state, task);
    if (!lost) return;
    const inside = insideOf(d.state, task.data.area);
    keepPrinted(d, 'areas', task.data.area, { spires: numberOf(task, 'spires') });
    takeInside(d, task.data.area, lost.total);
    setFare(d, `city-${task.data.area}`, 'forage');
    log(
      d,
      say(lost.total >= inside ? 'eiasupply-told-city-starved' : 'eiasupply-told-besieged', {
        area: d.state.areas[task.data.area]?.name ?? '',
        n: Math.min(inside, lost.total),
      }),
      { sums: [lost] },
    );
  },
  byHand: () => [{ value: 'fed', label: 'eiasupply-fed-by-hand' }],
  settleByHand(d, task) {
    setFare(d, `city-${task.data.area}`, 'forage');
    log(d, say('eiasupply-told-by-hand', { corps: d.state.areas[task.data.area]?.name ?? '' }), { byHand: true });
  },
};
