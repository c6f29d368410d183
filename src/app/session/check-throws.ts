/** Every throw and every play of the battle against its seal, in words. */

import { nbc } from '../../battlefield/game.ts';
import type { Seed } from '../../engine/chance.ts';
import { say, sentences, word } from '../../engine/message.ts';
import { prove } from '../../engine/proof.ts';
import { inEffect } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import { battle, journal } from './battle-session.ts';
import { allUndone, undoneSaid } from './undone-throws.ts';

export function checkedWords(seed: Seed): string {
  const record = journal.value;
  if (!record) return '';
  const deeds = inEffect(record);
  const proof = prove(nbc, deeds, seed);
  if (!proof.ok) return speak(proof.why);
  const holds = say('proof-holds', { throws: proof.throws });
  const undone = battle.value && undoneSaid(allUndone(record.entries), battle.value.sides, true);
  const copied = deeds[0]?.events.some(({ type }) => type === 'branched');
  return speak(
    sentences([
      holds,
      ...(proof.own > 0 ? [say('proof-own', { own: proof.own })] : []),
      ...(undone ? [undone] : []),
      ...(copied ? [word('proof-copy')] : []),
    ]),
  );
}
