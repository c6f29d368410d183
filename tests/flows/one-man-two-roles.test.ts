/** An army whose commander leads its formation himself: one man, with one fate, one place, and no distance from himself. */
import { describe, expect, it } from 'vitest';
import { nextDay } from '../../src/battlefield/after-battle/next-day.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, pot, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { draws, SAPPERS, wanted } from './hands.ts';
import { closed, stored, takenBack } from './recorded.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, takes } from './table.ts';
import { againAt, reads, throwsAgain, turn } from './turns.ts';
import { by, charged, combat, done, falls, settled } from './unbroken.ts';

const [ii] = SMALL.sides.a.formations;
const BONET = { name: 'Bonet', A: 4, L: 4, T: 3 } as const;
/** II Corps alone, and Bonet commands it and the army. */
const bonet = (rulings = {}) =>
  begin(
    small({
      sides: {
        ...SMALL.sides,
        a: {
          ...SMALL.sides.a,
          engineers: 1,
          commander: { id: 'bonet', ...BONET },
          formations: [{ ...ii!, commander: { id: 'bonet-ii', ...BONET } }],
        },
      },
    }),
    { rulings },
  );
const thrown = (battle: Battle, first: ReturnType<typeof pot>, second = pot(1, 1)) => {
  const six = battle.phase === 6 ? battle : goTo(battle, 6);
  const laid = does(
    six,
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  return enters(enters(laid, 'a', first), 'b', second);
};
const frenchOfficers = (battle: Battle) => Object.values(battle.officers).filter(({ side }) => side === 'a');

describe('one man who commands army and corps', () => {
  it('NBC-UC-01 NBC-UC-05 NBC-CCD-07 NBC-ORD-17 is asked neither how far he is from himself nor whether he holds himself, and pays one die', async () => {
    const lost = thrown(bonet(), pot(1, 2), pot(3, 3));
    expect([asks(lost), againAt(lost).map(({ side, cost }) => [side, cost.total])]).toEqual([['leave-a'], [['a', 1]]]);
    const over = throwsAgain(lost, 'a', 'a', pot(5, 4));
    const open = accepts(over);
    // Nine and A4: he needs ten, and nobody measures anything.
    expect([asks(open), reads(open).word, reads(open).sums.map(({ total }) => total)]).toEqual([
      [],
      'command-under',
      [13],
    ]);
    const acting = await stored(accepts(open));
    const ordered = does(acting, { do: 'order', formation: 'ii', order: 'hold', far: false });
    expect([ordered.sides.a.rerolls, wanted(ordered)]).toEqual([{ ready: 2, used: 2 }, [['card', 4]]]);
    const far = play(takenBack(ordered, acting), { do: 'order', formation: 'ii', order: 'hold', far: true });
    expect(far.sides.a.rerolls).toEqual({ ready: 2, used: 2 });
    closed(draws(far, 'N'));
  });

  it('NBC-QC-16 AMB-12 and by ruling his checks ask for no army commander near him', () => {
    const open = does(acts(bonet({ officerMods: 'all' }), 'ii', 'orders'), {
      do: 'order',
      formation: 'ii',
      order: 'hold',
      far: false,
    });
    expect(asks(open)).toEqual([]);
  });

  it('NBC-OFF-02 NBC-QC-09 NBC-CMA-01 NBC-RR-06 who joins a brigade has left his headquarters, is near it, and lends it his L', async () => {
    expect(frenchOfficers(bonet())).toMatchObject([{ id: 'bonet', role: 'army', name: 'Bonet' }]);
    const led = await stored(play(acts(bonet(), 'ii', 'move'), { do: 'join', officer: 'bonet', unit: 'husson' }));
    expect([led.officers.bonet!.host, led.sides.a.atHQ]).toEqual(['husson', false]);
    const met = charged(led, 'husson', 'kempt');
    const fight = combat(met, 'kempt', ['husson']);
    expect(takes(fight, 'a:nearAC')).toBe(true);
    expect(isOffered(fight, { do: 'strike', officer: 'bonet', by: 'entered' })).toBe(false);
    const lies = done(fight, {
      'throw:husson': dice(6, 1, 1, 1, 1, 1),
      'throw:husson#1': dice(1, 1),
      'throw:kempt': dice(6, 1, 1, 1, 1, 1, 1, 1),
      'officer:husson': dice(6, 6),
    });
    // Husson draws on his L4; he falls as what he is, both.
    expect(lies.wanted['check:husson']).toBe(4);
    const fallen = settled(lies.battle);
    expect([fallen.officers.bonet, fallen.formations.ii!.command]).toMatchObject([
      { fate: 'injured', host: null, fell: [{ name: 'Bonet', how: 'injured' }] },
      'not',
    ]);
    closed(fallen);
  });

  it('NBC-OFF-01 NBC-CMA-04 NBC-RR-01 NBC-SCN-13 NBC-UC-01 NBC-ENG-07 taken, he has one successor in both posts: A3, the dice are kept, and engineers are lost once', async () => {
    const five = goTo(bonet(), 5);
    const sent = does(five, { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } });
    const acting = acts(sent, 'picton', 'move');
    const taken = accepts(enters(play(acting, { do: 'strike', officer: 'bonet', by: 'entered' }), 'dice', dice(5, 5)));
    expect([taken.officers.bonet!.fate, taken.units[SAPPERS]!.fate, taken.agenda]).toEqual([
      'captured',
      'eliminated',
      [],
    ]);
    const unled = does(play(taken, { do: 'finish' }), { do: 'choose', side: 'a', card: { formation: 'ii' } });
    expect(unled.formations.ii!.command).toBe('not');
    const next = goTo(turn(goTo(await stored(unled), 7), 20), 6);
    expect(frenchOfficers(next)).toMatchObject([{ A: 3, L: 3, T: 2, fate: 'fit', replacedIn: 2 }]);
    expect([next.sides.a.atHQ, next.formations.ii!.radius]).toEqual([true, 10]);
    // Six and A3.
    const tested = accepts(thrown(next, pot(3, 3)));
    expect([asks(tested), reads(tested).sums[0]!.total]).toEqual([[], 9]);
    closed(accepts(tested));
  });

  it('NBC-MOV-23 NBC-CMA-01 NBC-VIS-03 NBC-GL-13 rides once a turn, in phase 5 as far as he sees; what was measured from him in either post is over', () => {
    const high = play(by(bonet(), 'husson', { ooc: true }), {
      do: 'set',
      what: 'side',
      id: 'a',
      set: { vantage: true },
    });
    const rode = accepts(does(goTo(high, 5), { do: 'ride', officer: 'bonet' }));
    expect([rode.sides.a.atHQ, rode.sides.a.facts.vantage, rode.units.husson!.facts.ooc]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(refusal(acts(rode, 'ii', 'move'), { do: 'ride', officer: 'bonet' })).toBe('ride-done');
    // With his corps he rides as its general: 36 cm.
    const moving = does(acts(bonet(), 'ii', 'move'), { do: 'ride', officer: 'bonet' });
    expect(reads(moving).sums[0]!.total).toBe(36);
    expect(accepts(moving).sides.a.atHQ).toBe(false);
  });

  it('NBC-OFF-08 NBC-CMA-04 NBC-LOS-09 is thrown for once in the evening, and is one man again the next day', () => {
    const names = { title: 'Tomorrow', successorOf: (name: string) => `After ${name}` };
    const over = play(goTo(falls(bonet(), 'bonet'), 6), { do: 'end', why: 'over-agreed' });
    const evening = play(over, { do: 'losses', own: { of: 'officer', id: 'bonet:0', roll: [1, 2] } });
    const army = (battle: Battle) => {
      const read = nextDay(battle, names);
      if (!read.ok) throw new Error('It is no scenario.');
      const { commander, formations } = read.scenario.sides.a;
      return [commander, formations[0]!.commander].map(({ name, A }) => [name, A]);
    };
    expect(army(evening)).toEqual([
      ['After Bonet', 3],
      ['After Bonet', 3],
    ]);
    const well = play(over, { do: 'losses', own: { of: 'officer', id: 'bonet:0', roll: [6, 6] } });
    expect(army(well)).toEqual([
      ['Bonet', 4],
      ['Bonet', 4],
    ]);
    expect(Object.keys(play(over, { do: 'losses' }).after.officers)).toEqual(['bonet:0']);
  });

  it('NBC-CCD-02 two of one name who are rated apart, or of whom there are three, are different men', () => {
    const army = (formations: typeof SMALL.sides.a.formations) =>
      frenchOfficers(begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations } } }))).length;
    const ney = (A: 4 | 5) => ({ id: 'ney-too', name: 'Ney', A, L: 6, T: 6 }) as const;
    const [one, other] = SMALL.sides.a.formations;
    expect(army([{ ...one!, commander: ney(4) }, other!])).toBe(2);
    expect(army([{ ...one!, commander: ney(5) }, other!])).toBe(3);
    expect(
      army([
        { ...one!, commander: ney(4) },
        { ...other!, commander: { ...ney(4), id: 'third' } },
      ]),
    ).toBe(3);
  });
});
