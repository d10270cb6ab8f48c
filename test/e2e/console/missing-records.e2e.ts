import type { AdminActivity, AdminTask } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { status } from '../support/console';
import { unique } from '../support/unique';
import { test } from '../test';

const waiver = { taskTypeId: 1, posWaiverId: 'SP-LIABILITY', enableAgreeCheckbox: true };

test('a task that an activity still needs is added beside it, linked at once, and nothing typed is lost', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const activity = (await administrator.call('POST', '/api/activities', {
    name: unique('Fat biking'),
  })) as AdminActivity;
  await page.goto(`/admin/activities/${activity.id}`);
  await page.getByLabel('Age Min').fill('12');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const name = unique('Bike waiver');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('POS waiver id').first().fill('SP-LIABILITY');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('table', { name: 'Assigned tasks' }).getByText(name)).toBeVisible();
  await expect(page).toHaveURL(`/admin/activities/${activity.id}`);
  await expect(page.getByLabel('Age Min')).toHaveValue('12');
});

test('what somebody else deleted can be brought back, with what was typed meanwhile', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const task = (await administrator.call('POST', '/api/tasks', { name: unique('Ice waiver'), ...waiver })) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  const name = unique('Ice climbing waiver');
  await page.getByLabel('Name').fill(name);
  await administrator.call('DELETE', `/api/tasks/${task.id}`);
  await page.getByRole('button', { name: 'Update Task' }).click();
  const dialog = page.getByRole('dialog', { name: `Task ${task.name} was deleted` });
  await expect(dialog).toContainText('robin.hale@example.com deleted it on');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  expect(await administrator.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ name });

  await administrator.call('DELETE', `/api/tasks/${task.id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Leave it deleted' }).click();
  await expect(page).toHaveURL('/admin/tasks');
});

test('what cannot be read for a moment is tried again where it is, not called gone', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const body = { name: unique('Mist photo'), taskTypeId: 4 };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  const failed = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route(`**/api/tasks/${task.id}`, (route) => route.fulfill(failed), { times: 1 });
  await page.goto(`/admin/tasks/${task.id}`);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Name')).toHaveValue(body.name);
  await page.goto('/admin/tasks/999999999');
  await expect(page.getByRole('alert').filter({ hasText: 'This is not there' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tasks$/);
});
