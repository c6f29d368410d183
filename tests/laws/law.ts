/** What a law of the net may look at: one play, and how things stood when its turn and its phase began. */
import type { Battle, Task, Unit } from '../../src/battlefield/battle.ts';
import { menu, officerMenu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { RowId } from '../../src/engine/reckoning.ts';
import type { Step } from '../battlefield/laws/law.ts';

export interface Seen extends Step {
  readonly turnStart: Battle;
  readonly phaseStart: Battle;
}

export interface NetLaw {
  readonly row: RowId;
  /** What a table would say against the play, one sentence each. */
  readonly against: (seen: Seen) => Iterable<string>;
  /** It takes long, and looks at one play of so many. */
  readonly oneOf?: number;
}

export const law = (row: RowId, against: NetLaw['against'], oneOf = 1): NetLaw => ({ row, against, oneOf });

// ---- what is offered -------------------------------------------------------------------------------------------------

type PlayOf<D extends Play['do']> = Extract<Play, { readonly do: D }>;

const made = new WeakMap<Battle, readonly Play[]>();

/** Everything that any screen offers now. */
export function offers(battle: Battle): readonly Play[] {
  const known = made.get(battle);
  if (known) return known;
  const all = [
    ...menu(battle),
    ...Object.keys(battle.units).flatMap((id) => unitMenu(battle, id)),
    ...Object.keys(battle.officers).flatMap((id) => officerMenu(battle, id)),
  ];
  made.set(battle, all);
  return all;
}

export const offered = <D extends Play['do']>(battle: Battle, ...names: readonly D[]): PlayOf<D>[] =>
  offers(battle).filter((play): play is PlayOf<D> => names.some((name) => name === play.do));

/** A law of what is offered after the play. */
export const ofOffers = <D extends Play['do']>(
  row: RowId,
  names: readonly D[],
  against: (play: PlayOf<D>, battle: Battle) => string | false | undefined,
): NetLaw =>
  law(
    row,
    function* ({ after }) {
      for (const play of offered(after, ...names)) {
        const why = against(play, after);
        if (why) yield `${JSON.stringify(play)} is offered: ${why}`;
      }
    },
    3,
  );

/** The same of a unit that the play is about. */
export const ofUnitOffers = <D extends Play['do']>(
  row: RowId,
  names: readonly D[],
  against: (unit: Unit, play: PlayOf<D>, battle: Battle) => string | false | undefined,
): NetLaw =>
  ofOffers(row, names, (play, battle) => {
    const id: unknown = Reflect.get(play, 'unit');
    const unit = typeof id === 'string' ? battle.units[id] : undefined;
    return unit && against(unit, play, battle);
  });

/** A law of each open question after the play. */
export const ofQuestions = (
  row: RowId,
  kinds: readonly string[],
  against: (task: Task, battle: Battle) => string | false | undefined,
): NetLaw =>
  law(row, function* ({ after }) {
    if (after.ended) return;
    for (const task of after.agenda) {
      if (kinds.length > 0 && !kinds.includes(task.kind)) continue;
      const why = against(task, after);
      if (why) yield `${task.kind} ${task.id}: ${why}`;
    }
  });
