import { expect, type Page } from '@playwright/test';
import { complete } from '../support/completions';
import { holdBack } from '../support/network';
import { atPhoto, halves } from '../support/photo';
import { choosePhoto, completeButton, usePhoto } from '../support/profiles';
import { test } from '../test';

/** What the browser makes of a canvas: a picture at once, one when it works again, or none. */
type Cutting = 'works' | 'waits' | 'fails';

/** Answers what says how cutting goes from now on; it settles when what waited has been cut and what follows is drawn. */
async function mayFailToCut(page: Page): Promise<(cutting: Cutting) => Promise<void>> {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const waiting: (() => Promise<void>)[] = [];
    let now: Cutting = 'works';
    HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
      const cut = () => new Promise<void>((resolve) => toBlob.call(this, (blob) => resolve(done(blob)), ...how));
      if (now === 'fails') setTimeout(done, 0, null);
      else if (now === 'waits') waiting.push(cut);
      else void cut();
    };
    Object.assign(window, {
      setCutting: async (next: Cutting) => {
        now = next;
        if (next === 'works') for (const cut of waiting.splice(0)) await cut();
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      },
    });
  });
  return (cutting) => page.evaluate(`setCutting('${cutting}')`);
}

function uploads(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/complete/Photo') && sent.push(request.method()));
  return sent;
}

/** The chosen photo in the editor. */
async function adjust(page: Page): Promise<void> {
  await choosePhoto(page, await halves());
  await page.getByRole('button', { name: 'Adjust' }).click();
  await expect(usePhoto(page)).toBeEnabled();
}

test('what is removed while it is being cut is not sent', async ({ page, stack }) => {
  const cutting = await mayFailToCut(page);
  await atPhoto(page, stack);
  const sent = uploads(page);
  await adjust(page);
  await cutting('waits');
  await usePhoto(page).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add Photo' })).toBeVisible();
  await cutting('works');
  await choosePhoto(page, await halves());
  await expect(usePhoto(page), 'the next one waits to be used').toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('used twice at once, a photo is sent once and not said to have failed', async ({ page, stack }) => {
  const cutting = await mayFailToCut(page);
  await atPhoto(page, stack);
  const sent = uploads(page);
  const answer = await holdBack(page, `${complete}Photo/Upload*`);
  await adjust(page);
  await cutting('waits');
  await usePhoto(page).click();
  await usePhoto(page).click();
  await cutting('works');
  await expect(page.getByText('Saving…').first()).toBeVisible();
  // Once: a phone that waits too long keeps the photo, and goes on.
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  answer();
  await expect(completeButton(page)).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('a photo that the browser cannot cut is told of, wherever it is cut, and can be tried again', async ({
  page,
  stack,
}) => {
  const cutting = await mayFailToCut(page);
  await atPhoto(page, stack);
  const problem = page.getByRole('alert');
  await cutting('fails');
  await choosePhoto(page, await halves());
  await expect(problem).toContainText('Your browser does not support image cropping.');
  await cutting('works');
  await adjust(page);
  await expect(problem).toHaveCount(0);
  await cutting('fails');
  await usePhoto(page).click();
  await expect(problem).toContainText('Your browser does not support image cropping.');
  await cutting('works');
  await usePhoto(page).click();
  await expect(completeButton(page)).toBeVisible();
});

test('a picture of the camera that the browser cannot make leads to a photo that one has', async ({ page, stack }) => {
  const cutting = await mayFailToCut(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
      return canvas.captureStream();
    };
  });
  await atPhoto(page, stack);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await cutting('fails');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not find a photo there.');
  await expect(page.getByRole('button', { name: 'Add Photo' })).toBeVisible();
});

test('in Arabic, too, the arrow that points to the left lies to the left of the other', async ({ page, stack }) => {
  await atPhoto(page, stack);
  await adjust(page);
  const arrow = (name: string) => page.getByRole('button', { name }).elementHandle();
  const [left, right] = [await arrow('Move left'), await arrow('Move right')];
  await page.locator('select[autocomplete="language"]').selectOption('ar', { force: true });
  await expect(page.locator('html[dir="rtl"]')).toBeAttached();
  const x = async (button: typeof left) => (await button!.boundingBox())!.x;
  expect(await x(left)).toBeLessThan(await x(right));
});
