import { defineConfig } from '@playwright/test';
import { chromiumLaunch, desktop, phone } from '../support/browser';
import { publishedStack } from '../support/environment';

const calm = { contextOptions: { reducedMotion: 'reduce' as const } };

/** Each route is looked at once more in other languages, for axe; a desktop's page has the same words, colours and names. */
const onPhones = 'routes.scene.ts';

/** Not tests but pictures: each scene once for each of the four projects. */
export default defineConfig({
  testDir: './scenes',
  testMatch: '*.scene.ts',
  outputDir: '../../test-results/gallery',
  globalSetup: '../e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  reporter: [['line']],
  use: { baseURL: publishedStack()?.guestUrl, actionTimeout: 8_000, launchOptions: chromiumLaunch, ...calm },
  projects: [
    { name: 'phone-light', use: { ...phone, colorScheme: 'light' } },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' } },
    { name: 'desktop-light', testIgnore: onPhones, use: { ...desktop, colorScheme: 'light' } },
    { name: 'desktop-dark', testIgnore: onPhones, use: { ...desktop, colorScheme: 'dark' } },
  ],
});
