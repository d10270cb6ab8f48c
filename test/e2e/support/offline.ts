import type { Page } from '@playwright/test';

/** Returns when the phone has kept the app: from here on each of its addresses opens without a connection. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
}
