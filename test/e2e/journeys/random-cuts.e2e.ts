import { expect } from '@playwright/test';
import { portrait } from '../../support/answers';
import { family, openHome } from '../../support/families';
import { complete, effects } from '../support/completions';
import { partsAreHere } from '../support/offline';
import { choosePhoto, completeButton, fillContacts, fillRental, saveButton, usePhoto } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { ownDay } from '../taps/own-day';
import { test } from '../test';

/** The same numbers each time, between 0 and 1: what the network does with one call after the other (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for (const seed of [1, 2])
  test(`a network that cuts at random (seed ${seed}): each task of a family takes effect once`, async ({
    page,
    context,
    stack,
    database,
  }) => {
    // Each its own: which of them asks next depends on the machine. The first call is cut.
    const [line, calls] = [chances(seed), chances(seed + 10)];
    const place = await ownDay(database, true);
    const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
    let cuts = 0;
    let isInTunnel = true;
    await page.route(`${complete}**`, async (route) => {
      const luck = calls();
      if (!isInTunnel || luck > 0.6) return route.continue();
      cuts += 1;
      // Half of them arrive, and their answer is never seen.
      if (luck > 0.3) await route.fetch();
      await route.abort('connectionreset');
    });
    const maybeCut = () => context.setOffline(line() < 0.5);
    await openHome(page, guest, place.locationId);
    await page.getByRole('button', { name: 'Check in (2)' }).click();
    await expect(new WaiverScreen(page).text().locator('h2').first()).toBeAttached();
    await partsAreHere(page);
    await new WaiverScreen(page).signAndAccept('Emma Carter');
    for (const name of ['Emma Carter', 'Mia Carter']) {
      await maybeCut();
      await expect(turnOf(page, name)).toBeVisible();
      await fillRental(page, { shoeSize: 'US 8' });
      await saveButton(page).click();
    }
    await completeButton(page).click();
    await maybeCut();
    await expect(turnOf(page, 'Mia Carter')).toBeVisible();
    await fillContacts(page);
    await saveButton(page).click();
    await completeButton(page).click();
    for (const [index, name] of ['Emma Carter', 'Mia Carter'].entries()) {
      await maybeCut();
      await expect(turnOf(page, name)).toBeVisible();
      await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(index * 90, 500) });
      await usePhoto(page).click();
    }
    await completeButton(page).click();
    isInTunnel = false;
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible({ timeout: 90_000 });
    expect(cuts, 'calls that were cut').toBeGreaterThan(0);
    expect(await effects(database, ids, guest.person.sub)).toEqual({ times: Array(7).fill(1), records: 6 });
  });
