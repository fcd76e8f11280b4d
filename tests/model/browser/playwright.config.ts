import { defineConfig } from '@playwright/test';

/** Walks the paths of charts alone: `playwright test --config tests/model/browser/playwright.config.ts`. */
export default defineConfig({
  testDir: '../../e2e/paths',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '../../../.cache/walks',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
