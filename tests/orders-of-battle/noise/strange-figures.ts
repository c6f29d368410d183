/** Right texts with their figures told in other ways. */
import { walk } from '../../../src/orders-of-battle/tree.ts';
import { type Change, isPage } from './lines.ts';
import { around, ofUnits, unitLines } from './unit-lines.ts';

const SMALL = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
function spelt(n: number): string {
  if (n >= 1000) return `${spelt(Math.floor(n / 1000))} thousand ${n % 1000 ? spelt(n % 1000) : ''}`.trim();
  if (n >= 100) return `${SMALL[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${spelt(n % 100)}` : ''}`;
  return n < 20 ? (SMALL[n] ?? '') : `${TENS[Math.floor(n / 10)]}${n % 10 ? `-${SMALL[n % 10]}` : ''}`;
}
const inWords = ofUnits(
  (unit) => {
    const [before, behind] = around(unit);
    return `${before}${spelt(unit.node.men ?? unit.node.sabres ?? 0)}${behind}`;
  },
  1,
  false,
);

const otherFigures: Change = (given, chance) => {
  const write = chance.one([
    (n: number) => `${n}+`,
    (n: number) => `~${n}`,
    (n: number) => `${n}(?)`,
    (n: number) => `${n}.-`,
    (n: number) => `${n},-`,
    (n: number) => `${n}!`,
    (n: number) => `≈${n}`,
    (n: number) => `>${n}`,
    (n: number) => `${n} nos.`,
    (n: number) => `no. ${n}`,
    (n: number) => `${n}x`,
    (n: number) => `${n}ea`,
    (n: number) => `${(n / 1000).toFixed(3)}k`,
    (n: number) => (n % 10 === 0 ? `${n / 100} hundred` : String(n)),
  ]);
  return ofUnits(
    (unit) => {
      const [before, behind] = around(unit);
      return `${before}${write(unit.node.men ?? unit.node.sabres ?? 0)}${behind}`;
    },
    99,
    false,
  )(given, chance);
};

/** Every strength in hundreds, which a line says. */
const inHundreds: Change = (given, chance) => {
  const units = unitLines(given);
  const all = [...walk(given.tree.roots)].filter(({ node }) => node.men !== undefined || node.sabres !== undefined);
  if (!isPage(given) || units.length < all.length || given.truth.includes('#')) return undefined;
  const after = ofUnits((unit) => {
    const [before, behind] = around(unit);
    return `${before}${((unit.node.men ?? unit.node.sabres ?? 0) / 100).toFixed(2)}${behind}`;
  })(given, chance);
  return (
    after && {
      ...after,
      text: `${chance.one(['Strengths in hundreds', 'All figures x100', '(in hundreds of men)', 'Stärke in Hunderten'])}\n\n${after.text}`,
    }
  );
};

const NONE = ['?', 'n/k', 'unknown', 'tbc', '–', 'nil return', 'strength not known', '??', 'xxx', '....', 'idem'];
/** The strength of one is not known: nothing else may be taken for it. */
const unknownStrength: Change = (given, chance) => {
  if (!isPage(given)) return undefined;
  const rows = given.text.split('\n');
  const units = unitLines(given).filter(({ line }) => (line.match(/\d{3}/g) ?? []).length === 1);
  if (units.length === 0) return undefined;
  const unit = chance.one(units);
  const [before, behind] = around(unit);
  rows[unit.at] = `${before}${chance.one(NONE)}${behind}`;
  const value = unit.node.men ?? unit.node.sabres ?? 0;
  const truth = given.truth
    .replace(/ = (\d+)\/(\d+)\/(\d+)/g, (_, foot, horse) =>
      [foot, horse].map(Number).includes(value) ? ' = 0/0/0' : '',
    )
    .replace(/ = (?!0\/0\/0)\S+/g, '');
  return { text: rows.join('\n'), truth };
};

/** Each half of a unit is named: "2 x 375". */
const timesTwo = ofUnits(
  (unit) => {
    const [before, behind] = around(unit);
    const value = unit.node.men ?? unit.node.sabres ?? 0;
    return value % 2 === 0 ? `${before}2 x ${value / 2}${behind}` : undefined;
  },
  1,
  false,
);

/** What is named twice in one line under two names. */
const alias = ofUnits(
  (unit, chance) => {
    const [before, behind] = around(unit);
    const [, name = '', between = ''] = /^(.*?)([\s,:;.–—(=-]*)$/u.exec(before) ?? [];
    return `${name} ${chance.one(['(ex-Ostrova)', 'aka "The Greens"', '(formerly 114th)', '(late 3/12th)', '= Dornwald’s', '[No. 44 of the list]'])}${between}${unit.figure}${behind}`;
  },
  1,
  false,
);

export const STRANGE_FIGURES: { readonly [name: string]: Change } = {
  inWords,
  otherFigures,
  inHundreds,
  unknownStrength,
  timesTwo,
  alias,
};
