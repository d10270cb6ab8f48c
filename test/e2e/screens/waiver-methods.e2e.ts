import { languageTags } from '@arrival/contracts';
import { expect, type Locator } from '@playwright/test';
import { family, openCheckIn, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { ownPlace } from '../support/own-place';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('agreeing alone; an optional waiver can be skipped', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.tubing, contactIds: ids };
  await openCheckIn(page, guest, selection);
  const waiver = new WaiverScreen(page);
  await expect(waiver.goToSigning).toBeEnabled();
  await expect(waiver.skip).toBeHidden();
  const colour = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor);
  const action = await colour(waiver.goToSigning);
  await waiver.open();
  expect(await colour(waiver.accept), 'Accept looks unready until everything is there').not.toBe(action);
  await waiver.acceptRefused('Please check to agree.');
  await expect(waiver.agree, 'what is missing takes the focus').toBeFocused();
  await waiver.agree.check();
  await waiver.accept.click();

  await expect(page.getByRole('heading', { level: 1, name: /Photo and Video/ })).toBeVisible();
  await waiver.skip.click();
  await expect(page).toHaveURL('/checkinComplete');
  expect(await openTasks(guest, selection), 'only the optional one is left').toEqual([`1.${ids[0]}`]);
  expect((await memberOnFile(guest, ids[0])).signedWaivers.map(({ posWaiverId }) => posWaiverId)).toEqual([
    'SP-TUBING',
  ]);
});

test('typing alone: the name must be exact', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.open();
  await expect(waiver.typedName).toHaveAttribute('placeholder', 'Type: Emma Carter');
  await waiver.acceptRefused('Please type your name in the provided box.');
  await waiver.typedName.fill('Emma Cartr');
  await waiver.acceptRefused('Please sign Emma Carter exactly.');
  await expect(page.getByText('Please sign Emma Carter exactly.'), 'said beside the field too').toBeVisible();
  await expect(page.getByText('Everything is here')).toBeHidden();
  await waiver.typedName.fill('  Emma Carter ');
  await expect(page.getByText('Everything is here')).toBeVisible();
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkinComplete');
  expect((await memberOnFile(guest, ids[0])).signedWaivers).toMatchObject([{ signerName: 'Emma Carter' }]);
});

test('what the signer is to a child stands in whole words, in every language', async ({ page, stack, database }) => {
  const place = await ownPlace(database, {});
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  await expect(new WaiverScreen(page).goToSigning).toBeEnabled();
  for (const language of languageTags) {
    await page.locator('select[autocomplete="language"]').selectOption(language, { force: true });
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    await page.locator('#waiver-go-to-signing').click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => brokenWords(page.locator('#waiver-relationship bdi'))).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});

/** Words that are on more than one line. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.flatMap(({ firstChild }) => {
      const { data } = firstChild as Text;
      return [...data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

test('drawing alone: Undo, Clear, and the pad keeps a stroke when the phone turns', async ({
  page,
  stack,
  isMobile,
}) => {
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.open();
  await waiver.acceptRefused('Please Sign.');
  await waiver.draw(0.3);
  const one = await waiver.ink();
  await waiver.draw(0.7);
  await expect.poll(() => waiver.ink()).toBeGreaterThan(1.5 * one);
  await waiver.undo.click();
  await expect
    .poll(async () => Math.abs((await waiver.ink()) - one), 'only the last stroke is gone')
    .toBeLessThan(0.02 * one);
  await waiver.clear.click();
  await expect.poll(() => waiver.ink()).toBe(0);
  await expect(waiver.undo).toBeDisabled();

  await waiver.draw();
  await page.setViewportSize(isMobile ? { width: 844, height: 390 } : { width: 900, height: 700 });
  await expect.poll(() => waiver.ink(), 'nothing is lost by turning').toBeGreaterThan(0);
  await expect(waiver.undo).toBeEnabled();
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  expect((await memberOnFile(guest, ids[0])).signedWaivers).toMatchObject([
    { posWaiverId: 'SP-RENTAL', signerName: 'Emma Carter' },
  ]);
});

test('who cannot draw types the name instead', async ({ page, stack, database }) => {
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.open();
  await page.getByRole('button', { name: 'I cannot draw: type my name instead' }).click();
  await expect(waiver.pad).toBeHidden();
  await waiver.acceptRefused('Please type your name in the provided box.');
  await waiver.typedName.fill('Emma Carter');
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  const [signed] = (await memberOnFile(guest, ids[0])).signedWaivers;
  const kept = await database.row('select typed_name, image_hash from signature where id = $1', [signed?.signatureId]);
  expect(kept).toEqual({ typed_name: 'Emma Carter', image_hash: null });
});

test('all methods together: each one that is missing is asked for', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.open();
  await expectAccessible(page);
  const colour = () => waiver.accept.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await colour();
  await waiver.acceptRefused('Please Sign.');
  await waiver.draw();
  await waiver.acceptRefused('Please check to agree.');
  await waiver.agree.check();
  await waiver.accept.click();
  await expect(waiver.alert.getByRole('heading')).toHaveText('Please type your name in the provided box.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(waiver.typedName).toBeFocused();
  await waiver.typedName.fill('Emma Carter');
  await expect.poll(colour, 'Accept turns to the colour of success').not.toBe(before);
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
});

test('a finger that agrees comes to the name, in view above the keyboard; a filled name and the keyboard do not', async ({
  page,
  stack,
  isMobile,
}) => {
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.open();
  const press = (target: Locator, at = { x: 4, y: 16 }) =>
    isMobile ? target.tap({ position: at }) : target.click({ position: at });
  const words = page.getByText(/^I agree for/);

  await waiver.agree.focus();
  await page.keyboard.press('Space');
  await expect(waiver.agree).toBeChecked();
  await expect(waiver.agree, 'by the keyboard nothing moves').toBeFocused();
  await press(words);
  await expect(waiver.agree).not.toBeChecked();
  await expect(waiver.typedName, 'nothing is agreed').not.toBeFocused();

  await press(words);
  await expect(waiver.agree).toBeChecked();
  await expect(waiver.typedName).toBeFocused();
  await expect(waiver.typedName).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(waiver.typedName, 'the phone’s keyboard takes its place').toBeInViewport({ ratio: 1 });
  await page.keyboard.type('Emma Carter');

  await press(waiver.agree, { x: 12, y: 12 });
  await expect(waiver.agree).not.toBeChecked();
  await press(waiver.agree, { x: 12, y: 12 });
  await expect(waiver.agree).toBeChecked();
  await expect(waiver.typedName, 'it is typed already').not.toBeFocused();
  await waiver.typedName.fill('');
  await waiver.agree.uncheck();
  await press(waiver.agree, { x: 12, y: 12 });
  await expect(waiver.typedName).toBeFocused();
});

test('the text can be downloaded, and its address outlasts a phone’s question where to', async ({
  page,
  stack,
  database,
}) => {
  await page.clock.install();
  const place = await ownPlace(database, { name: 'Waiver of Liability', enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const revoked = await page.evaluateHandle(() => {
    const addresses: string[] = [];
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (address) => {
      addresses.push(address);
      revoke(address);
    };
    return addresses;
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Waiver of Liability.html');
  await page.clock.fastForward(5_000);
  expect(await revoked.jsonValue()).not.toContain(file.url());
  await page.clock.fastForward(60_000);
  expect(await revoked.jsonValue(), 'and is not kept for ever').toContain(file.url());
});
