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

test('who stays with what is not saved stays signed in, in each tab; who leaves is asked once', async ({
  page,
  stack,
}) => {
  const administrator = stack.people.find(({ role }) => role === 'administrator');
  await page.goto('/admin/tasks/create');
  await signInByTyping(page, administrator?.email ?? '', administrator?.password ?? '');
  const other = await page.context().newPage();
  await other.goto('/admin/locations');
  await expect(other.getByRole('heading', { name: 'Locations' }).first()).toBeVisible();
  await page.getByLabel('Name').fill('Typed and not saved');
  const asked: string[] = [];
  let isLeaving = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (isLeaving ? dialog.accept() : dialog.dismiss());
  });
  const logOut = async () => {
    await page.getByRole('button', { name: /profile/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  await expect(page.getByLabel('Name')).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeHidden();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Locations' }).first()).toBeVisible();
  isLeaving = true;
  await logOut();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  expect(asked).toEqual(['confirm', 'confirm']);
});
