import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { browserTranslates } from '../support/browser-translates';
import { test } from '../test';

test('home follows the activity that is chosen also while the browser translates it', async ({ page, stack }) => {
  const { guest } = await family(stack, [{ firstName: 'Leo', age: 6 }]);
  await browserTranslates(page);
  await openHome(page, guest);
  const leo = page.getByRole('listitem').filter({ hasText: 'Leo' });
  await expect(leo).toContainText('Waiver, rental fit, contacts, photo');
  await page.getByRole('button', { name: /^All-Mountain Day/ }).click();
  const choose = (name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
  await choose(/^Snowshoe Tour/);
  await expect(leo).not.toContainText('rental fit');
  await choose(/^Night Skiing/);
  await expect(leo).toContainText('Nothing to do here');
});
