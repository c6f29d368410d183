/** Right texts with something in them that nobody announced: columns, remarks, headings, signs and lines the reader may not know. */
import { walk } from '../../../src/orders-of-battle/tree.ts';
import { type Change, changed, type Given, indentOf, isHead, isInColumns, isPage, type Variant } from './lines.ts';
import { STRANGE_FIGURES } from './strange-figures.ts';
import { STRANGE_WORDS } from './strange-words.ts';
import { around, ofUnits, unitLines } from './unit-lines.ts';

/** Figures of which nobody says what they count, behind all strengths or before them. */
const columnBehind = ofUnits(({ line }, chance) => `${line.trimEnd()}   ${chance.between(1, 9)}`);
const columnOfLosses = ofUnits(({ line }, chance) => `${line.trimEnd()}   ${chance.between(31, 290)}`);
const columnBefore = ofUnits((unit, chance) => {
  const [before, behind] = around(unit);
  return `${before}${chance.between(11, 29)}   ${unit.figure}${behind}`;
});
const grades = ofUnits(
  ({ line }, chance) => `${line.trimEnd()}  ${chance.one(['A', 'B+', 'C-', 'Vet', 'Cnscr', 'II'])}`,
);

const REMARKS = [
  '(lost 230 at Ostrova)',
  '[had 1,100 in March]',
  '(raised 1794)',
  '(812 on 1 May)',
  '- left 140 in the hospital at Brenthal',
  '(with 12 officers)',
  '(2 coys, 160 men, detached)',
  '(1 coy at Hexley)',
  ', down from 900',
  '(see note 14)',
  '(depot: 215)',
  '(paper strength 1,200)',
  '/ 85 recruits unarmed',
  '(came up at the end, 300 stragglers)',
];
const remark = ofUnits(({ line }, chance) => `${line.trimEnd()} ${chance.one(REMARKS)}`, 1);
const remarkInside = ofUnits(
  (unit, chance) => {
    const [before, behind] = around(unit);
    if (before.trimEnd().endsWith('(')) return undefined;
    return `${before.trimEnd()} ${chance.one(REMARKS.filter((each) => each.startsWith('(')))} ${unit.figure}${behind}`;
  },
  1,
  false,
);

const LOOSE = [
  'these marched 22 miles that day and left 300 men behind',
  '-- see map 3 --',
  'n.b. Smith has 1,900 for these, no idea why',
  'painted 24 figs so far',
  'Deployed behind the village at 600 paces',
  '(not 850 as in the other book)',
  '450 of them had no shoes!!',
  'reinforced at noon by 200 of the garrison',
  '>> check this, 3 bns or 4? <<',
];
const lineBetween = ofUnits(({ line }, chance) => `${line}\n${' '.repeat(indentOf(line))}${chance.one(LOOSE)}`, 1);

/** Two units in one line. */
const merged: Change = (given, chance) => {
  if (!isPage(given) || isInColumns(given.text) || /^\s*(?:[-*•–▪>|#]|\d+\.)\s/mu.test(given.text)) return undefined;
  const units = unitLines(given);
  const pairs = units.flatMap((one) => {
    const next = units.find(({ at }) => at === one.at + 1);
    return next && indentOf(next.line) === indentOf(one.line) ? [[one, next] as const] : [];
  });
  if (pairs.length === 0) return undefined;
  const [one, next] = chance.one(pairs);
  const rows = given.text.split('\n');
  rows.splice(
    one.at,
    2,
    `${one.line.trimEnd().replace(/[.;,]$/, '')}${chance.one(['; ', ' / ', ' + ', ' and ', ', '])}${next.line.trim()}`,
  );
  return { text: rows.join('\n'), truth: given.truth };
};

/** A line goes on below for no reason. */
const brokenUnit = ofUnits(({ line }, chance) => {
  const blanks = [...line.trimEnd().matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index);
  if (blanks.length === 0) return undefined;
  const at = chance.one(blanks);
  return `${line.slice(0, at)}\n${chance.one(['', line.slice(0, indentOf(line)), '      '])}${line.slice(at + 1)}`;
}, 1);

/** The heading of a formation stands again between its units. */
const doubledHead: Change = (given, chance) => {
  if (!isPage(given) || isInColumns(given.text)) return undefined;
  const rows = given.text.split('\n');
  const units = unitLines(given);
  const places = [...walk(given.tree.roots)].flatMap(({ node, above }) => {
    const parent = above.at(-1);
    const here = units.find((unit) => unit.node === node);
    const head = rows[(parent?.source.line ?? 0) - 1];
    return parent && here && above.length > 1 && parent.children[0] !== node && head !== undefined && isHead(head)
      ? [{ at: here.at, head }]
      : [];
  });
  if (places.length === 0) return undefined;
  const { at, head } = chance.one(places);
  const again = `${head.trimEnd().replace(/:$/, '')}${chance.one([' (continued)', ' (cont’d)', ' [contd.]', '', ' – suite'])}`;
  return { text: [...rows.slice(0, at), again, ...rows.slice(at)].join('\n'), truth: given.truth };
};

/** The heading of the second side is gone. */
const withoutSide: Change = (given) => {
  const [, second, ...more] = given.tree.roots;
  const sides = given.truth.split('\n').filter((line) => line.startsWith('side '));
  if (!isPage(given) || !second || more.length > 0 || sides.length !== 2) return undefined;
  const rows = given.text.split('\n');
  const line = rows[second.source.line - 1] ?? '';
  if (second.name === '' || !line.toLowerCase().includes(second.name.toLowerCase().split(' ')[0] ?? ''))
    return undefined;
  rows.splice(second.source.line - 1, 1);
  const truth = given.truth.replace(
    /^(side .*\n[\s\S]*?\n)side .*?( = .*)?$/m,
    (_, first: string, figures = '') => `${first}side *${figures}`,
  );
  return { text: rows.join('\n'), truth };
};

/** All strengths stand before the names. */
const strengthFirst: Change = (given, chance) => {
  if (isInColumns(given.text)) return undefined;
  const plain = unitLines(given).every(({ line, from, figure }) =>
    /^[\s,:;.–—(=-]*(?:men|sabres)?[\s).]*$/u.test(line.slice(from + figure.length)),
  );
  return plain
    ? ofUnits((unit) => {
        const [before] = around(unit);
        const [, start = '', name = ''] = /^(\s*(?:[-*•–▪]\s+)?)(.*?)[\s,:;.–—(=-]*$/u.exec(before) ?? [];
        return name === '' ? undefined : `${start}${unit.figure} ${name}`;
      })(given, chance)
    : undefined;
};

/** Strengths in brackets or behind signs of all kinds. */
const signed: Change = (given, chance) => {
  const [open, close] = chance.one([
    ['[', ']'],
    ['{', '}'],
    ['<', '>'],
    ['= ', ''],
    ['~', ''],
    ['| ', ''],
    ['#', ''],
    ['→ ', ''],
    ['x ', ''],
    ['*', '*'],
    ['± ', ''],
    ['str. ', ''],
    ['eff ', ''],
    ['"', '"'],
  ] as const);
  return ofUnits(
    (unit) => {
      const [before, behind] = around(unit);
      const [, name = ''] = /^(.*?)[\s,:;.–—(=-]*$/u.exec(before) ?? [];
      return `${name} ${open}${unit.figure}${close}${behind.replace(/^\s*\)/, '')}`;
    },
    99,
    false,
  )(given, chance);
};

/** A sum below a formation's units in words of its own. */
const oddSum: Change = (given, chance) => {
  if (!isPage(given) || isInColumns(given.text)) return undefined;
  const units = unitLines(given);
  const rows = given.text.split('\n');
  const places = [...walk(given.tree.roots)].flatMap(({ node }) => {
    const own = node.children.map((child) => units.find((unit) => unit.node === child));
    const last = own.at(-1);
    return own.length > 1 && last && own.every((unit) => unit !== undefined)
      ? [
          {
            at: last.at,
            line: last.line,
            sum: own.reduce((sum, unit) => sum + (unit?.node.men ?? unit?.node.sabres ?? 0), 0),
          },
        ]
      : [];
  });
  if (places.length === 0) return undefined;
  const { at, line, sum } = chance.one(places);
  const figure = chance.one([String(sum), String(sum).replace(/(\d)(?=(\d{3})+$)/g, '$1,')]);
  const words = chance.one([
    'In all',
    'All told:',
    'Effectifs',
    'Ogółem',
    'Összesen',
    'Grand tally =',
    'Makes',
    'adds to',
    'Yhteensä',
    'Toplam',
    'Brigade str.',
    'Combined:',
    'Gives',
    'Fielding',
    'Σ',
    'agg.',
  ]);
  rows.splice(at + 1, 0, `${' '.repeat(indentOf(line))}${words} ${figure}${chance.one(['', ' men', ' all arms'])}`);
  return { text: rows.join('\n'), truth: given.truth };
};

/** Marks in the lines and what they say at the end. */
const footnoted: Change = (given, chance) => {
  const [mark, head] = chance.one([
    ['¹', '¹ '],
    ['*', '* '],
    [' (a)', '(a) '],
    [' [1]', '[1] '],
    [' 1)', '1) '],
    ['†', '† '],
    [' n1', 'n1: '],
  ] as const);
  const noted = ofUnits(
    (unit) => {
      const [before, behind] = around(unit);
      const [, name = '', between = ''] = /^(.*?)([\s,:;.–—(=-]*)$/u.exec(before) ?? [];
      return chance.happens(5) ? `${name}${mark}${between}${unit.figure}${behind}` : `${unit.line.trimEnd()}${mark}`;
    },
    1,
    false,
  )(given, chance);
  const note = chance.one([
    'Oman gives 640.',
    'Less two companies (210 men) left in Brenthal.',
    'Reached the field with 380 at dusk.',
    'Strength on the 5th.',
    '230 of these were unarmed recruits.',
  ]);
  return noted && { ...noted, text: `${noted.text.trimEnd()}\n\n${head}${note}\n` };
};

const marked: Change = (given, chance) => {
  if (isInColumns(given.text) || /^\s*(?:[-*•–▪>|#]|\d+\.)\s/mu.test(given.text)) return undefined;
  const marks = chance.one([
    ['a) ', 'b) ', 'c) ', 'd) '],
    ['(1) ', '(2) ', '(3) '],
    ['→ '],
    ['► '],
    ['✓ '],
    ['[ ] ', '[x] '],
    ['o '],
    ['++ '],
    ['i. ', 'ii. ', 'iii. '],
    ['. '],
    ['~ '],
    ['¤ '],
  ]);
  return ofUnits((unit, at) => {
    const mark = marks.length === 1 ? marks[0] : at.one(marks);
    return `${unit.line.slice(0, indentOf(unit.line))}${mark}${unit.line.trimStart()}`;
  })(given, chance);
};

const tabbed = ofUnits(
  (unit) => {
    const [before, behind] = around(unit);
    const [, name = ''] = /^(.*?)[\s,:;.–—=-]*$/u.exec(before) ?? [];
    return name.endsWith('(') ? undefined : `${name}\t${unit.figure}${behind}`;
  },
  99,
  false,
);

const blanksToTabs: Change = (given) =>
  isPage(given) && !given.text.includes('\t')
    ? changed(given, { ...given, text: given.text.replace(/(?<=\S) {2,}(?=\S)/g, '\t') })
    : undefined;

/** A line of a leader's own behind a formation's heading with a title nobody announced. */
const ledBelow: Change = (given, chance) => {
  if (!isPage(given) || isInColumns(given.text)) return undefined;
  const rows = given.text.split('\n');
  const heads = [...walk(given.tree.roots)].flatMap(({ node }) => {
    const line = rows[node.source.line - 1] ?? '';
    const man = node.commander ?? '';
    const at = line.search(/[(:,–—-]/u);
    return node.children.length > 1 &&
      man !== '' &&
      at > 4 &&
      line.slice(at).includes(man) &&
      isHead(line) &&
      !line.slice(0, at).includes(man)
      ? [{ node, line, at, man }]
      : [];
  });
  if (heads.length === 0) return undefined;
  const { node, line, at, man } = chance.one(heads);
  const title = chance.one([
    'OC:',
    'Cdr.',
    'under',
    'cmded by',
    'Head:',
    'Kdt.:',
    'Ltg.',
    'led by',
    'Führer:',
    'Dow.',
    'chef',
    'C.O. -',
  ]);
  rows.splice(node.source.line - 1, 1, line.slice(0, at).trimEnd(), `${' '.repeat(indentOf(line))}${title} ${man}`);
  return { text: rows.join('\n'), truth: given.truth };
};

export const STRANGE: { readonly [name: string]: Change } = {
  ...STRANGE_WORDS,
  ...STRANGE_FIGURES,
  columnBehind,
  columnOfLosses,
  columnBefore,
  grades,
  remark,
  remarkInside,
  lineBetween,
  merged,
  brokenUnit,
  doubledHead,
  withoutSide,
  strengthFirst,
  signed,
  oddSum,
  footnoted,
  marked,
  tabbed,
  blanksToTabs,
  ledBelow,
};

/** The text of another battle stands behind. */
export const twoBattles = (given: Given, other: Given): Variant | undefined =>
  isPage(given) && isPage(other)
    ? {
        text: `Kirchdorf, 14 May 1809\n\n${given.text.trimEnd()}\n\n\nDornwald, 3 October 1813\n\n${other.text}`,
        truth: `${given.truth.trimEnd()}\n${other.truth}`,
      }
    : undefined;
