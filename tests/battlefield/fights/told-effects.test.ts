/**
 * What stands beside an answer is what the fight does once it is given: it tells of the throw where the throw is another
 * one, and of the check by how much its rating is (NBC-CC-05, NBC-CC-13, NBC-FF-04).
 */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import { firefightDuel } from '../../../src/battlefield/fights/firefights.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { effectOf, type Fact } from '../../../src/battlefield/procedure.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { codeOf, type Message, type Said, word } from '../../../src/engine/message.ts';
import { play, top, withUnit } from '../fixtures.ts';
import { acting, areaOf, dice, enter, facts, needs, say } from './played-out.ts';

/** What is told, one by one. */
function told(effect: Said | undefined): readonly Message[] {
  if (effect === undefined) return [];
  const all = codeOf(effect) === 'fight-effects' && typeof effect === 'object' ? effect.args?.changes : [word(effect)];
  return (Array.isArray(all) ? all : []).filter((each) => typeof each === 'object' && 'code' in each);
}

const ofCheck = (all: readonly Message[]): number =>
  all.filter(({ code }) => code === 'fight-effect-check').reduce((sum, { args }) => sum + Number(args?.change), 0);

/** The throws of a fight as the rules will make them; null where somebody throws nothing. */
const throws = (duelOf: typeof combatDuel, battle: Battle) =>
  duelOf(battle, top(battle)).sides.map(({ id, thrown }) => [
    id,
    thrown && [thrown.dice.total, thrown.toHit?.total, thrown.bonus.map(({ row }) => row), thrown.penalties.length],
  ]);

/** The ratings of all checks that follow where everybody hits once, and again where the hit is to be proved. */
function ratings(battle: Battle): number {
  let now = battle;
  for (;;) {
    const wanted = needs(now);
    const [need] = wanted;
    if (need?.want !== 'dice') return wanted.reduce((sum, each) => sum + ('rating' in each ? each.rating : 0), 0);
    const label = JSON.stringify(need.label);
    const hits = label.includes('round-confirm') ? need.dice : label.includes('round-bonus') ? 0 : 1;
    now = enter(now, need.slot, dice(...Array.from({ length: need.dice }, (_, n): Face => (n < hits ? 6 : 1))));
  }
}

/** Every answer that tells an effect, with the answer it is measured against. */
const answers = (fact: Fact) =>
  fact.kind === 'switch'
    ? [{ value: true, otherwise: false, effect: fact.effect }]
    : /strikes$/.test(fact.key)
      ? (fact.options ?? [])
          .filter(({ value }) => value !== 'front')
          .map(({ value, effect }) => ({ value, otherwise: 'front', effect }))
      : [];

const COMBAT: Play = { do: 'combat', attackers: ['husson'], target: 'kempt' };
const CHARGERS: Play = { do: 'combat', attackers: ['pire'], target: 'kempt' };
const FIRE: Play = { do: 'firefight', unit: 'husson', target: 'kempt' };

describe.each<[string, typeof combatDuel, Battle]>([
  ['a close combat', combatDuel, play(acting('combats'), COMBAT)],
  ['a close combat among hills', combatDuel, play(acting('combats', { hills: 'hilly' }), COMBAT)],
  ['a close combat at a strong point', combatDuel, play(acting('combats', areaOf('strong-point')), COMBAT)],
  ['cavalry against foot', combatDuel, play(acting('combats'), CHARGERS)],
  ['a firefight', firefightDuel, play(acting('firefights'), FIRE)],
  ['a firefight at a strong point', firefightDuel, play(acting('firefights', areaOf('strong-point')), FIRE)],
  ['the disordered', combatDuel, play(withUnit(acting('combats'), 'husson', { disordered: true }), COMBAT)],
])('%s', (_, duelOf, battle) => {
  const asked = facts(battle)
    .filter(({ key }) => !/replies|onFoot|garrisoned/.test(key))
    .flatMap((fact) => answers(fact).map((answer) => ({ key: fact.key, ...answer })));

  it('asks for something', () => {
    expect(asked.length).toBeGreaterThan(4);
  });

  it.each(asked.map((answer) => [`${answer.key} = ${answer.value}`, answer] as const))('%s', (__, answer) => {
    const on = say(battle, { [answer.key]: answer.value });
    const off = say(battle, { [answer.key]: answer.otherwise });
    const all = told(effectOf(answer.effect));
    const another = JSON.stringify(throws(duelOf, on)) !== JSON.stringify(throws(duelOf, off));
    expect(all.some(({ code }) => code !== 'fight-effect-check')).toBe(another);
    if (duelOf === combatDuel) expect(ofCheck(all)).toBe(ratings(on) - ratings(off));
  });
});

describe('a charge', () => {
  const asked = (unit: string, battle = acting('move')) => facts(play(battle, { do: 'charge', unit, target: 'kempt' }));

  it.each([
    ['husson', true],
    ['pire', false],
  ])('NBC-BUA-04 %s may come out of a town: %s', (unit, may) => {
    expect(asked(unit).some(({ key }) => key.endsWith('town'))).toBe(may);
  });

  it('NBC-MOV-19 from the Contact Zone it asks in sight whether another enemy is closer', () => {
    const closer = asked('husson', withUnit(acting('move'), 'husson', { facts: { inCZ: true } })).find(({ key }) =>
      key.endsWith('closer'),
    );
    expect(closer).toMatchObject({ kind: 'switch' });
    expect(closer?.group).toBeUndefined();
  });
});
