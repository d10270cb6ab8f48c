import type { Page } from '@playwright/test';

/** From the next load on, the page is that of a resort with these features; the stack of the tests has none. */
export async function withFeatures(page: Page, features: string[]): Promise<void> {
  await page.route('**/api/settings/client', async (route) => {
    const settings = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...settings, features } });
  });
}
