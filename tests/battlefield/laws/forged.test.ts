/** Every law of the book bites: a state is forged that it must not let pass, and a play that has made it. */
import { describe, expect, it } from 'vitest';
import type { Battle, Officer, Task, Unit, UnitState } from '../../../src/battlefield/battle.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import type { FactsOf } from '../../../src/battlefield/facts.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { say, word } from '../../../src/engine/message.ts';
import { reckon, term } from '../../../src/engine/reckoning.ts';
import { everything } from '../everything.ts';
import { begin, withUnit } from '../fixtures.ts';
import { LAWS, type LawName } from './book.ts';
import type { Law, Step } from './law.ts';
import { type Memory, nothingYet, remember } from './memory.ts';

const START = begin(everything());

const next: Play = { do: 'next' };
const accept: Play = { do: 'accept', task: 't' };
const CLOSED: Event = { type: 'closed', task: 't' };

const task = (kind: string, more: Partial<Task> = {}): Task => ({
  ...{ id: 't', kind, side: 'a', facts: {}, data: {}, rolls: [], deferred: false },
  ...more,
});
const unit = (id: string, set: Partial<UnitState>, from: Battle = START): Battle => withUnit(from, id, set);
const facts = (id: string, known: FactsOf<'unit'>, from: Battle = START): Battle => unit(id, { facts: known }, from);
const officer = (id: string, set: Partial<Officer>, from: Battle = START): Battle => {
  const old = from.officers[id];
  return old ? { ...from, officers: { ...from.officers, [id]: { ...old, ...set } } } : from;
};
const formation = (id: string, set: object, from: Battle = START): Battle => {
  const old = from.formations[id];
  return old ? { ...from, formations: { ...from.formations, [id]: { ...old, ...set } } } : from;
};
const side = (id: 'a' | 'b', set: object, from: Battle = START): Battle => ({
  ...from,
  sides: { ...from.sides, [id]: { ...from.sides[id], ...set } },
});
const acting = (id: string, step: 'move' | 'firefights' | 'combats', from: Battle = START): Battle => ({
  ...from,
  phase: 6,
  action: { formation: id, step },
});

const step = (
  before: Battle,
  after: Battle = before,
  { play = next, events = [], memory = {} }: { play?: Play; events?: readonly Event[]; memory?: Partial<Memory> } = {},
): Step => ({ before, play, events, after, memory: { ...nothingYet(before.turn), ...memory } });

/** A question that is answered with this play. */
const answers = (asked: Task, before: Battle, after: Battle = before, memory: Partial<Memory> = {}): Step =>
  step({ ...before, agenda: [asked] }, after, { play: accept, events: [CLOSED], memory });

const moves = (id: string, before: Battle = acting('ii', 'move'), memory: Partial<Memory> = {}): Step =>
  answers(
    task('move', { unit: id }),
    before,
    withUnit(before, id, { facts: { ...before.units[id]?.facts, movedCm: 8 } }),
    memory,
  );
const begins = (kind: string, data: Task['data'], before: Battle, memory: Partial<Memory> = {}): Step =>
  step(before, before, { events: [{ type: 'opened', task: task(kind, { data }) }], memory });
const charges = (id: string, before: Battle = acting('ii', 'move'), memory: Partial<Memory> = {}): Step =>
  begins('charge', { attackers: [id], target: 'kempt', by: 'a' }, before, memory);

const shot = (by: string, on: string, of: 'a' | 'b' = 'a') =>
  ({ side: of, by, on: { unit: on }, hits: 1, aspect: 'front', faces: [] }) as const;
const shoots = (phase: 3 | 4, one: ReturnType<typeof shot>, from: Battle = START, memory: Partial<Memory> = {}): Step =>
  step({ ...from, phase }, { ...from, phase, shots: [one] }, { memory });

const tells = (row: 'NBC-QC-09' | 'NBC-QC-14', what: Parameters<typeof term>[0], before: Battle): Step =>
  step(before, before, {
    events: [
      {
        type: 'logged',
        line: {
          side: 'a',
          text: say('march-attacked', { formation: 'II Corps', order: word('order-defend') }),
          sums: [reckon('sum-rating', [term(what, 1, row)])],
        },
      },
    ],
  });

const lost = (white: number, red = 0, blue = 0) => ({ lost: { white, red, blue } });
const ofKind = (kind: Unit['kind'], n = 0): string =>
  Object.values(START.units).filter((one) => one.kind === kind && one.side === 'a')[n]?.id ?? '';
const PONTOON = ofKind('pontoon');
const BAGGAGE = ofKind('baggage');
const fallen = officer('ac-a', { fate: 'captured' });
const over = (at: 'near' | 'far', more: object = {}) => ({
  crossing: { over: 'bridge', at, since: 0, tried: 0, ...more },
});

const FORGED: Record<LawName, () => Step> = {
  // Moves.
  'moves once': () => moves('husson', undefined, { moved: ['husson'] }),
  'charges once': () => charges('husson', undefined, { charged: ['husson'] }),
  'No-Attack forbids a charge': () => charges('husson', undefined, { held: ['husson'] }),
  'moves in its own action': () => moves('lefol'),
  'who may not move stays': () => moves('husson', unit('husson', { resting: true }, acting('ii', 'move'))),
  'a charge is a move': () => charges('husson', unit('husson', { looting: true }, acting('ii', 'move'))),
  'goes away from its enemy': () => moves('husson', facts('husson', { contact: 'kempt' }, acting('ii', 'move'))),
  'goes out of its area': () => moves('husson', unit('husson', { area: 'village' }, acting('ii', 'move'))),
  'touches an enemy who is there': () =>
    step(START, unit('kempt', { fate: 'eliminated' }, facts('husson', { contact: 'kempt' }))),
  'No-Attack touches nobody': () =>
    step(START, facts('husson', { contact: 'kempt' }), { memory: { held: ['husson'] } }),
  'a charge ends its questions': () =>
    step(START, {
      ...unit('husson', { fate: 'eliminated' }),
      agenda: [task('close-combat', { data: { attackers: ['husson'], target: 'kempt' } })],
    }),
  // Fights.
  'a fight that is begun is fought': () =>
    step({ ...START, agenda: [task('close-combat')] }, START, { events: [CLOSED] }),
  'no question is lost': () => step({ ...START, agenda: [task('disorder')] }, START),
  'who begins a fight may': () =>
    begins('firefight', { attackers: ['pire'], target: 'kempt' }, acting('cav', 'firefights')),
  'fires once': () =>
    begins('firefight', { attackers: ['husson'], target: 'kempt' }, acting('ii', 'firefights'), {
      firefights: ['husson'],
    }),
  'strikes once, and whom its charge has reached': () => ({
    ...begins('close-combat', { attackers: ['husson'], target: 'kempt' }, acting('ii', 'combats'), {
      charged: ['husson'],
    }),
    play: { do: 'combat', attackers: ['husson'], target: 'kempt' },
  }),
  'fights friends never': () =>
    begins('close-combat', { attackers: ['husson'], target: 'campi' }, acting('ii', 'combats')),
  'two at most against one': () =>
    step(START, {
      ...START,
      agenda: [task('close-combat', { data: { attackers: ['husson', 'campi', 'lefol'], target: 'kempt' } })],
    }),
  'firefights before close combats': () =>
    begins('firefight', { attackers: ['husson'], target: 'kempt' }, acting('ii', 'combats')),
  // Fire.
  'guns fire once': () => shoots(4, shot('twelves', 'kempt'), START, { fired: ['twelves'] }),
  'a target has one volley of a side': () => shoots(4, shot('twelves', 'kempt'), START, { bombarded: ['a kempt'] }),
  'who may not fire is silent': () => shoots(4, shot('twelves', 'kempt'), formation('ii', { order: 'redeploy' })),
  'nobody fires beyond sight unwarned': () => {
    const night: Battle = { ...START, phase: 4, minutes: 120 };
    // No answer of the table's says that this battery fires, so that nothing warns of its shot.
    const asked = task('volley', {
      facts: { 'range.twelves': 'long', 'fires.twelves': false },
      data: { on: { unit: 'kempt' } },
    });
    return answers(asked, night, { ...night, shots: [shot('twelves', 'kempt')] });
  },
  'nobody shoots his friends': () => shoots(4, shot('twelves', 'husson')),
  'nobody shoots at who is gone': () => shoots(4, shot('twelves', 'kempt'), unit('kempt', { fate: 'eliminated' })),
  'skirmishers that may shoot': () =>
    shoots(3, shot('husson', 'kempt'), { ...START, sky: { ...START.sky, weather: 'rain' } }),
  // Places.
  'an area that is there': () => step(START, unit('husson', { area: 'farm', fate: 'broken' })),
  'one unit besides a garrison': () =>
    step(START, unit('husson', { area: 'village' }, unit('campi', { area: 'village' }))),
  'one garrison in an area': () =>
    step(START, unit('husson', { kind: 'garrison', formation: null, area: START.units.hougoumont!.area })),
  'a garrison is where it belongs': () => step(START, unit('hougoumont', { area: null })),
  'a garrison never goes': () => step(START, unit('hougoumont', { area: 'village' })),
  'what is fortified stays so': () => step({ ...START, places: { village: { fortified: true } } }, START),
  'an hour in a place': () => step(START, unit('husson', { area: null, occupied: 30 })),
  'one unit at an entrance': () => step(START, unit('husson', over('near'), unit('campi', over('near')))),
  'nobody comes to an entrance that an enemy holds': () =>
    step(START, unit('husson', over('near'), unit('kempt', over('far'))), {
      play: { do: 'cross', unit: 'husson', over: 'bridge', deed: 'reach' },
    }),
  'one attempt a turn at a bridge': () =>
    step(START, unit('husson', over('near', { tried: 1 }), unit('campi', over('far', { tried: 1 })))),
  'a bridge that is there': () =>
    step(START, unit('husson', { crossing: { over: 'nowhere', at: 'near', since: 0, tried: 0 } })),
  'who crosses stays a turn': () =>
    step(unit('husson', over('near', { since: 1 })), unit('husson', over('far', { since: 1 }))),
  'boats for every bridge': () => step(START, unit(PONTOON, { building: { cm: 10, built: [], done: false } })),
  'a bridge is built by its hours': () =>
    answers(
      task('bridge-building', { unit: PONTOON }),
      START,
      unit(PONTOON, { building: { cm: 5, built: [60], done: true } }),
    ),
  'only trains build': () => step(START, unit('husson', { building: { cm: 5, built: [], done: false } })),
  'taken baggage has a taker': () => step(START, unit(BAGGAGE, { captured: { by: 'husson', open: true } })),
  'raised out of somebody': () => {
    const { husson } = START.units;
    const raised = { ...husson, id: 'husson/1', kind: 'detachment', startCP: 4 } as Unit;
    return step(START, START, { events: [{ type: 'raised', unit: raised }] });
  },
  // Officers.
  'whom an enemy rode into goes nowhere': () =>
    step(
      { ...START, agenda: [task('officer-entered', { officer: 'reille' })] },
      officer('reille', { host: 'husson' }),
      {
        play: { do: 'join', officer: 'reille', unit: 'husson' },
      },
    ),
  'no pot is re-thrown without the army commander': () =>
    step({ ...fallen, agenda: [task('contest')] }, fallen, {
      play: { do: 'again', task: 't', slot: 'a', side: 'a' },
    }),
  'who has fallen grabs nobody': () => step(fallen, side('a', { lapels: 'ii' }, fallen)),
  'who has fallen rides nowhere': () => answers(task('officer-move', { officer: 'ac-a' }), fallen),
  'who has fallen lends nothing': () => tells('NBC-QC-09', 'state-fresh', fallen),
  'nobody is near a commander who has fallen': () => step(START, facts('husson', { nearAC: true }, fallen)),
  'nobody stands on a vantage point who has fallen': () => step(START, side('a', { facts: { vantage: true } }, fallen)),
  'who has fallen is with nobody': () => step(START, officer('reille', { fate: 'injured', host: 'husson' })),
  'his own L': () =>
    tells(
      'NBC-QC-14',
      { code: 'officer-log-unhurt', args: { officer: { id: 'reille', name: 'Reille' } } },
      officer('reille', { fate: 'injured' }),
    ),
  'he falls once': () =>
    step(officer('reille', { fate: 'injured' }), officer('reille', { fate: 'captured' }), {
      events: [{ type: 'officer', officer: 'reille', set: { fate: 'captured' } }],
    }),
  'nobody asks about who has fallen': () =>
    step(START, { ...officer('reille', { fate: 'injured' }), agenda: [task('officer-risk', { officer: 'reille' })] }),
  'an order through a headquarters that stands': () =>
    answers(
      task('order-change', { formation: 'ii' }),
      side('a', { hqMoved: true }),
      formation('ii', { order: 'defend' }),
    ),
  // Units.
  'no more is lost than there was': () => step(START, unit('husson', lost(99))),
  'points come back by recovery alone': () => step(unit('husson', lost(3)), unit('husson', lost(1))),
  'what was given away is gone': () => step(unit('husson', lost(0, 0, 2)), unit('husson', lost(2))),
  'recovers below its start': () =>
    answers(task('recovery', { unit: 'husson' }), unit('husson', lost(1)), unit('husson', lost(0))),
  'recovers once in a turn': () =>
    answers(task('recovery', { unit: 'husson' }), START, START, { recovered: ['husson'] }),
  'detachments never recover points': () =>
    answers(
      task('recovery', { unit: 'husson' }),
      unit('husson', { ...lost(3), kind: 'detachment' }),
      unit('husson', { ...lost(2), kind: 'detachment' }),
    ),
  'who is gone is gone': () => step(unit('husson', { fate: 'eliminated' }), START),
  'who rallies is Shaken': () =>
    answers(task('rally', { unit: 'husson' }), unit('husson', { fate: 'broken' }), unit('husson', lost(2))),
  'tired only comes off by rest': () => step(unit('husson', { exhaustion: 2 }), unit('husson', { exhaustion: 1 })),
  'guns are disordered once': () => {
    const before = unit('twelves', { disordered: true });
    return step(before, before, { events: [{ type: 'unit', unit: 'twelves', set: { disordered: true } }] });
  },
  'guns share the order of their host': () =>
    step(START, unit('twelves', { host: 'husson' }, unit('husson', { disordered: true }))),
  'order comes back by recovery alone': () => step(unit('husson', { disordered: true }), START),
  'stands go out in order': () =>
    step(unit('husson', { disordered: true }), unit('husson', { disordered: true, stands: 1 }), {
      play: { do: 'skirmishers', unit: 'husson', stands: 1 },
    }),
  'who marches has no stand out': () => step(START, unit('lefol', { stands: 1 })),
  'who is Broken attacks nobody': () => step(START, unit('husson', { fate: 'broken', facts: { mustAttack: true } })),
  'who rests touches nobody': () => step(START, unit('husson', { resting: true, facts: { contact: 'kempt' } })),
  'who rests is in no fight of its own': () => charges('husson', unit('husson', { resting: true })),
  'no host, no guns': () => step(START, unit('twelves', { host: 'pire' })),
  'one battery a turn on and off': () =>
    step(unit('twelves', { attachedIn: 1 }), unit('twelves', { attachedIn: 1, host: 'husson' }), {
      play: { do: 'battery', unit: 'twelves', host: 'husson' },
    }),
  'hits are settled before the phase is left': () =>
    step(
      { ...START, phase: 4 },
      {
        ...unit('husson', { hurt: { cause: 'artillery', lost: 1, aspects: ['front'], check: true } }),
        phase: 5,
      },
    ),
  'looters stay': () => step(START, unit('husson', { looting: true, disordered: false })),
  'no points without a start': () => step(START, START, { events: [{ type: 'unit', unit: 'twelves', set: lost(1) }] }),
  // The turn.
  'time goes on': () => step({ ...START, minutes: 700 }, { ...START, minutes: 690 }),
  'one phase after the other': () => step(START, START, { events: [{ type: 'phase', turn: 1, phase: 5 }] }),
  'a formation acts once': () => step({ ...START, phase: 6 }, acting('ii', 'move'), { memory: { acted: ['ii'] } }),
  'what is owed is settled before the turn goes on': () => {
    const agenda = [task('disorder', { unit: 'husson', deferred: true })];
    return step({ ...START, agenda }, { ...START, agenda, phase: 2 });
  },
  'an action runs in phase 6': () => step(START, { ...acting('ii', 'move'), phase: 5 }),
  'one step after the other': () => step(acting('ii', 'combats'), acting('ii', 'move')),
  're-roll dice come back by their throw': () =>
    step(side('a', { rerolls: { ready: 1, used: 4 } }), side('a', { rerolls: { ready: 5, used: 0 } })),
  'a re-throw is paid for': () => step(START, START, { play: { do: 'again', task: 't', slot: 'a', side: 'a' } }),
  'hits are thrown once': () =>
    step({ ...START, agenda: [task('volley')] }, START, { play: { do: 'again', task: 't', slot: 'a', side: 'a' } }),
  'a card is out once': () => step(START, { ...START, packs: { ...START.packs, quality: { out: [3, 5, 3] } } }),
  'a pack is never above itself': () =>
    step(
      { ...START, packs: { ...START.packs, quality: { out: [3, 5] } } },
      { ...START, packs: { ...START.packs, quality: { out: [4, 5, 6] } } },
    ),
  'Byes are spent': () => step(side('a', { byes: 0 }), side('a', { byes: 1 })),
  'a radius never falls': () => step(START, formation('ii', { radius: 1 })),
  'a lull is of these formations': () => step(START, { ...START, lull: { by: 'a', where: 'all', since: 9 } }),
  'it is one day of weather': () => step(START, { ...START, sky: { ...START.sky, wet: 10, dry: 10 } }),
  // What is known.
  'a turn ends what was of the turn': () => step(START, { ...facts('husson', { moved: true }), turn: 2 }),
  'an action ends what was of the action': () => step(acting('ii', 'move'), facts('husson', { movedCm: 5 })),
  'a phase ends what was of the phase': () => step(START, { ...facts('twelves', { boundTo: 'kempt' }), phase: 2 }),
  'a move ends what was of the place': () => moves('husson', facts('husson', { town: true }, acting('ii', 'move'))),
  'another commander, another distance': () =>
    step(facts('husson', { ooc: true }), facts('husson', { ooc: true }, officer('reille', { fate: 'injured' })), {
      events: [{ type: 'officer', officer: 'reille', set: { fate: 'injured' } }],
    }),
  'a new order ends the old one': () =>
    answers(
      task('order-change', { formation: 'ii' }),
      START,
      formation('ii', { order: 'defend', facts: { before: 'attack' } }),
    ),
  'nothing is known of nobody': () => step(START, facts('twelves', { boundTo: 'husson' })),
  'who is gone is asked nothing': () =>
    step(START, { ...unit('husson', { fate: 'eliminated' }), agenda: [task('crossing', { unit: 'husson' })] }),
  'who is gone has no facts of a place': () =>
    step(START, unit('husson', { fate: 'eliminated', facts: { contact: 'kempt' } })),
  // Arrivals.
  'who waits to enter is nowhere': () => step(START, unit('husson', { area: 'village', facts: { entering: true } })),
  'nobody reaches who waits to enter': () =>
    shoots(4, shot('twelves', 'kempt'), facts('kempt', { entering: true }, START)),
  'who arrives waits for his action': () => step(unit('husson', { present: false }), START),
};

const says = ({ against }: Law, forged: Step): string[] => [...against(forged)];

describe('the laws of the book', () => {
  it.each(Object.entries<Law>(LAWS).map(([name, each]) => [each.row, name, each] as const))(
    '%s bites: %s',
    (_row, name, each) => {
      const forged = Object.entries(FORGED).find(([key]) => key === name)?.[1];
      expect(forged && says(each, forged())).not.toEqual([]);
      // Where nothing was done it says nothing.
      expect(says(each, step(START))).toEqual([]);
    },
  );

  it('remembers who has moved, charged, fired and acted, and forgets it with the turn', () => {
    const moved = remember(moves('husson'));
    expect(moved.moved).toEqual(['husson']);
    const fired = remember({ ...shoots(4, shot('twelves', 'kempt')), memory: moved });
    expect([fired.fired, fired.bombarded]).toEqual([['twelves'], ['a kempt']]);
    expect(remember({ ...step(START, acting('ii', 'move')), memory: fired }).acted).toEqual(['ii']);
    expect(remember({ ...step(START, { ...START, turn: 2 }), memory: fired })).toEqual(nothingYet(2));
  });

  it('believes the table that sets a unit as not moved', () => {
    const set: Play = { do: 'set', what: 'unit', id: 'husson', set: { moved: false } };
    expect(remember(step(START, START, { play: set, memory: { moved: ['husson'] } })).moved).toEqual([]);
  });
});
