/** What the samples are made of: a battle, a campaign and a scenario in which everything occurs that is ever kept. */
import { machine, RULES, SCHEMA } from '../../src/app/session/battle-journal.ts';
import { asked as askedInBattle, type Battle, type Setup } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { begin as beginCampaign, branch } from '../../src/campaign/age-of-napoleon/begin.ts';
import type { Campaign } from '../../src/campaign/age-of-napoleon/campaign.ts';
import type { Event as CampaignEvent } from '../../src/campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon } from '../../src/campaign/age-of-napoleon/game.ts';
import { menu } from '../../src/campaign/age-of-napoleon/menu.ts';
import type { Play } from '../../src/campaign/age-of-napoleon/plays.ts';
import { actorOf } from '../../src/campaign/age-of-napoleon/seats.ts';
import { chanceOf, type OpenChance, sealOf } from '../../src/engine/chance.ts';
import { judge } from '../../src/engine/game.ts';
import { asked } from '../../src/engine/question.ts';
import type { BattleRecord } from '../../src/journal/file.ts';
import { append, begin, type Journal, type Machine, undo } from '../../src/journal/record.ts';
import { type Scenario, scenario } from '../../src/scenarios/schema.ts';
import { randomOf } from '../battlefield/bot.ts';
import { everything, playAll } from '../battlefield/everything.ts';
import { SETUP, seedFrom } from '../battlefield/fixtures.ts';
import { ownThing } from '../battlefield/played.ts';
import { SETUP as CAMPAIGN, seed as campaignSeed, corps } from '../campaign/age-of-napoleon/fixtures.ts';
import { qualityDeckMade } from './packs.ts';

const START = Date.UTC(2026, 10, 22, 18);
/** Every so many deeds one is taken back. */
const UNDONE = 60;

const present = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};

// ---- a battle --------------------------------------------------------------------------------------------------------

const BATTLE = 1;
const BATTLE_PLAYS = 300;

function nextPlay(battle: Battle, random: (n: number) => number) {
  const task = askedInBattle(battle);
  const need = task && procedureFor(task.kind).needs(battle, task)[0];
  return task && need && !battle.ended && random(9) === 0
    ? ({ do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) } as const)
    : playAll(battle, random);
}

/** A battle on a field with everything on it, played by the menus, some of it undone. */
export function battleMade() {
  const seed = seedFrom(BATTLE);
  const random = randomOf(BATTLE + 1);
  const field = everything();
  const setup: Setup = {
    ...SETUP,
    phone: 'open',
    help: 'resolve',
    rulings: { cbConfirm: 'freshDie' },
    packs: { quality: qualityDeckMade() },
  };
  const header = {
    id: 'sample-battle',
    schema: SCHEMA,
    title: field.title,
    seal: sealOf(seed),
    startedAt: START,
    rules: RULES,
  };
  let journal = append(begin(header, machine), {
    play: { do: 'begin' },
    events: beginBattle(field, setup, header.seal),
    at: START,
    by: 'both',
  });
  for (let i = 0; i < BATTLE_PLAYS; i += 1) {
    const play = nextPlay(present(journal.state, 'battle'), random);
    const ruled = referee(present(journal.state, 'battle'), play, (topic) => chanceOf(seed, topic));
    if (!ruled.ok) throw new Error(JSON.stringify(ruled.why));
    const at = START + 1000 * i;
    journal = append(journal, { play, events: ruled.events, at, by: 'both' });
    if (i % UNDONE === UNDONE - 1) journal = undo(journal, { at, by: 'both' }) ?? journal;
  }
  return { record: { header, seed, entries: journal.entries }, state: present(journal.state, 'battle') };
}

// ---- a campaign ------------------------------------------------------------------------------------------------------

const CAMPAIGN_PLAYS = 220;
const CAMPAIGN_SEED = 7;
type State = Campaign | undefined;
const campaignMachine: Machine<State, CampaignEvent> = { start: undefined, apply: ageOfNapoleon.apply };

/** What its owner types and sets by hand, so that each of it is kept once. */
const TYPED: readonly Play[] = [
  {
    do: 'add-area',
    area: { name: 'moor', terrain: 'marsh', friend: null, capital: false, barren: true, insurgent: false, home: '' },
  },
  { do: 'add-army', army: { name: 'reserve', side: 'b', mr: 2, sr: 2, rating: 1, area: 'town' } },
  {
    do: 'add-corps',
    corps: { name: 'b20', side: 'b', nation: 'Blue', rating: 2, spent: true, place: { box: 'reserve' }, army: null },
  },
  { do: 'slot', chart: 'pursuit', cell: 'losses/added', value: 1 },
  { do: 'set-area', area: 'plain', set: { barren: true } },
  { do: 'set-army', army: 'south', set: { mr: 3 } },
  { do: 'set-corps', corps: 'a6', set: { spent: true } },
  { do: 'set-side', side: 'a', set: { hand: 40 } },
  { do: 'set-moment', set: { label: '1809' } },
  { do: 'ruling', key: 'causeCount', value: 'perEntry' },
  { do: 'dice', dice: 'table' },
  { do: 'tell', text: 'A dog runs over the map.', side: 'a' },
];

function campaignPlay(state: Campaign, coin: ReturnType<typeof chanceOf>): Play {
  const task = asked(state);
  const thrown = task?.rolls.find(({ own }) => !own);
  // What the table threw itself is laid over what the app threw.
  if (task && thrown && coin.below(3) === 0)
    return { do: 'enter', task: task.id, slot: thrown.slot, thing: { die: 4 } };
  const offered = menu(state, 'table');
  const likely = offered.filter(({ do: what }) =>
    ['accept', 'throw', 'attack', 'intercept', 'withdraw'].includes(what),
  );
  const from = likely.length > 0 && coin.below(3) > 0 ? likely : offered;
  return present(from[coin.below(from.length)], 'play');
}

/** A campaign of several rounds with its battles and a winter, some of it undone. */
export function campaignMade() {
  const seed = campaignSeed(CAMPAIGN_SEED);
  const open: OpenChance = (topic) => chanceOf(seed, topic);
  const coin = chanceOf(seed, 'bot');
  const more = (side: 'a' | 'b', at: string, of: string) =>
    Array.from({ length: 6 }, (_, i) => corps(`${side}${i + 10}`, side, at, of, { rating: i % 4 }));
  const setup = {
    ...CAMPAIGN,
    sides: { a: { ...CAMPAIGN.sides.a, hand: 30 }, b: { ...CAMPAIGN.sides.b, hand: 30, held: 'Depot and Mud' } },
    corps: [...CAMPAIGN.corps, ...more('a', 'plain', 'north'), ...more('b', 'town', 'east')],
  };
  const header = {
    id: 'sample-campaign',
    schema: 1,
    title: setup.title,
    seal: sealOf(seed),
    startedAt: START,
    rules: `aon-${ageOfNapoleon.rules}`,
  };
  let journal: Journal<State, CampaignEvent> = append(begin(header, campaignMachine), {
    play: { do: 'begin' },
    events: beginCampaign(setup, header.seal),
    at: START,
    by: 'table',
  });
  for (let i = 0; i < CAMPAIGN_PLAYS; i += 1) {
    const state = present(journal.state, 'campaign');
    const play = TYPED[i] ?? campaignPlay(state, coin);
    const by = actorOf(state, play);
    const ruled = judge(ageOfNapoleon, state, { actor: by, play }, open);
    if (!ruled.ok) throw new Error(JSON.stringify({ play, why: ruled.why }));
    const at = START + 1000 * i;
    journal = append(journal, { play, events: ruled.events, at, by });
    if (i % UNDONE === UNDONE - 1) journal = undo(journal, { at, by: 'table' }) ?? journal;
  }
  return { record: { header, seed, entries: journal.entries }, state: present(journal.state, 'campaign') };
}

/** A campaign that goes on in a copy, under a seal of its own. */
export function campaignCopyMade(): BattleRecord<CampaignEvent> {
  const seed = campaignSeed(CAMPAIGN_SEED + 1);
  const header = {
    id: 'sample-campaign-copy',
    schema: 1,
    title: `${CAMPAIGN.title} (copy)`,
    seal: sealOf(seed),
    startedAt: START,
    rules: `aon-${ageOfNapoleon.rules}`,
  };
  const before = beginCampaign(CAMPAIGN, sealOf(campaignSeed(CAMPAIGN_SEED)));
  const { entries } = append(begin(header, campaignMachine), {
    play: { do: 'branch' },
    events: branch(before, header.seal, { id: 'sample-campaign', seq: 1, why: 'damaged' }),
    at: START,
    by: 'table',
  });
  return { header, seed, entries };
}

// ---- a scenario ------------------------------------------------------------------------------------------------------

/** Every member that a scenario may have, none as it is usual. */
export function scenarioMade(): Scenario {
  const field = everything();
  const [first, ...others] = field.sides.a.formations;
  if (!first) throw new Error('There is no formation.');
  const [one, ...units] = first.units;
  if (one?.arm !== 'infantry') throw new Error('There is no foot.');
  return scenario({
    ...field,
    id: 'sample',
    place: 'A plain',
    summary: 'A morning on a plain.',
    sources: ['A memoir.'],
    notes: 'The wood is thick.',
    tags: ['sample'],
    end: { at: 1200, terms: 'Whoever holds the farm.' },
    sides: {
      ...field.sides,
      a: {
        ...field.sides.a,
        ottoman: true,
        commander: { ...field.sides.a.commander, rank: 'Marshal', note: 'In a hurry.' },
        formations: [
          {
            ...first,
            awkward: { extra: 2, why: 'A quarrel.' },
            units: [
              {
                ...one,
                exhaustion: 1,
                note: 'Marched all night.',
                parts: one.parts.map((part) => ({ ...part, name: '1st Line' })),
              },
              ...units.map((unit) => (unit.arm === 'artillery' ? { ...unit, guns: 8, ottoman: true } : unit)),
            ],
          },
          ...others,
        ],
      },
    },
    reinforcements: field.reinforcements.map((arrival) => ({ ...arrival, units: ['byng'], secret: true })),
    sky: {
      weather: 'bright',
      intensity: 'heavy',
      variable: true,
      mediterranean: true,
      falls: 'snow',
      freezing: true,
      ground: 'soft',
      fog: { target: 30 },
    },
    bands: { early: { from: 240, to: 360 }, daylight: { from: 360, to: 1200 }, evening: { from: 1200, to: 1320 } },
    terrain: field.terrain.map((patch) => ({ ...patch, crossable: false, note: 'By the stream.' })),
    areas: field.areas.map((area) => ({ ...area, cover: 'soft', limit: 9, note: 'Walled.' })),
    crossings: field.crossings.map((crossing) => ({ ...crossing, bonus: -1, note: 'Old.' })),
    decks: { quality: 'QD-2D6' },
    rulings: { cbConfirm: 'freshDie' },
    briefings: { a: 'Attack.', b: 'Hold.', umpire: 'Wait.' },
  });
}
