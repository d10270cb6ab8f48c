import type { AdminLocation } from '@arrival/contracts';
import { expect, type Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

/** What a phone reads there. */
async function scanned(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('a location has a poster to hang up, on one page, whose code leads there whatever it is called later', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: 1 });
  });
  const name = unique('Hut');
  const { id } = (await administrator.call('POST', '/api/locations', { name, isEnabled: false })) as AdminLocation;
  await page.goto(`/admin/locations/${id}`);
  await page.getByRole('button', { name: 'Poster with QR code' }).click();
  const dialog = page.getByRole('dialog', { name: `Poster: ${name}` });
  await expect(dialog.getByRole('alert')).toContainText('not enabled');
  const address = `${stack.guestUrl}/l/${id}`;
  await expect(dialog.getByText(address.replace(/^https?:\/\//, ''))).toBeVisible();
  expect(await scanned(dialog.getByRole('img', { name: 'The code on the poster' }))).toBe(address);
  await expectAccessible(page);
  // Fifty words stay within their lines of the poster.
  const long = 'Scan, sign and go straight to the lift. '.repeat(6);
  await dialog.getByRole('textbox', { name: 'Heading' }).fill(long);
  await dialog.getByRole('textbox', { name: 'Text under it' }).fill(`${long}The end`);
  await expect(page.locator('.printed').getByText('The end')).toBeAttached();
  const isCut = (element: HTMLElement) => element.scrollHeight > element.clientHeight;
  const text = page.locator('.printed [lang="en"] > div').nth(1);
  await expect.poll(() => text.evaluate(isCut)).toBe(false);
  await dialog.getByRole('button', { name: 'Deutsch' }).click();
  const printed = page.locator('.printed');
  await expect(printed.locator('[lang="de"]')).toContainText(name);
  await expect(printed).not.toContainText('The end');
  await dialog.getByRole('button', { name: 'العربية' }).click();
  await expect(printed.locator('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
  await dialog.getByRole('button', { name: 'Print the poster' }).click();
  expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ preferCSSPageSize: false, format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(printed).toHaveCount(0);
  await administrator.call('DELETE', `/api/locations/${id}`);
});
