import { describe, expect, it } from 'vitest';
import { STANDINGS } from '../../src/battlefield/aspects.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import { effectOf } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { COVERING, type Covering } from '../../src/battlefield/rules/fire/fighters.ts';
import { say } from '../../src/engine/message.ts';
import { hasWords } from '../../src/words/speak.ts';
import { begin, goTo, play, top, withUnit } from './fixtures.ts';

describe('where one unit stands to another', () => {
  it('NBC-GL-08 five answers, each with its meaning', () => {
    expect(STANDINGS).toHaveLength(5);
    for (const standing of STANDINGS) expect(hasWords(`standing-${standing}-means`)).toBe(true);
  });
});

describe('cover', () => {
  it.each<[Covering, string]>([
    ['woodenFence', 'none'],
    ['earthRedoubt', 'soft'],
    ['hastyTrench', 'soft'],
    ['woodenBuilding', 'soft'],
    ['wood', 'soft'],
    ['stoneWall', 'hard'],
    ['stoneBuilding', 'hard'],
    ['preparedWorks', 'hard'],
  ])('NBC-GL-25 %s gives %s cover', (what, cover) => {
    expect(COVERING[what]).toBe(cover);
  });
});

describe('front, flank and rear', () => {
  const charged = goTo(begin(), 6);
  const acting = play(play(charged, { do: 'acts', formation: 'ii', command: 'under' }), { do: 'next' });
  const fact = (battle: Battle, key: string) =>
    procedureFor(top(battle).kind).facts!(battle, top(battle)).find((one) => one.key === key)!.options!;

  it('NBC-GL-08 are asked in one set of words, and each rule says what they do to it', () => {
    const check = fact(play(begin(), { do: 'check', unit: 'husson' }), 'aspect');
    const attack = play(withUnit(goTo(begin(), 3), 'husson', { stands: 1 }), {
      do: 'skirmish',
      by: 'husson',
      on: { unit: 'kempt' },
    });
    const skirmish = fact(attack, 'aspect');
    const charge = fact(play(acting, { do: 'charge', unit: 'husson', target: 'kempt' }), 'a:strikes');
    const aspects = ['front', 'flank', 'rear'];
    const words = aspects.map((aspect) => `aspect-${aspect}`);
    expect(check.map(({ label }) => label)).toEqual(words);
    expect(skirmish.map(({ label }) => label)).toEqual(words);
    expect(charge.map(({ label }) => label)).toEqual(aspects.map((aspect) => `its-${aspect}`));
    // NBC-QC-11, NBC-QC-12 and NBC-MTC-01: one and two from a check; no closing check from outside the front.
    expect(check.map(({ effect }) => effect)).toEqual([
      undefined,
      say('effect-signed', { n: -1 }),
      say('effect-signed', { n: -2 }),
    ]);
    expect(skirmish.map(({ effect }) => effect)).toEqual([
      undefined,
      say('on-its-check', { n: -1 }),
      say('on-its-check', { n: -2 }),
    ]);
    expect(charge.map(({ effect }) => effectOf(effect))).toEqual([undefined, 'charge-no-check', 'charge-no-check']);
  });
});
