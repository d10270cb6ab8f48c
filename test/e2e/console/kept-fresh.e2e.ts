import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { signedIn } from '../../support/browser-administrator';
import { type Family, family, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { listen, saidByItself } from '../support/heard';
import { mayBeAway } from '../support/other-tab';
import { test } from '../test';

const here = places.rental;
const longEnoughMs = 6_000;
const rows = (page: Page) => page.locator('section[aria-label="Ready or not"] li');

/** A household of three that stands open at the counter; one of the children has been registered before. Answers what the page has asked for since. */
async function openAtCounter(page: Page, stack: StackJson) {
  const { guest, ids }: Family = await family(stack);
  const [headId = 0, mia = 0] = ids;
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: [mia] }, [3]);
  const administrator = await signedIn(page, stack);
  await mayBeAway(page);
  await listen(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/admin\/(guests|preview)/.test(pathname)) asked.push(pathname.replace(/\d+/, '{id}'));
  });
  await page.goto(`/admin/guests/${headId}?place=${here.locationId}`);
  await expect(page.getByText('3 have something left')).toBeVisible();
  return { guest, ids, headId, asked, administrator };
}

/** As the browser tells it when another tab is looked at, or this one again. */
async function look(page: Page, visibilityState: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibilityState);
}

/** Until the page has asked once more whether anything has changed, and been answered. */
async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/version'));
  await page.clock.fastForward(longEnoughMs);
  await answered;
}

test('what a guest does elsewhere comes to the open household; what staff are typing stays', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await openAtCounter(page, stack);
  await page
    .getByRole('article', { name: 'Mia Carter' })
    .getByRole('button', { name: /health answers/ })
    .click();
  const reason = page.getByLabel('Reason');
  await reason.fill('Ski school less');
  await finish(stack, guest, { ...here, contactIds: ids }, [1, 2, 3, 4]);
  await page.clock.fastForward(longEnoughMs);
  await expect(rows(page).filter({ hasText: 'Ready' })).toHaveCount(3);
  await expect(page.locator('article', { hasText: 'Mia Carter' })).toContainText('Signed waivers');
  await expect(reason).toBeFocused();
  await page.keyboard.type('on');
  await expect(reason).toHaveValue('Ski school lesson');
});

test('the form of a paper waiver keeps what staff have typed in it while the family signs', async ({ page, stack }) => {
  const { guest, headId } = await openAtCounter(page, stack);
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Filed under').fill('Folder 7');
  await finish(stack, guest, { ...here, contactIds: [headId] }, [1]);
  await page.clock.fastForward(longEnoughMs);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByLabel('Filed under')).toHaveValue('Folder 7');
});

test('while nothing changes nothing is read again or said, and behind another tab nothing is asked', async ({
  page,
  stack,
}) => {
  const { asked } = await openAtCounter(page, stack);
  // The page's own time goes on as well: from its first look on, the next one is as far away as can be.
  await lookAgain(page);
  const said = await saidByItself(page);
  asked.length = 0;
  for (const time of [1, 2, 3]) {
    await lookAgain(page);
    expect(asked).toHaveLength(time);
  }
  expect(new Set(asked)).toEqual(new Set(['/api/admin/guests/{id}/version']));
  expect(await saidByItself(page)).toEqual(said);
  await look(page, 'hidden');
  asked.length = 0;
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward('01:00');
  expect(asked).toEqual([]);
  await look(page, 'visible');
  await expect.poll(() => asked).toContain('/api/admin/guests/{id}');
});

test('a household that is erased meanwhile is told as gone, and not asked for again and again', async ({
  page,
  stack,
}) => {
  const { administrator, headId, asked } = await openAtCounter(page, stack);
  await administrator.call('POST', `/api/admin/guests/${headId}/erasure`);
  await page.clock.fastForward(longEnoughMs);
  await expect(page.getByRole('alert').first()).toBeVisible();
  asked.length = 0;
  for (let time = 0; time < 3; time += 1) await page.clock.fastForward(longEnoughMs);
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
});

test('what could not be read just then is tried again, and what was known stays', async ({ page, stack }) => {
  const { guest, ids, headId } = await openAtCounter(page, stack);
  const away = (pattern: string) =>
    page.route(pattern, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await away('**/api/admin/preview?*');
  await away(`**/api/admin/guests/${headId}`);
  await finish(stack, guest, { ...here, contactIds: ids }, [1, 2, 3, 4]);
  await page.clock.fastForward(longEnoughMs);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'missing' })).toHaveCount(3);
  await page.clock.fastForward(longEnoughMs);
  await expect(rows(page).filter({ hasText: 'Ready' })).toHaveCount(3);
  await expect(tryAgain).toHaveCount(0);
});
