/**
 * `npm run soak -- [battles] [plays] [first]`: plays whole battles from the menus alone. One that breaks a law is
 * written to soak-failures/ (read it with `node scripts/replay.mjs FILE`) and reported with its number; `npm run soak
 * -- 1 4000 NUMBER` plays it again. `npm run soak -- feeds [battles] [plays] [first]`: battles under lock with a feed
 * for each seat. `npm run soak -- laws [battles] [plays] [first]`: tables that also set by hand and undo, under the net of
 * tests/laws. `npm run soak -- campaign [months] [first]`: campaigns of Empires in Arms, four months a seed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rooms } from './rooms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const feeds = process.argv[2] === 'feeds';
const campaigns = process.argv[2] === 'campaign';
const laws = process.argv[2] === 'laws';
const numbers = process.argv.slice(feeds || campaigns || laws ? 3 : 2).map(Number);
const [battles = feeds ? 500 : 200, plays = feeds ? 60 : 4000, first = 1] = numbers;
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
if (campaigns) {
  const [months = 200, start = 1] = numbers;
  const { campaign } = await load('/tests/campaign/empires-in-arms/player.ts');
  const { fullCampaign } = await load('/tests/campaign/empires-in-arms/full-player.ts');
  let wrong = 0;
  for (let n = 0; n < months / 4; n += 1) {
    try {
      // Every second one goes through all desks, with fleets, minors, treaties and options.
      if (n % 2 === 1) fullCampaign((start + n) % 256, 4);
      else campaign((start + n) % 256, 4, n % 5 === 4 ? { rulings: { mode: 'land' } } : {});
    } catch (error) {
      wrong += 1;
      console.log(`campaign ${start + n}: ${error.message}`);
    }
    console.log(`${4 * (n + 1)} of ${months} months, ${wrong} failures`);
  }
  await close();
  process.exit(wrong > 0 ? 1 : 0);
}
if (laws) {
  const { netBattle } = await load('/tests/laws/net.ts');
  let broken = 0;
  const says = (n) => (at, why) => {
    broken += 1;
    console.log(`battle ${n}, play ${at}: ${why}`);
  };
  for (let n = first; n < first + battles; n += 1) {
    try {
      netBattle(n, process.argv[4] === undefined ? 400 : plays, says(n), () => (played += 1));
    } catch (error) {
      says(n)(-1, error.message);
    }
    if ((n - first + 1) % 10 === 0 || n + 1 === first + battles)
      console.log(`${n - first + 1} of ${battles} battles, ${played} plays, ${broken} against`);
  }
  await close();
  process.exit(broken > 0 ? 1 : 0);
}
if (feeds) {
  try {
    const { feedBattle } = await load('/tests/soak/feeds.ts');
    let wrong = 0;
    for (let n = first; n < first + battles; n += 1) {
      const said = feedBattle(n, plays);
      if (said) console.log(`battle ${n}: ${said}`);
      if (said) wrong += 1;
      if ((n - first + 1) % 50 === 0) console.log(`${n - first + 1} of ${battles} battles, ${wrong} failures`);
    }
    process.exitCode = wrong > 0 ? 1 : 0;
  } finally {
    await close();
  }
  process.exit();
}
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
