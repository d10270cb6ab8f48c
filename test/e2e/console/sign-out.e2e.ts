import { expect } from '@playwright/test';
import { signInByTyping } from '../support/sign-in-page';
import { test } from '../test';

test('signed out in one tab is signed out in each, also in one that was elsewhere', async ({ page, stack }) => {
  const administrator = stack.people.find(({ role }) => role === 'administrator');
  await page.goto('/admin');
  await signInByTyping(page, administrator?.email ?? '', administrator?.password ?? '');
  const [open, elsewhere] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [open, elsewhere]) {
    await tab.goto('/admin/locations');
    await expect(tab.getByRole('heading', { name: 'Locations' }).first()).toBeVisible();
  }
  await elsewhere.goto('about:blank');
  await page.getByRole('button', { name: /profile/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  await elsewhere.goto('/admin/locations');
  for (const tab of [open, elsewhere]) await expect(tab).toHaveURL(new RegExp(`^${stack.issuer}`));
  await expect(open.getByLabel('Password', { exact: true })).toBeVisible();
});
