/** Opens a copy of the record on the screen, to continue under a new seal. */
import { loadWords } from '../words/load.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';
import { go } from './route.ts';
import type { BranchOff } from './session/branching.ts';
import type { Session } from './session/game-session.ts';
import type { BranchedFrom } from './session/new-record.ts';

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

interface Going<State, Event extends Typed, Play extends Done> {
  readonly session: Pick<Session<State, Event, Play>, 'whole' | 'openId' | 'trouble'>;
  readonly branchOff: BranchOff<State, Event>;
  /** The route of the copy. */
  readonly place: (id: string) => readonly string[];
}

/** Ignores a second tap while a copy is being made. */
let making = false;

export async function goOnInCopy<State, Event extends Typed, Play extends Done>(
  { session, branchOff, place }: Going<State, Event, Play>,
  why: BranchedFrom['why'],
): Promise<void> {
  const { openId, trouble } = session;
  const id = openId.value;
  if (id === null || making) return;
  making = true;
  try {
    const [now] = await Promise.all([session.whole(), loadWords('taking')]);
    if (!now) return;
    const made = await branchOff(now, { id, seq: now.entries.length, why });
    // Users who have left the record stay where they are.
    if (openId.value !== id) return;
    if (made.ok) go(...place(made.id));
    else trouble.value = { sentence: speak(made.said) };
  } catch {
    trouble.value = { sentence: t('shell-no-page') };
  } finally {
    making = false;
  }
}
