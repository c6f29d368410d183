/** A player who knows only the menu plays random months over all desks; whatever breaks a ledger on the way is thrown. */
import type { Campaign, Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { type Event, eventSchema } from '../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { addFactors, totalOf } from '../../../src/campaign/empires-in-arms/ledger.ts';
import { type Play, playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';
import { SEATS, seesCorps, view } from '../../../src/campaign/empires-in-arms/seats.ts';
import { type Factors, POWERS } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { chanceOf, sealOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { countsWhatItNames } from '../../laws/counted.ts';
import { area, corps, leader, SETUP, seed } from './fixtures.ts';

const AREAS = ['ulm', 'metz', 'kiev', 'york', 'jena', 'ronda', 'edirne', 'wien'];
/** All seven powers with two corps each; nothing of it is off a real map or counter. */
export const WORLD: Setup = {
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

function must(holds: boolean, why: string): void {
  if (!holds) throw new Error(why);
}

const factorsOf = (state: Campaign): Factors =>
  [
    ...Object.values(state.corps).map(({ factors }) => factors),
    ...Object.values(state.garrisons).map(({ factors }) => factors),
    ...Object.values(state.prisoners).map(({ factors }) => factors),
    ...Object.values(state.queue).flatMap(({ what }) => (what.is === 'factors' ? [what.factors] : [])),
  ].reduce((all, one) => addFactors(all, one), {});

/** What stays true whatever was played. */
function holds(state: Campaign, look: boolean): void {
  const [flaw] = flaws(state);
  must(flaw === undefined, `broken: ${JSON.stringify(flaw)}`);
  if (!look) return;
  for (const seat of SEATS)
    for (const seen of Object.values(view(state, seat).corps)) {
      const one = state.corps[seen.id];
      if (one && !seesCorps(state, seat, one))
        must(totalOf(seen.factors) === 0 && seen.name === '?', `${seat} looks into ${one.id}`);
    }
}

const FIGURES = ['money', 'manpower'] as const;
/** Money and manpower change by what a line of the journal says, never past nothing: no point comes or goes unsaid. */
function conserves(before: Campaign, after: Campaign, events: readonly Event[]): void {
  const changes = events.flatMap((event) => (event.type === 'told' ? (event.line.changes ?? []) : []));
  for (const power of POWERS)
    for (const of of FIGURES) {
      const by = (after.powers[power]?.[of] ?? 0) - (before.powers[power]?.[of] ?? 0);
      const said = changes.filter((one) => one.of === of && one.power === power).reduce((n, one) => n + one.by, 0);
      const stopped = (after.powers[power]?.[of] ?? 0) === 0 && said < by;
      must(by === said || stopped, `${of} of ${power} changed by ${by}, said ${said}`);
    }
}

/** Plays that may put factors on the map or into the queue; by any other none comes. */
const RAISES: ReadonlySet<string> = new Set(['accept', 'decide', 'set-piece', 'add-piece', 'buy', 'levy']);

export interface Played {
  readonly deeds: { play: unknown; by: string; events: readonly Event[] }[];
  readonly state: Campaign;
  readonly months: number;
  readonly kinds: ReadonlySet<string>;
  readonly steps: ReadonlySet<string>;
}
/** What is looked at after each deed: what each has sealed and not yet shown goes with it. */
export type Look = (state: Campaign, deed: Played['deeds'][number], sealed: readonly Sealed[]) => void;
export interface Sealed {
  readonly power: string;
  readonly salt: string;
  readonly text: string;
}

export function campaign(n: number, months: number, more: Partial<Setup> = {}, look?: Look): Played {
  const own = seed(n);
  const open = (topic: string) => chanceOf(own, topic);
  const coin = chanceOf(own, 'bot');
  const first = empiresInArms.beginning([{ type: 'begun', setup: { ...WORLD, ...more }, seal: sealOf(own) }], open);
  let state = first?.reduce<Campaign | undefined>(empiresInArms.apply, undefined);
  if (!state || !first) throw new Error('It does not begin.');
  const deeds: Played['deeds'] = [{ play: { do: 'begin' }, by: 'table', events: first }];
  const kinds = new Set<string>();
  const steps = new Set<string>();
  let sealed: readonly Sealed[] = [];
  let past = 0;
  const play = (one: Play, needed: boolean) => {
    if (!state) return;
    must(playSchema.safeParse(one).success, `no play: ${JSON.stringify(one)}`);
    const before = state;
    const ruled = judge(empiresInArms, state, { actor: 'umpire', play: one }, open);
    if (!ruled.ok) {
      must(!needed, `The menu offers ${JSON.stringify(one)}, refused: ${JSON.stringify(ruled.why)}`);
      return;
    }
    state = ruled.state;
    kinds.add(one.do);
    steps.add(state.clock.step);
    if (before.clock.date.m !== state.clock.date.m) past += 1;
    const [now, then] = [factorsOf(state), factorsOf(before)];
    if (!RAISES.has(one.do)) must(totalOf(now) <= totalOf(then), `factors come of ${JSON.stringify(one)}`);
    conserves(before, state, ruled.events);
    for (const event of ruled.events) if (event.type === 'told') countsWhatItNames(event.line.text);
    for (const event of ruled.events) must(eventSchema.safeParse(event).success, `no event: ${JSON.stringify(event)}`);
    const deed = { play: one, by: 'umpire', events: ruled.events };
    deeds.push(deed);
    // Every view is searched now and then; the ledgers hold at every step.
    holds(state, deeds.length % 12 === 0);
    look?.(state, deed, sealed);
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
        if (!round) return;
        for (const power of round.asked) {
          const salt = saltOf(Uint8Array.from({ length: 16 }, () => coin.below(256)));
          const text = JSON.stringify([`sealed by ${power} ${salt.slice(0, 16)}`]);
          sealed = [...sealed, { power, salt, text }];
          play({ do: 'seal', round: round.id, power, seal: sealFor({ salt, text }) }, false);
        }
        for (const one of round.asked) {
          const { power, ...opening } = sealed.find((each) => each.power === one) ?? { power: one, salt: '', text: '' };
          sealed = sealed.filter((each) => each.power !== one);
          play({ do: 'unseal', round: round.id, power: one, ...opening }, false);
        }
        sealed = [];
      }
    }
  };
  for (let step = 0; step < months * 400 && past < months; step += 1) {
    const offered: readonly Play[] = empiresInArms.menu(state, 'umpire');
    must(offered.length > 0, `no way on from ${JSON.stringify(state.clock)}`);
    const likely = offered.filter((one) =>
      ['accept', 'throw', 'next', 'take-slot', 'start', 'to-table'].includes(one.do),
    );
    const from = likely.length > 0 && coin.below(4) > 0 ? likely : offered;
    const one = from[coin.below(from.length)];
    if (one) play(one, true);
    if (coin.below(6) === 0 && state.agenda.length === 0) besides();
  }
  return { deeds, state, months: past, kinds, steps };
}
