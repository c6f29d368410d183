/**
 * `npm test`: all checks, cheapest first. Every step runs even if an earlier one failed; the last line counts the tests
 * of every kind.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ready } from './ready.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
ready();
const { findChromium } = await import('./browser.mjs');

const reports = mkdtempSync(join(tmpdir(), 'scovell-test-'));
let passed = 0;
let failed = 0;

const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);

function run(name, args, env = {}) {
  console.log(`\n=== ${name}`);
  const from = Date.now();
  const done = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`--- ${name}: ${done.status === 0 ? 'holds' : 'FAILS'}, ${seconds(from)} s`);
  return done.status === 0;
}

const counted = (holds) => {
  if (holds) passed += 1;
  else failed += 1;
};

/** A step that is one test and passes or fails. */
const step = (name, ...args) => counted(run(name, args));

/** A step beside others: it needs one core, and its output waits for its turn. */
function beside(name, ...args) {
  const from = Date.now();
  const done = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [done.stdout, done.stderr]) stream.on('data', (data) => (printed += data));
  const ended = new Promise((resolve) => done.on('close', (code) => resolve(code === 0)));
  return async () => {
    const holds = await ended;
    console.log(`\n=== ${name}\n${printed}--- ${name}: ${holds ? 'holds' : 'FAILS'}, ${seconds(from)} s`);
    counted(holds);
  };
}

/** The slowest browser test files, in seconds. */
function slowest(suites) {
  const took = (suite) =>
    [
      ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((r) => r.duration))),
      ...(suite.suites ?? []).map(took),
    ].reduce((sum, ms) => sum + ms, 0);
  return suites
    .map((suite) => [suite.title, took(suite)])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 15)
    .map(([file, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} ${file}`)
    .join('\n');
}

/** What failed, with the beginning of each message: told again at the end, as the output above it is long. */
const failures = [];
const fails = (title, messages) =>
  failures.push(`${title}\n${stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 25).join('\n')}`);

/** Collects the failed browser tests of a suite and of the suites in it. */
function failedIn(suite) {
  for (const { title, tests } of suite.specs ?? [])
    for (const { results, status } of tests)
      if (status !== 'expected' && status !== 'skipped')
        fails(
          `${suite.file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        );
  for (const inner of suite.suites ?? []) failedIn(inner);
}

/** What these make in great numbers is gone before a larger young heap would move it. */
const ROOM = '--max-semi-space-size=64';
/** One checker makes each type once, two make most of them twice; and what it makes stays to the end. */
const ONE_CHECKER = ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'];
const KEEPS_ALL = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

// The type checks need one core for as long as the others together.
const typed = beside('results are read, messages spoken, facts ended', ROOM, 'scripts/checks.mjs');
step('words', 'scripts/words.mjs', '--check');
counted(run('types', ONE_CHECKER, KEEPS_ALL));
step('style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
const built = run('build', [ROOM, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
counted(built);
if (built) step('sizes', 'scripts/sizes.mjs');
await typed();

const unit = join(reports, 'unit.json');
const unitRan = run('unit and property tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
]);
if (existsSync(unit)) {
  const told = JSON.parse(readFileSync(unit, 'utf8'));
  passed += told.numPassedTests;
  failed += told.numFailedTests;
  for (const { name, status, message, assertionResults } of told.testResults) {
    const bad = assertionResults.filter((one) => one.status === 'failed');
    for (const { fullName, failureMessages } of bad) fails(`${name} › ${fullName}`, failureMessages);
    if (status === 'failed' && bad.length === 0) fails(name, [message]);
  }
  // A file that does not load has no failed test but is still a failure.
  if (!unitRan && told.numFailedTests === 0) failed += 1;
} else failed += 1;

step('every row of the contract has a home', 'scripts/contract.mjs', '--brief');

// The engines on this machine; only Chromium is required. They fill the pauses of the browser tests.
const elsewhere = built
  ? beside('the same way in every browser here', 'scripts/cross-browser.mjs', '--dist=dist')
  : null;

if (built) {
  const e2e = join(reports, 'e2e.json');
  const ran = run('real browser', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
    SCOVELL_CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2e,
  });
  if (existsSync(e2e)) {
    const { stats, suites } = JSON.parse(readFileSync(e2e, 'utf8'));
    console.log(`\nseconds by file, in all threads:\n${slowest(suites)}`);
    for (const suite of suites) failedIn(suite);
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky;
    if (!ran && stats.unexpected + stats.flaky === 0) failed += 1;
  } else failed += 1;
}
await elsewhere?.();

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
