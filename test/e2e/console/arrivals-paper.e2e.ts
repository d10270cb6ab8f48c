import { expect, type Page } from '@playwright/test';
import {
  arrivalsAnswer,
  childrenSheetAnswer,
  labelsOfDay,
  manyMembers,
  showArrivals,
} from '../../support/arrivals-answers';
import { browserAdministrator } from '../../support/browser-administrator';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

const desk = 'alex.moreau@example.com';

/** The desk, whose browser says that it prints. */
async function atPrinter(page: Page, stack: StackJson): Promise<void> {
  await (await browserAdministrator(stack, desk)).signIn(page);
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: 1 });
  });
}

const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const families = (page: Page) => page.getByRole('table').getByRole('rowheader');

test('the whole list goes on paper, page after page, also what the screen does not show yet', async ({
  page,
  stack,
}) => {
  await atPrinter(page, stack);
  const named = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      headContactId: 300_000 + from + at,
      name: `Family ${from + at}`,
      members: [
        {
          registration: null,
          rental: null,
          contactId: 400_000 + from + at,
          name: `Member ${from + at}`,
          age: 30,
          bought: ['Ticket'],
          left: [],
        },
      ],
    }));
  await page.route('**/api/admin/arrivals?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const isWhole = asked.get('pageSize') === '500';
    const [from, count] = asked.get('after') ? [60, 10] : [0, isWhole ? 60 : 4];
    const json = {
      ...arrivalsAnswer,
      found: 70,
      families: named(from, count),
      next: asked.get('after') ? null : 'bmV4dA',
    };
    return route.fulfill({ json });
  });
  await page.goto('/admin/arrivals');
  await expect(families(page)).toHaveCount(4);
  const paper = page.locator('.printed');
  for (const print of [
    () => page.getByRole('button', { name: 'Print' }).click(),
    () => page.getByRole('textbox', { name: 'Find a name' }).or(page.getByRole('searchbox')).press('Control+p'),
  ]) {
    await print();
    await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
    await expect(paper.locator('tbody')).toHaveCount(70);
    await page.evaluate(() => {
      Object.assign(window, { printed: 0 });
      window.dispatchEvent(new Event('afterprint'));
    });
    await expect(paper).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(paper.locator('tbody')).toHaveCount(70);
  await expect(paper.getByText('Thursday, December 24, 2026')).toBeAttached();
  const pages = await pagesOf(page);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(families(page)).toHaveCount(14);
});

test('a large family with long names begins under the title, and not on a page after it', async ({ page, stack }) => {
  await atPrinter(page, stack);
  await showArrivals(page, manyMembers);
  await page.goto('/admin/arrivals');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.printed tbody')).toHaveCount(2);
  expect(await pagesOf(page)).toBe(2);
});

test('the keys of printing, pressed again while the list is being read, print no page', async ({ page, stack }) => {
  await atPrinter(page, stack);
  await showArrivals(page, arrivalsAnswer);
  await page.goto('/admin/arrivals');
  await expect(families(page).first()).toBeVisible();
  let asked = 0;
  let answer = () => {};
  await page.route('**/api/admin/arrivals?*pageSize=500*', async (route) => {
    asked += 1;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { ...arrivalsAnswer, next: null } });
  });
  await page.evaluate(() => {
    const seen: boolean[] = [];
    window.addEventListener('keydown', (event) => event.key === 'p' && seen.push(!event.defaultPrevented));
    Object.assign(window, { seen });
  });
  await page.keyboard.press('Control+p');
  await expect.poll(() => asked).toBe(1);
  await page.keyboard.press('Control+p');
  expect(await page.evaluate(() => 'seen' in window && window.seen)).toEqual([false, false]);
  answer();
  await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
  expect(asked).toBe(1);
});

test('what is to be known of the day’s children opens with a reason alone, goes on paper, and stays on no screen', async ({
  page,
  stack,
}) => {
  await atPrinter(page, stack);
  await showArrivals(page, arrivalsAnswer);
  const asked: unknown[] = [];
  await page.route('**/api/admin/arrivals/children', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill(asked.length === 1 ? { status: 503, json: { status: 503 } } : { json: childrenSheetAnswer });
  });
  await page.goto('/admin/arrivals');
  await page.getByRole('button', { name: 'Children’s sheet (3)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why do you need them?' });
  await expectAccessible(page);
  const open = dialog.getByRole('button', { name: 'Open and print' });
  await open.click();
  await expect(dialog.getByText('Say why you need them')).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Morning lessons');
  await open.click();
  await expect(dialog.locator('.Mui-error').last()).toContainText(/\w/);
  await open.click();
  await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
  await expect(dialog).toHaveCount(0);
  expect(asked.at(-1)).toEqual({
    locationId: expect.any(Number),
    day: arrivalsAnswer.day,
    purpose: 'Morning lessons',
  });
  const paper = page.locator('.printed');
  const lineOf = (name: string) => paper.locator('tbody').filter({ hasText: name });
  await expect(lineOf('Mia Carter')).toContainText('Food Allergy: Peanuts');
  await expect(lineOf('Mia Carter')).toContainText('Daniel Carter +1 970 555 0101');
  await expect(lineOf('Mia Carter')).not.toContainText('None');
  await expect(lineOf('Leo Carter')).toContainText('Not registered yet');
  await expect(lineOf('Giulia Marino')).toContainText(/Not confirmed yet, told 12\/01\/26.*Nothing told/);
  await expect(paper).toContainText('4 children, 2 without a registration that is up to date');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expect(page.getByText('Peanuts')).toHaveCount(0);
});

test('the rental labels of the day go on stickers, page after page, each on one of its own', async ({
  page,
  stack,
}) => {
  await atPrinter(page, stack);
  await showArrivals(page, arrivalsAnswer);
  const asked: URLSearchParams[] = [];
  await page.route('**/api/admin/arrivals/labels?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const [first, ...others] = labelsOfDay(3);
    const json = { locationId: 2, day: arrivalsAnswer.day, isBeingCounted: false, found: 3 };
    return route.fulfill({
      json: query.has('after') ? { ...json, labels: others, next: null } : { ...json, labels: [first], next: 'bmV4dA' },
    });
  });
  await page.goto('/admin/arrivals');
  await page.getByRole('button', { name: 'Rental labels (2)' }).click();
  await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
  expect(asked.map((query) => [query.get('day'), query.get('after')])).toEqual([
    [arrivalsAnswer.day, null],
    [arrivalsAnswer.day, 'bmV4dA'],
  ]);
  await expect(page.locator('.printed')).toContainText('Guest 2');
  expect(await pagesOf(page)).toBe(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.printed')).toHaveCount(0);
});
