import type { SharedGrouping } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { finish, grouped } from '../../support/answers';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn, openHome, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { yearPasses } from '../../support/year-passes';
import { complete } from '../support/completions';
import { memberOnFile } from '../support/member-state';
import { failNext, holdBack, rewriteAnswers } from '../support/network';
import { completeButton, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

const title = 'Everything as last time?';
const rowOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: `${name} · ` });

/** Emma, Mia and Leo a year after their last visit; the waivers are signed. */
async function aYearLater(page: Page, stack: StackJson, database: TestDatabase) {
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await yearPasses(database, 'rental_profile', ids);
  await openCheckIn(page, guest, selection);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Still to do: height and weight of Mia and Leo', { exact: true })).toBeVisible();
  for (const [name, feet, inches, weight] of [
    ['Mia', '4', '5', '66'],
    ['Leo', '3', '11', '48'],
  ] as const) {
    const row = rowOf(page, name);
    await row.getByLabel('Height, ft').fill(feet);
    await row.getByLabel('Height, in').fill(inches);
    await row.getByLabel('Weight, lb').fill(weight);
  }
  return { guest, ids };
}

async function expectMeasures(page: Page, feet: string, inches: string, weight: string) {
  await expect(page.getByLabel('Height, ft')).toHaveValue(feet);
  await expect(page.getByLabel('Height, in')).toHaveValue(inches);
  await expect(page.getByLabel('Weight, lb')).toHaveValue(weight);
}

test('what a number falls into is said in the language that is chosen on the page', async ({
  page,
  stack,
  database,
}) => {
  await aYearLater(page, stack, database);
  await expect(rowOf(page, 'Mia')).toContainText(`Group: Up to 4'10"`);
  await page.locator('select[autocomplete="language"]').selectOption('de');
  await expect(rowOf(page, 'Mia')).toContainText(`Gruppe: Bis 4'10"`);
});

test('a save that fails leaves the numbers where they are; what is saved already is not sent again', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids } = await aYearLater(page, stack, database);
  const [, mia] = ids;
  await expect(rowOf(page, 'Emma'), 'a number says of what it is').toContainText('Shoe 38');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/complete/RentalProfile')) return;
    sent.push((request.postDataJSON() as { contact: { contactId: number } }).contact.contactId);
  });
  await failNext(page, `${complete}RentalProfile`, ['none', 'server error']);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  const failed = page.getByRole('alertdialog', { name: 'ERROR CALLING API' });
  await expect(failed).toContainText('What you entered is still here.');
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'Mia').getByLabel('Weight, lb')).toHaveValue('66');
  await expect(rowOf(page, 'Leo').getByLabel('Weight, lb')).toHaveValue('48');
  await expect(rowOf(page, 'Emma'), 'saved').toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(completeButton(page)).toBeVisible();
  expect(sent).toEqual([ids[0], mia, mia, ids[2]]);
  expect((await memberOnFile(guest, ids[2])).rentalProfile?.weight).toBe('48–56 lb');
});

test('what the resort asks in addition since is asked in the usual forms, which have the numbers', async ({
  page,
  stack,
  database,
}) => {
  let isFirst = true;
  await rewriteAnswers<SharedGrouping>(page, '**/api/tasks/ContactTaskGrouping/**', (grouping) => {
    const before = grouping.rentalProfileContactTasks.map((task) => ({
      ...task,
      relatedObject: { ...task.relatedObject, enableShoeSize: false },
    }));
    const answer = isFirst ? { ...grouping, rentalProfileContactTasks: before } : grouping;
    isFirst = false;
    return answer;
  });
  await aYearLater(page, stack, database);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await page.getByLabel('Shoe size').fill('US 8');
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expectMeasures(page, '4', '5', '66');
});

test('another phone saved somebody meanwhile: the usual forms have the numbers', async ({ page, stack, database }) => {
  const { guest, ids } = await aYearLater(page, stack, database);
  await finish(stack, guest, { ...places.rental, contactIds: [ids[1] ?? 0] }, [2]);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expectMeasures(page, '4', '5', '66');
  await saveButton(page).click();
  await page
    .getByRole('alertdialog', { name: 'Which answers are right?' })
    .getByRole('button', { name: 'Keep mine' })
    .click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await expectMeasures(page, '3', '11', '48');
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
});

test('numbers that were typed in other units are shown as their groups; one in doubt is asked anew', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids } = await aYearLater(page, stack, database);
  await rowOf(page, 'Leo').getByLabel('Height, ft').fill('6');
  // A phone in other units, or the Metric switch of a form.
  await page.evaluate(() => localStorage.setItem('arrival.units', '"metric"'));
  await page.reload();
  await expect(rowOf(page, 'Mia').getByLabel('Height, cm')).toHaveValue('');
  await expect(rowOf(page, 'Mia').getByText(/^Group: /)).toHaveCount(2);
  await expect(rowOf(page, 'Leo').getByText(/^Group: /)).toHaveCount(1);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(rowOf(page, 'Leo').getByLabel('Height, cm')).toBeFocused();
  await rowOf(page, 'Leo').getByLabel('Height, cm').fill('119');
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).rentalProfile?.weight).toBe('57–66 lb');
});

test('whoever changes something takes the numbers along', async ({ page, stack, database }) => {
  await aYearLater(page, stack, database);
  await page.getByRole('button', { name: 'Change Leo' }).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await expectMeasures(page, '3', '11', '48');
  await saveButton(page).click();
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expectMeasures(page, '4', '5', '66');
});

/** Mia's registration of the last visit has run out; nothing else is left. */
async function atRegistration(stack: StackJson, database: TestDatabase) {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3, 4]);
  await yearPasses(database, 'child_registration', ids);
  return { guest, selection };
}

test('who changes a child’s answers is given the form, and goes on with it after Back: it is not as last time', async ({
  page,
  stack,
  database,
}) => {
  const { guest } = await atRegistration(stack, database);
  await openHome(page, guest);
  const checkIn = page.getByRole('button', { name: 'Check in (1)' });
  await checkIn.click();
  await page.getByRole('button', { name: 'Change something for Mia' }).click();
  await page.getByLabel('Medication').fill('Insulin');
  await page.getByRole('link', { name: 'Your family' }).click();
  await checkIn.click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByLabel('Medication')).toHaveValue('Insulin');
  await expect(page.getByLabel('Food Allergy')).toHaveValue('Peanuts');
});

test('a shoe size that was begun anew is not passed over for the one of the last time', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1, 2]);
  await yearPasses(database, 'rental_profile', ids);
  await openHome(page, guest, places.rental.locationId);
  const checkIn = page.getByRole('button', { name: 'Check in (1)' });
  await checkIn.click();
  await page.getByRole('button', { name: 'Change Emma' }).click();
  await page.getByLabel('Shoe size').fill('US 9');
  await page.getByRole('link', { name: 'Your family' }).click();
  await checkIn.click();
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 9');
  await page.getByLabel('Shoe size').fill('38');
  await page.getByRole('link', { name: 'Your family' }).click();
  await checkIn.click();
  await expect(page.getByRole('heading', { level: 1, name: title }), 'as it was').toBeVisible();
});

test('what was typed elsewhere and comes too late does not return over what was confirmed since', async ({
  page,
  stack,
  database,
}) => {
  const { guest, selection } = await atRegistration(stack, database);
  const [task] = (await grouped(guest, selection)).childRegistrationContactTasks;
  await guest.call('PUT', `/api/drafts/child.${task?.id}`, { value: { medication: 'Insulin' } });
  const letCome = await holdBack(page, '**/api/drafts');
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const come = page.waitForResponse('**/api/drafts');
  letCome();
  await come;
  await page.getByRole('button', { name: 'Still true for Mia' }).click();
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await page.getByRole('button', { name: 'Update Mia Carter' }).click();
  await expect(page.getByLabel('Food Allergy')).toHaveValue('Peanuts');
  await expect(page.getByLabel('Medication')).toHaveValue('None');
});

test('None of the last time is said in the guest’s language', async ({ page, stack, database }) => {
  const { guest, selection } = await atRegistration(stack, database);
  await openCheckIn(page, guest, selection);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  const answers = page.getByRole('article');
  await expect(answers.getByText('Keine', { exact: true }).first()).toBeVisible();
  await expect(answers.getByText('None', { exact: true })).toHaveCount(0);
});
