/**
 * `node scripts/replay.mjs FILE`: reads an exported battle, checks every link of its journal, replays it, and prints
 * its state and fingerprint, as the app shows it.
 */
import { readFileSync } from 'node:fs';
import { rooms } from './rooms.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file of a battle: node scripts/replay.mjs FILE');
  process.exit(2);
}
const { load, close } = await rooms();
try {
  const [{ parseFile }, { applyWritten, eventDoor }, { open }, { digest }, { speak }, { loadWords }, zod] =
    await Promise.all([
      load('/src/journal/file.ts'),
      load('/src/battlefield/door.ts'),
      load('/src/journal/record.ts'),
      load('/src/journal/hash.ts'),
      load('/src/words/speak.ts'),
      load('/src/words/load.ts'),
      import('zod/mini'),
    ]);
  const payload = { schema: 1, play: zod.looseObject({ do: zod.string() }), event: eventDoor };
  await loadWords('shell');
  const parsed = parseFile(readFileSync(file, 'utf8'), payload);
  if (!parsed.ok) throw new Error(speak(parsed.said));
  const { header, entries } = parsed.record;
  const opened = open(header, entries, { start: undefined, apply: applyWritten });
  if (!opened.ok) throw new Error(speak(opened.said));
  const battle = opened.journal.state;
  console.log(
    JSON.stringify(
      {
        title: header.title,
        entries: entries.length,
        turn: battle.turn,
        phase: battle.phase,
        minutes: battle.minutes,
        open: battle.agenda.map((task) => task.kind),
        fingerprint: digest(battle),
      },
      null,
      2,
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await close();
}
