import type { ApiKey } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { openConsole, signedIn } from '../console';
import { failWith, scene } from '../scene';

const now = Date.UTC(2026, 10, 22, 8, 12);
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const made = (id: number, nickname: string, lastFour: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  nickname,
  token: `arr_live_…${lastFour}`,
  type: 'standard',
  isRevoked: false,
  createdDateUtc: new Date(now - id * 86_400_000).toISOString(),
  lastUsedDateUtc: null,
  requestsPerDay: [],
  version: 1,
  modifiedDateUtc: new Date(now).toISOString(),
  ...more,
});
const used = (counts: number[]) => ({
  lastUsedDateUtc: new Date(now).toISOString(),
  requestsPerDay: counts.map((requests, index) => ({ day: day(counts.length - 1 - index), requests })),
});

const list = [
  made(3, 'CRM nightly', 'D2fk'),
  made(40, 'Rental desk screens', '41Ta', {
    type: 'events',
    ...used([40, 44, 48, 44, 60, 96, 104, 44, 40, 48, 60, 48, 84, 110]),
  }),
  made(200, 'Data warehouse', 'QeZ7', used(Array(14).fill(24))),
];

async function withKeys(page: Page, keys: readonly ApiKey[]): Promise<void> {
  const range = keys.length > 0 ? `0-${keys.length - 1}` : '*';
  await page.route('**/api/admin/apikey/list?**', (route) =>
    route.fulfill({ json: keys, headers: { 'content-range': `apikey ${range}/${keys.length}` } }),
  );
}

scene(
  'admin-api/keys',
  'Keys with what they are for, when they were last used and how often; days of an export; calls with the own address',
  async ({ page, stack }) => {
    await withKeys(page, list);
    await signedIn(page, stack);
    await openConsole(page, 'api');
  },
  { whole: true },
);

scene('admin-api/many', 'A hundred and twenty keys: ten a page, and a search', async ({ page, stack }) => {
  const keys = Array.from({ length: 10 }, (_, index) => made(index + 1, `Lodge ${120 - index}`, `k${120 - index}`));
  await page.route('**/api/admin/apikey/list?**', (route) =>
    route.fulfill({ json: keys, headers: { 'content-range': 'apikey 0-9/120' } }),
  );
  await signedIn(page, stack);
  await openConsole(page, 'api');
  await page.getByText('Lodge 120').waitFor();
});

scene('admin-api/whole', 'Every call of the API, to leaf through', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/api/whole');
  await page.getByRole('heading', { name: /^API keys/ }).click({ timeout: 60_000 });
  await page.locator('[data-path="/api/admin/apikey/list"]').click({ timeout: 60_000 });
  await page.locator('.opblock-body').first().waitFor({ timeout: 60_000 });
});

scene('admin-api/made', 'A new key, whole, for this once', async ({ page, stack }) => {
  await withKeys(page, list);
  const token = 'arr_live_7Qm2VxRb9KpLd4TsWf8ZcHn3YgJe6Ua1BtRD2fk';
  await page.route('**/api/admin/apikey', (route) => route.fulfill({ json: { ...list[0], token } }));
  await signedIn(page, stack);
  await openConsole(page, 'api');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nickname').fill('CRM nightly');
  await form.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('Copy the key for').waitFor();
});

scene('admin-api/form', 'The form that makes a key', async ({ page, stack }) => {
  await withKeys(page, list);
  await signedIn(page, stack);
  await openConsole(page, 'api');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('dialog').getByLabel('Nickname').fill('CRM nightly');
});

scene('admin-api/revoke', 'The question before a key is revoked', async ({ page, stack }) => {
  await withKeys(page, list);
  await signedIn(page, stack);
  await openConsole(page, 'api');
  await page.getByRole('button', { name: 'Revoke Data warehouse' }).click();
  await page.getByText('There is no way back.').waitFor();
});

scene('admin-api/none', 'No key yet', async ({ page, stack }) => {
  await withKeys(page, []);
  await signedIn(page, stack);
  await openConsole(page, 'api');
});

scene('admin-api/unread', 'The keys cannot be read', async ({ page, stack }) => {
  await failWith(page, '**/api/admin/apikey/list?**', 503, 'server.busy');
  await signedIn(page, stack);
  await openConsole(page, 'api');
});
