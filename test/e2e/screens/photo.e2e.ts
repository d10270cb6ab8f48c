import { truncateSync, writeFileSync } from 'node:fs';
import type { Profile } from '@arrival/contracts';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import type { BrowserGuest } from '../../support/browser-guest';
import { blue, colorAt } from '../../support/build-images';
import { expectAccessible } from '../support/accessible';
import { hasNoCamera } from '../support/browser-lacks';
import { holdBack } from '../support/network';
import { atPhoto, halves } from '../support/photo';
import { type ChosenFile, choosePhoto, completeButton, usePhoto } from '../support/profiles';
import { test } from '../test';

const maxBytes = 20 * 1024 * 1024;

/** What the resort has got. */
async function storedPhoto(page: Page, guest: BrowserGuest, contactId: number | undefined): Promise<Buffer> {
  const { contacts } = (await guest.call('GET', '/api/profile')) as Profile;
  const url = contacts.find((contact) => contact.contactId === contactId)?.imageUrl;
  return (await page.request.get(`${url}`, { headers: { authorization: `Bearer ${guest.token}` } })).body();
}

/** A file of that size that takes no space. */
function sparse(testInfo: TestInfo, bytes: number): string {
  const path = testInfo.outputPath('huge.jpg');
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}

test('what is no photo, too big or broken is refused in words, and another can be chosen', async ({
  page,
  stack,
}, testInfo) => {
  await atPhoto(page, stack);
  await expectAccessible(page);
  const problem = page.getByRole('alert');
  await choosePhoto(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(problem).toContainText('Invalid file type, expects: JPEG, PNG, WebP.');
  await expect(problem).toContainText('file-invalid');
  await expectAccessible(page);
  await choosePhoto(page, sparse(testInfo, maxBytes + 1));
  await expect(problem).toContainText('File is too big, maximum file size: 20 MB.');
  await choosePhoto(page, {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html>Not a picture</html>'),
  });
  await expect(problem).toContainText('Invalid file type');
  await choosePhoto(page, await halves());
  await expect(usePhoto(page)).toBeEnabled();
  await expect(problem).toBeHidden();
});

/** In the editor, by keyboard. */
async function moveFarLeft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move left' }).focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press('Enter');
}

const colorsAcross = (picture: Buffer) => Promise.all([10, 200, 390].map((left) => colorAt(picture, left, 200)));

test('the square is moved by keyboard; the stored photo is shown back and is what was framed', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await atPhoto(page, stack);
  await choosePhoto(page, await halves());
  await expect(usePhoto(page)).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adjust' }).press('Enter');
  await expectAccessible(page);
  await moveFarLeft(page);
  await usePhoto(page).press('Enter');

  await expect(completeButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Update Photo/ })).toBeVisible();
  const shown = page.getByRole('article').locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await expectAccessible(page);

  const picture = await storedPhoto(page, guest, ids[0]);
  expect(await colorsAcross(picture)).toEqual(['blue', 'blue', 'blue']);
});

test('Back keeps how the photo was turned and framed, also before it was confirmed', async ({ page, stack }) => {
  const { guest, ids } = await atPhoto(page, stack);
  await choosePhoto(page, await halves());
  await page.getByRole('button', { name: 'Adjust' }).click();
  for (let quarter = 0; quarter < 2; quarter++) await page.getByRole('button', { name: 'Rotate' }).click();
  await moveFarLeft(page);
  await page.getByRole('link', { name: 'Your family' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await usePhoto(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect(await colorsAcross(await storedPhoto(page, guest, ids[0]))).toEqual(Array(3).fill('red'));
});

/** Drops a file as a hand with a mouse would. Answers whether the page took it; else the browser would open it and leave the app. */
async function dropOn(page: Page, target: Locator, file: ChosenFile): Promise<boolean> {
  const { name, mimeType, buffer } = file;
  const data = await page.evaluateHandle(
    ([name, type, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
  return target.evaluate((element, dataTransfer) => {
    const send = (type: string) =>
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    send('dragover');
    return !send('drop');
  }, data);
}

test('a photo dropped on the open one takes its place; a drop beside it does nothing', async ({ page, stack }) => {
  await atPhoto(page, stack);
  const open = page.getByAltText('Emma, cropped to a square');
  await choosePhoto(page, await halves());
  await expect(usePhoto(page)).toBeEnabled();
  const first = await open.getAttribute('src');
  expect(await dropOn(page, open, await halves())).toBe(true);
  await expect(open).not.toHaveAttribute('src', `${first}`);
  await expect(usePhoto(page)).toBeEnabled();

  const second = await open.getAttribute('src');
  expect(await dropOn(page, page.getByRole('heading', { level: 1 }), await halves()), 'the app is not left').toBe(true);
  await expect(open).toHaveAttribute('src', `${second}`);

  await page.route('**/api/tasks/contact/complete/Photo/Upload*', (route) => route.fulfill({ status: 500 }));
  await usePhoto(page).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  expect(await dropOn(page, open, await halves())).toBe(true);
  await expect(usePhoto(page)).toBeEnabled();
  await expect(tryAgain).toBeHidden();
});

test('a photo that was removed for one that is refused does not come back', async ({ page, stack }) => {
  await atPhoto(page, stack);
  await choosePhoto(page, await halves());
  await expect(usePhoto(page)).toBeEnabled();
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await dropOn(page, page.getByAltText('Emma, cropped to a square'), plan);
  await expect(page.getByRole('alert')).toContainText('Invalid file type');
  const add = page.getByRole('button', { name: 'Add Photo' });
  await expect(add).toBeVisible();
  await page.getByRole('link', { name: 'Your family' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(add).toBeVisible();
  await expect(usePhoto(page)).toHaveCount(0);
});

test('a photo dropped while another is being sent takes its place; the one that was under way is never stored', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await atPhoto(page, stack);
  const answer = await holdBack(page, '**/api/tasks/contact/complete/Photo/Upload*');
  const answers: number[] = [];
  page.on('response', (response) => response.url().includes('/complete/Photo') && answers.push(response.status()));
  await choosePhoto(page, await halves());
  await usePhoto(page).click();
  const sending = page.getByAltText('Emma, cropped to a square');
  await expect(usePhoto(page)).toBeHidden();
  const other = {
    name: 'blue.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: blue } })
      .jpeg()
      .toBuffer(),
  };
  expect(await dropOn(page, sending, other)).toBe(true);
  await expect(usePhoto(page)).toBeEnabled();
  answer();
  await page.waitForLoadState('networkidle');
  await expect(usePhoto(page), 'news of the first changes nothing').toBeEnabled();
  expect(answers).toEqual([]);
  await usePhoto(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect(answers).toEqual([200]);
  expect(await colorAt(await storedPhoto(page, guest, ids[0]), 20, 200)).toBe('blue');
});

test('the phone’s own camera where the page cannot show one; the face that the browser finds is framed without an editor', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    const face = { boundingBox: { x: 640, y: 150, width: 90, height: 110 } };
    const far = { boundingBox: { x: 100, y: 100, width: 30, height: 30 } };
    Object.assign(window, {
      FaceDetector: class {
        detect = async () => [far, face];
      },
    });
  });
  await hasNoCamera(page, { capture: true });
  const { guest, ids } = await atPhoto(page, stack);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const camera = await chooser;
  expect(await camera.element().getAttribute('capture'), 'Emma holds the phone').toBe('user');
  await camera.setFiles(await halves());
  await expect(page.getByRole('button', { name: 'Take again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  await usePhoto(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect(await colorsAcross(await storedPhoto(page, guest, ids[0]))).toEqual(Array(3).fill('blue'));
});

test('the camera is refused, then missing, then there: told kindly, and never the only way', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    const said = [new DOMException('', 'NotAllowedError'), new DOMException('', 'NotFoundError')];
    navigator.mediaDevices.getUserMedia = async () => {
      const error = said.shift();
      if (error) throw error;
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      setInterval(() => {
        context.fillStyle = '#0000ff';
        context.fillRect(0, 0, 640, 480);
      }, 50);
      return canvas.captureStream();
    };
  });
  const { guest, ids } = await atPhoto(page, stack);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('This page may not use the camera');
  await expect(dialog.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('We found no camera');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const shoot = dialog.getByRole('button', { name: 'Take it' });
  await expect(shoot).toBeEnabled();
  await expectAccessible(page);
  await shoot.click();
  await usePhoto(page).click();
  await expect(completeButton(page)).toBeVisible();
  expect(await colorAt(await storedPhoto(page, guest, ids[0]), 200, 200)).toBe('blue');
});
