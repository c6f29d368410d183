/** The campaign that is open: a session of its game, on the same disk as everything else. */
import { computed, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { apply } from '../../../campaign/age-of-napoleon/apply.ts';
import { begin, branch } from '../../../campaign/age-of-napoleon/begin.ts';
import type { Campaign, Setup, Task } from '../../../campaign/age-of-napoleon/campaign.ts';
import { type Event, eventSchema } from '../../../campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon as game } from '../../../campaign/age-of-napoleon/game.ts';
import type { Play } from '../../../campaign/age-of-napoleon/plays.ts';
import { procedureOf } from '../../../campaign/age-of-napoleon/procedures.ts';
import { actorOf, type CampaignSeat, view } from '../../../campaign/age-of-napoleon/seats.ts';
import { type Said, say } from '../../../engine/message.ts';
import { asked } from '../../../engine/question.ts';
import type { Payload } from '../../../journal/entry.ts';
import type { Machine } from '../../../journal/record.ts';
import { rulesOf } from '../../games.ts';
import { store } from '../../session/battles.ts';
import { branching } from '../../session/branching.ts';
import { createSession } from '../../session/game-session.ts';
import { type Begun, newRecord, newSeed } from '../../session/new-record.ts';
import { recordFiles } from '../../session/record-files.ts';
import { recordTaking } from '../../session/record-taking.ts';
import type { CampaignSummary } from '../campaign-game.ts';
import { seated } from '../seated.ts';

const SCHEMA = 1;
const payload: Payload<Event> = { schema: SCHEMA, play: z.looseObject({ do: z.string() }), event: eventSchema };
const machine: Machine<Campaign | undefined, Event> = { start: undefined, apply };

/** Where a campaign stands, in a line. */
export function momentWords({ now }: Campaign): Said {
  const { phase, round, label } = now;
  const where = say(now.winter ? 'aon-now-winter' : 'aon-now', { phase, round });
  return label === '' ? where : say('aon-now-called', { label, now: where });
}

const summaryOf = (state: Campaign): CampaignSummary => {
  const task = asked(state);
  const now = momentWords(state);
  return { title: state.title, now: task ? questionOf(state, task) : now, game: game.id };
};

export const questionOf = (state: Campaign, task: Task): Said => procedureOf(task.kind).question(state, task);

/** In whose hand the phone is; the table's: it lies open. */
export const seat = signal<CampaignSeat>('table');

/** What leads to another page, or cannot be meant twice; to set a thing twice does no harm. */
const ONCE: ReadonlySet<Play['do']> = new Set([
  'move',
  'intercept',
  'withdraw',
  'attack',
  'winter',
  'round',
  'phase',
  'throw',
  'accept',
  'decide',
  'drop',
  'add-area',
  'add-army',
  'add-corps',
]);

export const session = createSession<Campaign, Event, Play>({
  ...seated(seat, actorOf),
  ...{ game, machine, payload, summaryOf },
  once: (play) => ONCE.has(play.do),
});
export const { act, does } = session;

/** The campaign as whoever holds the phone may see it. */
export const seen = computed(() => {
  const state = session.state.value;
  return state && view(state, seat.value);
});

export const files = recordFiles<Campaign, Event, Play>({ game, session, isOver: () => false });

export const branchOff = branching<Campaign, Event>({
  store,
  machine,
  schema: SCHEMA,
  rules: rulesOf(game),
  called: () => game.id,
  by: () => 'table',
  branch,
  summaryOf,
});
export const weigh = recordTaking<Campaign, Event, Play>({
  game,
  store,
  payload,
  machine,
  summaryOf,
  session,
  branchOff,
  judges: () => true,
});

export const newCampaign = (setup: Setup): Promise<Begun> =>
  newRecord<Campaign, Event>({
    store,
    machine,
    called: game.id,
    title: setup.title,
    schema: SCHEMA,
    rules: rulesOf(game),
    seed: newSeed(),
    by: 'table',
    events: (seal) => begin(setup, seal),
    summaryOf,
  });

/** The map and the pieces of a campaign that is kept here, for another that begins with them. */
export async function piecesOf(id: string): Promise<Pick<Setup, 'areas' | 'armies' | 'corps'> | null> {
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) return null;
  const events = loaded.value.record.entries.flatMap((entry) => (entry.kind === 'deed' ? entry.events : []));
  const state = events.reduce<Campaign | undefined>(apply, undefined);
  if (!state) return null;
  return {
    areas: Object.values(state.areas),
    armies: Object.values(state.armies).map((army) => ({ ...army, arrived: null })),
    corps: Object.values(state.corps).map((corps) =>
      'box' in corps.place && corps.place.box !== 'reserve'
        ? { ...corps, place: { box: 'reserve' } as const, army: null, spent: false }
        : { ...corps, spent: false },
    ),
  };
}
