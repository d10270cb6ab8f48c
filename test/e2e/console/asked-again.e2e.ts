import { expect } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { browserAdministrator } from '../../support/browser-administrator';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { choosePhoto, completeButton, saveButton, usePhoto } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

const reason = 'The goggles hide the face, and the boots are too small';
const told = `The resort asks for this again: ${reason}`;

test('what staff ask for again with a reason the parent reads and finishes anew, and staff see it done', async ({
  page: staff,
  browser,
  stack,
}) => {
  test.slow();
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3, 4]);
  await (await browserAdministrator(stack)).signIn(staff);
  await staff.goto(`/admin/guests/${ids[1]}?place=${places.villageAllMountain.locationId}`);
  const card = staff.getByRole('article', { name: 'Mia Carter' });
  await card.getByRole('button', { name: 'Ask again: Mia Carter' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Ask Mia Carter again?' });
  await expectAccessible(staff);
  await dialog.getByRole('checkbox', { name: /^Photo/ }).check();
  await dialog.getByRole('checkbox', { name: /^Rental Profile/ }).check();
  await dialog.getByRole('button', { name: 'Ask again' }).click();
  const why = dialog.getByRole('textbox', { name: 'What the family reads' });
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill(reason);
  await dialog.getByRole('button', { name: 'Ask again' }).click();
  await expect(staff.getByText('It is asked again.')).toBeVisible();
  await expect(card.getByText(`Photo is asked again: “${reason}”`)).toBeVisible();
  const answer = staff.getByRole('region', { name: 'Ready or not' });
  await expect(answer.getByText(`Photo: staff ask for it again: “${reason}”`)).toBeVisible();
  await expectAccessible(staff);

  const page = await (await browser.newContext()).newPage();
  await openHome(page, guest);
  const mia = page.getByRole('listitem').filter({ hasText: 'Mia Carter' });
  await mia.getByRole('button', { name: /Mia Carter/ }).click();
  await expect(mia.getByText(told)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByText(told)).toBeVisible();
  await page.getByLabel('Shoe size').fill('39');
  await expectAccessible(page);
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkin/photo');
  await expect(page.getByText(told)).toBeVisible();
  await expectAccessible(page);
  await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(90, 500) });
  await usePhoto(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');

  // The page looks again by itself.
  await expect(card.getByText('is asked again:')).toHaveCount(0, { timeout: 20_000 });
  await expect(answer.getByText('staff ask for it again')).toHaveCount(0);
});

test('what was asked of the wrong child is taken back', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [3]);
  await (await browserAdministrator(stack)).signIn(page);
  await page.goto(`/admin/guests/${ids[1]}`);
  const card = page.getByRole('article', { name: 'Mia Carter' });
  const ask = card.getByRole('button', { name: 'Ask again: Mia Carter' });
  await ask.click();
  const dialog = page.getByRole('dialog');
  // The only one there is, is chosen.
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('textbox').fill('Nobody answers this phone');
  await dialog.getByRole('button', { name: 'Ask again' }).click();
  await expect(card.getByText('“Nobody answers this phone”')).toBeVisible();
  await expect(ask).toBeHidden();
  await card.getByRole('button', { name: /do not ask again$/ }).click();
  await expect(page.getByText('It counts again.')).toBeVisible();
  await expect(card.getByText('“Nobody answers this phone”')).toBeHidden();
  await expect(ask).toBeVisible();
});
