/** When a battle was, and what it was called, as the first lines of a text say it. */

const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/^jan|^gen|^ene|^sty/, 1],
  [/^f[ée]v|^feb|^lut/, 2],
  [/^m[aä]r[sz]?|^marz/, 3],
  [/^a[pvb]r|^kwi/, 4],
  [/^ma[iyj]|^mag|^maj/, 5],
  [/^juin|^jun|^giu|^cze/, 6],
  [/^jui|^jul|^lug|^lip/, 7],
  [/^aug|^ao[uû]|^ago|^sie/, 8],
  [/^sep|^set|^wrz/, 9],
  [/^o[ck]t|^ott|^out|^pa[zź]/, 10],
  [/^nov|^lis/, 11],
  [/^d[ée][czk]|^dic|^gru/, 12],
];

const monthOf = (word: string): number | undefined => MONTHS.find(([said]) => said.test(word.toLowerCase()))?.[1];

const iso = (year: string, month: number, day: string): string | undefined => {
  const at = Number(day);
  if (at < 1 || at > 31) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(at).padStart(2, '0')}`;
};

/** "16 May 1811", "May 16th, 1811", "16. Mai 1811", "le 16 mai 1811". */
function dateIn(line: string): string | undefined {
  const before =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:of\s+|de\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(1[78]\d\d)(?!\d)/iu.exec(
      line,
    );
  const behind = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(1[78]\d\d)(?!\d)/iu.exec(line);
  const [, day = '', word = '', year = ''] = before ?? [];
  const month = monthOf(word);
  if (month !== undefined) return iso(year, month, day);
  const [, other = '', at = '', then = ''] = behind ?? [];
  const named = monthOf(other);
  return named === undefined ? undefined : iso(then, named, at);
}

export interface When {
  readonly title?: string;
  readonly date?: string;
  readonly year?: number;
}

/** Lines from the top that may speak of the day. */
const FIRST = 6;

export function whenIn(lines: readonly string[]): When {
  const first = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, FIRST);
  const dated = first.find((line) => dateIn(line) !== undefined);
  const date = dated === undefined ? undefined : dateIn(dated);
  const year =
    date?.slice(0, 4) ?? /(?<!\d)(1[78]\d\d)(?!\d)/.exec(first.filter((line) => !/,\d{3}/.test(line)).join(' '))?.[1];
  const battle = first.find((line) =>
    /(?<!\p{L})(?:battle|bataille|schlacht|batalla|battaglia|batalha|bitwa|combat|gefecht)(?!\p{L})/iu.test(line),
  );
  const title = battle
    ?.replace(
      /(?:orders? of battle|ordre de bataille|schlachtordnung)(?: (?:of|for|at|bei|vor|de|di))?(?!\p{L})\s*[:,–-]?/giu,
      '',
    )
    .replace(/[,(–-]?\s*(?:\d{1,2}|\p{L}{3,9}\s+\d{1,2}).{0,20}1[78]\d\d.*$/u, '')
    .replace(/[\s,:;(–-]+$/u, '')
    .trim();
  return {
    ...(title && title.length < 80 && { title }),
    ...(date && { date }),
    ...(year && { year: Number(year) }),
  };
}
