/** Which corps are engaged, the attacker's first. AON-007 */
import * as z from 'zod/mini';
import { say } from '../../engine/message.ts';
import type { Choice, Fact } from '../../engine/procedure.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { type Battle, type Campaign, otherSide, SIDES, type SideId } from './campaign.ts';
import { bestFirst, corpsOf, idsOf, isBoxed, named, withLeader } from './ledger.ts';
import { type Asked, isOn, type Procedure } from './procedure.ts';
import { mostEngaged } from './strength.ts';
import { ask, type Builder, log, place, putBattle } from './writing.ts';

export const engageSchema = z.object({ battle: z.string(), side: z.literal(SIDES) });
export type EngageData = z.infer<typeof engageSchema>;

/** What the table may decide of any battle. */
export const CALL_OFF: Choice = { value: 'off', label: 'aon-call-off' };

const keyOf = (corps: string) => `engaged-${corps}`;

/** The corps that may be engaged: those that stand with their leader. RB14 */
const candidates = (state: Campaign, { battle, side }: EngageData) => {
  const army = state.armies[state.battles[battle]?.sides[side].army ?? ''];
  return army ? { army, corps: bestFirst(withLeader(state, army)) } : null;
};

/** Those who are engaged as it was said; the best are proposed, as many as the SR lets. */
export function engagedSoFar(
  state: Campaign,
  task: Asked<EngageData>,
): { readonly ids: string[]; readonly most: number } {
  const there = candidates(state, task.data);
  if (!there) return { ids: [], most: 0 };
  const { army, corps } = there;
  const most = mostEngaged(army.sr, corps.length);
  const ids = corps.filter(({ id }, i) => isOn(task, keyOf(id), i < most)).map(({ id }) => id);
  return { ids, most };
}

export const engaging: Procedure<EngageData> = {
  kind: 'aon-engage',
  schema: { data: engageSchema },
  question: (state, { data }) => say('aon-engage-question', { army: candidates(state, data)?.army.name ?? '' }),
  facts(state, task) {
    const { ids } = engagedSoFar(state, task);
    return (candidates(state, task.data)?.corps ?? []).map(
      ({ id, name, rating, spent }): Fact => ({
        key: keyOf(id),
        label: { code: 'aon-name', args: { name } },
        kind: 'switch',
        value: ids.includes(id),
        effect: say(spent ? 'aon-corps-spent' : 'aon-corps-fresh', { rating }),
      }),
    );
  },
  sums(state, { data }) {
    const army = candidates(state, data)?.army;
    return army ? [reckon('aon-engage-most', [term(say('aon-sr-of', { name: army.name }), army.sr, 'AON-007')])] : [];
  },
  needs: () => [],
  waits(state, task) {
    const { ids, most } = engagedSoFar(state, task);
    if (ids.length === 0) return 'aon-engage-somebody';
    return ids.length > most ? say('aon-engage-too-many', { most }) : undefined;
  },
  reading: (state, task) => ({
    word: say('aon-engaged', { n: engagedSoFar(state, task).ids.length }),
    means: 'aon-engage-means',
    sums: [],
  }),
  byHand: () => [CALL_OFF],
  settleByHand: (d, { data }) => callOff(d, data.battle),
  settle(d, task) {
    const { battle: id, side } = task.data;
    const battle = d.state.battles[id];
    const there = candidates(d.state, task.data);
    if (!battle || !there) return;
    const engaged = corpsOf(d.state, engagedSoFar(d.state, task).ids);
    const others = there.corps.filter((corps) => !engaged.includes(corps));
    place(d, idsOf(engaged), { box: 'battle' });
    putBattle(d, { ...battle, sides: { ...battle.sides, [side]: { ...battle.sides[side], engaged: idsOf(engaged) } } });
    log(d, say('aon-engage-told', { army: named(there.army), corps: engaged.map(named), left: others.length }), {
      side,
    });
    if (side === battle.attacker) ask(d, 'aon-engage', otherSide(side), { battle: id, side: otherSide(side) });
    else ask(d, 'aon-fight', null, { battle: id });
  },
};

/** Two armies come to blows. AON-007 */
export function beginBattle(d: Builder, attacker: string, defender: string): void {
  const [own, other] = [d.state.armies[attacker], d.state.armies[defender]];
  if (!own || !other || own.area === null) return;
  const battle: Battle = {
    id: `b${d.state.serial + 1}`,
    area: own.area,
    attacker: own.side,
    sides:
      own.side === 'a'
        ? { a: { army: attacker, engaged: null }, b: { army: defender, engaged: null } }
        : { a: { army: defender, engaged: null }, b: { army: attacker, engaged: null } },
  };
  putBattle(d, battle);
  log(
    d,
    say('aon-battle-told', { attacker: named(own), defender: named(other), area: d.state.areas[own.area]?.name ?? '' }),
    {
      side: own.side,
    },
  );
  ask(d, 'aon-engage', own.side, { battle: battle.id, side: own.side });
}

/** It does not take place: all go back to where they stood. */
export function callOff(d: Builder, id: string): void {
  const battle = d.state.battles[id];
  if (!battle) return;
  for (const side of SIDES) place(d, idsOf(inBattle(d.state, battle, side)), { area: battle.area });
  d.add({ type: 'fought', battle: id });
  log(d, say('aon-called-off', { area: d.state.areas[battle.area]?.name ?? '' }), { byHand: true });
}

/** The engaged corps of a side that are still in the Battle Box. */
export const inBattle = (state: Campaign, battle: Battle, side: SideId) =>
  corpsOf(state, battle.sides[side].engaged ?? []).filter((corps) => isBoxed(corps, 'battle'));
