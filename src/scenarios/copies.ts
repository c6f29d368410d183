/** Copies of a scenario that are given away: all of it for the umpire, and for a player nothing that is not his to know. */
import type { SideId } from '../book/terms.ts';
import { copyUnder, type Draft } from './draft.ts';
import { writeScenario } from './file.ts';

export type CopyFor = SideId | 'umpire';

/** What a copy holds, to be read before it is made. */
export interface CopyHolds {
  readonly briefings: readonly CopyFor[];
  /** Arrivals in it, and those that are left out because they are secret. */
  readonly arrivals: number;
  readonly hidden: number;
}

const isOpenTo = (who: CopyFor, { secret, side }: Draft['reinforcements'][number]): boolean =>
  who === 'umpire' || !secret || side === who;

/**
 * The scenario as one of those at the table may have it. What was written of troops and of officers may say anything, so a
 * player has only that of his own side.
 */
export function copyFor(draft: Draft, who: CopyFor): Draft {
  if (who === 'umpire') return draft;
  const { a, b } = draft.briefings;
  const other: SideId = who === 'a' ? 'b' : 'a';
  const theirs = draft.sides[other];
  const noted = <T extends { readonly note?: string | undefined }>(each: T): T => ({ ...each, note: undefined });
  const bare: Draft['sides'][SideId] = {
    ...theirs,
    commander: noted(theirs.commander),
    formations: theirs.formations.map((formation) => ({
      ...formation,
      commander: noted(formation.commander),
      units: formation.units.map(noted),
    })),
    garrisons: theirs.garrisons.map((garrison) => ({ ...garrison, unit: noted(garrison.unit) })),
  };
  return copyUnder(
    {
      ...draft,
      notes: '',
      briefings: { a: who === 'a' ? a : '', b: who === 'b' ? b : '', umpire: '' },
      reinforcements: draft.reinforcements.filter((each) => isOpenTo(who, each)),
      sides: { ...draft.sides, [other]: bare },
    },
    `${draft.id.slice(0, 60)}-for-${who}`,
  );
}

export function copyHolds(draft: Draft, who: CopyFor): CopyHolds {
  const { reinforcements, briefings } = copyFor(draft, who);
  return {
    briefings: (['a', 'b', 'umpire'] as const).filter((each) => briefings[each] !== ''),
    arrivals: reinforcements.length,
    hidden: draft.reinforcements.length - reinforcements.length,
  };
}

/**
 * The file of a copy. The umpire's whole one may carry the text that the armies were read from, with what was corrected and
 * answered; a player's never does, for it names both sides.
 */
export function copyFile(draft: Draft, who: CopyFor, origin?: unknown): string {
  const file = writeScenario(copyFor(draft, who));
  return who === 'umpire' && origin !== undefined
    ? `${JSON.stringify({ ...JSON.parse(file), origin }, null, 1)}\n`
    : file;
}
