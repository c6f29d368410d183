/** What was forgotten is done when it is remembered, whatever the turn is at. */
import { describe, expect, it } from 'vitest';
import { unitMenu } from '../../src/battlefield/menu.ts';
import { begin, goTo, play, refusal, top } from '../battlefield/fixtures.ts';
import { acts, does, enters, says, wants } from './table.ts';

const FIRE = { do: 'fire', side: 'a', on: { unit: 'kempt' }, late: true } as const;

describe('a shot that was forgotten', () => {
  it('NBC-ART-01 is fired after its phase, falls at once, and its battery has fired', () => {
    let battle = does(goTo(begin(), 5), FIRE);
    expect(refusal(goTo(begin(), 5), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe('volley-phase');
    if (wants(battle).length === 0) battle = says(battle, { 'fires.guns': true });
    for (let [need] = wants(battle); need; [need] = wants(battle))
      battle = enters(battle, need.slot, { hits: need.want === 'pot' || need.want === 'dice' ? 1 : 0 });
    battle = play(battle, { do: 'accept', task: top(battle).id });
    expect(battle.units.kempt?.lost.white).toBe(1);
    expect(battle.units.guns?.firedIn).toBe(1);
    expect(battle.shots.every(({ counted }) => counted)).toBe(true);
    expect(unitMenu(battle, 'pack').filter((one) => one.do === 'fire')).toEqual([]);
  });

  it('is fired while another question is open, which waits for it', () => {
    const asked = play(goTo(begin(), 5), { do: 'check', unit: 'husson' });
    const shot = does(asked, FIRE);
    expect(shot.agenda.map(({ kind }) => kind)).toEqual(['quality', 'volley']);
  });
});

describe('a fight that was forgotten', () => {
  it('NBC-SEQ-02 takes up the action of its formation again, and the one that runs waits for it', () => {
    const third = acts(begin(), 'iii', 'move');
    const second = does(third, { do: 'take-up', formation: 'ii', step: 'combats' });
    expect(second.action).toMatchObject({ formation: 'ii', step: 'combats', byHand: true });
    expect(unitMenu(second, 'campi').some((one) => one.do === 'combat')).toBe(true);
    expect(refusal(second, { do: 'take-up', formation: 'picton', step: 'move' })).toBe('take-up-one');
    const back = play(second, { do: 'finish' });
    expect(back.action).toMatchObject({ formation: 'iii', step: 'move' });
  });

  it('NBC-SEQ-02 in any phase; it goes on there when the fight is over', () => {
    const nine = goTo(begin(), 9);
    const fight = does(nine, { do: 'take-up', formation: 'picton', step: 'firefights' });
    expect(play(fight, { do: 'finish' })).toMatchObject({ phase: 9, action: null });
  });

  it('NBC-SEQ-02 while the throw for the next formation is open: the throw waits, and is never lost', () => {
    const laid = (['a', 'b'] as const).reduce(
      (now, side) => play(now, { do: 'choose', side, card: { formation: side === 'a' ? 'iii' : 'picton' } }),
      goTo(begin(), 6),
    );
    const contest = top(laid);
    const aside = play(laid, { do: 'defer', task: contest.id });
    const fight = does(aside, { do: 'take-up', formation: 'ii', step: 'combats' });
    expect(unitMenu(fight, 'campi').some((one) => one.do === 'combat')).toBe(true);
    expect(refusal(fight, { do: 'take-up', formation: 'iii', step: 'combats' })).toBe('take-up-one');
    const back = play(fight, { do: 'finish' });
    expect(back.action).toBe(null);
    expect(back.agenda.map(({ id }) => id)).toEqual([contest.id]);
    expect(refusal(back, { do: 'next' })).toBe('turn-set-aside');
    // Whoever wins it meanwhile acts at once, and the other action goes on after his.
    const won = play(play(fight, { do: 'resume', task: contest.id }), { do: 'decide', task: contest.id, choice: 'a' });
    const acting = top(won)?.kind === 'command' ? play(won, { do: 'decide', task: top(won).id, choice: 'under' }) : won;
    expect(acting.action).toMatchObject({
      formation: 'iii',
      step: 'orders',
      waits: { formation: 'ii', step: 'combats' },
    });
    expect(play(acting, { do: 'finish' }).action).toMatchObject({ formation: 'ii', step: 'combats' });
  });

  it('goes back to an earlier step of the action that runs', () => {
    const combats = acts(begin(), 'ii', 'combats');
    expect(play(combats, { do: 'take-up', formation: 'ii', step: 'firefights' }).action?.step).toBe('firefights');
  });
});

it('NBC-OFF-03 an officer with a unit may be hit with it, whenever the table says so', () => {
  const joined = play(goTo(begin(), 5), { do: 'join', officer: 'reille', unit: 'husson' });
  const struck = play(joined, { do: 'strike', officer: 'reille', by: 'with-unit' });
  expect(top(struck)).toMatchObject({ kind: 'officer-risk', officer: 'reille', unit: 'husson' });
  expect(refusal(joined, { do: 'strike', officer: 'reille', by: 'shot' })).toBe('struck-with-unit');
});

it('what is left without a result is said', () => {
  const asked = play(begin(), { do: 'check', unit: 'husson' });
  const left = play(asked, { do: 'drop', task: top(asked).id });
  expect(left.agenda).toEqual([]);
});
