import { defineConfig } from '@playwright/test';
import { quickBrowser, wholeBrowser } from './kit/browser.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** What needs notifications, and letters as people see them. */
const inWholeBrowser = ['installed.spec.ts', 'parts.spec.ts'];

/** Journeys in a browser against the real, built server, and the paths of charts against the real views. */
export default defineConfig({
  testDir: '.',
  globalSetup: './kit/before.ts',
  // One more than a small machine has cores, for who waits leaves a core to others; walks and journeys are independent of each other.
  workers: 3,
  fullyParallel: true,
  // `npm test` lists what passed only at the second try: a machine that stalled does not stop a change, and no fault goes unseen.
  retries: 1,
  reporter: [['list'], ['./kit/coverage.ts'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.cache/e2e',
  use: {
    actionTimeout: 15_000,
    locale: 'en-US',
    // It answers before tests could hold back a file or a call; its own tests let it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
  },
  snapshotPathTemplate: '{snapshotDir}/{testFileDir}/{testFileName}-snapshots/{arg}{-snapshotSuffix}{ext}',
  // The whole browser first: begun last, its few tests would be waited for alone.
  projects: [
    { name: 'Chromium', testMatch: inWholeBrowser, use: { launchOptions: wholeBrowser } },
    { name: 'shell', testIgnore: inWholeBrowser, use: { launchOptions: quickBrowser } },
  ],
});
