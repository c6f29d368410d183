/**
 * A player of every desk: seven powers with provinces, ports, fleets, minors and options, who answers at random, types what a
 * chart wants, sails, lands, besieges, sues and cedes. What is offered must be judged, and every ledger holds at each step.
 * Nothing of this world is off a real map, counter or chart.
 */
import type { Campaign, Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import { type Event, eventSchema } from '../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { addFactors, areaOf, isEnemy, leads, totalOf } from '../../../src/campaign/empires-in-arms/ledger.ts';
import { type Play, playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';
import { OPTIONS } from '../../../src/campaign/empires-in-arms/rulings.ts';
import {
  ATTACKER_CHITS,
  DEFENDER_CHITS,
  type Factors,
  POWERS,
  type Power,
} from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { type Chance, chanceOf, sealOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { asked } from '../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { countsWhatItNames } from '../../laws/counted.ts';
import { minor, port, province } from './cases/hands.ts';
import { area, corps, leader, SETUP, seed } from './fixtures.ts';

const low = (power: Power): string => power.toLowerCase();
const LANDS = ['Illyria', 'Masovia', 'Posen', 'Tyrol', 'Transylvania', 'Magdeburg', 'Lorraine'] as const;
const HOMES: Readonly<Record<(typeof LANDS)[number], Power>> = {
  ...{ Illyria: 'AU', Masovia: 'PR', Posen: 'PR', Tyrol: 'AU', Transylvania: 'AU', Magdeburg: 'PR', Lorraine: 'FR' },
};
const MINORS = ['Holland', 'Denmark', 'Norway', 'Bavaria', 'Hanover', 'Hesse', 'Naples'] as const;
const PORTS: readonly (Power | 'holland')[] = ['GB', 'FR', 'SP', 'TU', 'RU', 'holland'];
const SEAS = ['north', 'west', 'south'] as const;
const boxes = { line: 20, cavalry: 6, guard: 4 };

const world = (on: Chance): Setup => ({
  ...SETUP,
  date: { y: 1806, m: on.below(2) === 0 ? 2 : 11 },
  powers: POWERS.map((id) => ({ id, player: id, french: id === 'FR' || id === 'SP' })),
  slots: {
    'CH-02': { 'alliance/points': 1 },
    'CH-04': {
      'display/boxes': 20,
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, n) => [`${n}/zone`, n < 3 ? 0 : n < 6 ? 1 : n < 15 ? 2 : 3]),
      ),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}/loss`, n < 6 ? 3 : 0])),
    },
  },
  rulings: Object.fromEntries(Object.keys(OPTIONS).flatMap((key) => (on.below(3) === 0 ? [[key, 'on']] : []))),
  sheets: {
    areas: [
      ...POWERS.map((id) => area(`${low(id)}1`, { province: `home-${id}`, spires: 4, capitalOf: id, fleches: 1 })),
      ...POWERS.map((id, i) =>
        area(`${low(id)}2`, {
          ...{ province: `home-${id}`, spires: 3, terrain: (['clear', 'forest', 'mountain', 'marsh'] as const)[i % 4] },
          port: PORTS.includes(id) ? `p-${id}` : null,
        }),
      ),
      ...LANDS.map((id) => area(id.toLowerCase(), { province: id, spires: 2, fleches: 1 })),
      ...MINORS.map((id) =>
        area(id.toLowerCase(), { owner: id, spires: 3, port: id === 'Holland' ? 'p-holland' : null }),
      ),
    ],
    provinces: [
      ...POWERS.map((id) =>
        province(`home-${id}`, id, { capital: `${low(id)}1`, tax: 6, manpower: 4, guerilla: 4, cossack: id === 'RU' }),
      ),
      ...LANDS.map((id) =>
        province(id, HOMES[id], {
          name: id,
          capital: id.toLowerCase(),
          tax: 3,
          manpower: 2,
          polish: /Mas|Pos/.test(id),
        }),
      ),
    ],
    ports: PORTS.map((id) =>
      port(`p-${id}`, {
        ...{ area: id === 'holland' ? 'holland' : `${low(id)}2`, guns: 4, seas: [...SEAS.slice(0, 2)] },
        ...{ icebound: id === 'RU', blackSea: id === 'TU' },
      }),
    ),
    seas: SEAS.map((id) => ({ id, name: id, ice: id === 'north' })),
    minors: MINORS.map((id) =>
      minor(id, {
        ...{ capital: id.toLowerCase(), tax: 3, manpower: 2, ships: id === 'Holland' ? 4 : 0 },
        ...(id === 'Denmark' && { districts: 2 }),
        ...(id === 'Norway' && { major: 'Denmark', hasCorps: false }),
      }),
    ),
    corps: [
      ...POWERS.flatMap((id, i) => [
        corps(`${id}-a`, id, `${low(id)}1`, {
          boxes,
          factors: { regular: 8 + i, militia: 2, cavalry: 3 },
          symbol: i % 2 === 0,
        }),
        corps(`${id}-b`, id, `${low(id)}2`, { boxes, factors: { regular: 6, guard: id === 'GB' ? 0 : 1, cavalry: 2 } }),
      ]),
      ...MINORS.map((id) =>
        corps(`${id}-c`, id, id.toLowerCase(), { place: { at: 'pool' }, factors: {}, kind: 'minor', boxes }),
      ),
      corps('feudal', 'TU', 'tu1', {
        ...{ kind: 'feudal', province: 'home-TU', boxes: { feudalInf: 10, feudalCav: 5 }, infantry: 20, cavalry: 20 },
        factors: { feudalInf: 8, feudalCav: 3 },
      }),
      corps('rising', 'AU', 'illyria', {
        kind: 'insurrection',
        place: { at: 'pool' },
        factors: { militia: 9, cavalry: 2 },
        boxes,
      }),
    ],
    leaders: POWERS.flatMap((id, i) => [
      leader(`${id}-1`, id, {
        ...{ status: { is: 'corps', corps: `${id}-a` }, s: 2 + (i % 4), t: 2 + (i % 3), cavalry: i % 3 === 0 },
        ...(id === 'FR' && { special: 'napoleon' as const, seniority: 'A' as const }),
      }),
      leader(`${id}-2`, id, {
        ...{
          status: id === 'GB' ? { is: 'fleet', fleet: 'GB-f1' } : { is: 'corps', corps: `${id}-b` },
          seniority: 'C',
        },
        ...(id === 'GB' && { special: 'nelson' as const, s: null, t: null, max: null }),
      }),
    ]),
    fleets: [
      ...(['GB', 'FR', 'SP', 'TU', 'RU'] as const).flatMap((id) =>
        [1, 2].map((n) => ({
          ...{ id: `${id}-f${n}`, name: `${id} ${n}`, nation: id, capacity: 30, ships: 6 + n * 4, done: false },
          place: { at: 'port' as const, port: `p-${id}` },
        })),
      ),
      { id: 'NL', name: 'NL', nation: 'Holland', capacity: 20, ships: 0, place: { at: 'pool' }, done: false },
    ],
  },
});

const factorsOf = (state: Campaign): Factors =>
  [
    ...Object.values(state.corps).map(({ factors }) => factors),
    ...Object.values(state.garrisons).map(({ factors }) => factors),
    ...Object.values(state.prisoners).map(({ factors }) => factors),
    ...Object.values(state.queue).flatMap(({ what }) => (what.is === 'factors' ? [what.factors] : [])),
  ].reduce((all, one) => addFactors(all, one), {});
/** By these factors may come on the map or into the queue. */
const RAISES: ReadonlySet<string> = new Set([
  ...[
    'accept',
    'add-piece',
    'decide',
    'buy',
    'levy-corps',
    'tyrol',
    'muster',
    'convert-militia',
    'neutral-surrender',
    'next',
    'unseal',
  ],
]);

/** The menu offers them at every turn; a group takes them now and then. */
const SELDOM: ReadonlySet<string> = new Set(['unseal-default', 'defer', 'to-table', 'sue', 'give-up']);

export interface FullPlayed {
  readonly state: Campaign;
  readonly events: readonly Event[];
  readonly months: number;
  /** Kinds of plays that were judged, of questions that were asked, of combats that were over. */
  readonly done: ReadonlyMap<string, number>;
}

export function fullCampaign(
  n: number,
  months: number,
  more: Partial<Setup> = {},
  look?: (state: Campaign, events: readonly Event[]) => void,
): FullPlayed {
  const own = seed(n);
  const open = (topic: string) => chanceOf(own, topic);
  const coin = chanceOf(own, 'full bot');
  const pick = <T>(all: readonly T[]): T | undefined => (all.length > 0 ? all[coin.below(all.length)] : undefined);
  const setup = { ...world(coin), ...more };
  const first = empiresInArms.beginning([{ type: 'begun', setup, seal: sealOf(own) }], open) ?? [];
  const events: Event[] = [...first];
  let state = first.reduce<Campaign | undefined>(empiresInArms.apply, undefined);
  if (!state) throw new Error('It does not begin.');
  const done = new Map<string, number>();
  const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
  let past = 0;

  const play = (one: Play, must: boolean): boolean => {
    if (!state) return false;
    const before = state;
    const ruled = judge(empiresInArms, before, { actor: 'umpire', play: one }, open);
    if (!ruled.ok) {
      if (must) throw new Error(`The menu offers ${JSON.stringify(one)}, refused: ${JSON.stringify(ruled.why)}`);
      return false;
    }
    if (!playSchema.safeParse(one).success) throw new Error(`No play: ${JSON.stringify(one)}`);
    state = ruled.state;
    events.push(...ruled.events);
    look?.(state, ruled.events);
    count(one.do);
    if (before.clock.date.m !== state.clock.date.m) past += 1;
    for (const event of ruled.events) {
      if (event.type === 'told') countsWhatItNames(event.line.text);
      if (!eventSchema.safeParse(event).success) throw new Error(`No event: ${JSON.stringify(event)}`);
      if (event.type === 'opened') count(event.task.kind);
      if (event.type === 'put' && event.ledger === 'combats') count(`combat ${event.piece.kind}`);
    }
    const [flaw] = flaws(state);
    if (flaw) throw new Error(`${JSON.stringify(one)} breaks: ${JSON.stringify(flaw)}`);
    const [now, then] = [totalOf(factorsOf(state)), totalOf(factorsOf(before))];
    if (!RAISES.has(one.do) && now > then) throw new Error(`${now - then} factors come of ${JSON.stringify(one)}`);
    return true;
  };

  const seals = (now: Campaign): void => {
    const round = Object.values(now.rounds).find(({ over }) => !over);
    if (!round) return;
    const salt = saltOf(Uint8Array.from({ length: 16 }, () => coin.below(256)));
    const entry = (of: Power): unknown => {
      switch (round.kind) {
        case 'targets':
          return coin.below(3) === 0 ? [pick(coin.below(2) === 0 ? POWERS : Object.keys(now.minors)) ?? of] : [];
        case 'chit':
          return pick(coin.below(2) === 0 ? ATTACKER_CHITS : DEFENDER_CHITS);
        case 'dayEnd':
          return pick(['fight', 'withdraw']);
        case 'guard':
          return pick([0, 1, 2]);
        case 'backDown':
          return coin.below(2) === 0;
        case 'cession':
          return coin.below(2) === 0
            ? null
            : { to: pick(POWERS), what: pick([...Object.keys(now.minors), ...Object.keys(now.provinces)]) };
      }
    };
    const left = round.asked.filter((of) => !round.entries[of]);
    const texts = left.map((of) => ({ of, text: JSON.stringify(entry(of) ?? null) }));
    for (const { of, text } of texts)
      play({ do: 'seal', round: round.id, power: of, seal: sealFor({ salt, text }) }, true);
    for (const { of, text } of texts) play({ do: 'unseal', round: round.id, power: of, salt, text }, true);
  };

  const answers = (now: Campaign): void => {
    const task = asked(now);
    if (!task) return;
    const facts = procedureOf(task.kind).facts?.(now, task) ?? [];
    // What was tried comes to nothing: it begins again from what is proposed.
    if (coin.below(6) === 0 && Object.keys(task.facts).length > 3) {
      play({ do: 'answer', task: task.id, facts: Object.fromEntries(facts.map(({ key }) => [key, null])) }, true);
      return;
    }
    const open = facts.filter(({ kind, value }) => kind === 'choice' && value === '');
    const fact = pick(open.length > 0 && coin.below(4) > 0 ? open : facts);
    if (!fact) return;
    const { min = 0, max = 9 } = fact;
    const value =
      fact.kind === 'switch'
        ? coin.below(2) === 0
        : fact.kind === 'choice'
          ? (pick((fact.options ?? []).filter((one) => one.value !== ''))?.value ?? '')
          : min + coin.below(Math.min(12, max - min) + 1);
    play({ do: 'answer', task: task.id, facts: { [fact.key]: value } }, true);
  };

  /** What a group does that no menu lists: it walks, sails, lands, detaches, attacks, calls, sues. */
  const besides = (now: Campaign): void => {
    const [of = 'FR'] = now.clock.acting;
    const areas = Object.keys(now.areas);
    const to = pick(areas) ?? 'fr1';
    const own = Object.values(now.corps).filter((one) => leads(now, one.nation) === of);
    const one = pick(own);
    const other = pick(POWERS) ?? 'AU';
    const spots = [
      ...Object.keys(now.seas).map((sea) => ({ at: 'sea', sea }) as const),
      ...Object.keys(now.ports).flatMap((key) => [
        { at: 'port', port: key } as const,
        { at: 'box', port: key } as const,
      ]),
    ];
    const fleets = Object.values(now.fleets).filter(({ nation }) => leads(now, nation) === of);
    switch (now.clock.step) {
      case 'diplomacy':
        play({ do: 'ask-declarations' }, false);
        return;
      case 'declarations':
        play({ do: 'ask-declarations' }, false);
        return;
      case 'calls':
        play({ do: 'call-ally', power: pick(POWERS) ?? 'FR', ally: other, against: pick(POWERS) ?? 'PR' }, false);
        return;
      case 'peace':
        if (coin.below(4) > 0) return;
        if (coin.below(2) === 0) play({ do: 'sue', power: pick(POWERS) ?? 'FR', to: [other] }, false);
        else play({ do: 'informal-peace', a: pick(POWERS) ?? 'FR', b: other, terms: [], note: '' }, false);
        return;
      case 'alliances':
        play({ do: 'make-alliance', a: pick(POWERS) ?? 'FR', b: other }, false);
        return;
      case 'combined':
        play({ do: 'combine', powers: [pick(POWERS) ?? 'FR', other] }, false);
        return;
      case 'navalMove': {
        const fleet = pick(fleets);
        const spot = pick(spots);
        if (one && fleet && coin.below(3) === 0) play({ do: 'embark', corps: one.id, fleet: fleet.id }, false);
        if (fleet && spot) play({ do: 'sail', power: of, fleets: [fleet.id], steps: [spot] }, false);
        return;
      }
      case 'navalCombat': {
        const spot = pick(spots);
        if (spot) play({ do: 'attack-fleets', power: of, at: spot, target: other }, false);
        return;
      }
      case 'depots':
        play({ do: 'place-depot', power: of, area: to, by: 'city', fleet: null, legal: true, source: true }, false);
        return;
      case 'landMove': {
        if (!one) return;
        const from = areaOf(one);
        if (one.place.at === 'fleet') play({ do: 'land-corps', corps: one.id, area: to }, false);
        else if (coin.below(4) === 0 && from !== null)
          play({ do: 'detach', corps: one.id, factors: { regular: 2 }, to: { city: from } }, false);
        else {
          const foe = Object.values(now.corps).find(
            (each) => areaOf(each) !== null && isEnemy(now, of, each.nation) && coin.below(3) === 0,
          );
          const city = pick(POWERS.filter((each) => isEnemy(now, of, each)).map((each) => `${low(each)}1`));
          const where = (coin.below(2) === 0 ? city : foe && areaOf(foe)) ?? to;
          play(
            {
              ...{
                do: 'march',
                corps: one.id,
                forced: coin.below(5) === 0,
                landed: false,
                inCity: coin.below(3) === 0,
              },
              ...{
                steps: [{ area: where, river: false, arrow: false, enemyFleet: false }],
                forages: coin.below(3) === 0,
              },
            },
            false,
          );
        }
        return;
      }
      case 'armyReinforcement': {
        const item = pick(Object.values(now.queue));
        if (item?.what.is === 'factors' && one)
          play({ do: 'place-factors', item: item.id, factors: item.what.factors, to: { corps: one.id } }, false);
        return;
      }
      default:
        return;
    }
  };

  for (let i = 0; i < 9; i += 1) {
    const [a, b] = [pick(POWERS) ?? 'FR', pick(POWERS) ?? 'AU'];
    if (a !== b)
      play(
        {
          ...{ do: 'add-piece', ledger: i < 8 ? 'wars' : 'alliances' },
          piece: { id: [a, b].sort().join('-'), a, b, since: setup.date, ...(i < 8 && { order: i + 1 }) },
        },
        false,
      );
  }
  for (const id of POWERS)
    play(
      {
        ...{ do: 'add-piece', ledger: 'garrisons' },
        piece: { id: `in-${id}`, nation: id, in: { city: `${low(id)}1` }, factors: { regular: 3, militia: 2 } },
      },
      false,
    );
  for (let i = 0; i < months * 900 && past < months; i += 1) {
    if (Object.values(state.rounds).some(({ over }) => !over) && !asked(state)) seals(state);
    if (asked(state) && coin.below(4) > 0) answers(state);
    if (!asked(state)) for (let n = coin.below(4); n > 0 && !asked(state); n -= 1) besides(state);
    const all: readonly Play[] = empiresInArms.menu(state, 'umpire');
    if (all.length === 0 && Object.values(state.rounds).every(({ over }) => over))
      throw new Error(`No way on from ${JSON.stringify(state.clock)}`);
    const offered = all.filter((one) => !SELDOM.has(one.do) || coin.below(8) === 0);
    const onward = offered.filter((one) => ['next', 'take-slot', 'start', 'accept', 'throw'].includes(one.do));
    const rest = offered.filter((one) => !onward.includes(one));
    const fights = ['landCombat', 'navalCombat', 'combinations', 'guerilla', 'spending'].includes(state.clock.step);
    const one = pick(onward.length > 0 && (rest.length === 0 || coin.below(4) > (fights ? 2 : 0)) ? onward : rest);
    if (one) play(one, true);
  }
  return { state, events, months: past, done };
}
