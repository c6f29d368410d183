/** What a backup would change on this phone, thing by thing. Nothing changes until the user has ticked it. */
import * as z from 'zod/mini';
import { readDraft } from '../../scenarios/draft.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { campaignNamed } from '../campaign/games.ts';
import { put, standing } from '../editor/shelf.ts';
import { takeIn } from '../editor/shelf-keeping.ts';
import { store } from '../session/battles.ts';
import type { Offered, Weighed } from '../session/record-taking.ts';
import { change, readSettings, settings } from '../session/settings.ts';
import { weighBattle } from '../session/take-battle.ts';
import { problemsSaid, titled } from '../spoken.ts';
import type { Line } from './format.ts';
import { readLockRow } from './locks.ts';

/** How a thing in the backup relates to this phone. */
export type Stands = 'new' | 'longer' | 'same' | 'differs' | 'part' | 'sealed' | 'earlier' | 'behind' | 'unread';

type Done = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

export interface Row {
  readonly title: string;
  readonly kind: 'battle' | 'campaign' | 'scenario' | 'settings' | 'none';
  readonly stands: Stands;
  /** Why it cannot be restored. */
  readonly why?: string;
  /** Entries it has beyond those here. */
  readonly more?: number;
  readonly take?: () => Promise<Done>;
}

/** Things that change nothing here, or continue what is here. */
export const tickedAtFirst = ({ stands }: Row): boolean =>
  stands === 'new' || stands === 'longer' || stands === 'sealed' || stands === 'part';

const STANDS: Readonly<Record<Offered['change'], Stands>> = {
  new: 'new',
  longer: 'longer',
  copy: 'differs',
  there: 'same',
  part: 'part',
  sealed: 'sealed',
  earlier: 'earlier',
};

const titleIn = (text: string): string => /"title":"((?:[^"\\]|\\.)*)"/.exec(text.slice(-2000))?.[1] ?? '';

async function recordRow({ text, game }: Extract<Line, { is: 'record' }>): Promise<Row> {
  const campaign = campaignNamed(game);
  const kind = campaign ? 'campaign' : 'battle';
  const weighed: Weighed = campaign ? await (await campaign.load()).weigh(text) : await weighBattle(text);
  if (!weighed.ok)
    return {
      title: titleIn(text) || t('shell-unreadable'),
      kind,
      stands: weighed.behind ? 'behind' : 'unread',
      why: weighed.sentence,
    };
  const { title, change: how, more } = weighed;
  if (how === 'there') return { title, kind, stands: 'same' };
  return { title, kind, stands: STANDS[how], more, take: () => weighed.take() };
}

const stored = z.object({ id: z.string(), updated: z.number(), data: z.unknown() });

async function scenarioRow(content: unknown): Promise<Row> {
  const kept = stored.safeParse(content);
  const read = readDraft(kept.success ? kept.data.data : null);
  if (!read.ok) return { title: '', kind: 'scenario', stands: 'unread', why: problemsSaid(read.problems) };
  const { draft } = read;
  const title = titled(draft.title);
  const how = await standing(draft);
  if (!how.ok) return { title, kind: 'scenario', stands: 'unread', why: how.sentence };
  if (how.value === 'same') return { title, kind: 'scenario', stands: 'same' };
  const take = () => (how.value === 'new' ? put(draft) : takeIn(draft, 'both'));
  return { title, kind: 'scenario', stands: how.value, take };
}

function settingsRow(content: unknown): Row {
  const title = t('backup-settings');
  const theirs = readSettings(content);
  if (JSON.stringify(theirs) === JSON.stringify(settings.value)) return { title, kind: 'settings', stands: 'same' };
  const take = async (): Promise<Done> => {
    await change(theirs);
    return { ok: true };
  };
  return { title, kind: 'settings', stands: 'differs', take };
}

/** A lock that is here stays as it is, with its failed tries. */
async function lockRow(content: unknown): Promise<Row> {
  const title = t('backup-lock');
  const lock = readLockRow(content);
  if (!lock) return { title, kind: 'settings', stands: 'unread', why: t('backup-line-damaged') };
  const there = await store.getSetting(lock.key);
  if (there.ok && there.value != null) return { title, kind: 'settings', stands: 'same' };
  const take = async (): Promise<Done> => {
    const put = await store.putSetting(lock.key, lock.value);
    return put.ok ? put : { ok: false, sentence: speak(put.said) };
  };
  return { title, kind: 'settings', stands: 'new', take };
}

export async function rowOf(line: Line): Promise<Row> {
  switch (line.is) {
    case 'record':
      return recordRow(line);
    case 'scenario':
      return scenarioRow(line.content);
    case 'settings':
      return settingsRow(line.content);
    case 'lock':
      return lockRow(line.content);
    case 'damaged':
      return { title: t('shell-unreadable'), kind: 'none', stands: 'unread', why: t('backup-line-damaged') };
  }
}
