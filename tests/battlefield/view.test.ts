import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { laidBy } from '../../src/battlefield/command/who-may-act.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { nbc } from '../../src/battlefield/game.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { mayKnow, seenEvents, view } from '../../src/battlefield/view.ts';
import { enemyOf, SIDES } from '../../src/book/terms.ts';
import { sealOf } from '../../src/engine/chance.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { begin, eventsOf, goTo, play, SETUP, seedFrom, small, top } from './fixtures.ts';
import { applyAll } from './folded.ts';
import { gameOf } from './played.ts';

const SECRETS = { a: 'secret-of-a', b: 'secret-of-b', umpire: 'secret-of-the-umpire' };
const briefed = small({ briefings: SECRETS });
const noted = () =>
  play(
    begin(briefed),
    { do: 'note', of: 'a', text: `plan ${SECRETS.a}` },
    { do: 'note', of: 'b', text: `plan ${SECRETS.b}` },
    { do: 'note', of: 'umpire', text: `plan ${SECRETS.umpire}` },
  );
const found = (value: unknown) => Object.values(SECRETS).filter((secret) => JSON.stringify(value).includes(secret));

describe('who may see what', () => {
  it.each([
    ['a', [SECRETS.a]],
    ['b', [SECRETS.b]],
    ['both', []],
    ['umpire', Object.values(SECRETS)],
  ] as const)('%s reads its own notes and briefing alone', (viewer, secrets) => {
    expect(found(view(noted(), viewer).battle)).toEqual(secrets);
  });

  it('an event is known to its audience and the umpire', () => {
    expect((['a', 'b', 'both', 'umpire'] as const).map((viewer) => mayKnow(viewer, ['b', 'umpire']))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(mayKnow('a', undefined)).toBe(true);
  });

  it('NBC-RNF-01 a secret arrival is seen by its own side and the umpire alone until it may come', () => {
    const [coming] = small().reinforcements;
    const battle = begin(small({ reinforcements: [{ ...coming!, secret: true }] }));
    const known = (now: typeof battle, viewer: 'a' | 'b' | 'both' | 'umpire') => {
      const { scenario, formations, units } = view(now, viewer).battle;
      const guards = Object.values(units).filter(({ formation }) => formation === 'guards').length;
      return [scenario.reinforcements.length, 'guards' in formations, guards > 0];
    };
    for (const viewer of ['b', 'umpire'] as const) expect(known(battle, viewer)).toEqual([1, true, true]);
    for (const viewer of ['a', 'both'] as const) expect(known(battle, viewer)).toEqual([0, false, false]);
    const due = { ...battle, minutes: coming!.at };
    for (const viewer of ['a', 'b', 'both', 'umpire'] as const) expect(known(due, viewer)).toEqual([1, true, true]);
    const ended = play(battle, { do: 'end', why: 'over-agreed' });
    expect(known(ended, 'a')).toEqual([1, true, true]);
    const begun = beginBattle(battle.scenario, SETUP, sealOf(seedFrom(1)));
    const told = (viewer: 'a' | 'b') =>
      seenEvents(begun, viewer).flatMap((event) => (event.type === 'begun' ? event.scenario.reinforcements : []));
    expect([told('a').length, told('b').length]).toEqual([0, 1]);
  });

  it('AMB-07 dice that are secret are in no line of a phone from when it is passed round until it lies open', () => {
    const begun = beginBattle(small(), { ...SETUP, rulings: { rrdCount: 'private' } }, sealOf(seedFrom(1)));
    const counts = { type: 'side', side: 'a', set: { rerolls: { ready: 1, used: 2 } } } as const;
    const phone = (to: 'open' | 'passed') => ({ type: 'phone', phone: to }) as const;
    const events = [...begun, counts, phone('passed'), counts, phone('open'), counts];
    const told = seenEvents(events, 'both').flatMap((event) => (event.type === 'side' ? [event.set] : []));
    expect(told.slice(-3)).toEqual([counts.set, {}, counts.set]);
  });

  it('NBC-RNF-01 of a formation that is there already only what comes in secret is kept back', () => {
    const battle = begin(
      small({
        reinforcements: [
          { id: 'later', side: 'a', formation: 'ii', at: 630, where: 'the wood', units: ['husson'], secret: true },
        ],
      }),
    );
    const seen = view(battle, 'b').battle;
    expect('husson' in seen.units).toBe(false);
    expect('ii' in seen.formations).toBe(true);
    expect('husson' in view(battle, 'a').battle.units).toBe(true);
  });

  it('NBC-CCD-02 a card lies face down until both sides have laid theirs', () => {
    const laid = play(goTo(begin(), 6), { do: 'choose', side: 'b', card: { formation: 'picton' } });
    const seen = view(laid, 'a').battle;
    expect(seen.sides.b.chosen).toBeNull();
    expect(seen.formations.picton!.card).toBe('hand');
    expect(view(laid, 'b').battle.sides.b.chosen).toEqual({ formation: 'picton' });
    const met = play(laid, { do: 'choose', side: 'a', card: { formation: 'ii' } });
    expect(view(met, 'a').battle.formations.picton!.card).toBe('played');
    expect(top(met).data).toMatchObject({ a: 'ii', b: 'picton' });
  });

  it('NBC-RR-01 hides the count of the other side in whole games, and face-down cards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (n) => {
        gameOf(n, 150, {}, (_before, battle) => {
          for (const viewer of SIDES) {
            const other = enemyOf(viewer);
            const seen = view(battle, viewer);
            expect(seen.rerolls[other]).toBeNull();
            expect(seen.battle.sides[other].rerolls).toEqual({ ready: 0, used: 0 });
            expect(seen.battle.sides[viewer]).toEqual(battle.sides[viewer]);
            if (battle.sides[other].chosen !== null && laidBy(battle, viewer) === undefined) {
              expect(seen.battle.sides[other].chosen).toBeNull();
              const cards = Object.values(seen.battle.formations).filter(({ side }) => side === other);
              expect(cards.every(({ card }) => card !== 'played')).toBe(true);
            }
          }
        });
      }),
      { numRuns: 10 },
    );
  });
});

describe('the events a side may read', () => {
  const events: Event[] = [...beginBattle(briefed, SETUP, sealOf(seedFrom(1)))];
  let battle = applyAll(undefined, events)!;
  for (const one of [
    { do: 'note', of: 'b', text: SECRETS.b },
    { do: 'set', what: 'side', id: 'b', set: { ready: 2, used: 3 } },
  ] as const) {
    events.push(...eventsOf(battle, one));
    battle = play(battle, one);
  }

  it('carry no briefing, note or count of another', () => {
    expect(found(seenEvents(events, 'a'))).toEqual([SECRETS.a]);
    expect(found(seenEvents(events, 'both'))).toEqual([]);
    expect(found(seenEvents(events, 'umpire'))).toEqual(Object.values(SECRETS));
    const counts = (viewer: 'a' | 'b') =>
      seenEvents(events, viewer).filter((event) => event.type === 'side' && event.set.rerolls);
    expect(counts('a')).toEqual([]);
    expect(counts('b')).toHaveLength(1);
  });

  it('carry counts where they are public (rrdCount)', () => {
    const open: Event[] = [events[0]!, { type: 'ruling', key: 'rrdCount', value: 'public' }, ...events.slice(1)];
    expect(seenEvents(open, 'a').filter((event) => event.type === 'side' && event.set.rerolls)).toHaveLength(1);
  });

  it('NBC-CCD-02 say nothing of a card laid face down', () => {
    const six = goTo(begin(), 6);
    const laid = eventsOf(six, { do: 'choose', side: 'b', card: { formation: 'picton' } });
    expect(laid.length).toBeGreaterThan(0);
    expect(seenEvents(laid, 'a')).toEqual([]);
    expect(seenEvents(laid, 'b')).toEqual(laid);
  });
});

describe('what stands in no list', () => {
  const secret = { sealedOrders: 'flank march' };
  const now = begin(small());
  const kept = {
    ...now,
    ...secret,
    sides: { ...now.sides, b: { ...now.sides.b, ...secret } },
    formations: Object.fromEntries(Object.entries(now.formations).map(([id, each]) => [id, { ...each, ...secret }])),
  };

  it.each(['a', 'b', 'both'] as const)('is not shown to %s', (viewer) => {
    expect(JSON.stringify(view(kept, viewer))).not.toContain('flank march');
  });

  it('is shown to the umpire, who sees all', () => {
    expect(JSON.stringify(view(kept, 'umpire'))).toContain('flank march');
  });
});

describe('which seat may play what', () => {
  const now = begin(small());
  it.each<[string, Play, Seat, string | undefined]>([
    ['a card of one’s own', { do: 'choose', side: 'a', card: 'bye' }, 'a', undefined],
    ['a card of the other side', { do: 'choose', side: 'b', card: 'bye' }, 'a', 'seat-other-side'],
    ['the other side’s headquarters', { do: 'headquarters', side: 'a' }, 'b', 'seat-other-side'],
    [
      'a re-throw the other side would pay',
      { do: 'again', task: 't1', slot: 'dice', side: 'a' },
      'b',
      'seat-other-side',
    ],
    ['all of it at an open table', { do: 'choose', side: 'b', card: 'bye' }, 'both', undefined],
    ['all of it by the umpire', { do: 'choose', side: 'b', card: 'bye' }, 'umpire', undefined],
    ['another side’s notes', { do: 'note', of: 'b', text: '' }, 'a', 'seat-others-note'],
    ['the umpire’s notes', { do: 'note', of: 'umpire', text: '' }, 'a', 'seat-umpires-note'],
    ['a throw by whoever holds the phone', { do: 'throw', task: 't1' }, 'b', undefined],
  ])('%s', (_, play, actor, why) => {
    expect(nbc.mayPlay(now, { actor, play })).toBe(why);
  });

  it('what the other side says, on a phone of one side alone', () => {
    const alone = begin(small(), { keeps: 'a' });
    const plays: Play[] = [
      { do: 'choose', side: 'b', card: 'bye' },
      { do: 'headquarters', side: 'b' },
      { do: 'again', task: 't1', slot: 'dice', side: 'b' },
    ];
    for (const play of plays) expect(nbc.mayPlay(alone, { actor: 'a', play })).toBe(undefined);
    expect(nbc.mayPlay(alone, { actor: 'a', play: { do: 'note', of: 'b', text: '' } })).toBe('seat-others-note');
  });
});
