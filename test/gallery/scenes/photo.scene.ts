import { expect, type Page } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { type Family, family, openCheckIn, places } from '../../support/families';
import { failWith, neverAnswer, type Stage, scene } from '../scene';

/** Everything before the photo is done. */
async function atPhoto({ page, stack }: Stage, before?: (carters: Family) => Promise<void>): Promise<void> {
  const carters = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const selection = { ...places.villageAllMountain, contactIds: carters.ids };
  await finish(stack, carters.guest, selection, [1, 2, 3]);
  await before?.(carters);
  await openCheckIn(page, carters.guest, selection);
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
}

async function choose(page: Page, buffer: Buffer, name = 'portrait.jpg', mimeType = 'image/jpeg'): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
}

const use = (page: Page) => page.getByRole('button', { name: 'Use this photo' });

scene('photo/empty', 'Camera or gallery, and what a good photo is.', async (stage) => atPhoto(stage));

scene('photo/empty-whole', 'The whole page.', async (stage) => atPhoto(stage), { whole: true });

scene('photo/framed', 'Framed by itself: use it, take another, or adjust it.', async (stage) => {
  await atPhoto(stage);
  await choose(stage.page, await portrait(200, 1200));
  await use(stage.page).waitFor();
});

/** As at a computer: the page itself shows what the camera sees. */
async function atComputer(stage: Stage, refusal?: string): Promise<void> {
  await stage.page.addInitScript((refused) => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(pointer: coarse)' ? 'not all' : query);
    navigator.mediaDevices.getUserMedia = async () => {
      if (refused) throw new DOMException('', refused);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      setInterval(() => {
        context.fillStyle = '#7fa9c4';
        context.fillRect(0, 0, 640, 480);
      }, 50);
      return canvas.captureStream();
    };
  }, refusal);
  await atPhoto(stage);
  await stage.page.getByRole('button', { name: 'Take a photo' }).click();
}

scene('photo/camera', 'A computer’s camera, as a mirror.', async (stage) => {
  await atComputer(stage);
  await stage.page.getByRole('button', { name: 'Take it', disabled: false }).waitFor();
});

scene('photo/camera-refused', 'The camera is not allowed: what to do, and another way.', async (stage) => {
  await atComputer(stage, 'NotAllowedError');
  await stage.page.getByText('This page may not use the camera').waitFor();
});

scene('photo/camera-missing', 'There is no camera.', async (stage) => {
  await atComputer(stage, 'NotFoundError');
  await stage.page.getByText('We found no camera').waitFor();
});

scene('photo/editor', 'Cutting to a square, with the face guide.', async (stage) => {
  await atPhoto(stage);
  await choose(stage.page, await portrait(200, 1200));
  await stage.page.getByRole('button', { name: 'Adjust' }).click();
  await expect(use(stage.page)).toBeEnabled();
});

scene('photo/editor-whole', 'The editor with all its buttons.', async (stage) => {
  await atPhoto(stage);
  await choose(stage.page, await portrait(200, 1200));
  await stage.page.getByRole('button', { name: 'Adjust' }).click();
  await use(stage.page).scrollIntoViewIfNeeded();
});

scene('photo/uploading', 'On its way.', async (stage) => {
  await neverAnswer(stage.page, '**/api/tasks/contact/complete/Photo/Upload**');
  await atPhoto(stage);
  await choose(stage.page, await portrait(30, 1200));
  await use(stage.page).click();
  await stage.page
    .getByText(/Uploading/)
    .first()
    .waitFor();
});

scene('photo/upload-failed', 'The upload failed: the photo is still here, Try again.', async (stage) => {
  await failWith(stage.page, '**/api/tasks/contact/complete/Photo/Upload**', 500);
  await atPhoto(stage);
  await choose(stage.page, await portrait(30, 1200));
  await use(stage.page).click();
  await stage.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
});

scene('photo/wrong-type', 'Not a picture.', async (stage) => {
  await atPhoto(stage);
  await choose(stage.page, Buffer.from('<html></html>'), 'page.html', 'text/html');
  await stage.page.getByText('Invalid file type').first().waitFor();
});

scene(
  'photo/second-person',
  'The first is finished and folded.',
  async (stage) =>
    atPhoto(stage, ({ guest, ids }) =>
      finish(stage.stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 1) }, [4]),
    ),
  { whole: true },
);

scene(
  'photo/stored',
  'The stored photos shown back, and Complete.',
  async (stage) => {
    await atPhoto(stage, ({ guest, ids }) =>
      finish(stage.stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 1) }, [4]),
    );
    await choose(stage.page, await portrait(300, 1200));
    await use(stage.page).click();
    await stage.page.getByRole('button', { name: 'Complete', exact: true }).waitFor({ timeout: 20_000 });
  },
  { whole: true },
);

scene(
  'photo/upload-retrying',
  'Nobody answers: the upload is tried again by itself, or at once, or stopped.',
  async (stage) => {
    await failWith(stage.page, '**/api/tasks/contact/complete/Photo/Upload**', 503, 'server.busy');
    await atPhoto(stage);
    await choose(stage.page, await portrait(30, 1200));
    await use(stage.page).click();
    await stage.page.getByRole('button', { name: 'Try now' }).waitFor();
  },
);
