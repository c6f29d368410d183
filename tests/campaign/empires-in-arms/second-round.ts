/** A fight of the tests between its first round and its second. */
import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { roundAsked } from '../../../src/campaign/empires-in-arms/combat/round-task.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { asked } from '../../../src/engine/question.ts';
import { area, corps, type Table } from './fixtures.ts';

const big = { boxes: { line: 60, cavalry: 20 }, factors: { regular: 40 } };
/** French at Kiev, where a Russian corps is; two more at Minsk. */
export const AT_KIEV: Partial<Setup> = {
  powers: [
    { id: 'FR', player: '', french: true },
    { id: 'RU', player: '', french: false },
  ],
  sheets: {
    areas: [area('kiev', { owner: 'RU' }), area('minsk', { owner: 'RU' })],
    corps: [
      corps('f1', 'FR', 'kiev', big),
      corps('r1', 'RU', 'kiev', big),
      corps('r2', 'RU', 'minsk', big),
      corps('r3', 'RU', 'minsk', big),
    ],
  },
};
/** The fight has begun, and nothing of it is thrown. */
export const fightAtKiev = (play: Table): Table =>
  play
    .does({
      ...{ do: 'add-piece', ledger: 'wars' },
      piece: { id: 'FR-RU', a: 'FR', b: 'RU', since: { y: 1806, m: 1 }, order: 1 },
    })
    .goTo('landCombat', 'FR')
    .does({
      ...{ do: 'attack', power: 'FR', area: 'kiev', defender: 'RU', kind: 'trivial', river: false, sally: false },
    });
/** Thrown and accepted, every open cell at its least, until the next round is asked for. */
export function toSecondRound(play: Table): Table {
  for (let n = 0; n < 40; n += 1) {
    const task = asked(play.state);
    if (!task || (roundAsked(play.state, task)?.fight.rounds ?? 0) > 0) return play;
    const menu = empiresInArms.menu(play.state, 'table');
    const next =
      menu.find((one) => one.do === 'throw' || one.do === 'accept') ??
      menu.find((one) => one.do === 'answer' && Object.keys(one.facts).every((key) => task.facts[key] === undefined));
    if (!next) throw new Error(JSON.stringify({ task, menu }));
    play.does(next);
  }
  throw new Error('No second round.');
}
