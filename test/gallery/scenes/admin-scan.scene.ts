import { refuseCamera } from '../../e2e/support/refused-camera';
import { browserAdministrator } from '../../support/browser-administrator';
import { scene } from '../scene';

scene('admin-guests/scanning', 'The camera looks for the code on a guest’s phone', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const counter = document.createElement('canvas');
    Object.assign(counter, { width: 640, height: 480 });
    const paint = () => {
      const brush = counter.getContext('2d');
      if (!brush) return;
      brush.fillStyle = '#5b6b78';
      brush.fillRect(0, 0, 640, 480);
      brush.fillStyle = '#d9e2e8';
      brush.fillRect(220, 60, 200, 360);
      requestAnimationFrame(paint);
    };
    paint();
    navigator.mediaDevices.getUserMedia = async () => counter.captureStream(10);
  });
  await (await browserAdministrator(stack)).signIn(page);
  await page.goto('/admin/guests');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.readyState >= 2 || new Promise((done) => (video.oncanplay = done)));
});

scene('admin-guests/no-camera', 'No camera: why, and what to do instead', async ({ page, stack }) => {
  await refuseCamera(page);
  await (await browserAdministrator(stack)).signIn(page);
  await page.goto('/admin/guests');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await page.getByRole('alert').waitFor();
});
