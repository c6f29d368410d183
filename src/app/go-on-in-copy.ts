/** Opens a copy of the battle on the screen, to be played on under a new seal. */
import type { Branching } from '../battlefield/events.ts';
import { loadWords } from '../words/load.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';
import { go } from './route.ts';
import { journal, openId, trouble } from './session/battle-session.ts';

let making = false;

async function copied(why: Branching['why']): Promise<void> {
  const now = journal.value;
  const id = openId.value;
  if (!now || id === null) return;
  const [{ branchOff }] = await Promise.all([import('./parts/branch.ts'), loadWords('taking')]);
  const made = await branchOff(now, { id, seq: now.entries.length, why });
  // Who has left the battle meanwhile is not to be led on.
  if (openId.value !== id) return;
  if (made.ok) go('battle', made.id, 'turn');
  else trouble.value = { sentence: speak(made.said) };
}

/** A second tap while a copy is made makes no other. */
export async function goOnInCopy(why: Branching['why']): Promise<void> {
  if (making) return;
  making = true;
  await copied(why).catch(() => {
    trouble.value = { sentence: t('shell-no-page') };
  });
  making = false;
}
