/** Every play of the game can be made by somebody who has only the screens. */
import { describe, expect, it } from 'vitest';
import { playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';

const screens = Object.values(
  // The forms, and the ways they let pick from.
  import.meta.glob<string>(
    ['../../../src/app/campaign/empires-in-arms/**/*.{ts,tsx}', '../../../src/campaign/empires-in-arms/{may,ways}.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const PLAYS = playSchema.def.options.flatMap(({ shape }) => [...shape.do.def.values]);

/** The sheet of a question makes them, for every game. */
const OF_QUESTIONS = ['accept', 'again', 'answer', 'decide', 'defer', 'drop', 'enter', 'resume', 'throw'];
/** The rules offer them whole: in the list of what is due, or as a button of the month. */
const OFFERED = [
  ...['announce', 'call-ally', 'call-cessions', 'create-kingdom', 'demand-break', 'end-us-war', 'neutral-surrender'],
];

describe('the plays and their screens', () => {
  it('every play is made on a screen, by a question or by what the rules offer', () => {
    expect(PLAYS.length).toBeGreaterThan(100);
    const elsewhere = [...OF_QUESTIONS, ...OFFERED];
    const missing = PLAYS.filter((name) => !elsewhere.includes(name) && !screens.includes(`'${name}'`));
    expect(missing).toEqual([]);
  });
  it('what is made elsewhere is a play', () => {
    expect([...OF_QUESTIONS, ...OFFERED].filter((name) => !PLAYS.some((play) => play === name))).toEqual([]);
  });
});
