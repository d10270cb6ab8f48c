import { apiKeySchema } from '@arrival/contracts';
import { dayInZone } from '@arrival/rules';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('a key is made, copied once, used, seen in the list and revoked', async ({ page, context, stack }) => {
  const administrator = await signedIn(page, stack);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/api');
  const nickname = `CRM ${Date.now()}`;
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a key' });
  await form.getByRole('button', { name: 'Make a key' }).click();
  await expect(form.getByText('This is required.')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Nickname').fill(nickname);
  await form.getByRole('button', { name: 'Make a key' }).click();

  const shown = page
    .getByRole('alert')
    .filter({ hasText: `Copy the key for “${nickname}” now. It is shown only this once.` });
  await expect(shown).toBeVisible();
  await expect(page.getByText('Some fields need another look'), 'the hint is over').toHaveCount(0);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Copy' }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^arr_live_[0-9A-Za-z]{39}$/);
  const began = dayInZone(new Date(), 'UTC');
  const call = () => fetch(`${stack.apiUrl}/api/export/key`, { headers: { 'x-api-key': token } });
  expect([(await call()).status, (await (await call()).json()).nickname]).toEqual([200, nickname]);

  await shown.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: nickname });
  await expect(row).toContainText(`arr_live_…${token.slice(-4)}`);
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible();
    // Keys are counted by days of UTC, and one may have ended meanwhile.
    const ofToday = dayInZone(new Date(), 'UTC') === began ? '2' : '[012]';
    const uses = row.getByRole('img', { name: new RegExp(`^2 requests in 14 days, ${ofToday} today$`) });
    await expect(uses).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await row.getByRole('button', { name: `Revoke ${nickname}` }).click();
  await expect(page.getByText('There is no way back.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await call()).status).toBe(401);
  const keys = apiKeySchema
    .array()
    .parse(await administrator.call('GET', '/api/admin/apikey/list?filter={"isRevoked":true}'));
  expect(keys.map((key) => key.nickname)).toContain(nickname);
});

test('two clicks make one key: a second one would be seen by nobody', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/api');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a key' });
  await form.getByLabel('Nickname').fill(`Twice ${Date.now()}`);
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/apikey')) made += 1;
  });
  await form.getByRole('button', { name: 'Make a key' }).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'It is shown only this once.' })).toBeVisible();
  expect(made).toBe(1);
});

test('a key that is not copied yet is not left without a word', async ({ page, context, stack }) => {
  await signedIn(page, stack);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/api');
  const make = async (nickname: string) => {
    await page.getByRole('button', { name: 'Make a key' }).click();
    const form = page.getByRole('dialog', { name: 'Make a key' });
    await form.getByLabel('Nickname').fill(nickname);
    await form.getByRole('button', { name: 'Make a key' }).click();
    const shown = page.getByRole('alert').filter({ hasText: `“${nickname}”` });
    await expect(shown).toBeVisible();
    return shown;
  };
  const nickname = `Left ${Date.now()}`;
  const shown = await make(nickname);
  const second = await make(`Beside ${nickname}`);
  await second.getByRole('button', { name: 'Copy' }).click();
  await second.getByRole('button', { name: 'I have it' }).click();
  await expect(second).toBeHidden();
  await expect(shown, 'the first is still to be had').toBeVisible();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message() || dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole('menuitem', { name: 'Locations' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  await page.reload({ timeout: 2_000 }).catch(() => undefined);
  await expect(shown).toBeVisible();
  const question = `The key for “${nickname}” is not copied yet, and it is shown only this once. Leave without it?`;
  expect(asked).toEqual([question, 'beforeunload']);

  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Locations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('the days of an export are set, and calls are told with the own address', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await page.goto('/admin/api');
  const before = page.getByLabel('Days before the current day');
  await before.fill('400');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Enter 365 or less.')).toBeVisible();
  await before.fill('1');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await administrator.call('GET', '/api/admin/apikey/defaults')).toMatchObject({ daysBeforeCurrentDay: 1 });
  await expect(page.getByText(`curl -H "x-api-key: $ARRIVAL_KEY" "${stack.apiUrl}/api/export/key"`)).toBeVisible();
  await expect(page.getByText('the household after which the page begins')).not.toContainText('`');
  await expectAccessible(page);
});

test('/docs leads administrators to the whole API', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/admin\/api\/whole$/);
  await page.getByRole('heading', { name: /^API keys/ }).click({ timeout: 120_000 });
  await expect(page.locator('[data-path="/api/admin/apikey/list"]')).toBeVisible();
});

test('the whole API opens beside what is typed and the key that is shown once', async ({ page, context, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/api');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a key' });
  await form.getByLabel('Nickname').fill(`Beside ${Date.now()}`);
  await form.getByRole('button', { name: 'Make a key' }).click();
  const key = page.getByRole('alert').filter({ hasText: 'It is shown only this once.' });
  await expect(key).toBeVisible();
  await page.getByLabel('Days before the current day').fill('17');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /whole API/ }).click();
  const whole = await opened;
  await expect(whole.getByRole('heading', { level: 1, name: 'The whole API' })).toBeVisible();
  await expect(key).toBeVisible();
  await expect(page.getByLabel('Days before the current day')).toHaveValue('17');
});
