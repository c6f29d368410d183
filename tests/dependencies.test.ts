/** Every package is listed with its version, its licence and a reason. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/DEPENDENCIES.md lists every package as it is installed, and says why', () => {
  const told = spawnSync(process.execPath, ['scripts/dependencies.mjs', '--check'], { encoding: 'utf8' });
  expect(told.stderr).toBe('');
  expect(told.status).toBe(0);
});

it('what the app brings to the players may be passed on by anybody', () => {
  const [, app = ''] = readFileSync('docs/DEPENDENCIES.md', 'utf8').split('<!-- app -->');
  const [shipped = ''] = app.split('## To build');
  const licences = [...shipped.matchAll(/^\| `[^`]+` \| [^|]+ \| ([^|]+) \|/gm), ...shipped.matchAll(/\(([\w.-]+)\)/g)];
  expect(licences.length).toBeGreaterThan(10);
  for (const [, licence] of licences) expect(['MIT', 'ISC', 'Apache-2.0']).toContain(licence);
});
