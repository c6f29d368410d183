/** A firefight told: what each side throws, what it costs them, who recoils. */
import type { Battle, Task } from '../battle.ts';
import type { FirefightResult } from '../fire/firefight.ts';
import type { Duel, DuelSide } from './duel.ts';
import {
  attackerOf,
  defenderOf,
  engineerDice,
  needsOf,
  type Outcome,
  outcomeOf,
  type Struck,
  type Volley,
  volleysOf,
} from './firefight-course.ts';
import { firesAs } from './parties.ts';
import { engineersWords, stateWords } from './words.ts';

export function harmWords({ party, harm, disordered }: Struck): string {
  const left = firesAs(party).cp - harm.cpLost;
  if (harm.fate === 'eliminated') return `**${party.short} is eliminated**`;
  if (harm.fate === 'broken') return `${party.short} loses ${harm.cpLost}: **broken**, 10 cm straight to the rear`;
  if (party.arm === 'artillery')
    return harm.disordered ? `${party.short} is **disordered**` : `${party.short} is unhurt`;
  const state = disordered === null ? '' : disordered ? ', **disordered**' : ', holds';
  if (harm.cpLost === 0) return `${party.short} loses nothing${state}`;
  return `${party.short} loses ${harm.cpLost}: ${left}CP${state}`;
}

const recoilWords = (battle: Battle, task: Task, { recoils }: FirefightResult): string | null => {
  if (recoils.length === 0) return null;
  const names = recoils.map((role) => (role === 'attacker' ? attackerOf : defenderOf)(battle, task).short);
  return `${names.join(' and ')} ${names.length > 1 ? 'recoil' : 'recoils'} until they stand 3 cm apart`;
};

export const says = (battle: Battle, task: Task, { result }: Outcome): string =>
  `${recoilWords(battle, task, result) ?? 'Nobody recoils'}.`;

function duelSide(battle: Battle, { role, party, firing, silent, progress }: Volley): DuelSide {
  return {
    id: party.id,
    side: party.side,
    as: role === 'attacker' ? 'Attacker' : 'Defender',
    name: party.name,
    short: party.short,
    state: stateWords(battle, party),
    cp: firesAs(party).cp,
    ...(silent && { silent }),
    thrown: silent
      ? null
      : {
          dice: firing.dice,
          toHit: firing.toHit,
          onTheDie: null,
          bonus: firing.bonus,
          penalties: firing.penalties,
          spec: firing.throw,
          progress,
          hits: progress.done ? progress.hits : (progress.rounds.at(-1)?.hits ?? 0),
        },
  };
}

export function firefightDuel(battle: Battle, task: Task): Duel {
  const volleys = volleysOf(battle, task);
  const sides = volleys.map((volley) => duelSide(battle, volley));
  if (volleys.some(({ progress }) => !progress.done))
    return { sides, verdict: null, outcomes: [], onTheTable: [], notes: [] };
  const outcome = outcomeOf(battle, task, volleys);
  const open = needsOf(battle, task).length > 0;
  const recoil = recoilWords(battle, task, outcome.result);
  return {
    sides,
    verdict: open ? null : { says: recoil ?? 'Nobody recoils' },
    outcomes: outcome.struck.map((each) => ({ side: each.party.side, text: harmWords(each) })),
    onTheTable: [],
    notes: outcome.struck.flatMap(({ party }) => engineersWords(party, engineerDice(task, party))),
  };
}
