import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type RunningPostgres, startPostgres } from '../../../libs/sandbox/src/postgres/postgres';
import { openDatabase } from '../../support/database';
import { restartSeconds } from '../../support/environment';
import { family, openHome } from '../../support/families';
import { type RunningStack, startStack } from '../../support/stack';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

/** A resort of its own: the others' database stays where it is. */
let folder: string;
let postgres: RunningPostgres;
let resort: RunningStack;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrival-restart-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres({ folder });
  resort = await startStack({ PORT: '4700', DATABASE_URL: postgres.url });
});

test.afterAll(async () => {
  await resort?.stop();
  await postgres?.stop();
  for (const path of [folder, postgres?.folder]) if (path) rmSync(path, { recursive: true, force: true });
});

test('a restart of the database is not seen by a guest in the middle of a task, and everything is stored once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: resort.json.guestUrl, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { guest, ids } = await family(resort.json, []);
  await openHome(page, guest, 3);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  const waiver = new WaiverScreen(page);
  await expect(waiver.text().locator('h2').first()).toBeAttached();

  process.kill(postgres.pid, 'SIGQUIT');
  await postgres.ended;
  await waiver.signAndAccept('Emma Carter');
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await fillRental(page, { shoeSize: 'US 8' });
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByText('Kept on this phone, 0 of 2 sent.').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await pause(restartSeconds * 1000);

  postgres = await startPostgres({ folder, port: postgres.port });
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible({ timeout: 90_000 });
  const database = await openDatabase(postgres.url);
  const stored = await database.rows<{ completions: number; signatures: number }>(
    `select (select count(*)::int from completion where contact_id = $1) as completions,
            (select count(*)::int from signature where contact_id = $1) as signatures`,
    [ids[0]],
  );
  await database.drop();
  await context.close();
  expect(stored).toEqual([{ completions: 2, signatures: 1 }]);
});
