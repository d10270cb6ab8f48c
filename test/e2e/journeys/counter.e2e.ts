import { expect } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { family, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { expectNothingKept, isIn, letIn, typeCode, waits } from '../support/counter';
import { memberOnFile } from '../support/member-state';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const couple = [{ firstName: 'Daniel', age: 40 }];
const { locationId } = places.tubing;

test('staff let a family in: it signs on the tablet, takes its code and hands the tablet back', async ({
  page,
  stack,
  browser,
}) => {
  const carters = await family(stack, couple);
  const [emma = 0, daniel = 0] = carters.ids;
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: stack.guestUrl });
  try {
    const desk = await context.newPage();
    await (await browserAdministrator(stack)).signIn(desk);
    await desk.goto(`/admin/guests/${daniel}?place=${locationId}`);
    await desk.getByRole('button', { name: 'Check in here' }).click();
    const dialog = desk.getByRole('dialog', { name: /^Check in here: / });
    await expect(dialog.getByRole('radio', { name: 'Daniel Carter' }), 'he was looked for').toBeChecked();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Show the code' }).click();
    await expect(dialog.getByRole('img', { name: 'Code for the tablet' })).toBeVisible();
    await expectAccessible(desk);
    const code = String(await dialog.getByLabel('Letters to type instead').textContent());

    await page.goto('/counter');
    await waits(page);
    await expectAccessible(page);
    await typeCode(page, 'BCDF GHJK');
    await expect(page.getByText('This code does not work')).toBeVisible();
    await typeCode(page, code.toLowerCase());
    await isIn(page);
    await expect(dialog.getByText(/^It is open on a device/)).toBeVisible();
    await page.getByRole('button', { name: /^Daniel Carter/ }).click();
    await expect(page.getByRole('button', { name: 'Sign on their own phone' }), 'of the account').toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: /Emma/ }).uncheck();
    await page.getByRole('button', { name: 'Check in (1)' }).click();
    const waiver = new WaiverScreen(page);
    await waiver.signAndAccept('Daniel Carter');
    await expect(page.getByRole('region', { name: 'Photo and Video Consent' })).toBeVisible();
    await waiver.skip.click();
    await expect(page.getByText('Take a picture of this code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' }), 'with nobody, from a tablet of the resort').toHaveCount(
      0,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done, hand the device back' }).click();
    await waits(page);
    await expect(dialog.getByText('It has ended.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(desk.getByText('Signed waivers').first()).toBeVisible();
  } finally {
    await context.close();
  }
  expect(refused, 'nothing is asked that is not for the counter').toEqual(['404 /api/counter/session']);
  await page.goBack();
  await waits(page);
  await expectNothingKept(page);
  const signed = (await memberOnFile(carters.guest, daniel)).signedWaivers.map(({ signerName }) => signerName);
  expect(signed).toEqual(['Daniel Carter']);
  expect((await memberOnFile(carters.guest, emma)).signedWaivers).toEqual([]);
});

test('the account has no place there, and what staff end is over on the tablet', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  const { address, sessionId } = await letIn(stack, carters);
  await page.goto(address);
  await isIn(page);
  await expect(page.getByRole('link', { name: /profile/i })).toHaveCount(0);
  for (const path of ['/profile', `/profile/${carters.ids[1]}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Check in (2)' })).toBeVisible();
  const administrator = await browserAdministrator(stack);
  await administrator.call('DELETE', `/api/admin/guests/${carters.ids[0]}/counter/${sessionId}`);
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  const ended = page.getByRole('alertdialog', { name: 'This check-in has ended' });
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Close' }).click();
  await waits(page);
  await page.goto('/home');
  await waits(page);
});

test('signing out there hands the tablet back', async ({ page, stack }) => {
  const { address } = await letIn(stack, await family(stack, couple));
  await page.goto(address);
  await isIn(page);
  await page.goto('/logout');
  await waits(page);
  await page.goto('/home');
  await waits(page);
});
