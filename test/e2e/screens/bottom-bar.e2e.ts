import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { saveButton } from '../support/profiles';
import { test } from '../test';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test('the next action stays in its place under a thumb or a pointer, from the top of a page to its end', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1]);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (3)' }).click();
  await expect(saveButton(page)).toBeVisible();
  const bottom = () => saveButton(page).evaluate((button) => Math.round(button.getBoundingClientRect().bottom));
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    const atTheTop = await bottom();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await bottom()).toBe(atTheTop);
  }
});
