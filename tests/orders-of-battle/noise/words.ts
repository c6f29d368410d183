/** Changes of names, figures and the manner of headings. */
import { hintsOf } from '../../../src/orders-of-battle/nouns.ts';
import { guessNation } from '../../../src/scenarios/nations.ts';
import {
  byLine,
  type Change,
  changed,
  indentOf,
  indents,
  isHead,
  isInColumns,
  isPage,
  sideLines,
  type Variant,
} from './lines.ts';

const MEN = ['Quendel', 'Brisoux', 'Tarvenne', 'Obermoser', 'Vasilchuk', 'Hrdina', 'Pomfret', 'Zavaleta', 'Lindskog'];
const MORE = ['Ottolini', 'Gravemeyer', 'Szentpaly', 'Duvignac', 'Fenwright', 'Karbowski', 'Mirasol', 'Wexberg'];
const TOWNS = ['Ostrova', 'Brenthal', 'Quissac', 'Maravilla', 'Tolbukh', 'Hexley', 'Vintimara', 'Dornwald', 'Pskelin'];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole words of a text that begin so. */
const wordsWith = (text: string, start: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`(?<!\\p{L})${escaped(start)}[\\p{L}]*(?:-\\p{Lu}\\p{L}+)?`, 'giu'))].map(
      ([word]) => word,
    ),
  ),
];

function renamed(given: Variant, old: string, fresh: string): Variant {
  let { text } = given;
  for (const word of wordsWith(text, old)) {
    const as = word === word.toUpperCase() && word.length > 2 ? fresh.toUpperCase() : fresh;
    text = text.replace(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'gu'), as);
  }
  const truth = given.truth.replace(new RegExp(`(?<!\\p{L})${escaped(old)}\\p{L}*(?:-\\p{Lu}\\p{L}+)?`, 'giu'), fresh);
  return { text, truth };
}

const isRare = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
  guessNation(word) === undefined &&
  hintsOf(word).level === undefined &&
  hintsOf(word).kind === undefined;

const otherMen: Change = (given, chance) => {
  const men = [...new Set([...given.truth.matchAll(/\[([^\]]+)\]/g)].map(([, man = '']) => man))].filter(isRare);
  const fresh = chance.some([...MEN, ...MORE], men.length);
  const after = men.reduce<Variant>((text, man, i) => (fresh[i] ? renamed(text, man, fresh[i]) : text), given);
  return changed(given, after);
};

const TITLES =
  /^(?:Royal|King|Queen|Prince|Princess|Crown|Imperial|Archduke|Erzherzog|Grand|Old|Young|Middle|Left|Right|North|South|East|West|Upper|Lower|Main|Total|Army|Force|Reserve|Advance|Centre|Center|Light|Heavy|Line|Foot|Horse|Guard|Elite|National|Provincial|Combined|Converged|Provisional|United|Foreign|Division|General)/iu;

/** Titles of units: no noun, no nation. */
const otherTitles: Change = (given, chance) => {
  const rows = given.truth.split('\n');
  const leaves = rows.filter((row, i) => row.trim() !== '' && indentOf(rows[i + 1] ?? '') <= indentOf(row));
  if (leaves.some((row) => row.includes('~'))) return undefined;
  const words = leaves.flatMap((row) => (row.split(/ [[~@#=]/)[0] ?? '').split(/[^\p{L}]+/u));
  const titles = [...new Set(words)].filter((word) => isRare(word) && !TITLES.test(word)).slice(0, TOWNS.length);
  const others = given.truth.match(/\[[^\]]+\]/g)?.join(' ') ?? '';
  const fresh = chance.some(TOWNS, titles.length);
  const after = titles.reduce<Variant>(
    (text, title, i) => (fresh[i] && !others.includes(title) ? renamed(text, title, fresh[i]) : text),
    given,
  );
  return changed(given, after);
};

const THOUSANDS = /(?<![\d.,'/:-])(\d{1,2})[,.'](\d{3})(?![\d,.'/])/g;
const hasThousands = (text: string): boolean => (text.match(THOUSANDS)?.length ?? 0) > 2;

const thousands =
  (between: string): Change =>
  (given) =>
    isPage(given) && hasThousands(given.text) && !isInColumns(given.text)
      ? changed(given, { ...given, text: given.text.replace(THOUSANDS, `$1${between}$2`) })
      : undefined;

const YEAR = /^1[78]\d\d$/;
const commas: Change = (given) => {
  if (!isPage(given) || hasThousands(given.text) || isInColumns(given.text)) return undefined;
  const text = given.text.replace(/(?<=[ (=:])([1-9]\d{3})(?=[);]|\s*$|\s(?:men|man|hommes|Mann))/gmu, (whole) =>
    YEAR.test(whole) ? whole : `${whole.slice(0, 1)},${whole.slice(1)}`,
  );
  return changed(given, { ...given, text });
};

/** Manners of saying how strong a unit is, at the end of its line. */
const STRONG: readonly { readonly is: RegExp; readonly say: (men: string) => string }[] = [
  { is: /\s\((\d[\d.,]*)\)\s*$/, say: (men) => ` (${men})` },
  { is: /,\s(\d[\d.,]*)\s*$/, say: (men) => `, ${men}` },
  { is: /:\s(\d[\d.,]*)\s*$/, say: (men) => `: ${men}` },
  { is: /\s[-–—]\s(\d[\d.,]*)\s*$/u, say: (men) => ` – ${men}` },
  { is: /\s=\s(\d[\d.,]*)\s*$/, say: (men) => ` = ${men}` },
  { is: /\s\((\d[\d.,]*) men\)\s*$/, say: (men) => ` (${men} men)` },
  { is: /,\s(\d[\d.,]*) men\s*$/, say: (men) => `, ${men} men` },
  { is: /\s[-–—]\s(\d[\d.,]*) men\s*$/u, say: (men) => ` – ${men} men` },
  { is: /\s\[(\d[\d.,]*)\]\s*$/, say: (men) => ` [${men}]` },
];

const strength =
  (n: number): Change =>
  (given) => {
    const manner = STRONG[n];
    if (!isPage(given) || isInColumns(given.text) || !manner) return undefined;
    return changed(
      given,
      byLine(given, (line) => {
        const was = STRONG.find(({ is }) => is.test(line));
        const men = was?.is.exec(line)?.[1] ?? '';
        const name = was ? line.replace(was.is, '') : '';
        const one = !/[,;:(]|\d{3}|\s[-–]\s/u.test(name.trim()) && /\p{L}{3}/u.test(name);
        return was && one && Number(men.replace(/\D/g, '')) > 99 && !YEAR.test(men) && !/^\s*(?:total|sum)/i.test(line)
          ? name + manner.say(men)
          : line;
      }),
    );
  };

const isEnglish = (text: string): boolean =>
  / guns\b/.test(text) && /\b(?:Foot|Line|Division|Brigade|Battery)\b/i.test(text);

const guns =
  (say: (n: string) => string): Change =>
  (given) =>
    isPage(given) && isEnglish(given.text) && !isInColumns(given.text)
      ? changed(given, {
          ...given,
          text: given.text.replace(/(?<=[ (])(\d{1,2}) guns(?=\)?$)/gm, (_, n: string) => say(n)),
        })
      : undefined;

/** Manners of saying who leads a formation. */
const LED: readonly { readonly is: RegExp; readonly say: (name: string, man: string) => string }[] = [
  { is: /^([^:(,;–-]{4,40}?)\s\(([^(),\d]{3,50})\):?$/u, say: (name, man) => `${name} (${man})` },
  { is: /^([^:(,;–-]{4,40}?):\s([^(),:\d]{3,50})$/u, say: (name, man) => `${name}: ${man}` },
  { is: /^([^:(,;–-]{4,40}?)\s[-–—]\s([^(),:\d]{3,50})$/u, say: (name, man) => `${name} – ${man}` },
  { is: /^([^:(,;–-]{4,40}?),\s([^(),:\d]{3,50})$/u, say: (name, man) => `${name}, ${man}` },
  { is: /^([^:(,;–-]{4,40}?)\s\[([^(),:\d]{3,50})\]$/u, say: (name, man) => `${name} [${man}]` },
];

const led =
  (n: number): Change =>
  (given) => {
    const manner = LED[n];
    if (!isPage(given) || isInColumns(given.text) || !manner) return undefined;
    const men = [...given.truth.matchAll(/\[([^\]]+)\]/g)].map(([, man = '']) => man);
    return changed(
      given,
      byLine(given, (line) => {
        const [, before = '', body = ''] = /^(\s*(?:[-*•–] )?)(.*)$/u.exec(line) ?? [];
        const [, name = '', man = ''] = LED.map(({ is }) => is.exec(body)).find((found) => found) ?? [];
        return isHead(line) && name !== '' && hintsOf(name).level && men.some((each) => man.includes(each))
          ? before + manner.say(name, man)
          : line;
      }),
    );
  };

const SUMS: readonly ((foot: string, horse: string, pieces: string) => string)[] = [
  (foot, horse, pieces) => `Total: ${foot} infantry, ${horse} cavalry, ${pieces} guns`,
  (foot, horse, pieces) => `Total ${foot} foot, ${horse} horse and ${pieces} guns.`,
  (foot, horse, pieces) => `(${foot} infantry, ${horse} cavalry, ${pieces} guns in all)`,
];

const said = (n: number): string => (n > 999 ? `${Math.floor(n / 1000)},${String(n % 1000).padStart(3, '0')}` : `${n}`);

/** Right sums below each side. */
const summed: Change = (given, chance) => {
  const at = sideLines(given);
  if (!isPage(given) || !at || /total|sum|in all|infantry,/i.test(given.text)) return undefined;
  const figures = [...given.truth.matchAll(/^side .* = (\d+)\/(\d+)\/(\d+)$/gm)].map((each) =>
    each.slice(1).map(Number),
  );
  if (figures.length !== at.length || figures.flat().includes(0) || !isEnglish(given.text)) return undefined;
  const rows = given.text.trimEnd().split('\n');
  const sum = chance.one(SUMS);
  for (const [i, line] of [...at.entries()].reverse()) {
    const end = at[i + 1] ?? rows.length;
    if (line >= end) return undefined;
    const [foot = 0, horse = 0, pieces = 0] = figures[i] ?? [];
    let last = end - 1;
    while ((rows[last] ?? '').trim() === '') last -= 1;
    rows.splice(last + 1, 0, sum(said(foot), said(horse), said(pieces)));
  }
  return { ...given, text: `${rows.join('\n')}\n` };
};

const UNIT = /^( +)([^,;:()]*\p{L}[^,;:()]* \(\d[\d.,]*\))$/u;

/** The units of a brigade in one line, as many as stand under each other. */
const joined: Change = (given) => {
  if (!isPage(given) || indents(given.text) < 2 || isInColumns(given.text)) return undefined;
  const out: string[] = [];
  const all = given.text.split('\n');
  for (const [i, line] of all.entries()) {
    const [, blank, unit = ''] = UNIT.exec(line) ?? [];
    const last = UNIT.exec(all[i - 1] ?? '');
    if (last && blank === last[1] && indentOf(all[i + 1] ?? '') <= indentOf(line)) out.push(`${out.pop()}, ${unit}`);
    else out.push(line);
  }
  return changed(given, { ...given, text: out.join('\n') });
};

/** "Brigade X: a (600), b (500)" one a line, further in. */
const parted: Change = (given) => {
  if (!isPage(given) || isInColumns(given.text)) return undefined;
  return changed(
    given,
    byLine(given, (line) => {
      const [, blank = '', head = '', list = ''] = /^( *)([^:]{4,60}):\s(.*\d\).*)$/u.exec(line) ?? [];
      const units = list.replace(/[.;]$/, '').split(/[,;] (?![^(]*\))/);
      return units.length > 1 && units.every((unit) => /^[^():]{4,40} \(\d[\d.,]*\)$/u.test(unit))
        ? [`${blank}${head}:`, ...units.map((unit) => `${blank}  ${unit}`)].join('\n')
        : line;
    }),
  );
};

export const WORDS: { readonly [name: string]: Change } = {
  otherMen,
  otherTitles,
  plainThousands: thousands(''),
  dottedThousands: thousands('.'),
  apostropheThousands: thousands("'"),
  blankThousands: thousands(' '),
  commas,
  ...Object.fromEntries(STRONG.map(({ say }, n) => [`strength${say('600')}`, strength(n)])),
  gunPieces: guns((n) => `${n} pieces`),
  gunPounders: guns((n) => `${n} x 6-pdr`),
  gunBrackets: guns((n) => `${n} cannon`),
  ...Object.fromEntries(LED.map(({ say }, n) => [`led ${say('Div', 'Cole')}`, led(n)])),
  summed,
  joined,
  parted,
};
