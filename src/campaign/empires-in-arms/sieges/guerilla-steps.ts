/** Spain's guerilla rising, and the hunt for guerillas, by province. EIA-221, EIA-222 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { amount } from '../../../engine/procedure.ts';
import { sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, numberOf, type Procedure } from '../desk.ts';
import { areaOf, freshId, leads, movesWith } from '../ledger.ts';
import { power } from '../pieces.ts';
import { clearsProvince, guerillasByRoll, huntDie, mayHunt } from '../rules/guerillas.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, dropPiece, keepPrinted, log, putPiece } from '../writing.ts';
import { isBesieged } from './siege-state.ts';

export const risingSchema = z.object({ province: z.string(), area: z.string() });
type RisingTask = Asked<z.infer<typeof risingSchema>>;
const MOST = 9;

const guerillaValue = (state: Campaign, task: Pick<RisingTask, 'facts'>, province: string): number =>
  numberOf(task, 'value', state.provinces[province]?.guerilla ?? 0);
const valueFact = (state: Campaign, task: Pick<RisingTask, 'facts'>, province: string) =>
  amount('value', 'eiasiege-fact-guerilla', guerillaValue(state, task, province), [0, MOST]);
const keepValue = (d: Builder, task: Pick<RisingTask, 'facts'>, province: string): void =>
  keepPrinted(d, 'provinces', province, { guerilla: guerillaValue(d.state, task, province) });
const provinceName = (state: Campaign, province: string): string => state.provinces[province]?.name ?? '';
const dieNeed = (task: Pick<RisingTask, 'rolls'>, by: Power): readonly Need[] =>
  dieIn(task, 'die') ? [] : [{ slot: 'die', by, label: 'eiasiege-die' }];

const risen = (state: Campaign, task: RisingTask) => {
  const die = dieIn(task, 'die');
  return die && guerillasByRoll(die, guerillaValue(state, task, task.data.province));
};
export const rising: Procedure<z.infer<typeof risingSchema>> = {
  kind: 'eia-rising',
  schema: { data: risingSchema },
  question: (state, { data }) => say('eiasiege-rising-question', { province: provinceName(state, data.province) }),
  facts: (state, task) => [valueFact(state, task, task.data.province)],
  needs: (_, task) => dieNeed(task, 'SP'),
  reading: (state, task) => {
    const sum = risen(state, task);
    return {
      word: say('eiasiege-guerillas', { n: sum?.total ?? 0 }),
      means: 'eiasiege-rising-means',
      sums: sum ? [sum] : [],
    };
  },
  settle(d, task) {
    const sum = risen(d.state, task);
    if (!sum) return;
    keepValue(d, task, task.data.province);
    if (sum.total > 0)
      putPiece(d, 'irregulars', {
        ...{ id: freshId('irr', d.state.irregulars), owner: 'SP', type: 'guerilla', count: sum.total },
        ...{ area: task.data.area, inCity: false },
      });
    log(d, say('eiasiege-told-rising', { n: sum.total, province: provinceName(d.state, task.data.province) }), {
      power: 'SP',
      sums: [sum],
    });
  },
};

export const huntSchema = z.object({ province: z.string(), power });
type HuntTask = Asked<z.infer<typeof huntSchema>>;
/** Returns how many corps there have not fought and are in no siege. EIA-222 */
const freeCorps = (state: Campaign, { province, power: owner }: HuntTask['data']): number => {
  // Powers that move together hunt together; combats of another power's step do not count.
  const group = movesWith(state, owner)?.powers ?? [owner];
  return Object.values(state.corps).filter((one) => {
    const area = areaOf(one);
    const power = leads(state, one.nation);
    if (area === null || one.besieged || power === null || !group.includes(power)) return false;
    if (state.areas[area]?.province !== province) return false;
    const fought = Object.values(state.combats).some(
      (combat) => combat.area === area && sameMonth(combat.date, state.clock.date) && group.includes(combat.attacker),
    );
    return !fought && !isBesieged(state, area);
  }).length;
};
const corpsOf = (state: Campaign, task: HuntTask): number => numberOf(task, 'corps', freeCorps(state, task.data));
const hunted = (state: Campaign, task: HuntTask) => {
  const die = dieIn(task, 'die');
  return die && huntDie(die, corpsOf(state, task));
};
const isCleared = (state: Campaign, task: HuntTask): boolean =>
  clearsProvince(hunted(state, task)?.total ?? 0, guerillaValue(state, task, task.data.province));
export const hunting: Procedure<z.infer<typeof huntSchema>> = {
  kind: 'eia-hunt',
  schema: { data: huntSchema },
  question: (state, { data }) => say('eiasiege-hunt-question', { province: provinceName(state, data.province) }),
  facts: (state, task) => [
    valueFact(state, task, task.data.province),
    amount('corps', 'eiasiege-fact-corps', corpsOf(state, task), [0, MOST]),
  ],
  waits: (state, task) => whyNot(mayHunt(corpsOf(state, task))),
  needs: (_, task) => dieNeed(task, task.data.power),
  reading: (state, task) => {
    const sum = hunted(state, task);
    return {
      word: isCleared(state, task) ? 'eiasiege-cleared' : 'eiasiege-not-cleared',
      means: 'eiasiege-hunt-means',
      sums: sum ? [sum] : [],
    };
  },
  settle(d, task) {
    const sum = hunted(d.state, task);
    const cleared = isCleared(d.state, task);
    keepValue(d, task, task.data.province);
    if (cleared)
      for (const one of Object.values(d.state.irregulars))
        if (one.type === 'guerilla' && !one.inCity && d.state.areas[one.area ?? '']?.province === task.data.province)
          dropPiece(d, 'irregulars', one.id);
    log(
      d,
      say(cleared ? 'eiasiege-told-cleared' : 'eiasiege-told-not-cleared', {
        province: provinceName(d.state, task.data.province),
      }),
      {
        power: task.data.power,
        sums: sum ? [sum] : [],
      },
    );
  },
};
