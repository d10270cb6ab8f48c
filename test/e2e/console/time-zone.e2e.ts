import type { AdminLocation } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { unique } from '../support/unique';
import { test } from '../test';

test('a time zone that the browser does not list is shown, and saved under its own name', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Hut');
  const place = (await administrator.call('POST', '/api/locations', { name })) as AdminLocation;
  const answer = { ...place, timeZone: 'US/Mountain' };
  await page.route(`**/api/locations/${place.id}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: answer }) : route.fallback(),
  );
  await page.goto(`/admin/locations/${place.id}`);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('US/Mountain');
  await page.getByLabel('Monday, opens').fill('08:00');
  await page.getByLabel('Monday, closes').fill('16:30');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Update Location' }).click();
  expect(await (await saved).json()).toMatchObject({ name, timeZone: 'US/Mountain' });
  await administrator.call('DELETE', `/api/locations/${place.id}`);
});
