import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, openRental, places } from '../../support/families';
import { yearPasses } from '../../support/year-passes';
import { expectAccessible } from '../support/accessible';
import { keepsNothing } from '../support/browser-lacks';
import { complete } from '../support/completions';
import { memberOnFile } from '../support/member-state';
import { failNext } from '../support/network';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { whenShown } from '../support/shown';
import { test } from '../test';

// Where the browser keeps something, the guest goes on instead (tunnel.e2e.ts).
test('a server that is away: the button says so, the same key goes out again, and the alert comes only after that', async ({
  page,
  stack,
}) => {
  await keepsNothing(page);
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/complete/RentalProfile')) keys.add(request.headers()['idempotency-key']);
  });
  const faults = ['no server', 'no connection', 'no server', 'no server'] as const;
  const fail = await failNext(page, `${complete}RentalProfile`, [...faults], { holdsLast: true });
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await fillRental(page, { shoeSize: 'US 8' });
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Trying again…' })).toBeVisible();
  await expect(page.getByText('No answer yet, trying again. Please keep this page open.').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);
  fail();
  await expect(page.getByRole('alertdialog', { name: 'ERROR CALLING API' })).toBeVisible();
  const saved = whenShown(page, 'Saved for Emma');
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved;
  await expect(completeButton(page)).toBeVisible();
  expect(keys.size).toBe(1);
});

test('a hanging request holds nobody: it can be stopped, and what was typed is still there', async ({
  page,
  stack,
}) => {
  await keepsNothing(page);
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await page.route(`${complete}RentalProfile`, () => undefined);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await fillRental(page, { shoeSize: 'US 8' });
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Trying again…' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(saveButton(page)).toBeEnabled();
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 8');
});

test('what waits goes out from another page too', async ({ page, stack, context }) => {
  await keepsNothing(page);
  const { guest, ids } = await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for connection' })).toBeVisible();
  await page.getByRole('link', { name: 'Your family' }).click();
  await expect(page).toHaveURL('/home');
  const saved = whenShown(page, 'Saved for Emma');
  await context.setOffline(false);
  await saved;
  await expect(page).toHaveURL('/home');
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({ shoeSize: 'US 8' });
});

test('leaving the app asks while something is not saved, and no longer when it is', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await fillRental(page, { shoeSize: 'US 8' });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 8');
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  await page.reload();
  await expect(completeButton(page)).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('who goes back while a failure is told, and has typed nothing, is not asked when leaving', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1, 2]);
  await yearPasses(database, 'rental_profile', ids);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await failNext(page, `${complete}RentalProfile`, ['server error']);
  await openHome(page, guest, places.rental.locationId);
  const checkIn = page.getByRole('button', { name: 'Check in (1)' });
  await checkIn.click();
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(page.getByRole('alertdialog', { name: 'ERROR CALLING API' })).toBeVisible();
  await page.goBack();
  await expect(checkIn).toBeVisible();
  await page.reload();
  await expect(checkIn).toBeVisible();
  expect(asked).toEqual([]);
});

test('signing out with something unsaved asks first, wherever it is pressed', async ({ page, stack }) => {
  await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  await page.getByRole('link', { name: 'Your family' }).click();
  const signOut = page.getByRole('link', { name: 'Sign out' });
  const dialog = page.getByRole('alertdialog', { name: 'Something is not saved yet' });
  await signOut.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('link', { name: /, your profile$/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { name: 'Emma Carter' })).toBeVisible();
});

test('a page that cannot be loaded without a connection says so, and comes when it is back', async ({
  page,
  stack,
  context,
}) => {
  const { guest, ids } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
  await context.setOffline(true);
  await page.evaluate((id) => {
    history.pushState(null, '', `/profile/${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ids[0]);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText('There is a new version')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Emma Carter' })).toBeVisible();
});

test('what opens on a page and cannot be loaded without a connection says so too, and the page comes back', async ({
  page,
  stack,
  context,
}) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Emma Carter' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('checkbox', { name: 'Emma Carter' })).toBeVisible();
});
