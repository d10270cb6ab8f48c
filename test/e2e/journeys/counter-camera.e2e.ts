import { expect } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { isIn, letIn } from '../support/counter';
import { launchWithFakeCamera, showToCamera } from '../support/fake-camera';
import { refuseCamera } from '../support/refused-camera';
import { test } from '../test';

test.use({ launchOptions: launchWithFakeCamera });

/** The code as the staff's screen shows it. */
const onScreen = (address: string): Promise<Buffer> =>
  sharp(Buffer.from(encodeQR(address, 'svg', { ecc: 'medium', border: 3 })))
    .resize(440)
    .png()
    .toBuffer();

test("the tablet's camera reads the code from the staff's screen", async ({ page, stack }) => {
  const { address } = await letIn(stack, await family(stack, [{ firstName: 'Daniel', age: 40 }]));
  await showToCamera(await onScreen(address));
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await isIn(page);
});

test('without a camera the letters are typed', async ({ page }) => {
  await refuseCamera(page);
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await expect(page.getByText('The camera cannot be used here. Please type the letters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
});
