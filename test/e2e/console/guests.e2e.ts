import { readFileSync } from 'node:fs';
import type { AuditEvent, GuestHit } from '@arrival/contracts';
import { expect, type Page, type Request } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { demoFamily, openHome } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { launchWithFakeCamera, showToCamera } from '../support/fake-camera';
import { refuseCamera } from '../support/refused-camera';
import { test } from '../test';

test.use({ launchOptions: launchWithFakeCamera });

/** The code as a guest's phone shows it. */
async function codeOnPhone(page: Page, stack: StackJson, email: string, name: string): Promise<Buffer> {
  await openHome(page, (await demoFamily(stack, email)).guest);
  await page.getByRole('button', { name }).click();
  return page.getByRole('img', { name: `Pick-up code of ${name}` }).screenshot();
}

test('a code on a phone opens the household; health answers need a reason; a signed waiver is kept with its evidence', async ({
  page,
  stack,
  browser,
}) => {
  const phone = await browser.newPage({ baseURL: stack.guestUrl });
  await showToCamera(await codeOnPhone(phone, stack, 'sofia.marino@example.com', 'Luca Marino'));
  await phone.close();
  const administrator = await signedIn(page, stack);
  await page.goto('/admin/guests');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Marino family' })).toBeVisible();
  const luca = page.getByRole('article', { name: 'Luca Marino' });
  await expect(luca).toContainText('Looked for');
  await expect(luca.getByText('Hazelnuts')).toBeHidden();
  await expectAccessible(page);

  await luca.getByRole('button', { name: /health answers/ }).click();
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(page.getByText('Say why you need them')).toBeVisible();
  const purpose = `Ski school lesson ${Date.now()}`;
  await page.getByLabel('Reason').fill(purpose);
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(luca.getByText('Hazelnuts')).toBeVisible();
  await expectAccessible(page);
  const forThat = encodeURIComponent(JSON.stringify({ q: purpose }));
  const [read] = (await administrator.call('GET', `/api/admin/audit?filter=${forThat}`)) as AuditEvent[];
  expect(read).toMatchObject({
    actorEmail: administrator.person.email,
    action: 'health_answers.read',
    after: { purpose },
  });
  await luca.getByRole('button', { name: 'Hide now' }).click();
  await expect(luca.getByText('Hazelnuts')).toBeHidden();

  await luca.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signed waiver' })).toBeVisible();
  await expect(page.getByText('Hash of the text')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('region', { name: 'Is it what was signed?' }).getByRole('status')).toContainText(
    'Nothing was changed',
  );
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the copy' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('signed-waiver-luca-marino.pdf');
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
});

test('without a camera the code is typed; Enter opens the one guest that it fits', async ({ page, stack }) => {
  await refuseCamera(page);
  await signedIn(page, stack);
  await page.goto('/admin/guests');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(page.getByRole('alert')).toContainText('The camera is blocked for this page.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const search = page.getByRole('searchbox', { name: 'Find a guest' });
  await search.fill('carter');
  await search.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /\d+ guests/ })).toBeVisible();
  await expect(page).toHaveURL('/admin/guests?q=carter');
  await expectAccessible(page);
  await search.fill('sofia.marino@example.com');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The Marino family' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('sofia.marino@example.com');
  await expect(page.getByRole('link', { name: /^Sofia Marino/ })).toBeVisible();
});

test("an order's number finds who has a part of it and says which it is; one family's order opens their household", async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  const [head, mia] = (await demoFamily(stack, 'emma.carter@example.com')).ids as [number, number];
  // The demo gives every purchase an order of its own, numbered after whose it is.
  const order = mia * 10 + 1;
  await page.goto('/admin/guests');
  const search = page.getByRole('searchbox', { name: 'Find a guest' });
  await search.fill(`#${order}`);
  const hit = page.getByRole('link', { name: /^Mia Carter/ });
  await expect(hit).toContainText(`order ${order}`);
  await expectAccessible(page);

  await page.route('**/api/admin/guests?**', async (route) => {
    const response = await route.fetch();
    const [one] = (await response.json()) as [GuestHit];
    const hits = [one, { ...one, id: one.id + 1, contactId: one.id + 1 }];
    await route.fulfill({ response, json: hits, headers: { ...response.headers(), 'content-range': 'guests 0-1/2' } });
  });
  await search.fill(String(order));
  await expect(page.getByRole('status').filter({ hasText: '2 guests' })).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(`/admin/guests/${head}`);
  await expect(page.getByRole('region', { name: 'Purchases' }).getByText(`order ${order}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waits at the desk' })).toContainText('Rental gear for 3');
  await expectAccessible(page);
});

test('health answers that come after Cancel are not shown', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const filter = encodeURIComponent(JSON.stringify({ q: 'luca marino' }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as [GuestHit];
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const address = `**/api/admin/guests/${hit.contactId}/health-answers`;
  await page.route(address, async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto(`/admin/guests/${hit.contactId}`);
  const luca = page.getByRole('article', { name: 'Luca Marino' });
  const show = luca.getByRole('button', { name: /health answers/ });
  await show.click();
  await page.getByLabel('Reason').fill('Ski school lesson');
  const asked = page.waitForRequest(address);
  const isIt = (request: Request) => request.url().endsWith('/health-answers');
  const ended = Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)]);
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await asked;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  send();
  await ended;
  await show.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(luca.getByText('Hazelnuts')).toHaveCount(0);
});

test('a photo that stands twice on the page is one look', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const filter = encodeURIComponent(JSON.stringify({ q: 'luca marino' }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as [GuestHit];
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/photo')) looks.push(request.url());
  });
  await page.goto(`/admin/guests/${hit.contactId}`);
  const luca = page.getByRole('article', { name: 'Luca Marino' });
  await expect(luca.getByRole('img', { name: 'Photo of Luca Marino' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready or not' }).getByRole('listitem').locator('img')).toHaveCount(2);
  expect(looks).toHaveLength(2);
});
