/** Checks that ask the types of the source: what they look at, and how each is run. */
import { fileURLToPath } from 'node:url';
import { Project } from 'ts-morph';

process.chdir(new URL('..', import.meta.url).pathname);

let read;
/** Every source of the product with its types, read once for all checks that run together: that is most of their time. */
export function project() {
  if (!read) {
    read = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
    read.addSourceFilesAtPaths('src/**/*.{ts,tsx}');
  }
  return read;
}

/** Runs a check and says what came of it; whether it holds. */
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
