import { randomUUID } from 'node:crypto';
import type { AdminTask } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { test } from '../test';

const failed = { status: 500, contentType: 'application/json', body: '{}' };

/** Leaves for the locations, and says no to whoever asks whether to leave. */
async function tryToLeave(page: Page): Promise<string | undefined> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    const words = dialog.message();
    await dialog.dismiss();
    return words;
  });
  await page.getByRole('menuitem', { name: 'Locations' }).click();
  const left = page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor();
  return Promise.race([asked, left.then(() => undefined)]);
}

test('what the server failed to save is not left behind without a word', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const body = { name: `Storm photo ${randomUUID().slice(0, 8)}`, taskTypeId: 4 };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  const name = page.getByLabel('Name');
  await name.fill('Typed before the storm');
  await page.route(`**/api/tasks/${task.id}`, (route) => route.fulfill(failed), { times: 1 });
  await page.getByRole('button', { name: 'Update Task' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' });
  await expect(alert).toHaveCount(1);
  expect(await tryToLeave(page)).toContain('not saved');
  await expect(name).toHaveValue('Typed before the storm');
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await tryToLeave(page)).toBeUndefined();
});

test('nor is a setting; one toast titled Error says why and stays', async ({ page, stack }) => {
  await (await browserAdministrator(stack)).signIn(page);
  await openScreen(page, 'settings', 'General');
  const codes = page.getByRole('textbox', { name: 'Resort codes' });
  await codes.fill('STORM');
  await page.route('**/api/admin/settings', (route) => route.fulfill(failed), { times: 1 });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' });
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('Error');
  expect(await tryToLeave(page)).toContain('not saved');
  await expect(codes).toHaveValue('STORM');
});
