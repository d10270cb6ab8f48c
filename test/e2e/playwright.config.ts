import { defineConfig } from '@playwright/test';
import { browserEnvironment, publishedStack } from '../support/environment';

const { chromiumPath, isCi } = browserEnvironment();

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys in a real browser against the real stack, which `stack.ts` starts once with data of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './stack.ts',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: publishedStack()?.guestUrl,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    launchOptions: { executablePath: chromiumPath ?? '/usr/bin/chromium', args: chromiumArguments },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
