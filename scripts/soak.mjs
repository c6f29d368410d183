/**
 * `npm run soak -- [battles] [plays] [first]`: whole battles of a player that knows only the menus. One that breaks a
 * law is written to soak-failures/, to be read with `node scripts/replay.mjs FILE`, and told with its seed; its number
 * plays it again: `npm run soak -- 1 4000 NUMBER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rooms } from './rooms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const [battles = 200, plays = 4000, first = 1] = process.argv.slice(2).map(Number);
if (![battles, plays, first].every((n) => Number.isSafeInteger(n) && n > 0)) {
  console.error('Give whole numbers: npm run soak -- [battles] [plays] [first]');
  process.exit(2);
}

const { load, close } = await rooms();
const failures = [];
let played = 0;
const from = performance.now();
const progress = (done) => {
  const seconds = (performance.now() - from) / 1000;
  return `${done} of ${battles} battles, ${played} plays, ${Math.round(played / seconds)} plays/s, ${failures.length} failures`;
};
try {
  const { soakBattle } = await load('/tests/soak/soak.ts');
  for (let n = first; n < first + battles; n += 1) {
    const outcome = await soakBattle(n, plays);
    played += outcome.plays;
    if (outcome.failed) {
      failures.push(outcome);
      mkdirSync('soak-failures', { recursive: true });
      writeFileSync(`soak-failures/${n}.json`, outcome.file);
      console.log(
        `\nbattle ${n} (${outcome.scenario}) after ${outcome.plays} plays\n  ${outcome.failed.why}\n` +
          `  play ${JSON.stringify(outcome.failed.play)}\n  seed ${outcome.seed}\n  soak-failures/${n}.json`,
      );
    }
    const done = n - first + 1;
    if (process.stdout.isTTY) process.stdout.write(`\r${progress(done)}  `);
    else if (done % 10 === 0) console.log(progress(done));
  }
} finally {
  await close();
}
console.log(`\n${progress(battles)}`);
process.exitCode = failures.length === 0 ? 0 : 1;
