import type { AdminTask } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { status } from '../support/console';
import { unique } from '../support/unique';
import { test } from '../test';

/** A network's proxy that wants a sign-in of its own, in the API's place. */
const proxys = { status: 401, contentType: 'text/html', body: '<title>Sign in to this network</title>' };

test('a proxy that refuses in the API’s place ends no session: nothing typed is lost, and the next save goes through', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const task = (await administrator.call('POST', '/api/tasks', {
    name: unique('Dusk photo'),
    taskTypeId: 4,
  })) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  const name = unique('Dawn photo');
  await page.getByLabel('Name').fill(name);
  await page.route(`**/api/tasks/${task.id}`, (route) => route.fulfill(proxys), { times: 1 });
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByText('(401)')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  expect(await administrator.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ name });
});

test('where it refuses from the start, the console says so once and does not sign in for ever', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  let asked = 0;
  await page.route('**/api/admin/authenticated', (route) => {
    asked += 1;
    return route.fulfill(proxys);
  });
  await page.goto('/admin');
  await expect(page).toHaveURL('/access-denied');
  expect(asked).toBeLessThan(3);
});
