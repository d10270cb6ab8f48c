import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newGuest } from '../../support/browser-guest';
import { buildLocation } from '../../support/build-resort';
import { places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

const expectAt = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Location: ${name}` })).toBeVisible();

test('a location link works by name, with hyphens, spaces and any case, and by id; the choice is remembered', async ({
  page,
  stack,
}) => {
  const guest = await newGuest(stack);
  await guest.signIn(page);
  for (const [link, name] of [
    ['rental-shop', 'Rental Shop'],
    ['TUBING%20hill', 'Tubing Hill'],
    ['Guest-services', 'Guest Services'],
    ['2', 'Ski School'],
  ] as const) {
    await page.goto(`/l/${link}`);
    await expect(page).toHaveURL('/home');
    await expectAt(page, name);
  }
  await page.goto('/home');
  await expectAt(page, 'Ski School');
});

test('a name may have slashes (the address one more at its end), umlauts and any other sign', async ({
  page,
  stack,
  database,
}) => {
  const name = `Süd/Tor 3 & Spaß? ${randomUUID().slice(0, 8)} 100%`;
  await buildLocation(database, { name, activityIds: [places.tubing.activityId] });
  const guest = await newGuest(stack);
  await guest.signIn(page);
  const written = encodeURIComponent(name);
  for (const link of [written, written.replaceAll('%2F', '/'), encodeURIComponent(name.toUpperCase()), `${written}/`]) {
    await page.goto('/home');
    const answer = await page.goto(`/l/${link}`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL('/home');
    await expectAt(page, name);
    await page.evaluate(() => localStorage.removeItem('arrival.location'));
  }
});

test('an unknown or disabled place offers those that are there', async ({ page, stack }) => {
  const guest = await newGuest(stack);
  await guest.signIn(page);
  await page.goto('/l/bike-park');
  await expect(page.getByRole('heading', { name: 'We do not know this place' })).toBeVisible();
  await page.goto('/l/no-such-place');
  await expect(page.getByRole('heading', { name: 'We do not know this place' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bike Park/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Tubing Hill/ }).click();
  await expect(page).toHaveURL('/home');
  await expectAt(page, 'Tubing Hill');
});

test('the default location is there until another is chosen on home', async ({ page, stack }) => {
  const guest = await newGuest(stack);
  await guest.signIn(page);
  await page.goto('/home');
  await expectAt(page, 'Silverpine Village');
  await page.getByRole('button', { name: /^Location:/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Rental Shop/ }).click();
  await expect(dialog).toBeHidden();
  await expectAt(page, 'Rental Shop');
  await page.reload();
  await expectAt(page, 'Rental Shop');
});

test('before the first location opens every page says so, and one can look again', async ({ page, stack }) => {
  const guest = await newGuest(stack);
  await guest.signIn(page);
  await page.route('**/api/locations', (route) => route.fulfill({ json: [] }));
  const notOpen = page.getByRole('alert').filter({ hasText: 'Check-in is not open yet' });
  const lookAgain = page.getByRole('button', { name: 'Look again' });
  await page.goto('/checkinComplete');
  await expect(page, 'nobody can have checked in').toHaveURL('/home');
  await expect(notOpen).toBeVisible();
  await expect(page.getByText('Finding your location')).toBeHidden();
  await expectAccessible(page);
  await lookAgain.click();
  await expect(notOpen).toContainText('Still not open');

  await page.goto('/l/ski-school');
  await expect(notOpen).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/locations');
  await lookAgain.click();
  await expect(page).toHaveURL('/home');
  await expectAt(page, 'Ski School');
});

test('a location that closes while home is open gives way to the next one', async ({ page, stack }) => {
  const guest = await newGuest(stack);
  await guest.signIn(page);
  const all = (await guest.call('GET', '/api/locations')) as { id: number; isDefault: boolean }[];
  let isClosed = false;
  await page.route('**/api/locations', (route) =>
    route.fulfill({ json: all.filter(({ isDefault }) => isDefault !== isClosed) }),
  );
  await page.route('**/api/activities/locations/1/**', (route) => {
    isClosed = true;
    return route.fulfill({
      status: 404,
      json: { status: 404, code: 'location.unknown', title: 'Gone', errors: [], details: {} },
    });
  });
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Location: ' })).not.toContainText('Silverpine Village');
  await expect(page.getByRole('listitem').filter({ hasText: 'Emma Carter' })).toBeVisible();
});
