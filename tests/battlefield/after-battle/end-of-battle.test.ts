import { expect, it } from 'vitest';
import { endReminder, mayEndBattle } from '../../../src/battlefield/rules/after-battle/after-battle.ts';
import { say } from '../../../src/engine/message.ts';
import { begin, play, refusal } from '../fixtures.ts';

it('NBC-END-01 the battle ends by agreement or when a side gives up, never by itself', () => {
  expect(mayEndBattle({ agree: { a: true, b: true }, concedes: false }).ok).toBe(true);
  expect(mayEndBattle({ agree: { a: true, b: false }, concedes: false })).toMatchObject({
    ok: false,
    row: 'NBC-END-01',
  });
  expect(mayEndBattle({ agree: { a: false, b: false }, concedes: true }).ok).toBe(true);
});

it('NBC-END-01 nobody ends it alone, unless he gives it up; what is written by hand stands', () => {
  const end = (a: boolean, b: boolean, concedes = false) =>
    ({ do: 'end', why: 'over-agreed', said: { agree: { a, b }, concedes } }) as const;
  expect(refusal(begin(), end(true, false))).toBe('end-both-or-one');
  expect(play(begin(), end(true, true)).ended).toEqual({ why: 'over-agreed' });
  expect(play(begin(), end(false, false, true)).ended).not.toBeNull();
  expect(play(begin(), { do: 'end', why: 'over-hour' }).ended).toEqual({ why: 'over-hour' });
});

it('NBC-END-01 the agreed hour is a reminder, in the players’ words', () => {
  expect(endReminder({}, 1200)).toBeNull();
  expect(endReminder({ until: 1140 }, 1139)).toBeNull();
  expect(endReminder({ until: 1140 }, 1155)).toEqual(say('end-hour-has-come', { now: '19:15', until: '19:00' }));
  expect(endReminder({ until: 1140, agreed: 'Count the bridges.' }, 1155)).toEqual(
    say('end-hour-has-come-terms', { now: '19:15', until: '19:00', terms: 'Count the bridges.' }),
  );
});
