import type { Profile } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('the family code is on home and on the completion page, with nothing printed anywhere', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, []);
  const { familyCode } = (await guest.call('GET', '/api/profile')) as Profile;
  await openHome(page, guest, 3);
  await page.getByRole('button', { name: 'Family code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your family code' });
  await expect(dialog.getByRole('img', { name: 'Your family code' })).toBeVisible();
  await expect(dialog.getByText(familyCodeWords(familyCode))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1, 2]);
  await page.goto('/checkinComplete');
  await expect(page.getByRole('img', { name: 'Your family code' })).toBeVisible();
  await expect(page.getByText(familyCodeWords(familyCode))).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pick-up code/ })).toHaveCount(0);
  await expectAccessible(page);
});
