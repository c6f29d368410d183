/** What `npm run package` writes, served as it tells a host to, under a path. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { beginBattle, goTo, onward, phaseNow, primary, visit } from './hands.ts';
import { watch } from './policy.ts';
import { test } from './slow.ts';

test.use({ serviceWorkers: 'allow' });

const PATH = '/club/scovell';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

type Rules = readonly { readonly fits: (path: string) => boolean; readonly headers: readonly [string, string][] }[];

/** The file as Netlify and Cloudflare read it. */
function rulesOf(file: string): Rules {
  const blocks = readFileSync(file, 'utf8').split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path = '', ...said] = block.trim().split('\n');
    return {
      fits: (asked) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path),
      headers: said.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
    };
  });
}

let work: string;
let server: Server;
let address: string;
const asked = new Map<string, Record<string, string>>();

test.beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'scovell-package-'));
  execFileSync(process.execPath, [
    'scripts/package.mjs',
    `--dist=${process.env.SCOVELL_DIST ?? 'dist'}`,
    `--out=${work}`,
    `--path=${PATH}`,
  ]);
  const folder = readdirSync(work).find((name) => existsSync(join(work, name, 'site')));
  const site = join(work, folder!, 'site');
  const rules = rulesOf(join(site, '_headers'));
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    const file = join(site, path.slice(PATH.length), path.endsWith('/') ? 'index.html' : '');
    if (!path.startsWith(`${PATH}/`) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const headers: Record<string, string> = { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' };
    for (const { fits, headers: said } of rules) if (fits(path)) Object.assign(headers, Object.fromEntries(said));
    asked.set(path.slice(PATH.length), headers);
    response.writeHead(200, headers).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const at = server.address();
  address = `http://localhost:${typeof at === 'object' && at ? at.port : 0}${PATH}/`;
});
test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(work, { recursive: true, force: true });
});

test('the package runs under a path, goes offline, and plays a throw there', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: address });
  const { complaints } = await watch(context);
  const page = await context.newPage();
  await visit(page);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => document.querySelector('link[rel=manifest]')?.getAttribute('href'))).toBe(
    './manifest.webmanifest',
  );
  await context.setOffline(true);
  server.closeAllConnections();
  await page.reload();
  await beginBattle(page, 'maida-1806');
  for (let i = 0; i < 2; i += 1) await onward(page);
  await expect.poll(() => phaseNow(page)).toBe(5);
  await goTo(page, 'unit', 'kempt');
  await page.getByRole('button', { name: 'Quality check' }).click();
  await onward(page);
  await expect(page.locator('.result')).toBeVisible();
  await primary(page).click();
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await context.close();

  // What has its hash in its name is kept for ever, the rest is asked for.
  const cachings = [...asked].map(([path, headers]) => [path, headers['Cache-Control']] as const);
  const of = (pattern: RegExp) => new Set(cachings.flatMap(([path, said]) => (pattern.test(path) ? [said] : [])));
  expect(of(/^\/assets\//)).toEqual(new Set(['public, max-age=31536000, immutable']));
  expect(of(/^\/$|^\/sw\.js$|webmanifest$/)).toEqual(new Set(['no-cache']));
  for (const headers of asked.values()) expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(asked.get('/')?.['Content-Security-Policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  // The pages' policy would keep the worker from starting.
  expect(asked.get('/sw.js')?.['Content-Security-Policy']).not.toContain('trusted-types');
});
