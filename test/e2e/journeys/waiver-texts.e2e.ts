import { expect, type Page } from '@playwright/test';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn, openHome } from '../../support/families';
import { type OwnPlace, ownPlace, publishText, untilHeard } from '../support/own-place';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

const byName = { enableAgreeCheckbox: true, enableTextSignature: true };
const helmets = '<h2>New rules</h2><p>Helmets are needed.</p>';
const frenchLine = 'Le ski a ses risques.';

const speak = (page: Page, tag: string) => page.locator('select[autocomplete="language"]').selectOption(tag);

/** The waiver has a French text as well. */
async function translate(database: TestDatabase, { posWaiverId }: OwnPlace): Promise<void> {
  const { hash } = await database.row<{ hash: string }>(
    `insert into waiver_text (hash, html) values (sha256(convert_to($1, 'UTF8')), $1) returning encode(hash, 'hex') as hash`,
    [`<h2>${posWaiverId}</h2><p>${frenchLine}</p>`],
  );
  await database.rows('update waiver set translations = $2 where pos_waiver_id = $1', [
    posWaiverId,
    JSON.stringify({ fr: { title: 'Décharge de ski', textHash: hash } }),
  ]);
}

test('what was agreed to under one text is asked anew under another that was published meanwhile', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, byName);
  const { guest } = await family(stack, []);
  await openHome(page, guest, place.locationId);
  const checkIn = page.getByRole('button', { name: 'Check in (1)' });
  await checkIn.click();
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await page.getByRole('button', { name: 'Close' }).click();
  await waiver.open();
  await expect(waiver.agree, 'under the same text it stays').toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Your family' }).click();
  await expect(checkIn).toBeVisible();
  await publishText(database, place.posWaiverId, helmets);
  await untilHeard(database, guest, place);
  await checkIn.click();
  await expect(waiver.text().getByText('Helmets are needed.')).toBeVisible();
  await waiver.open();
  await expect(waiver.agree).not.toBeChecked();
  await expect(waiver.typedName).toHaveValue('');
});

test('what was agreed to under the text of one language is asked anew under that of another', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, byName);
  await translate(database, place);
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await page.getByRole('button', { name: 'Close' }).click();
  await speak(page, 'fr');
  await expect(page.frameLocator('iframe').getByText(frenchLine)).toBeVisible();
  await page.getByRole('button', { name: 'Aller à la signature' }).click();
  await expect(page.getByRole('checkbox', { name: /^J’accepte/ })).not.toBeChecked();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('');
});

test('a text that changed is told of once: whoever signs next has the new one before them', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, byName);
  const { guest, ids } = await family(stack, [
    { firstName: 'Mia', age: 9 },
    { firstName: 'Leo', age: 6 },
    { firstName: 'Ida', age: 4 },
  ]);
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().includes('/complete/Waiver') && answers.push(answer.status()));
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  const waiver = new WaiverScreen(page);
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await waiver.sign('Emma Carter');
  await publishText(database, place.posWaiverId, helmets);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await expect(page.getByText('The waiver has changed')).toBeVisible();
  for (const child of ['Mia', 'Leo', 'Ida']) {
    await expect(turnOf(page, `${child} Carter`)).toBeVisible();
    await expect(waiver.text().getByText('Helmets are needed.')).toBeVisible();
    await waiver.signAndAccept('Emma Carter');
  }
  await expect(page).toHaveURL('/checkinComplete');
  expect(answers).toEqual([409, 200, 200, 200]);
});

test('a text that changed follows the language that is chosen then', async ({ page, stack, database }) => {
  const place = await ownPlace(database, byName);
  await translate(database, place);
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await publishText(database, place.posWaiverId, helmets);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await expect(waiver.text().getByText('Helmets are needed.')).toBeVisible();
  await speak(page, 'fr');
  await expect(page.frameLocator('iframe').getByText(frenchLine)).toBeVisible();
});

const rules = (count: number) => `<h2>New rules</h2>${'<p>Helmets are needed.</p>'.repeat(count)}`;

for (const [length, html] of [
  ['fits on the screen', rules(1)],
  ['was scrolled to its end', rules(60)],
] as const)
  test(`what was read of a text that ${length} is not counted for the one that has taken its place`, async ({
    page,
    stack,
    database,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const place = await ownPlace(database, { ...byName, html });
    const { guest, ids } = await family(stack, []);
    await openCheckIn(page, guest, { ...place, contactIds: ids });
    const waiver = new WaiverScreen(page);
    await expect(waiver.goToSigning).toBeEnabled();
    // The page grows to the text's height after the text has come: one scroll may end at what was the end.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText('Read to the end')).toBeVisible({ timeout: 500 });
    }).toPass();
    await waiver.sign('Emma Carter');
    await publishText(database, place.posWaiverId, rules(200));
    await untilHeard(database, guest, place);
    await waiver.accept.click();
    await expect(page.getByText('The waiver has changed')).toBeVisible();
    await expect(waiver.text().getByText('Helmets are needed.')).toHaveCount(200);
    await expect(page.getByText(/^\d%\sread$/)).toBeVisible();
  });
