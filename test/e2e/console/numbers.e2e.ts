import type { AdminTask } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { unique } from '../support/unique';
import { test } from '../test';

test('a wheel over a number scrolls the page, and leaves the number as it is', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 1280, height: 480 });
  await openScreen(page, 'retention', 'Retention');
  const photos = page.getByRole('spinbutton', { name: 'Photos' });
  const before = await photos.inputValue();
  await photos.hover();
  await photos.click();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(photos).toHaveValue(before);
});

test('what a form refuses it says in its own words alone', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/activities/create');
  const oldest = page.getByLabel('Age Max');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ski jump');
  await oldest.fill('999');
  await page.evaluate(() => {
    document.addEventListener('invalid', () => Object.assign(window, { bubble: true }), true);
  });
  await page.getByRole('button', { name: 'Add Activity' }).click();
  await expect(page.getByText('Some fields need another look')).toBeVisible();
  await expect(page.getByText('Enter 150 or less')).toBeVisible();
  await expect(oldest).toBeFocused();
  expect(await page.evaluate(() => 'bubble' in window)).toBe(false);
});

test('half a number or half a date is not saved as nothing', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Half');
  const body = { name, taskTypeId: 1, posWaiverId: name, enableAgreeCheckbox: true, ageMax: 12 };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  const saved: unknown[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()));
  await page.goto(`/admin/tasks/${task.id}`);
  const update = page.getByRole('button', { name: 'Update Task' });
  const oldest = page.getByLabel('Age Max');
  await oldest.fill('');
  await oldest.pressSequentially('1e');
  await update.click();
  await expect(oldest).toBeFocused();
  await oldest.fill('');
  const until = page.getByLabel('Expires on');
  await until.pressSequentially('12');
  await update.click();
  await expect(until).toBeFocused();
  expect(saved).toEqual([]);
  await until.fill('2027-05-31');
  await update.click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('half a number in a part of the form that was closed opens it', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/theme');
  const width = page.getByLabel('Logo width');
  await width.fill('');
  await width.pressSequentially('1e');
  await page.getByRole('button', { name: 'General' }).click();
  await expect(width).toBeHidden();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(width).toBeInViewport({ ratio: 1 });
  await expect(width).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
