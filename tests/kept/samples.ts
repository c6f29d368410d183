/** Moments of kept battles and of random months that between them show much: what rules and pages are asked of. */
import { asked } from '../../src/battlefield/battle.ts';
import { menu } from '../../src/battlefield/menu.ts';
import { ageOfNapoleon } from '../../src/campaign/age-of-napoleon/game.ts';
import { offers } from '../../src/campaign/empires-in-arms/desks.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import { judge } from '../../src/engine/game.ts';
import { asked as askedIn } from '../../src/engine/question.ts';
import { randomOf } from '../battlefield/bot.ts';
import { SETUP, seed } from '../campaign/age-of-napoleon/fixtures.ts';
import { fullCampaign } from '../campaign/empires-in-arms/full-player.ts';
import { readKept, startOf } from './battles.ts';
import type { Sample } from './probed.ts';
import { ruledOn } from './told.ts';

/** The states where a step, a question or a play comes up that has not been before. */
export function empires(): readonly Sample[] {
  const before = new Set<string>();
  const isNew = (what: string): boolean => !before.has(what) && before.add(what) !== undefined;
  const found: Sample[] = [];
  fullCampaign(122, 2, {}, (state) => {
    const task = askedIn(state);
    if (isNew(`${state.clock.step} ${task?.kind ?? ''}`)) found.push({ state, also: task ? [task] : offers(state) });
  });
  return found.filter((_, n) => n % 4 === 0);
}

/** A player who knows only the menu, and answers at random. */
export function napoleon(): readonly Sample[] {
  const before = new Set<string>();
  const found: Sample[] = [];
  for (const n of [1, 2, 3]) {
    const own = seed(n);
    const open = (topic: string) => chanceOf(own, topic);
    const random = randomOf(n);
    const first = ageOfNapoleon.beginning([{ type: 'begun', setup: SETUP, seal: 'seal' }], open) ?? [];
    let state = first.reduce<Parameters<typeof ageOfNapoleon.apply>[0]>(ageOfNapoleon.apply, undefined);
    for (let step = 0; step < 150 && state; step += 1) {
      const task = askedIn(state);
      const at = `${state.now.phase} ${task?.kind ?? ''}`;
      if (!before.has(at)) found.push({ state, also: task ? [task] : [] });
      before.add(at);
      const offered = ageOfNapoleon.menu(state, 'table');
      const likely = offered.filter((one) => ['accept', 'throw', 'attack', 'winter'].includes(one.do));
      const play = likely.length > 0 && random(3) > 0 ? likely[random(likely.length)] : offered[random(offered.length)];
      const ruled = play && judge(ageOfNapoleon, state, { actor: 'table', play }, open);
      if (!ruled?.ok) break;
      ({ state } = ruled);
    }
  }
  return found;
}

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

export const battles = async (): Promise<readonly Sample[]> => [
  ...(await moments('01-everything.json', 4)),
  ...(await moments('06-everything.json', 8)),
];
