// @vitest-environment happy-dom
/** The page of a proof tells of honest, carried on and forged battles what it told: lines, counts, shares and words. */
import { describe, it, vi } from 'vitest';
import { readForProof } from '../../../src/app/proof/reading.ts';
import { proveFile } from '../../../src/app/proof/walk.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { heldTo, shownBy } from '../screens/shown.tsx';
import { FORGERS, storedBattle } from './stored.ts';

vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));
const { ProofPage } = await import('../../../src/app/proof/page.tsx');

const pageOf = (text: string) => {
  const read = readForProof(text);
  if (!read.ok) return codeOf(read.why);
  return <ProofPage report={proveFile(read.file)} wordsOf={(hash) => hash.slice(0, 4)} act="act" />;
};

async function* pages(): AsyncGenerator<readonly [string, string]> {
  for (const n of [21, 22, 25]) yield [`honest ${n}`, await shownBy(pageOf((await storedBattle(n, 70)).text))];
  const battle = await storedBattle(23, 70);
  for (const [name, forge] of Object.entries(FORGERS)) {
    const forged = forge(battle.record, (of: number) => of - 1);
    if (forged) yield [name, await shownBy(pageOf(forged.text))];
  }
}

const holds = heldTo('proof');

describe('a proof', () => {
  it('is told as it was', () => holds('proofs', pages()));
});
