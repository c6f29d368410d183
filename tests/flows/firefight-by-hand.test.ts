import { expect, it } from 'vitest';
import { referee } from '../../src/battlefield/referee.ts';
import { codeOf } from '../../src/engine/message.ts';
import { acting, decide } from '../battlefield/fights/played-out.ts';
import { play, top } from '../battlefield/fixtures.ts';

it('NBC-FF-01 AMB-109 a unit whose fire is set by hand has fired, also while its result is set aside', () => {
  let battle = play(acting('firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
  battle = decide(battle, 'set');
  battle = play(battle, { do: 'defer', task: top(battle).id });
  const other = Object.values(battle.units).find(({ side, id }) => side === 'b' && id !== 'kempt')!;
  for (const target of ['kempt', other.id]) {
    const again = referee(battle, { do: 'firefight', unit: 'husson', target }, () => {
      throw new Error('nothing is thrown');
    });
    expect(again.ok ? 'allowed' : codeOf(again.why)).not.toBe('allowed');
  }
  expect(battle.units.husson?.facts.fired).toBe(true);
});

it('NBC-FF-12 AMB-109 who could reply to it has replied; who held his fire, or was come at from behind, has not', () => {
  const asked = play(acting('firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
  const replied = (facts: Readonly<Record<string, string | boolean>>) =>
    decide(play(asked, { do: 'answer', task: top(asked).id, facts }), 'nothing').units.kempt!.facts.replied;
  expect([replied({}), replied({ 'd:replies': false }), replied({ 'a:strikes': 'rear' })]).toEqual([
    ['ii'],
    undefined,
    undefined,
  ]);
});
