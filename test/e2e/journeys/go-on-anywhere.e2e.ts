import { expect, type Page } from '@playwright/test';
import { openHome, openRental, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile } from '../support/member-state';
import { holdBack } from '../support/network';
import { fillRental, saveButton } from '../support/profiles';
import { test } from '../test';

const earlier = 'You typed this earlier. It is not saved yet.';

test('what was typed in one browser and not saved is there in the next; once it is saved nowhere', async ({
  page,
  stack,
  browser,
}) => {
  const { guest, ids } = await openRental(page, stack);
  const sent = keptForOthers(page);
  await fillRental(page, { shoeSize: 'US 9' });
  await sent;

  const other = await browser.newPage();
  await openHome(other, guest, places.rental.locationId);
  await other.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(other.getByText(earlier)).toBeVisible();
  await expect(other.getByLabel('Shoe size')).toHaveValue('US 9');
  await expectAccessible(other);
  const gone = other.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await saveButton(other).click();
  await gone;
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({ shoeSize: 'US 9' });
  expect(await guest.call('GET', '/api/drafts')).toEqual({ drafts: [] });
  await other.close();
});

test('who signs out leaves nothing that was only typed', async ({ page, stack }) => {
  const { guest } = await openRental(page, stack);
  const sent = keptForOthers(page);
  await fillRental(page, { shoeSize: 'US 9' });
  await sent;
  await page.reload();
  await page.getByRole('link', { name: 'Your family' }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out all the same' }).click();
  await expect(page).toHaveURL('/welcome');
  expect(await guest.call('GET', '/api/drafts')).toEqual({ drafts: [] });
});

test('who signs out is signed out here at once, while the server is still to forget', async ({ page, stack }) => {
  const { guest } = await openRental(page, stack);
  const sent = keptForOthers(page);
  await fillRental(page, { shoeSize: 'US 9' });
  await sent;
  await page.goto('/profile');
  const letGo = await holdBack(page, '**/api/drafts/**');
  const asked = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/api/drafts/'),
  );
  await page.locator('#main').getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out all the same' }).click();
  await asked;
  const here = () =>
    page.evaluate(() => [sessionStorage.getItem('arrival.session'), localStorage.getItem('arrival.lastSignOut')]);
  expect(await here()).toEqual([null, expect.stringMatching(/\d/)]);
  letGo();
  await expect(page).toHaveURL('/welcome');
  expect(await guest.call('GET', '/api/drafts')).toEqual({ drafts: [] });
});

/** With the last that is typed: on a slow machine, what was typed before it may have gone out already. */
const keptForOthers = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/drafts/') &&
      answer.request().method() === 'PUT' &&
      answer.request().postData()?.includes('US 9') === true &&
      answer.ok(),
  );
