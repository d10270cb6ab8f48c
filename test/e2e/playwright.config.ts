import { defineConfig } from '@playwright/test';
import { chromiumLaunch, desktop, phone } from '../support/browser';
import { browserEnvironment, publishedStack } from '../support/environment';

/** Journeys in a real browser against the real stack, which `global-setup.ts` starts once with data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: browserEnvironment().isCi,
  // Once more where nobody watches: the list says which test needed it.
  retries: browserEnvironment().isCi ? 1 : 0,
  workers: 2,
  // They end what hangs, and nothing else: a machine that others share may stand still for a while.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: publishedStack()?.guestUrl,
    // No trace: recording one for every test takes a fifth of the machine. `--trace retain-on-failure` when one is needed.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    // Each test's browser is new, and its faults are the network's: what a phone keeps is a journey of its own.
    serviceWorkers: 'block',
    // What moves takes the machine's time, and a scroll that is still under way can take a click's target away.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
  projects: [
    // Whole journeys on both. What holds in any size (lost networks, reloads, large families) and a single screen's rules where guests meet
    // them; the keyboard and the console where they are used (the gallery shows the console's phone pages).
    {
      name: 'phone',
      use: phone,
      testMatch: ['journeys/*.e2e.ts', 'screens/*.e2e.ts', 'taps/*.e2e.ts'],
      testIgnore: 'journeys/keyboard.e2e.ts',
    },
    {
      name: 'desktop',
      use: desktop,
      testMatch: ['journeys/{family-check-in,keyboard,returning-guest,waiver-people}.e2e.ts', 'console/*.e2e.ts'],
    },
  ],
});
