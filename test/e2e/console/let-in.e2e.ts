import { type CounterSession, type CounterStatus, counterRoutes, type LetIn } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { family, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { expectHeard, listen } from '../support/heard';
import { test } from '../test';

const letters = (page: Page) => page.getByLabel('Letters to type instead');

/** The household's page, with what is asked before a code is shown. Answers the household's head. */
async function openWho(page: Page, stack: StackJson): Promise<number | undefined> {
  const { ids } = await family(stack, []);
  await listen(page);
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${ids[0]}?place=${places.tubing.locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await expect(page.getByRole('button', { name: 'Show the code' })).toBeVisible();
  return ids[0];
}

/** And the code. */
async function openLetIn(page: Page, stack: StackJson): Promise<void> {
  await openWho(page, stack);
  await page.getByRole('button', { name: 'Show the code' }).click();
}

/** Another desk lets the same household in, whatever is under way. */
async function otherDesk(stack: StackJson, headId: number | undefined) {
  const path = `/api/admin/guests/${headId}/counter`;
  const staff = await browserAdministrator(stack);
  const given = (await staff.call('POST', path, { locationId: places.tubing.locationId })) as LetIn;
  const state = async () => ((await staff.call('GET', `${path}/${given.sessionId}`)) as CounterStatus).state;
  return { state };
}

/** What the device at the counter holds from now on. */
async function redeem(page: Page, { apiUrl }: StackJson): Promise<CounterSession> {
  const code = await letters(page).textContent();
  const body = JSON.stringify({ code });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${apiUrl}${counterRoutes.session}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CounterSession;
}

test('a check-in that is under way is known to whoever opens it again; another code is asked about', async ({
  page,
  stack,
}) => {
  await openLetIn(page, stack);
  const { token } = await redeem(page, stack);
  const statusOfDevice = async () =>
    (await fetch(`${stack.apiUrl}/api/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
  await expectHeard(page, 'It is open on a device');
  await page.getByRole('button', { name: 'Close' }).click();

  // Staff look at another place meanwhile: what is under way is not there.
  await page.goto(page.url().replace(/place=\d+/, `place=${places.rental.locationId}`));
  await page.getByRole('button', { name: 'Check in here' }).click();
  const dialog = page.getByRole('dialog', { name: /^Check in here/ });
  await expect(dialog.getByText(/^It is open on a device, until/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Check in here', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'End it' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Show the code' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Another code' }).click();
  const asked = page.getByRole('dialog', { name: 'End what is under way?' });
  await expect(asked).toContainText('a signature or a photo that they are in the middle of is lost');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  expect(await statusOfDevice()).toBe(200);

  await dialog.getByRole('button', { name: 'Another code' }).click();
  await asked.getByRole('button', { name: 'Another code' }).click();
  expect(await statusOfDevice(), 'only a new code ends it').toBe(200);
  await expect(page.getByRole('dialog', { name: /^Check in here: \S/ }), 'the new one is').toBeVisible();
  await dialog.getByRole('button', { name: 'Show the code' }).click();
  await expect(letters(page)).toBeVisible();
  expect(await statusOfDevice()).toBe(401);
});

test('a code that nobody has used yet is told when it is opened again, and can be ended there', async ({
  page,
  stack,
}) => {
  await openLetIn(page, stack);
  await expect(letters(page)).toBeVisible();
  const here = page.getByRole('link', { name: 'Open it on this device' });
  await expect(here).toHaveAccessibleDescription(/^The console stays open beside it/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check in here' }).click();
  const dialog = page.getByRole('dialog', { name: /^Check in here/ });
  await expect(dialog.getByText(/^A code was given out and not used yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(dialog.getByText('It has ended.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Another code' }).click();
  await expect(dialog.getByRole('button', { name: 'Show the code' }), 'nothing is lost').toBeVisible();
});

test('whoever was about to let a household in is told that another desk has, and ends nothing unawares', async ({
  page,
  stack,
}) => {
  const headId = await openWho(page, stack);
  const dialog = page.getByRole('dialog', { name: /^Check in here/ });
  const given = dialog.getByText(/^A code was given out and not used yet/);
  const askForAnother = async () => {
    await dialog.getByRole('button', { name: 'Another code' }).click();
    const asked = page.getByRole('dialog', { name: 'End what is under way?' });
    await asked.getByRole('button', { name: 'Another code' }).click();
  };
  const first = await otherDesk(stack, headId);
  await dialog.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText('This household is being let in already')).toBeVisible();
  await expect(given).toBeVisible();
  await expectAccessible(page);
  expect(await first.state()).toBe('waiting');

  await askForAnother();
  await expect(dialog.getByRole('button', { name: 'Show the code' })).toBeVisible();
  const second = await otherDesk(stack, headId);
  // Whoever comes back to the tab reads anew: what was not seen yet is not what they wanted to end.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(given).toBeVisible();
  expect(await second.state()).toBe('waiting');

  await askForAnother();
  await dialog.getByRole('button', { name: 'Show the code' }).click();
  await expect(letters(page)).toBeVisible();
  expect(await second.state()).toBe('ended');
});

test('a read that fails meanwhile is told, and leaves the household and its code in sight', async ({ page, stack }) => {
  await openLetIn(page, stack);
  await expect(letters(page)).toBeVisible();
  const code = await letters(page).textContent();
  await page.route(/\/api\/admin\/guests\/\d+$/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  // Whoever comes back to the tab reads anew.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Something went wrong on our side')).toBeVisible();
  expect(await letters(page).textContent()).toBe(code);
  await page.unroute(/\/api\/admin\/guests\/\d+$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Check in here' })).toBeVisible();
  await expect(page.getByText('Something went wrong on our side')).toBeHidden();
});
