/**
 * What the rules say of the moments of kept battles is what they said: how many dice, how far, who may and why not, of
 * whatever stands there. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { it } from 'vitest';
import { asked } from '../../src/battlefield/battle.ts';
import { menu } from '../../src/battlefield/menu.ts';
import { readKept, startOf } from '../kept/battles.ts';
import { heldTo } from '../kept/marks.ts';
import { probed, type Sample } from '../kept/probed.ts';
import { ruledOn } from '../kept/told.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/src/{battlefield,cards,dice,scenarios}/**/*.ts',
    '!**/{apply,begin,game,referee,view}.ts',
    '!**/{under-lock,shelf}/**',
  ],
  { eager: true },
);

/** The moments at which a step or a question comes up that has not been before, one in so many of them. */
async function moments(name: string, every: number): Promise<readonly Sample[]> {
  const kept = readKept(name);
  const before = new Set<string>();
  const found: Sample[] = [];
  let battle = await startOf(kept);
  for (const play of kept.plays) {
    const task = asked(battle);
    const at = task ? `${task.kind} ${task.rolls.length > 0}` : `${battle.phase} ${battle.action?.step}`;
    if (!before.has(at)) found.push({ state: battle, also: task ? [task] : menu(battle) });
    before.add(at);
    const ruled = ruledOn(battle, play, kept.seed);
    if (!ruled.ok) break;
    battle = ruled.state;
  }
  return found.filter((_, n) => n % every === 0);
}

it('the rules say of kept battles what they said', async () => {
  const samples = [...(await moments('01-everything.json', 4)), ...(await moments('06-everything.json', 8))];
  await heldTo('rules')('nbc', probed(MODULES, samples, ['a', 'b']));
});
