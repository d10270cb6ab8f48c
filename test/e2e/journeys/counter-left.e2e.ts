import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { expectNothingKept, isIn, letIn, typeCode, waits } from '../support/counter';
import { failNext, holdBack } from '../support/network';
import { fillRental } from '../support/profiles';
import { test } from '../test';

/** A device at the counter that was left as it was: nobody meets the family before them on it (D69). */
const couple = [{ firstName: 'Daniel', age: 40 }];

test('a tablet that nobody touches starts afresh; one that is touched goes on', async ({ page, stack }) => {
  const { address } = await letIn(stack, await family(stack, couple));
  await page.clock.install();
  await page.goto(address);
  await isIn(page);
  expect(page.url(), 'nobody reads the code in the address bar').not.toContain('#');
  const asked = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward('02:01');
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await page.clock.fastForward('01:30');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('01:30');
  await expect(asked).toHaveCount(0);
  await page.clock.fastForward('00:31');
  await expect(asked).toBeVisible();
  await page.clock.fastForward('00:31');
  await waits(page);
});

test('who wakes a tablet that slept, or whose browser threw the page away, meets nobody', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  await page.clock.install();
  await page.goto((await letIn(stack, carters)).address);
  await isIn(page);
  await page.clock.fastForward('20:00');
  await waits(page);
  await expectNothingKept(page);

  await page.goto('about:blank');
  await page.goto((await letIn(stack, carters)).address);
  await isIn(page);
  await page.goto('about:blank');
  await page.clock.fastForward('10:00');
  await page.goto('/home');
  await waits(page);
  await expectNothingKept(page);
});

test('what a family picked is gone with it, also when the page comes back after the hour', async ({ page, stack }) => {
  await page.clock.install();
  await page.goto((await letIn(stack, await family(stack, couple))).address);
  await isIn(page);
  await page.locator('select[autocomplete="language"]').selectOption({ label: 'Deutsch' });
  await expect(page.getByText('Am Schalter: Carter')).toBeVisible();
  await page.goto('about:blank');
  await page.clock.fastForward('01:10:00');
  await page.goto('/home');
  await waits(page);
  await expectNothingKept(page);
});

test('a check-in that is over is out of sight at once, and the tablet starts afresh', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  await page.clock.install();
  await page.goto((await letIn(stack, carters)).address);
  // Before that the page itself may ask, and be told.
  await expect(page.getByRole('button', { name: 'Check in (2)' })).toBeVisible();
  // Another code ends it.
  await letIn(stack, carters);
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  const ended = page.getByRole('alertdialog', { name: 'This check-in has ended' });
  await expect(ended).toBeVisible();
  const middle = await page.evaluate(() => {
    document.querySelector('dialog')?.remove();
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent;
  });
  expect(middle).toBe('');
  await page.clock.fastForward('00:31');
  await waits(page);
  await expectNothingKept(page);
});

test('what was typed is out of sight with the last press, while the server is still to forget it', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await page.clock.install();
  await page.goto((await letIn(stack, { guest, ids }, { locationId: places.rental.locationId })).address);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && !!answer.request().postData()?.includes('US 9') && answer.ok(),
  );
  await fillRental(page, { shoeSize: 'US 9' });
  await sent;
  const letGo = await holdBack(page, '**/api/drafts/**');
  await page.getByRole('button', { name: 'Finish' }).click();
  const really = page.getByRole('alertdialog').getByRole('button', { name: 'Finish' });
  await expect(really).toBeVisible();
  // However slow the machine, the page's own patience with the server does not end meanwhile.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await really.click();
  await expect(page.getByLabel('Shoe size')).toHaveCount(0);
  await expectNothingKept(page);
  await page.evaluate(() => Object.assign(window, { isOfTheFamily: true }));
  await page.clock.resume();
  setTimeout(letGo, 1_000);
  await page.getByLabel('Code', { exact: true }).fill('BCDF');
  expect(await page.evaluate(() => 'isOfTheFamily' in window), 'a code is not lost with a page that goes').toBe(false);
  await waits(page);
  expect(await guest.call('GET', '/api/drafts')).toEqual({ drafts: [] });
});

test('a new code in a tab that was let in before is not ended by the one before', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  await page.goto((await letIn(stack, carters)).address);
  await isIn(page);
  const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.status() === 401);
  await page.goto((await letIn(stack, carters)).address);
  await isIn(page);
  await told;
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  await expect(page).toHaveURL(/\/checkin/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a tab of the counter leads to no account, but by the button of the welcome page', async ({ page, stack }) => {
  await page.goto((await letIn(stack, await family(stack, couple))).address);
  await isIn(page);
  await page.goto('/logout');
  await waits(page);
  await page.goto('/');
  await waits(page);
  await expect(page.getByRole('link', { name: /sign in/i })).toHaveCount(0);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /sign in/i })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(new URL(stack.guestUrl).origin);
});

test('a code that could not be sent stays in its field', async ({ page, stack, context }) => {
  const { code } = await letIn(stack, await family(stack, couple));
  await page.goto('/counter');
  await waits(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByText('Please type all eight letters')).toBeVisible();
  await context.setOffline(true);
  await typeCode(page, code);
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await expect(field).toHaveValue(code);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Begin' }).click();
  await isIn(page);
});

test('a code that was taken while its answer was lost opens the same check-in again', async ({ page, stack }) => {
  const { code } = await letIn(stack, await family(stack, couple));
  await failNext(page, '**/api/counter/session', ['answer lost']);
  await page.goto('/counter');
  await waits(page);
  await typeCode(page, code);
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await isIn(page);
});

test('the place that staff chose counts, also where the list of places does not come at once', async ({
  page,
  stack,
}) => {
  const { code } = await letIn(stack, await family(stack, couple));
  await failNext(page, '**/api/locations', ['no connection', 'no connection']);
  await page.goto('/counter');
  await waits(page);
  await typeCode(page, code);
  await isIn(page);
  await expect(page.getByRole('button', { name: /^Emma Carter .*Tubing for Today/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Location: Tubing Hill' })).toBeVisible();
});

test('a tablet whose clock is hours ahead keeps the family when its page is loaded anew', async ({ page, stack }) => {
  const { code } = await letIn(stack, await family(stack, couple));
  await page.clock.setSystemTime(Date.now() + 3 * 60 * 60_000);
  await page.goto('/counter');
  await waits(page);
  await typeCode(page, code);
  await isIn(page);
  await page.reload();
  await isIn(page);
});
