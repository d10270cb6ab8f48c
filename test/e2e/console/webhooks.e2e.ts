import type { Webhook } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('an administrator pauses an address and starts it again', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const body = { url: 'https://crm.example.com/hook', description: 'CRM', events: ['waiver.signed'] };
  // What a try before this one left.
  const before = (await administrator.call('GET', '/api/admin/webhooks')) as Webhook[];
  for (const { id, url } of before)
    if (url === body.url) await administrator.call('DELETE', `/api/admin/webhooks/${id}`);
  const made = (await administrator.call('POST', '/api/admin/webhooks', body)) as Webhook;
  const read = async () => (await administrator.call('GET', `/api/admin/webhooks/${made.id}`)) as Webhook;
  await page.goto('/admin/api');
  await page.getByRole('link', { name: 'crm.example.com' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/webhooks/${made.id}$`));
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  expect((await read()).state).toBe('paused');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect((await read()).state).not.toBe('paused');
  await page.getByRole('button', { name: 'Remove this address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this address' }).click();
  await expect(page).toHaveURL(/\/admin\/api$/);
  await expect(page.getByText('Nobody is told yet.')).toBeVisible();
});
