import { defineConfig } from '@playwright/test';

const port = Number(process.env.SCOVELL_PORT ?? 4317);
const dist = process.env.SCOVELL_DIST ?? 'dist';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // Tests wait for the page, the disk and each other's frames half of their time: four of them fill two cores.
  workers: 4,
  retries: 0,
  timeout: 120_000,
  // A waiting bound, not a speed: a laden machine may take its time.
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 15_000,
    // To lay the whole app by takes as long as a short test; those that live by it ask for it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.SCOVELL_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${dist} --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
