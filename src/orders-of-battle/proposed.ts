/** Armies as the import proposes them: plain data, to be looked over and then made into a scenario. */

import type { Arm, CavalryClass, GunWeight, Mobility, Pieces, Rating, SkirmishRating } from '../book/terms.ts';
import type { Message, Text } from '../engine/message.ts';
import type { Reckoning } from '../engine/reckoning.ts';
import { averageQuality } from '../scenarios/average-quality.ts';
import { startCP, type UnitPart } from '../scenarios/combat-points.ts';
import type { Army, FormationCard, OfficerCard } from '../scenarios/schema.ts';
import type { LikenedOfficer } from './officer-ratings.ts';
import type { Note, OobNode, Source } from './tree.ts';

/** Men of one arm and quality, with the entry they come from. */
export interface ProposedPart extends UnitPart {
  readonly name: string;
  /** The name is made up: the part has none of its own. */
  readonly nameless?: true;
  readonly node: string;
  readonly source: Source;
}

/** What might be done about a unit's size. NBC-SCN-03 */
export type SizeProposal =
  | {
      readonly do: 'split';
      readonly into: readonly { readonly name: string; readonly parts: readonly number[]; readonly cp: number }[];
    }
  | { readonly do: 'halve'; readonly count: number; readonly cp: number }
  | { readonly do: 'merge'; readonly with: string; readonly name: string; readonly cp: number };

/** What an entry is called, and who leads it for whom. */
export interface Heading {
  /** The source's own, which may be empty. */
  readonly name: string;
  /** The name the reader gives it, where the source has none or less. */
  readonly made?: Message;
  readonly commander?: string;
  readonly rank?: string;
  readonly nation?: string;
}

export interface ProposedUnit extends Heading {
  /** A card of our own table: as rated there, and taken in to the letter. */
  readonly own?: true;
  /** The id of the entry it comes from. */
  readonly id: string;
  /** Where it stands in its formation, for the label: "II/1/2". NBC-SCN-17 */
  readonly ref: string;
  readonly arm: Arm;
  readonly parts: readonly ProposedPart[];
  readonly quality: Rating;
  /** Of infantry and mixed units. NBC-SCN-04 */
  readonly sk?: SkirmishRating;
  readonly horse?: CavalryClass;
  readonly cossack?: boolean;
  readonly impetuous?: boolean;
  readonly rifles?: boolean;
  /** Of batteries. */
  readonly ottoman?: boolean;
  readonly guns?: number;
  readonly weight?: GunWeight;
  readonly mobility?: Mobility;
  readonly pieces?: Pieces;
  /** CP from guns that are part of the unit. NBC-SCN-05 */
  readonly artilleryPoints: number;
  /** Combat points with their reckoning; absent for batteries, and where no strength is known. NBC-SCN-01 */
  readonly cp?: number;
  readonly reckoning?: Reckoning;
  /** The points are the source's own, not reckoned from men. */
  readonly pointsOfSource?: number;
  /** Entries in it whose strength nobody gives. */
  readonly unknown: readonly Text[];
  readonly proposals: readonly SizeProposal[];
  readonly notes: readonly Note[];
  /** Whose ratings it has, where they are suggested. */
  readonly ratedBy?: Message;
  readonly arrival?: string;
  readonly sources: readonly Source[];
  /** The entry above it in the tree; units of one division are merged first. */
  readonly within: string;
}

export interface LeftOut extends Pick<Heading, 'name' | 'made'> {
  readonly source: Source;
}

/** An officer as a card of our own table has him. */
export type OwnOfficer = Omit<OfficerCard, 'id'>;
export interface OwnFormation extends Pick<FormationCard, 'awkward'> {
  readonly commander: OwnOfficer;
}
export interface OwnArmy extends Pick<Army, 'armyType' | 'ottoman' | 'engineers' | 'pontoons' | 'baggage'> {
  readonly commander: OwnOfficer;
}

export interface ProposedFormation extends Heading {
  /** A card of our own table, taken in to the letter. */
  readonly own?: OwnFormation;
  readonly id: string;
  /** What the source's own ratings make of its commander. NBC-SCN-07 */
  readonly rated?: LikenedOfficer;
  readonly arrival?: string;
  readonly units: readonly ProposedUnit[];
  /** Entries that are no units of the game: supply, staff, engineers. */
  readonly leftOut: readonly LeftOut[];
}

export interface ProposedArmy extends Heading {
  /** A card of our own table, taken in to the letter. */
  readonly own?: OwnArmy;
  readonly id: string;
  /** What the source's own ratings make of its commander. NBC-SCN-07 */
  readonly rated?: LikenedOfficer;
  readonly formations: readonly ProposedFormation[];
  /** Entries outside the formations that are no units of the game. */
  readonly leftOut: readonly LeftOut[];
}

/** What an entry's men are rated. */
export interface Rated {
  readonly quality: Rating;
  readonly sk: SkirmishRating;
}

/** Until somebody says better. */
export const USUAL: Rated = { quality: 3, sk: 1 };

/** What its men, the guns in it or the points of its source make of a unit. NBC-SCN-01, NBC-SCN-04 */
export function figured(
  parts: readonly ProposedPart[],
  artilleryPoints: number,
  quality: Rating,
  points?: number,
): Pick<ProposedUnit, 'parts' | 'artilleryPoints' | 'quality' | 'reckoning' | 'pointsOfSource' | 'cp'> {
  const reckoning = parts.length > 0 ? startCP(parts, artilleryPoints) : undefined;
  const cp = reckoning?.total ?? (points === undefined ? undefined : Math.max(1, Math.round(points)));
  return {
    parts,
    artilleryPoints,
    quality: parts.length > 0 ? averageQuality(parts).total : quality,
    ...(reckoning && { reckoning }),
    ...(points !== undefined && { pointsOfSource: points }),
    ...(cp !== undefined && { cp }),
  };
}

export const heading = (node: OobNode): Heading => ({
  name: node.name,
  ...(node.made && { made: node.made }),
  ...(node.commander && { commander: node.commander }),
  ...(node.rank && { rank: node.rank }),
  ...(node.nation && { nation: node.nation }),
});
