import type { Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, places } from '../../support/families';
import { yearPasses } from '../../support/year-passes';
import { type Stage, scene } from '../scene';

/** Emma, Mia and Leo a year after their last visit. */
async function aYearLater({ page, stack, database }: Stage): Promise<void> {
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await yearPasses(database, 'rental_profile', ids);
  await openCheckIn(page, guest, selection);
  await page.getByRole('heading', { level: 1, name: 'Everything as last time?' }).waitFor();
}

const rowOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: `${name} · ` });

scene('last-time/open', 'A year later: the children’s numbers are asked anew.', aYearLater);

scene('last-time/told', 'Both children’s numbers are told.', async (stage) => {
  await aYearLater(stage);
  for (const [name, feet, inches, weight] of [
    ['Mia', '4', '5', '66'],
    ['Leo', '3', '11', '48'],
  ] as const) {
    const row = rowOf(stage.page, name);
    await row.getByLabel('Height, ft').fill(feet);
    await row.getByLabel('Height, in').fill(inches);
    await row.getByLabel('Weight, lb').fill(weight);
  }
});

scene(
  'last-time/other-units',
  'One child’s numbers were typed in other units, the other’s height was in doubt.',
  async (stage) => {
    await aYearLater(stage);
    const mia = rowOf(stage.page, 'Mia');
    await mia.getByLabel('Height, ft').fill('4');
    await mia.getByLabel('Height, in').fill('5');
    await mia.getByLabel('Weight, lb').fill('66');
    await rowOf(stage.page, 'Leo').getByLabel('Height, ft').fill('6');
    await stage.page.evaluate(() => localStorage.setItem('arrival.units', '"metric"'));
    await stage.page.reload();
    await mia.getByLabel('Height, cm').waitFor();
  },
);
