import { randomUUID } from 'node:crypto';
import type { AdminLocation, AdminTask, Collection, SignatureRow } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('the menu stands in three groups, in the words of its pages', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/dashboard');
  const group = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('menuitem');
  await expect(group('At the counter')).toHaveText([
    'Dashboard',
    'Find a guest',
    'Who comes',
    'Orders',
    'Who is asked',
  ]);
  await expect(group('Set-up').first()).toHaveText('Locations');
  await expect(group('Insight and data')).toHaveText([
    'Reporting',
    'API and webhooks',
    'Signed waivers',
    'Operations',
    'Audit trail',
  ]);
  await page.getByRole('menuitem', { name: 'Find a guest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a guest', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the bar stays in sight on a long page, and the menu below it in reach', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/admin/language');
  await expect(page.getByRole('button', { name: 'Update Language' })).toBeVisible();
  await page.getByRole('button', { name: 'Check-in', exact: true }).first().click();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeInViewport();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a place that cannot be loaded without a connection leaves the console standing, and opens once it is back', async ({
  page,
  stack,
  context,
}) => {
  await signedIn(page, stack);
  await page.goto('/admin/dashboard');
  const attention = page.getByRole('heading', { name: 'Needs attention' });
  await expect(attention).toBeVisible();
  await context.setOffline(true);
  const waivers = page.getByRole('menuitem', { name: 'Waivers', exact: true });
  await waivers.click();
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded/);
  await expect(waivers).toBeVisible();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(attention).toBeVisible();
  await waivers.click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waivers' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a place whose script is gone with an older build is found by itself', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.route(/waiver-list[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('menuitem', { name: 'Waivers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waivers' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a long title is read whole on a phone', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const [village] = (await administrator.call('GET', '/api/locations?sort=["isDefault","DESC"]')) as AdminLocation[];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/locations/${village?.id}`);
  const title = page.getByRole('heading', { level: 1, name: `Location: ${village?.name}` });
  await expect(title).toBeVisible();
  const [needed, given] = await title.evaluate((heading) => [
    [heading.scrollWidth, heading.scrollHeight],
    [heading.clientWidth, heading.clientHeight],
  ]);
  expect(needed).toEqual(given);
});

test('on a phone a title of many lines covers nothing of the page below the bar', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const name = `Maximilian-Alexander’s very own lift gates beside the Long House on the Lake, ${randomUUID()}, whole`;
  const { id } = (await administrator.call('POST', '/api/collections', { name })) as Collection;
  await administrator.signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/collections/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Collection: ${name}` })).toBeVisible();
  // No higher than with a short title, for which the page below leaves room.
  const bar = await page.getByRole('banner').boundingBox();
  await page.goto('/admin/collections');
  await expect(page.getByRole('heading', { level: 1, name: 'Collections', exact: true })).toBeVisible();
  expect(bar?.height).toBe((await page.getByRole('banner').boundingBox())?.height);
});

test('on a phone a long word breaks, and widens no page', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const word = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk${randomUUID().replaceAll('-', '')}`;
  const task = { name: word, taskTypeId: 1, posWaiverId: word, enableAgreeCheckbox: true };
  const { id: taskId } = (await administrator.call('POST', '/api/tasks', task)) as AdminTask;
  const { id: collectionId } = (await administrator.call('POST', '/api/collections', { name: word })) as Collection;
  await administrator.call('POST', '/api/collections/items', { collectionId, name: word, value: word });
  const [signature] = (await administrator.call('GET', '/api/admin/signatures?range=[0,0]')) as SignatureRow[];
  await page.route('**/api/admin/signatures/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), contactName: word } });
  });
  await administrator.signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, words] of [
    [`tasks?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`, page.getByRole('main').getByText(word)],
    [`tasks/${taskId}`, page.getByText(`There is no text for ${word}`)],
    [`collections/${collectionId}`, page.getByRole('cell', { name: word }).last()],
    [`signatures/${signature?.id}/show`, page.getByRole('heading', { level: 2, name: word })],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(words).toBeVisible();
    const right = await words.evaluate((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return letters.getBoundingClientRect().right;
    });
    expect(right, path).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('saving without a connection says so, keeps what was typed, and saves once it is back', async ({
  page,
  stack,
  context,
}) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Fog waiver');
  const task = (await administrator.call('POST', '/api/tasks', { name, taskTypeId: 4 })) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  await page.getByLabel('Name').fill(`${name} 2`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(`${name} 2`);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

/** Whose frame thickens itself, as fields do. */
const isField = (tag: string, role: string | null) => ['INPUT', 'TEXTAREA'].includes(tag) || role === 'combobox';

for (const path of ['tasks', 'dashboard', 'settings', 'api', 'theme'])
  test(`whoever uses the keyboard sees where they are: ${path}`, async ({ page, stack }) => {
    await signedIn(page, stack);
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const unseen = new Set<string>();
    for (let step = 0; step < 50; step += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { outlineStyle } = getComputedStyle(focused);
        const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? '';
        return { tag: focused.tagName, role: focused.getAttribute('role'), name, isSeen: outlineStyle !== 'none' };
      });
      if (at.tag !== 'BODY' && at.tag !== 'IFRAME' && !at.isSeen && !isField(at.tag, at.role)) unseen.add(at.name);
    }
    expect([...unseen]).toEqual([]);
  });

test('on paper a page is its title and what it shows, without the menu', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/tasks');
  const menu = page.getByRole('menuitem', { name: 'Locations' });
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});
