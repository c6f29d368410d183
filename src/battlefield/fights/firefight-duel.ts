/** A firefight told: what each side throws, what it costs them, who recoils. */
import { type Message, type Said, say, type Text } from '../../engine/message.ts';
import type { Battle, Task } from '../battle.ts';
import { type Duel, type DuelSide, engineersThrew, hitsSoFar, stateOf } from '../rules/fights/duel.ts';
import { BROKEN_MOVE } from '../rules/fire/casualties.ts';
import { RECOIL_TO_CM } from '../rules/fire/firefight.ts';
import {
  engineerDice,
  needsOf,
  type Outcome,
  outcomeOf,
  type Struck,
  type Volley,
  volleysOf,
} from './firefight-course.ts';
import { asFight, attackerIn, defenderIn, type FightTask, firesAs } from './parties.ts';

/** What the fire did to one of them, called so. */
export function harmTold(unit: Text, { party, harm, disordered }: Struck): Message {
  const { cpLost, fate } = harm;
  if (fate === 'eliminated') return say('firefight-eliminated', { unit });
  if (fate === 'broken') return say('firefight-breaks', { unit, cp: cpLost, cm: BROKEN_MOVE.cm });
  if (party.arm === 'artillery')
    return harm.disordered ? say('firefight-guns-disordered', { unit }) : say('unit-unhurt', { unit });
  const state = disordered === null ? 'open' : disordered ? 'disordered' : 'holds';
  return cpLost === 0
    ? say('firefight-loses-nothing', { unit, state })
    : say('firefight-loses', { unit, lost: cpLost, cp: firesAs(party).cp - cpLost, state });
}

/** NBC-FF-09: who recoils, and how far. */
export function recoilIn(battle: Battle, task: FightTask, { result }: Outcome): Said {
  const { recoils } = result;
  if (recoils.length === 0) return 'firefight-nobody-recoils';
  const units = recoils.map((role) => (role === 'attacker' ? attackerIn : defenderIn)(battle, task).short);
  return say('firefight-recoils', { units, n: units.length, cm: RECOIL_TO_CM });
}

function duelSide({ role, party, firing, silent, progress }: Volley): DuelSide {
  const { id, side, name, short } = party;
  const { dice, toHit, bonus, penalties } = firing;
  return {
    ...{ id, side, name, as: role },
    short: short.name,
    state: stateOf(party),
    cp: firesAs(party).cp,
    ...(silent !== undefined && { silent }),
    thrown:
      silent === undefined
        ? {
            ...{ dice, toHit, bonus, penalties, progress },
            onTheDie: null,
            spec: firing.throw,
            hits: hitsSoFar(progress),
          }
        : null,
  };
}

export function firefightDuel(battle: Battle, open: Task): Duel {
  const task = asFight(open);
  const volleys = volleysOf(battle, task);
  const sides = volleys.map(duelSide);
  if (volleys.some(({ progress }) => !progress.done))
    return { sides, verdict: null, outcomes: [], onTheTable: [], notes: [] };
  const outcome = outcomeOf(battle, task, volleys);
  const wanted = needsOf(battle, task).length > 0;
  return {
    sides,
    verdict: wanted ? null : { says: recoilIn(battle, task, outcome) },
    outcomes: outcome.struck.map((each) => ({ side: each.party.side, text: harmTold(each.party.short, each) })),
    onTheTable: [],
    notes: outcome.struck.flatMap(({ party }) => engineersThrew(party, engineerDice(task, party))),
  };
}
