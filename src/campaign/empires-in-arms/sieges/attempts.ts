/** The siege attempt, the sortie, the breach. EIA-175 to EIA-177 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say, type Text } from '../../../engine/message.ts';
import { amount, oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { captorsOf, capture, captureLeader, stayIn } from '../combat/captors.ts';
import { type Cell, cellFact, cellValue, isOpenCell, keepCells, waitsFor } from '../combat/charted.ts';
import { type Band, bandFactors, bandNation, besiegingBands, insideBands } from '../combat/fight.ts';
import { takeFromBand } from '../combat/losing.ts';
import { type Asked, dieIn, type Need, numberOf, type Procedure, saysSo, wordOf } from '../desk.ts';
import {
  addFactors,
  corpsSaid,
  garrisonsIn,
  insideOf,
  isEnemy,
  leadersWith,
  leads,
  ownerOf,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { beginFight } from '../modules/combat.ts';
import { type Area, count, power } from '../pieces.ts';
import { proposedLosses } from '../rules/casualties.ts';
import { siegeCell } from '../rules/combat-charts.ts';
import { attemptDie, breachEnd, isShort, mayAskHonours, SIEGE_RESULTS, sortieLoser } from '../rules/siege.ts';
import { takeFrom } from '../supply/foraging.ts';
import { isPower, type Nation, type Power } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, keepPrinted, log, setPiece } from '../writing.ts';
import { isBesieged, liftSiege } from './siege-state.ts';

export const siegeSchema = z.object({
  area: z.string(),
  besieger: power,
  /**
   * 0, or the city's full capacity: players may know only whether the garrison is too small, not its factors. EIA-175
   */
  inside: z.optional(count),
});
/** Asks for a siege attempt, or first for the capacity of the city if nobody has typed it. */
export function askAttempt(d: Builder, area: string, besieger: Power): void {
  const sheet = d.state.areas[area];
  const room = sheet ? roomOf(sheet) : 0;
  if (room === null) ask(d, 'eia-city-value', besieger, { area, besieger });
  else ask(d, 'eia-siege', besieger, { area, besieger, inside: isShort(insideOf(d.state, area), room) ? 0 : room });
}
type SiegeTask = Asked<z.infer<typeof siegeSchema>>;

/**
 * Returns the besieger's troops and those of others there that are at war with the besieged; all of them take part.
 * EIA-119, EIA-178
 */
const outside = (state: Campaign, { area, besieger }: SiegeTask['data']): readonly Band[] => {
  const inside = insideBands(state, area).map((band) => bandNation(state, band));
  const joins = (of: Nation) => !isEnemy(state, besieger, of) && inside.some((one) => isEnemy(state, of, one));
  return besiegingBands(state, area, joins, true);
};
/** Returns the power that answers for the besieged. */
const defenderOf = (state: Campaign, { area, besieger }: SiegeTask['data']): Power => {
  const [first] = insideBands(state, area);
  return (first && leads(state, bandNation(state, first))) ?? besieger;
};

function attempt(state: Campaign, task: SiegeTask) {
  const sheet = state.areas[task.data.area];
  const die = dieIn(task, 'die');
  const fleches = numberOf(task, 'fleches', sheet?.fleches ?? 0);
  const inside = task.data.inside ?? insideOf(state, task.data.area);
  const capacity = (sheet && roomOf(sheet)) ?? inside;
  const sum = die && attemptDie(die, fleches, inside, capacity);
  const cell: Cell | undefined = sum && { chart: 'CH-12', cell: siegeCell(sum.total), kind: 'result' };
  const value = cell && cellValue(state, task, cell);
  return { fleches, sum, cell, result: value === undefined ? undefined : SIEGE_RESULTS[value] };
}
const sortieDie = (task: SiegeTask) => dieIn(task, 'sortie');
const goesOut = (state: Campaign, task: SiegeTask): boolean =>
  attempt(state, task).result === 'sortie' && saysSo(task, 'sortie');

/** Removes one factor, of the kind cheapest to its owner. EIA-176 */
function loseOne(d: Builder, bands: readonly Band[], foes: readonly Power[]): void {
  const band = [...bands].sort(
    (one, other) => totalOf(bandFactors(d.state, other)) - totalOf(bandFactors(d.state, one)),
  )[0];
  if (!band) return;
  const lost = proposedLosses(bandFactors(d.state, band), { due: 1, moraleLost: 0, breaks: false, anyKind: true });
  const corps = d.state.corps[band.id];
  // Who was the last of his side is captured; else a leader goes to another corps there, or waits. EIA-187
  if (corps && bands.length === 1 && totalOf(corps.factors) === 1)
    for (const leader of leadersWith(d.state, corps.id)) captureLeader(d, leader, foes);
  if (corps) takeFrom(d, corps, lost);
  else takeFromBand(d, band, lost);
}

const MOST_SPIRES = 12;
/** Asks for a city's value, read from the map once. EIA-113, EIA-175 */
export const valuing: Procedure<z.infer<typeof siegeSchema>> = {
  kind: 'eia-city-value',
  schema: { data: siegeSchema },
  question: (state, { data }) => say('eiasiege-question', { area: state.areas[data.area]?.name ?? '' }),
  facts: (_, task) => [amount('spires', 'eiasupply-fact-spires', numberOf(task, 'spires', 1), [1, MOST_SPIRES])],
  needs: () => [],
  reading: () => ({ word: 'eiasupply-fact-spires', means: '', sums: [] }),
  settle(d, task) {
    const { area, besieger } = task.data;
    keepPrinted(d, 'areas', area, { spires: numberOf(task, 'spires', 1) });
    askAttempt(d, area, besieger);
  },
};

export const besieging: Procedure<z.infer<typeof siegeSchema>> = {
  kind: 'eia-siege',
  schema: { data: siegeSchema },
  question: (state, { data }) => say('eiasiege-question', { area: state.areas[data.area]?.name ?? '' }),
  facts(state, task) {
    const sheet = state.areas[task.data.area];
    const { fleches, cell, result } = attempt(state, task);
    const before = task.rolls.length === 0;
    return [
      ...(before && (sheet?.fleches ?? null) === null
        ? [amount('fleches', 'eiasiege-fact-fleches', fleches, [0, 9])]
        : []),
      ...(cell && isOpenCell(state, cell) ? [cellFact(task, cell)] : []),
      ...(result === 'sortie' && !sortieDie(task)
        ? [yesNo('sortie', 'eiasiege-fact-sortie', saysSo(task, 'sortie'))]
        : []),
    ];
  },
  sums: (state, task) => {
    const { sum } = attempt(state, task);
    return sum ? [sum] : [];
  },
  needs(state, task): readonly Need[] {
    if (!dieIn(task, 'die')) return [{ slot: 'die', by: task.data.besieger, label: 'eiasiege-die' }];
    return goesOut(state, task) && !sortieDie(task)
      ? [{ slot: 'sortie', by: defenderOf(state, task.data), label: 'eiasiege-die' }]
      : [];
  },
  waits(state, task) {
    const { cell } = attempt(state, task);
    return cell && cellValue(state, task, cell) === undefined ? waitsFor(cell) : undefined;
  },
  reading(state, task) {
    const { result, sum } = attempt(state, task);
    return {
      word: say('eiasiege-result', { n: SIEGE_RESULTS.indexOf(result ?? 'nothing') }),
      means: 'eiasiege-means',
      sums: sum ? [sum] : [],
    };
  },
  settle(d, task) {
    const { result, sum, cell } = attempt(d.state, task);
    if (cell) keepCells(d, task, [cell]);
    const { area, besieger } = task.data;
    keepPrinted(d, 'areas', area, { fleches: numberOf(task, 'fleches') });
    log(
      d,
      say('eiasiege-told-attempt', {
        area: d.state.areas[area]?.name ?? '',
        result: SIEGE_RESULTS.indexOf(result ?? 'nothing'),
      }),
      {
        power: besieger,
        sums: sum ? [sum] : [],
      },
    );
    const die = sortieDie(task);
    if (result === 'breach') ask(d, 'eia-breach', defenderOf(d.state, task.data), task.data);
    if (!die || !goesOut(d.state, task)) return;
    const loser = sortieLoser(die);
    const without = outside(d.state, task.data);
    if (loser === 'defender') loseOne(d, insideBands(d.state, area), captorsOf(d.state, without, besieger));
    else loseOne(d, without, [defenderOf(d.state, task.data)]);
    log(d, say('eiasiege-told-sortie', { loser }));
    if (insideOf(d.state, area) === 0) liftSiege(d, area);
  },
};

/** Returns whether there is a friendly city to go to, by the sheets or as the table says. EIA-177 */
const hasRefuge = (state: Campaign, task: SiegeTask): boolean =>
  saysSo(
    task,
    'somewhere',
    insideBands(state, task.data.area).every((band) => refugesOf(state, task.data.area, band).length > 0),
  );

export const breaching: Procedure<z.infer<typeof siegeSchema>> = {
  kind: 'eia-breach',
  schema: { data: siegeSchema },
  question: (state, { data }) => say('eiasiege-breach-question', { area: state.areas[data.area]?.name ?? '' }),
  facts: (state, task) => [
    ...(whyNot(mayAskHonours(defenderOf(state, task.data))) === undefined
      ? [yesNo('asked', 'eiasiege-fact-asks', saysSo(task, 'asked'))]
      : []),
    ...(saysSo(task, 'asked')
      ? [
          yesNo('granted', 'eiasiege-fact-grants', saysSo(task, 'granted')),
          yesNo('somewhere', 'eiasiege-fact-somewhere', hasRefuge(state, task)),
        ]
      : []),
    yesNo('surrenders', 'eiasiege-fact-surrenders', saysSo(task, 'surrenders')),
  ],
  needs: () => [],
  reading: () => ({ word: 'eiasiege-breach-word', means: 'eiasiege-breach-means', sums: [] }),
  settle(d, task) {
    const { area, besieger } = task.data;
    const end = breachEnd({
      asked: saysSo(task, 'asked'),
      granted: saysSo(task, 'granted'),
      somewhere: hasRefuge(d.state, task),
      surrenders: saysSo(task, 'surrenders'),
    });
    const inside = insideBands(d.state, area);
    log(d, say('eiasiege-told-breach', { area: d.state.areas[area]?.name ?? '', end }), {
      power: defenderOf(d.state, task.data),
    });
    switch (end) {
      case 'storm':
        beginFight(d, {
          kind: 'storm',
          area,
          attacker: besieger,
          defender: inside[0] ? bandNation(d.state, inside[0]) : besieger,
          bands: { attacker: outside(d.state, task.data), defender: inside },
          river: false,
          consent: false,
        });
        return;
      case 'surrender':
        capture(d, inside, captorsOf(d.state, outside(d.state, task.data), besieger));
        liftSiege(d, area);
        return;
      case 'honours':
        liftSiege(d, area);
        ask(d, 'eia-honours', defenderOf(d.state, task.data), task.data);
    }
  },
};

// ---- the honours of war ----------------------------------------------------------------------------------------------

/**
 * Returns the friendly unbesieged cities with room for the whole band; a minor's garrison stays in its country. EIA-177
 */
function refugesOf(state: Campaign, from: string, band: Band): readonly Area[] {
  const nation = bandNation(state, band);
  const n = totalOf(bandFactors(state, band));
  const friendly = (owner: Nation | null) =>
    owner !== null && (isPower(nation) ? leads(state, owner) === leads(state, nation) : owner === nation);
  return Object.values(state.areas).filter((area) => {
    const room = roomOf(area);
    const holds = room === null || insideOf(state, area.id) + n <= room;
    const held = insideBands(state, area.id).some((one) => isEnemy(state, nation, bandNation(state, one)));
    return (
      area.id !== from &&
      area.city &&
      friendly(ownerOf(state, area.id)) &&
      holds &&
      !held &&
      !isBesieged(state, area.id)
    );
  });
}
const bandKey = ({ id }: Band): string => `to-${id}`;
const chosenFor = (state: Campaign, task: SiegeTask, band: Band): string => {
  const all = refugesOf(state, task.data.area, band);
  const said = wordOf(task, bandKey(band));
  return all.some(({ id }) => id === said) || said === TAKEN ? said : all.length === 0 ? TAKEN : '';
};
const TAKEN = 'none';

/** Asks where each band with honours of war goes; a band with no city surrenders. EIA-177 */
export const honouring: Procedure<z.infer<typeof siegeSchema>> = {
  kind: 'eia-honours',
  schema: { data: siegeSchema },
  question: (state, { data }) => say('eiasiege-honours-question', { area: state.areas[data.area]?.name ?? '' }),
  facts: (state, task) =>
    insideBands(state, task.data.area).map((band) =>
      oneOf(
        bandKey(band),
        say('eiasiege-honours-to', { name: honouredName(state, band) }),
        chosenFor(state, task, band),
        [
          ...refugesOf(state, task.data.area, band).map(({ id, name }) => ({
            value: id,
            label: say('eiacombat-to-area', { area: name }),
          })),
          { value: TAKEN, label: 'eiacombat-no-way' },
        ],
      ),
    ),
  needs: () => [],
  waits: (state, task) =>
    insideBands(state, task.data.area).some((band) => chosenFor(state, task, band) === '')
      ? 'eiacombat-say-where'
      : undefined,
  reading: () => ({ word: 'eiasiege-breach-word', means: 'eiasiege-honours-means', sums: [] }),
  settle(d, task) {
    const { area, besieger } = task.data;
    for (const band of insideBands(d.state, area)) {
      const to = d.state.areas[chosenFor(d.state, task, band)];
      if (to) marchOut(d, band, area, to.id);
      else capture(d, [band], captorsOf(d.state, outside(d.state, task.data), besieger));
    }
  },
};
const honouredName = (state: Campaign, band: Band): Text => {
  const corps = band.of === 'corps' ? state.corps[band.id] : undefined;
  return corps ? corpsSaid(state, corps) : { code: 'eiasiege-honours-garrison' };
};
function marchOut(d: Builder, band: Band, from: string, area: string): void {
  const owner = leads(d.state, bandNation(d.state, band));
  for (const { id, power, status } of Object.values(d.state.leaders))
    if (band.of === 'garrison' && power === owner && status.is === 'city' && status.area === from) stayIn(d, id, area);
  if (band.of === 'corps') setPiece(d, 'corps', band.id, { besieged: false, place: { at: 'city', area } });
  else if (band.of === 'irregulars') setPiece(d, 'irregulars', band.id, { area, inCity: true });
  else {
    const some = bandFactors(d.state, band);
    const there = garrisonsIn(d.state, area).find(({ nation }) => nation === bandNation(d.state, band));
    if (there) {
      setPiece(d, 'garrisons', there.id, { factors: addFactors(there.factors, some) });
      dropPiece(d, 'garrisons', band.id);
    } else setPiece(d, 'garrisons', band.id, { in: { city: area } });
  }
  log(d, say('eiasiege-told-marched-out', { area: d.state.areas[area]?.name ?? '' }));
}
