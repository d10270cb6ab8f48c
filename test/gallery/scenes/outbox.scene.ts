import type { Page } from '@playwright/test';
import { connectionIsBack } from '../../e2e/support/offline';
import { fillRental, saveButton } from '../../e2e/support/profiles';
import { turnOf } from '../../e2e/support/waiver';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { cut, failWith, type Stage, scene } from '../scene';

const completions = '**/api/tasks/contact/complete/**';

/** Three rental profiles, finished without an answer. */
async function threeKept({ page, stack }: Stage): Promise<void> {
  const { guest, ids } = await family(stack, [
    { firstName: 'Mia', age: 9 },
    { firstName: 'Leo', age: 10 },
  ]);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await openHome(page, guest, places.rental.locationId);
  await page.getByRole('button', { name: 'Check in (3)' }).click();
  await page.route(completions, (route) => route.abort());
  for (const name of ['Emma Carter', 'Mia Carter', 'Leo Carter']) {
    await turnOf(page, name).waitFor();
    await fillRental(page, { shoeSize: 'US 8' });
    await saveButton(page).click();
  }
  await page.getByText('Kept on this phone, 0 of 3 sent.').first().waitFor();
}

const openList = (page: Page) => page.locator('[role=status] button[aria-haspopup=dialog]').click();

/** The first arrives, the second stays on its way. What the tunnel cut stays below: without it for a moment, all would arrive. */
async function sendOne(page: Page): Promise<void> {
  let tries = 0;
  await page.route(completions, (route) => (++tries === 1 ? route.continue() : new Promise(() => undefined)));
  await connectionIsBack(page);
}

scene('outbox/waiting', 'What was finished in the tunnel, one by one: kept on this phone.', async (stage) => {
  const { page } = stage;
  await threeKept(stage);
  await cut(page);
  await openList(page);
  await page.getByRole('dialog', { name: '3 kept on this phone' }).waitFor();
});

scene('outbox/sending', 'The connection is back: one has arrived, one is on its way, one waits.', async (stage) => {
  const { page } = stage;
  await threeKept(stage);
  await openList(page);
  await sendOne(page);
  await page.getByText('1 sent, 2 to go.').waitFor();
});

scene('outbox/sending-ar', 'The same in Arabic, from right to left.', async (stage) => {
  const { page } = stage;
  await threeKept(stage);
  await page.evaluate(() => localStorage.setItem('arrival.language', '"ar"'));
  await page.reload();
  await openList(page);
  await sendOne(page);
  await page.locator('dialog li[data-state=sent]').waitFor();
});

scene('outbox/refused', 'What was not taken: why, and what to do; what arrived before is ticked.', async (stage) => {
  const { page } = stage;
  await threeKept(stage);
  await sendOne(page);
  await page.locator('[role=status]').getByText('1 of 3 sent').waitFor();
  await failWith(page, completions, 409, 'request.conflict');
  await page.reload();
  await page.getByText('Not saved for Leo').first().waitFor();
  await openList(page);
  await page.getByRole('dialog', { name: 'We need you' }).waitFor();
});

/** The resort takes the task away: of those that wait, the first arrive. */
async function takeAway(page: Page, arriving: number): Promise<void> {
  let tries = 0;
  await failWith(page, completions, 409, 'task.not_asked');
  await page.route(completions, (route) => (++tries > arriving ? route.fallback() : route.continue()));
  await connectionIsBack(page);
}

scene('outbox/over', 'What the resort asks for no more: told, and put away.', async (stage) => {
  const { page } = stage;
  await threeKept(stage);
  await openList(page);
  await takeAway(page, 1);
  await page.getByRole('dialog', { name: 'What you finished' }).waitFor();
});

scene('outbox/over-bar', 'The same above the page, for two of the family.', async (stage) => {
  const { page } = stage;
  await threeKept(stage);
  await takeAway(page, 1);
  await page.getByText('No longer needed for Leo').first().waitFor();
});
