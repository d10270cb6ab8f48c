import { expect, type Locator } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { holdBack } from '../support/network';
import { test } from '../test';

/** Where it can be pressed while the answer is awaited, if it can, is where it is afterwards. */
async function expectInPlace(button: Locator, come: () => Promise<void>): Promise<void> {
  const before = (await button.isVisible()) ? await button.boundingBox() : undefined;
  await come();
  const after = await button.boundingBox();
  expect(before ?? after).toEqual(after);
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test('a list of keys that comes late moves no button below it', async ({ page, stack }) => {
  await signedIn(page, stack);
  const add = page.getByRole('link', { name: 'Add an address' });
  const keys = page.getByRole('region', { name: 'API keys' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const release = await holdBack(page, '**/api/admin/apikey/list*');
    const addresses = page.waitForResponse('**/api/admin/webhooks*');
    await openScreen(page, 'api', 'API and webhooks');
    await expect(keys.getByRole('status')).toBeVisible();
    await addresses;
    await expectInPlace(add, async () => {
      release();
      await expect(keys.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expect(add).toBeVisible();
    });
  }
});

test('an Add button that comes late moves none beside it', async ({ page, stack }) => {
  await signedIn(page, stack);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const release = await holdBack(page, '**/api/admin/point-of-sale');
    await openScreen(page, 'products', 'Products');
    await expect(page.getByText('Silver Season Pass').first()).toBeVisible();
    const filter = page.getByRole('button', { name: 'Add filter' });
    await expectInPlace(filter, async () => {
      release();
      await expect(page.getByRole('link', { name: /^Add/ }).first()).toBeVisible();
    });
  }
});

test('the name of who is signed in is there with the bar: no icon moves to make room for it', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.addInitScript(() => {
    const names = new Set<string>();
    Object.assign(window, { names });
    new MutationObserver(() => {
      const bar = document.querySelector('header');
      if (bar) names.add(bar.querySelector('button[aria-label$="profile"]')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await openScreen(page, 'products', 'Products');
  await expect(page.getByText('Silver Season Pass').first()).toBeVisible();
  expect(await page.evaluate(() => [...Reflect.get(window, 'names')])).toEqual(['Robin Hale']);
});
