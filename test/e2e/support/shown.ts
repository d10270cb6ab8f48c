import type { Page } from '@playwright/test';

/**
 * Until these words are on the page, be it for a moment: the page itself looks at each frame, so that a slow machine does not miss them. To
 * be asked before what brings them.
 */
export async function whenShown(page: Page, words: string): Promise<void> {
  await page.waitForFunction((text) => document.body.textContent.includes(text), words, { timeout: 60_000 });
}
