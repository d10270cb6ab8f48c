import type { Page } from '@playwright/test';

/** Installs the page's clock; before the page is opened. */
export const mayBeAway = (page: Page): Promise<void> => page.clock.install();

/** Somebody was in another tab for a minute and comes back: the page asks again what may have changed meanwhile. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
