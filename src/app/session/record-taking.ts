/**
 * A record that comes in from a file: what it would change here is said first, and nothing is changed before somebody
 * has said yes.
 */

import { isSeed } from '../../engine/chance.ts';
import { prove } from '../../engine/proof.ts';
import { headOf, type Relation, relation } from '../../journal/chain.ts';
import { type BattleRecord, parseFile } from '../../journal/file.ts';
import { inEffect, open } from '../../journal/record.ts';
import type { BattleLine } from '../../journal/store.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import type { Session, SessionOptions } from './game-session.ts';

export type Taken =
  | { readonly ok: true; readonly id: string; readonly copy: boolean }
  | { readonly ok: false; readonly sentence: string };

/** `new`: not here yet; `longer`: it carries on what is here; `copy`: beside what is here; `there`: that copy is here already. */
export type Change = 'new' | 'longer' | 'copy' | 'there';

export interface Offered {
  readonly ok: true;
  readonly title: string;
  readonly change: Change;
  /** Entries in the file, and how many of them what it carries on has not. */
  readonly entries: number;
  readonly more: number;
  /** It goes further than what is here by what the rules do not make of its plays. */
  readonly odd: boolean;
  take(): Promise<Taken>;
}
export type Weighed = Offered | { readonly ok: false; readonly sentence: string };

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

export type Kind<State, Event extends Typed, Play extends Done> = Pick<
  SessionOptions<State, Event, Play>,
  'game' | 'store' | 'payload' | 'machine' | 'summaryOf'
> & { readonly session: Pick<Session<State, Event, Play>, 'openId'> };

interface Kin {
  readonly id: string;
  readonly here: BattleRecord<unknown>;
  /** How the file stands to it. */
  readonly stands: Relation;
}

const refuse = (sentence: string) => ({ ok: false, sentence }) as const;

/** What is on this phone of the record in a file: itself and its copies, the longest first. Damaged ones are left alone. */
async function kinOf<State, Event extends Typed, Play extends Done>(
  { store }: Kind<State, Event, Play>,
  record: BattleRecord<unknown>,
  lines: readonly BattleLine[],
): Promise<readonly Kin[]> {
  const kin: Kin[] = [];
  for (const { id, header } of lines) {
    if (header?.id !== record.header.id) continue;
    const there = await store.loadBattle(id);
    if (!there.ok || there.value.damage) continue;
    kin.push({ id, here: there.value.record, stands: relation(there.value.record, record) });
  }
  return kin.sort((a, b) => b.here.entries.length - a.here.entries.length);
}

/** Whether the rules make of its plays what is written; where they do not of what is here either, they are others by now. */
function follows<State, Event extends Typed, Play extends Done>(
  { game, machine }: Kind<State, Event, Play>,
  record: BattleRecord<Event>,
  here: number,
): boolean {
  const { header, seed, entries } = record;
  const proves = (count: number): boolean => {
    const opened = open(header, entries.slice(0, count), machine);
    return opened.ok && isSeed(seed) && prove(game, inEffect(opened.journal), seed).ok;
  };
  return proves(entries.length) || !proves(here);
}

const copyName = (id: string): string => `${id.slice(0, 40)}-${crypto.randomUUID().slice(0, 8)}`;

/**
 * Weighs a file. A record that is on this phone already may go on where the file does, unless it is open; a file that is
 * only its beginning brings nothing. Where they part, or are the very same, the file can come in as a copy beside it, to
 * be played on by itself; a copy is carried on as the record is, and one that stands as the file does is it.
 */
async function weigh<State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
  text: string,
): Promise<Weighed> {
  const { store, payload, machine, summaryOf, session, game } = kind;
  const parsed = parseFile(text, payload);
  if (!parsed.ok) return refuse(speak(parsed.said));
  const { record } = parsed;
  const { header, entries } = record;
  if (!header.rules.startsWith(`${game.id}-`)) return refuse(t('file-other-game'));
  const opened = open(header, entries, machine);
  if (!opened.ok) return refuse(t('file-take-earlier', { why: speak(opened.said) }));
  if (opened.journal.state === undefined) return refuse(t('file-not-begun'));
  const summary = summaryOf(opened.journal.state);
  const listed = await store.listBattles();
  if (!listed.ok) return refuse(speak(listed.said));
  const kin = await kinOf(kind, record, listed.value);
  const offer = (change: Change, take: () => Promise<Taken>, more = 0, odd = false): Offered => ({
    ok: true,
    title: header.title,
    change,
    entries: entries.length,
    more,
    odd,
    take,
  });
  const bringIn = (copy: boolean) => async (): Promise<Taken> => {
    const id = copy ? copyName(header.id) : header.id;
    const taken = await store.importBattle(record, summary, id);
    return taken.ok ? { ok: true, id, copy } : refuse(speak(taken.said));
  };
  const same = kin.filter(({ stands }) => stands === 'same');
  const untouched = same.find(({ id }) => id !== header.id);
  if (untouched) return offer('there', async () => ({ ok: true, id: untouched.id, copy: true }));
  const isHere = listed.value.some((line) => line.id === header.id);
  if (same.length > 0) return offer('copy', bringIn(true));
  if (kin.some(({ stands }) => stands === 'behind')) return refuse(t('file-behind'));
  const beginning = kin.find(({ id, stands }) => stands === 'ahead' && id !== session.openId.value);
  if (!beginning) return offer(isHere ? 'copy' : 'new', bringIn(isHere));
  const { id, here } = beginning;
  const more = entries.length - here.entries.length;
  if (!follows(kind, record, here.entries.length)) return offer('copy', bringIn(true), more, true);
  const carryOn = async (): Promise<Taken> => {
    const rest = entries.slice(here.entries.length);
    const written = await store.appendEntries(id, rest, headOf(here.header, here.entries), summary);
    return written.ok ? { ok: true, id, copy: false } : refuse(speak(written.said));
  };
  return offer('longer', carryOn, more);
}

/** Weighs files of one game. */
export const recordTaking =
  <State, Event extends Typed, Play extends Done>(kind: Kind<State, Event, Play>) =>
  (text: string): Promise<Weighed> =>
    weigh(kind, text);
