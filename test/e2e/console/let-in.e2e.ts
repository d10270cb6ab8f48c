import { type CounterSession, counterRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { family, places } from '../../support/families';
import type { StackFacts } from '../../support/stack-facts';
import { expectAccessible } from '../support/accessible';
import { expectHeard, listen } from '../support/heard';
import { test } from '../test';

const letters = (page: Page) => page.getByLabel('Letters to type instead');

/** The household's page, with what is asked before a code is shown. */
async function openLetIn(page: Page, stack: StackFacts): Promise<void> {
  const { ids } = await family(stack, []);
  await listen(page);
  await (await browserAdministrator(stack)).signIn(page);
  await page.goto(`/admin/guests/${ids[0]}?place=${places.tubing.locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
}

/** What the device at the counter holds from now on. */
async function redeem(page: Page, { apiUrl }: StackFacts): Promise<CounterSession> {
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

  await page.getByRole('button', { name: 'Check in here' }).click();
  const dialog = page.getByRole('dialog', { name: /^Check in here: / });
  await expect(dialog.getByText(/^It is open on a device, until/)).toBeVisible();
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
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check in here' }).click();
  const dialog = page.getByRole('dialog', { name: /^Check in here: / });
  await expect(dialog.getByText(/^A code was given out and not used yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(dialog.getByText('It has ended.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Another code' }).click();
  await expect(dialog.getByRole('button', { name: 'Show the code' }), 'nothing is lost').toBeVisible();
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
