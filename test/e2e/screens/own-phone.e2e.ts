import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { type BrowserGuest } from '../../support/browser-guest';
import { family, places } from '../../support/families';
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
  const waiver = new WaiverScreen(page);
  await waiver.signAndAccept('Daniel Carter');
  await waiver.skip.click();
  await expect(page.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
  await language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(/^Merci/)).toBeVisible();
});
