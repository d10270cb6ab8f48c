import { expect, type Locator } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { showReport, statusAnswers } from '../../support/report-answers';
import { test } from '../test';

const styleOf = (locator: Locator, name: 'borderTopWidth' | 'outlineWidth' | 'backgroundColor' | 'color') =>
  locator.evaluate((element, key) => getComputedStyle(element)[key], name);

test('where the system chooses the colours, buttons, switches and bars are still seen', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.emulateMedia({ forcedColors: 'active' });
  await showReport(page, statusAnswers.populated);
  await page.goto('/admin/reporting');
  expect(await styleOf(page.getByRole('button', { name: 'Download report' }), 'borderTopWidth')).toBe('1px');
  await expect(page.getByRole('switch', { name: 'As CSV' })).toBeVisible();
  expect(await styleOf(page.locator('.MuiSwitch-track').first(), 'outlineWidth')).toBe('1px');
  const [bar, ground] = [
    page.getByRole('row', { name: /^Season waiver/ }).locator('[aria-hidden]'),
    page.locator('body'),
  ];
  expect(await styleOf(bar, 'backgroundColor')).not.toBe(await styleOf(ground, 'backgroundColor'));
});

test('where the system chooses the colours, what is chosen is told from what is not', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/language');
  const language = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(language('English')).toBeVisible();
  expect(await styleOf(language('English'), 'backgroundColor')).not.toBe(
    await styleOf(language('Deutsch'), 'backgroundColor'),
  );
  await page.goto('/admin/preview');
  const picker = page.getByRole('combobox', { name: 'Location' });
  await picker.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await picker.press('ArrowDown');
  const active = await picker.getAttribute('aria-activedescendant');
  expect(await styleOf(page.locator(`[id="${active}"]`), 'outlineWidth')).toBe('2px');
  expect(await styleOf(page.locator(`[role="option"]:not([id="${active}"])`).first(), 'outlineWidth')).not.toBe('2px');
});

test('where the system chooses the colours, a save button that rests is told from one that works', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/collections/create');
  const save = page.getByRole('button', { name: 'Add Collection' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const resting = await styleOf(save, 'color');
  await page.getByRole('textbox', { name: 'Name' }).fill('Huts');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  expect(await styleOf(save, 'color')).not.toBe(resting);
});

test('where the system chooses the colours, the round button over a phone’s list has an edge', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/tasks');
  expect(await styleOf(page.getByRole('link', { name: 'Add Task' }), 'borderTopWidth')).toBe('2px');
});
