import type { AdminActivity } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { buildPicture } from '../../support/build-images';
import { expectAccessible } from '../support/accessible';
import { holdBack } from '../support/network';
import { test } from '../test';

test('the picture of an activity is uploaded, seen before it is saved, and refused when it is none', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const activity = (await administrator.call('POST', '/api/activities', {
    name: 'Moonlight sledging',
  })) as AdminActivity;
  await administrator.signIn(page);
  await page.goto(`/admin/activities/${activity.id}`);
  const field = page.getByLabel('Image address: upload a picture');
  await field.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: /jpeg, png, webp/ })).toBeVisible();

  await field.setInputFiles({
    name: 'sledge.png',
    mimeType: 'image/png',
    buffer: await buildPicture(600, 300).png().toBuffer(),
  });
  const picture = page.getByRole('img', { name: 'Image address as guests see it' });
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Activity' }).click();
  await expect(page.getByRole('status').filter({ hasText: /updated|saved/i })).toBeVisible();
  const saved = (await administrator.call('GET', `/api/activities/${activity.id}`)) as AdminActivity;
  expect(saved.imageUrl).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\.png$/);
});

test('a picture that comes late pushes no field away', async ({ page, stack }) => {
  await signedIn(page, stack);
  const release = await holdBack(page, /\.svg$/);
  await page.goto('/admin/theme');
  const field = page.getByRole('textbox', { name: 'Background image' }).first();
  await expect(field).toBeVisible();
  const before = await field.boundingBox();
  release();
  const logo = page.getByRole('img', { name: 'Logo as guests see it' });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await field.boundingBox()).toEqual(before);
});
