import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { demoFamily, family, nine, openCheckIn, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { saveButton } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const narrow = { width: 320, height: 640 };

/** Nothing sticks out to the side: the page cannot be scrolled sideways. */
const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      page.url(),
    )
    .toBe(0);

test('long and foreign names at 320 px: no page scrolls sideways', async ({ page, stack }) => {
  await page.setViewportSize(narrow);
  const { guest, ids } = await demoFamily(stack, 'oleksandra.vyshnevetska@example.com');
  await openHome(page, guest);
  await expect(page.getByText('Maximilian-Alexander Bartholomäus').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Check in/ }).click();
  await expect(new WaiverScreen(page).goToSigning).toBeEnabled();
  await expectNoSidewaysScroll(page);
  for (const id of ids) {
    await page.goto(`/profile/${id}`);
    await expect(page.getByRole('heading', { name: 'Signed waivers' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

const phone = { width: 390, height: 844 };

for (const { title, size, letters } of [
  { title: 'every task at 320 px: nothing sticks out to the side', size: narrow, letters: '100%' },
  {
    title: 'every task with letters twice as large: nothing sticks out, no title is cut',
    size: phone,
    letters: '200%',
  },
]) {
  test(title, async ({ page, stack }) => {
    await page.setViewportSize(size);
    const { guest, ids } = await family(stack, nine.slice(1, 6));
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, [1]);
    await openCheckIn(page, guest, selection);
    await expect(saveButton(page)).toBeVisible();
    await expectRoom(page, letters);
    for (const [types, path, ready] of [
      [[2], 'childregistration', saveButton(page)],
      [[3], 'photo', page.getByRole('button', { name: 'Add Photo' })],
    ] as const) {
      await finish(stack, guest, selection, [...types]);
      await page.goto(`/checkin/${path}`);
      await expect(ready).toBeVisible();
      await expectRoom(page, letters);
    }
    await finish(stack, guest, selection, [4]);
    await page.goto('/checkinComplete');
    await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
    await expectRoom(page, letters);
  });
}

/** As a browser whose letters are so large draws the page: nothing hangs out, and the bar on top says its title whole. */
async function expectRoom(page: Page, letters: string): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
  await expectNoSidewaysScroll(page);
  const cut = page.getByRole('main').locator('[class*="_title_"]').filter({ visible: true });
  const widths = await cut.evaluateAll((titles) =>
    titles.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(0, ...widths), 'a title is cut').toBe(0);
}

test('on a folded phone the resort’s sign leaves room for the languages', async ({ page, stack }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  const { guest } = await family(stack);
  await openHome(page, guest);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  // It comes after the first paint.
  const languages = await page.getByRole('combobox', { name: 'Language' }).boundingBox();
  const sign = await page.getByRole('banner').locator('img').boundingBox();
  expect(sign?.width).toBeGreaterThan(48);
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(languages?.x ?? 0);
});

test('between a phone and a desk the languages stay on the sheet, at the end of the path’s bar', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  for (const width of [390, 640, 719, 720, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const languages = await page.getByRole('combobox', { name: 'Language' }).boundingBox();
    const sheet = await page.getByRole('main').boundingBox();
    const end = (box: typeof sheet) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(end(languages), `at ${width}`).toBeLessThan(end(sheet));
  }
});
