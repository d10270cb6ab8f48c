import { expect, type Page } from '@playwright/test';

/** A screen of the console, once its heading is there. */
export async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
