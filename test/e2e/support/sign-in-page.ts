import { expect, type Page } from '@playwright/test';

/** At the OpenID provider's page: types e-mail and password. */
export async function signInByTyping(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** At the OpenID provider's page: taps somebody from the demo. */
export async function signInByTapping(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(name) }).click();
}
