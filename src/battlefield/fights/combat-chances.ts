/** The exact chance of what a close combat wants next: dice, a card, somebody's life (NBC-CC). */
import { RESULTS } from '../../cards/results.ts';
import { FACES } from '../../dice/faces.ts';
import type { Battle, Task } from '../battle.ts';
import { eachResult } from '../card-checks.ts';
import { engineersLive, type PairWords, pairOdds } from '../chances.ts';
import type { Need as Wanted } from '../close-combat/answers.ts';
import { attachedInjured } from '../command/officers.ts';
import { oddsOfHits } from '../fire/hit-throws.ts';
import type { Odds } from '../procedure.ts';
import { engineersFall } from '../special-troops/engineers.ts';
import { checkOdds } from '../throws.ts';
import { courseOf } from './combat-course.ts';

/** NBC-OFF-03 */
const officerOf = (host: string): PairWords => ({
  claim: `Chance that ${host}’s officer is safe`,
  good: ['2–11', 'safe'],
  bad: ['12', 'hit'],
});

/** NBC-CC-26, NBC-CC-30: one die parts units that are equal, each with the same share of its faces. */
function shares(names: readonly string[], does: string): Odds {
  const n = FACES.length / names.length;
  return {
    claim: `Chance that ${names[0]} ${does}`,
    good: n,
    of: FACES.length,
    parts: names.map((means, i) => ({ key: n === 1 ? `${i + 1}` : `${i * n + 1}–${(i + 1) * n}`, n, means })),
    unit: 'throw',
  };
}

/** Null before the first dice, where both sides are told what to expect, and where nothing is thrown. */
export function chanceNext(battle: Battle, task: Task): Odds | null {
  const { fought, progress, needs } = courseOf(battle, task);
  const [next] = needs;
  if (!next || progress.done || fought.evacuates) return null;
  const want = progress.needs.find(({ kind }) => kind !== 'choice')!;
  const nameOf = (id: string | undefined) => fought.parties.find((party) => party.id === id)?.short ?? '';
  return oddsOf(battle, task, want, nameOf);
}

function oddsOf(battle: Battle, task: Task, want: Wanted, nameOf: (id: string | undefined) => string): Odds | null {
  const short = nameOf(want.unit);
  if (want.kind === 'card')
    return checkOdds(
      battle,
      want.rating.total,
      `${short}: Normal or better`,
      RESULTS.filter((result) => result !== 'L' && result !== 'VL'),
      eachResult(() => ''),
    );
  if (want.kind === 'choice') return null;
  switch (want.for) {
    case 'major unit':
      return shares((want.among ?? []).map(nameOf), 'leads');
    case 'engineers':
      return pairOdds((dice) => !engineersFall(dice), engineersLive(`${short}’s engineers`));
    case 'officer':
      return pairOdds((dice) => !attachedInjured(dice), officerOf(short));
    case 'pursuit':
      return want.of ? oddsOfHits([want.of], `Chance that ${short}’s ride hits`) : null;
    case 'restored unit':
      return shares((want.among ?? []).map(nameOf), 'comes back');
    default:
      return want.of && task.rolls.length > 0 ? oddsOfHits([want.of], `Chance that ${short} hits`) : null;
  }
}
