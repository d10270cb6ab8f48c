import type { Collection } from '@arrival/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { unique } from '../support/unique';
import { test } from '../test';

/** What is asked when `act` would throw away what is typed; it is answered with `leaves`. */
async function askedAt(page: Page, act: () => Promise<void>, leaves: boolean): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await (leaves ? dialog.accept() : dialog.dismiss());
    return dialog.message();
  });
  const [words] = await Promise.all([asked, act()]);
  return words;
}

/** A click beside a form does nothing to it; Escape and Cancel ask, once something is typed. */
async function expectKept(page: Page, opener: string, label: string): Promise<void> {
  const open = page.getByRole('button', { name: opener });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: label, exact: true });
  await open.click();
  // One may type at once.
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await field.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await field.fill('Typed with care');
  await page.mouse.click(4, 4);
  expect(await askedAt(page, () => field.press('Escape'), false)).toContain('not saved');
  await expect(field).toHaveValue('Typed with care');
  const cancel = () => dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await askedAt(page, cancel, true)).toContain('not saved');
  await expect(dialog).toBeHidden();
}

/** Back, the key or a phone's gesture, asks too, of the form over the page before that of the page. */
async function expectKeptByBack(page: Page, opener: string, label: string): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: opener }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
  await field.fill('Typed with care');
  expect(await askedAt(page, () => page.evaluate(() => history.back()), false)).toContain('not saved');
  await expect(field).toHaveValue('Typed with care');
  expect(page.url()).toBe(address);
  expect(await askedAt(page, () => page.evaluate(() => location.reload()), false)).toBe('');
  await expect(field).toHaveValue('Typed with care');
  expect(await askedAt(page, () => page.evaluate(() => history.back()), true)).toContain('not saved');
  await expect(field).toBeHidden();
}

test('what is typed into a form over the page goes away by nothing but a decision', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Snow golf');
  await administrator.call('POST', '/api/activities', { name });
  await openScreen(page, `activities?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`, 'Activities');
  await page.getByRole('link', { name }).click();
  await expectKept(page, 'Add Task', 'Name');
  await expectKeptByBack(page, 'Add Task', 'Name');
  const collection = (await administrator.call('POST', '/api/collections', { name })) as Collection;
  await page.goto(`/admin/collections/${collection.id}`);
  await expectKept(page, 'Add Item', 'Value');
  await openScreen(page, 'guests', 'Find a guest');
  await expectKept(page, 'New guest', 'Last name');
});

const edges = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Whether one covers some of the other. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await edges(one), await edges(other)];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

for (const [screen, size] of Object.entries({
  'a phone': { width: 390, height: 660 },
  'a phone that lies': { width: 844, height: 390 },
}))
  test(`on ${screen} a form over the page keeps title and buttons in sight, also when it is refused`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(size);
    await signedIn(page, stack);
    await page.goto('/admin/guests');
    await page.getByRole('button', { name: 'New guest' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add the guest' });
    const fixed = [
      dialog.getByRole('heading', { name: 'Add the guest' }),
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Add the guest' }),
    ];
    for (const one of fixed) await expect(one).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Carter');
    await dialog.getByRole('button', { name: 'Add the guest' }).click();
    // Told to those who hear it, too.
    const toast = page.getByRole('alert').filter({ hasText: 'Some fields need another look' });
    await expect(toast).toBeInViewport({ ratio: 1 });
    for (const one of fixed) {
      await expect(one).toBeInViewport({ ratio: 1 });
      expect(await covers(toast, one)).toBe(false);
    }
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
