import { expect, type Locator, type Page } from '@playwright/test';

/** A screen of the console, once its heading is there. */
export async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The page's own heading is there, with these words alone. */
export const heading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** What is said to everybody, by the screen reader too. */
export const status = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words });

/** Types into a choice of records and takes the first that is offered. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  // A list that is just being read anew takes no press.
  await expect(async () => {
    await field.fill(name);
    await page.getByRole('option', { name }).first().click({ timeout: 5_000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
