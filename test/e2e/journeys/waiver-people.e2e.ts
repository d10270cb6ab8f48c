import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { newFamily } from '../../support/browser-guest';
import { born } from '../../support/build-household';
import { buildWaiverTask } from '../../support/build-resort';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { ownPlace, publishText, untilHeard } from '../support/own-place';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

// As most people have it: the way to the next person is scrolled, 100 ms (spec §4), while they may already press.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const couple = [
  { firstName: 'Daniel', age: 40 },
  { firstName: 'Mia', age: 9 },
];

test('each signs in turn: another adult with their own name, the parent for the child', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, couple);
  await openCheckIn(page, guest, { ...places.villageNight, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await waiver.open();
  await expect(page.getByText('You, Emma Carter, sign for yourself.')).toBeVisible();
  await waiver.signAndAccept('Emma Carter');

  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByText(/hand the phone/)).toHaveCount(0);
  await waiver.open();
  await expect(waiver.typedName, 'the same signer types and draws once').toHaveValue('Emma Carter');
  await expect(waiver.agree, 'what is stated of each person is asked each time').not.toBeChecked();
  await expect(page.getByText('You, Emma Carter, sign for Mia.')).toBeVisible();
  await expect(waiver.relationship.getByRole('radio', { checked: true }), 'nothing is chosen beforehand').toHaveCount(
    0,
  );
  await waiver.acceptRefused('Please choose what you are to Mia Carter.');
  await waiver.relationship.getByRole('radio', { name: 'Legal guardian' }).check();
  await expect(page.getByText('Please choose what you are to Mia Carter.'), 'said no longer than it is so').toHaveCount(
    0,
  );
  await waiver.signAndAccept('Emma Carter');
  await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
  await expect(page.getByText('Please hand the phone to Daniel')).toBeVisible();
  await waiver.open();
  await expect(waiver.typedName, 'nothing of Emma’s is handed over').toHaveValue('');
  await waiver.sign('Emma Carter');
  await waiver.acceptRefused('Please sign Daniel Carter exactly.');
  await waiver.typedName.fill('Daniel Carter');
  await waiver.accept.click();

  await expect(page.getByRole('heading', { level: 1, name: /Night/ }), 'the second waiver follows').toBeVisible();
  await expect(page.getByText('Please hand the phone back to Emma')).toBeVisible();
  await expect(waiver.accept, 'Daniel is not shown Emma’s signature to accept').toHaveCount(0);

  const signers = await Promise.all(
    ids.map(async (id) => (await memberOnFile(guest, id)).signedWaivers.map(({ signerName }) => signerName)),
  );
  expect(signers).toEqual([['Emma Carter'], ['Daniel Carter'], ['Emma Carter']]);
});

test('what a parent is to one child stands chosen for the next, and may be another', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  const { guest, ids } = await family(stack);
  const [, ...children] = ids;
  await openCheckIn(page, guest, { ...place, contactIds: children });
  const waiver = new WaiverScreen(page);
  const chosen = waiver.relationship.getByRole('radio', { checked: true });
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await waiver.open();
  await expect(chosen, 'nothing is chosen beforehand').toHaveCount(0);
  await waiver.relationship.getByRole('radio', { name: 'Parent' }).check();
  await waiver.signAndAccept('Emma Carter');

  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await waiver.open();
  await expect(waiver.relationship).toHaveAccessibleName('You are Leo’s');
  await expect(chosen).toHaveAccessibleName('Parent');
  await expect(waiver.agree, 'each child is agreed for').not.toBeChecked();
  await waiver.relationship.getByRole('radio', { name: 'Legal guardian' }).check();
  await waiver.agree.check();
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkinComplete');
  const stored = await Promise.all(
    children.map(async (id) => (await memberOnFile(guest, id)).signedWaivers.map(({ relationship }) => relationship)),
  );
  expect(stored).toEqual([['parent'], ['guardian']]);
});

test('a minor holds the account: the other adult signs, and who needs a guardian is named at the end', async ({
  page,
  stack,
}) => {
  const guest = await newFamily(stack, couple, { birthdate: born(16) });
  const { contacts } = (await guest.call('GET', '/api/profile')) as Profile;
  const ids = contacts.map(({ contactId }) => contactId);
  await openCheckIn(page, guest, { ...places.villageNight, contactIds: ids });
  const waiver = new WaiverScreen(page);
  const goOn = page.getByRole('button', { name: 'Continue without signing' });
  for (const heading of [/Release/, /Night/]) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
    await waiver.signAndAccept('Daniel Carter');
    await expect(page.getByText('An adult must sign for you and Mia')).toBeVisible();
    await expect(page.getByText('or come to the guest desk together. You can go on')).toBeVisible();
    await expect(waiver.accept).toBeHidden();
    await expectAccessible(page);
    await goOn.click();
  }
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByText('Emma Carter and Mia Carter have something left to do.')).toBeVisible();
  const signed = await Promise.all(ids.map(async (id) => (await memberOnFile(guest, id)).signedWaivers.length));
  expect(signed).toEqual([0, 2, 0]);
});

test('a minor alone is told at home who has to sign, and not when that is done', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const guest = await newFamily(stack, [], { givenName: 'Tim', birthdate: born(16) });
  await openHome(page, guest, place.locationId);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await page.getByRole('button', { name: 'Continue without signing' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('An adult must sign for you')).toBeVisible();
  await expect(page.getByText('Please ask a parent or guardian')).toBeVisible();
  await expectAccessible(page);
  await database.rows('delete from activity_task where activity_id = $1', [place.activityId]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Tim Carter')).toBeVisible();
  await expect(page.getByText('An adult must sign for you')).toHaveCount(0);
});

test('a consolidated waiver takes one signature for everybody', async ({ page, stack, database }) => {
  const place = await ownPlace(database, {
    consolidateWaivers: true,
    enableAgreeCheckbox: true,
    enableTextSignature: true,
  });
  const { guest, ids } = await family(stack, couple);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/complete/Waiver') && sent.push(request.method()));
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await expect(page.getByRole('list', { name: 'Signing for' }).getByRole('listitem')).toHaveText([
    /Emma Carter/,
    /Daniel Carter/,
    /Mia Carter/,
  ]);
  await waiver.open();
  await expect(page.getByText('You, Emma Carter, sign for yourself, Daniel, and Mia.')).toBeVisible();
  await expect(waiver.agree).toHaveAccessibleName(/^I agree for .*Emma Carter.*Daniel Carter.*Mia Carter/);
  await expect(waiver.relationship).toHaveAccessibleName('You are Mia’s');
  await waiver.sign('Emma Carter');
  await waiver.adultsAgreed.uncheck();
  await waiver.acceptRefused('Please check that Daniel Carter agreed.');
  await expectAccessible(page);
  await waiver.signAndAccept('Emma Carter');
  await expect(page).toHaveURL('/checkinComplete');
  expect(sent).toEqual(['POST']);
  expect(await openTasks(guest, { ...place, contactIds: ids })).toEqual([]);
  for (const id of ids)
    expect((await memberOnFile(guest, id)).signedWaivers).toMatchObject([{ signerName: 'Emma Carter' }]);
  const kept = await Promise.all(ids.map(async (id) => (await memberOnFile(guest, id)).signedWaivers[0]?.relationship));
  expect(kept).toEqual(['self', 'onBehalfOfAdult', 'parent']);
  const wordings = await database.rows<{ wording: string }>(
    'select agreement_wording as wording from signature where contact_id = any($1)',
    [ids],
  );
  for (const { wording } of wordings)
    expect(wording.split('\n')).toEqual([
      'I affirm that I am the parent, legal guardian or authorised person of the people named here, or that I sign for myself.',
      'Daniel Carter agreed that I sign for them',
      'I agree for Emma Carter, Daniel Carter, Mia Carter',
      'By pressing Accept you agree to sign electronically. It counts like a signature on paper.',
    ]);
  expect(wordings).toHaveLength(3);
});

test('a waiver without a text is at the desk: the guest goes on, and the completion page lists it', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, {});
  const next = await buildWaiverTask(database, { name: 'Second waiver', posWaiverId: `NEXT-${place.posWaiverId}` });
  await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [place.activityId, next]);
  await database.rows('update waiver set text_hash = null where pos_waiver_id = $1', [place.posWaiverId]);
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await expect(page.getByRole('heading', { name: 'NO WAIVER' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'To sign at the desk' }).getByRole('listitem')).toHaveText([
    /Emma Carter/,
    /Daniel Carter/,
  ]);
  await expect(waiver.accept).toBeHidden();
  await expect(waiver.skip).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue without signing' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Second waiver' })).toBeVisible();
  for (const name of ['Emma Carter', 'Daniel Carter']) {
    await expect(turnOf(page, name)).toBeVisible();
    await waiver.signAndAccept(name);
  }
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /Waiver of Own .*To sign at the guest desk: Emma and Daniel$/ }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your family' }).getByRole('listitem')).toHaveText([
    /Emma.*At the guest desk/,
    /Daniel.*At the guest desk/,
  ]);
  await expectAccessible(page);
});

test('a text that changed since it was shown is shown anew and asked again; nothing was signed', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await expect(waiver.text().getByText('Look where you ski.')).toBeVisible();
  await waiver.sign('Emma Carter');
  const hash = await publishText(
    database,
    place.posWaiverId,
    `<aside><ul><li>Wear a helmet</li></ul></aside><h2>New rules ${place.posWaiverId}</h2><p>Helmets are needed.</p>`,
  );
  await untilHeard(database, guest, place);
  await waiver.accept.click();

  await expect(page.getByText('The waiver has changed')).toBeVisible();
  await expect(waiver.text().getByText('Helmets are needed.')).toBeVisible();
  await expect(waiver.text().getByRole('complementary')).toHaveText(
    /^In short\s*The full text below counts\s*Wear a helmet$/,
  );
  await waiver.open();
  await expect(waiver.agree).not.toBeChecked();
  await expect(waiver.typedName).toHaveValue('');
  expect((await memberOnFile(guest, ids[0])).signedWaivers).toEqual([]);

  await waiver.signAndAccept('Emma Carter');
  await expect(page).toHaveURL('/checkinComplete');
  const [signed] = (await memberOnFile(guest, ids[0])).signedWaivers;
  const kept = await database.row<{ hash: string }>(
    "select encode(text_hash, 'hex') as hash from signature where id = $1",
    [signed?.signatureId],
  );
  expect(kept.hash, 'the signature points at the text that was read').toBe(hash);
});
