import type { AdminSettings } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { test } from '../test';

/** What the page saves from now on; these settings are everybody's. */
function saves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  return sent;
}

test('Enter in a field asks what the button asks, and publishes nothing by itself', async ({ page, stack }) => {
  await signedIn(page, stack);
  const saved = saves(page);
  const asked = page.getByRole('dialog');
  const fields = [
    ['language', 'Language', 'Title', 'Typed by mistake', 'Rental profile'],
    ['theme', 'Theme', 'Loader, first', '#123456', 'Buttons'],
  ] as const;
  for (const [path, heading, label, typed, part] of fields) {
    await openScreen(page, path, heading);
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    const field = page.getByRole('textbox', { name: label, exact: true }).first();
    await field.fill(typed);
    await field.press('Enter');
    await expect(asked).toContainText(`Are you sure you want to update your current ${path} settings?`);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
  expect(saved).toEqual([]);
});

test('what nobody has changed is not saved again: its button rests until then', async ({ page, stack }) => {
  await signedIn(page, stack);
  const saved = saves(page);
  for (const [path, heading, label] of [
    ['language', 'Language', 'Title'],
    ['theme', 'Theme', 'Loader, first'],
  ] as const) {
    await openScreen(page, path, heading);
    const field = page.getByRole('textbox', { name: label, exact: true }).first();
    const before = await field.inputValue();
    const update = page.getByRole('button', { name: `Update ${heading}` });
    await expect(update).toHaveAttribute('aria-disabled', 'true');
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await field.fill('#123456');
    await expect(update).toHaveAttribute('aria-disabled', 'false');
    await field.fill(before);
    await expect(update).toHaveAttribute('aria-disabled', 'true');
  }
  expect(saved).toEqual([]);
});

test('a text that is missing is shown in its language and part, wherever one looks', async ({ page, stack }) => {
  await signedIn(page, stack);
  const saved = saves(page);
  await openScreen(page, 'language', 'Language');
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  const language = (name: string) =>
    page.getByRole('group', { name: 'Language of these texts' }).getByRole('button', { name });
  await title.fill('');
  await page.getByRole('button', { name: /^Application/ }).click();
  await language('Deutsch').click();
  await page.getByRole('button', { name: 'Update Language' }).click();
  await expect(language('English')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('This is required.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a width that is refused opens the part of the theme where it stands', async ({ page, stack }) => {
  await signedIn(page, stack);
  const saved = saves(page);
  await openScreen(page, 'theme', 'Theme');
  await page.getByLabel('Logo width on welcome').fill('130');
  await page.getByRole('button', { name: /^General/ }).click();
  await expect(page.getByLabel('Logo width on welcome')).toBeHidden();
  await page.getByRole('button', { name: 'Update Theme' }).click();
  await expect(page.getByText('Enter a multiple of 50.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('after a save the parts stay as they were opened, and the keyboard where it was', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const before = (await administrator.call('GET', '/api/admin/settings')) as AdminSettings;
  // The settings are everybody's: what is saved here is answered, and kept by nobody.
  let kept = before;
  await page.route('**/api/admin/settings', async (route) => {
    if (route.request().method() === 'PUT')
      kept = { ...kept, ...(route.request().postDataJSON() as Partial<AdminSettings>), version: kept.version + 1 };
    await route.fulfill({ json: kept });
  });
  await administrator.signIn(page);
  await openScreen(page, 'language', 'Language');
  const part = page.getByRole('button', { name: /^Welcome/ }).and(page.locator('[aria-expanded]'));
  await part.click();
  const title = page.getByRole('region', { name: /^Welcome/ }).getByRole('textbox', { name: 'Title' });
  for (const words of ['Up you go', 'Up we go']) {
    await title.fill(words);
    const update = page.getByRole('button', { name: 'Update Language' });
    await update.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(part).toHaveAttribute('aria-expanded', 'true');
    await expect(title).toHaveValue(words);
    await expect(update).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(true);
    expect(JSON.parse(kept.languageSettings)).toMatchObject({ welcome: { title: words } });
  }
});
