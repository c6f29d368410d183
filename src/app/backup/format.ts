/**
 * Everything on this phone as one file, one thing a line. Each line stands alone, so a cut or damaged file loses only
 * the lines that are hit.
 */
import * as z from 'zod/mini';
import { canonical } from '../../engine/canonical.ts';
import { digest } from '../../journal/hash.ts';
import { DOORS, isWithinDepth } from '../session/doors.ts';

/** In characters. A hundred long battles take less. */
export const LARGEST_BACKUP = 200_000_000;
const VERSION = 1;
const OPENING = '{"scovell":{"file":"backup"';
/** More things than anyone has. */
const MOST = 5_000;

const KINDS = { 'kept-scenario': 'scenario', 'kept-settings': 'settings', 'kept-lock': 'lock' } as const;

/** Anything but a record, with its digest. */
const thing = z.object({
  scovell: z.object({ file: z.literal(['kept-scenario', 'kept-settings', 'kept-lock']), version: z.literal(1) }),
  digest: z.string(),
  content: z.unknown(),
});

export type Line =
  /** A battle or a campaign as its own file, whole or in pieces. */
  | { readonly is: 'record'; readonly text: string; readonly game: string }
  | { readonly is: 'scenario' | 'settings' | 'lock'; readonly content: unknown }
  | { readonly is: 'damaged' };

export interface Backup {
  readonly lines: readonly Line[];
  /** Things it claims to hold but does not. */
  readonly missing: number;
}
export type ReadBackup = { readonly ok: true; readonly backup: Backup } | { readonly ok: false; readonly why: Fault };
export type Fault = 'large' | 'other' | 'newer';

const head = z.object({ scovell: z.object({ version: z.int() }), count: z.int().check(z.gte(0), z.lte(MOST)) });

export const isBackup = (text: string): boolean => text.trimStart().startsWith(OPENING);

/** A scenario, the settings or a lock as a line. */
export const lineOf = (file: keyof typeof KINDS, content: unknown): string =>
  canonical({ scovell: { file, version: 1 }, content, digest: digest(content) });

export const makeBackup = (lines: readonly string[], made: number): string =>
  [`${OPENING},"version":${VERSION}},"count":${lines.length},"made":${made}}`, ...lines].join('\n');

/** Parses a line within the limits of a scenario; null if it is too long or too deep. */
function jsonOf(text: string): unknown {
  const { letters, depth } = DOORS.scenario;
  if (text.length > letters || !isWithinDepth(text, depth)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readLine(text: string): Line {
  if (/^\{"scovell":\{"file":"(?:battle|pieces)"/.test(text))
    return { is: 'record', text, game: /"rules":"(\w+)-/.exec(text)?.[1] ?? '' };
  const read = thing.safeParse(jsonOf(text));
  if (!read.success) return { is: 'damaged' };
  const { scovell, content } = read.data;
  if (!holds(content, read.data.digest)) return { is: 'damaged' };
  return { is: KINDS[scovell.file], content };
}

function holds(content: unknown, said: string): boolean {
  try {
    return digest(content) === said;
  } catch {
    return false;
  }
}

/** Reads a backup. Never throws. */
export function readBackup(given: string): ReadBackup {
  if (given.length > LARGEST_BACKUP) return { ok: false, why: 'large' };
  if (!isBackup(given)) return { ok: false, why: 'other' };
  const [first = '', ...rest] = given.trim().split(/\r?\n/, MOST + 1);
  const read = head.safeParse(jsonOf(first));
  if (!read.success) return { ok: false, why: 'other' };
  if (read.data.scovell.version > VERSION) return { ok: false, why: 'newer' };
  return { ok: true, backup: { lines: rest.map(readLine), missing: Math.max(0, read.data.count - rest.length) } };
}
