/**
 * docs/DEPENDENCIES.md: the dependencies of the app and its tools with version, licence and reason. Versions and
 * licences come from what is installed; reasons are kept from the page. `--check` writes nothing and fails if the page
 * is out of date or a reason is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/DEPENDENCIES.md';
process.chdir(new URL('..', import.meta.url).pathname);

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies, overrides } = json('package.json');
const installed = (name) => json(`node_modules/${name}/package.json`);
const before = readFileSync(PAGE, 'utf8');
const reasons = new Map(
  [...before.matchAll(/^\| `([^`]+)` \|[^|]*\|[^|]*\| (.*?) \|$/gm)].map(([, name, why]) => [name, why.trim()]),
);

const table = (names) =>
  [
    '| package | version | licence | why |',
    '|---|---|---|---|',
    ...names.map(
      (name) =>
        `| \`${name}\` | ${installed(name).version} | ${installed(name).license} | ${reasons.get(name) ?? ''} |`,
    ),
  ].join('\n');

/** The dependencies of the app's packages, from the lock file. */
function broughtAlong() {
  const { packages } = json('package-lock.json');
  const found = new Set();
  const follow = (names) => {
    for (const name of names)
      if (!found.has(name)) {
        found.add(name);
        follow(Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}));
      }
  };
  follow(Object.keys(dependencies));
  return [...found].filter((name) => !(name in dependencies)).sort();
}

const put = (page, mark, text) =>
  page.replace(
    new RegExp(`(<!-- ${mark} -->\n)[\\s\\S]*?(\n<!-- / -->)`),
    (_, open, close) => `${open}${text}${close}`,
  );

const along = broughtAlong().map((name) => `\`${name}\` ${installed(name).version} (${installed(name).license})`);
let page = put(before, 'app', table(Object.keys(dependencies)));
page = put(page, 'along', `${along.join(', ')}.`);
page = put(page, 'tools', table(Object.keys(devDependencies)));
page = put(page, 'overrides', table(Object.keys(overrides)));

const names = [dependencies, devDependencies, overrides].flatMap((of) => Object.keys(of));
const wanting = names.filter((name) => !reasons.get(name));
if (process.argv.includes('--check')) {
  if (wanting.length > 0) console.error(`${PAGE} gives no reason for: ${wanting.join(', ')}`);
  if (page !== before) console.error(`${PAGE} is not as package.json has it: run node scripts/dependencies.mjs`);
  process.exit(wanting.length > 0 || page !== before ? 1 : 0);
}
writeFileSync(PAGE, page);
for (const name of wanting) console.error(`Write into ${PAGE} why: ${name}`);
