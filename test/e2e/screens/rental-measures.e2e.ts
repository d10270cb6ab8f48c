import { expect } from '@playwright/test';
import { desktop } from '../../support/browser';
import { expectAccessible } from '../support/accessible';
import { atRental } from '../support/at-rental';
import { memberOnFile } from '../support/member-state';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

test('a number outside the chart is told once it is all there, and one that was taken away is missed', async ({
  page,
  stack,
}) => {
  await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).check();
  const weight = page.getByLabel('Weight, kg');
  const outside = page.getByText('The chart has no group for this number. Please check it.', { exact: true });
  await weight.focus();
  await weight.press('6');
  await expect(weight, 'it is still being typed').toHaveAccessibleDescription('');
  await page.getByLabel('Shoe size').focus();
  await expect(outside).toBeVisible();
  await weight.focus();
  await weight.press('End');
  await weight.press('5');
  await expect(outside).toBeHidden();
  await expect(page.getByText('Group: 58–66 kg')).toBeVisible();
  await weight.fill('');
  await expect(weight).toHaveAccessibleDescription('This is required.');
});

test('the unit stands right behind its number', async ({ page, stack }) => {
  await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).check();
  const weight = page.getByLabel('Weight, kg');
  const places: number[] = [];
  for (const typed of ['7', '65', '120']) {
    await weight.fill(typed);
    places.push(await weight.evaluate((input) => input.nextElementSibling?.getBoundingClientRect().left ?? 0));
  }
  const [one = 0, two = 0, three = 0] = places;
  expect(two - one, 'the width of a digit').toBeGreaterThan(10);
  expect(three - two).toBeCloseTo(two - one, 0);
});

test('digits count whichever keyboard writes them: Arabic, Persian, Japanese', async ({ page, stack }) => {
  await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).check();
  const height = page.getByLabel('Height, cm');
  for (const typed of ['١٦٣', '۱۶۳', '１６３']) {
    await height.fill('');
    await height.fill(typed);
    await expect(height, typed).toHaveValue('163');
  }
  await expect(page.getByText('Group: 158–166 cm')).toBeVisible();
  const sole = page.getByLabel(/sole length in mm/);
  await sole.fill('٣٠٥');
  await expect(sole).toHaveValue('305');
});

test('a number finds its group in the guest’s units, nothing is converted, and the answer is kept', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).setChecked(false);
  await page.getByLabel('Height, ft').press('5');
  await expect(page.getByLabel('Height, in'), 'feet jump to inches').toBeFocused();
  await page.keyboard.type('4');
  await expect(page.getByText(`Group: 5'2"–5'5"`)).toBeVisible();
  await page.getByRole('switch', { name: /Metric/ }).check();
  await expect(page.getByLabel('Height, cm'), 'typed anew in other units').toHaveValue('');
  await expect(page.getByText('Group: 158–166 cm')).toBeVisible();
  await page.getByLabel('Weight, kg').fill('5');
  await page.getByLabel('Shoe size').fill('38');
  await page.getByRole('radio', { name: /^Careful/ }).check();
  await expect(page.getByRole('radio', { name: /Not sure/ }), 'the list’s −1 entries').toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Very fast/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More choices: lower, higher' }).click();
  await page.getByRole('radio', { name: /^Very fast/ }).check();
  await saveButton(page).click();
  await expect(page.getByText('The chart has no group for this number. Please check it.').first()).toBeVisible();
  await page.getByLabel('Weight, kg').fill('65');
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({
    height: `5'2"–5'5"`,
    weightMetric: '58–66 kg',
    ability: expect.stringMatching(/^Type III\+/),
  });
});

test('a number in doubt that was typed in other units is missed, not objected to where nobody can answer', async ({
  page,
  stack,
}) => {
  await atRental(page, stack);
  await fillRental(page, { height: ['9', '11'] });
  await page.getByRole('switch', { name: /Metric/ }).check();
  await expect(page.getByText('Group: 195 cm and more')).toBeHidden();
  await saveButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please have another look' });
  await expect(summary.getByRole('listitem')).toHaveText(['Height – This is required.']);
});

test('what is unusual at that age is asked about under the number; the guest decides', async ({ page, stack }) => {
  const { guest, ids } = await atRental(page, stack);
  await fillRental(page, { height: ['9', '11'] });
  const adult = page.getByRole('alert').filter({ hasText: `Is the height 9'11" right?` });
  await expect(adult).toContainText('Skis and bindings are set up from this.');
  await expect(adult).not.toContainText('children');
  await fillRental(page);
  await expect(adult).toBeHidden();
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await fillRental(page, { height: ['6', '5'] });
  const question = page.getByRole('alert').filter({ hasText: `Mia is 9. Is the height 6'5" right?` });
  await expect(question).toContainText(`Most children of 9 are between 3'8" and 5'3".`);
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please have another look' })).toBeFocused();
  await question.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Height, ft')).toBeFocused();
  await question.getByRole('button', { name: `6'5" is right` }).click();
  await expect(question).toBeHidden();
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).rentalProfile).toMatchObject({ height: `6'5" and more` });
});

test('on glass a fraction is its number’s, although the full number had jumped on', async ({ page, stack }) => {
  await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).check();
  await page.getByLabel('Height, cm').focus();
  await page.keyboard.type('180');
  await expect(page.getByLabel('Weight, kg')).toBeFocused();
  await page.keyboard.type('.5');
  await expect(page.getByLabel('Height, cm')).toBeFocused();
  await expect(page.getByLabel('Height, cm')).toHaveValue('180.5');
  await page.getByLabel('Weight, kg').focus();
  await page.keyboard.type('65,5');
  await expect(page.getByLabel('Weight, kg')).toHaveValue('65.5');
  await expect(page.getByLabel('Shoe size'), 'nothing of it is left there').toHaveValue('');
  await expect(page.getByText('Group: 179–194 cm')).toBeVisible();
  await expect(page.getByText('Group: 58–66 kg')).toBeVisible();
});

test('a height in metres is read as one, typed and pasted', async ({ page, stack }) => {
  await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).check();
  const height = page.getByLabel('Height, cm');
  for (const write of [() => page.keyboard.type('1,75'), () => page.keyboard.insertText('1.75 m')]) {
    await height.fill('');
    await height.focus();
    await write();
    await expect(height).toHaveValue('175');
    await expect(page.getByText('Group: 167–178 cm')).toBeVisible();
  }
});

test.describe('with a keyboard', () => {
  test.use({ ...desktop, hasTouch: false, isMobile: false });

  test('numbers go where they are typed: Tab alone moves on', async ({ page, stack }) => {
    await atRental(page, stack);
    await page.getByRole('switch', { name: /Metric/ }).check();
    await page.getByLabel('Height, cm').focus();
    await page.keyboard.type('180.5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('65.5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('42');
    await expect(page.getByLabel('Height, cm')).toHaveValue('180.5');
    await expect(page.getByLabel('Weight, kg')).toHaveValue('65.5');
    await expect(page.getByLabel('Shoe size')).toHaveValue('42');
  });

  test('a number that a Japanese keyboard composes is read once, when it is whole', async ({ page, stack }) => {
    await atRental(page, stack);
    await page.getByRole('switch', { name: /Metric/ }).check();
    const keyboard = await page.context().newCDPSession(page);
    for (const [label, read] of [
      ['Height, cm', '165'],
      ['Weight, kg', '165'],
      [/sole length in mm/, '165'],
    ] as const) {
      await page.getByLabel(label).focus();
      for (const text of ['１', '１６', '１６５'])
        await keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await keyboard.send('Input.insertText', { text: '１６５' });
      await expect(page.getByLabel(label)).toHaveValue(read);
    }
  });

  for (const text of ['511', `5'11`, '5.11', '5′ 11″', '5 ft 11 in']) {
    test(`${text} is five feet and eleven inches, typed and pasted`, async ({ page, stack }) => {
      await atRental(page, stack);
      await page.getByRole('switch', { name: /Metric/ }).setChecked(false);
      const [feet, inches] = [page.getByLabel('Height, ft'), page.getByLabel('Height, in')];
      for (const write of [() => page.keyboard.type(text), () => page.keyboard.insertText(text)]) {
        await feet.fill('');
        await inches.fill('');
        await feet.focus();
        await write();
        await expect(feet).toHaveValue('5');
        await expect(inches).toHaveValue('11');
      }
    });
  }
});
