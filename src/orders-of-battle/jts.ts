/**
 * The `.oob` files of the JTS and WDS Napoleonic games. Groups A, W, C, D, B stand between Begin and End; the indentation
 * means nothing. U is a unit, L a leader, S supply, G a ship; outside all groups a nation's name stands in front.
 */

import { known } from '../scenarios/known.ts';
import { readCommander } from './commanders.ts';
import { looksLikeJts } from './detect.ts';
import { FORMAT_TITLES, type Format, failed, guarded, linesInWords, problem } from './format.ts';
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
const ROW_NAME_AT: Record<string, number> = { L: 4, S: 3, G: 3 };

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
  return at < 0 ? { rest: all } : { nation: all.slice(0, at).join(' '), tag: all[at]!, rest: all.slice(at + 1) };
}

function read(text: string): Reading {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return failed('The file is empty.');
  const problems: Problem[] = [];
  const version = lines[first]!.trim();
  const hasVersion = /^\d+$/.test(version);
  if (!hasVersion)
    problems.push(
      problem('warning', `Line ${first + 1} should give the version of the file, and does not.`, first + 1),
    );
  else if (!KNOWN_VERSIONS.includes(version)) {
    const sentence = `The file says version ${version}; versions 2 and 3 are known. Check the figures below against the game.`;
    problems.push(problem('warning', sentence, first + 1));
  }
  const nameAt = nameColumn(lines);
  const roots: Sprout[] = [];
  const open: Sprout[] = [];
  let last: Sprout | undefined;
  const unread: number[] = [];
  let supplies = 0;

  const place = (node: Sprout, nation?: string) => {
    const parent = open[open.length - 1];
    if (nation) node.nation = nation;
    else if (parent?.nation) node.nation = parent.nation;
    (parent?.children ?? roots).push(node);
  };

  for (let i = hasVersion ? first + 1 : first; i < lines.length; i += 1) {
    const line = i + 1;
    const text = lines[i]!.trim();
    if (text === '' || text === '\u001a') continue;
    if (/^begin$/i.test(text)) {
      if (last) open.push(last);
      else {
        problems.push(problem('error', `Line ${line} says Begin, but no group stands before it.`, line));
        const nameless = sprout('Group without a name', line, text);
        place(nameless);
        open.push(nameless);
      }
      last = undefined;
      continue;
    }
    if (/^end$/i.test(text)) {
      if (!open.pop()) problems.push(problem('error', `Line ${line} says End, but nothing is open there.`, line));
      last = undefined;
      continue;
    }
    const { nation, tag, rest } = withoutNation(words(text));
    const level = known(GROUPS, tag ?? '');
    if (level && rest.length > 0) {
      last = sprout(rest.join(' '), line, text, { level });
      Object.assign(last, kindOnly(last.name));
      place(last, nation);
    } else if (tag === 'U') {
      const unit = readUnit(rest, line, text, nameAt);
      if (unit) place(unit, nation);
      else unread.push(line);
      last = undefined;
    } else if (tag === 'L') {
      const name = rest
        .slice(ROW_NAME_AT.L! - 1)
        .join(' ')
        .replace(/^(?:-?\d+\s+)+/, '');
      const group = open[open.length - 1];
      if (group && name !== '') leads(group, name, rest);
      else unread.push(line);
      last = undefined;
    } else if (tag === 'S' || tag === 'G') {
      supplies += 1;
      const name =
        rest
          .slice(ROW_NAME_AT[tag]! - 1)
          .join(' ')
          .replace(/^(?:-?\d+\s+)+/, '') || 'Supply';
      place(sprout(name, line, text, { kind: 'other', type: tag === 'S' ? 'supply' : 'ship' }), nation);
      last = undefined;
    } else unread.push(line);
  }
  for (const group of open) {
    const sentence = `The group “${group.name}” begins on line ${group.source.line} and never ends: the file may be cut off.`;
    problems.push(problem('error', sentence, group.source.line));
  }
  if (unread.length > 0)
    problems.push(problem('error', `Not understood and left out: ${linesInWords(unread)}.`, unread[0]!));
  if (supplies > 0)
    problems.push(problem('note', `${supplies} supply wagons and ships are listed; they have no men to count.`));
  if (nameAt > OLDER_NAME_AT) {
    const more = nameAt - OLDER_NAME_AT;
    problems.push(problem('note', `The units are in a newer layout, with ${more} more codes before their names.`));
  }
  return grow(roots, problems);
}

const kindOnly = (name: string): Partial<Sprout> => {
  const { kind, type } = hintsOf(name);
  return { ...(kind && { kind }), ...(type && { type }) };
};

function readUnit(rest: readonly string[], line: number, text: string, nameAt: number): Sprout | undefined {
  const [strength, morale, letter, weapon] = rest;
  const type = known(TYPES, letter ?? '');
  const name = rest.slice(nameAt - 1).join(' ');
  if (strength === undefined || !/^-?\d+$/.test(strength) || letter === undefined || name === '') return undefined;
  const unit = sprout(name, line, text, { ...(type && { kind: type.kind, type: type.type }) });
  unit.level = hintsOf(name).level ?? 'unknown';
  if (type?.kind === 'artillery') unit.level = 'battery';
  else if (unit.level === 'battery' || isFormation(unit.level)) unit.level = 'unknown';
  if (!type) unit.notes.push(`type letter ${letter} of the game`);
  const figure = type?.kind === 'artillery' ? 'guns' : type?.kind === 'cavalry' ? 'sabres' : 'men';
  const value = Number(strength);
  if (value > 0) unit[figure] = value;
  else markUnknown(unit, figure, strength);
  if (morale !== undefined) unit.quality.push({ scale: 'morale', value: morale });
  if (weapon !== undefined) unit.quality.push({ scale: 'weapon', value: weapon });
  return unit;
}

/** The first leader of a group commands it; the others are kept as notes. */
function leads(group: Sprout, text: string, rest: readonly string[]): void {
  const { name, rank, notes } = readCommander(text);
  if (group.commander !== undefined) {
    group.notes.push(`also present: ${text}`);
    return;
  }
  if (name === '') return;
  group.commander = name;
  if (rank) group.rank = rank;
  group.notes.push(...notes);
  group.quality.push({ scale: 'command', value: rest[0] ?? '' }, { scale: 'leadership', value: rest[1] ?? '' });
}

export const jts: Format = { id: 'jts', title: FORMAT_TITLES.jts, looksLike: looksLikeJts, read: guarded(read) };
