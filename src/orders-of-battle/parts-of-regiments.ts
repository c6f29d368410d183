/** A part of a regiment told beside it: a battalion before its regiment, or behind. */

import { NAMED_REGIMENT, PARTS_OF_REGIMENT } from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';

const NUMBER = '(?:\\d{1,2}(?:st|nd|rd|th|er|re|e|[èe]me|[.ºª°]+)|[IVX]{1,4}\\.?|first|second|third|fourth|fifth)';
/** "1st and 2nd battalions": every number is set apart from the one before it, so that a row of letters is not tried in every way. */
const PARTS = `${NUMBER}(?:(?:\\s(?:and|&|und|et|e|y)\\s|,\\s)${NUMBER})*\\s(?:${PARTS_OF_REGIMENT})`;

/** "1st Battalion, 27th Foot", "2nd Bn., Royal Scots", "1er bataillon, 9e léger": a part and the regiment whose part it is. */
export const PART_OF = new RegExp(`(?<![\\p{L}\\d])(${PARTS}),\\s+(?=(?:the\\s)?([\\p{L}\\d][^,;:()]*))`, 'giu');
export const ofItsRegiment = (whole: string, part: string, regiment: string): string => {
  const { level = 'regiment', kind } = hintsOf(regiment);
  const isRegiment = level === 'regiment' && (kind !== undefined || hintsOf(regiment).level !== undefined);
  return isRegiment || (NAMED_REGIMENT.test(regiment) && level === 'regiment') ? `${part} ` : whole;
};

/** "29.º Regimento, 1.º batalhão", "48th Foot, 2nd battalion": the part stands behind. */
export const WITH_PART = new RegExp(`^(\\p{L}*\\d[^,:;()]{2,50}),\\s+(?=${PARTS}\\s*(?:[–—:=-]|\\.{3}))`, 'iu');
export const withPart = (whole: string, regiment: string): string => {
  const { level, kind } = hintsOf(regiment);
  return level === 'regiment' || (level === undefined && kind !== undefined) ? `${regiment} ` : whole;
};
