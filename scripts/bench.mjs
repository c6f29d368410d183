/**
 * `npm run bench`: measures the app against the design's limits, in one table: sizes, the rules in Node, a slowed
 * browser, the import of an order of battle, Lighthouse, a very long battle. Nothing here fails a test, since times
 * depend on the machine. `--json` prints figures only; `--only=sizes,rules,browser,import,lighthouse,long` runs a part.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { findChromium } from './browser.mjs';
import { told, weigh } from './weigh.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const json = process.argv.includes('--json');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wanted = (part) => !only || only.includes(part);
const say = (text) => json || console.error(text);

const lines = [];
const load = loadavg()[0];
const add = (part, name, value, unit, bar = null, note = '', atLeast = false) =>
  lines.push({
    part,
    name,
    value,
    unit,
    bar,
    holds: bar === null ? null : atLeast ? value >= bar : value <= bar,
    note,
  });

const share = (values, of) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;
};

const work = mkdtempSync(join(tmpdir(), 'scovell-bench-'));
try {
  const dist = join(work, 'dist');
  if (['sizes', 'browser', 'import', 'lighthouse', 'long'].some(wanted)) {
    say('building the app');
    await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  }
  if (wanted('sizes'))
    for (const { name, now, bar, unit } of weigh(dist)) add('sizes', name, now, unit, bar ?? null, '');

  let rules;
  let fileOf;
  if (['rules', 'browser', 'lighthouse', 'long'].some(wanted)) {
    say('building the rules for Node');
    const node = join(work, 'node');
    await build({
      configFile: false,
      logLevel: 'warn',
      build: { ssr: 'tests/bench/rules.ts', outDir: node, emptyOutDir: true, target: 'node20' },
      ssr: { noExternal: true },
    });
    writeFileSync(join(node, 'package.json'), '{"type":"module"}');
    ({ rules, fileOf } = await import(
      join(
        node,
        readdirSync(node).find((name) => /^rules\.m?js$/.test(name)),
      )
    ));
  }

  if (wanted('rules')) {
    say('playing and replaying a battle in Node');
    const found = await rules();
    for (const [count, ms] of Object.entries(found.replay))
      add(
        'rules',
        `replay of ${Number(count).toLocaleString('en-GB')} events`,
        ms,
        'ms',
        count === '10000' ? 100 : null,
      );
    const growth = found.replay[20_000] / found.replay[5_000] / 4;
    add('rules', 'growth, 5,000 to 20,000 events (1 is linear)', growth, 'times', 1.25);
    add('rules', 'hash check of 10,000 events', found.hashes, 'ms', null, `${found.entries} entries`);
    add('rules', 'payload check of 10,000 events', found.payload, 'ms', null, 'every event through its schema');
    for (const [key, name] of [
      ['play', 'a play through referee and journal'],
      ['menu', 'the menu, with that of every unit'],
      ['odds', 'exact odds of the open question'],
    ]) {
      add('rules', `${name}, median`, found[key].median, 'ms');
      add('rules', `${name}, p95`, found[key].p95, 'ms');
    }
  }

  if (wanted('import')) {
    say('taking in an order of battle of a thousand units');
    const { serve } = await import('../tests/bench/serve.mjs');
    const { imports } = await import('../tests/bench/import.mjs');
    const server = await serve(dist);
    try {
      const found = await imports({ url: server.url, executablePath: await findChromium(), say });
      for (const [kind, words] of [
        ['table', 'a table (CSV)'],
        ['text', 'a pasted outline'],
      ]) {
        const turns = found.filter((turn) => turn.kind === kind && turn.slowed);
        const waits = (...steps) =>
          share(
            turns.map((turn) => steps.reduce((sum, step) => sum + turn[step].wait, 0)),
            0.5,
          );
        add('import', `${words} of 1,000 units, file to review, median`, waits('read'), 'ms', 2000);
        add('import', `${words}: file to review to army`, waits('read', 'army'), 'ms', 2000);
        add('import', `${words}: on to the army`, waits('army'), 'ms');
        add('import', `${words}: into the side`, waits('side'), 'ms');
        const work = found
          .filter((turn) => turn.kind === kind && !turn.slowed)
          .map(({ read, army }) => 4 * (read.work + army.work));
        add('import', `${words}: all processor time, four times`, share(work, 0.5), 'ms', null, 'all threads together');
        const median = (key) =>
          share(
            turns.map((turn) => turn[key]),
            0.5,
          );
        add('import', `${words}: a tap on that army to paint, longest of six`, median('tap'), 'ms');
        add('import', `${words}: a frame while scrolling it, longest of forty`, median('scroll'), 'ms');
      }
    } finally {
      server.close();
    }
  }

  if (wanted('browser') || wanted('lighthouse')) {
    say('playing in a slowed browser');
    const { serve } = await import('../tests/bench/serve.mjs');
    const { browser } = await import('../tests/bench/browser.mjs');
    const server = await serve(dist);
    try {
      const found = await browser({
        url: server.url,
        executablePath: await findChromium(),
        text: await fileOf(2_000),
        lighthouse: wanted('lighthouse'),
      });
      if (wanted('browser')) {
        const taps = found.taps.map(({ painted }) => painted);
        add('browser', 'tap to painted result, median', share(taps, 0.5), 'ms', null, `${taps.length} taps`);
        add('browser', 'tap to painted result, p95', share(taps, 0.95), 'ms', 100);
        const { taps: least, had } = found.least;
        add('browser', 'the same tap on an empty page, median', share(least, 0.5), 'ms', null, 'one word, one row');
        add('browser', 'the same tap on an empty page, p95', share(least, 0.95), 'ms');
        add('browser', 'that p95 from where the page has it', share(had, 0.95), 'ms', null, 'without its way there');
        add(
          'browser',
          'p95 of the tap against that of the empty page',
          share(taps, 0.95) / share(least, 0.95),
          'times',
          6,
        );
        const changed = found.taps.map((tap) => tap.changed);
        add('browser', 'tap to changed page, p95', share(changed, 0.95), 'ms', null, 'before it is painted');
        add('browser', 'append to durable, median', share(found.writes, 0.5), 'ms', null, 'synced to the disk');
        add('browser', 'append to durable, p95', share(found.writes, 0.95), 'ms');
        add(
          'browser',
          'cold start to the first button, median',
          share(found.starts, 0.5),
          'ms',
          null,
          'worker installed',
        );
        add('browser', 'opening a battle of 2,000 entries, median', share(found.openings, 0.5), 'ms');
      }
      for (const [name, audit] of Object.entries(found.audits ?? {})) {
        if (audit.error) add('lighthouse', `${name}: did not run`, Number.NaN, '', null, audit.error);
        else
          for (const [category, score] of Object.entries(audit.scores))
            add(
              'lighthouse',
              `${name}, ${category}`,
              score,
              'of 100',
              name === 'battle' && category === 'performance' ? 98 : 100,
              category === 'performance' ? audit.lost.join('; ') : '',
              true,
            );
      }
    } finally {
      server.close();
    }
  }

  if (wanted('long')) {
    say('opening a battle of 20,000 entries');
    const { serve } = await import('../tests/bench/serve.mjs');
    const { long } = await import('../tests/bench/long.mjs');
    const server = await serve(dist);
    try {
      const [short, text] = [await fileOf(2_000), await fileOf(20_000)];
      const { taking, opening, story } = await long({
        url: server.url,
        executablePath: await findChromium(),
        short,
        text,
      });
      add('long', 'opening 2,000 entries, median', opening.short, 'ms');
      add('long', 'opening 20,000 entries, median', opening.long, 'ms');
      add('long', 'opening 20,000 against 2,000', opening.long / opening.short, 'times', 1.5);
      add('long', 'taking the file of 20,000 in', taking.long, 'ms');
      for (const [name, ms] of [
        ['taking it in', taking.block],
        ['opening it', opening.first],
        ['while all of it is read behind', opening.behind],
        ['the story', story.shown],
        [`all its ${story.lines} lines`, story.building],
        ['opening a line of it', story.opened],
        ['saving the file', story.saving],
      ])
        add('long', `longest block of the page: ${name}`, ms, 'ms', 100);
    } finally {
      server.close();
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model ?? '',
  node: process.version,
  load: [load, loadavg()[0]],
};
if (json) console.log(JSON.stringify({ machine, lines }, null, 2));
else {
  const shown = (value, unit) =>
    unit === 'bytes' || unit === 'files'
      ? told(value, unit)
      : `${value < 10 && unit !== 'of 100' ? value.toFixed(2) : Math.round(value)} ${unit}`;
  const table = lines.map(({ part, name, value, unit, bar, holds, note }) => [
    part,
    name,
    shown(value, unit),
    bar === null ? '' : shown(bar, unit),
    holds === null ? '' : holds ? 'holds' : 'MISSES',
    note,
  ]);
  const head = ['', '', 'measured', 'bar', '', ''];
  const widths = head.map((_, i) => Math.max(...[head, ...table].map((row) => row[i].length)));
  for (const row of [head, ...table])
    console.log(
      row
        .map((cell, i) => (i === 2 || i === 3 ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    );
  console.log(
    `\n${machine.cores} cores, ${machine.model}, Node ${machine.node}, load ${machine.load.map((n) => n.toFixed(1)).join(' to ')}`,
  );
}
