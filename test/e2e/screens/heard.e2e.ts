import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { expectHeard, listen } from '../support/heard';
import { holdBack } from '../support/network';
import { ownPlace, publishText, untilHeard } from '../support/own-place';
import { fillRental } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const completions = '**/api/tasks/contact/complete/**';

test('who signs for one child after the other hears what is saved, and for whom the next signature is', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  const { guest, ids } = await family(stack);
  await listen(page);
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveAccessibleDescription('You, Emma Carter, sign for Mia.');
  const release = await holdBack(page, completions);
  await waiver.accept.click();
  await expectHeard(page, 'Saving…');
  release();
  await expectHeard(page, 'Saved for Mia');
  await expect(sheet).toHaveAccessibleDescription('You, Emma Carter, sign for Leo.');
});

test('a text that has changed is told although the sheet has gone', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true });
  const { guest, ids } = await family(stack, []);
  await listen(page);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await publishText(database, place.posWaiverId, `<p>Helmets are needed at ${place.posWaiverId}.</p>`);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await expectHeard(page, 'The waiver has changed');
});

test('a question about a number is told, although the next one is typed already', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await listen(page);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await fillRental(page, { height: ['9', '11'] });
  await expectHeard(page, `Is the height 9'11" right?`);
});

test('what an open dialog says in passing is before it, and said', async ({ page, stack, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const { guest } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await listen(page);
  await openHome(page, guest, places.tubing.locationId);
  await page.getByRole('button', { name: /^Daniel Carter/ }).click();
  await page.getByRole('button', { name: 'Sign on their own phone' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectHeard(page, 'The link is copied');
  const toast = page.getByText('The link is copied');
  const isOnTop = await toast.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === words;
  });
  expect(isOnTop).toBe(true);
});
