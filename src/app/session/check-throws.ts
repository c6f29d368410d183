/** Every throw and every play of the battle against its seal, in words. */

import { nbc } from '../../battlefield/game.ts';
import type { Seed } from '../../engine/chance.ts';
import { prove } from '../../engine/proof.ts';
import { inEffect } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import { journal } from './battle-session.ts';

export function checkedWords(seed: Seed): string {
  const record = journal.value;
  if (!record) return '';
  const proof = prove(nbc, inEffect(record), seed);
  if (!proof.ok) return speak(proof.why);
  const own = proof.own === 0 ? '' : ` ${proof.own} were the table’s own.`;
  return `All ${proof.throws} throws of the app are those of the sealed seed.${own}`;
}
