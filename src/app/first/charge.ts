/**
 * The guided charge of Maida: a battle that is not stored. It is brought to the moment of the charge and played by the
 * normal rules; it is written to disk only if the player goes on.
 */
import { asked, type Battle } from '../../battlefield/battle.ts';
import { beginBattle } from '../../battlefield/begin.ts';
import { known } from '../../battlefield/facts.ts';
import { nbc } from '../../battlefield/game.ts';
import { type ForHands, forHands } from '../../battlefield/hands.ts';
import { type Play, playIn } from '../../battlefield/plays.ts';
import { chanceOf, type Seed, sealOf } from '../../engine/chance.ts';
import { judge } from '../../engine/game.ts';
import { append, begin, undo } from '../../journal/record.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { type BattleJournal, machine, RULES, SCHEMA } from '../session/battle-journal.ts';

/** Who charges whom; and the enemy unit that attacks instead if the charge fails. */
export const LEADS = { formation: 'right', unit: 'kempt' } as const;
export const MEETS = { formation: 'compere-wing', unit: 'legere-1' } as const;

export interface Charge {
  readonly seed: Seed;
  readonly journal: BattleJournal;
}

const BY = 'both';

export const battleOf = ({ journal }: Charge): Battle => {
  const { state } = journal;
  if (!state) throw new Error('A charge without a battle.');
  return state;
};

/** The charge after one play; unchanged if the rules refuse it. */
export function plays(charge: Charge, play: Play, at: number): Charge {
  const { seed, journal } = charge;
  const ruled = judge(nbc, battleOf(charge), { actor: BY, play }, (topic) => chanceOf(seed, topic));
  return ruled.ok ? { seed, journal: append(journal, { play, events: ruled.events, at, by: BY }) } : charge;
}

/** More steps than needed; reached only by a bug. */
const MOST = 30;

/** Goes on with the turn, using the app's dice, until `holds`. */
function until(charge: Charge, at: number, holds: (battle: Battle) => boolean): Charge {
  let now = charge;
  for (let i = 0; i < MOST && !holds(battleOf(now)); i += 1) {
    const battle = battleOf(now);
    const task = asked(battle);
    if (!task) now = plays(now, { do: 'next' }, at);
    else {
      const thrown = plays(now, { do: 'throw', task: task.id }, at);
      now = plays(thrown, { do: 'accept', task: task.id }, at);
    }
  }
  return now;
}

const acting = (charge: Charge, formation: string, step: 'move' | 'combats', at: number): Charge => {
  const six = until(charge, at, ({ phase, action }) => phase === 6 && !action);
  const acts = plays(six, { do: 'acts', formation, command: 'under' }, at);
  return until(acts, at, (battle) => battle.action?.step === step && !asked(battle));
};

/** The charge at the moment the brigade is asked to charge. */
export function beginCharge(scenario: Scenario, seed: Seed, id: string, at: number): Charge {
  const header = { id, schema: SCHEMA, title: scenario.title, seal: sealOf(seed), startedAt: at, rules: RULES };
  const events = beginBattle(scenario, { keeps: BY, dice: 'app', rulings: {} }, header.seal);
  const journal = append(begin(header, machine), { play: { do: 'begin' }, events, at, by: BY });
  const ready = acting({ seed, journal }, LEADS.formation, 'move', at);
  return plays(ready, { do: 'charge', unit: LEADS.unit, target: MEETS.unit }, at);
}

const unitIn = (battle: Battle, id: string) => battle.units[id];

/** The stage of the guided charge. */
export type Stage = 'asked' | 'closed' | 'halted' | 'over';

/** Whether a close combat has been settled. */
const fought = ({ journal }: Charge): boolean =>
  journal.entries.some(
    (entry) =>
      entry.kind === 'deed' &&
      entry.events.some((event) => event.type === 'logged' && JSON.stringify(event).includes('combat-told')),
  );

export function stageOf(charge: Charge): Stage {
  const battle = battleOf(charge);
  if (asked(battle)) return 'asked';
  if (fought(charge)) return 'over';
  return known(unitIn(battle, LEADS.unit), 'contact') === MEETS.unit ? 'closed' : 'halted';
}

/** The charge has made contact: both sides fight. */
export function fights(charge: Charge, at: number): Charge {
  const ready = until(charge, at, (battle) => battle.action?.step === 'combats' && !asked(battle));
  return plays(ready, { do: 'combat', attackers: [LEADS.unit], target: MEETS.unit }, at);
}

/** The charge has failed: the enemy attacks instead. */
export function receives(charge: Charge, at: number): Charge {
  const ready = acting(plays(charge, { do: 'finish' }, at), MEETS.formation, 'combats', at);
  return plays(ready, { do: 'combat', attackers: [MEETS.unit], target: LEADS.unit }, at);
}

export const takesBack = (charge: Charge, at: number): Charge => {
  const journal = undo(charge.journal, { at, by: BY });
  return journal?.state ? { ...charge, journal } : charge;
};

/** What the newest deeds ask the table to do by hand. */
export function handsOf({ journal }: Charge): readonly ForHands[] {
  const { deed, state, below } = journal.top;
  if (!deed || !state || !below?.state) return [];
  return forHands(below.state, state, playIn(deed), deed.events).filter(({ fine }) => !fine);
}
