/**
 * The `.oob` files of the JTS and WDS Napoleonic games. Groups A, W, C, D, B stand between Begin and End; the indentation
 * means nothing. U is a unit, L a leader, S supply, G a ship; outside all groups a nation's name stands in front.
 */

import { say, word } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { leads, readCommander } from './commanders.ts';
import { type Format, failed, guarded, problem, problemIn } from './format.ts';
import { hintsOf } from './nouns.ts';
import {
  grow,
  isFormation,
  type Kind,
  type Level,
  markUnknown,
  type Problem,
  type Reading,
  type Sprout,
  sprout,
} from './tree.ts';

const GROUPS: Record<string, Level> = { A: 'army', W: 'wing', C: 'corps', D: 'division', B: 'brigade' };

const TYPES: Record<string, { readonly kind: Kind; readonly type: string }> = {
  A: { kind: 'artillery', type: 'heavy' },
  B: { kind: 'artillery', type: 'foot artillery' },
  C: { kind: 'artillery', type: 'horse artillery' },
  E: { kind: 'artillery', type: 'emplaced' },
  D: { kind: 'cavalry', type: 'dragoon' },
  L: { kind: 'cavalry', type: 'light' },
  H: { kind: 'cavalry', type: 'heavy' },
  K: { kind: 'cavalry', type: 'cossack' },
  I: { kind: 'infantry', type: 'line' },
  M: { kind: 'infantry', type: 'militia' },
  V: { kind: 'infantry', type: 'light' },
  G: { kind: 'infantry', type: 'guard' },
  R: { kind: 'infantry', type: 'restricted' },
  T: { kind: 'infantry', type: 'line, two ranks' },
  U: { kind: 'infantry', type: 'light, two ranks' },
  F: { kind: 'infantry', type: 'guard, two ranks' },
  S: { kind: 'infantry', type: 'skirmisher' },
  P: { kind: 'other', type: 'engineers' },
};

const KNOWN_VERSIONS = ['2', '3'];
/** Where a unit's name begins in the older files, counted in words. */
const OLDER_NAME_AT = 7;
/** Fewer codes than these may be the beginning of names: "1 Chevaulegers". */
const LEAST_CODES = 3;
/** Where the name of the other rows begins; numbers before it are pictures and ratings. */
const ROW_NAME_AT = { L: 4, S: 3, G: 3 } as const;

const words = (line: string): string[] => line.trim().split(/\s+/);
const isTag = (word: string | undefined): word is string => word !== undefined && /^[AWCDBULSG]$/.test(word);
const isShortCode = (word: string | undefined): boolean => word !== undefined && /^(?:-?\d+|[A-Z])$/.test(word);

/** The newer files carry more codes before the name: a vote over all units, for a name may begin with a number too. */
function nameColumn(lines: readonly string[]): number {
  const codes: number[] = [];
  for (const line of lines) {
    const row = withoutNation(words(line));
    if (row.tag !== 'U') continue;
    const rest = row.rest.slice(OLDER_NAME_AT - 1);
    const name = rest.findIndex((word) => !isShortCode(word));
    if (name >= 0) codes.push(name);
  }
  const usual = codes.sort((a, b) => a - b)[Math.floor(codes.length / 10)] ?? 0;
  return usual >= LEAST_CODES ? OLDER_NAME_AT + usual : OLDER_NAME_AT;
}

/** Splits off the nation that may stand before the letter. */
function withoutNation(all: readonly string[]): { nation?: string; tag?: string; rest: readonly string[] } {
  if (isTag(all[0])) return { tag: all[0], rest: all.slice(1) };
  const at = all.findIndex((word, i) => i > 0 && i < 5 && isTag(word));
  return at < 0 ? { rest: all } : { nation: all.slice(0, at).join(' '), tag: all[at] ?? '', rest: all.slice(at + 1) };
}

/** What has been read of a file so far. */
interface Page {
  readonly problems: Problem[];
  readonly roots: Sprout[];
  readonly open: Sprout[];
  /** The group that the next Begin opens. */
  last: Sprout | undefined;
  readonly unread: number[];
  supplies: number;
  readonly nameAt: number;
}

function place({ open, roots }: Page, node: Sprout, nation?: string): void {
  const parent = open.at(-1);
  const land = nation ?? parent?.nation;
  if (land) node.nation = land;
  (parent?.children ?? roots).push(node);
}

function begin(page: Page, line: number, text: string): void {
  const group = page.last ?? sprout('', line, text, { made: word('reader-group-unnamed') });
  if (!page.last) {
    page.problems.push(problem('error', 'reader-jts-begin', line));
    place(page, group);
  }
  page.open.push(group);
  page.last = undefined;
}

function end(page: Page, line: number): void {
  if (!page.open.pop()) page.problems.push(problem('error', 'reader-jts-end', line));
  page.last = undefined;
}

/** The name of a leader or a wagon, behind its pictures and ratings. */
const nameBehind = (rest: readonly string[], at: number): string =>
  rest
    .slice(at - 1)
    .join(' ')
    .replace(/^(?:-?\d+\s+)+/, '');

/** A row that is neither Begin nor End; whether it was understood. */
function readRow(page: Page, line: number, text: string): boolean {
  const { nation, tag, rest } = withoutNation(words(text));
  const level = known(GROUPS, tag ?? '');
  if (level && rest.length > 0) {
    const name = rest.join(' ');
    const { kind, type } = hintsOf(name);
    page.last = sprout(name, line, text, { level, kind, type });
    place(page, page.last, nation);
    return true;
  }
  if (tag !== 'U' && tag !== 'L' && tag !== 'S' && tag !== 'G') return false;
  page.last = undefined;
  if (tag === 'U') {
    const unit = readUnit(rest, line, text, page.nameAt);
    if (unit) place(page, unit, nation);
    return unit !== undefined;
  }
  const name = nameBehind(rest, ROW_NAME_AT[tag]);
  if (tag === 'L') {
    const group = page.open.at(-1);
    if (group && name !== '') led(group, name, rest);
    return group !== undefined && name !== '';
  }
  page.supplies += 1;
  const made = name === '' && { made: word('reader-supply') };
  place(page, sprout(name, line, text, { kind: 'other', type: tag === 'S' ? 'supply' : 'ship', ...made }), nation);
  return true;
}

/** What the first line says of the version, where it should. */
function versionProblem(version: string, line: number): readonly Problem[] {
  if (!/^\d+$/.test(version)) return [problem('warning', 'reader-jts-no-version', line)];
  return KNOWN_VERSIONS.includes(version) ? [] : [problem('warning', say('reader-jts-version', { version }), line)];
}

function read(text: string): Reading {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const version = lines[first]?.trim();
  if (version === undefined) return failed('reader-empty-file');
  const problems = [...versionProblem(version, first + 1)];
  const from = /^\d+$/.test(version) ? first + 1 : first;
  const nameAt = nameColumn(lines);
  const page: Page = { problems, roots: [], open: [], last: undefined, unread: [], supplies: 0, nameAt };
  for (const [i, whole] of lines.entries()) {
    const row = whole.trim();
    const line = i + 1;
    if (i < from || row === '' || row === '\u001a') continue;
    if (/^begin$/i.test(row)) begin(page, line, row);
    else if (/^end$/i.test(row)) end(page, line);
    else if (!readRow(page, line, row)) page.unread.push(line);
  }
  const { open, unread, supplies } = page;
  for (const { name, source } of open)
    problems.push(problem('error', say('reader-jts-open', { group: name }), source.line));
  problems.push(...problemIn('error', unread, (lines) => say('reader-left-out', { lines })));
  if (supplies > 0) problems.push(problem('note', say('reader-jts-supplies', { n: supplies })));
  if (nameAt > OLDER_NAME_AT)
    problems.push(problem('note', say('reader-jts-newer-layout', { n: nameAt - OLDER_NAME_AT })));
  return grow(page.roots, problems);
}

function readUnit(rest: readonly string[], line: number, text: string, nameAt: number): Sprout | undefined {
  const [strength, morale, letter, weapon] = rest;
  const type = known(TYPES, letter ?? '');
  const name = rest.slice(nameAt - 1).join(' ');
  if (strength === undefined || !/^-?\d+$/.test(strength) || letter === undefined || name === '') return undefined;
  const unit = sprout(name, line, text, { ...type });
  unit.level = hintsOf(name).level ?? 'unknown';
  if (type?.kind === 'artillery') unit.level = 'battery';
  else if (unit.level === 'battery' || isFormation(unit.level)) unit.level = 'unknown';
  if (!type) unit.notes.push(say('reader-note-letter', { letter }));
  const figure = type?.kind === 'artillery' ? 'guns' : type?.kind === 'cavalry' ? 'sabres' : 'men';
  const value = Number(strength);
  if (value > 0) unit[figure] = value;
  else markUnknown(unit, figure, strength);
  if (morale !== undefined) unit.quality.push({ scale: 'morale', value: morale });
  if (weapon !== undefined) unit.quality.push({ scale: 'weapon', value: weapon });
  return unit;
}

/** The first leader of a group commands it; the others are kept as notes. */
function led(group: Sprout, text: string, rest: readonly string[]): void {
  const man = readCommander(text);
  if (group.commander !== undefined) {
    group.notes.push(say('reader-note-also', { who: text }));
    return;
  }
  if (man.name === '') return;
  leads(group, man);
  group.quality.push({ scale: 'command', value: rest[0] ?? '' }, { scale: 'leadership', value: rest[1] ?? '' });
}

export const jts: Format = { read: guarded(read) };
