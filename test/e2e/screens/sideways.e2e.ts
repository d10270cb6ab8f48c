import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { test } from '../test';

/** Phones held sideways, the browser's own bars taken off. */
const sideways = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
];

test('on a phone held sideways home shows whom it is about before anybody scrolls', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  const first = page.getByRole('button', { name: /^Emma Carter/ });
  await expect(first).toBeVisible();
  for (const language of ['en', 'ja']) {
    await page.locator('select[autocomplete="language"]').selectOption(language, { force: true });
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    for (const size of sideways) {
      await page.setViewportSize(size);
      await expect(first).toBeInViewport({ ratio: 0.5 });
    }
  }
});
