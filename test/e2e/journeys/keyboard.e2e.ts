import { expect, type Locator, type Page } from '@playwright/test';
import { family, openCheckIn } from '../../support/families';
import { ownPlace } from '../support/own-place';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

/** Presses Tab until the element has the focus, as somebody without a mouse does; the focus must be seen on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

test('from the front door to a signed waiver by keyboard alone', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  await page.goto(`/l/${place.locationId}`);
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  await tabTo(page, page.getByLabel('E-mail address'));
  await page.keyboard.type('robin.hale@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/home');
  const checkIn = page.getByRole('button', { name: 'Check in (1)' });
  await expect(checkIn).toBeVisible();
  await page.keyboard.press('Tab');
  const select = page.getByRole('checkbox', { name: /Robin Hale/ });
  await tabTo(page, select);
  await page.keyboard.press('Space');
  await expect(checkIn).toBeHidden();
  await page.keyboard.press('Space');
  await tabTo(page, checkIn);
  const outline = await checkIn.evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(outline, 'the focus is seen').not.toBe('none');
  await page.keyboard.press('Enter');

  const waiver = new WaiverScreen(page);
  await expect(waiver.goToSigning).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 }), 'a screen reader starts at the title').toBeFocused();
  await tabTo(page, waiver.goToSigning);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Sign' })).toBeFocused();
  await tabTo(page, waiver.accept);
  await page.keyboard.press('Enter');
  await expect(waiver.alert).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(waiver.agree).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, waiver.typedName);
  await page.keyboard.type('Robin Hale');
  await tabTo(page, waiver.accept);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link in the text of a waiver is reached by keyboard', async ({ page, stack, database }) => {
  const html = '<h2>Rules</h2><p>Read <a href="https://resort.example/code">the responsibility code</a>.</p>';
  const { locationId, activityId } = await ownPlace(database, { enableAgreeCheckbox: true, html });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { locationId, activityId, contactIds: ids });
  const link = new WaiverScreen(page).text().getByRole('link', { name: 'the responsibility code' });
  await expect(link).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Download' }));
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('Skip to content leads past the bar', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
