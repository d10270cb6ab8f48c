import type { AdminLocation } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('a translation without an English text is there to be seen and taken away', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const made = (await administrator.call('POST', '/api/locations', {
    name: unique('Igloo'),
    description: 'Cold beds',
    translations: { de: { description: 'Kalte Betten' } },
  })) as AdminLocation;
  await administrator.signIn(page);
  await page.goto(`/admin/locations/${made.id}`);
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('');
  await page.getByRole('button', { name: /^Deutsch/ }).click();
  const german = page.getByRole('textbox', { name: 'Description (Deutsch)' });
  await expect(german).toHaveValue('Kalte Betten');
  await expect(page.getByText('Guests do not see this: there is no English text')).toBeVisible();
  await expectAccessible(page);
  await german.fill('');
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await administrator.call('GET', `/api/locations/${made.id}`)).toMatchObject({
    description: null,
    translations: null,
  });
  await administrator.call('DELETE', `/api/locations/${made.id}`);
});

test('on a phone each language has a whole frame, also where a row ends', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/language');
  const languages = page.getByRole('group', { name: 'Language' }).getByRole('button');
  await expect(languages).toHaveCount(7);
  const open = await languages.evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { borderLeftColor, borderTopColor } = getComputedStyle(button);
        return borderLeftColor !== borderTopColor;
      }).length,
  );
  expect(open).toBe(0);
});
