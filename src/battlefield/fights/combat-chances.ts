/** The exact chance of what a close combat wants next: dice, a card, somebody's life (NBC-CC). */
import { RESULTS } from '../../cards/results.ts';
import { FACES } from '../../dice/faces.ts';
import { type Said, say, type Text } from '../../engine/message.ts';
import type { Battle } from '../battle.ts';
import { oddsOfHits } from '../fire/hit-throws.ts';
import { engineersLive, officerSafe, pairOdds } from '../ledger/chances.ts';
import { called } from '../named.ts';
import type { Odds } from '../procedure.ts';
import type { Need as Wanted } from '../rules/close-combat/answers.ts';
import { attachedInjured } from '../rules/command/officers.ts';
import { engineersFall } from '../rules/special-troops/engineers.ts';
import { checkOdds } from '../throws.ts';
import { courseOf, nameIn } from './combat-course.ts';
import type { FightTask, Party } from './parties.ts';

/** NBC-CC-26, NBC-CC-30: one die parts units that are equal, each with the same share of its faces. */
function shares(names: readonly Text[], claim: (unit: Text) => Said): Odds {
  const n = FACES.length / names.length;
  return {
    claim: claim(names[0] ?? ''),
    good: n,
    of: FACES.length,
    parts: names.map((who, i) => ({
      key: n === 1 ? `${i + 1}` : `${i * n + 1}–${(i + 1) * n}`,
      n,
      means: called(who),
    })),
    unit: 'throw',
  };
}

/** Null before the first dice, where both sides are told what to expect, and where nothing is thrown. */
export function chanceNext(battle: Battle, task: FightTask): Odds | null {
  const { fought, progress } = courseOf(battle, task);
  if (progress.done || fought.evacuates) return null;
  const want = progress.needs.find(({ kind }) => kind !== 'choice');
  if (!want || want.kind === 'choice') return null;
  return want.kind === 'card'
    ? cardOdds(battle, want, fought.parties)
    : diceOdds(want, fought.parties, task.rolls.length > 0);
}

function cardOdds(battle: Battle, want: Extract<Wanted, { kind: 'card' }>, parties: readonly Party[]): Odds {
  const good = RESULTS.filter((result) => result !== 'L' && result !== 'VL');
  const claim = say('combat-chance-check', { unit: nameIn(parties, want.unit) });
  return checkOdds(battle, want.rating.total, claim, good, () => '');
}

function diceOdds(want: Extract<Wanted, { kind: 'dice' }>, parties: readonly Party[], begun: boolean): Odds | null {
  const unit = nameIn(parties, want.unit);
  const among = (want.among ?? []).map((id) => nameIn(parties, id));
  switch (want.for) {
    case 'major-unit':
      return shares(among, (first) => say('combat-chance-leads', { unit: first }));
    case 'restored-unit':
      return shares(among, (first) => say('combat-chance-comes-back', { unit: first }));
    case 'engineers':
      return pairOdds((dice) => !engineersFall(dice), engineersLive(unit));
    case 'officer':
      return pairOdds((dice) => !attachedInjured(dice), officerSafe(unit));
    case 'pursuit':
      return want.of ? oddsOfHits([want.of], say('combat-chance-ride', { unit })) : null;
    default:
      return want.of && begun ? oddsOfHits([want.of], say('fight-chance-hits', { unit })) : null;
  }
}
