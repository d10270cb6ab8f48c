import { expect, type Page } from '@playwright/test';
import { newGuest } from '../../support/browser-guest';
import { family, openHome } from '../../support/families';
import { atRental } from '../support/at-rental';
import { test } from '../test';

const twice = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

test('a number and its unit stand within their frame, in metres and in feet', async ({ page, stack }) => {
  await atRental(page, stack);
  await twice(page);
  const metric = page.getByRole('switch', { name: /Metric/ });
  const beyond = () =>
    page
      .getByRole('group', { name: /^(Height|Weight)$/ })
      .evaluateAll((frames) =>
        frames.flatMap((frame) =>
          [...frame.querySelectorAll('span')].map((unit) =>
            Math.max(0, unit.getBoundingClientRect().right - frame.getBoundingClientRect().right),
          ),
        ),
      );
  await metric.check();
  expect(await beyond()).toEqual([0, 0]);
  await metric.uncheck();
  expect(await beyond()).toEqual([0, 0, 0]);
});

test('the words of a skier type stay on their card when letters and words stand further apart', async ({
  page,
  stack,
}) => {
  await atRental(page, stack);
  // As far as everybody may set them (WCAG 1.4.12).
  await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' });
  const beyond = await page
    .getByRole('group', { name: /^How does/ })
    .locator('label')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const words = document.createRange();
        words.selectNodeContents(card);
        return Math.max(0, words.getBoundingClientRect().right - card.getBoundingClientRect().right);
      }),
    );
  expect(beyond).toEqual([0, 0, 0]);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('on a narrow phone the words of the path’s bar touch neither its edges nor its line', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await atRental(page, stack);
    const words = page.getByText('Aufgabe 2 von 2, Person 1 von 2').locator('..');
    const air = await words.evaluate((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      const { top, bottom } = letters.getBoundingClientRect();
      const bar = (element.parentElement ?? element).getBoundingClientRect();
      return Math.min(top - bar.top, bar.bottom - bottom);
    });
    expect(air).toBeGreaterThanOrEqual(4);
  });

  test('what is not on file yet is said in whole words, whatever the way to add it takes', async ({ page, stack }) => {
    const { guest, ids } = await family(stack, []);
    await openHome(page, guest);
    await page.goto(`/profile/${ids[0]}`);
    await expect(page.getByRole('button', { name: 'Foto hinzufügen' })).toBeVisible();
    await twice(page);
    const lines = await page
      .getByText('Noch nicht ausgefüllt.')
      .evaluate((note) => Math.round(note.clientHeight / Number.parseFloat(getComputedStyle(note).lineHeight)));
    expect(lines).toBeLessThanOrEqual(2);
  });
});

test('two Japanese initials stay within their circle', async ({ page, stack }) => {
  const guest = await newGuest(stack, { givenName: '美咲', familyName: '山本' });
  await openHome(page, guest);
  await twice(page);
  const circle = page.getByRole('link', { name: /美山/ });
  const heights = await circle.evaluate((link) => [link.scrollHeight, link.scrollWidth, link.clientWidth]);
  expect(Math.max(...heights)).toBe(heights[2]);
});
