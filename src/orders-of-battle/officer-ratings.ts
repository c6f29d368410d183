/**
 * Officers' ratings on a source's own scale (command 2 to 5, "Charismatic") as ability, leadership and temperament of the
 * game (NBC-SCN-07 to NBC-SCN-10). The likeness is a suggestion: it is shown value by value and can be changed; what the
 * source says nothing of stays as it is suggested by name.
 */

import { type Message, say } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { OFFICER_RATINGS, type OfficerRatings } from '../scenarios/ratings.ts';
import { OF_OFFICERS, OFFICER_WORDS } from './lexicon/ratings.ts';
import { type ByScale, type SourceScale, scalesNamed } from './source-ratings.ts';
import type { OobNode, OobTree } from './tree.ts';

type OfficerRating = keyof OfficerRatings;

/** What each scale of the source is taken for; one scale for one rating. */
export type ByOfficers = { readonly [R in OfficerRating]?: ByScale };
export type OfficerScales = { readonly [R in OfficerRating]?: SourceScale };

/** The scales that a source rates its officers on, by the rating of the game each comes nearest to. */
export function officerScalesOf(tree: OobTree): OfficerScales {
  const found: { [R in OfficerRating]?: SourceScale } = {};
  for (const rating of OFFICER_RATINGS) {
    const [scale] = scalesNamed(
      tree,
      (name) => OF_OFFICERS[rating].includes(name.toLowerCase()),
      OFFICER_WORDS[rating],
    );
    if (scale) found[rating] = scale;
  }
  return found;
}

export interface LikenedOfficer extends Partial<OfficerRatings> {
  /** "command 5 as A5", "leadership 4 as L4" */
  readonly why: readonly Message[];
}

/** What the source's own ratings make of the officer who leads an entry. */
export function likenedOfficer(node: OobNode, by: ByOfficers): LikenedOfficer | undefined {
  const told = OFFICER_RATINGS.flatMap((rating) => {
    const scale = by[rating];
    const value = node.quality.find((each) => each.scale === scale?.scale)?.value.trim();
    const like = value === undefined || !scale ? undefined : known(scale.mapping, value);
    if (!like || !scale || value === undefined) return [];
    return [{ rating, like, why: say('reader-rated-officer', { scale: scale.scale, value, rating, like }) }];
  });
  if (told.length === 0) return undefined;
  return {
    ...Object.fromEntries(told.map(({ rating, like }) => [rating, like])),
    why: told.map(({ why }) => why),
  };
}
