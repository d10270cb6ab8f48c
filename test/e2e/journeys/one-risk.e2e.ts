import { type OneRiskSignings, type OneRiskUrl, oneRiskRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import type { OneRiskBehaviour } from '../../../libs/sandbox/src/one-risk/one-risk-behaviour';
import type { BrowserGuest } from '../../support/browser-guest';
import { buildRentalTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn, openHome } from '../../support/families';
import { type RunningStack, startStack } from '../../support/stack';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { holdBack } from '../support/network';
import { partnerPlace } from '../support/own-place';
import { test as base } from '../test';

/** A resort with the feature, beside the one that all other journeys share and that has none. */
const test = base.extend<object, { own: RunningStack }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const own = await startStack({ FEATURES: '1Risk', PORT: '4400' });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  stack: ({ own }, use) => use(own.json),
  baseURL: ({ own }, use) => use(own.json.guestUrl),
});
// One partner for all of them.
test.describe.configure({ mode: 'serial' });

interface Scene {
  page: Page;
  stack: StackJson;
  database: TestDatabase;
}

async function behave({ oneRiskUrl }: StackJson, behaviour: OneRiskBehaviour): Promise<void> {
  const answer = await fetch(`${oneRiskUrl}/sandbox/behaviour`, {
    method: 'POST',
    body: JSON.stringify({ behaviour }),
  });
  expect(answer.status).toBe(200);
}
const partner = (page: Page) => page.frameLocator('iframe[title="Waiver of our partner"]');
/** Mia's waiver is open at the partner's, who behaves in this way. */
async function atMiasWaiver({ page, stack, database }: Scene, behaviour: OneRiskBehaviour) {
  await behave(stack, behaviour);
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const selection = { ...place, contactIds: ids.slice(1) };
  await openCheckIn(page, guest, selection);
  await expect(partner(page).getByText('Mia Carter')).toBeVisible();
  return { place, guest, ids, selection };
}
const confirming = (page: Page) => page.getByText('Confirming your signature');

test.afterEach(({ stack }) => behave(stack, 'ok'));

test('a waiver is signed with 1Risk: what the page says is confirmed by 1Risk itself, also after a reload', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids, selection } = await atMiasWaiver({ page, stack, database }, 'silent');
  await expect(page.getByText('Opening the waiver of our partner')).toBeHidden();
  await expectAccessible(page);

  await page.evaluate(() => postMessage({ type: 'waiverCompleted' }, '*'));
  await expect(partner(page).getByRole('button', { name: 'Sign' }), 'another window is not heard').toBeVisible();
  expect(await openTasks(guest, selection)).toHaveLength(1);

  await partner(page).getByRole('button', { name: 'Sign' }).click();
  await expect(confirming(page)).toBeVisible();
  const [again, goOn] = await Promise.all(
    ['Open the waiver again', 'Continue'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(goOn?.height, 'its word is whole').toBe(again?.height);
  expect(goOn?.height).toBe(56);
  await expectAccessible(page);
  await page.reload();
  await expect(confirming(page), 'the server remembers').toBeVisible();
  await expect(page, 'no callback came, so 1Risk was asked').toHaveURL('/checkinComplete', { timeout: 30_000 });
  expect(await openTasks(guest, selection)).toEqual([]);
  expect((await memberOnFile(guest, ids[1])).signedWaivers, 'nothing was signed here').toEqual([]);
});

test('what goes wrong at 1Risk is said, and everything else goes on', async ({ page, stack, database }) => {
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack, []);
  await behave(stack, 'down');
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await expect(page.getByText('Our waiver partner is not answering right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue without signing' })).toBeEnabled();
  await expectAccessible(page);

  await behave(stack, 'error');
  // After some failures in a row it is left alone for a while.
  const alert = page.getByRole('alertdialog');
  await expect(async () => {
    // An alert that came late hides the button.
    if (!(await alert.isVisible())) await page.getByRole('button', { name: 'Open the waiver again' }).click();
    await expect(alert).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await expect(alert.getByRole('heading')).toHaveText('ERROR CALLING 1RISK INTERFACE: 503 The waiver is being edited');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(partner(page).getByRole('button', { name: 'Sign' })).toBeHidden();
  await expect(page.getByText('The waiver is not signed yet')).toBeVisible();

  await behave(stack, 'malformed');
  await page.getByRole('button', { name: 'Open the waiver again' }).click();
  await partner(page).getByRole('button', { name: 'Sign' }).click();
  await expect(page, 'its callback came').toHaveURL('/checkinComplete', { timeout: 30_000 });
});

test('home shows what 1Risk has not confirmed yet as signed, and nothing to do', async ({ page, stack, database }) => {
  const { guest, place } = await atMiasWaiver({ page, stack, database }, 'liar');
  await partner(page).getByRole('button', { name: 'Sign' }).click();
  await expect(confirming(page)).toBeVisible();
  await openHome(page, guest, place.locationId);
  const mia = page.getByRole('listitem').filter({ hasText: 'Mia Carter' });
  await expect(mia.getByRole('button', { name: /Signed, being confirmed/ })).toBeVisible();
  await expect(mia.getByRole('checkbox')).toHaveCount(0);
  await mia.getByRole('button').click();
  await expect(mia.getByRole('list', { name: 'Signed, being confirmed' })).toBeVisible();
  await expectAccessible(page);
});

test('who declines is told so, and may open it again', async ({ page, stack, database }) => {
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const declined = page.waitForResponse((answer) => answer.url().endsWith('/decline'));
  await partner(page).getByRole('button', { name: 'Decline' }).click();
  await declined;
  await page.reload();
  await expect(page.getByText('The waiver was declined')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the waiver again' }).click();
  await partner(page).getByRole('button', { name: 'Sign' }).click();
  await expect(page).toHaveURL('/checkinComplete', { timeout: 30_000 });
});

const claimedFor = async (guest: BrowserGuest) => {
  const { signings } = (await guest.call('GET', oneRiskRoutes.signings)) as OneRiskSignings;
  return signings.filter(({ state }) => state !== 'open').flatMap(({ contactIds }) => contactIds);
};

test('where each signs in turn, nobody is left out by what another one has finished or left', async ({
  page,
  stack,
  database,
}) => {
  await behave(stack, 'liar');
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  await expect(partner(page).getByText('Mia Carter')).toBeVisible();
  await partner(page).getByRole('button', { name: 'Sign' }).click();
  await expect(confirming(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(partner(page).getByText('Leo Carter')).toBeVisible();
  await page.getByRole('button', { name: 'Continue without signing' }).click();
  await expect(page).toHaveURL('/checkinComplete');
  const whose = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(whose('Mia')).toContainText('Signed, being confirmed');
  await expect(whose('Leo')).toContainText('Still open');
  await expect(page.getByText('Leo Carter has something left to do')).toBeVisible();
  await expectAccessible(page);
});

test('that all waivers of a page are completed leads to the next person, and after the last one on', async ({
  page,
  stack,
  database,
}) => {
  await behave(stack, 'done');
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  await expect(page).toHaveURL('/checkinComplete');
  expect((await claimedFor(guest)).sort()).toEqual(ids.slice(1).sort());
});

/** The partner's page says all that it has to say while its first word is on its way. Lets the answer come. */
async function saidAtOnce(page: Page): Promise<() => void> {
  const answer = await holdBack(page, /OneRiskSignings\/[^/]+\/claim/);
  const claimed = page.waitForRequest(/\/claim$/);
  const say = (type: string) =>
    partner(page)
      .locator('body')
      .evaluate((_, said) => parent.postMessage({ type: said }, '*'), type);
  await say('waiverCompleted');
  await claimed;
  await say('allWaiversCompleted');
  return answer;
}

test('that all are completed counts also while the word before it is still on its way', async ({
  page,
  stack,
  database,
}) => {
  await atMiasWaiver({ page, stack, database }, 'silent');
  const answer = await saidAtOnce(page);
  answer();
  await expect(page).toHaveURL('/checkinComplete');
});

test('who goes on while it is on its way is not taken along once more', async ({ page, stack, database }) => {
  await behave(stack, 'silent');
  const place = await partnerPlace(database);
  const link = 'insert into activity_task (activity_id, task_id) values ($1, $2)';
  await database.rows(link, [place.activityId, await buildRentalTask(database)]);
  const { guest, ids } = await family(stack, []);
  const load = await holdBack(page, '**/assets/rental-page-*.js');
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const answer = await saidAtOnce(page);
  await page.getByRole('button', { name: 'Continue without signing' }).click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  const answered = page.waitForResponse(/\/claim$/);
  answer();
  await (await answered).finished();
  load();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental profile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page, 'the rental profile has come once').toHaveURL('/checkin/waiver');
});

test('home knows that one is signed while another one’s signature is just being confirmed', async ({
  page,
  stack,
  database,
}) => {
  await behave(stack, 'silent');
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack);
  const [, mia = 0, leo = 0] = ids;
  const waiverId = `1R-${place.posWaiverId.slice(-4)}`;
  const pageFor = async (id: number) => {
    const waivers = [{ waiverId, guests: [{ posGuestId: String(id) }] }];
    const { locationId, activityId } = place;
    return (await guest.call('POST', oneRiskRoutes.url, { waivers, locationId, activityId })) as OneRiskUrl;
  };
  const claim = ({ reference }: OneRiskUrl) =>
    guest.call('POST', oneRiskRoutes.claim.replace('{reference}', reference), {});
  const [forMia, forLeo] = [await pageFor(mia), await pageFor(leo)];
  await claim(forMia);
  await openHome(page, guest, place.locationId);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const beingConfirmed = { name: /Signed, being confirmed/ };
  await expect(row('Mia Carter').getByRole('button', beingConfirmed)).toBeVisible();

  // Between two looks of home.
  let look = () => {};
  const looks = new Promise<void>((resolve) => {
    look = resolve;
  });
  await page.route(`**${oneRiskRoutes.signings}`, async (route) => {
    await looks;
    await route.continue();
  });
  await fetch(`${forMia.url}/sign`, { method: 'POST' });
  // Another phone of the family looks, so that 1Risk is asked; the sweep would, but only each minute.
  const asked = async () => {
    await guest.call('GET', oneRiskRoutes.signings);
    return openTasks(guest, { ...place, contactIds: [mia] });
  };
  await expect.poll(asked, { timeout: 30_000 }).toEqual([]);
  await claim(forLeo);
  look();
  await expect(row('Leo Carter').getByRole('button', beingConfirmed)).toBeVisible();
  await expect(row('Mia Carter').getByRole('button', beingConfirmed)).toHaveCount(0);
  await expect(row('Mia Carter').getByRole('checkbox'), 'nothing left to do').toHaveCount(0);
});
