import type { Page } from '@playwright/test';
import { buildActivity, buildLocation, buildPhotoTask, buildRentalTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { fillRental, saveButton } from './profiles';
import { unique } from './unique';
import { turnOf } from './waiver';

/** Emma's measures are saved; those of Juniper, who is one, are refused: the chart has no group for 9 kg (D56). */
export async function lightChild(page: Page, stack: StackJson, database: TestDatabase) {
  const taskIds = [await buildRentalTask(database), await buildPhotoTask(database, { ageMin: 18, isOptional: true })];
  const activityId = await buildActivity(database, { name: 'Snow garden', taskIds });
  const locationId = await buildLocation(database, {
    name: unique('Snow garden'),
    activityIds: [activityId],
  });
  const { guest, ids } = await family(stack, [{ firstName: 'Juniper', age: 1 }]);
  await openCheckIn(page, guest, { locationId, activityId, contactIds: ids });
  await page.getByRole('switch', { name: /Metric/ }).check({ force: true });
  await fillRental(page, { height: '165', weight: '65' });
  await saveButton(page).click();
  await turnOf(page, 'Juniper Carter').waitFor();
  await page.getByLabel('Weight, kg').fill('9');
  const isRight = page.getByRole('button', { name: '9 kg is right' });
  return { guest, ids, isRight };
}
