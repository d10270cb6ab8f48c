import type { GuestHit, StaffHousehold } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import type { StackJson } from '../../support/stack-json';
import { choose } from '../support/console';
import { test } from '../test';

/** The demo's family of that e-mail as staff see it. */
async function familyOf(stack: StackJson, email: string): Promise<StaffHousehold> {
  const administrator = await browserAdministrator(stack);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as [GuestHit];
  return (await administrator.call('GET', `/api/admin/guests/${hit.contactId}`)) as StaffHousehold;
}

/** An administrator is signed in; two families of the demo. */
async function atCounter(page: Page, stack: StackJson) {
  const marino = await familyOf(stack, 'sofia.marino@example.com');
  const carter = await familyOf(stack, 'emma.carter@example.com');
  await signedIn(page, stack);
  return { marino, carter };
}

/** As a scanner does, that waits for no page: its keys are no further apart on a busy machine. */
async function scan(page: Page, code: string): Promise<void> {
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)));
}

const family = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `The ${name} family` });

test('a scanner that types at the household before opens the next one, and presses nothing there', async ({
  page,
  stack,
}) => {
  const { marino, carter } = await atCounter(page, stack);
  await page.goto(`/admin/guests/${marino.id}`);
  await expect(page.getByRole('region', { name: 'Ready or not' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Check in here' }).focus();
  await scan(page, carter.familyCode);
  await expect(family(page, 'Carter')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goBack();
  await expect(family(page, 'Marino')).toBeVisible();
  // Nothing has the focus on the page of the search either.
  await page.getByRole('button', { name: 'Find another guest' }).click();
  await page.getByRole('searchbox', { name: 'Find a guest' }).blur();
  await scan(page, carter.familyCode);
  await expect(family(page, 'Carter')).toBeVisible();

  await scan(page, 'NOBODYHASTHIS');
  await expect(page.getByText(/Nobody found for “NOBODYHASTHIS”/)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a guest' })).toBeFocused();
});

test('a code that found nobody, and what was looked for before Back, give way to the next code', async ({
  page,
  stack,
}) => {
  const { marino, carter } = await atCounter(page, stack);
  await page.goto('/admin/guests');
  await expect(page.getByRole('searchbox', { name: 'Find a guest' })).toBeFocused();
  await scan(page, 'NOBODYHASTHIS');
  await expect(page.getByText(/Nobody found for “NOBODYHASTHIS”/)).toBeVisible();
  await scan(page, marino.familyCode);
  await expect(family(page, 'Marino')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find a guest' })).toHaveValue(marino.familyCode);
  await expect(page.getByRole('link', { name: /^Sofia Marino/ })).toBeVisible();
  await scan(page, carter.familyCode);
  await expect(family(page, 'Carter')).toBeVisible();
});

test('the place that was picked at this counter stays for the next family', async ({ page, stack }) => {
  const { marino, carter } = await atCounter(page, stack);
  await page.goto(`/admin/guests/${marino.id}`);
  await choose(page, 'Location', 'Rental Shop');
  await page.getByRole('button', { name: 'Find another guest' }).click();
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill(carter.familyCode);
  await page.keyboard.press('Enter');
  await expect(family(page, 'Carter')).toBeVisible();
  const place = page.getByRole('combobox', { name: 'Location' });
  await expect(place).toHaveValue('Rental Shop');
  await page.getByRole('button', { name: 'Check in here' }).click();
  await expect(page.getByRole('dialog', { name: 'Check in here: Rental Shop' })).toBeVisible();

  // What a place that was deleted since leaves behind.
  await page.evaluate(() => localStorage.setItem('arrival.admin.place', '987654'));
  await page.reload();
  await expect(place).toHaveValue('Silverpine Village');
});
