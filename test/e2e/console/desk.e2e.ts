import type { AdminEmail } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator, inConsole } from '../../support/browser-administrator';
import { type BrowserGuest, newGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { heading, openScreen, status } from '../support/console';
import { unique } from '../support/unique';
import { test } from '../test';

const addressOf = async (administrator: BrowserGuest, email: string) =>
  ((await administrator.call('GET', '/api/admin/access/email?range=[0,99]')) as AdminEmail[]).find(
    (row) => row.email === email,
  )!;

test('the desk begins with the guests, opens a family, and is offered no set-up, archive or erasure', async ({
  page,
  stack,
}) => {
  const desk = await browserAdministrator(stack, 'alex.moreau@example.com');
  await desk.signIn(page);
  await page.goto('/admin');
  await heading(page, 'Find a guest');
  await expect(page.getByRole('menuitem')).toHaveText(['Find a guest', 'Who comes', 'Who is asked', 'Signed waivers']);
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('emma.carter@example.com');
  await page.getByRole('link', { name: /Emma Carter/ }).click();
  await heading(page, 'The Carter family');
  await expect(page.getByRole('button', { name: 'Check in here' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /Correct/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase this household' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/signatures');
  await heading(page, 'Signed waivers');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to guests' }).click();
  await heading(page, 'Find a guest');
});

test('an administrator gives a colleague the desk, and the settings later', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const email = `${unique('desk').toLowerCase().replaceAll(' ', '-')}@example.com`;
  await openScreen(page, 'access/create', 'Add colleague');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Desk', exact: true }).click();
  await expect(page.getByText(/^Finds families and helps them/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await heading(page, 'Access');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('cell', { name: 'Desk', exact: true })).toBeVisible();
  await row.getByRole('link', { name: email }).click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Administrator', exact: true }).click();
  await page.getByRole('button', { name: 'Update Access' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  expect((await addressOf(administrator, email)).role).toBe('administrator');
  await administrator.call('DELETE', `/api/admin/access/email/${(await addressOf(administrator, email)).id}`);
});

test('who takes the settings from themselves is told beforehand', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const { id } = await addressOf(administrator, administrator.person.email);
  await page.goto(`/admin/access/${id}`);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Desk', exact: true }).click();
  await expect(status(page, /^This is you/)).toBeVisible();
});

test('who becomes the desk while a form is open is told so and keeps what was typed; who is removed leaves', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const colleague = inConsole(await newGuest(stack, {}, 'arrival-admin'));
  const { id, email } = (await administrator.call('POST', '/api/admin/access/email', {
    email: colleague.person.email,
  })) as AdminEmail;
  await colleague.signIn(page);
  await page.goto('/admin/access/create');
  const typed = page.getByRole('textbox', { name: 'E-mail' });
  await typed.fill('new.colleague@example.com');
  await administrator.call('PUT', `/api/admin/access/email/${id}`, { id, email, role: 'desk' });
  await page.getByRole('button', { name: 'Add colleague' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'You may no longer do this' }).last();
  await expect(told).toContainText('Your role has changed');
  await expect(told).not.toContainText('Error');
  await expect(typed).toHaveValue('new.colleague@example.com');
  await administrator.call('DELETE', `/api/admin/access/email/${id}`);
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await expect(page).toHaveURL('/access-denied');
});

test('an API of before, which names no role, answers administrators alone', async ({ page, stack }) => {
  await (await browserAdministrator(stack)).signIn(page);
  const before = { isAuthenticated: true, email: 'robin.hale@example.com', name: 'Robin Hale' };
  await page.route('**/api/admin/authenticated', (route) => route.fulfill({ json: before }));
  await page.goto('/admin');
  await heading(page, 'Tasks');
  await expect(page.getByRole('menuitem', { name: 'General' })).toBeVisible();
});
