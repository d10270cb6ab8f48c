import type { SharedGrouping } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { WaiverScreen } from '../../e2e/support/waiver';
import { finish } from '../../support/answers';
import { demoFamily, family, openCheckIn, places } from '../../support/families';
import { failWith, neverAnswer, scene } from '../scene';

const accept = (page: Page) => page.getByRole('button', { name: 'Accept' });
const completion = '**/api/tasks/contact/complete/Waiver';

async function atText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to signing' }).waitFor();
  await page.locator('iframe').first().waitFor();
  await page.waitForTimeout(300);
}

/** With the sheet open. */
async function opened(page: Page): Promise<void> {
  await atText(page);
  await page.getByRole('button', { name: 'Go to signing' }).click();
  await accept(page).waitFor();
  await page.waitForTimeout(300);
}

scene('waiver/all-methods', 'Agree, typed and drawn: the beginning of the page.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await atText(page);
});

scene(
  'waiver/all-methods-whole',
  'The whole page, to the end.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
    await atText(page);
  },
  { whole: true },
);

scene('waiver/sheet', 'Over the text: what signing needs, and what is still to do.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids.slice(1) });
  await opened(page);
});

scene('waiver/agree-only', 'One box to check.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.tubing, contactIds: ids });
  await opened(page);
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
});

scene('waiver/drawn-only', 'The pad, and the way for those who cannot draw.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await opened(page);
  await page.locator('canvas').scrollIntoViewIfNeeded();
});

scene('waiver/drawn', 'A signature on the pad, with Undo and Clear.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await opened(page);
  await new WaiverScreen(page).draw();
});

scene('waiver/typed-instead', 'Typing where only drawing is enabled.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await opened(page);
  await page.getByRole('button', { name: 'I cannot draw' }).click();
  await page.getByLabel('Type your name').fill('Emma Carter');
});

scene('waiver/ready-to-accept', 'All is given: Accept turns to the colour of success.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await opened(page);
  await new WaiverScreen(page).sign('Emma Carter');
});

scene('waiver/alert', 'Accept without a signature: the alert of the specification.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await opened(page);
  await accept(page).click();
  await page.getByRole('alertdialog').waitFor();
});

scene('waiver/alert-closed', 'After the alert: what is missing is said beside its field.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await opened(page);
  await accept(page).click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.waitForTimeout(300);
});

scene('waiver/second-person', 'The first has signed and is folded into a line.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 1) }, [1]);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await atText(page);
});

scene('waiver/other-adult', 'Another adult signs for themselves on this device.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids.slice(1) });
  await opened(page);
});

scene('waiver/consolidated', 'One signature for several children.', async ({ page, stack }) => {
  const { guest, ids } = await demoFamily(stack, 'james.oconnor@example.com');
  await finish(stack, guest, { locationId: 2, activityId: 2, contactIds: ids }, [1], [1, 2]);
  await openCheckIn(page, guest, { locationId: 2, activityId: 2, contactIds: ids });
  await opened(page);
});

scene(
  'waiver/for-adults',
  'One signature for children and another adult: what one is to the children, and that the adult agreed.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack, [
      { firstName: 'Mia', age: 9 },
      { firstName: 'Leo', age: 6 },
      { firstName: 'Astrid', age: 41 },
    ]);
    await page.route('**/api/tasks/ContactTaskGrouping/**', async (route) => {
      const response = await route.fetch();
      const grouping = (await response.json()) as SharedGrouping;
      for (const task of grouping.tasks) task.consolidateWaivers = true;
      await route.fulfill({ response, json: grouping });
    });
    await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
    await opened(page);
    await accept(page).click();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await page.getByRole('group', { name: /^You are/ }).scrollIntoViewIfNeeded();
  },
);

scene('waiver/optional', 'An optional waiver can be skipped.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.tubing, contactIds: ids }, [1], [6]);
  await openCheckIn(page, guest, { ...places.tubing, contactIds: ids });
  await page.getByRole('button', { name: 'Skip Waiver' }).waitFor();
});

scene('waiver/text-loading', 'The text is on its way.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await neverAnswer(page, '**/api/waivers/texts/**');
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await page.getByText('Loading the waiver').waitFor();
});

scene('waiver/text-failed', 'The text could not be loaded.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await failWith(page, '**/api/waivers/texts/**', 500);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
});

scene('waiver/no-waiver', 'NO WAIVER: the task has no text, it is at the desk.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await page.route('**/api/tasks/ContactTaskGrouping/**', async (route) => {
    const response = await route.fetch();
    const grouping = (await response.json()) as SharedGrouping;
    for (const task of grouping.waiverContactTasks) {
      Object.assign(task.relatedObject, { rolText: null, rolTextHash: null });
      Object.assign(task.reason, { code: 'waiverNoText' });
    }
    await route.fulfill({ response, json: grouping });
  });
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await page.getByText('NO WAIVER').waitFor();
});

scene('waiver/save-failed', 'Saving failed: what happened, a reference, Try again.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await failWith(page, completion, 500);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await opened(page);
  await new WaiverScreen(page).sign('Emma Carter');
  await accept(page).click();
  await page.getByRole('alertdialog').waitFor({ timeout: 20_000 });
});

scene('waiver/save-offline', 'No answer while saving: it is tried again, and says so.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await page.route(completion, (route) => route.abort('internetdisconnected'));
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await opened(page);
  await new WaiverScreen(page).sign('Emma Carter');
  await accept(page).click();
  await page.getByRole('button', { name: 'Trying again…' }).waitFor();
});

scene(
  'waiver/text-changed',
  'The text has changed since it was shown: 409, the new text, nothing signed.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const html =
      '<h2>Liability Release</h2><p>The text of this morning: the resort has added a paragraph about the new lift.</p>';
    await failWith(page, completion, 409, 'waiver.text_changed', { rolTextHash: 'f'.repeat(64), rolText: html });
    await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
    await opened(page);
    await new WaiverScreen(page).sign('Emma Carter');
    await accept(page).click();
    await page.getByText('The waiver has changed').waitFor();
  },
);
