import { describe, expect, it } from 'vitest';
import { SITUATIONS, situationOf } from '../../../src/app/hints/situations.ts';
import { scenario } from '../../../src/scenarios/schema.ts';
import maida from '../../../src/scenarios/shelf/maida.ts';
import { t } from '../../../src/words/t.ts';
import { playBot, randomOf } from '../../battlefield/bot.ts';
import { begin, goTo, play, seedFrom, small } from '../../battlefield/fixtures.ts';

const first = () => begin(scenario(maida));

describe('the hints of a first battle', () => {
  it.each(SITUATIONS)('%s is said in twenty words at most', (situation) => {
    expect(t(`hint-${situation}`).split(/\s+/).length).toBeLessThanOrEqual(20);
  });

  it('know every situation of the first turn, and are silent after it and in other battles', () => {
    const met = new Set<string | null>();
    for (const n of [1, 2, 3, 4, 5, 6])
      playBot(first(), seedFrom(n), randomOf(n), 400, (battle) => {
        const situation = situationOf(battle);
        if (battle.turn > 1) expect(situation).toBeNull();
        else met.add(situation);
      });
    for (const situation of ['command', 'cards', 'contest', 'command-throw', 'orders', 'move', 'recovery'])
      expect([...met]).toContain(situation);
    expect(situationOf(begin(small()))).toBeNull();
  });

  it('offer no change of order to a commander who is not under command', () => {
    const acting = play(goTo(first(), 6), { do: 'acts', formation: 'left', command: 'under' });
    expect(situationOf(acting)).toBe('orders');
    const left = acting.formations.left!;
    const held = { ...acting, formations: { ...acting.formations, left: { ...left, command: 'not' as const } } };
    expect(situationOf(held)).toBe('held');
  });

  it('say what a throw asks, and leave its result the page', () => {
    const open = play(goTo(first(), 3), { do: 'check', unit: Object.keys(first().units)[0]! });
    expect(situationOf(open)).toBe('question');
    expect(situationOf(play(open, { do: 'throw', task: open.agenda.at(-1)!.id }))).toBeNull();
  });
});
