/** Lines of a page that name no unit: titles, dates, what stands round the list. */

export const PAGE_TITLES =
  /\b(?:explanation of (?:the )?(?:plate|plan|map)|orders? of battle|ordre de bataille|schlachtordnung|oob|ordini di battaglia)\b/iu;

export const FURNITURE =
  /^(?:https?:|www\.|sources?\b|references?\b|notes?:|see also|external links|contents|copyright|©|back to|home\b|retrieved|page \d|\[?edit\]?$|key:|legend)/iu;

export const MONTHS =
  'jan|feb|f[ée]v|m[aä]r|mars|apr|avr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]t|sep|o[ck]t|nov|d[ée][cz]';

/** "15 May 1811", "May 15th, 1811", "15.5.1811": when it was, not who. */
export const DATE = new RegExp(
  `^(?:(?:${MONTHS})\\p{L}*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}(?:st|nd|rd|th|er|\\.)?(?:\\s*[-–]\\s*\\d{1,2}(?:st|nd|rd|th|\\.)?)?\\s*(?:of\\s+)?(?:${MONTHS})\\p{L}*\\.?,?\\s+\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|\\(?1[78]\\d\\d\\)?)(?:$|,|\\s*\\()`,
  'iu',
);
