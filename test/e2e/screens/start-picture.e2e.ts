import { expect, type Page } from '@playwright/test';
import { phone } from '../../support/browser';
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
