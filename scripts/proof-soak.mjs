/**
 * `node scripts/proof-soak.mjs [battles] [plays] [first]`: proves stored battles with own dice, undone throws, changes
 * by hand and a copy. Honest ones must be proved; every forgery must fail at the right place. A wrongly judged file is
 * written to proof-failures/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rooms } from './rooms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const [battles = 1000, plays = 40, first = 0] = process.argv.slice(2).map(Number);
if (![battles, plays].every((n) => Number.isSafeInteger(n) && n > 0) || !Number.isSafeInteger(first) || first < 0) {
  console.error('Give whole numbers: node scripts/proof-soak.mjs [battles] [plays] [first]');
  process.exit(2);
}
const { load, close } = await rooms();
const counts = { battles: 0, honest: 0, accused: 0, forged: {}, passed: 0, misplaced: 0, lines: 0 };
const from = performance.now();
const progress = () =>
  `${counts.battles} of ${battles} battles, ${counts.honest} honest files, ${counts.accused} accused; ` +
  `${Object.values(counts.forged).reduce((sum, n) => sum + n, 0)} forged, ${counts.passed} passed, ${counts.misplaced} misplaced; ` +
  `${Math.round((performance.now() - from) / 1000)} s`;
const keep = (name, text) => {
  mkdirSync('proof-failures', { recursive: true });
  writeFileSync(`proof-failures/${name}.json`, text);
  console.log(`\nproof-failures/${name}.json`);
};
try {
  const [{ storedBattle, FORGERS }, { readForProof }, { proveFile }, { randomOf }] = await Promise.all([
    load('/tests/app/proof/stored.ts'),
    load('/src/app/proof/reading.ts'),
    load('/src/app/proof/walk.ts'),
    load('/tests/battlefield/bot.ts'),
  ]);
  const broken = (text) => {
    const read = readForProof(text);
    return read.ok ? proveFile(read.file).broken : { seq: -1 };
  };
  for (let n = first; n < first + battles; n += 1) {
    const { copy, ...whole } = await storedBattle(n, plays);
    for (const [name, { text, record }] of [
      [`${n}`, whole],
      [`${n}-copy`, copy],
    ]) {
      counts.honest += 1;
      counts.lines += record.entries.length;
      if (broken(text)) {
        counts.accused += 1;
        keep(name, text);
      }
      for (const [by, forge] of Object.entries(FORGERS)) {
        const forged = forge(record, randomOf(n + 77));
        if (!forged) continue;
        counts.forged[by] = (counts.forged[by] ?? 0) + 1;
        const found = broken(forged.text);
        const right = by === 'seed' ? found?.seq > 1 : found?.seq === (forged.seq ?? 0);
        if (!found) counts.passed += 1;
        else if (!right) counts.misplaced += 1;
        if (!found || !right) keep(`${name}-${by}`, forged.text);
      }
    }
    counts.battles += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r${progress()}  `);
    else if (counts.battles % 25 === 0) console.log(progress());
  }
} finally {
  await close();
}
console.log(`\n${progress()}`);
console.log(`lines judged in honest files: ${counts.lines}; forged by kind: ${JSON.stringify(counts.forged)}`);
process.exitCode = counts.accused + counts.passed + counts.misplaced === 0 ? 0 : 1;
