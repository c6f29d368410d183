/**
 * `npm run package`: a build for any static host, as a folder, a .zip and a .tar.gz in `package/`. `--
 * --path=/club/scovell` names its path for the hosts' own files; the app itself runs under any path. `--dist=DIR` uses
 * an existing build, `--out=DIR` sets the target.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { tarGz, zip } from './archive.mjs';
import { apache, caddy, containerfile, headersFile, kindsOf, nginx } from './hosting.mjs';
import { ready } from './ready.mjs';

const { values } = parseArgs({
  options: { dist: { type: 'string' }, out: { type: 'string' }, path: { type: 'string' } },
});
process.chdir(new URL('..', import.meta.url).pathname);
const path = (values.path ?? '').replace(/\/+$/, '');
if (path !== '' && !/^(\/[\w.~-]+)+$/.test(path)) {
  console.error('The path begins with a slash and has letters, figures, dots and hyphens: --path=/club/scovell');
  process.exit(1);
}

function built() {
  if (values.dist) return values.dist;
  ready();
  const done = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  return 'dist';
}

const dist = built();
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = `${name}-${version}`;
const site = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length).replaceAll('\\', '/'))
  // Only the tests need this.
  .filter((file) => !file.startsWith('.vite/'))
  .sort();
const kinds = kindsOf(
  site
    .filter((file) => /^[\w-]+\.html$/.test(file))
    .map((file) => ({ name: file, html: readFileSync(join(dist, file), 'utf8') })),
);

const HTML = '/usr/share/nginx/html';
const written = {
  'site/_headers': headersFile(kinds, site, path),
  'site/.htaccess': apache(kinds),
  // Without it GitHub Pages leaves out files that begin with an underscore.
  'site/.nojekyll': '',
  'nginx.conf': nginx(kinds, HTML, path),
  Caddyfile: caddy(kinds, '/srv'),
  Containerfile: containerfile(path),
  'HOSTING.md': readFileSync('docs/HOSTING.md', 'utf8'),
  LICENSE: readFileSync('LICENSE', 'utf8'),
};
const files = [
  ...site.map((file) => ({ name: `${folder}/site/${file}`, bytes: readFileSync(join(dist, file)) })),
  ...Object.entries(written).map(([file, text]) => ({ name: `${folder}/${file}`, bytes: Buffer.from(text) })),
];

const out = values.out ?? 'package';
rmSync(join(out, folder), { recursive: true, force: true });
for (const { name: file, bytes } of files) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), bytes);
}
for (const [ending, bytes] of [
  ['zip', zip(files)],
  ['tar.gz', tarGz(files)],
]) {
  const file = join(out, `${folder}.${ending}`);
  writeFileSync(file, bytes);
  console.log(`${createHash('sha256').update(bytes).digest('hex')}  ${file}`);
}
