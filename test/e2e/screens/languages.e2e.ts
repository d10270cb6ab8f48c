import { signingWords } from '@arrival/rules';
import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { holdBack } from '../support/network';
import { ownPlace } from '../support/own-place';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

const language = (page: Page) => page.locator('select[autocomplete="language"]');

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('is answered in Arabic and from right to left, names in their own order', async ({ page, stack }) => {
    await page.goto('/welcome');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('من دون طابور');
    await expect(language(page)).toHaveValue('ar');
    await expectAccessible(page);
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.getByRole('button', { name: /All-Mountain Day/ }).click();
    await expect(page.getByRole('group', { name: 'لأي نشاط تسجّل الوصول؟' })).toBeVisible();
    await expect(page.getByText('Emma Carter')).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing hangs over the edge').toBeLessThanOrEqual(0);
  });
});

test('in Arabic what was written in English reads from left to right', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await fillRental(page, { shoeSize: '8 US' });
  await saveButton(page).click();
  await expect(completeButton(page)).toBeVisible();
  await language(page).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const beginsLeft = (value: string) =>
    page.getByText(value, { exact: true }).evaluate((element) => {
      const letters = document.createRange();
      const left = (from: number) => {
        letters.setStart(element.firstChild!, from);
        letters.setEnd(element.firstChild!, from + 1);
        return letters.getBoundingClientRect().left;
      };
      return left(0) < left(element.textContent.length - 1);
    });
  expect(await beginsLeft('8 US')).toBe(true);
  expect(await beginsLeft('من 10 إلى 49 سنة'), 'and what the resort named in Arabic from the right').toBe(false);
});

test('names of any script have their faces in English too, waivers in theirs; Latin letters bring none of them', async ({
  page,
  stack,
  database,
}) => {
  const faces = () =>
    page.evaluate(() =>
      [...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))]
        .map((family) => family.replaceAll('"', ''))
        .filter((family) => family !== 'Figtree Fallback')
        .sort(),
    );
  await page.goto('/welcome');
  await expect(language(page)).toBeVisible();
  await expect.poll(faces).toEqual(['Figtree Variable']);
  const { guest, ids } = await family(stack, [
    { firstName: 'さくら', lastName: '山田', age: 9 },
    { firstName: 'محمد', lastName: 'الهاشمي', age: 8 },
    { firstName: 'Ольга', lastName: 'Ткаченко', age: 7 },
  ]);
  await openHome(page, guest);
  await expect(page.getByText('さくら 山田')).toBeVisible();
  const all = ['Figtree Variable', 'Noto Sans Arabic Variable', 'Noto Sans JP Variable', 'Noto Sans Variable'];
  await expect.poll(faces).toEqual(all);

  const html = '<h2>شروط</h2><p>ثبّت نظرك على المنحدر.</p>';
  const place = await ownPlace(database, { html });
  await database.rows(
    `update waiver set translations = jsonb_build_object('ar', jsonb_build_object('title', title, 'textHash', encode(text_hash, 'hex')))
     where pos_waiver_id = $1`,
    [place.posWaiverId],
  );
  await page.evaluate(() => localStorage.setItem('arrival.language', '"ar"'));
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(0, 1) });
  const text = page.frameLocator('iframe').locator('html');
  await expect(text).toHaveAttribute('lang', 'ar');
  await expect(text).toHaveAttribute('dir', 'rtl');
  const inFrame = () =>
    text.evaluate(({ ownerDocument: { fonts } }) =>
      [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(inFrame).toContain('Noto Sans Arabic Variable');
});

test('the Chinese face waits for the Japanese one, which has most of the same letters', async ({ page, stack }) => {
  const asked: (string | undefined)[] = [];
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const face = /font-family:\s*["']?(Noto Sans \w+)/.exec(await response.text())?.[1];
    asked.push(face);
    if (face === 'Noto Sans JP') await isLetGo;
    await route.fulfill({ response });
  });
  const { guest } = await family(stack, [{ firstName: 'さくら', lastName: '山田', age: 9 }]);
  await openHome(page, guest);
  await expect(page.getByText('さくら 山田')).toBeVisible();
  await expect.poll(() => asked).toContain('Noto Sans JP');
  await page.getByRole('button', { name: 'Family code' }).click();
  await expect(page.getByRole('dialog', { name: 'Your family code' })).toBeVisible();
  expect(asked).not.toContain('Noto Sans SC');
  letGo();
  await expect.poll(() => asked).toContain('Noto Sans SC');
});

test('a language is chosen in the middle of signing, kept, and what the signer states is kept in it', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, {});
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  await page.getByRole('button', { name: 'Go to signing' }).click();
  await expect(page.getByRole('checkbox', { name: 'I agree for Mia Carter' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await language(page).selectOption({ label: 'Français' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('combobox', { name: 'Langue' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Aller à la signature' }).click();
  await page.getByRole('checkbox', { name: 'J’accepte pour Mia Carter' }).check();
  await page.getByRole('radio', { name: 'Parent' }).check();
  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect(page).toHaveURL('/checkinComplete');
  const [signature] = await database.rows<{ wording: string }>(
    'select agreement_wording as wording from signature where contact_id = $1',
    [ids[1]],
  );
  const { affirmation, consent } = signingWords.fr;
  expect(signature?.wording.split('\n')).toEqual([affirmation, 'J’accepte pour Mia Carter', consent]);
  await expect(
    page.getByRole('link', { name: 'Imprimer' }).or(page.getByRole('button', { name: 'Imprimer' })),
  ).toBeVisible();
});

test('the waiver is read and signed in French where it has a French text; the text that binds is a press away', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, {});
  const html = '<p>Le ski a ses risques.</p>';
  const [{ hash } = { hash: '' }] = await database.rows<{ hash: string }>(
    `insert into waiver_text (hash, html) values (sha256(convert_to($1, 'UTF8')), $1)
     on conflict (hash) do update set html = excluded.html returning encode(hash, 'hex') as hash`,
    [html],
  );
  await database.rows('update waiver set translations = $2 where pos_waiver_id = $1', [
    place.posWaiverId,
    JSON.stringify({ fr: { title: 'Décharge de ski', textHash: hash } }),
  ]);
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await expect(page.frameLocator('iframe').getByText('Look where you ski.')).toBeVisible();
  await language(page).selectOption('fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Décharge de ski' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Le ski a ses risques.')).toBeVisible();
  await page.getByRole('button', { name: 'L’afficher en anglais' }).click();
  await expect(page.frameLocator('iframe').first().getByText('Look where you ski.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aller à la signature' }).click();
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect(page).toHaveURL('/checkinComplete');
  const kept = await database.row<{ hash: string }>(
    "select encode(text_hash, 'hex') as hash from signature where contact_id = $1",
    [ids[0]],
  );
  expect(kept.hash).toBe(hash);
});

test('a language that does not come is said, and what was spoken stays', async ({ page }) => {
  await page.route('**/assets/ja-*.js', (route) => route.abort());
  await page.goto('/welcome');
  await language(page).selectOption('ja');
  await expect(page.getByRole('alert')).toContainText('This language could not be loaded');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(language(page)).toHaveValue('en');
});

test('what is wrong in a form is said anew in the language that is chosen', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('This is required.').first()).toBeVisible();
  await language(page).selectOption('fr');
  await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible();
  await expect(page.getByText('This is required.')).toHaveCount(0);
});

test('finished answers that are open to be changed stay so in another language', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await fillRental(page, { shoeSize: 'US 8' });
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Change Emma Carter' }).click();
  await page.getByLabel('Shoe size').fill('US 9');
  await language(page).selectOption('fr');
  await expect(page.getByText('ni type I, ni type III'), 'asked anew').toBeVisible();
  await expect(page.getByLabel('Pointure')).toHaveValue('US 9');
  await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terminer' })).toHaveCount(0);
});

test('of two languages chosen one after the other the last one is spoken, whichever comes first', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/fr-*.js');
  await page.goto('/welcome');
  const come = page.waitForEvent('requestfinished', (request) => /assets\/fr-.*js$/.test(request.url()));
  await language(page).selectOption('fr');
  await language(page).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  letCome();
  await come;
  // Its words are read, and would be spoken by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('where valid answers may be changed, whoever was gone through is not asked again in another language', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 41 }]);
  const selection = { ...places.guestServices, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 4]);
  await openCheckIn(page, guest, selection);
  await page.goto('/checkin/rentalprofile');
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
  await language(page).selectOption('fr');
  await expect(page.getByText('ni type I, ni type III'), 'asked anew').toBeVisible();
  await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
});
