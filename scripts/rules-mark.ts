/**
 * A hash of the rules. It changes with any code that turns entries into a state, so a state made by other rules is
 * never used.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOMS = ['engine', 'book', 'dice', 'cards', 'scenarios', 'battlefield', 'campaign', 'journal'];
const SRC = fileURLToPath(new URL('../src', import.meta.url));

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? files(path) : [path];
  });

export function rulesMark(): string {
  const hash = createHash('sha256');
  for (const room of ROOMS)
    for (const path of files(join(SRC, room)).sort()) hash.update(path.slice(SRC.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
