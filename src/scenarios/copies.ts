/** Copies of a scenario to give away: the whole for the umpire; for a player only what he may know. */
import type { SideId } from '../book/terms.ts';
import { copyUnder, type Draft } from './draft.ts';
import { writeScenario } from './file.ts';

export type CopyFor = SideId | 'umpire';

/** What a copy contains, shown before it is made. */
export interface CopyHolds {
  readonly briefings: readonly CopyFor[];
  /** Its arrivals, and the secret ones left out. */
  readonly arrivals: number;
  readonly hidden: number;
}

const isOpenTo = (who: CopyFor, { secret, side }: Draft['reinforcements'][number]): boolean =>
  who === 'umpire' || !secret || side === who;

/** A side's formations without the troops that arrive secretly; one that comes whole is left out. */
function shown({ reinforcements, sides }: Draft, side: SideId): Draft['sides'][SideId]['formations'] {
  const coming = reinforcements.filter((each) => each.side === side);
  const open = new Set(coming.flatMap(({ secret, units }) => (secret ? [] : (units ?? []))));
  return sides[side].formations.flatMap((formation) => {
    const mine = coming.filter((each) => each.formation === formation.id);
    const secret = mine.filter((each) => each.secret);
    if (secret.length === 0) return [formation];
    const gone = new Set(secret.flatMap(({ units }) => units ?? formation.units.map(({ id }) => id)));
    const units = formation.units.filter(({ id }) => !gone.has(id) || open.has(id));
    return units.length > 0 ? [{ ...formation, units }] : [];
  });
}

/**
 * The scenario as the umpire or one player may have it. Notes on troops and officers may say anything, so a player gets
 * only those of his own side.
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
    formations: shown(draft, other).map((formation) => ({
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
 * The file of a copy. The umpire's may include the text the armies were read from, with corrections and answers; a
 * player's never does, since it names both sides.
 */
export function copyFile(draft: Draft, who: CopyFor, origin?: unknown): string {
  const file = writeScenario(copyFor(draft, who));
  return who === 'umpire' && origin !== undefined
    ? `${JSON.stringify({ ...JSON.parse(file), origin }, null, 1)}\n`
    : file;
}
