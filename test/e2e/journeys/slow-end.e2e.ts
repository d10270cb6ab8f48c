import { expect } from '@playwright/test';
import { openRental } from '../../support/families';
import { holdBack } from '../support/network';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { test } from '../test';

test('a pass that is slow to come is waited for: what the phone knew before the last task sends nobody home', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  const answer = await holdBack(page, '**/api/activities/locations/*/contacts');
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByText('Getting everything ready')).toBeAttached();
  // A question without an answer for four seconds is answered from what the phone knows.
  await page.clock.fastForward(5_000);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
});

test('who finishes at the mouth of a tunnel has the pass in it', async ({ page, context, stack }) => {
  await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  await page.route('**/api/activities/locations/*/contacts', (route) => route.abort());
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  await context.setOffline(true);
  await completeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  await context.setOffline(false);
});

test('a pass that does not come says so, and can be asked for again', async ({ page, stack }) => {
  await page.clock.install();
  await openRental(page, stack);
  await expect(page.getByLabel('Shoe size')).toBeVisible();
  await page.route('**/api/activities/locations/*/contacts', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/checkinComplete');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Getting everything ready')).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('We could not load your codes')).toBeVisible();
  await page.unroute('**/api/activities/locations/*/contacts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page, 'nobody has finished').toHaveURL('/home');
});
