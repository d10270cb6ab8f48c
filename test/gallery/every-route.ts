import { withFeatures } from '../e2e/support/features';
import { states, withMobilePasses } from '../e2e/support/mobile-passes';
import { finish } from '../support/answers';
import { family, openCheckIn, openHome, places } from '../support/families';
import type { Stage } from './scene';

type Arrive = (stage: Stage) => Promise<void>;

/** A page that asks nobody who one is. */
const open =
  (path: string): Arrive =>
  async ({ page }) =>
    void (await page.goto(path));

/** The provider is asked, and does not answer: what one sees meanwhile. */
const askingProvider =
  (path: string): Arrive =>
  async ({ page }) => {
    await page.route('**/.well-known/openid-configuration', () => new Promise(() => undefined));
    await page.goto(path);
  };

const signedIn =
  (path: string): Arrive =>
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await guest.signIn(page);
    await page.goto(path.replace(':contactId', String(ids[1])));
  };

/** The path's step that comes when these types of tasks are done. */
const onPath =
  (...done: (1 | 2 | 3 | 4)[]): Arrive =>
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, done);
    await openCheckIn(page, guest, selection);
  };

/** How each route of the guest app is reached, whatever language it speaks. Whoever adds a route adds its line: `test/architecture` asks. */
export const everyRoute: Readonly<Record<string, Arrive>> = {
  '/': askingProvider('/'),
  '/welcome': open('/welcome'),
  '/logout': askingProvider('/logout'),
  '/access-denied': open('/access-denied'),
  '/oidc-callback': askingProvider('/oidc-callback?code=made-up&state=made-up'),
  '/oidc-callback-error': open('/oidc-callback-error'),
  '/oidc-silent-renew': askingProvider('/oidc-silent-renew'),
  '/about': open('/about'),
  '/pass-checker': async ({ page }) => {
    await withFeatures(page, ['PassChecker']);
    const locations = [{ name: 'Gondola', value: 'G1' }];
    await page.route('**/api/profile/passes/locations', (route) => route.fulfill({ json: { locations } }));
    await page.goto('/pass-checker');
    await page.getByRole('main').getByRole('combobox').waitFor();
  },
  '/connect': async ({ page }) => {
    await withMobilePasses(page, { C1: states.none });
    await page.goto('/connect');
  },
  '/ble-connect': async ({ page, stack }) => {
    const { guest } = await family(stack);
    await withMobilePasses(page, { C1: states.none, C2: states.sent });
    await guest.signIn(page);
    await page.goto('/ble-connect');
  },
  '/l/*': signedIn('/l/old-lodge'),
  '/home': async ({ page, stack }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
  },
  '/add-family-member': async ({ page, stack }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.locator('a[href="/add-family-member"]').first().click();
    await page.waitForURL('**/add-family-member');
  },
  '/checkin': signedIn('/checkin'),
  '/checkin/waiver': onPath(),
  '/checkin/rentalprofile': onPath(1),
  '/checkin/childregistration': onPath(1, 2),
  '/checkin/photo': onPath(1, 2, 3),
  '/checkinComplete': onPath(1, 2, 3, 4),
  '/family-code': open('/family-code#KQMXRXPB'),
  '/sign': open('/sign#made-up'),
  '/counter': open('/counter'),
  '/profile': signedIn('/profile'),
  '/profile/:contactId': signedIn('/profile/:contactId'),
  '*': open('/no-such-page'),
};
