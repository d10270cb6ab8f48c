import { expect, type Page } from '@playwright/test';

/** Returns when the phone has kept the app: from here on each of its addresses opens without a connection. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
}

/** Every screen of the path has come. */
export async function partsAreHere(page: Page): Promise<void> {
  const screens = ['rental-page', 'child-registration-page', 'photo-page', 'complete-page'];
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(new RegExp(screens.map((screen) => `(?=.*${screen})`).join('')));
  await page.waitForLoadState('networkidle');
}

/** What waits goes out at once; by itself it waits longer after each failure, half a minute in the end. */
export const connectionIsBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
