/** A player who knows only the menu plays campaigns through several winters; the ledger holds at every step. */
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/age-of-napoleon/campaign.ts';
import { SIDES } from '../../../src/campaign/age-of-napoleon/campaign.ts';
import { type Event, eventSchema } from '../../../src/campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon } from '../../../src/campaign/age-of-napoleon/game.ts';
import type { Play } from '../../../src/campaign/age-of-napoleon/plays.ts';
import { playSchema } from '../../../src/campaign/age-of-napoleon/plays.ts';
import type { Rulings } from '../../../src/campaign/age-of-napoleon/rulings.ts';
import { chanceOf, sealOf } from '../../../src/engine/chance.ts';
import { judge, type Ruled } from '../../../src/engine/game.ts';
import { prove } from '../../../src/engine/proof.ts';
import { countsWhatItNames } from '../../laws/counted.ts';
import { corps, SETUP, seed } from './fixtures.ts';

/** What stays true of a ledger, whatever was played. */
function holds(state: Campaign): void {
  const all = Object.values(state.corps);
  expect(all).toHaveLength(CORPS.length);
  const boxed = all.filter(({ place }) => 'box' in place && place.box === 'battle').map(({ id }) => id);
  const engaged = Object.values(state.battles).flatMap(({ sides }) => SIDES.map((side) => sides[side]));
  for (const { army, engaged: ids } of engaged)
    expect(ids?.length ?? 0, 'engaged').toBeLessThanOrEqual(state.armies[army]?.sr ?? 0);
  for (const id of boxed)
    expect(
      engaged.some((side) => side.engaged?.includes(id)),
      `${id} in the Battle Box`,
    ).toBe(true);
  for (const { id, army, place } of all) {
    if (!('area' in place)) continue;
    expect(state.areas[place.area], `where ${id} is`).toBeDefined();
    if (army !== null) expect(state.armies[army]?.area, `the army of ${id}`).toBe(place.area);
  }
  for (const side of SIDES) {
    const { hand, discards, played } = state.sides[side];
    expect((hand ?? 0) + discards + played, 'cards').toBe(CARDS);
  }
}

/** What one play may not do. */
function follows(before: Campaign, events: readonly Event[], after: Campaign, play: Play): void {
  for (const { id, place } of Object.values(before.corps))
    if ('box' in place && place.box === 'out') expect(after.corps[id]?.place, 'out for good').toEqual(place);
  for (const side of SIDES) {
    // The exemption is used once, and comes back with the Campaign Phase alone.
    if (before.sides[side].firstDone && !after.sides[side].firstDone) expect(play.do).toBe('phase');
    if (codesOf(events).includes('aon-withdraw-told')) {
      expect(after.sides[side].discards, 'a withdrawal').toBe(before.sides[side].discards);
      expect(after.sides[side].hand, 'a withdrawal').toBe(before.sides[side].hand);
    }
  }
  for (const event of events) if (event.type === 'told') countsWhatItNames(event.line.text);
  if (codesOf(events).includes('aon-unspend-told')) return;
  for (const { id, sides } of Object.values(before.battles)) {
    if (after.battles[id] || codesOf(events).includes('aon-called-off')) continue;
    for (const side of SIDES)
      for (const one of sides[side].engaged ?? [])
        if ('area' in (after.corps[one]?.place ?? {})) expect(after.corps[one]?.spent, 'spent by battle').toBe(true);
  }
}

const codesOf = (events: readonly Event[]): string[] =>
  events.flatMap((event) =>
    event.type === 'told' && typeof event.line.text === 'object' ? [event.line.text.code] : [],
  );

const CARDS = 40;

/** Larger armies than in the other tests, so that there is somebody left to winter. */
const CORPS = [
  ...SETUP.corps,
  ...Array.from({ length: 12 }, (_, i) => corps(`a${i + 10}`, 'a', 'plain', 'north', { rating: i % 6 })),
  ...Array.from({ length: 12 }, (_, i) => corps(`b${i + 10}`, 'b', 'town', 'east', { rating: i % 6 })),
];

interface Played {
  readonly state: Campaign;
  readonly deeds: { play: unknown; by: string; events: readonly Event[] }[];
  readonly kinds: ReadonlySet<string>;
  readonly winters: number;
}

/** Plays by the menu until so many winters have been settled. */
function campaign(n: number, winters: number, rulings: Rulings): Played {
  const own = seed(n);
  const open = (topic: string) => chanceOf(own, topic);
  const coin = chanceOf(own, 'bot');
  const sides = { a: { ...SETUP.sides.a, hand: CARDS }, b: { ...SETUP.sides.b, hand: CARDS } };
  const first = ageOfNapoleon.beginning(
    [{ type: 'begun', setup: { ...SETUP, corps: CORPS, sides, rulings }, seal: sealOf(own) }],
    open,
  );
  const start = (first ?? []).reduce<Campaign | undefined>(ageOfNapoleon.apply, undefined);
  if (!first || !start) throw new Error('It does not begin.');
  let state: Campaign = start;
  const deeds: Played['deeds'] = [{ play: null, by: 'table', events: first }];
  const kinds = new Set<string>();
  let settled = 0;
  for (let step = 0; step < 1200 && settled < winters; step += 1) {
    const offered: readonly Play[] = ageOfNapoleon.menu(state, 'table');
    expect(offered.length, 'a way on').toBeGreaterThan(0);
    // Questions are settled more often than put off or dropped, so that things come to pass.
    const likely = offered.filter((one) =>
      ['accept', 'throw', 'winter', 'attack', 'intercept', 'withdraw'].includes(one.do),
    );
    const from: readonly Play[] = likely.length > 0 && coin.below(3) > 0 ? likely : offered;
    const play = from[coin.below(from.length)];
    if (!play) break;
    if (!playSchema.safeParse(play).success) throw new Error(`No play: ${JSON.stringify(play)}`);
    const ruled: Ruled<Campaign, Event> = judge(ageOfNapoleon, state, { actor: 'table', play }, open);
    if (!ruled.ok) throw new Error(`The menu offers ${JSON.stringify(play)}, refused: ${JSON.stringify(ruled.why)}`);
    holds(ruled.state);
    follows(state, ruled.events, ruled.state, play);
    for (const event of ruled.events) {
      if (event.type === 'opened') kinds.add(event.task.kind);
      if (!eventSchema.safeParse(event).success) throw new Error(`No event: ${JSON.stringify(event)}`);
    }
    if (play.do === 'winter') settled += 1;
    deeds.push({ play, by: 'table', events: ruled.events });
    state = ruled.state;
  }
  return { state, deeds, kinds, winters: settled };
}

const EVERY = ['aon-move', 'aon-intercept', 'aon-withdraw', 'aon-march', 'aon-engage', 'aon-fight'];
const AFTER = ['aon-pursuit', 'aon-loss', 'aon-aftermath', 'aon-winter', 'aon-table'];

describe('campaigns played at random by the menu', () => {
  const kinds = new Set<string>();

  it('AON-001 to AON-017 keep the ledger whole through several winters', () => {
    let winters = 0;
    for (let n = 1; n <= 9; n += 1) {
      const rulings: Rulings =
        n % 2 ? {} : { maFloor: 'min1', causeCount: 'perEntry', tieLoserExtra: 'yes', unspendScope: 'engagedOnly' };
      const played = campaign(n, 4, rulings);
      winters += played.winters;
      for (const kind of played.kinds) kinds.add(kind);
    }
    // An army may bleed to death before its fourth.
    expect(winters).toBeGreaterThan(18);
    expect([...kinds].sort()).toEqual([...EVERY, ...AFTER].sort());
  });

  it('replay to the same ledger, and are proved by their seed', () => {
    const { state, deeds } = campaign(7, 3, {});
    const again = deeds.flatMap(({ events }) => events).reduce<Campaign | undefined>(ageOfNapoleon.apply, undefined);
    expect(again).toEqual(state);
    expect(prove(ageOfNapoleon, deeds, seed(7))).toMatchObject({ ok: true });
    expect(prove(ageOfNapoleon, deeds, seed(8))).toMatchObject({ ok: false });
  });
});
