import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { type BrowserGuest } from '../../support/browser-guest';
import { family, places } from '../../support/families';
import { memberOnFile } from '../support/member-state';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const own = `**${ownPhoneRoutes.own}`;
const hello = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** On the phone of somebody else, as by the link and its six digits. */
async function openOn(page: Page, guest: BrowserGuest, contactId: number): Promise<void> {
  const { locationId, activityId } = places.tubing;
  const link = (await guest.call('POST', ownPhoneRoutes.links, { contactId, locationId, activityId })) as OwnPhoneLink;
  const status = await guest.call('GET', `${ownPhoneRoutes.links}/${link.linkId}`);
  await page.goto(link.address);
  await page.getByLabel('The six digits').fill((status as OwnPhoneLinkStatus).code ?? '');
  await page.getByRole('button', { name: 'Show my waiver' }).click();
}

test('without a connection the own waivers are asked for again; only a link that has ended is said to have ended', async ({
  page,
}) => {
  await page.route(own, (route) => route.abort('connectionfailed'));
  await page.goto('/sign');
  await expect(page.getByText('The waiver could not be loaded')).toBeVisible();
  await expect(page.getByText('This link does not work any more')).toHaveCount(0);
  await page.unroute(own);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This link does not work any more')).toBeVisible();
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
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await waiver.accept.click();
  await waiver.skip.click();
  await expect(page.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).signedWaivers, 'once').toHaveLength(1);
  await page.reload();
  await waiver.skip.click();
  await expect(page.getByText('Nothing left to sign here')).toBeVisible();
  await expect(page.getByText('You have signed nothing.')).toHaveCount(0);
});

test('a link that ended meanwhile is said to have ended, to who signs and to who is somebody else', async ({
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
  await expect(page.getByText('This link does not work any more')).toBeVisible();

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
