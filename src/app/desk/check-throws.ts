/** Every throw of the battle against its seal, in words. */
import { checkThrows } from '../../battlefield/proof.ts';
import type { Seed } from '../../dice/chance.ts';
import { inEffect } from '../../journal/record.ts';
import { journal } from './desk.ts';

export function checkedWords(seed: Seed): string {
  const record = journal.value;
  if (!record) return '';
  const proof = checkThrows(
    inEffect(record).flatMap((deed) => deed.events),
    seed,
  );
  if (!proof.ok) return proof.sentence;
  const own = proof.own === 0 ? '' : ` ${proof.own} were the table’s own.`;
  return `All ${proof.throws} throws of the app are those of the sealed seed.${own}`;
}
