import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, places } from '../../support/families';
import { ownPlace } from '../support/own-place';
import { saveButton } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

/** Windows draws with the few colours that somebody has chosen: what a background alone says is not there. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What one sees of it, without the ring of the focus. */
async function seen(page: Page, what: Locator): Promise<Buffer> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  return what.screenshot({ animations: 'disabled' });
}

test('what is chosen looks otherwise than what is not', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  for (const number of ['Height, ft', 'Weight, lb'])
    await expect.soft(page.getByLabel(number), 'where to type').toHaveCSS('border-bottom-style', 'solid');
  const metric = page.getByRole('switch', { name: 'Metric (cm, kg)' });
  const off = await seen(page, metric);
  await metric.click();
  expect.soft((await seen(page, metric)).equals(off), 'a switch looks the same').toBe(false);
  for (const name of [/^Comfortable/, /^Goofy Foot/]) {
    const choice = page.getByRole('radio', { name });
    const tile = page.locator('label').filter({ has: choice });
    const open = await seen(page, tile);
    await choice.check({ force: true });
    expect.soft((await seen(page, tile)).equals(open), `${name} looks the same`).toBe(false);
  }
});

test('where one stands on the path is to be seen', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await expect(saveButton(page)).toBeVisible();
  const [done, open] = await page.getByRole('progressbar', { name: 'Progress' }).locator('> *').all();
  expect((await seen(page, done!)).equals(await seen(page, open!)), 'done and to do look the same').toBe(false);
});

test('a signature is dark on white paper, as it is stored', async ({ page, stack, database }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const place = await ownPlace(database, { enableWetSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.open();
  await waiver.draw();
  const paper = waiver.pad.locator('..');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(waiver.undo).not.toHaveCSS('color', await waiver.undo.evaluate(grayText));
  await waiver.undo.click();
  await expect(waiver.undo, 'nothing to undo any more').toHaveCSS('color', await waiver.undo.evaluate(grayText));
});

/** The platform's colour of what cannot be pressed. */
function grayText(): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = 'GrayText';
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
