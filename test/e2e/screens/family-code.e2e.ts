import { readFileSync } from 'node:fs';
import type { Profile } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { whenShown } from '../support/shown';
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
  await expect(dialog.getByText('Show it at any desk.', { exact: true }), 'alone').toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Code for the wallet' }).click();
  await expect(dialog.getByRole('img', { name: 'Code for the wallet' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1, 2]);
  await page.goto('/checkinComplete');
  await expect(page.getByRole('img', { name: 'Your family code' })).toBeVisible();
  await expect(page.getByText(familyCodeWords(familyCode))).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pick-up code/ })).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Code for the wallet' })).toBeVisible();
  const forWhen = page.getByText(/^Silverpine Mountain Resort · \d\d\/\d\d\/\d{4}$/);
  await expect(forWhen).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(forWhen, 'a sheet of paper says whose it is, and for which day').toBeVisible();
  const gear = page.getByRole('listitem').filter({ hasText: 'Rental gear' });
  await expect(gear, 'and no line of it goes on over the page').toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('button'), 'on paper nothing can be pressed').toHaveCount(0);
});

test.describe('where the window has room beside the family', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the wallet’s code stands below the family’s, not beside it', async ({ page, stack }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.getByRole('button', { name: 'Code for the wallet' }).click();
    const ofWallet = await page.getByRole('img', { name: 'Code for the wallet' }).boundingBox();
    const ofFamily = await page.getByRole('img', { name: 'Your family code' }).boundingBox();
    expect(ofWallet?.y).toBeGreaterThan((ofFamily?.y ?? 0) + (ofFamily?.height ?? 0));
  });

  test('where the connection goes before the code is drawn its letters are there, and it comes later', async ({
    page,
    stack,
    context,
  }) => {
    const { guest } = await family(stack);
    const coder = /\/assets\/qr-(?!code-|path-)[^/]*\.js$/;
    await page.route(coder, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => coder.test(request.url()));
    await openHome(page, guest);
    await lost;
    await context.setOffline(true);
    await expect(page.locator('[class*="picture"] > [class*="code"] > svg'), 'no empty square').toBeVisible();
    await expect(page.getByRole('img', { name: 'Your family code' })).toHaveCount(0);
    await page.unroute(coder);
    await context.setOffline(false);
    await expect(page.getByRole('img', { name: 'Your family code' })).toBeVisible();
  });
});

test('the pass goes to the calendar and to the other parent, and stays without a connection', async ({
  page,
  stack,
  context,
}) => {
  const { guest, ids } = await family(stack);
  const { familyCode } = (await guest.call('GET', '/api/profile')) as Profile;
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1, 2]);
  await guest.signIn(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(localStorage.setItem('copied', text)) },
    });
    localStorage.setItem('arrival.location', JSON.stringify({ id: 3, name: '' }));
  });
  await page.goto('/checkinComplete');
  await expect(page.getByRole('listitem').filter({ hasText: 'Rental gear for 3' })).toContainText('Emma, Mia, and Leo');
  await expect(page.getByText('One code for all of you. Show it at any desk.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(familyCodeWords(familyCode));

  const copied = whenShown(page, 'Link copied');
  await page.getByRole('button', { name: 'Share' }).click();
  await copied;
  const link = (await page.evaluate(() => localStorage.getItem('copied')))?.split(' ').at(-1) ?? '';

  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Kept on this phone since/)).toBeVisible();
  await expect(page.getByText(familyCodeWords(familyCode))).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/^Kept on this phone since/)).toBeHidden();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'The family code' })).toBeVisible();
  await expect(other.getByText(familyCodeWords(familyCode))).toBeVisible();
  await expectAccessible(other);
  await other.goto(`${link}X`);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'This link is not whole' })).toBeVisible();
});
