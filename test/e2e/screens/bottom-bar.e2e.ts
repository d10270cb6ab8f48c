import { languageTags } from '@arrival/contracts';
import { expect, type Locator } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { complete } from '../support/completions';
import { connectionIsBack } from '../support/offline';
import { fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

/** Whoever rents says how tall they are; nobody has to. */
const nordic = { locationId: 1, activityId: 8 };

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test('the next action stays in its place under a thumb or a pointer, from the top of a page to its end', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1]);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (3)' }).click();
  await expect(saveButton(page)).toBeVisible();
  const bottom = () => saveButton(page).evaluate((button) => Math.round(button.getBoundingClientRect().bottom));
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    const atTheTop = await bottom();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await bottom()).toBe(atTheTop);
  }
});

/** Whether a point of the element is seen, and not what lies over it. */
const isSeen = (element: Locator) =>
  element.evaluate((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && control.contains(seen);
  });

test('what takes the focus is never under the bars, however high they have become', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Carter');
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  for (const size of [...windows, { width: 320, height: 568 }, { width: 568, height: 320 }]) {
    await page.getByRole('button', { name: 'Try now' }).focus();
    await page.setViewportSize(size);
    for (const name of ['First name', 'Last name', 'Date of birth', 'E-mail', 'Phone', 'E-mail', 'First name']) {
      const field = page.getByLabel(name);
      await field.focus();
      await expect.poll(() => isSeen(field), `${name} at ${size.width} × ${size.height}`).toBe(true);
    }
  }
});

test('no action is broken over two lines, in any language, on any phone', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...nordic, contactIds: ids }, [1]);
  await openCheckIn(page, guest, { ...nordic, contactIds: ids });
  const actions = page.locator(
    'form button[type="submit"], form button[type="submit"] ~ button, button:has(~ [type="submit"])',
  );
  await expect(actions).toHaveCount(2);
  for (const language of languageTags) {
    await page.locator('select[autocomplete="language"]').selectOption(language, { force: true });
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const heights = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.max(...heights), `${language} at ${width} px`).toBeLessThan(58);
    }
  }
});

test('however much was refused, most of the page stays in sight', async ({ page, stack }) => {
  const people = ['Emma', 'Mia', 'Leo'];
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  let isAnswered = false;
  await page.route(`${complete}RentalProfile`, (route) =>
    isAnswered ? route.fulfill({ status: 404, json: { status: 404, code: 'contact.unknown' } }) : route.abort(),
  );
  await openCheckIn(page, guest, selection);
  for (const name of people) {
    await expect(turnOf(page, `${name} Carter`)).toBeVisible();
    await fillRental(page, { shoeSize: 'US 8' });
    await saveButton(page).click();
  }
  await expect(page.getByText('Kept on this phone, 0 of 3 sent.').first()).toBeVisible();
  isAnswered = true;
  await connectionIsBack(page);
  const told = page.getByRole('status').filter({ hasText: 'Not saved for Emma' });
  for (const name of people) await expect(told).toContainText(`Not saved for ${name}`);
  await page.setViewportSize({ width: 320, height: 568 });
  const hasTheMiddle = told.evaluate((bar) => bar.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)));
  expect(await hasTheMiddle).toBe(false);
  const last = told.getByRole('button', { name: 'Discard' }).last();
  await last.click();
  await expect(told).not.toContainText('Not saved for Leo');
});
