import { expect, type Page } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { family, openCheckIn, openHome, openRental, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { keepsNothing } from '../support/browser-lacks';
import { complete } from '../support/completions';
import { memberOnFile } from '../support/member-state';
import { failNext, holdBack } from '../support/network';
import { choosePhoto, completeButton, fillContacts, fillRental, saveButton, usePhoto } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'ERROR CALLING API' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('waiver: a lost answer is tried again by itself, an error is told, then Try again; the server holds one signature', async ({
  page,
  stack,
  database,
}) => {
  await keepsNothing(page);
  const { guest, ids } = await family(stack, []);
  await failNext(page, `${complete}Waiver`, ['answer lost', 'server error']);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await new WaiverScreen(page).signAndAccept('Emma Carter');
  await expect(dialog(page)).toContainText('What you entered is still here.');
  await expect(dialog(page)).toContainText('Reference: 0af7651916cd43dd8448eb21');
  await expectAccessible(page);
  await tryAgain(page);
  await expect(page).toHaveURL('/checkin/rentalprofile');
  expect((await memberOnFile(guest, ids[0])).signedWaivers).toHaveLength(1);
  const kept = await database.row<{ count: string }>('select count(*) from signature where contact_id = $1', [ids[0]]);
  expect(kept.count).toBe('1');
});

test('rental: without a connection a browser that keeps nothing waits, says so, and goes out by itself', async ({
  page,
  stack,
  context,
}) => {
  await keepsNothing(page);
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await fillRental(page, { shoeSize: 'US 8' });
  await context.setOffline(true);
  await expect(
    page.getByText('No connection. What you typed is not saved yet: please keep this page open.'),
  ).toBeVisible();
  await saveButton(page).click();
  await expect(
    page.getByText('Not saved yet: waiting for connection. Please keep this page open.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting for connection' })).toBeVisible();
  await expectAccessible(page);
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toBeNull();
  await context.setOffline(false);
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({ shoeSize: 'US 8' });
});

test('child registration: giving up keeps what was typed; saving again works', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2]);
  await failNext(page, `${complete}ChildRegistration`, ['server error', 'no connection']);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await fillContacts(page);
  await page.getByLabel('Food Allergy').fill('Nuts');
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Food Allergy')).toHaveValue('Nuts');
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).childRegistration).toMatchObject({ foodAllergy: 'Nuts' });
});

test('photo: it is sent again by itself while nobody answers; what was refused waits for Try again; it counts once', async ({
  page,
  stack,
}) => {
  await keepsNothing(page);
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3]);
  const faults = ['no connection', 'no server', 'server error'] as const;
  const fail = await failNext(page, `${complete}Photo/Upload*`, [...faults], { holdsLast: true });
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await usePhoto(page).click();
  await expect(page.getByText('No answer yet, trying again. Please keep this page open.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await expectAccessible(page);
  fail();
  await expect(page.getByRole('alert')).toContainText('An unknown error occurred');
  await expectAccessible(page);
  await failNext(page, `${complete}Photo/Upload*`, ['answer lost']);
  await tryAgain(page);
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[0])).photo).toMatchObject({ isValid: true });
});

test('a new member: the page says when nobody answers; an error keeps the form, Try again adds one member', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack, []);
  const faults = ['no server', 'no connection', 'server error'] as const;
  const fail = await failNext(page, '**/api/family/addmember', [...faults], { holdsLast: true });
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Carter');
  await page.getByLabel('Date of birth').fill('2018-05-06');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByText('No answer yet, trying again. Please keep this page open.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectAccessible(page);
  fail();
  await expect(page.getByRole('alertdialog')).toContainText('What you typed is still here.');
  await tryAgain(page);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('checkbox', { name: /Ida Carter/ })).toHaveCount(1);
});

test('loading fails: the page says so and tries again', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  // The app itself tries twice before it says something.
  await failNext(page, '**/api/activities/locations/*/contacts', ['server error', 'server error']);
  await openHome(page, guest);
  await expect(page.getByText('We could not load your family')).toBeVisible();
  await expectAccessible(page);
  await tryAgain(page);
  await failNext(page, '**/api/tasks/ContactTaskGrouping/**', ['no connection', 'no connection']);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Check-in could not start' })).toBeVisible();
  await tryAgain(page);
  await expect(page).toHaveURL('/checkin/waiver');
  expect(ids).toHaveLength(1);
});

test('that check-in could not start without a connection is over when it is back', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await failNext(page, '**/api/tasks/ContactTaskGrouping/**', ['no connection', 'no connection']);
  const start = page.getByRole('button', { name: 'Check in (1)' });
  await start.click();
  const dialog = page.getByRole('alertdialog', { name: 'Check-in could not start' });
  await expect(dialog).toContainText('We cannot reach the resort right now.');
  await page.context().setOffline(true);
  await expect(dialog).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.click();
  await expect(page).toHaveURL('/checkin/waiver');
});

test('nothing could be loaded: one press asks again for all of it', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await guest.signIn(page);
  const reads = /\/api\/(profile|locations|activities)/;
  await page.route(reads, (route) => route.abort('connectionrefused'));
  await page.goto('/home');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(reads);
  await again.click();
  await expect(page.getByRole('button', { name: 'Check in (3)' })).toBeVisible();
});

test('where the locations cannot be read home looks for none any longer', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await failNext(page, '**/api/locations', ['server error', 'server error']);
  // Nothing is known of an earlier visit.
  await guest.signIn(page);
  await page.goto('/home');
  await expect(page.getByText('We could not load your family')).toBeVisible();
  await expect(page.getByText('Finding your location')).toHaveCount(0);
  await tryAgain(page);
  await expect(page.getByRole('button', { name: /^Location/ })).toBeEnabled();
});

for (const first of ['index-*.js', 'index-*.css'])
  test(`a first file that is lost on its way is asked for again, without a press: ${first}`, async ({ page }) => {
    await page.route(`**/assets/${first}`, (route) => route.abort('connectionreset'), { times: 1 });
    // The page loads itself anew three seconds later, which may be before it is loaded.
    await page.goto('/welcome', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

test('a slow network shows shapes of what is coming, never a blank', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  const loadHome = await holdBack(page, '**/api/activities/locations/**');
  await openHome(page, guest);
  await expect(page.getByText('Loading your family')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for the mountain?' })).toBeVisible();
  loadHome();
  const loadText = await holdBack(page, '**/api/waivers/texts/**');
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page.getByText('Loading the waiver')).toBeAttached();
  await expect(turnHeading(page)).toBeVisible();
  await expectAccessible(page);
  loadText();
  await expect(new WaiverScreen(page).text().locator('h2').first()).toBeAttached();

  const save = await holdBack(page, `${complete}Waiver`);
  await new WaiverScreen(page).signAndAccept('Emma Carter');
  await expect(page.getByText('Saving…').first()).toBeVisible();
  await expect(new WaiverScreen(page).accept).toHaveAttribute('aria-busy', 'true');
  save();
  await expect(page).toHaveURL('/checkin/rentalprofile');
});

const turnHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Emma Carter' });

test('a part that did not come at the start comes later: what is finished in a tunnel is kept all the same', async ({
  page,
  stack,
  context,
}) => {
  await page.clock.install();
  const around = '**/assets/around-*.js';
  await page.route(around, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/around-'));
  await openRental(page, stack);
  await lost;
  await fillRental(page, { shoeSize: 'US 8' });
  await page.unroute(around);
  const came = page.waitForResponse(around);
  await page.clock.fastForward(20_000);
  await came;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
});
