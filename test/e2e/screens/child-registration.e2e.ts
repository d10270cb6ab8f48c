import type { Profile } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { newGuest } from '../../support/browser-guest';
import { born } from '../../support/build-household';
import { family, openCheckIn, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { yearPasses } from '../../support/year-passes';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { holdBack } from '../support/network';
import { completeButton, fillContacts, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

/** Mia and Leo are to be registered; what comes before is done. */
async function atChild(
  page: Page,
  stack: StackJson,
  place: { locationId: number; activityId: number } = places.villageAllMountain,
) {
  const { guest, ids } = await family(stack);
  const selection = { ...place, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await openCheckIn(page, guest, selection);
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  return { guest, ids, selection };
}

test('the guest is the primary contact; None goes on focus and comes back on blur', async ({ page, stack }) => {
  await atChild(page, stack);
  await expect(page.getByLabel('Primary Contact')).toHaveValue('Emma Carter');
  const allergy = page.getByLabel('Drug Allergy');
  await expect(allergy).toHaveValue('None');
  await allergy.focus();
  await expect(allergy).toHaveValue('');
  await page.getByLabel('Food Allergy').focus();
  await expect(allergy).toHaveValue('None');
  await allergy.fill('Penicillin');
  await allergy.blur();
  await expect(allergy).toHaveValue('Penicillin');
});

test('None is said in the guest’s language, and stored in the specification’s', async ({ page, stack }) => {
  const { guest, ids } = await atChild(page, stack);
  await fillContacts(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  const allergy = page.getByLabel('Allergie gegen Medikamente');
  await expect(allergy).toHaveValue('Keine');
  await allergy.focus();
  await expect(allergy).toHaveValue('');
  await allergy.blur();
  await expect(allergy).toHaveValue('Keine');
  // One letter after the other: on the way to its end it is the word for nothing.
  await allergy.pressSequentially('None since 2020');
  await page.getByLabel('Medikamente', { exact: true }).fill('Insulin');
  await expect(allergy).toHaveValue('None since 2020');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  const { childRegistration } = await memberOnFile(guest, ids[1]);
  expect(childRegistration).toMatchObject({
    drugAllergy: 'None since 2020',
    foodAllergy: 'None',
    medication: 'Insulin',
  });
  await page.goto(`/profile/${ids[1]}`);
  await expect(page.getByText('Keine', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('None', { exact: true })).toHaveCount(0);
});

test('what is missing is said below its field and in a summary that takes the focus', async ({ page, stack }) => {
  await atChild(page, stack);
  await expectAccessible(page);
  await page.getByLabel('Primary Contact').fill('');
  await saveButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please have another look' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Primary contact name is required',
    'Primary contact phone required',
    'Alternate contact name is required',
    'Alternate contact phone required',
  ]);
  await expect(page.getByText('Missing child registration information. See above.')).toBeVisible();
  await expect(page.getByLabel('Alternate Contact')).toHaveAccessibleDescription('Alternate contact name is required');
  await page.getByLabel('Primary Phone #').fill('12');
  await page.getByLabel('Alternate Contact').fill('Daniel Carter');
  await expect(page.getByLabel('Alternate Contact')).toHaveAccessibleDescription('');
  await expect(page.getByLabel('Primary Phone #')).toHaveAccessibleDescription(
    /^Please check the primary phone number\./,
  );
  await expectAccessible(page);
});

test('the second child takes the contacts of the first; a card can be changed and cancelled', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await atChild(page, stack);
  await fillContacts(page);
  await page.getByLabel('Special Condition').fill('Hearing aid');
  await saveButton(page).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  const same = page.getByRole('switch', { name: 'Same as for Mia' });
  await expect(same).toBeChecked();
  await expect(page.getByText('(970) 555-0101')).toBeVisible();
  await expectAccessible(page);
  await same.uncheck();
  await expect(page.getByLabel('Secondary Phone #')).toHaveValue('(970) 555-0101');
  await same.check();
  await expect(page.getByLabel('Special Condition'), 'health is nobody else’s').toHaveValue('None');
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  await expectAccessible(page);

  const card = page.getByRole('article').filter({ hasText: 'Mia Carter' });
  await page.getByRole('button', { name: 'Update Mia Carter' }).click();
  await page.getByLabel('Special Condition').fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Hearing aid');
  expect((await memberOnFile(guest, ids[1])).childRegistration).toMatchObject({ specialCondition: 'Hearing aid' });
});

test('the same as for Mia is what Mia has now, although it was corrected after the second child was begun', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await atChild(page, stack);
  await fillContacts(page);
  await saveButton(page).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await page.getByLabel('Special Condition').fill('Hearing aid');
  await page.getByRole('button', { name: 'Change Mia' }).click();
  await page.getByLabel('Secondary Phone #').fill('+1 970 555 0177');
  await saveButton(page).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Same as for Mia' })).toBeChecked();
  await expect(page.getByText('(970) 555-0177')).toBeVisible();
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, ids[2])).childRegistration).toMatchObject({
    alternateEmergencyPhone1: '(970) 555-0177',
    specialCondition: 'Hearing aid',
  });
});

test('an optional registration can be skipped; it stays open at the server, and coming back opens it', async ({
  page,
  stack,
}) => {
  const { guest, ids, selection } = await atChild(page, stack, places.villageSnowshoe);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(completeButton(page)).toBeVisible();
  expect(await page.getByText(/^Saved for/).count(), 'nothing of a skip is saved').toBe(0);
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  expect((await memberOnFile(guest, ids[1])).childRegistration).toBeNull();
  expect(await openTasks(guest, selection)).toEqual([`3.${ids[1]}`, `3.${ids[2]}`]);

  await page.getByRole('link', { name: 'Back to your family' }).click();
  await page
    .getByRole('button', { name: /Change$/ })
    .filter({ hasText: 'ready' })
    .click();
  await page.getByRole('radio', { name: /^Snowshoe/ }).check();
  await page.getByRole('checkbox', { name: /^Leo Carter/ }).check();
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await page.reload();
  await expect(turnOf(page, 'Leo Carter'), 'a reload keeps the form').toBeVisible();
  await fillContacts(page);
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  expect(await openTasks(guest, selection)).toEqual([`3.${ids[1]}`]);
});

test('another phone registered the child meanwhile: what it saved can be kept', async ({ page, stack }) => {
  const { guest, ids, selection } = await atChild(page, stack);
  await fillContacts(page);
  await page.getByLabel('Special Condition').fill('Hearing aid');
  await finish(stack, guest, { ...selection, contactIds: [ids[1] ?? 0] }, [3]);
  await saveButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Which answers are right?' });
  await expect(question.getByRole('row', { name: /^Food Allergy/ })).toHaveText(/None\s*Peanuts/);
  await question.getByRole('button', { name: 'Keep saved' }).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).childRegistration).toMatchObject({
    foodAllergy: 'Peanuts',
    specialCondition: 'None',
  });
});

test('what was typed before another phone registered the child replaces nothing unasked', async ({ page, stack }) => {
  const { guest, ids, selection } = await atChild(page, stack);
  await fillContacts(page);
  await page.getByRole('link', { name: 'Your family' }).click();
  const checkIn = page.getByRole('button', { name: 'Check in (3)' });
  await expect(checkIn).toBeEnabled();
  await finish(stack, guest, { ...selection, contactIds: [ids[1] ?? 0] }, [3]);
  await checkIn.click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await page.getByRole('button', { name: 'Change Mia' }).click();
  await expect(page.getByLabel('Food Allergy')).toHaveValue('None');
  await saveButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Which answers are right?' });
  await expect(question.getByRole('row', { name: /^Food Allergy/ })).toHaveText(/None\s*Peanuts/);
  await question.getByRole('button', { name: 'Keep saved' }).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  expect((await memberOnFile(guest, ids[1])).childRegistration).toMatchObject({ foodAllergy: 'Peanuts' });
});

test('a year later the answers are read and confirmed, child by child; one is changed', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids } = await family(stack);
  const [, mia = 0, leo = 0] = ids;
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await finish(stack, guest, { ...selection, contactIds: [mia, leo] }, [3]);
  await yearPasses(database, 'child_registration', [mia, leo]);
  await openCheckIn(page, guest, selection);
  await page.getByRole('button', { name: 'Change something for Mia' }).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByLabel('Primary Contact')).toBeVisible();
  await page.getByLabel('Medication').fill('Aspirin');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Still true' }), 'nothing was changed').toBeVisible();
  await page.getByRole('button', { name: 'Change something for Mia' }).click();
  await expect(page.getByLabel('Medication')).not.toHaveValue('Aspirin');
  await page.getByLabel('Medication').fill('Insulin');
  await saveButton(page).click();

  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  const question = page.getByText('You told us this last time. Please read it: is it still true for Leo?');
  await expect(question).toBeVisible();
  await expect(page.getByLabel('Primary Contact'), 'nothing to type').toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Still true' }).click();
  await expect(completeButton(page)).toBeVisible();
  expect((await memberOnFile(guest, mia)).childRegistration?.medication).toBe('Insulin');
  const saved = await database.rows(
    "select contact_id::integer as id from child_registration where contact_id = any($1) and updated_at > now() - interval '1 day'",
    [[mia, leo]],
  );
  expect(saved, 'stored anew, with the date of today').toHaveLength(2);
});

test('whoever types keeps the form while another adult, who was not answered, is asked for again', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [
    { firstName: 'Daniel', age: 41 },
    { firstName: 'Mia', age: 9 },
  ]);
  const selection = { ...places.villageAllMountain, contactIds: [ids[2] ?? 0] };
  await finish(stack, guest, selection, [1, 2]);
  const daniel = `**/api/profile/contacts/${ids[1]}`;
  await page.route(daniel, (route) => route.fulfill({ status: 503, body: '' }));
  await openCheckIn(page, guest, selection);
  const medication = page.getByLabel('Medication');
  await medication.fill('Insulin');
  await medication.evaluate((field) => Object.assign(field.dataset, { before: 'yes' }));
  await page.unroute(daniel);
  const answer = await holdBack(page, daniel);
  const asked = page.waitForRequest(daniel);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked;
  const answered = page.waitForResponse(daniel);
  answer();
  await answered;
  await expect(medication, 'the very field').toHaveAttribute('data-before', 'yes');
  await expect(medication).toHaveValue('Insulin');
});

test('a teenager with an account of their own does not stand there as who is called for them', async ({
  page,
  stack,
}) => {
  const guest = await newGuest(stack, { givenName: 'Max', birthdate: born(16) });
  const { contact } = (await guest.call('GET', '/api/profile')) as Profile;
  const selection = { ...places.villageAllMountain, contactIds: [contact.contactId] };
  await finish(stack, guest, selection, [2]);
  await openCheckIn(page, guest, selection);
  await page.goto('/checkin/childregistration');
  await expect(page.getByLabel('Primary Contact')).toHaveValue('');
});
