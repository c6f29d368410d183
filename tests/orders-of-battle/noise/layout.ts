/** Changes of blanks, marks and lines that leave what is said as it is. */
import { byLine, type Change, changed, indentOf, indents, isHead, isInColumns, isPage, sideLines } from './lines.ts';

const BULLETS = ['-', '*', '•', '–', '▪'];
const BULLET = /^( *)([-*•–▪]) (?=\S)/u;

const otherBullets: Change = (given, chance) => {
  const used = new Set(given.text.split('\n').flatMap((line) => BULLET.exec(line)?.[2] ?? []));
  if (used.size !== 1 || isInColumns(given.text)) return undefined;
  const bullet = chance.one(BULLETS.filter((each) => !used.has(each)));
  return byLine(given, (line) => line.replace(BULLET, `$1${bullet} `));
};

const isOutline = (text: string): boolean =>
  indents(text) > 1 && !isInColumns(text) && !/\t|^ *[-*•–+#=>]/mu.test(text);

const bulletsAdded: Change = (given, chance) => {
  if (!isOutline(given.text)) return undefined;
  const bullet = chance.one(BULLETS);
  return changed(
    given,
    byLine(given, (line) => (indentOf(line) > 0 ? line.replace(/^( *)(?=\S)/, `$1${bullet} `) : line)),
  );
};

const further =
  (blanks: string): Change =>
  (given) => {
    const steps = given.text.split('\n').flatMap((line) => (line.trim() === '' ? [] : indentOf(line)));
    const step = Math.min(...steps.filter((each) => each > 0));
    if (!isPage(given) || indents(given.text) < 2 || isInColumns(given.text) || /\t/.test(given.text)) return undefined;
    if (steps.some((each) => each % step !== 0)) return undefined;
    return byLine(given, (line) => blanks.repeat(indentOf(line) / step) + line.trimStart());
  };

const shifted: Change = (given) =>
  isPage(given) && !/^\s*[#=|>]/mu.test(given.text)
    ? byLine(given, (line) => (line.trim() === '' ? line : `    ${line}`))
    : undefined;

const doubledBlankLines: Change = (given) => {
  if (!isPage(given)) return undefined;
  return changed(given, { ...given, text: given.text.replace(/\n\n+/g, '\n\n\n') });
};

/** Where indents alone tell what belongs to what. */
const withoutBlankLines: Change = (given) =>
  isOutline(given.text) && indents(given.text) > 2
    ? changed(given, { ...given, text: given.text.replace(/\n\s*\n+/g, '\n') })
    : undefined;

const blankBelowHeads: Change = (given) =>
  isOutline(given.text)
    ? changed(
        given,
        byLine(given, (line, i, all) =>
          isHead(line) && indentOf(all[i + 1] ?? '') > indentOf(line) ? `${line}\n` : line,
        ),
      )
    : undefined;

const trailingBlanks: Change = (given, chance) =>
  isPage(given) ? byLine(given, (line) => line + ' '.repeat(chance.between(0, 3))) : undefined;

const hardBlanks: Change = (given) =>
  isPage(given) ? changed(given, { ...given, text: given.text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0') }) : undefined;

const typeset: Change = (given) => {
  if (!isPage(given)) return undefined;
  const text = given.text.replace(/(\S) - (?=\S)/g, '$1 – ').replace(/(\p{L})'(?=\p{L}|\s)/gu, '$1’');
  return changed(given, { ...given, text });
};

const typed: Change = (given) => {
  if (!isPage(given)) return undefined;
  const text = given.text.replace(/(\S) [–—] (?=\S)/gu, '$1 - ').replace(/[’‘]/g, "'");
  return changed(given, { ...given, text });
};

const windows: Change = (given) => ({ ...given, text: `\ufeff${given.text.replace(/\n/g, '\r\n')}` });

const quoted: Change = (given) =>
  isPage(given) && !/^>|\t/m.test(given.text) ? byLine(given, (line) => `> ${line}`.trimEnd()) : undefined;

const WIDE = 60;
const wrap = (line: string, wide: number): string => {
  if (line.length <= wide) return line;
  const cut = line.lastIndexOf(' ', wide);
  if (cut <= indentOf(line) + 8) return line;
  const more = ' '.repeat(indentOf(line));
  return `${line.slice(0, cut)}\n${wrap(more + line.slice(cut + 1), wide)}`;
};

const wrapped: Change = (given) =>
  isPage(given) && !isInColumns(given.text) && !/^[#=|*]/mu.test(given.text)
    ? changed(
        given,
        byLine(given, (line) => wrap(line, WIDE)),
      )
    : undefined;

const capitals: Change = (given) =>
  isPage(given) && !/\t|\|/.test(given.text)
    ? changed(
        given,
        byLine(given, (line) => (isHead(line) && !line.includes('ß') ? line.toUpperCase() : line)),
      )
    : undefined;

const bold: Change = (given) =>
  isPage(given) && !isInColumns(given.text) && !/[*#=|]/.test(given.text)
    ? changed(
        given,
        byLine(given, (line) => (isHead(line) ? line.replace(/^( *)(.*\S)\s*$/u, '$1**$2**') : line)),
      )
    : undefined;

const colons: Change = (given) =>
  isPage(given) && !isInColumns(given.text)
    ? changed(
        given,
        byLine(given, (line, i, all) =>
          isHead(line) && /[\p{L})]$/u.test(line) && !line.includes(':') && (all[i + 1] ?? '').trim() !== ''
            ? `${line}:`
            : line,
        ),
      )
    : undefined;

const withoutColons: Change = (given) =>
  isPage(given)
    ? changed(
        given,
        byLine(given, (line) => (isHead(line) ? line.replace(/:$/, '') : line)),
      )
    : undefined;

const TITLES = ['Battle of Kirchdorf, 14 May 1809', 'The Action at Kirchdorf', 'Kirchdorf 1809 - order of battle'];
const titled: Change = (given, chance) =>
  isPage(given) ? { ...given, text: `${chance.one(TITLES)}\n\n${given.text}` } : undefined;

const INTRODUCED = [
  'Here is the order of battle we used at the club last month, the strengths are from the returns of that morning.',
  'Hi all, this is what I have so far. Comments welcome!',
];
const introduced: Change = (given, chance) =>
  isPage(given) ? { ...given, text: `${chance.one(INTRODUCED)}\n\n${given.text}` } : undefined;

const SOURCES = [
  'Source: Nafziger collection, file 809ECA.',
  'Sources: Smith, Data Book, p. 312; Oman, vol. II, appendix iv.',
  'Note: strengths are of the morning of the battle and include officers.',
  '(Translated from the French by the editor.)',
];
const sourced: Change = (given, chance) =>
  isPage(given) ? { ...given, text: `${given.text.trimEnd()}\n\n${chance.one(SOURCES)}\n` } : undefined;

const PAGE_HEADS = ['- 2 -', 'Page 2 of 3', 'THE BATTLE OF KIRCHDORF                    145'];
const paged: Change = (given, chance) => {
  if (!isPage(given) || /\t|\|/.test(given.text)) return undefined;
  const blocks = given.text.split(/\n\n+/);
  if (blocks.length < 4) return undefined;
  const at = chance.between(2, blocks.length - 1);
  return { ...given, text: [...blocks.slice(0, at), chance.one(PAGE_HEADS), ...blocks.slice(at)].join('\n\n') };
};

const swapped: Change = (given) => {
  const at = sideLines(given);
  if (!isPage(given) || at?.length !== 2) return undefined;
  const [one = 0, other = 0] = at;
  const rows = given.text.trimEnd().split('\n');
  /** What stands below a list belongs to both. */
  if (/[.!?]$/.test(rows.at(-1) ?? '') || rows.slice(0, one).some((row) => /^\s+\S/.test(row))) return undefined;
  const text = [...rows.slice(0, one), ...rows.slice(other), '', ...rows.slice(one, other)].join('\n');
  const sides = given.truth.trim().split(/\n(?=side )/);
  return { text: `${text.trimEnd()}\n`, truth: [...sides].reverse().join('\n') };
};

export const LAYOUT: { readonly [name: string]: Change } = {
  otherBullets,
  bulletsAdded,
  tabs: further('\t'),
  fourBlanks: further('    '),
  oneBlank: further(' '),
  shifted,
  doubledBlankLines,
  withoutBlankLines,
  blankBelowHeads,
  trailingBlanks,
  hardBlanks,
  typeset,
  typed,
  windows,
  quoted,
  wrapped,
  capitals,
  bold,
  colons,
  withoutColons,
  titled,
  introduced,
  sourced,
  paged,
  swapped,
};
