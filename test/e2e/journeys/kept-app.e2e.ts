import { guestRoutes } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { untilKept } from '../support/offline';
import { test } from '../test';

test.use({ serviceWorkers: 'allow' });

/** Of the demo resort, which has no features; the frame of a silent sign-in is of no use here, and log-out ends the session. */
const left = ['/oidc-silent-renew', '/logout', '/pass-checker', '/connect', '/ble-connect'];
const addresses = guestRoutes
  .filter((path) => !left.includes(path))
  .map((path) => path.replace(':locationName', '1').replace(':contactId', '1'));

test('in a tunnel each address of the app opens with its words, and nothing else of the site does', async ({
  page,
  stack,
  context,
}) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await untilKept(page);
  await context.setOffline(true);
  for (const path of [...addresses, '/logout']) {
    await page.goto(path);
    await expect(page.getByText('No connection').first(), path).toBeVisible();
    await expect(page.getByRole('main'), path).toContainText(/\p{L}{3}.*\s\p{L}{2}/su);
  }
  for (const path of ['/api/settings/client', '/admin/', '/docs', '/health/live', '/oidc-silent-renew'])
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a face that could not be fetched in a tunnel comes with the connection, also to a page that was opened there', async ({
  page,
  stack,
  context,
}) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [4]);
  await openHome(page, guest);
  const face = page.getByRole('main').locator('img[src^="blob:"]').first();
  await expect(face).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready for the mountain?' })).toBeVisible();
  await expect(face, 'initials meanwhile').toHaveCount(0);
  await context.setOffline(false);
  await expect(face).toBeVisible();
});

test('an answer of the API is never kept, and the page comes from the server while there is one', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await untilKept(page);
  await page.reload();
  await page.getByRole('checkbox').first().waitFor();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caches_.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(api|defaults|admin)\//.test(path))).toEqual([]);
  expect(kept).toContain('/index.html');
  const nonces: (string | null)[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await page.goto('/about');
    nonces.push(answer?.headers()['content-security-policy'] ?? null);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("a network's own page in the place of the app's files is never kept: with the next connection the app is", async ({
  page,
  stack,
  context,
}) => {
  const { guest } = await family(stack, []);
  let isOwnPage = true;
  let asked = 0;
  await context.route(/\/(index\.html|assets\/.*)$/, (route) => {
    const isWorker = route.request().serviceWorker() !== null;
    if (isWorker) asked += 1;
    const portal = '<!doctype html><title>Free WiFi</title><h1>Please accept our terms</h1>';
    return isWorker && isOwnPage ? route.fulfill({ contentType: 'text/html', body: portal }) : route.continue();
  });
  await openHome(page, guest);
  await expect.poll(() => asked).toBeGreaterThan(0);
  // Long enough for all of it, were it taken.
  await page.evaluate(() =>
    Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, 4000))]),
  );
  isOwnPage = false;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ready for the mountain?' })).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByText('No connection').first()).toBeVisible();
});
