import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { chromiumLaunch, phone } from '../../support/browser';
import { family, openHome, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { untilKept } from '../support/offline';
import { fillRental, saveButton } from '../support/profiles';
import { test } from '../test';

test.use({ serviceWorkers: 'allow' });

const oneOfOneKept = 'Kept on this phone, 0 of 1 sent.';

test('a browser that was closed in the tunnel is opened again there: the path goes on, and says what waits', async ({
  stack,
}) => {
  test.slow();
  await onOnePhone(stack, async (open) => {
    const before = await open();
    const page = await rentalOpen(stack, before);
    await before.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText(oneOfOneKept).first()).toBeVisible();
    await before.close();

    const { after, page: again } = await openedInTunnel(open, '/checkin/rentalprofile');
    await expect(again.getByText(oneOfOneKept).first()).toBeVisible();
    await expect(again.getByText('The rest goes out when there is a connection.').first()).toBeVisible();
    await expect(again.getByText('US 8').first(), 'what was finished is shown').toBeVisible();
    // Nobody is signed in any more: with the connection the guest is asked who they are, and nothing is lost meanwhile.
    await after.setOffline(false);
    await expect(again.getByText('Please sign in again')).toBeVisible();
    await expect(again.getByText(oneOfOneKept).first()).toBeVisible();
    await after.close();
  });
});

test('the next connection asks who that is also where nothing waits to be sent', async ({ stack }) => {
  test.slow();
  await onOnePhone(stack, async (open) => {
    const before = await open();
    await rentalOpen(stack, before);
    await before.close();

    const { after, page } = await openedInTunnel(open, '/home');
    await expect(page.getByRole('button', { name: 'Check in (1)' })).toBeVisible();
    await after.setOffline(false);
    await expect(page.getByText('Please sign in again')).toBeVisible();
    await after.close();
  });
});

/** A phone that remembers what its browser kept, from one start to the next. */
async function onOnePhone(stack: StackJson, use: (open: () => Promise<BrowserContext>) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-phone-'));
  const context = { ...chromiumLaunch, ...phone, baseURL: stack.guestUrl, serviceWorkers: 'allow' as const };
  try {
    await use(() => chromium.launchPersistentContext(folder, context));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One guest, whose rental profile is filled in and not saved, on a phone that has kept the app. */
async function rentalOpen(stack: StackJson, browser: BrowserContext): Promise<Page> {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  const page = browser.pages()[0] as Page;
  await openHome(page, guest, places.rental.locationId);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await fillRental(page, { shoeSize: 'US 8' });
  await untilKept(page);
  return page;
}

async function openedInTunnel(open: () => Promise<BrowserContext>, path: string) {
  const after = await open();
  await after.setOffline(true);
  const page = after.pages()[0] as Page;
  await page.goto(path);
  return { after, page };
}
