import { expect } from '@playwright/test';
import { family, openCheckIn } from '../../support/families';
import { ownPlace } from '../support/own-place';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('what was read stays read in larger letters, which the next waiver of the visit has too', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableTextSignature: true, html: '<p>Look where you ski.</p>'.repeat(60) });
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 41 }]);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await expect(waiver.goToSigning).toBeEnabled();
  await expect(page.getByText('Scroll through text below to read waiver')).toBeVisible();
  await expect(page.getByText(/^I affirm that I am the parent, legal guardian or authorised person/)).toBeVisible();
  const frame = page.locator('iframe[title^="Text of"]');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(1000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Read to the end')).toBeVisible();
  const usual = await height();
  const larger = page.getByRole('button', { name: 'Larger text' });
  for (let presses = 0; presses < 3; presses++) {
    await larger.focus();
    await page.keyboard.press('Enter');
  }
  await expect(larger).toBeDisabled();
  await expect.poll(height).toBeGreaterThan(usual * 1.3);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByText('Read to the end')).toBeVisible();

  await waiver.open();
  await waiver.typedName.fill('Emma Carter');
  await waiver.accept.click();
  await expect(page.getByText('Please hand the phone to Daniel')).toBeVisible();
  await expect(larger).toBeDisabled();
});

test('Ctrl+P prints the text by itself, as the button does: of a frame that is higher than a sheet a browser prints slices', async ({
  page,
  stack,
  database,
}) => {
  const html = '<p>Look <a href="https://example.com">where</a> you ski.</p>'.repeat(60);
  const place = await ownPlace(database, { enableTextSignature: true, html });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const frame = page.locator('iframe[title^="Text of"]');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(1000);
  const printed: string[] = [];
  await page.exposeFunction('notePrint', (what: string) => void printed.push(what));
  await frame.evaluate((element: HTMLIFrameElement) => {
    const { notePrint } = window as unknown as { notePrint(what: string): void };
    window.print = () => notePrint('page');
    if (element.contentWindow) element.contentWindow.print = () => notePrint('text');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => printed).toEqual(['text']);
  await page.keyboard.press('Control+p');
  await expect.poll(() => printed).toEqual(['text', 'text']);
  await frame.contentFrame().getByRole('link').first().focus();
  await page.keyboard.press('Control+p');
  await expect.poll(() => printed).toEqual(['text', 'text', 'text']);
  await page.keyboard.press('p');
  await page.keyboard.press('Control+Shift+p');
  expect(printed).toHaveLength(3);
});

test('printed from the browser’s menu the page has the whole text itself, whose lines no sheet cuts', async ({
  page,
  stack,
  database,
}) => {
  const html = `${'<p>Look where you ski.</p>'.repeat(60)}<p>The very last line.</p>`;
  const place = await ownPlace(database, { enableTextSignature: true, html });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const frame = page.locator('iframe[title^="Text of"]');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(1000);
  const onScreen = await height();
  const last = page.getByText('The very last line.');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(last).toBeVisible();
  const flexible = await last.evaluate((line) => {
    const around: Element[] = [];
    for (let place = line.parentElement; place; place = place.parentElement) around.push(place);
    return around
      .filter((place) => /flex|grid/.test(getComputedStyle(place).display))
      .map(({ className }) => className);
  });
  expect(flexible, 'Chromium cuts the end off what it breaks over pages within one of these').toEqual([]);
  expect(await height()).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(last).toHaveCount(0);
  await expect.poll(height).toBe(onScreen);
});
