import { randomUUID } from 'node:crypto';
import type { AdminActivity, AdminEmail, AdminTask, Collection } from '@arrival/contracts';
import { expect, type Locator } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { heading, openScreen } from '../support/console';
import { test } from '../test';

/** Whether the keyboard goes on inside of it, or on it itself. */
const holdsFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

test('whoever takes away a link or an item by the keyboard goes on where it was', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const some = randomUUID().slice(0, 8);
  const activity = (await administrator.call('POST', '/api/activities', { name: `Focus ${some}` })) as AdminActivity;
  const body = { name: `Photo ${some}`, taskTypeId: 4 };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  await administrator.call('POST', `/api/activities/${activity.id}/tasks`, { taskId: task.id });
  await page.goto(`/admin/activities/${activity.id}`);
  await page.getByRole('button', { name: `Delete ${body.name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Delete ${body.name}` })).toBeHidden();
  await expect.poll(() => holdsFocus(page.getByRole('region', { name: 'Assigned tasks' }))).toBe(true);

  const collection = (await administrator.call('POST', '/api/collections', { name: `Huts ${some}` })) as Collection;
  const item = { name: 'Hut', value: '1', collectionId: collection.id };
  await administrator.call('POST', '/api/collections/items', item);
  await page.goto(`/admin/collections/${collection.id}`);
  await page.getByRole('button', { name: 'Delete Hut' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Hut' })).toBeHidden();
  await expect.poll(() => holdsFocus(page.getByRole('region', { name: 'Items' }))).toBe(true);
});

test('whoever saves what is wrong goes on at the field, also a switch, and where the server alone refuses', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const some = randomUUID().slice(0, 8);
  const body = { name: `Waiver ${some}`, taskTypeId: 1, posWaiverId: some, enableAgreeCheckbox: true };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  const agree = page.getByRole('switch', { name: 'Agree checkbox' });
  await agree.uncheck();
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByText('At least one signature method is required')).toBeVisible();
  await expect(agree).toBeFocused();
  await expect(agree).toBeInViewport();
  await agree.check();

  const email = `${some}@example.com`;
  await administrator.call('POST', '/api/admin/access/email', { email });
  await openScreen(page, 'access/create', 'Add colleague');
  const field = page.getByRole('textbox', { name: 'E-mail' });
  // A form for something new begins in its first field.
  await expect(field).toBeFocused();
  await page.keyboard.type(email);
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await expect(page.getByText('This address has access already').first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('whoever follows a link or saves something new goes on at the heading of the page, and whoever searches stays', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  const name = `Huts ${randomUUID().slice(0, 8)}`;
  await openScreen(page, 'tasks', 'Tasks');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, 'a page that the browser opens begins as any').not.toBeFocused();
  await page.getByRole('menuitem', { name: 'Collections' }).press('Enter');
  await heading(page, 'Collections');
  await expect(title).toBeFocused();
  await page.getByRole('link', { name: 'Add Collection' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await heading(page, `Collection: ${name}`);
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(field).toBeFocused();
  await page.goBack();
  await heading(page, 'Collections');
  await expect(title).toBeFocused();
  const search = page.getByRole('searchbox', { name: 'Search' }).or(page.getByRole('textbox', { name: 'Search' }));
  await search.fill(name);
  await expect(page).toHaveURL(/filter=/);
  await expect(search).toBeFocused();
  await page.getByRole('link', { name }).press('Enter');
  await heading(page, `Collection: ${name}`);
  await expect(title).toBeFocused();
});

test('whoever saves a page goes on at the button', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const body = { name: `Huts ${randomUUID().slice(0, 8)}` };
  const collection = (await administrator.call('POST', '/api/collections', body)) as Collection;
  await openScreen(page, `collections/${collection.id}`, `Collection: ${body.name}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(`${body.name} again`);
  const save = page.getByRole('button', { name: 'Update Collection' });
  await save.focus();
  // The field that is left is looked at first.
  await expect(save).toBeEnabled();
  await page.keyboard.press('Enter');
  await heading(page, `Collection: ${body.name} again`);
  await expect(save).toBeFocused();
});

test('nor does a list begin anew once a row of it is gone', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  (await administrator.call('POST', '/api/admin/access/email', { email })) as AdminEmail;
  await openScreen(page, 'access', 'Access');
  await page.getByRole('button', { name: `Remove ${email}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toBeHidden();
  await expect.poll(() => holdsFocus(page.getByRole('table').locator('xpath=ancestor::*[@tabindex]'))).toBe(true);

  const nickname = `Till ${randomUUID().slice(0, 8)}`;
  await administrator.call('POST', '/api/admin/apikey', { nickname });
  await openScreen(page, 'api', 'API and webhooks');
  await page.getByRole('button', { name: `Revoke ${nickname}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByRole('button', { name: `Revoke ${nickname}` })).toBeHidden();
  await expect.poll(() => holdsFocus(page.getByRole('region', { name: 'API keys' }))).toBe(true);
});
