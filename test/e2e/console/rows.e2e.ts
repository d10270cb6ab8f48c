import { randomUUID } from 'node:crypto';
import type { AdminLocation, AdminTask } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import type { BrowserGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { holdBack } from '../support/network';
import { unique } from '../support/unique';
import { test } from '../test';

const debounceMilliseconds = 500;

test('a click on a row counts while what was typed before is still being looked for and the screen still loads', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Aardvark lodge');
  const { id } = (await administrator.call('POST', '/api/locations', { name })) as AdminLocation;
  // A full machine: the screen's script comes late, after the list has taken up what was typed.
  await page.route(/location-edit[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, debounceMilliseconds * 3));
    await route.continue();
  });
  await page.goto('/admin/locations');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill('Aardvark');
  await row.getByText('Missing default activity').click();
  await expect(page.getByRole('heading', { level: 1, name: `Location: ${name}` })).toBeVisible();
  await expect(page).toHaveURL(`/admin/locations/${id}`);
  await administrator.call('DELETE', `/api/locations/${id}`);
});

test.describe('wide', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('the lists of locations and activities have the columns of the specification in its order', async ({
    page,
    stack,
  }) => {
    await signedIn(page, stack);
    const columns = async (list: string) => {
      await page.goto(`/admin/${list}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      return (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
    };
    expect(await columns('locations')).toEqual([
      ...['Id', 'Name', 'Description', 'Is Enabled', 'Is Default', 'Is Edit Profile Location', 'Use POS'],
      ...['Modified Date', 'Status'],
    ]);
    expect(await columns('activities')).toEqual(['Name', 'Age Min', 'Age Max', 'Image', 'Modified Date', 'Status']);
  });
});

test('a long name without a space pushes no column out of sight', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const administrator = await signedIn(page, stack);
  const name = `${randomUUID().replaceAll('-', '')}${'W'.repeat(60)}`;
  const { id } = (await administrator.call('POST', '/api/locations', { name })) as AdminLocation;
  await page.goto(`/admin/locations?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Missing default activity')).toBeInViewport({
    ratio: 1,
  });
  await administrator.call('DELETE', `/api/locations/${id}`);
});

test('who is asked whether to remove an address is still asked when the search takes the row away', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/admin/access/create');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Add colleague' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  const answer = await holdBack(page, /\/access\/email\?.*robin\.hale/);
  await page.getByRole('textbox', { name: 'Search' }).fill('robin.hale');
  await row.getByRole('button', { name: `Remove ${email}` }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  answer();
  // By its tag: what stands behind a dialog has no role.
  await expect(page.locator('tr').filter({ hasText: email })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const searched = page.waitForResponse((response) => response.url().includes(encodeURIComponent(email)));
  await page.getByRole('textbox', { name: 'Search' }).fill(email);
  await searched;
  await expect(row).toBeHidden();
});

test('on a phone the way to the next page is clear of the button that adds a record', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'tasks', 'Tasks');
  const next = page.getByRole('button', { name: 'Go to next page' });
  await expect(next).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [pages, adds] = [await next.boundingBox(), await page.getByRole('link', { name: 'Add Task' }).boundingBox()];
  expect((pages?.y ?? 0) + (pages?.height ?? 0)).toBeLessThanOrEqual(adds?.y ?? 0);
});

test('on a phone a location that guests cannot choose says so', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = unique('Closed lodge');
  const made = (await administrator.call('POST', '/api/locations', { name, isEnabled: false })) as AdminLocation;
  await page.goto(`/admin/locations?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.getByRole('link').filter({ hasText: name })).toContainText('Not enabled');
  await administrator.call('PUT', `/api/locations/${made.id}`, { ...made, isEnabled: true });
  await page.reload();
  await expect(page.getByRole('link').filter({ hasText: name })).toBeVisible();
  await expect(page.getByText('Not enabled')).toBeHidden();
  await administrator.call('DELETE', `/api/locations/${made.id}`);
});

/** A trail that was never written to has no row to open. */
async function writeToTrail(administrator: BrowserGuest): Promise<void> {
  const body = { name: `Way back ${randomUUID()}`, taskTypeId: 4 };
  const { id } = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  await administrator.call('DELETE', `/api/tasks/${id}`);
}

/** Of the tasks one that no other test deletes meanwhile; of the rest nothing is deleted. */
const lists = [
  ['tasks', 'Tasks', 'Bike Park Summer Release'],
  ['audit', 'Audit trail', ''],
  ['signatures', 'Signed waivers', ''],
  ['waivers', 'Waivers', ''],
] as const;
for (const [list, title, name] of lists)
  test(`one Back leads from a record that was opened by its name to the list: ${list}`, async ({ page, stack }) => {
    const administrator = await browserAdministrator(stack);
    if (list === 'audit') await writeToTrail(administrator);
    await administrator.signIn(page);
    await openScreen(page, list, title);
    const link = page.getByRole('row').getByRole('link', { name }).first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/admin/${list}($|\\?)`));
  });

test('a name that is opened in another tab leaves the list where it is', async ({ page, stack, context }) => {
  await signedIn(page, stack);
  await page.goto('/admin/tasks');
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const [other] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await other.close();
  await expect(page).toHaveURL(/\/admin\/tasks($|\?)/);
  await expect(link).toBeVisible();
});

test('an address that asks for -1 rows a page shows all, in any list', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = `All ${randomUUID().slice(0, 8)}`;
  for (let number = 1; number <= 12; number += 1)
    await administrator.call('POST', '/api/collections', { name: `${name} ${number}` });
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  await page.goto(`/admin/collections?perPage=-1&page=1&sort=name&order=ASC&filter=${filter}`);
  await expect(page.getByRole('link', { name })).toHaveCount(12);
  await expect(page.getByText('1–12 of 12')).toBeVisible();
});

test('a long text makes no row as high as the others together', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Talkative lodge');
  const description = 'The base area: gondola, ticket hall and pick-up boxes. '.repeat(12);
  await administrator.call('POST', '/api/locations', { name, description });
  await page.goto(`/admin/locations?filter=${JSON.stringify({ q: name })}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(description.trim());
  expect((await row.boundingBox())?.height).toBeLessThan(100);
});

test('on a phone an address loses access by the button on its card', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const email = `${randomUUID()}@example.com`;
  await administrator.call('POST', '/api/admin/access/email', { email, role: 'desk' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/access?filter=${JSON.stringify({ q: email })}`);
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Access: ${email}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(email)).toHaveCount(0);
});
