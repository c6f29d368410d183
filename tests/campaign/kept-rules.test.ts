/**
 * What the rules of both campaigns say of the states that random months come to is what they said: how many, how far,
 * who may and why not, of whatever lies there. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { it } from 'vitest';
import { ageOfNapoleon } from '../../src/campaign/age-of-napoleon/game.ts';
import { offers } from '../../src/campaign/empires-in-arms/desks.ts';
import { POWERS } from '../../src/campaign/empires-in-arms/vocabulary.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import { judge } from '../../src/engine/game.ts';
import { asked } from '../../src/engine/question.ts';
import { randomOf } from '../battlefield/bot.ts';
import { heldTo } from '../kept/marks.ts';
import { probed, type Sample } from '../kept/probed.ts';
import { SETUP, seed } from './age-of-napoleon/fixtures.ts';
import { fullCampaign } from './empires-in-arms/full-player.ts';

const EMPIRES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/campaign/empires-in-arms/**/*.ts', '!**/{apply,begin,seats,writing,referee,game}.ts'],
  { eager: true },
);
const NAPOLEON = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/campaign/age-of-napoleon/**/*.ts', '!**/{apply,begin,seats,referee,game}.ts'],
  { eager: true },
);

/** The states where a step, a question or a play comes up that has not been before. */
function empires(): readonly Sample[] {
  const before = new Set<string>();
  const isNew = (what: string): boolean => !before.has(what) && before.add(what) !== undefined;
  const found: Sample[] = [];
  fullCampaign(122, 2, {}, (state) => {
    const task = asked(state);
    if (isNew(`${state.clock.step} ${task?.kind ?? ''}`)) found.push({ state, also: task ? [task] : offers(state) });
  });
  return found.filter((_, n) => n % 4 === 0);
}

/** A player who knows only the menu, and answers at random. */
function napoleon(): readonly Sample[] {
  const before = new Set<string>();
  const found: Sample[] = [];
  for (const n of [1, 2, 3]) {
    const own = seed(n);
    const open = (topic: string) => chanceOf(own, topic);
    const random = randomOf(n);
    const first = ageOfNapoleon.beginning([{ type: 'begun', setup: SETUP, seal: 'seal' }], open) ?? [];
    let state = first.reduce<Parameters<typeof ageOfNapoleon.apply>[0]>(ageOfNapoleon.apply, undefined);
    for (let step = 0; step < 150 && state; step += 1) {
      const task = asked(state);
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

const holds = heldTo('rules');

it('Empires in Arms says of its months what it said', () => holds('eia', probed(EMPIRES, empires(), POWERS)));
it('Age of Napoleon says of its rounds what it said', () => holds('aon', probed(NAPOLEON, napoleon(), ['a', 'b'])));
