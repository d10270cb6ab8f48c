import { expect, type Page } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { family, openHome } from '../../support/families';
import { yearPasses } from '../../support/year-passes';
import { completeButton, saveButton, usePhoto } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';
import { Hand } from './hand';
import { ownDay } from './own-day';

const members = [
  { firstName: 'Daniel', age: 40 },
  { firstName: 'Mia', age: 9 },
  { firstName: 'Leo', age: 6 },
];
const everybody = ['Emma', ...members.map(({ firstName }) => firstName)];

/** One sheet for everybody: a parent, an adult who agreed, agreed, typed, drawn. */
async function signForAll(hand: Hand, waiver: WaiverScreen): Promise<void> {
  await hand.tap(waiver.goToSigning);
  await hand.tap(waiver.relationship.getByRole('radio', { name: 'Parent' }));
  await hand.tap(waiver.adultsAgreed);
  await hand.tap(waiver.agree);
  await hand.type(waiver.typedName, 'Emma Carter');
  await hand.draw();
  await hand.tap(waiver.accept);
}

/** A parent types, draws and says what they are to the children once, and agrees for each; then another adult signs in their own name. */
async function signInTurn(hand: Hand, waiver: WaiverScreen, page: Page): Promise<void> {
  const begin = async (name: string) => {
    await expect(turnOf(page, `${name} Carter`)).toBeVisible();
    await hand.tap(waiver.goToSigning);
    await hand.tap(waiver.agree);
    await hand.type(waiver.typedName, `${name} Carter`);
    await hand.draw();
    await hand.tap(waiver.accept);
  };
  await begin('Emma');
  for (const name of ['Mia', 'Leo']) {
    await expect(turnOf(page, `${name} Carter`)).toBeVisible();
    const parent = waiver.relationship.getByRole('radio', { name: 'Parent' });
    if (!(await parent.isChecked())) await hand.tap(parent);
    await hand.tap(waiver.agree);
    await hand.tap(waiver.accept);
  }
  await begin('Daniel');
}

/** The rental profile of everybody, the children's registration and everybody's photo. */
async function doTheRest(page: Page, hand: Hand): Promise<void> {
  const size = { Emma: ['5', '6', '140', '8'], Daniel: ['6', '0', '178', '9'] } as Record<string, string[]>;
  for (const name of everybody) {
    await expect(turnOf(page, `${name} Carter`)).toBeVisible();
    const [feet = '', inches = '', weight = '', shoe = ''] = size[name] ?? ['4', '3', '62', '3'];
    await hand.type(page.getByLabel('Height, ft'), feet);
    await hand.type(page.getByLabel('Height, in'), inches);
    await hand.type(page.getByLabel('Weight, lb'), weight);
    await hand.type(page.getByLabel('Shoe size'), shoe);
    await hand.tap(page.getByRole('radio', { name: /^Careful/ }));
    await hand.tap(saveButton(page));
  }
  await hand.tap(completeButton(page));

  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await hand.type(page.getByLabel('Secondary Phone #'), '9705550101');
  await hand.tap(saveButton(page));
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await hand.tap(saveButton(page));
  await hand.tap(completeButton(page));

  for (const name of everybody) {
    await expect(turnOf(page, `${name} Carter`)).toBeVisible();
    await hand.photo({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(90, 400) });
    await hand.tap(usePhoto(page));
  }
  await hand.tap(completeButton(page));
}

for (const { how, isConsolidated, sign, most } of [
  { how: 'one signature for all', isConsolidated: true, sign: signForAll, most: 33 },
  { how: 'each in turn', isConsolidated: false, sign: signInTurn, most: 40 },
]) {
  test(`a new family of four, all four tasks, ${how}: at most ${most} taps and 60 typed characters`, async ({
    page,
    stack,
    database,
  }) => {
    test.slow();
    const place = await ownDay(database, isConsolidated);
    const { guest, ids } = await family(stack, members);
    // The resort knows one number, from the booking.
    await database.rows("update contact set phone = '+19705550100' where contact_id = $1", [ids[0]]);
    await openHome(page, guest, place.locationId);
    const hand = new Hand(page);
    await hand.tap(page.getByRole('button', { name: 'Check in (4)' }));
    await sign(hand, new WaiverScreen(page), page);
    await doTheRest(page, hand);
    await expect(page).toHaveURL('/checkinComplete');
    hand.tell(`A new family of four, ${how}`);
    expect(hand.taps).toBeLessThanOrEqual(most);
    expect(hand.typed).toBeLessThanOrEqual(60);
  });
}

test('a returning family of four: at most 15 taps', async ({ page, stack, database }) => {
  test.slow();
  const place = await ownDay(database, true);
  const { guest, ids } = await family(stack, members);
  await finish(stack, guest, { ...place, contactIds: ids }, [1, 2, 3, 4]);
  for (const table of ['rental_profile', 'child_registration'] as const) await yearPasses(database, table, ids);
  await database.rows('delete from waiver_authorization where contact_id = any($1)', [ids]);
  await openHome(page, guest, place.locationId);
  const hand = new Hand(page);
  await hand.tap(page.getByRole('button', { name: 'Check in (4)' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Everything as last time?' })).toBeVisible();
  for (const [name, feet, inches, weight] of [
    ['Mia', '4', '5', '66'],
    ['Leo', '3', '11', '48'],
  ] as const) {
    const row = page.getByRole('article').filter({ hasText: `${name} · ` });
    await hand.type(row.getByLabel('Height, ft'), feet);
    await hand.type(row.getByLabel('Height, in'), inches);
    await hand.type(row.getByLabel('Weight, lb'), weight);
  }
  for (const name of ['Mia', 'Leo']) await hand.tap(page.getByRole('button', { name: `Still true for ${name}` }));
  await hand.tap(page.getByRole('button', { name: 'Yes, go on' }));
  await signForAll(hand, new WaiverScreen(page));
  await expect(page).toHaveURL('/checkinComplete');
  hand.tell('A returning family of four');
  expect(hand.taps).toBeLessThanOrEqual(15);
});
