import type { LetIn } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { type Family, family, places } from '../../support/families';
import type { StackFacts } from '../../support/stack-facts';
import { expectAccessible } from '../support/accessible';
import { memberOnFile } from '../support/member-state';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const couple = [{ firstName: 'Daniel', age: 40 }];
const { locationId } = places.tubing;

/** What staff give out, without the console. */
async function letIn(stack: StackFacts, { ids }: Family): Promise<LetIn> {
  const administrator = await browserAdministrator(stack);
  return (await administrator.call('POST', `/api/admin/guests/${ids[0]}/counter`, { locationId })) as LetIn;
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Where the tablet is between two families. */
const waits = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Check in here' })).toBeVisible();

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
    await expect(page.getByText('At the counter: Carter')).toBeVisible();
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
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /Carter|arr_counter/,
  );
  const signed = (await memberOnFile(carters.guest, daniel)).signedWaivers.map(({ signerName }) => signerName);
  expect(signed).toEqual(['Daniel Carter']);
  expect((await memberOnFile(carters.guest, emma)).signedWaivers).toEqual([]);
});

test('a tablet that nobody touches starts afresh; one that is touched goes on', async ({ page, stack }) => {
  const { address } = await letIn(stack, await family(stack, couple));
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByText('At the counter: Carter')).toBeVisible();
  expect(page.url(), 'nobody reads the code in the address bar').not.toContain('#');
  const asked = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward('02:01');
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await page.clock.fastForward('01:30');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('01:30');
  await expect(asked).toHaveCount(0);
  await page.clock.fastForward('00:31');
  await expect(asked).toBeVisible();
  await page.clock.fastForward('00:31');
  await waits(page);
});

test('the account has no place there, and what staff end is over on the tablet', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  const { address, sessionId } = await letIn(stack, carters);
  await page.goto(address);
  await expect(page.getByText('At the counter: Carter')).toBeVisible();
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
  await expect(page.getByText('At the counter: Carter')).toBeVisible();
  await page.goto('/logout');
  await waits(page);
  await page.goto('/home');
  await waits(page);
});
