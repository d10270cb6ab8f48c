import { ownPhoneRoutes } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { test } from '../test';

const own = `**${ownPhoneRoutes.own}`;

test('without a connection the own waivers are asked for again; only a link that has ended is said to have ended', async ({
  page,
}) => {
  await page.route(own, (route) => route.abort('connectionfailed'));
  await page.goto('/sign');
  await expect(page.getByText('The waiver could not be loaded')).toBeVisible();
  await expect(page.getByText('This link does not work any more')).toHaveCount(0);
  await page.unroute(own);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
