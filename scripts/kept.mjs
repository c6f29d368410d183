/**
 * `npm run kept`: sets the marks of the kept battles (tests/kept) again after a deliberate change of rules or
 * sentences. `--mend` first replays battles in which a play is now refused; `--play` first plays new battles; `--tell
 * NAME N` prints what play N of a battle shows and writes. The marks of the kept pages are set with them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rooms } from './rooms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const FOLDER = 'tests/kept/battles';
/** Battles kept, plays in each, and battles to choose from. */
const [COUNT, MOST, OF] = [12, 450, 180];

/** One play a line, so that a change shows in its own line. */
const written = ({ plays, marks, ...more }) => {
  const lines = plays.map((play) => `  ${JSON.stringify(play)}`);
  const rows = Array.from({ length: Math.ceil(marks.length / 16) }, (_, n) => marks.slice(n * 16, n * 16 + 16));
  const told = rows.map((row) => `  ${row.map((mark) => `"${mark}"`).join(', ')}`);
  const head = Object.entries(more).map(([key, value]) => ` "${key}": ${JSON.stringify(value)}`);
  return `{\n${head.join(',\n')},\n "plays": [\n${lines.join(',\n')}\n ],\n "marks": [\n${told.join(',\n')}\n ]\n}\n`;
};

const { load, close } = await rooms();
try {
  const { namesOfKept, readKept, stepsOf } = await load('/tests/kept/battles.ts');
  const [wish, name, n] = process.argv.slice(2);
  if (wish === '--tell') {
    let at = 0;
    for await (const step of stepsOf(readKept(name))) {
      if (at === Number(n)) console.log(step.text());
      at += 1;
    }
  } else {
    if (wish === '--play') {
      const { make } = await load('/tests/kept/make.ts');
      const made = await make(COUNT, OF, MOST, console.log);
      mkdirSync(FOLDER, { recursive: true });
      for (const old of readdirSync(FOLDER)) rmSync(`${FOLDER}/${old}`);
      for (const [i, kept] of made.entries())
        writeFileSync(
          `${FOLDER}/${String(i + 1).padStart(2, '0')}-${kept.field}.json`,
          written({ ...kept, marks: [] }),
        );
    }
    const { mended } = await load('/tests/kept/make.ts');
    for (const [i, each] of namesOfKept().entries()) {
      const kept = wish === '--mend' ? await mended(readKept(each), i) : readKept(each);
      const marks = [];
      for await (const step of stepsOf(kept)) marks.push(step.mark);
      writeFileSync(`${FOLDER}/${each}`, written({ ...kept, marks }));
      const changed = marks.filter((mark, i) => mark !== kept.marks[i]).length;
      console.log(`${each}: ${marks.length} plays, ${changed} marks changed`);
    }
  }
} finally {
  await close();
}

if (process.argv[2] !== '--tell') {
  const pages = [
    'run',
    'kept/asked',
    'book/kept-tables',
    'battlefield/kept-rules',
    'campaign/kept-rules',
    'app/screens/kept-pages',
    'app/screens/kept-states',
    'app/screens/kept-around',
    'app/screens/kept-doors',
    'app/screens/kept-entries',
    'app/screens/kept-set-up',
    'app/screens/kept-shelves',
    'app/screens/kept-taps',
    'app/proof/kept-proof',
    'app/campaign/kept-rooms',
    'app/campaign/kept-taps',
    'campaign/kept-told',
    'app/editor/kept-rooms',
    'app/editor/kept-reader',
    'app/editor/kept-taps',
    'app/print/kept-sheets',
    'app/reference/kept-charts',
    'app/umpire/kept-desk',
    'app/kept-parts',
    'app/umpire/kept-papers',
    'words/kept-words',
  ];
  const env = { ...process.env, SCOVELL_KEPT: 'write' };
  const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...pages], { stdio: 'inherit', env });
  process.exitCode = done.status ?? 1;
}
