import { expect, type Page } from '@playwright/test';
import { phone } from '../../support/browser';
import { holdBack } from '../support/network';
import { test } from '../test';

const link = (page: Page) => page.locator('link[rel="apple-touch-startup-image"]');

test.describe('an iPhone', () => {
  test.use({
    ...phone,
    viewport: { width: 393, height: 852 },
    screen: { width: 393, height: 852 },
    deviceScaleFactor: 3,
  });

  test('is told the picture of its own size with which the app starts from the home screen', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await page.goto('/welcome');
    await expect(link(page)).toHaveCount(1);
    await expect(page.locator('meta[name="apple-mobile-web-app-capable"]')).toHaveAttribute('content', 'yes');
    const size = await link(page).evaluate(async ({ href }: HTMLLinkElement) => {
      const { width, height } = await createImageBitmap(await (await fetch(href)).blob());
      return [width, height];
    });
    expect(size).toEqual([393 * 3, 852 * 3]);
  });
});

test('another browser is told of none', async ({ page }) => {
  await page.goto('/welcome');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringContaining('/ahead-'));
  await page.waitForLoadState('networkidle');
  await expect(link(page)).toHaveCount(0);
});

test('while the app is on its way over a slow line something below the resort’s name moves, unless nothing is to', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/index-[^/]*\.js/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/welcome', { waitUntil: 'commit' });
  const words = page.locator('#first-words');
  await expect(words).toBeVisible();
  const sign = (property: string) =>
    words.evaluate((element, name) => getComputedStyle(element, '::after').getPropertyValue(name), property);
  await expect.poll(() => sign('opacity')).toBe('1');
  expect(await sign('animation-name')).toContain('first-words-turn');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await sign('content')).toBe('none');
  release();
  await expect(words).toHaveCount(0);
});
