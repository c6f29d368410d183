/** Who acts, under whose command, and with which order: what one throw was told, the next knows. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { againOffers } from '../../src/battlefield/tasks.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Face } from '../../src/dice/faces.ts';
import { begin, cavalry, goTo, play, pot, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, enters, isOffered, says, takes, toStep, wants } from './table.ts';

const falls = (battle: Battle, id: string) =>
  play(battle, { do: 'set', what: 'officer', id, set: { fate: 'captured' } });

/** Both sides lay a card and throw; Reille (A4) makes 7 or what is said, Picton (A4) makes 9. */
const contest = (battle: Battle): Battle =>
  does(
    battle,
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
const thrown = (battle: Battle): Battle => enters(enters(contest(battle), 'a', pot(3, 4)), 'b', pot(4, 5));
const offers = (battle: Battle) => againOffers(battle, top(battle), procedureFor(top(battle).kind));

describe('beyond visibility of his headquarters', () => {
  it('NBC-CCD-07 NBC-UC-01 AMB-45 paid for at the re-throw, it is known when command is tested', () => {
    const far = says(thrown(goTo(begin(), 6)), { 'far-a': true });
    expect(offers(far).map(({ cost }) => cost.total)).toEqual([2]);
    // He throws again and makes 10: with A4 that is 14, and 12 are wanted.
    const won = accepts(enters(far, 'a', pot(5, 5)));
    expect(top(won)).toMatchObject({ kind: 'command', formation: 'ii' });
    expect(takes(won, 'far')).toBe(true);
  });

  it('NBC-CCD-07 NBC-UC-01 the loser of the throw is as far away when it is his turn', () => {
    const lost = accepts(says(thrown(goTo(begin(), 6)), { 'far-a': true }));
    const command = accepts(lost);
    const done = play(command.action ? command : accepts(command), { do: 'finish' });
    expect(done.formations.ii!.facts.far).toBe(true);
    expect(goTo(done, 1, 2).formations.ii!.facts.far).toBeUndefined();
  });
});

describe('Cossacks in both throws (ruling `harass`)', () => {
  const rulings = { harass: 'bothThrows' } as const;
  const scenario = () => {
    const { a, b } = SMALL.sides;
    const [ii, ...rest] = a.formations;
    const cossacks = { ...cavalry('cossacks', 'II/x', 'Cossacks'), horse: 'skirmish', cossack: true } as const;
    return small({ sides: { a: { ...a, formations: [{ ...ii!, units: [...ii!.units, cossacks] }, ...rest] }, b } });
  };

  it('NBC-UC-04 AMB-51 said of the contest, they count in the command throw of its winner', () => {
    const asked = says(contest(goTo(begin(scenario(), { rulings }), 6)), { 'harassed-b': true });
    // 8 − 1 against 6: Picton acts. 8 and A4 less 1 are 11.
    const won = accepts(enters(enters(asked, 'a', pot(3, 3)), 'b', pot(4, 4)));
    expect(top(won)).toMatchObject({ kind: 'command', formation: 'picton' });
    expect(takes(won, 'harassed')).toBe(true);
    expect(procedureFor('command').reading(won, top(won)).sums[0]!.total).toBe(11);
  });
});

describe('officers who fell', () => {
  it('NBC-RR-06 NBC-UC-05 NBC-CMA-04 an army commander: no pot is thrown again, and nobody grabbed by the lapels', () => {
    const lost = thrown(falls(goTo(begin(), 6), 'ac-a'));
    expect(offers(lost)[0]!.refused).toMatchObject({ code: 'nobody-commands' });
    const won = accepts(enters(enters(contest(falls(goTo(begin(), 6), 'ac-a')), 'a', pot(6, 6)), 'b', pot(1, 2)));
    expect(asks(won)).not.toContain('lapels');
    expect(offers(won).every(({ refused }) => refused !== undefined)).toBe(true);
  });

  it('NBC-UC-01 NBC-CMA-04 AMB-172 an army commander: nobody is near him, and twelve are needed; by ruling his headquarters counts', () => {
    // Reille has A4: 10 or 11 are 6 or 7 with the white dice, and in sight of Ney he is under command with both.
    const command = (rulings: Rulings, fate: 'fit' | 'captured', white: readonly [Face, Face]) => {
      const six = goTo(begin(small(), { rulings }), 6);
      const start = fate === 'fit' ? six : falls(six, 'ac-a');
      const won = accepts(enters(enters(contest(start), 'a', pot(...white)), 'b', pot(1, 1)));
      return [asks(won).includes('far'), procedureFor('command').reading(won, top(won)).word];
    };
    expect(command({}, 'fit', [3, 4])).toEqual([true, 'command-under']);
    expect(command({}, 'captured', [3, 4])).toEqual([false, 'command-not']);
    expect(command({}, 'captured', [4, 4])).toEqual([false, 'command-under']);
    expect(command({ fallenAC: 'hq' }, 'captured', [3, 4])).toEqual([true, 'command-under']);
    expect(command({ ucFrom: 'hq' }, 'captured', [3, 4])).toEqual([true, 'command-under']);
  });

  it('NBC-UC-01 NBC-CMA-04 AMB-172 near his successor they are again, from the turn in which he is placed', () => {
    const lost = goTo(falls(goTo(begin(), 6), 'ac-a'), 6, 2);
    const won = accepts(enters(enters(contest(lost), 'a', pot(3, 3)), 'b', pot(1, 1)));
    expect([asks(won).includes('far'), procedureFor('command').reading(won, top(won)).word]).toEqual([
      true,
      'command-under',
    ]);
  });

  it('NBC-UC-01 AMB-167 a formation commander: it is not under command, keeps its order and takes no other', () => {
    const won = accepts(enters(enters(contest(falls(goTo(begin(), 6), 'reille')), 'a', pot(6, 6)), 'b', pot(1, 2)));
    expect(won.agenda).toEqual([]);
    expect(won.action).toMatchObject({ formation: 'ii', step: 'orders' });
    expect(won.formations.ii).toMatchObject({ command: 'not', order: 'attack' });
    expect(isOffered(won, { do: 'order', formation: 'ii' })).toBe(false);
    expect(refusal(won, { do: 'order', formation: 'ii', order: 'hold', far: false })).toBe('nobody-commands');
    // In phase 5 of the next turn his successor takes over.
    expect(goTo(won, 6, 2).officers.reille).toMatchObject({ fate: 'fit', A: 3 });
  });

  it('NBC-UC-01 NBC-ORD-17 NBC-DET-01 AMB-167 one who falls in his own action: what he was asked is over, and nobody is sent out', () => {
    const change: Play = { do: 'order', formation: 'ii', order: 'hold', far: false };
    const asked = does(acts(begin(), 'ii', 'orders'), change);
    const lost = falls(asked, 'reille');
    expect(lost.agenda).toEqual([]);
    expect(lost.formations.ii).toMatchObject({ command: 'not', order: 'attack' });
    // What it cost is spent.
    expect(lost.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    const after = toStep(lost, 'administration');
    expect(isOffered(after, { do: 'detach' })).toBe(false);
    expect(isOffered(toStep(acts(begin(), 'ii', 'orders'), 'administration'), { do: 'detach' })).toBe(true);
    const temper = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'not' });
    expect(falls(temper, 'reille').agenda).toEqual([]);
    // By ruling the deputy is asked in his place, on A3.
    const deputy = does(acts(begin(small(), { rulings: { fallenFC: 'deputy' } }), 'ii', 'orders'), change);
    expect(wants(falls(deputy, 'reille'))).toMatchObject([{ slot: 'card', rating: 3 }]);
  });

  it('NBC-UC-01 AMB-167 by ruling his deputy commands with the ratings of a successor', () => {
    const battle = falls(goTo(begin(small(), { rulings: { fallenFC: 'deputy' } }), 6), 'reille');
    // 7 and A3 are 10, as many as are wanted.
    const won = accepts(enters(enters(contest(battle), 'a', pot(3, 4)), 'b', pot(1, 2)));
    expect(procedureFor('command').reading(won, top(won))).toMatchObject({ sums: [{ total: 10 }] });
    expect(asks(won)).not.toContain('lapels');
  });

  it('NBC-ORD-17 NBC-CMA-02 a Traditional headquarters whose general fell changes no orders', () => {
    const battle = falls(acts(begin(), 'picton', 'orders'), 'ac-b');
    expect(refusal(battle, { do: 'order', formation: 'picton', order: 'hold', far: false })).toBe(
      'orders-away-traditional',
    );
  });
});

describe('an attached commander', () => {
  it('NBC-OFF-02 NBC-MOV-23 who rides away is with the unit no more: its own quality counts again', () => {
    const joined = play(acts(begin(), 'ii', 'move'), { do: 'join', officer: 'reille', unit: 'husson' });
    const check = (battle: Battle) => does(battle, { do: 'check', unit: 'husson' });
    const rated = (battle: Battle) => procedureFor('quality').sums!(battle, top(battle))[0]!.total;
    expect(rated(check(joined))).toBe(4);
    const rode = accepts(does(joined, { do: 'ride', officer: 'reille' }));
    expect(rode.officers.reille!.host).toBe(null);
    // Quality 3 and Fresh.
    expect(rated(check(rode))).toBe(4);
    expect(procedureFor('quality').sums!(check(rode), top(check(rode)))[0]!.terms).toHaveLength(2);
  });

  it('NBC-OFF-02 NBC-QC-07 out of command is measured anew from where he has gone', () => {
    const acting = acts(begin(), 'ii', 'move');
    const asked = says(does(acting, { do: 'check', unit: 'campi' }), { ooc: true });
    const out = accepts(enters(asked, 'card', { result: 'N' }));
    expect(out.units.campi!.facts.ooc).toBe(true);
    expect(accepts(does(out, { do: 'ride', officer: 'reille' })).units.campi!.facts.ooc).toBeUndefined();
    expect(play(out, { do: 'join', officer: 'reille', unit: 'husson' }).units.campi!.facts.ooc).toBeUndefined();
  });
});
