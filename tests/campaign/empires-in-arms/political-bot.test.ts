/** A player who knows only the menu plays political phases: sealed declarations, calls, peaces, minors; every ledger holds. */
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import { type Event, eventSchema } from '../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import type { Minor } from '../../../src/campaign/empires-in-arms/pieces.ts';
import { type Play, playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';
import { chanceOf, sealOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { asked } from '../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { area, corps, SETUP, seed } from './fixtures.ts';

const POWERS = ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'] as const;
const minor = (id: string, more: Partial<Minor> = {}): Minor => ({
  ...{ id, name: id, districts: 1, major: null, capital: id, tax: null, manpower: null, hasCorps: true, ships: 2 },
  ...{ state: 'neutral', controller: null, occupied: null, money: 0, men: 0 },
  ...more,
});
const MINORS = [
  minor('hol'),
  minor('den', { districts: 2 }),
  minor('nor', { major: 'den', hasCorps: false }),
  minor('bav'),
];
const WORLD = {
  ...SETUP,
  powers: POWERS.map((id) => ({ id, player: id, french: id === 'FR' })),
  slots: {
    'CH-02': { 'alliance/points': 1 },
    'CH-04': { 'display/boxes': 12, '0/zone': 0, '1/zone': 0, '2/zone': 1, '3/zone': 1 },
  },
  sheets: {
    areas: [
      ...POWERS.map((id) => area(`home-${id}`, { owner: id, spires: 4 })),
      ...MINORS.map(({ id }) => area(id, { owner: id, spires: 4 })),
    ],
    minors: MINORS,
    corps: [
      ...POWERS.map((id) => corps(`${id}0`, id, `home-${id}`)),
      ...MINORS.map(({ id }) => corps(`${id}-corps`, id, id, { place: { at: 'pool' }, factors: {} })),
    ],
  },
};

const AREAS = WORLD.sheets.areas.map(({ id }) => id);

function campaign(n: number, months: number) {
  const own = seed(n);
  const open = (topic: string) => chanceOf(own, topic);
  const coin = chanceOf(own, 'bot');
  const pick = <T>(all: readonly T[]): T | undefined => all[coin.below(Math.max(1, all.length))];
  const first = empiresInArms.beginning([{ type: 'begun', setup: WORLD, seal: sealOf(own) }], open) ?? [];
  const events: Event[] = [...first];
  let state = first.reduce<Campaign | undefined>(empiresInArms.apply, undefined);
  const done = new Set<string>();
  let past = 0;
  const play = (one: Play, must: boolean): void => {
    if (!state) return;
    const ruled = judge(empiresInArms, state, { actor: 'umpire', play: one }, open);
    if (!ruled.ok) {
      if (must) throw new Error(`The menu offers ${JSON.stringify(one)}, refused: ${JSON.stringify(ruled.why)}`);
      return;
    }
    expect(playSchema.safeParse(one).success, JSON.stringify(one)).toBe(true);
    if (ruled.state.clock.date.m !== state.clock.date.m) past += 1;
    state = ruled.state;
    events.push(...ruled.events);
    done.add(one.do);
    for (const event of ruled.events) {
      expect(eventSchema.safeParse(event).success, JSON.stringify(event)).toBe(true);
      if (event.type === 'opened') done.add(event.task.kind);
    }
    expect(flaws(state)).toEqual([]);
  };
  /** Everybody seals something, and all is opened. */
  const seals = (now: Campaign): void => {
    const round = Object.values(now.rounds).find(({ over }) => !over);
    if (!round) return;
    const salt = saltOf(Uint8Array.from({ length: 16 }, () => coin.below(256)));
    const texts = round.asked.map((of) => {
      const targets = [pick(coin.below(2) === 0 ? POWERS : MINORS.map(({ id }) => id)) ?? 'FR', 'nobody'];
      return {
        of,
        text: JSON.stringify(round.kind === 'targets' ? targets.slice(coin.below(2)) : coin.below(2) === 0),
      };
    });
    for (const { of, text } of texts)
      play({ do: 'seal', round: round.id, power: of, seal: sealFor({ salt, text }) }, true);
    for (const { of, text } of texts) play({ do: 'unseal', round: round.id, power: of, salt, text }, true);
  };
  /** Answers something at random, so that every way of a question is gone. */
  const answers = (now: Campaign): void => {
    const task = asked(now);
    if (!task) return;
    const fact = pick(procedureOf(task.kind).facts?.(now, task) ?? []);
    if (!fact) return;
    const value =
      fact.kind === 'switch'
        ? coin.below(2) === 0
        : fact.kind === 'choice'
          ? (pick(fact.options ?? [])?.value ?? '')
          : (fact.min ?? 0) + coin.below((fact.max ?? 9) - (fact.min ?? 0) + 1);
    play({ do: 'answer', task: task.id, facts: { [fact.key]: value } }, true);
  };
  for (let i = 0; i < months * 400 && past < months && state; i += 1) {
    if (Object.values(state.rounds).some(({ over }) => !over) && !asked(state)) seals(state);
    if (asked(state) && coin.below(3) > 0) answers(state);
    const offered: readonly Play[] = empiresInArms
      .menu(state, 'umpire')
      .filter((one) => one.do !== 'unseal-default' && one.do !== 'defer');
    const political = offered.filter((one) => !['next', 'take-slot', 'combine'].includes(one.do));
    const onward = offered.filter((one) => one.do === 'next' || one.do === 'take-slot');
    const from = political.length > 0 && (onward.length === 0 || coin.below(3) > 0) ? political : onward;
    const one = pick(from.length > 0 ? from : offered);
    if (one) play(one, true);
    // Corps walk about, so that countries are occupied and homes invaded.
    if (coin.below(5) === 0 && !asked(state)) {
      const id = `${pick(POWERS) ?? 'FR'}0`;
      const where = pick(AREAS) ?? 'hol';
      if (state.corps[id]?.place.at === 'area')
        play({ do: 'set-piece', ledger: 'corps', id, set: { place: { at: 'area', area: where } } }, false);
    }
  }
  return { state, events, past, done };
}

describe('a political bot', () => {
  it('EIA-021 EIA-033 EIA-041 plays months of politics and breaks no ledger', () => {
    const all = new Set<string>();
    for (const n of [1, 2, 3]) {
      const { state, events, past, done } = campaign(n, 4);
      expect(past).toBe(4);
      for (const one of done) all.add(one);
      expect(events.reduce<Campaign | undefined>(empiresInArms.apply, undefined)).toEqual(state);
    }
    for (const one of ['ask-declarations', 'unseal', 'eia-declare', 'eia-run', 'make-alliance', 'sue', 'eia-term'])
      expect([...all]).toContain(one);
  });
});
