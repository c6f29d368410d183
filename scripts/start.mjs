/** `npm start`: from a fresh clone to the app in a browser. Builds if the sources are newer than the last build. */
import { spawn, spawnSync } from 'node:child_process';
import { ready } from './ready.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
ready();
const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);
const port = process.env.PORT ?? '4173';
console.log(`\nScovell is at http://localhost:${port}/ (stop it with Ctrl C).`);
console.log('It answers on this machine alone. A phone needs it over https: docs/HOSTING.md says how.\n');
const server = spawn(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    'preview',
    '--port',
    port,
    '--strictPort',
    ...(process.env.HOST ? ['--host', process.env.HOST] : []),
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
