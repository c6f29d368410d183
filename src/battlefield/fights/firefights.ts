/** The firefight as a question (NBC-FF): both sides' throws, the engineers, the disorder checks, and the ledger. */

import type { HitProgress } from '../../dice/hits.ts';
import { say, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Facts } from '../battle.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { breakUnit, disorderUnit, eliminateUnit, formationAttacked, officerAtRisk } from '../ledger/losses.ts';
import { disturbRest } from '../ledger/rest.ts';
import { inBooks } from '../on-foot.ts';
import type { Procedure } from '../procedure.ts';
import { answersTo, OF_CHECKS, OF_STRANGERS } from '../rules/fights/answers.ts';
import { risksOfficer } from '../rules/fire/casualties.ts';
import { sumOfRounds } from '../rules/fire/rounds.ts';
import { decideFight, FIGHT_CHOICES } from './by-hand.ts';
import { againOf, hitsOf, needsOf, oddsNext, outcomeOf, type Struck, volleysOf } from './firefight-course.ts';
import { harmTold, recoilIn } from './firefight-duel.ts';
import { firefightFacts } from './firefight-facts.ts';
import { attackedInTown, engineersFall, now, writeDisorder, writeLoss } from './ledger.ts';
import { attackerIn, defenderIn, type FightData, fightData, type Party } from './parties.ts';
import { keepAnswers } from './table-facts.ts';
import { keepLoss } from './told.ts';

const answers = answersTo([
  ...(['strikes', 'replies', 'town', 'hardCover', 'strongPoint'] as const),
  ...OF_CHECKS,
  ...OF_STRANGERS,
]);

export const firefight: Procedure<FightData, Facts> = {
  kind: 'firefight',
  schema: { data: fightData, facts: answers },
  question: (battle, task) =>
    say('firefight-question', { attacker: attackerIn(battle, task).short, defender: defenderIn(battle, task).short }),
  facts: firefightFacts,
  sums: (battle, task) =>
    volleysOf(battle, task).flatMap(({ firing, silent }) => (silent ? [] : [firing.dice, firing.toHit])),
  needs: needsOf,
  throwsOn: (battle, task) => againOf(battle, task).every((again) => again.refused || !again.slot.startsWith('eng')),
  odds: oddsNext,
  again: againOf,
  reading(battle, task) {
    const volleys = volleysOf(battle, task);
    const outcome = outcomeOf(battle, task, volleys);
    const [attacker, defender] = volleys;
    return {
      word: say('firefight-hits', { made: hitsOf(attacker), taken: hitsOf(defender) }),
      means: recoilIn(battle, task, outcome),
      sums: outcome.struck.flatMap(({ rating }) => (rating ? [rating] : [])),
    };
  },
  settle(d, task) {
    const volleys = volleysOf(d.state, task);
    const outcome = outcomeOf(d.state, task, volleys);
    const [attacker, defender] = volleys;
    const sums = volleys.flatMap(({ party, firing, progress, silent }): Reckoning[] =>
      silent ? [] : [sumOfVolley(party, firing.dice, progress)],
    );
    log(
      d,
      say('firefight-told', {
        ...{ attacker: attacker.party.name, defender: defender.party.name },
        ...{ made: hitsOf(attacker), taken: hitsOf(defender) },
        recoil: word(recoilIn(d.state, task, outcome)),
      }),
      { side: attacker.party.side, sums },
    );
    keepAnswers(d, task);
    attackedInTown(d, defender.party);
    for (const each of outcome.struck) writeStruck(d, each);
    for (const { role, party } of outcome.struck)
      if (party.unit && outcome.result.recoils.includes(role)) disturbRest(d, party.unit.id);
    if (attacker.party.unit) learn(d, { unit: attacker.party.unit.id }, { fired: true });
    const { unit } = defender.party;
    if (unit) {
      formationAttacked(d, unit, 'firefight');
      if (!defender.silent) learn(d, { unit: unit.id }, { replied: true });
    }
  },
  byHand: () => FIGHT_CHOICES,
  settleByHand: (d, task, choice) => decideFight(d, task, choice, 'firefight'),
};

const ROWS = { throw: 'NBC-FF-04', bonus: 'NBC-FF-05', confirm: 'NBC-FF-06' } as const;

const sumOfVolley = (party: Party, dice: Reckoning, progress: HitProgress): Reckoning => ({
  ...sumOfRounds(party.short, progress.rounds, ROWS, progress.done ? progress.hits : 0),
  ...(dice.note && { note: dice.note }),
});

/** NBC-FF-10, NBC-FF-11: losses, engineers, disorder, Breaking, and the officer with them. */
function writeStruck(d: EventBuilder, struck: Struck): void {
  const { party, harm, disordered } = struck;
  const { unit } = party;
  if (harm.hits > 0) log(d, harmTold(party.name, struck), toldBy(struck));
  if (!unit) keepLoss(d, party, harm.cpLost, { disordered: party.disordered || disordered === true });
  if (!unit) return;
  if (party.arm === 'artillery') {
    if (harm.fate === 'eliminated')
      eliminateUnit(d, unit.id, harm.hits >= 2 ? 'gone-by-two-hits' : 'gone-disordered-twice');
    else if (harm.disordered) disorderUnit(d, unit.id);
    return;
  }
  writeLoss(d, unit, inBooks(now(d, unit), harm.cpLost, d.state.rulings));
  if (struck.engineersFell) engineersFall(d, party.engineers);
  if (risksOfficer({ cause: 'firefight', lost: harm.cpLost })) officerAtRisk(d, unit.id, 'firefight');
  if (harm.fate !== 'good') breakUnit(d, unit.id);
  else if (disordered) writeDisorder(d, unit, true);
}

const toldBy = ({ party, rating }: Struck) => ({ side: party.side, ...(rating && { sums: [rating] }) });
