import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { forgetsInMemory } from './tests/forgetful-folder.ts';

const port = Number(process.env.E2E_PORT ?? 4517);
/** More browsers than this would wait for the one product that most stories share. */
const WORKERS_MAX = 6;
const baseURL = `http://127.0.0.1:${port}`;

/** The stories run on the built product, with its own database folder and the demo store. */
export default defineConfig({
  testDir: 'tests',
  // What is counted and not told as a story runs only with `npm run safety`.
  testMatch: process.env.SAFETY
    ? '{e2e,safety-browser}/**/*.e2e.ts'
    : `${process.env.PICTURES ? 'pictures' : 'e2e'}/**/*.e2e.ts`,
  outputDir: 'reports/stories',
  fullyParallel: true,
  workers: Math.min(availableParallelism(), WORKERS_MAX),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What shimmers until its data is here is drawn sixty times in a second, which is a fifth of what a page costs. Stories
    // about what moves, those that go through the whole product, and all that are counted see it move: `WITH_MOTION`.
    contextOptions: { reducedMotion: process.env.SAFETY ? 'no-preference' : 'reduce' },
    // A story that fails keeps its steps and its last picture. A copy of the page at every step of every story would cost
    // all of them; `--twice` keeps that of a story that is run again.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // Its processes hand each other every answer and every picture in files. Playwright has them on the disk, for
      // containers whose memory is too small for that.
      ignoreDefaultArgs: forgetsInMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  globalSetup: './tests/e2e/start-product.ts',
  metadata: { port },
});
