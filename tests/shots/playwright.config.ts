import { defineConfig } from '@playwright/test';
import app from '../../playwright.config.ts';

const root = new URL('../..', import.meta.url).pathname;

/** The tours of the browser tests, taken for their pictures. */
export default defineConfig({
  ...app,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  workers: 1,
  webServer: { ...(app.webServer as { command: string; url: string }), cwd: root },
});
