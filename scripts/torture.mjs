/**
 * `npm run torture [-- --short] [--no-browser] [--times=N] [ATTACK ...]`: attacks stored battles: crashes and faults at
 * each write, two writers, flipped bytes, cut, forged and senseless files, noise at every input; then a real browser
 * that is killed, frozen and starved. Counts what was tried, survived, noticed and lost. A control that confirms too
 * early must be caught. ATTACK is part of an attack's name. `--times=N` repeats the browser's tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { rooms } from './rooms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const args = process.argv.slice(2);
const short = args.includes('--short');
const times = Number(args.find((arg) => arg.startsWith('--times='))?.slice('--times='.length) ?? 1);
const asked = args.filter((arg) => !arg.startsWith('--'));
if (!Number.isSafeInteger(times) || times < 1) {
  console.error('Give a whole number: npm run torture -- --times=3');
  process.exit(2);
}
const wanted = (name) => asked.length === 0 || asked.some((part) => name.includes(part));
const from = performance.now();
const rows = [];
/** Faults the torture should have found but did not. */
let blind = 0;

const told = ({ name, tried, survived, noticed, lost }) =>
  `${name}: ${tried} tried, ${survived} survived, ${noticed} noticed, ${lost} lost`;
let last = 0;
function progress(count) {
  const now = performance.now();
  if (now - last < (process.stdout.isTTY ? 200 : 15_000)) return;
  last = now;
  const line = `${told(count)}; ${Math.round((now - from) / 1000)} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}  `);
  else console.log(line);
}

async function ran(run) {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
    progress(step.value);
  }
}
function keep(count) {
  rows.push(count);
  console.log(`${process.stdout.isTTY ? '\r' : ''}${told(count)}`);
  for (const example of count.examples) console.log(`  ${example}`);
}

const { load, close } = await rooms();
try {
  const [{ ATTACKS }, { control }] = await Promise.all([load('/tests/torture/all.ts'), load('/tests/torture/disk.ts')]);
  for (const attack of ATTACKS) {
    if (!wanted(attack.name)) continue;
    const tries = short ? attack.short : attack.long === 'all' ? Number.MAX_SAFE_INTEGER : attack.long;
    keep(await ran(attack.run(tries)));
  }
  if (wanted('control')) {
    const caught = await ran(control(short ? 30 : 300));
    console.log(`${told(caught)} (${caught.lost > 0 ? 'found out' : 'NOT FOUND OUT'})`);
    if (caught.lost === 0) blind += 1;
  }
} finally {
  await close();
}

// ---- a real browser --------------------------------------------------------------------------------------------------

/** Each browser test is a try that passes or fails; a reported crash counts as one too. */
const SPECS = ['kill', 'tabs', 'storage', 'bad-input', 'damaged-file'];

function* testsIn(suite) {
  for (const spec of suite.specs ?? []) for (const test of spec.tests) yield { title: spec.title, test };
  for (const inner of suite.suites ?? []) yield* testsIn(inner);
}

async function inBrowser() {
  const work = mkdtempSync(join(tmpdir(), 'scovell-torture-'));
  try {
    const report = join(work, 'browser.json');
    if (!existsSync('dist/index.html')) {
      const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
        stdio: 'inherit',
        // The tests before it have said "test", with which the service worker would be another one.
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (built.status !== 0) throw new Error('It could not be built.');
    }
    spawnSync(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--workers=1',
        '--reporter=line,json',
        `--repeat-each=${times}`,
        ...SPECS.map((name) => `tests/e2e/${name}.spec.ts`),
      ],
      {
        stdio: 'inherit',
        env: { ...process.env, SCOVELL_CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
    if (!existsSync(report)) throw new Error('The browser told nothing.');
    const counts = new Map();
    for (const suite of JSON.parse(readFileSync(report, 'utf8')).suites)
      for (const { title, test } of testsIn(suite)) {
        const name = `in a browser: ${suite.file.replace(/^.*\/|\.spec\.ts$/g, '')}`;
        const count = counts.get(name) ?? { name, tried: 0, survived: 0, noticed: 0, lost: 0, examples: [] };
        counts.set(name, count);
        const holds = test.status === 'expected';
        const deaths = (test.annotations ?? []).filter(({ type }) => type === 'death').length;
        const tries = Math.max(1, deaths);
        count.tried += tries;
        // A failed test only says that something in it was lost.
        count.survived += holds ? tries : tries - 1;
        if (!holds) {
          count.lost += 1;
          count.examples.push(title);
        }
      }
    for (const count of counts.values()) keep(count);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (!short && !args.includes('--no-browser') && wanted('browser')) await inBrowser();

const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
console.log(
  `\n${sum('tried')} tried, ${sum('survived')} survived, ${sum('noticed')} noticed, ${sum('lost')} lost; ` +
    `${Math.round((performance.now() - from) / 1000)} s`,
);
process.exitCode = sum('lost') + blind === 0 && sum('tried') > 0 ? 0 : 1;
