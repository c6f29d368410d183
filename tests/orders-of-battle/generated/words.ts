/** How a style says what a battle has: figures, leaders, names of units. */
import { type Formation, isGuns, type Strength, type Unit } from './battles.ts';
import type { Chance } from './chance.ts';
import type { Style } from './styles.ts';
import { HORSE, type Tongue } from './tongue.ts';

const MARKS: { readonly [M in Style['marks']]: string } = {
  comma: ',',
  none: '',
  dot: '.',
  space: ' ',
  apostrophe: "'",
};

export const figure = (n: number, { marks }: Style): string => String(n).replace(/\B(?=(\d{3})+$)/g, MARKS[marks]);

export const nameOf = ({ troops, n, called }: Unit, tongue: Tongue): string =>
  (called !== undefined && tongue.named[troops]?.(called)) || tongue.numbered[troops](n);

/** What tells the unit from all others in its name. */
export const keyOf = (unit: Unit, tongue: Tongue): string => nameOf(unit, tongue);

export const isHorse = ({ troops }: Unit): boolean => HORSE.includes(troops);

function partsOf(unit: Unit, style: Style, tongue: Tongue): string {
  const [word, short] = isHorse(unit) ? tongue.squadrons : tongue.battalions;
  if (style.parts === 'none' || isGuns(unit)) return '';
  if (style.parts === 'brackets') return ` (${unit.parts})`;
  if (style.parts === 'times') return ` x ${unit.parts}`;
  if (unit.parts < 2) return '';
  if (style.parts === 'words in brackets') return ` (${unit.parts} ${word})`;
  return style.parts === 'short' ? `, ${unit.parts} ${short}` : '';
}

/** "1,200 men" and what stands before it. */
function strengthIn(n: number, horse: boolean, style: Style, tongue: Tongue): string {
  const [word, short] = horse ? tongue.sabres : tongue.men;
  const told = figure(n, style);
  switch (style.strength) {
    case 'colon':
      return `: ${told}`;
    case 'bare':
      return ` ${told}`;
    case 'words':
      return `: ${told} ${word}`;
    case 'bare words':
      return ` ${told} ${word}`;
    case 'short':
      return `: ${told} ${short}`;
    case 'brackets':
      return ` (${told})`;
    case 'words in brackets':
      return ` (${told} ${word})`;
    case 'dash':
      return ` – ${told}`;
    case 'comma':
      return `, ${told} ${word}`;
    case 'equals':
      return ` = ${told}`;
    case 'dots':
      return ` ........ ${told}`;
    case 'gap':
      return `\u0000${told}`;
    case 'about':
      return `: ${tongue.about} ${told}`;
    case 'range':
      return `: ${figure(n - 50, style)}-${figure(n + 50, style)}`;
    case 'square':
      return ` [${told}]`;
    case 'muster':
      return ` (${Math.max(4, Math.round(n / 40))}/${n})`;
  }
}

function gunsIn(unit: Unit, style: Style, tongue: Tongue): string {
  const [word] = tongue.guns;
  switch (style.guns) {
    case 'calibre':
      return `: ${tongue.calibre(unit.guns, unit.pounds)}`;
    case 'bracketed':
      return ` (${unit.guns} ${word})`;
    case 'composed':
      return `: ${unit.guns} ${word} (${tongue.calibre(unit.guns - 2, unit.pounds)}, 2 ${tongue.howitzers})`;
    case 'gunners':
      return `: ${unit.guns} ${word}, ${unit.strength} ${tongue.men[0]}`;
    default:
      return `: ${unit.guns} ${word}`;
  }
}

/** A unit with all that the style tells of it. */
export function unitIn(unit: Unit, style: Style, tongue: Tongue, told: boolean): string {
  const name = nameOf(unit, tongue);
  if (isGuns(unit)) {
    if (style.guns === 'bare count') return `${unit.guns} ${tongue.guns[0]}`;
    if (style.guns === 'several')
      return `2 ${tongue.batteries[unit.troops === 'horse battery' ? 1 : 0]} (${unit.guns} ${tongue.guns[0]})`;
    if (style.guns === 'arm count') return `${tongue.arms[2]}: ${unit.guns} ${tongue.guns[0]}`;
    return `${name}${gunsIn(unit, style, tongue)}`;
  }
  const grade = style.noise === 'grades' ? ' [Veteran]' : '';
  if (style.parts === 'before strength' && told && unit.parts > 1) {
    const [, short] = isHorse(unit) ? tongue.squadrons : tongue.battalions;
    const [word] = isHorse(unit) ? tongue.sabres : tongue.men;
    return `${name}: ${unit.parts} ${short}, ${figure(unit.strength, style)} ${word}${grade}`;
  }
  return `${name}${partsOf(unit, style, tongue)}${told ? strengthIn(unit.strength, isHorse(unit), style, tongue) : ''}${grade}`;
}

const SHORT = 1;

/** The leader as the style writes him, without what stands between him and his troops. */
export function manIn(man: string, level: Formation['level'] | 'army', style: Style, tongue: Tongue): string {
  const { [level]: rank } = tongue.ranks;
  const hurt = style.noise === 'wounded' && man.length % 3 === 0 ? ' (w)' : '';
  if (style.rank === 'none' || style.leader === 'owner') return `${man}${hurt}`;
  const told = rank[style.rank === 'short' ? SHORT : 0];
  return style.leader === 'rank behind' ? `${man}, ${told}${hurt}` : `${told} ${man}${hurt}`;
}

/** All that a formation has in one. */
export function sumIn({ foot, horse, guns }: Strength, style: Style, tongue: Tongue, withGuns: boolean): string {
  const pieces = withGuns && guns > 0 ? [`${guns} ${tongue.guns[0]}`] : [];
  if (style.sums === 'by arm')
    return [
      ...(foot > 0 ? [`${figure(foot, style)} ${tongue.men[0]}`] : []),
      ...(horse > 0 ? [`${figure(horse, style)} ${tongue.sabres[0]}`] : []),
      ...pieces,
    ].join(', ');
  const word = foot === 0 ? tongue.sabres[0] : tongue.men[0];
  return [`${figure(foot + horse, style)} ${word}`, ...pieces].join(', ');
}

/** What a scan makes of a page. */
export const scanned = (text: string, chance: Chance): string =>
  text.replace(/\d,\d{3}/g, (n) => (chance.happens(3) ? n.replace(/1(?=\d*$)/, 'l').replace(/0$/, 'O') : n));
