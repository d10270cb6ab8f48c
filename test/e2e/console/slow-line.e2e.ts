import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { holdBack } from '../support/network';
import { test } from '../test';

test('while the console is on its way something is seen, and no blank page', async ({ page, stack }) => {
  await signedIn(page, stack);
  const release = await holdBack(page, /\/admin\/assets\/index-[^/]*\.js/);
  await page.goto('/admin/tasks', { waitUntil: 'commit' });
  const sign = () =>
    page.locator('#root').evaluate((root) => {
      const { content, opacity } = getComputedStyle(root, '::after');
      return [content, opacity];
    });
  await expect.poll(sign).toEqual(['""', '1']);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  expect(await sign()).toEqual(['none', '1']);
});

test('while a place is on its way the one before it stays, and a line says that it comes', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  const release = await holdBack(page, /waiver-list[^/]*\.js$/);
  await page.getByRole('menuitem', { name: 'Waivers', exact: true }).click();
  const line = page.getByRole('progressbar', { name: 'The page is on its way' });
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Waivers' })).toBeVisible();
  await expect(line).toHaveCount(0);
});
