/**
 * The laws of the book and of the net, held over random battles of every kind. A few by default; LAWS_BATTLES and
 * LAWS_PLAYS say how many and how long, LAWS_FIRST which is the first: `npm run soak -- laws` plays them without a test.
 */
import { describe, expect, it } from 'vitest';
import { NET, netBattle } from './net.ts';

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const first = number('LAWS_FIRST', 1);
const battles = Array.from({ length: number('LAWS_BATTLES', 5) }, (_, n) => first + n);
const plays = number('LAWS_PLAYS', 180);

describe('a table that does everything a table may do', () => {
  it.each(battles)('NBC-SEQ-01 plays battle %i, and every law holds after each play', (n) => {
    const broken: string[] = [];
    netBattle(n, plays, (at, why) => broken.push(`play ${at}: ${why}`));
    expect(broken.slice(0, 5)).toEqual([]);
  });

  it('NBC-SEQ-01 the laws have a name each, and none stands under two rows', () => {
    const names = Object.keys(NET);
    expect(names.length).toBeGreaterThan(90);
    expect(new Set(names).size).toBe(names.length);
  });
});
