/**
 * `npm run verify FILE`: the proof of a battle by its file alone, as a stranger would have it: the chain, the seal, every
 * throw made again and every play judged again. Leaves with 1 where the file does not hold, and says where.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rooms } from './rooms.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file of a battle: npm run verify FILE');
  process.exit(2);
}
const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
process.chdir(new URL('..', import.meta.url).pathname);
const { load, close } = await rooms();
try {
  const [{ readForProof }, { proveFile }, { reportLines }, { fetchFourWords, wordsOf }, { speak }, { loadWords }] =
    await Promise.all([
      load('/src/app/proof/reading.ts'),
      load('/src/app/proof/walk.ts'),
      load('/src/app/proof/told.ts'),
      load('/src/app/session/words-of.ts'),
      load('/src/words/speak.ts'),
      load('/src/words/load.ts'),
    ]);
  await Promise.all([loadWords('shell', 'battle', 'proof'), fetchFourWords()]);
  const read = readForProof(text);
  const report = read.ok && proveFile(read.file);
  console.log(report ? reportLines(report, wordsOf).join('\n') : speak(read.why));
  process.exitCode = report && !report.broken ? 0 : 1;
} finally {
  await close();
}
