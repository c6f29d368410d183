/** Calls to allies, and wars declared outside their step. EIA-026, EIA-027, EIA-085, EIA-120 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Handlers, type PlaysOf, type Procedure, play, type Why, wordOf } from '../desk.ts';
import { alliesOf, areAllied, areAtWar, nationName } from '../ledger.ts';
import { callSeals } from '../modules/sealing.ts';
import { power, words } from '../pieces.ts';
import { POINTS } from '../rules/political-points.ts';
import { barOf, isAggressor, losesByRefusal, mayCall, mayDeclare, priceOfWar } from '../rules/war.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log } from '../writing.ts';
import {
  beginWar,
  declaring,
  endAlliance,
  list,
  listed,
  lockOf,
  nextOrder,
  note,
  noted,
  originOf,
  pay,
} from './ties.ts';

const seen = { inside: z.optional(z.boolean()), invaded: z.optional(z.boolean()) };
export const CALLING = [
  /** Each power seals its declarations of war. EIA-021 */
  play('ask-declarations', {}),
  play('call-ally', { power, ally: power, against: power }),
  play('call-order', { powers: z.readonly(z.array(power)).check(z.minLength(2)) }),
  play('compete', { claimants: z.readonly(z.array(power)).check(z.minLength(2)), about: words }),
  /**
   * Declares war because of troops aboard neutral ships, or because an ally is attacked in the same area. EIA-085,
   * EIA-120
   */
  play('declare-off', { power, against: power, why: z.literal(['transport', 'defence']), ...seen }),
] as const;
export type CallingPlay = PlaysOf<typeof CALLING>;

// ---- the answer to a call --------------------------------------------------------------------------------------------

export const callSchema = z.object({ caller: power, ally: power, against: power, aggressor: z.boolean() });
type Data = z.infer<typeof callSchema>;
const ANSWERS = ['comes', 'refuses', 'cannot'] as const;

const answerIn = (state: Campaign, task: Asked<Data>): (typeof ANSWERS)[number] => {
  const { ally, against } = task.data;
  const now = barOf(declaring(state, ally, against)) === 'stands' ? 'comes' : 'cannot';
  return ANSWERS.find((one) => one === wordOf(task, 'answer', now)) ?? now;
};
const named = (state: Campaign, { caller, ally, against }: Pick<Data, 'caller' | 'ally' | 'against'>) => ({
  power: nationName(state, caller),
  ally: nationName(state, ally),
  other: nationName(state, against),
});

export const answering: Procedure<Data> = {
  kind: 'eia-call',
  schema: { data: callSchema },
  question: (state, { data }) => say('eiapol-call-question', named(state, data)),
  facts: (state, task) => [
    oneOf(
      'answer',
      'eiapol-call-answer',
      answerIn(state, task),
      ANSWERS.map((value) => ({ value, label: `eiapol-call-${value}` as const })),
    ),
  ],
  needs: () => [],
  reading: () => ({ word: 'eiapol-call-answer', means: '', sums: [] }),
  settle(d, task) {
    const { caller, ally, against, aggressor } = task.data;
    const answer = answerIn(d.state, task);
    if (answer === 'comes') {
      const wasAlly = areAllied(d.state, ally, against);
      const changes = [pay(d, ally, POINTS.war), ...(wasAlly ? [pay(d, ally, POINTS.warOnAlly)] : [])];
      beginWar(d, ally, against, 'late', nextOrder(d.state));
      log(d, say('eiapol-told-comes', named(d.state, task.data)), {
        power: ally,
        changes,
        sums: [priceOfWar(wasAlly)],
      });
      return;
    }
    const changes = losesByRefusal(caller, ally, aggressor).map((one) => pay(d, one, POINTS.refusedCall));
    endAlliance(d, caller, ally);
    log(d, say('eiapol-told-refuses', named(d.state, task.data)), { power: ally, changes });
  },
};

// ---- who may call ----------------------------------------------------------------------------------------------------

const callers = (state: Campaign): readonly Power[] => listed(state, 'called');
function calling(state: Campaign, caller: Power, ally: Power, against: Power) {
  const origin = originOf(state, caller, against);
  const order = listed(state, 'call-order');
  const last = Math.max(-1, ...callers(state).map((one) => order.indexOf(one)));
  const at = order.indexOf(caller);
  return {
    ...{ origin: areAtWar(state, caller, against) ? origin : undefined, caller, against },
    allied: areAllied(state, caller, ally),
    allyAtWar: areAtWar(state, ally, against),
    allyLocked: lockOf(state, ally, against) !== undefined,
    asked: noted(state, `asked ${caller} ${ally} ${against}`) === true,
    called: callers(state),
    aggressorsCall: noted(state, 'aggressors') === true,
    before: at >= 0 && last > at ? order.slice(at + 1, last + 1) : [],
  };
}
export const cannotCall = (state: Campaign, caller: Power, ally: Power, against: Power): Why =>
  whyNot(mayCall(calling(state, caller, ally, against)));

/** Returns every call that may be made now. */
export const callsNow = (state: Campaign): readonly Extract<CallingPlay, { do: 'call-ally' }>[] =>
  state.clock.step !== 'calls'
    ? []
    : POWERS.flatMap((caller) =>
        alliesOf(state, caller).flatMap((ally) =>
          POWERS.filter(
            (against) =>
              against !== caller &&
              against !== ally &&
              areAtWar(state, caller, against) &&
              cannotCall(state, caller, ally, against) === undefined,
          ).map((against) => ({ do: 'call-ally', power: caller, ally, against }) as const),
        ),
      );

/** Returns whether the declarations of this month have been sealed. */
export const hasDeclared = (state: Campaign): boolean => noted(state, 'declared') === true;

function declareOff(d: Builder, one: Extract<CallingPlay, { do: 'declare-off' }>): Why {
  const { power: by, against, why } = one;
  const steps = why === 'transport' ? ['navalMove', 'navalCombat'] : ['landMove', 'landCombat'];
  if (!steps.includes(d.state.clock.step)) return 'eiapol-off-step';
  if (by === against || !inPlay(d.state, by) || !inPlay(d.state, against)) return 'eia-gone';
  if (areAtWar(d.state, by, against)) return 'eiapol-name-at-war';
  // At sea neither an enforced peace nor anything else in 4.2.2 prevents the war. EIA-085
  const bar = why === 'transport' ? undefined : whyNot(mayDeclare(declaring(d.state, by, against, one)));
  if (bar !== undefined) return bar;
  const wasAlly = areAllied(d.state, by, against);
  const changes = [
    addPoints(d, by, POINTS.war.by, why === 'transport' ? '6.3.1.2.2' : '7.3.8.3'),
    ...(wasAlly ? [pay(d, by, POINTS.warOnAlly)] : []),
  ];
  beginWar(d, by, against, 'late', nextOrder(d.state));
  log(d, say('eiapol-told-war', { power: nationName(d.state, by), other: nationName(d.state, against) }), {
    power: by,
    changes,
    sums: [priceOfWar(wasAlly)],
  });
  return undefined;
}

export const callingHandlers: Handlers<CallingPlay> = {
  'ask-declarations'(d) {
    if (d.state.clock.step !== 'declarations') return 'eiapol-step';
    if (hasDeclared(d.state)) return 'eiapol-declared-already';
    note(d, 'declared', true);
    const asked = POWERS.filter((one) => inPlay(d.state, one));
    callSeals(d, { kind: 'targets', about: '', asked, otherwise: '[]', deadline: '' });
    return undefined;
  },
  'call-ally'(d, { power: caller, ally, against }) {
    if (d.state.clock.step !== 'calls') return 'eiapol-step';
    const call = calling(d.state, caller, ally, against);
    const why = whyNot(mayCall(call));
    if (why !== undefined) return why;
    const aggressor = isAggressor(call);
    list(d, 'called', [...new Set([...callers(d.state), caller])]);
    if (aggressor) note(d, 'aggressors', true);
    note(d, `asked ${caller} ${ally} ${against}`, true);
    log(d, say('eiapol-told-calls', named(d.state, { caller, ally, against })), { power: caller });
    ask(d, 'eia-call', ally, { caller, ally, against, aggressor });
    return undefined;
  },
  'call-order'(d, { powers }) {
    if (d.state.clock.step !== 'calls') return 'eiapol-step';
    if (callers(d.state).length > 0) return 'eiapol-order-late';
    ask(d, 'eia-claim', null, { claimants: [...new Set(powers)], about: '', settles: 'calls' });
    return undefined;
  },
  compete(d, { claimants, about }) {
    ask(d, 'eia-claim', null, { claimants: [...new Set(claimants)], about, settles: 'journal' });
    return undefined;
  },
  'declare-off': declareOff,
};
