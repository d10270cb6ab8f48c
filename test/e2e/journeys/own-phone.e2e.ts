import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import type { BrowserGuest } from '../../support/browser-guest';
import { family, openHome, places } from '../../support/families';
import { pathOf } from '../../support/own-phone';
import { expectAccessible } from '../support/accessible';
import { effects } from '../support/completions';
import { memberOnFile } from '../support/member-state';
import { failNext } from '../support/network';
import { type OwnPlace, ownPlace, untilHeard } from '../support/own-place';
import { completeButton } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const couple = [{ firstName: 'Daniel', age: 40 }];

test('another adult signs on their own phone: a link and six digits, their own waiver alone, and the folded card ticks after a reload', async ({
  page,
  stack,
  browser,
}) => {
  const { guest, ids } = await family(stack, couple);
  const [emma = 0, daniel = 0] = ids;
  await openHome(page, guest, places.tubing.locationId);
  const offer = page.getByRole('button', { name: 'Sign on their own phone' });
  await page.getByRole('button', { name: /^Daniel Carter/ }).click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: /^Emma Carter/, expanded: false }).click();
  await expect(page.getByRole('button', { name: /^Emma Carter/, expanded: true })).toBeVisible();
  await expect(offer, 'she has this phone').toHaveCount(1);
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/waivers/links'));
  await offer.click();
  const { address } = (await (await made).json()) as { address: string };
  const sheet = page.getByRole('dialog', { name: 'Sign on their own phone' });
  await expect(sheet.getByRole('img', { name: 'Code with the link for Daniel' })).toBeVisible();
  const digits = sheet.getByRole('status');
  await expect(digits).toHaveText(/^\d{3} \d{3}$/);
  await expectAccessible(page);

  // The page is loaded anew: the link that was sent goes on, with its digits.
  const moreLinks: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/waivers/links') && moreLinks.push(request.method()));
  await page.reload();
  await page.getByRole('button', { name: /^Daniel Carter/ }).click();
  await page.getByRole('button', { name: 'Sign on their own phone' }).click();
  await expect(digits).toHaveText(/^\d{3} \d{3}$/);
  expect(moreLinks, 'a new link would end the one that was sent').toEqual([]);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const phone = await context.newPage();
    await phone.goto(address);
    await phone.getByLabel('The six digits').fill('000000');
    await phone.getByRole('button', { name: 'Show my waiver' }).click();
    await expect(phone.getByText('These digits do not fit.')).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel('The six digits').fill(String(await digits.textContent()).replace(' ', ''));
    await phone.getByRole('button', { name: 'Show my waiver' }).click();
    await expect(phone.getByRole('heading', { name: 'Hello Daniel, this is your waiver' })).toBeVisible();
    expect(phone.url(), 'nobody reads the secret in the address bar').not.toContain('#');
    await expect(sheet.getByText('Daniel has opened the waiver')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Daniel Carter/ }).click();
    await expect(page.getByRole('button', { name: 'Sign on their own phone' })).toHaveCount(0);
    const waiver = new WaiverScreen(phone);
    await waiver.signAndAccept('Daniel Carter');
    await expect(page.getByText('1 of 2 ready'), 'the folded card ticks').toBeVisible();
    await expect(phone.getByRole('region', { name: 'Photo and Video Consent' })).toBeVisible();
    await waiver.skip.click();
    await expect(phone.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
    await expectAccessible(phone);
  } finally {
    await context.close();
  }
  const signed = (await memberOnFile(guest, daniel)).signedWaivers.map(({ signerName }) => signerName);
  expect(signed).toEqual(['Daniel Carter']);
  expect((await memberOnFile(guest, emma)).signedWaivers).toEqual([]);
});

/** On Daniel's phone, with the digits that his wife reads out. */
async function openLink(page: Page, guest: BrowserGuest, contactId: number, { locationId, activityId }: OwnPlace) {
  const asked = { contactId, locationId, activityId };
  const link = (await guest.call('POST', ownPhoneRoutes.links, asked)) as OwnPhoneLink;
  const { code } = (await guest.call('GET', pathOf(link))) as OwnPhoneLinkStatus;
  await page.goto(link.address);
  await page.getByLabel('The six digits').fill(String(code));
  await page.getByRole('button', { name: 'Show my waiver' }).click();
}

test('a signature whose answer was lost counts once, however often it is tried again', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, couple);
  await openLink(page, guest, ids[1] ?? 0, place);
  const waiver = new WaiverScreen(page);
  await failNext(page, `**${ownPhoneRoutes.sign}`, ['answer lost', 'answer lost']);
  await waiver.signAndAccept('Daniel Carter');
  const alert = page.getByRole('alertdialog', { name: 'ERROR CALLING API' });
  for (const _ of ['once', 'twice']) await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).signedWaivers).toHaveLength(1);
  expect((await effects(database, ids, guest.person.sub)).times).toEqual([1]);
});

test('what the resort asks in addition comes onto the other phone after one refusal', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableTextSignature: false });
  const { guest, ids } = await family(stack, couple);
  await openLink(page, guest, ids[1] ?? 0, place);
  const waiver = new WaiverScreen(page);
  await waiver.sign('Daniel Carter');
  await database.rows('update task set enable_text_signature = true where pos_waiver_id = $1', [place.posWaiverId]);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await page.getByRole('alertdialog', { name: 'ERROR CALLING API' }).getByRole('button', { name: 'Close' }).click();
  await expect(waiver.typedName, 'what is asked is read anew').toBeVisible();
  await waiver.sign('Daniel Carter');
  await waiver.accept.click();
  await expect(page.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
});

test('who waits in the check-in for another adult’s signature goes on once it is given on their own phone', async ({
  page,
  stack,
  database,
  browser,
}) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, couple);
  await openHome(page, guest, place.locationId);
  await page.getByRole('button', { name: /^Daniel Carter/ }).click();
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/waivers/links'));
  await page.getByRole('button', { name: 'Sign on their own phone' }).click();
  const { address } = (await (await made).json()) as { address: string };
  const sheet = page.getByRole('dialog', { name: 'Sign on their own phone' });
  const digits = String(await sheet.getByRole('status').textContent()).replace(' ', '');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  await new WaiverScreen(page).signAndAccept('Emma Carter');
  await expect(page.getByText('Please hand the phone to Daniel')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const phone = await context.newPage();
    await phone.goto(address);
    await phone.getByLabel('The six digits').fill(digits);
    await phone.getByRole('button', { name: 'Show my waiver' }).click();
    await new WaiverScreen(phone).signAndAccept('Daniel Carter');
    await expect(phone.getByText('Thank you, Daniel. You have signed.')).toBeVisible();
  } finally {
    await context.close();
  }
  await expect(page.getByText('Please hand the phone to Daniel')).toHaveCount(0);
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  expect((await memberOnFile(guest, ids[1])).signedWaivers).toHaveLength(1);
});
