import { languageTags, type SharedGrouping } from '@arrival/contracts';
import { expect, type Locator } from '@playwright/test';
import { finish, grouped } from '../../support/answers';
import { family, openCheckIn, openRental, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { atRental } from '../support/at-rental';
import { memberOnFile } from '../support/member-state';
import { rewriteAnswers } from '../support/network';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

test('what is missing is said once a field was touched, and all of it when saving too early', async ({
  page,
  stack,
}) => {
  await atRental(page, stack);
  const required = page.getByText('This is required.', { exact: true });
  await expect(required).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Shoe size').fill('9');
  await page.getByLabel('Shoe size').fill('');
  await expect(required).toHaveCount(1);
  await saveButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please have another look' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText(
    ['Height', 'Weight', 'Shoe size', 'How does Emma ski?'].map((label) => `${label} – This is required.`),
  );
  await expectAccessible(page);
  await summary.getByRole('link', { name: /^Height/ }).click();
  await expect(page.getByLabel('Height, ft')).toBeFocused();
});

test('the summary names a question as the page asks it, in each language', async ({ page, stack }) => {
  await atRental(page, stack);
  await saveButton(page).click();
  for (const language of languageTags) {
    await page.locator('select[autocomplete="language"]').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const question = page.locator('legend', { hasText: 'Emma' });
    // Marks of direction around names and no more may differ.
    const read = async (words: Locator) => (await words.textContent())?.replace(/[\u2066-\u2069]/g, '');
    expect(await read(page.getByRole('alert').getByRole('link').last())).toContain(`${await read(question)} – `);
  }
});

test('saving opens the next person; Change edits, Cancel restores, Update saves', async ({ page, stack }) => {
  const { guest, ids } = await atRental(page, stack);
  await fillRental(page, { shoeSize: 'US 9' });
  await page.getByRole('radio', { name: /Goofy Foot/ }).check();
  await page.getByLabel('Own boots: sole length').fill('42');
  await expect(page.getByText('A whole number from 180 to 400.')).toBeVisible();
  await page.getByLabel('Own boots: sole length').fill('305');
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await fillRental(page, { shoeSize: '34' });
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  await expectAccessible(page);
  const label = page.getByRole('article').filter({ hasText: 'Emma Carter' });
  await expect(label).toContainText('US 9');
  await expect(label).toContainText('Goofy foot');
  await expect(label).toContainText('305');

  await page.getByRole('button', { name: 'Change Emma Carter' }).click();
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 9');
  await expect(completeButton(page)).toBeHidden();
  await page.getByLabel('Shoe size').fill('US 99');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(label).toContainText('US 9');
  await expect(label).not.toContainText('US 99');

  await page.getByRole('button', { name: 'Change Emma Carter' }).click();
  await expect(page.getByLabel('Shoe size'), 'what was cancelled is gone').toHaveValue('US 9');
  await page.getByLabel('Shoe size').fill('US 10');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(label).toContainText('US 10');
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({
    shoeSize: 'US 10',
    bootSoleMm: 305,
    goofy: 'Y',
  });
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
});

test('what the resort asks in addition in the middle is named once the refusal is closed', async ({ page, stack }) => {
  let asksShoeSize = false;
  await rewriteAnswers<SharedGrouping>(page, '**/ContactTaskGrouping/**', (answer) => ({
    ...answer,
    rentalProfileContactTasks: answer.rentalProfileContactTasks.map((task) => ({
      ...task,
      relatedObject: { ...task.relatedObject, enableShoeSize: asksShoeSize },
    })),
  }));
  await atRental(page, stack);
  await expect(page.getByLabel('Shoe size')).toBeHidden();
  await page.getByLabel('Height, ft').fill('5');
  await page.getByLabel('Height, in').fill('4');
  await page.getByLabel('Weight, lb').fill('140');
  await page.getByRole('radio', { name: /^Careful/ }).check();
  asksShoeSize = true;
  await saveButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please have another look' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText(['Shoe size – This is required.']);
  await page.getByLabel('Shoe size').fill('42');
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
});

test('another phone saved meanwhile: both are shown, mine is kept, and the profile tells it in the units of this phone', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await atRental(page, stack);
  await page.getByRole('switch', { name: /Metric/ }).check();
  await fillRental(page, { height: '160', shoeSize: 'US 9' });
  await page.getByLabel('Own boots: sole length').fill('305');
  await finish(stack, guest, { ...places.rental, contactIds: [ids[0] ?? 0] }, [2]);
  await saveButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Which answers are right?' });
  await expect(question.getByRole('row', { name: /^Shoe size/ })).toHaveText(/US 9\s*38/);
  await expect(question.getByRole('row', { name: /^Height/ })).toContainText('158–166 cm');
  await expect(question.getByRole('row', { name: /^Own boots/ })).toHaveText(/mm305–$/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({ shoeSize: 'US 9', height: `5'2"–5'5"` });
  await page.goto(`/profile/${ids[0]}`);
  await expect(page.getByText('158–166 cm', { exact: true })).toBeVisible();
});

test('what is cancelled is kept nowhere', async ({ page, stack }) => {
  const { guest } = await openRental(page, stack);
  await fillRental(page);
  await saveButton(page).click();
  const sentAs = (method: string) =>
    page.waitForResponse(
      (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === method && answer.ok(),
    );
  await page.getByRole('button', { name: 'Change Emma Carter' }).click();
  const kept = sentAs('PUT');
  await page.getByLabel('Shoe size').fill('US 99');
  await kept;
  const gone = sentAs('DELETE');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await gone;
  expect(await guest.call('GET', '/api/drafts')).toEqual({ drafts: [] });
  let isAsked = false;
  page.on('dialog', (dialog) => {
    isAsked = true;
    void dialog.accept();
  });
  await page.reload();
  await expect(completeButton(page)).toBeVisible();
  expect(isAsked, 'nothing is unsaved').toBe(false);
});

test('what was typed before another phone saved replaces nothing unasked', async ({ page, stack }) => {
  const { guest, ids } = await atRental(page, stack);
  await fillRental(page, { shoeSize: 'US 9' });
  await finish(stack, guest, { ...places.rental, contactIds: [ids[0] ?? 0] }, [2]);
  await page.reload();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.getByRole('button', { name: 'Change Emma' }).click();
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 9');
  await saveButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Which answers are right?' });
  await expect(question.getByRole('row', { name: /^Shoe size/ })).toHaveText(/US 9\s*38/);
  await question.getByRole('button', { name: 'Keep saved' }).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({ shoeSize: '38' });
});

test('what was typed in another age group is saved in the one of today', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  const { rentalProfileContactTasks: tasks } = await grouped(guest, selection);
  const [child] = tasks[0]?.relatedObject.ageRefs ?? [];
  await guest.call('PUT', `/api/drafts/rental.${tasks[0]?.id}`, {
    value: { shoeSize: 'US 9', selectedAge: child?.listKey ?? '' },
  });
  await openCheckIn(page, guest, selection);
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 9');
  await fillRental(page, { height: ['5', '4'], weight: '140' });
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[0])).rentalProfile).toMatchObject({ shoeSize: 'US 9' });
});
