import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { type Selection } from '../../support/answers';
import { type BrowserGuest } from '../../support/browser-guest';
import { buildWaiverTask } from '../../support/build-resort';
import { family, places } from '../../support/families';
import { memberOnFile } from '../support/member-state';
import { ownPlace, untilHeard } from '../support/own-place';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const own = `**${ownPhoneRoutes.own}`;
const hello = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** On the phone of somebody else, as by the link and its six digits. */
async function openOn(
  page: Page,
  guest: BrowserGuest,
  contactId: number,
  { locationId, activityId }: Omit<Selection, 'contactIds'> = places.tubing,
): Promise<void> {
  const link = (await guest.call('POST', ownPhoneRoutes.links, { contactId, locationId, activityId })) as OwnPhoneLink;
  const status = await guest.call('GET', `${ownPhoneRoutes.links}/${link.linkId}`);
  await page.goto(link.address);
  await page.getByLabel('The six digits').fill((status as OwnPhoneLinkStatus).code ?? '');
  await page.getByRole('button', { name: 'Show my waiver' }).click();
}

test('without a connection the own waivers are asked for again; only a page whose time is over is said to be closed', async ({
  page,
}) => {
  await page.route(own, (route) => route.abort('connectionfailed'));
  await page.goto('/sign');
  await expect(page.getByText('The waiver could not be loaded')).toBeVisible();
  await expect(page.getByText('This page is closed')).toHaveCount(0);
  await page.unroute(own);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a signature whose answer is lost is answered when it is sent again, and after a reload nothing is left to sign', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  let isLost = true;
  await page.route(`**${ownPhoneRoutes.sign}`, async (route) => {
    const answer = await route.fetch();
    if (isLost) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
    isLost = false;
  });
  await openOn(page, guest, ids[1] ?? 0);
  const waiver = new WaiverScreen(page);
  await waiver.signAndAccept('Daniel Carter');
  const failed = page.getByRole('alertdialog', { name: 'ERROR CALLING API' });
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(waiver.typedName.or(waiver.agree).first(), 'what was entered is still there').toBeVisible();
  isLost = true;
  await waiver.accept.click();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await waiver.skip.click();
  await expect(page.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).signedWaivers, 'once').toHaveLength(1);
  await page.reload();
  await waiver.skip.click();
  await expect(page.getByText('Nothing left to sign here')).toBeVisible();
  await expect(page.getByText('You have signed nothing.')).toHaveCount(0);
});

test('a page whose half hour is over says so, with the ways on, to who signs and to who is somebody else', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openOn(page, guest, ids[1] ?? 0);
  const waiver = new WaiverScreen(page);
  await waiver.sign('Daniel Carter');
  // Their half hour is over.
  await page.context().clearCookies();
  await waiver.accept.click();
  await expect(page.getByText('This page is closed')).toBeVisible();
  await expect(page.getByText('If not, open the link again')).toBeVisible();

  await openOn(page, guest, ids[1] ?? 0);
  await expect(hello(page, /^Hello Daniel/)).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'I am not Daniel' }).click();
  await expect(page.getByText('This link is closed')).toBeVisible();
});

test('the own waivers follow the language that is chosen, and what was signed stays signed', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ownPhoneRoutes.own) asked.push(request.headers()['accept-language']);
  });
  await openOn(page, guest, ids[1] ?? 0);
  await expect(hello(page, /^Hello Daniel/)).toBeVisible();
  const language = page.locator('select[autocomplete="language"]');
  await language.selectOption('fr');
  await expect.poll(() => asked).toEqual(['en', 'fr']);
  await expect(hello(page, /Daniel/)).toBeVisible();
  await language.selectOption('en');
  await expect.poll(() => asked).toEqual(['en', 'fr', 'en']);
  // A sheet that is open over another text closes when this one comes.
  await expect(page.getByRole('region', { name: 'Tubing Hill: Agreement for Today' })).toBeVisible();
  const waiver = new WaiverScreen(page);
  await waiver.signAndAccept('Daniel Carter');
  await waiver.skip.click();
  await expect(page.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
  await language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(/^Merci/)).toBeVisible();
});

test('a waiver that the resort takes away meanwhile is not asked any more, and leads to the next', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const next = await buildWaiverTask(database, { name: 'Second waiver', posWaiverId: `NEXT-${place.posWaiverId}` });
  const { activityId } = place;
  await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [activityId, next]);
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openOn(page, guest, ids[1] ?? 0, place);
  const waiver = new WaiverScreen(page);
  const takeAway = async (which: string) => {
    await database.rows(`delete from activity_task where activity_id = $1 and task_id ${which} $2`, [activityId, next]);
    await untilHeard(database, guest, place);
  };
  await waiver.sign('Daniel Carter');
  await takeAway('<>');
  await waiver.accept.click();
  await expect(page.getByRole('region', { name: 'Second waiver' })).toBeVisible();
  await waiver.sign('Daniel Carter');
  await takeAway('=');
  await waiver.accept.click();
  for (const how of ['at once', 'after a reload']) {
    await expect(page.getByText('Nothing left to sign here'), how).toBeVisible();
    await expect(page.getByText('The resort does not ask you for a signature any more.'), how).toBeVisible();
    await page.reload();
  }
  await database.rows('delete from location_activity where activity_id = $1', [activityId]);
  await page.reload();
  await expect(page.getByText('The resort does not ask you for a signature any more.')).toBeVisible();
});

test('a waiver whose season ends meanwhile is signed at the desk', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openOn(page, guest, ids[1] ?? 0, place);
  await expect(hello(page, /^Hello Daniel/)).toBeVisible();
  await database.rows("update task set end_effective_date = '2020-01-01' where pos_waiver_id = $1", [
    place.posWaiverId,
  ]);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('To sign at the desk')).toBeVisible({ timeout: 2000 });
  }).toPass();
});
