/** Everything that a battle shows and writes at a play, as one text that is the same for the same behaviour. */
import { asked, type Battle } from '../../src/battlefield/battle.ts';
import { menu, officerMenu, sideMenu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { effectOf, type Fact } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { view } from '../../src/battlefield/view.ts';
import { chanceOf, type Seed } from '../../src/engine/chance.ts';

/** A question with all that stands beside it before it is answered. */
export function questionOf(battle: Battle) {
  const task = asked(battle);
  if (!task) return null;
  const procedure = procedureFor(task.kind);
  const needs = procedure.needs(battle, task);
  return {
    kind: task.kind,
    question: procedure.question(battle, task),
    facts: (procedure.facts?.(battle, task) ?? []).map(factOf),
    sums: procedure.sums?.(battle, task),
    needs,
    waits: procedure.waits?.(battle, task),
    warnings: procedure.warnings?.(battle, task),
    odds: procedure.odds?.(battle, task),
    dice: procedure.dice?.(battle, task),
    again: procedure.again?.(battle, task),
    byHand: procedure.byHand?.(battle, task),
    reading: needs.length === 0 && !procedure.waits?.(battle, task) ? procedure.reading(battle, task) : null,
  };
}

const factOf = ({ effect, options, ...fact }: Fact) => ({
  ...fact,
  effect: effectOf(effect),
  options: options?.map((choice) => ({ ...choice, effect: effectOf(choice.effect) })),
});

/** What may be played now: by anybody, by each side, by each unit and officer. */
const offeredIn = (battle: Battle) => ({
  menu: menu(battle),
  sides: [sideMenu(battle, 'a'), sideMenu(battle, 'b')],
  units: Object.keys(battle.units).map((id) => unitMenu(battle, id)),
  officers: Object.keys(battle.officers).map((id) => officerMenu(battle, id)),
});

export interface Told {
  readonly question: ReturnType<typeof questionOf>;
  readonly offered: ReturnType<typeof offeredIn>;
  readonly seen: unknown;
}

/** What stands there before a play; the views of both sides now and then, for they are long. */
export const toldIn = (battle: Battle, views: boolean): Told => ({
  question: questionOf(battle),
  offered: offeredIn(battle),
  seen: views ? [view(battle, 'a'), view(battle, 'b')] : null,
});

/** What the referee makes of a play with the dice of this seed. */
export const ruledOn = (battle: Battle, play: Play, seed: Seed) =>
  referee(battle, play, (topic) => chanceOf(seed, topic));
