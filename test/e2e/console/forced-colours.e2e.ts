import { expect, type Locator } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { showReport, statusAnswers } from '../../support/report-answers';
import { test } from '../test';

const styleOf = (locator: Locator, name: 'borderTopWidth' | 'outlineWidth' | 'backgroundColor') =>
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
