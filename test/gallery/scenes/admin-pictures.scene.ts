import { type Page } from '@playwright/test';
import type { StackJson } from '../../support/stack-json';
import { openConsole, signedIn } from '../console';
import { failWith, neverAnswer, scene } from '../scene';

const picture = { name: 'glade.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
const uploads = '**/api/admin/pictures';

async function choosePicture(page: Page, stack: StackJson): Promise<void> {
  await signedIn(page, stack);
  await openConsole(page, 'activities/create');
  await page.getByLabel('Name').fill('Glade skiing');
  await page.getByLabel('Image address: upload a picture').setInputFiles(picture);
}

scene('admin-pictures/empty', 'An activity without a picture: its address, or an upload', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'activities/create');
});

scene('admin-pictures/uploading', 'While a picture is sent', async ({ page, stack }) => {
  await neverAnswer(page, uploads);
  await choosePicture(page, stack);
  await page.getByRole('button', { name: 'Upload: Image address' }).and(page.locator(':disabled')).waitFor();
});

scene('admin-pictures/refused', 'A file that is no picture is refused, in words', async ({ page, stack }) => {
  await failWith(page, uploads, 422, 'photo.invalid');
  await choosePicture(page, stack);
  await page.getByRole('alert').waitFor();
});

scene('admin-pictures/there', 'An activity with its picture below the address', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'activities/1');
  await page.getByRole('img', { name: 'Image address as guests see it' }).scrollIntoViewIfNeeded();
});
