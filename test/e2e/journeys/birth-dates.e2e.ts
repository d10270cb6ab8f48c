import { expect } from '@playwright/test';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('of whom nobody knows the birth date is asked for it before the check-in, once, and a parent signs for the child', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids } = await family(stack);
  const [emma, mia, leo] = ids;
  await database.rows('update contact set date_of_birth = null where contact_id = any($1)', [[emma, mia, leo]]);
  await openHome(page, guest, places.tubing.locationId);
  await expect(page.getByText('Date of birth missing')).toHaveCount(2);
  const checkIn = page.getByRole('button', { name: /^Check in/ });
  await checkIn.click();
  const dialog = page.getByRole('dialog', { name: 'Date of birth' });
  const day = (name: string) => dialog.getByLabel(name);
  await expect(day('Mia Carter')).toBeVisible();
  await expect(day('Emma Carter'), 'she signs in, so she is an adult').toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await checkIn.click();
  await day('Mia Carter').fill('2017-03-04');
  await page.mouse.click(5, 5);
  await expect(day('Mia Carter'), 'a tap beside it takes nothing away').toHaveValue('2017-03-04');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give the date of birth')).toHaveCount(1);
  await expect(day('Leo Carter')).toBeFocused();
  const isOfLeo = (body: string | null) => body?.includes('2020-03-04') === true;
  await page.route('**/api/family/birthdate', (route) =>
    isOfLeo(route.request().postData()) ? route.abort() : route.continue(),
  );
  await day('Leo Carter').fill('2020-03-04');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(day('Mia Carter'), 'hers is on file').toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/family/birthdate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(
    await database.rows('select date_of_birth::text from contact where contact_id = any($1) order by contact_id', [
      [mia, leo],
    ]),
  ).toEqual([{ date_of_birth: '2017-03-04' }, { date_of_birth: '2020-03-04' }]);

  await checkIn.click();
  const waiver = new WaiverScreen(page);
  await waiver.signAndAccept('Emma Carter');
  await page.getByRole('heading', { name: 'Mia Carter', level: 2 }).waitFor();
  await expect(page.getByText('You, Emma Carter, sign for Mia.')).toBeVisible();
});
