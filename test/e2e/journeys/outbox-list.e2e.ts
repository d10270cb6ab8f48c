import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn, openHome, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { complete, effects } from '../support/completions';
import { untilKept } from '../support/offline';
import { ownPlace, untilHeard } from '../support/own-place';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

const gone = { status: 404, code: 'contact.unknown' };
const bar = (page: Page): Locator => page.getByRole('button', { name: 'Look' });
const entriesIn = (list: Locator): Locator =>
  list.getByRole('list', { name: 'What you finished' }).getByRole('listitem');
const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });

/** Emma's rental answers, finished without a connection. */
async function keptRental(page: Page, context: BrowserContext, stack: StackJson) {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await fillRental(page, { shoeSize: 'US 8' });
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
  return { guest, ids };
}

test.describe('with the app kept on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what was finished in the tunnel is listed one by one, and ticked as it arrives', async ({
    page,
    context,
    stack,
    database,
  }) => {
    test.slow();
    const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
    await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
    await openHome(page, guest, places.rental.locationId);
    await page.getByRole('button', { name: 'Check in (2)' }).click();
    await expect(turnOf(page, 'Emma Carter')).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    for (const name of ['Emma Carter', 'Mia Carter']) {
      await expect(turnOf(page, name)).toBeVisible();
      await fillRental(page, { shoeSize: 'US 8' });
      await saveButton(page).click();
    }
    await completeButton(page).click();
    await page.getByRole('link', { name: 'Back to your family' }).click();
    for (const name of ['Emma Carter', 'Mia Carter']) {
      await expect(row(page, name)).toContainText('Kept on this phone');
      await expect(row(page, name)).not.toContainText('Ready');
    }
    await expect(page.getByText('0 of 2 ready')).toBeVisible();

    await bar(page).click();
    const list = page.getByRole('dialog', { name: '2 kept on this phone' });
    await expect(entriesIn(list)).toHaveText([
      /Rental profile, Emma.*Finished at .*Kept$/,
      /Rental profile, Mia.*Finished at .*Kept$/,
    ]);
    await expect(list).toContainText('Goes out by itself when there is a connection.');
    await expectAccessible(page);
    // Where the list is longer than the screen it scrolls by the keyboard too.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 500 });
    await expectAccessible(page);
    await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bar(page)).toBeFocused();

    await bar(page).press('Enter');
    await expect(list).toBeVisible();
    // The second one stays on its way for a while.
    const held: (() => void)[] = [];
    let tries = 0;
    await context.route(`${complete}RentalProfile`, async (route) => {
      if (++tries > 1) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await context.setOffline(false);
    const goingOut = page.getByRole('dialog', { name: 'Going out' });
    await expect(entriesIn(goingOut)).toHaveText([/Emma.*Sent \d/, /Mia.*Going out$/]);
    await expect(goingOut).toContainText('1 sent, 1 to go.');
    await expectAccessible(page);
    for (const release of held) release();
    const arrived = page.getByRole('dialog', { name: 'Everything is sent.' });
    await expect(entriesIn(arrived)).toHaveText([/Emma.*Sent \d/, /Mia.*Sent \d/]);
    await expectAccessible(page);
    await arrived.getByRole('button', { name: 'Close' }).last().click();
    await expect(arrived).toBeHidden();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('All ready')).toBeVisible();
    for (const name of ['Emma Carter', 'Mia Carter']) await expect(row(page, name)).toContainText('Ready');
    expect((await effects(database, ids, guest.person.sub)).times).toEqual([1, 1, 1, 1]);
  });
});

test('what was not taken says so in the list, with the way to it', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  let isTaken = false;
  const isPressed = () => page.evaluate(() => 'pressed' in document.body.dataset);
  // It also tries by itself: what comes before the press is not to end the waiting.
  await page.route(`${complete}RentalProfile`, async (route) =>
    isTaken
      ? route.continue()
      : route.fulfill((await isPressed()) ? { status: 404, json: gone } : { status: 503, body: '' }),
  );
  await openCheckIn(page, guest, selection);
  await fillRental(page, { shoeSize: 'US 8' });
  await saveButton(page).click();
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
  await bar(page).click();
  const tryNow = page.getByRole('dialog').getByRole('button', { name: 'Try now' });
  await tryNow.evaluate((button) =>
    button.addEventListener('click', () => Object.assign(document.body.dataset, { pressed: 'yes' }), true),
  );
  await tryNow.click();
  const list = page.getByRole('dialog', { name: 'We need you' });
  await expect(entriesIn(list)).toHaveText([/Rental profile, Emma.*Needs you.*Not saved for Emma.*Open.*Discard/]);
  await expectAccessible(page);
  const ground = (name: string, place: 'first' | 'last') =>
    list
      .getByRole('button', { name })
      [place]()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Close', 'last'), 'one button is the main one').not.toBe(await ground('Open', 'first'));
  isTaken = true;
  await list.getByRole('button', { name: 'Open' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 8');
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  await expect(page.getByText('Not saved for Emma')).toHaveCount(0);
});

test('what was not taken opens its own check-in, from within another one too', async ({
  page,
  context,
  stack,
  database,
}) => {
  await keptRental(page, context, stack);
  await page.route(`${complete}RentalProfile`, (route) => route.fulfill({ status: 404, json: gone }));
  await context.setOffline(false);
  const open = page.getByRole('button', { name: 'Open' });
  await expect(open).toBeVisible();
  const { locationId } = await ownPlace(database, { enableAgreeCheckbox: true });
  await page.goto(`/l/${locationId}`);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page).toHaveURL('/checkin/waiver');
  await open.click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 8');
});

test('what a network refuses in our place is none of our answers: it waits, and arrives', async ({
  page,
  context,
  stack,
  database,
}) => {
  const { guest, ids } = await keptRental(page, context, stack);
  const blocked = page.waitForResponse((response) => response.status() === 403);
  await page.route(`${complete}RentalProfile`, (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked by the hotel</h1>' }),
  );
  await context.setOffline(false);
  await blocked;
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open' })).toBeHidden();
  await page.unroute(`${complete}RentalProfile`);
  await expect
    .poll(async () => (await effects(database, ids, guest.person.sub)).times, { timeout: 60_000 })
    .toEqual([1, 1]);
});

interface Taken {
  page: Page;
  context: BrowserContext;
  stack: StackJson;
  database: TestDatabase;
}

/** A waiver that the resort takes away while it waits on the phone; answers what says so. */
async function takenAway({ page, context, stack, database }: Taken): Promise<Locator> {
  const { activityId, ...place } = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  const selection = { ...place, activityId, contactIds: ids };
  await openCheckIn(page, guest, selection);
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await context.setOffline(true);
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
  await database.rows('delete from activity_task where activity_id = $1', [activityId]);
  await untilHeard(database, guest, place);
  await context.setOffline(false);
  return page.getByRole('status').filter({ hasText: 'No longer needed for Emma: Waiver.' });
}

test('what the resort took away while it waited says so in the language of now, needs nobody, and is put away', async ({
  page,
  context,
  stack,
  database,
}) => {
  const told = await takenAway({ page, context, stack, database });
  await expect(told).toContainText('There is nothing you need to do.');
  await expect(page.getByText('Not saved for')).toHaveCount(0);
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/home');
  await expect(told).toBeVisible();
  await page.locator('select[autocomplete="language"]').selectOption('de');
  await expect(page.getByText('Nicht mehr nötig für Emma: Verzichtserklärung.')).toBeVisible();
  await page.getByRole('button', { name: 'OK Nicht mehr nötig für Emma' }).click();
  await expect(page.getByText('Nicht mehr nötig für Emma')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Nicht mehr nötig für Emma')).toHaveCount(0);
});

test('signing out warns of nothing that the resort asks for no more', async ({ page, context, stack, database }) => {
  await expect(await takenAway({ page, context, stack, database })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/welcome/);
});
