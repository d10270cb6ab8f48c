import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { test } from '../test';

test('a wheel over a number scrolls the page, and leaves the number as it is', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 1280, height: 480 });
  await openScreen(page, 'retention', 'Retention');
  const photos = page.getByRole('spinbutton', { name: 'Photos' });
  const before = await photos.inputValue();
  await photos.hover();
  await photos.click();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(photos).toHaveValue(before);
});
