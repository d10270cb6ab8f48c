import { defineConfig } from '@playwright/test';
import { chromiumLaunch, phone } from '../support/browser';
import { publishedStack } from '../support/environment';

/** Not tests but measures, by hand on a quiet machine: what a guest on a slow phone waits for. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.speed.ts',
  outputDir: '../../test-results/speed',
  globalSetup: '../e2e/global-setup.ts',
  workers: 1,
  timeout: 180_000,
  reporter: [['line']],
  use: { ...phone, baseURL: publishedStack()?.guestUrl, launchOptions: chromiumLaunch },
});
