import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { family, openCheckIn, openHome, openRental, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { isFull } from '../support/browser-lacks';
import { complete, effects } from '../support/completions';
import { memberOnFile } from '../support/member-state';
import { connectionIsBack, partsAreHere, untilKept } from '../support/offline';
import { ownPlace, publishText, untilHeard } from '../support/own-place';
import { choosePhoto, completeButton, fillContacts, fillRental, saveButton, usePhoto } from '../support/profiles';
import { whenShown } from '../support/shown';
import { turnOf, WaiverScreen } from '../support/waiver';
import { ownDay } from '../taps/own-day';
import { test } from '../test';

const kept = (page: Page, sent: number, count: number): Locator =>
  page.getByText(`Kept on this phone, ${sent} of ${count} sent.`).first();

const finished = (page: Page): Locator => page.getByRole('list', { name: 'Finished' }).getByRole('listitem');

test.describe('with the app kept on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('once the check-in was opened, home says that it goes on, and it does', async ({
    page,
    context,
    stack,
    database,
  }) => {
    const place = await ownDay(database, true);
    const { guest } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
    await openHome(page, guest, place.locationId);
    await page.getByRole('button', { name: 'Check in (2)' }).click();
    await expect(new WaiverScreen(page).text().locator('h2').first()).toBeAttached();
    await untilKept(page);
    await page.goBack();
    await context.setOffline(true);
    await expect(page.getByText('No connection. Go on: what you finish is kept on this phone.')).toBeVisible();
    await page.getByRole('button', { name: 'Check in (2)' }).click();
    await expect(new WaiverScreen(page).text().locator('h2').first()).toBeAttached();
    await expect(page).toHaveURL('/checkin/waiver');
  });

  test('all four tasks for a family with the network off; when it is back, everything arrives once', async ({
    page,
    context,
    stack,
    database,
  }) => {
    test.slow();
    const place = await ownDay(database, true);
    const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
    await openHome(page, guest, place.locationId);
    await page.getByRole('button', { name: 'Check in (2)' }).click();
    await expect(new WaiverScreen(page).text().locator('h2').first()).toBeAttached();
    await untilKept(page);
    await context.setOffline(true);
    await expect(page.getByText('No connection. Go on: what you finish is kept on this phone.')).toBeVisible();

    await new WaiverScreen(page).signAndAccept('Emma Carter');
    await expect(page).toHaveURL('/checkin/rentalprofile');
    await expect(kept(page, 0, 1)).toBeVisible();
    await expectAccessible(page);
    for (const name of ['Emma Carter', 'Mia Carter']) {
      await expect(turnOf(page, name)).toBeVisible();
      await fillRental(page, { shoeSize: 'US 8' });
      await saveButton(page).click();
      // Green would mean that the resort has it.
      if (name === 'Emma Carter') await expect(finished(page)).toHaveText(/Emma Carter.*Kept on this phone/);
    }
    await completeButton(page).click();
    await expect(turnOf(page, 'Mia Carter')).toBeVisible();
    await fillContacts(page);
    await page.getByLabel('Food Allergy').fill('Peanuts');
    await saveButton(page).click();
    await expect(kept(page, 0, 4)).toBeVisible();
    // The phone is put away, and taken out again still in the tunnel.
    await page.reload();
    await expect(kept(page, 0, 4)).toBeVisible();
    await completeButton(page).click();
    for (const [index, name] of ['Emma Carter', 'Mia Carter'].entries()) {
      await expect(turnOf(page, name)).toBeVisible();
      await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(index * 90, 500) });
      await usePhoto(page).click();
    }
    await completeButton(page).click();
    await expect(page).toHaveURL('/checkinComplete');
    await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Checked in' }).getByRole('listitem')).toHaveText([
      /Emma.*On this phone/,
      /Mia.*On this phone/,
    ]);
    await expect(kept(page, 0, 6)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(kept(page, 0, 6)).toBeVisible();
    await expect(page.getByRole('img', { name: /family code/i })).toBeVisible();
    expect(await effects(database, ids, guest.person.sub)).toEqual({ times: [], records: 0 });
    expect(await storedText(page), 'health answers are nowhere to be read').not.toContain('Peanuts');

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
    await expect(kept(page, 0, 6)).toBeHidden();
    expect(await effects(database, ids, guest.person.sub)).toEqual({ times: Array(7).fill(1), records: 6 });
    expect(await memberOnFile(guest, ids[1])).toMatchObject({
      rentalProfile: { shoeSize: 'US 8', isValid: true },
      childRegistration: { foodAllergy: 'Peanuts' },
      photo: { isValid: true },
      signedWaivers: [{ signerName: 'Emma Carter' }],
    });
  });
});

/** Everything that this site keeps in the browser, as far as it can be read. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('arrival');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const rows = await Promise.all(
      ['kept', 'outbox'].map(
        (name) =>
          new Promise<unknown[]>((resolve, reject) => {
            const asking = database.transaction(name).objectStore(name).getAll();
            asking.onsuccess = () => resolve(asking.result);
            asking.onerror = () => reject(asking.error);
          }),
      ),
    );
    database.close();
    const read = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return '';
      return typeof value === 'object' && value !== null ? Object.values(value).map(read).join('\n') : String(value);
    };
    if (rows.flat().length < 5) throw new Error('Nothing is kept');
    return [read(rows), JSON.stringify({ ...sessionStorage, ...localStorage })].join('\n');
  });

test('one bar of signal: the guest goes on, and what had arrived after all counts once', async ({
  page,
  stack,
  database,
}) => {
  const keys = new Set<string | undefined>();
  let tries = 0;
  await page.route(`${complete}RentalProfile`, async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    // It arrives, and its answer is never seen.
    if (++tries === 1) await route.fetch();
    else await route.continue();
  });
  const { guest, ids } = await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  const keptForEmma = whenShown(page, 'Kept on this phone for Emma');
  await saveButton(page).click();
  await keptForEmma;
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  expect(tries).toBeGreaterThan(1);
  expect(keys.size, 'tries of one answer').toBe(1);
  expect((await effects(database, ids, guest.person.sub)).times).toEqual([1, 1]);
});

test('a server that is away for a while is a tunnel too', async ({ page, stack, database }) => {
  const { guest, ids } = await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  let isAway = true;
  await page.route('**/api/**', (route) =>
    isAway ? route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: '' }) : route.continue(),
  );
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(kept(page, 0, 1)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  isAway = false;
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible({ timeout: 60_000 });
  expect((await effects(database, ids, guest.person.sub)).times).toEqual([1, 1]);
});

test('a phone that is full: what cannot be kept waits on the page, which says so, and goes out by itself', async ({
  page,
  context,
  stack,
  database,
}) => {
  const { guest, ids } = await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  await partsAreHere(page);
  await isFull(page);
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(
    page.getByText('Not saved yet: waiting for connection. Please keep this page open.').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await completeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  expect((await effects(database, ids, guest.person.sub)).times).toEqual([1, 1]);
});

test('a text that changed in the tunnel is shown again and signed anew', async ({ page, context, stack, database }) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  await openHome(page, guest, place.locationId);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  const waiver = new WaiverScreen(page);
  await expect(waiver.text().locator('h2').first()).toBeAttached();
  await partsAreHere(page);
  await context.setOffline(true);
  await waiver.signAndAccept('Emma Carter');
  await expect(kept(page, 0, 1)).toBeVisible();
  await publishText(database, place.posWaiverId, `<h2>Other rules ${randomUUID()}</h2><p>Look twice.</p>`);
  await untilHeard(database, guest, place);
  await context.setOffline(false);
  await expect(page.getByText('The text has changed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Other rules')).toBeHidden();
  await expect(waiver.text().getByText('Look twice.')).toBeVisible();
  await waiver.open();
  await expect(waiver.agree).not.toBeChecked();
  await waiver.signAndAccept('Emma Carter');
  await expect(page.getByText('The text has changed')).toHaveCount(0);
  expect((await memberOnFile(guest, ids[0])).signedWaivers).toHaveLength(1);
});

test('signing out asks while something is only on this phone, and then leaves nothing', async ({
  page,
  context,
  stack,
}) => {
  await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  await page.route(`${complete}RentalProfile`, (route) => route.abort());
  await saveButton(page).click();
  await expect(kept(page, 0, 1)).toBeVisible();
  await page.goto('/logout');
  const dialog = page.getByRole('alertdialog', { name: 'Not everything is sent' });
  await expect(dialog).toContainText('only on this phone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(kept(page, 0, 1)).toBeVisible();
  await page.goto('/logout');
  // Not back to the app: what signs this browser in goes with the rest, and so it would sign in anew wherever the app starts.
  await page.route('**/session/end?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Signed out</p>' }),
  );
  await dialog.getByRole('button', { name: 'Sign out all the same' }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
  await page.goto('/health/live');
  const left = await page.evaluate(async () => (await indexedDB.databases()).length);
  expect(left === 0 || (await keyCount(page)) === 0).toBe(true);
  await context.clearCookies();
});

const keyCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('arrival');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          if (names.length === 0) return resolve(0);
          const counting = opening.result.transaction('key').objectStore('key').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test('a photo that was kept and then refused comes back as it was cut, with the reason', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  let answer = 503;
  await page.route('**/api/tasks/contact/complete/Photo/Upload*', (route) =>
    answer === 200 ? route.continue() : route.fulfill({ status: answer, body: '' }),
  );
  await openCheckIn(page, guest, selection);
  await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(0, 500) });
  await usePhoto(page).click();
  await expect(kept(page, 0, 1)).toBeVisible();
  answer = 413;
  await connectionIsBack(page);
  await expect(page.getByText('Not saved for Emma: Photo.')).toBeVisible();
  await expect(page.getByText('The file is probably too big')).toBeVisible();
  await expect(page.getByAltText('Emma, cropped to a square')).toBeVisible();
  await expectAccessible(page);
  answer = 200;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(completeButton(page)).toBeVisible();
  await expect(page.getByText('Not saved for Emma: Photo.')).toHaveCount(0);
  expect(await memberOnFile(guest, ids[0])).toMatchObject({ photo: { isValid: true } });
});
