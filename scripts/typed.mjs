/** Shared parts of the checks that use the types of the source. */
import { fileURLToPath } from 'node:url';
import { Project } from 'ts-morph';

process.chdir(new URL('..', import.meta.url).pathname);

let read;
/** All sources with their types, read once for all checks: that takes most of the time. */
export function project() {
  if (!read) {
    read = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
    read.addSourceFilesAtPaths('src/**/*.{ts,tsx}');
  }
  return read;
}

/** Runs a check and prints its result. Returns whether it passed. */
export async function tell(check) {
  const { wrong, right } = await check();
  if (wrong.length > 0) console.error(wrong.join('\n'));
  else console.log(right);
  return wrong.length === 0;
}

/** Runs a check if its own file was called. */
export async function runAlone(url, check) {
  if (fileURLToPath(url) === process.argv[1]) process.exit((await tell(check)) ? 0 : 1);
}
