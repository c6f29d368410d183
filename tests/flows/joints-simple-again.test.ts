/** The simplified game, over several questions and turns; each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { card, charge, facts, nextTurn, rated, slots } from './hands.ts';
import { filed, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, toStep } from './table.ts';
import { total } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

const ALL = ['noRally', 'noLeadership', 'noFirefights', 'noSkirmishing', 'simpleCommand'] as const;
const simple = (keeps: 'a' | 'both' = 'both', more: Parameters<typeof evening>[2] = {}) =>
  evening({}, { keeps, simplified: [...ALL] }, more);

/** Both lay a card; II Corps wins with this sum of its white dice, and its green dice make this. */
function wins(battle: Battle, white: number, green?: number): Battle {
  const laid = does(
    goTo(battle, 6),
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  const won = accepts(enters(enters(laid, 'a', { pot: { sum: white } }), 'b', { pot: { sum: 2 } }));
  if (green !== undefined) return accepts(enters(won, 'green', { pot: { sum: green } }));
  return top(won) ? accepts(won) : won;
}

describe('who is not under command', () => {
  it('NBC-SIM-02 NBC-SIM-03 NBC-GAR-02 NBC-BUA-01 defending, his brigade goes into the village and its hour runs over his temper', () => {
    // Five and A4 are nine; T3 and eight are seven: no, nine to eleven is defensive.
    const calm = wins(simple(), 5, 7);
    expect([calm.formations.ii!.command, calm.formations.ii!.facts.reaction]).toEqual(['not', 'defensive']);
    const inside = does(toStep(calm, 'move'), { do: 'occupy', unit: 'husson', area: 'farm' });
    const two = nextTurn(inside, 30);
    expect([unit(two, 'husson').occupied, two.formations.ii!.facts.reaction]).toEqual([30, undefined]);
    const three = nextTurn(two, 30);
    expect(isOffered(acts(three, 'ii', 'administration'), { do: 'garrison', unit: 'husson' })).toBe(true);
  });

  it('NBC-SIM-02 NBC-SIM-03 NBC-MOV-15 NBC-MOV-16 retiring, a six of its dice in the zone still sends it at the enemy', () => {
    const back = toStep(wins(set(simple(), 'husson', { facts: { inCZ: true } }), 5, 2), 'move');
    expect(back.formations.ii!.facts.reaction).toBe('retiring');
    const moves = opens(back, { do: 'move', unit: 'husson' });
    const moved = settles(moves, { [slots(moves)[0]!]: dice(6, 3) }).battle;
    expect(facts(moved, 'husson')).toMatchObject({ mustAttack: true, startedInCZ: true });
    expect(isOffered(moved, charge('husson', 'kempt'))).toBe(true);
  });

  it('NBC-SIM-02 NBC-UC-01 NBC-DET-01 NBC-CCD-06 under command on six and A4; he sends a detachment out, and not when he is not', () => {
    const under = wins(simple(), 6);
    expect(under.formations.ii!.command).toBe('under');
    expect(isOffered(toStep(under, 'administration'), { do: 'detach', unit: 'husson' })).toBe(true);
    const not = wins(simple(), 5, 7);
    expect(isOffered(toStep(not, 'administration'), { do: 'detach', unit: 'husson' })).toBe(false);
  });

  it('NBC-SIM-02 NBC-SIM-03 NBC-RR-01 taken back at the green dice, filed and thrown again he is aggressive after all', () => {
    const laid = does(
      goTo(simple(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const won = accepts(enters(enters(laid, 'a', { pot: { sum: 4 } }), 'b', { pot: { sum: 2 } }));
    const shy = accepts(enters(won, 'green', { pot: { sum: 3 } }));
    expect(shy.formations.ii!.facts.reaction).toBe('retiring');
    const keen = accepts(enters(filed(takenBack(shy, won)), 'green', { pot: { sum: 11 } }));
    expect(keen.formations.ii!.facts.reaction).toBe('aggressive');
  });
});

describe('nobody rallies', () => {
  it('NBC-SIM-01 NBC-ART-22 NBC-ART-21 NBC-OFF-03 NBC-OFF-02 shelled to nothing his brigade is gone with its guns, and he is alone', () => {
    const joined = does(acts(simple(), 'ii', 'move'), { do: 'battery', unit: 'fliers', host: 'husson' });
    const led = joins(left(nextTurn(joined), 'husson', 2), 'reille', 'husson');
    const shot = falls(
      settles(aims(led, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 6) }).battle,
    );
    const gone = answersAll(shot, { 'officer-risk': { dice: dice(1, 2) } }).battle;
    expect([unit(gone, 'husson').fate, unit(gone, 'fliers').fate, gone.officers.reille!.host]).toEqual([
      'eliminated',
      'eliminated',
      null,
    ]);
    expect(isOffered(goTo(gone, 7), { do: 'recover', unit: 'husson' })).toBe(false);
  });

  it('NBC-SIM-01 NBC-CC-34 NBC-CC-14 NBC-CC-33 horse that breaks one pursues nobody, has its place, and is struck by no fire that day', () => {
    const home = charges(
      acts(set(left(simple(), 'hepburn', 1), 'hepburn', { disordered: true }), 'ii', 'move'),
      'milhaud',
      'hepburn',
    );
    const fought = settles(combat(home, 'hepburn', 'milhaud'), {
      'throw:milhaud': dice(4, 1, 1, 1, 1, 1),
      'check:milhaud': { result: 'N' },
    });
    const after = answersAll(fought.battle).battle;
    expect([unit(after, 'hepburn').fate, unit(after, 'milhaud').disordered, facts(after, 'milhaud').contact]).toEqual([
      'eliminated',
      true,
      undefined,
    ]);
    expect(does(acts(after, 'picton', 'move'), { do: 'next' }).action?.step).toBe('combats');
  });
});

describe('without L and without firefights', () => {
  it('NBC-SIM-01 NBC-QC-14 NBC-RAL-01 NBC-REC-02 NBC-OFF-03 his L lends nothing to a check at the guns, nor to the recovery after it', () => {
    const led = joins(simple(), 'reille', 'husson');
    const shot = falls(
      settles(aims(led, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 1) }).battle,
    );
    const risk = answersAll(shot, { 'officer-risk': { dice: dice(1, 2) } });
    const check = risk.asked.find(([kind]) => kind === 'disorder');
    // Q3, one loss.
    expect(Object.values(check?.[1] ?? {})).toEqual([3]);
    const loose = set(risk.battle, 'husson', { disordered: true });
    expect(rated(opens(goTo(loose, 7), { do: 'recover', unit: 'husson' }))).toBe(2);
  });

  it('NBC-SIM-01 NBC-MOV-16 NBC-CC-01 foot that a six sends at horse closes with it, for there is no fire', () => {
    const start = acts(set(simple(), 'husson', { facts: { inCZ: true } }), 'ii', 'move');
    const moves = opens(start, { do: 'move', unit: 'husson' });
    const moved = settles(moves, { [slots(moves)[0]!]: dice(6, 2) }).battle;
    const home = opens(moved, charge('husson', 'vivian'));
    // It began in the zone: no card.
    expect(slots(home)).toEqual([]);
    const touched = settles(home).battle;
    expect(facts(touched, 'husson')).toMatchObject({ contact: 'vivian' });
    expect(toStep(touched, 'combats').action?.step).toBe('combats');
  });

  it('NBC-SIM-01 NBC-SIM-02 NBC-CC-03 one book: his officer with his brigade lends it nothing, and it is gone at no points', () => {
    const home = settles(opens(acts(simple('a'), 'picton', 'move'), charge('hepburn', 'husson')), card('N')).battle;
    const fought = settles(combat(home, 'husson', 'hepburn'), {
      'throw:husson': hits(6, 6),
      'check:husson': { result: 'H' },
    });
    expect(unit(fought.battle, 'hepburn').fate).toBe('eliminated');
    const two = acts(nextTurn(answersAll(fought.battle).battle), 'ii', 'move');
    expect(isOffered(two, { do: 'firefight', unit: 'husson', target: 'pack' })).toBe(false);
    expect(cp(two, 'husson')).toBe(6);
  });
});
void [total, play];
