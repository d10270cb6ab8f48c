import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { chromiumLaunch, phone } from '../../support/browser';
import { family, openHome, places } from '../../support/families';
import { untilKept } from '../support/offline';
import { fillRental, saveButton } from '../support/profiles';
import { test } from '../test';

test.use({ serviceWorkers: 'allow' });

test('a browser that was closed in the tunnel is opened again there: the path goes on, and says what waits', async ({
  stack,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'arrival-phone-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...chromiumLaunch,
      ...phone,
      baseURL: stack.guestUrl,
      serviceWorkers: 'allow',
    });
  try {
    const { guest, ids } = await family(stack, []);
    await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
    const before = await open();
    const page = before.pages()[0] as Page;
    await openHome(page, guest, places.rental.locationId);
    await page.getByRole('button', { name: 'Check in (1)' }).click();
    await fillRental(page, { shoeSize: 'US 8' });
    await untilKept(page);
    await before.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
    await before.close();

    const after = await open();
    await after.setOffline(true);
    const again = after.pages()[0] as Page;
    await again.goto('/checkin/rentalprofile');
    await expect(again.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
    await expect(again.getByText('The rest goes out when there is a connection.').first()).toBeVisible();
    await expect(again.getByText('US 8').first(), 'what was finished is shown').toBeVisible();
    // Nobody is signed in any more: with the connection the guest is asked who they are, and nothing is lost meanwhile.
    await after.setOffline(false);
    await expect(again.getByText('Please sign in again')).toBeVisible();
    await expect(again.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
    await after.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
