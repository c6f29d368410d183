/** A player who knows only the menu plays random months over all desks; every ledger holds at every step. */
import { describe, expect, it } from 'vitest';
import type { Campaign, Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { type Event, eventSchema } from '../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { addFactors, totalOf } from '../../../src/campaign/empires-in-arms/ledger.ts';
import { type Play, playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';
import { SEATS, seesCorps, view } from '../../../src/campaign/empires-in-arms/seats.ts';
import type { Factors } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { chanceOf, sealOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { prove } from '../../../src/engine/proof.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { area, corps, leader, SETUP, seed } from './fixtures.ts';

const POWERS = ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'] as const;
const AREAS = ['ulm', 'metz', 'kiev', 'york', 'jena', 'ronda', 'edirne', 'wien'];
const WORLD: Setup = {
  ...SETUP,
  powers: POWERS.map((id) => ({ id, player: id, french: id === 'FR' || id === 'SP' })),
  sheets: {
    areas: AREAS.map((id, i) =>
      area(id, { owner: POWERS[i % POWERS.length] ?? 'FR', spires: 3 + (i % 3), forage: 3 + (i % 5) }),
    ),
    corps: POWERS.flatMap((power, i) =>
      [0, 1].map((n) =>
        corps(`${power}${n}`, power, AREAS[n === 0 ? i : 7] ?? 'ulm', {
          factors: { regular: 6 + i, militia: n * 2, cavalry: 2 },
        }),
      ),
    ),
    leaders: POWERS.map((power) => leader(`${power}-leader`, power, { status: { is: 'corps', corps: `${power}0` } })),
    minors: [],
  },
};

const factorsOf = (state: Campaign): Factors =>
  [
    ...Object.values(state.corps).map(({ factors }) => factors),
    ...Object.values(state.garrisons).map(({ factors }) => factors),
    ...Object.values(state.prisoners).map(({ factors }) => factors),
    ...Object.values(state.queue).flatMap(({ what }) => (what.is === 'factors' ? [what.factors] : [])),
  ].reduce((all, one) => addFactors(all, one), {});

/** What stays true whatever was played. */
function holds(state: Campaign, look: boolean): void {
  expect(flaws(state)).toEqual([]);
  if (!look) return;
  for (const seat of SEATS)
    for (const seen of Object.values(view(state, seat).corps)) {
      const one = state.corps[seen.id];
      if (one && !seesCorps(state, seat, one)) expect([totalOf(seen.factors), seen.name]).toEqual([0, '?']);
    }
}

/** Plays that put nothing new on the map: factors only come by what a desk says it does. */
const RAISES: ReadonlySet<string> = new Set(['accept', 'decide']);

interface Played {
  readonly deeds: { play: unknown; by: string; events: readonly Event[] }[];
  readonly state: Campaign;
  readonly months: number;
  readonly kinds: ReadonlySet<string>;
}

function campaign(n: number, months: number, rulings: Setup['rulings'] = {}): Played {
  const own = seed(n);
  const open = (topic: string) => chanceOf(own, topic);
  const coin = chanceOf(own, 'bot');
  const first =
    empiresInArms.beginning([{ type: 'begun', setup: { ...WORLD, rulings }, seal: sealOf(own) }], open) ?? [];
  let state = first.reduce<Campaign | undefined>(empiresInArms.apply, undefined);
  if (!state) throw new Error('It does not begin.');
  const deeds: Played['deeds'] = [{ play: null, by: 'table', events: first }];
  const kinds = new Set<string>();
  const words = new Map<string, { readonly salt: string; readonly text: string }>();
  let past = 0;
  const play = (one: Play, must: boolean) => {
    if (!state) return;
    expect(playSchema.safeParse(one).success, JSON.stringify(one)).toBe(true);
    const before = state;
    const ruled = judge(empiresInArms, state, { actor: 'umpire', play: one }, open);
    if (!ruled.ok) {
      if (must) throw new Error(`The menu offers ${JSON.stringify(one)}, refused: ${JSON.stringify(ruled.why)}`);
      return;
    }
    state = ruled.state;
    kinds.add(one.do);
    if (before.clock.date.m !== state.clock.date.m) past += 1;
    if (!RAISES.has(one.do) && one.do === 'next')
      expect(totalOf(factorsOf(state)), 'no factor comes of itself').toBeLessThanOrEqual(totalOf(factorsOf(before)));
    for (const event of ruled.events) expect(eventSchema.safeParse(event).success, JSON.stringify(event)).toBe(true);
    deeds.push({ play: one, by: 'umpire', events: ruled.events });
    // Every view is searched now and then; the ledgers hold at every step.
    holds(state, deeds.length % 12 === 0);
  };
  /** Now and then what a group does besides: a war, an alliance, a sealed round, a corps that walks. */
  const besides = () => {
    if (!state) return;
    const [a, b] = [POWERS[coin.below(7)] ?? 'FR', POWERS[coin.below(7)] ?? 'AU'];
    const since = state.clock.date;
    switch (coin.below(5)) {
      case 0:
        return play({ do: 'add-piece', ledger: 'wars', piece: { id: `${a}-${b}`, a, b, since, order: 1 } }, false);
      case 1:
        return play({ do: 'add-piece', ledger: 'alliances', piece: { id: `${a}-${b}`, a, b, since } }, false);
      case 2:
        return play(
          { do: 'set-piece', ledger: 'corps', id: `${a}1`, set: { place: { at: 'area', area: AREAS[coin.below(8)] } } },
          false,
        );
      case 3:
        return play({ do: 'figure', power: a, of: 'pp', by: coin.below(9) - 4, note: '' }, false);
      default: {
        play({ do: 'call-seals', kind: 'targets', about: '', asked: [a, b], otherwise: '[]', deadline: '' }, false);
        const round = Object.values(state.rounds).find(({ over }) => !over);
        for (const power of round?.asked ?? []) {
          const salt = saltOf(Uint8Array.from({ length: 16 }, () => coin.below(256)));
          const text = JSON.stringify([`sealed by ${power} ${salt}`]);
          words.set(power, { salt, text });
          if (round) play({ do: 'seal', round: round.id, power, seal: sealFor({ salt, text }) }, false);
        }
        for (const { text } of words.values())
          for (const seat of SEATS)
            expect(JSON.stringify(view(state, seat)), 'what lies sealed').not.toContain(JSON.stringify(text));
        for (const power of round?.asked ?? []) {
          const opening = words.get(power);
          if (round && opening) play({ do: 'unseal', round: round.id, power, ...opening }, false);
        }
        words.clear();
      }
    }
  };
  for (let step = 0; step < months * 400 && past < months; step += 1) {
    const offered: readonly Play[] = empiresInArms.menu(state, 'umpire');
    expect(offered.length, 'a way on').toBeGreaterThan(0);
    const likely = offered.filter((one) =>
      ['accept', 'throw', 'next', 'take-slot', 'start', 'to-table'].includes(one.do),
    );
    const from = likely.length > 0 && coin.below(4) > 0 ? likely : offered;
    const one = from[coin.below(from.length)];
    if (one) play(one, true);
    if (coin.below(6) === 0 && state.agenda.length === 0) besides();
  }
  return { deeds, state, months: past, kinds };
}

describe('a bot', () => {
  it.each([1, 2, 3])('plays months with all phases without a broken ledger: %i', (n) => {
    const { months, kinds } = campaign(n, 4);
    expect(months).toBe(4);
    for (const one of ['next', 'take-slot', 'seal', 'unseal']) expect([...kinds]).toContain(one);
  });

  it('plays the land game alone', () => {
    expect(campaign(9, 4, { mode: 'land' }).months).toBe(4);
  });

  it('leaves a record that is proved from its seed', () => {
    const { deeds, state } = campaign(4, 2);
    const again = deeds.flatMap(({ events }) => events).reduce<Campaign | undefined>(empiresInArms.apply, undefined);
    expect(again).toEqual(state);
    expect(prove(empiresInArms, deeds, seed(4))).toMatchObject({ ok: true });
  });
});
