/** The campaign that is open: a session of its game, on the same disk as everything else. */
import { computed, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { apply } from '../../../campaign/empires-in-arms/apply.ts';
import { begin, branch, openPart } from '../../../campaign/empires-in-arms/begin.ts';
import type { Campaign, Setup, Sheets, Task } from '../../../campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../campaign/empires-in-arms/desks.ts';
import { type Event, eventSchema } from '../../../campaign/empires-in-arms/events.ts';
import { empiresInArms as game } from '../../../campaign/empires-in-arms/game.ts';
import type { Play } from '../../../campaign/empires-in-arms/plays.ts';
import { actorOf, type Seated, view } from '../../../campaign/empires-in-arms/seats.ts';
import { type Said, say } from '../../../engine/message.ts';
import type { Payload } from '../../../journal/entry.ts';
import type { Machine } from '../../../journal/record.ts';
import { rulesOf } from '../../games.ts';
import { store } from '../../session/battles.ts';
import { branching } from '../../session/branching.ts';
import { deviceKey } from '../../session/device-key.ts';
import { createSession } from '../../session/game-session.ts';
import { readRecord } from '../../session/gatekeeper.ts';
import { type Begun, newRecord, newSeed } from '../../session/new-record.ts';
import { recordFiles } from '../../session/record-files.ts';
import { recordTaking, type Weighed } from '../../session/record-taking.ts';
import { shelf } from '../../session/store.ts';
import type { CampaignSummary } from '../campaign-game.ts';
import { seated } from '../seated.ts';
import { tableKeys } from './table-key.ts';

/** The ciphers of tables under lock, as this device keeps them. */
export const tables = tableKeys({
  deviceKey,
  get: async (name) => {
    const kept = await shelf.getSetting(name);
    return kept.ok ? kept.value : null;
  },
  put: async (name, value) => (await shelf.putSetting(name, value)).ok,
});

const SCHEMA = 1;
const payload: Payload<Event> = { schema: SCHEMA, play: z.looseObject({ do: z.string() }), event: eventSchema };
const machine: Machine<Campaign | undefined, Event> = { start: undefined, apply };

/** Where a campaign stands, in a line. */
export const momentWords = ({ clock: { date, phase } }: Campaign): Said =>
  say('eia-now', {
    month: { code: `eiascreen-month-${date.m}` },
    year: String(date.y),
    phase: { code: `eiascreen-phase-${phase}` },
  });

export const questionOf = (state: Campaign, task: Task): Said => procedureOf(task.kind).question(state, task);

const summaryOf = (state: Campaign): CampaignSummary => ({
  title: state.title,
  now: momentWords(state),
  game: game.id,
});

/** In whose hand the phone is; the table's: it lies open. */
export const seat = signal<Seated>('table');

/** To set a thing twice does no harm; all else is meant once. */
const TWICE: ReadonlySet<Play['do']> = new Set(['answer', 'chart', 'flag', 'set-piece', 'dice', 'ruling', 'enter']);

export const session = createSession<Campaign, Event, Play>({
  ...seated(seat, actorOf),
  ...{ game, machine, payload, summaryOf },
  open: tables.uncover,
  cover: tables.cover,
  once: (play) => !TWICE.has(play.do),
});
export const { act, does } = session;

/** The campaign as whoever holds the phone may see it. */
export const seen = computed(() => {
  const state = session.state.value;
  return state && view(state, seat.value);
});

export const files = recordFiles<Campaign, Event, Play>({
  game,
  session,
  isOver: () => false,
  instead: async (state, record) => (await import('./more.ts')).fileUnderLock(state, record),
});

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
const weighRecord = recordTaking<Campaign, Event, Play>({
  game,
  store,
  payload,
  machine,
  summaryOf,
  session,
  branchOff,
  // What lies covered is judged where it can be read.
  judges: ({ unread }) => !unread,
});

/** What lies covered in a file is read before it is weighed. */
export async function weigh(text: string): Promise<Weighed> {
  if (text.includes('"covered"')) {
    const read = await readRecord(text, payload, game);
    if (read.ok) await tables.uncover(read.record.entries);
  }
  return weighRecord(text);
}

/** Where its seats are under lock, what the corps hold lies covered from the first entry on. */
export async function newCampaign(setup: Setup, id?: string): Promise<Begun> {
  const { locked } = setup;
  const { setup: open, covered } = locked ? openPart(setup) : { setup, covered: [] };
  const words = locked && covered.length > 0 ? [await tables.coverFirst(locked, covered)] : [];
  return newRecord<Campaign, Event>({
    store,
    machine,
    called: game.id,
    ...(id && { id }),
    title: setup.title,
    schema: SCHEMA,
    rules: rulesOf(game),
    seed: newSeed(),
    by: 'table',
    events: (seal) => [...begin(open, seal), ...words.map((one): Event => ({ type: 'covered', words: one }))],
    summaryOf,
  });
}

export interface Kept {
  readonly sheets: Sheets;
  readonly slots: Setup['slots'];
}

/** The sheets and charts of a campaign that is kept here, for another that begins with them; nobody is in the field yet. */
export async function sheetsOf(id: string): Promise<Kept | null> {
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) return null;
  await tables.uncover(loaded.value.record.entries);
  const events = loaded.value.record.entries.flatMap((entry) => (entry.kind === 'deed' ? entry.events : []));
  const state = events.reduce<Campaign | undefined>(apply, undefined);
  if (!state) return null;
  const { areas, provinces, ports, seas, minors, corps, leaders, fleets, slots } = state;
  return {
    slots,
    sheets: {
      areas: Object.values(areas),
      provinces: Object.values(provinces),
      ports: Object.values(ports),
      seas: Object.values(seas),
      minors: Object.values(minors).map((one) => ({
        ...one,
        state: 'neutral',
        controller: null,
        occupied: null,
        money: 0,
        men: 0,
      })),
      corps: Object.values(corps).map((one) => ({
        ...one,
        place: { at: 'pool' },
        besieged: false,
        revealed: false,
        factors: {},
      })),
      leaders: Object.values(leaders).map((one) => ({ ...one, status: { is: 'pool' } })),
      fleets: Object.values(fleets).map((one) => ({ ...one, place: { at: 'pool' }, ships: 0, done: false })),
    },
  };
}
