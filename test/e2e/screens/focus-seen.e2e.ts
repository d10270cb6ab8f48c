import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { keepsNothing } from '../support/browser-lacks';
import { connectionIsBack } from '../support/offline';
import { fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

/** Tab after Tab through the page: what has the focus is never wholly behind a bar (WCAG 2.4.11). Answers what was. */
async function hiddenOnes(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control || control === document.body) return undefined;
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const shown = control.getBoundingClientRect().width > 2 ? control : (label ?? control);
      const { left, top, width, height } = shown.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * share);
        return hit !== null && (shown.contains(hit) || hit.contains(shown) || label?.contains(hit));
      });
      return { name: control.getAttribute('aria-label') ?? control.textContent ?? '', isSeen };
    });
    if (!found) break;
    if (!found.isSeen) hidden.push(found.name.trim());
  }
  return hidden;
}

test('at 400 % a warning goes with the page instead of lying over it', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { guest } = await family(stack);
  await keepsNothing(page);
  await openHome(page, guest);
  await expect(page.getByText('This browser keeps nothing.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  expect(await hiddenOnes(page)).toEqual([]);
});

test('what was refused stands above a form whose every field is seen', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, [
    { firstName: 'Mia', age: 9 },
    { firstName: 'Leo', age: 10 },
  ]);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  const problem = {
    type: 'about:blank',
    title: '',
    status: 404,
    code: 'contact.unknown',
    errors: [],
    traceId: 'made-up',
  };
  let isReached = false;
  await page.route('**/api/tasks/contact/complete/**', (route) =>
    isReached
      ? route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.abort(),
  );
  await openHome(page, guest, places.rental.locationId);
  await page.getByRole('button', { name: 'Check in (3)' }).click();
  for (const name of ['Emma Carter', 'Mia Carter']) {
    await expect(turnOf(page, name)).toBeVisible();
    await fillRental(page);
    await saveButton(page).click();
  }
  await expect(page.getByText('Kept on this phone, 0 of 2 sent.').first()).toBeVisible();
  isReached = true;
  await connectionIsBack(page);
  await expect(page.getByText('Not saved for Mia')).toBeVisible();
  const open = page.getByRole('button', { name: /^Open Not saved for / });
  await expect(open, 'each button says of what it is').toHaveCount(2);
  await expect(open.first()).toHaveAccessibleName('Open Not saved for Emma: Rental profile.');
  expect(await hiddenOnes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard Not saved for Emma: Rental profile.' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
