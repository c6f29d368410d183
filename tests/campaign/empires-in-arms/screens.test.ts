/** Every play of the game can be made by somebody who has only the screens. */
import { describe, expect, it } from 'vitest';
import { playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';

const screens = Object.values(
  import.meta.glob<string>('../../../src/app/campaign/empires-in-arms/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const PLAYS = playSchema.def.options.flatMap(({ shape }) => [...shape.do.def.values]);

/** The sheet of a question makes them, for every game. */
const OF_QUESTIONS = ['accept', 'again', 'answer', 'decide', 'defer', 'drop', 'enter', 'resume', 'throw'];
/** The rules offer them whole: in the list of what is due, or as a button of the month. */
const OFFERED = [
  ...['announce', 'call-ally', 'call-cessions', 'create-kingdom', 'demand-break', 'end-us-war', 'neutral-surrender'],
  'recall',
];
/** Nobody can make them yet, but by a file. */
const NOT_YET = [
  ...['bernadotte', 'build-in', 'call-seals', 'combat-chart', 'command', 'convert-militia', 'dismiss-guerillas'],
  ...['final-count', 'free-leader', 'hunt-guerillas', 'insurrection', 'join-battle', 'levy-corps', 'levy-cossacks'],
  ...['levy-freikorps', 'move-guerillas', 'move-irregulars', 'own-chits', 'place-fleet', 'place-ships', 'port-taken'],
  ...['raise-guerillas', 'scenario-money', 'set-month', 'stand-down', 'stand-up', 'swap-factors', 'swap-ships'],
  ...['tell', 'tyrol'],
];

describe('the plays and their screens', () => {
  it('every play is made on a screen, by a question or by what the rules offer', () => {
    expect(PLAYS.length).toBeGreaterThan(100);
    const elsewhere = [...OF_QUESTIONS, ...OFFERED, ...NOT_YET];
    const missing = PLAYS.filter((name) => !elsewhere.includes(name) && !screens.includes(`'${name}'`));
    expect(missing).toEqual([]);
  });
  it('what is said to have no screen has none', () => {
    expect(NOT_YET.filter((name) => screens.includes(`do: '${name}'`))).toEqual([]);
    expect([...OF_QUESTIONS, ...OFFERED, ...NOT_YET].filter((name) => !PLAYS.some((play) => play === name))).toEqual(
      [],
    );
  });
});
