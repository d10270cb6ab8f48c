import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { buildPicture } from '../../support/build-images';
import { type Family, family, openCheckIn, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import type { ChosenFile } from './profiles';

/** Emma alone, all but the photo is done. */
export async function atPhoto(page: Page, stack: StackJson): Promise<Family> {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  await openCheckIn(page, guest, selection);
  await expect(page.getByRole('button', { name: 'Add Photo' })).toBeVisible();
  return { guest, ids };
}

export const halves = async (): Promise<ChosenFile> => ({
  name: 'half-red-half-blue.jpg',
  mimeType: 'image/jpeg',
  buffer: await buildPicture(900, 450).jpeg().toBuffer(),
});
