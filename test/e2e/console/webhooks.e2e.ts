import { randomUUID } from 'node:crypto';
import type { Webhook } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('an administrator pauses an address and starts it again', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const host = `crm-${randomUUID().slice(0, 8)}.example.com`;
  const body = { url: `https://${host}/hook`, description: 'CRM', events: ['waiver.signed'] };
  const made = (await administrator.call('POST', '/api/admin/webhooks', body)) as Webhook;
  const read = async () => (await administrator.call('GET', `/api/admin/webhooks/${made.id}`)) as Webhook;
  await page.goto('/admin/api');
  await page.getByRole('link', { name: host }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/webhooks/${made.id}$`));
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  expect((await read()).state).toBe('paused');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByLabel('Note').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect((await read()).description).toBe('');
  expect((await read()).state).not.toBe('paused');
  await page.getByRole('button', { name: 'Remove this address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this address' }).click();
  await expect(page).toHaveURL(/\/admin\/api$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: host })).toHaveCount(0);
});

test('what becomes of an address meanwhile comes to its open page by itself', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const url = `https://crm-${randomUUID().slice(0, 8)}.example.com/hook`;
  const { id } = (await administrator.call('POST', '/api/admin/webhooks', {
    url,
    events: ['waiver.signed'],
  })) as Webhook;
  await page.goto(`/admin/webhooks/${id}`);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByLabel('Note').fill('Lockers');
  await administrator.call('POST', `/api/admin/webhooks/${id}/pause`);
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Note')).toHaveValue('Lockers');
  await administrator.call('DELETE', `/api/admin/webhooks/${id}`);
});

test('where nobody is told yet, it says what one could be told for', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.route('**/api/admin/webhooks?**', (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'webhooks */0' } }),
  );
  await page.goto('/admin/api');
  await expect(page.getByText('Nobody is told yet.')).toBeVisible();
});

test('what did not arrive is sent again from the list, and says so', async ({ page, stack }) => {
  await signedIn(page, stack);
  const ago = new Date().toISOString();
  const address: Webhook = {
    id: 7,
    url: 'https://lockers.example.com/in',
    description: '',
    events: ['waiver.signed'],
    state: 'failing',
    pauseReason: null,
    pausedAtUtc: null,
    failingSinceUtc: ago,
    waiting: 1,
    failed: 0,
    deliveredLastDay: 611,
    earlierSecretUntilUtc: null,
    createdDateUtc: ago,
    modifiedDateUtc: ago,
    version: 1,
  };
  const delivery = {
    id: 9,
    type: 'waiver.signed',
    householdId: 4102,
    number: 17,
    attempts: 1,
    createdAtUtc: ago,
    lastTry: null,
  };
  const deliveries = [
    { ...delivery, status: 'waiting', nextAttemptAtUtc: ago },
    { ...delivery, id: 8, status: 'delivered', nextAttemptAtUtc: null },
  ];
  const sent: string[] = [];
  await page.route('**/api/admin/webhooks**', (route) =>
    route.fulfill({ json: [address], headers: { 'content-range': 'webhooks 0-0/1' } }),
  );
  await page.route('**/api/admin/webhooks/7/deliveries**', (route) =>
    route.fulfill({ json: { deliveries, hasMore: false } }),
  );
  await page.route('**/api/admin/webhooks/7/deliveries/*/resend', (route) => {
    sent.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: deliveries[0] });
  });
  await page.goto('/admin/api');
  const log = page.getByRole('region', { name: 'Deliveries to lockers.example.com' });
  await expect(log.getByRole('button', { name: /^Look at/ })).toHaveCount(2);
  await expect(log.getByRole('button', { name: /^Send again/ })).toHaveCount(1);
  await expectAccessible(page);
  await log.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('It goes out again')).toBeVisible();
  expect(sent).toEqual(['/api/admin/webhooks/7/deliveries/9/resend']);
});

test('an address that was put right is added, and no error stays above its secret', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await page.goto('/admin/webhooks/create');
  const add = page.getByRole('button', { name: 'Add an address' });
  await page.getByRole('textbox', { name: 'Address' }).fill('nonsense');
  await add.click();
  const refusal = page.getByText('Some fields need another look');
  await expect(refusal).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(`https://crm-${randomUUID()}.example.com/hook`);
  await add.click();
  await expect(page.getByText('Copy the secret now')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await administrator.call('DELETE', `/api/admin/webhooks/${page.url().split('/').at(-1)}`);
});
