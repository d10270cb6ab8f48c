import type { Page } from '@playwright/test';
import { fillContacts } from '../../e2e/support/profiles';
import { finish, grouped } from '../../support/answers';
import { type Family, family, openCheckIn, places } from '../../support/families';
import { yearPasses } from '../../support/year-passes';
import { failWith, type Stage, scene } from '../scene';

const save = (page: Page) => page.getByRole('button', { name: /Continue/ });

/** Waivers and rental are done; two children are to be registered. */
async function atChild({ page, stack }: Stage, before?: (carters: Family) => Promise<void>): Promise<void> {
  const carters = await family(stack);
  const selection = { ...places.villageAllMountain, contactIds: carters.ids };
  await finish(stack, carters.guest, selection, [1, 2]);
  await before?.(carters);
  await openCheckIn(page, carters.guest, selection);
  await page.getByRole('group', { name: 'Who we call' }).waitFor();
}

scene('child/form', "The first child: the guest's own name is there, health says None.", async (stage) =>
  atChild(stage),
);

scene('child/form-whole', 'The whole form.', async (stage) => atChild(stage), { whole: true });

scene('child/missing', 'Saved too early.', async (stage) => {
  await atChild(stage);
  await save(stage.page).click();
  await stage.page.getByText('Missing child registration information').first().waitFor();
});

scene(
  'child/second-child',
  'The second child: same contacts as for the first.',
  async (stage) => {
    await atChild(stage, ({ guest, ids }) =>
      finish(stage.stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(1, 2) }, [3]),
    );
  },
  { whole: true },
);

scene(
  'child/cards',
  'All are registered: cards to read, and Complete.',
  async (stage) => {
    await atChild(stage, ({ guest, ids }) =>
      finish(stage.stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(1, 2) }, [3]),
    );
    await save(stage.page).click();
    await stage.page.getByRole('button', { name: 'Complete', exact: true }).waitFor();
  },
  { whole: true },
);

scene('child/save-failed', 'Saving failed; what was typed is still here.', async (stage) => {
  await failWith(stage.page, '**/api/tasks/contact/complete/ChildRegistration', 500);
  await atChild(stage);
  await fillContacts(stage.page);
  await save(stage.page).click();
  await stage.page.getByRole('alertdialog').waitFor({ timeout: 20_000 });
});

scene('child/not-plausible', 'Numbers that are none, and the same person twice.', async (stage) => {
  const { page } = stage;
  await atChild(stage);
  await fillContacts(page);
  await page.getByLabel('Primary Phone #').fill('12345');
  await page.getByLabel('Alternate Contact').fill('Emma Carter');
  await save(page).click();
  await page.getByText('Missing child registration information').first().waitFor();
});

/** A year has gone by since all was told of these. */
async function aYearLater(
  { page, stack, database }: Stage,
  whose: (ids: readonly number[]) => number[],
): Promise<void> {
  const { guest, ids } = await family(stack);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await finish(stack, guest, { ...selection, contactIds: whose(ids) }, [3]);
  await yearPasses(database, 'child_registration', ids);
  await openCheckIn(page, guest, selection);
}

scene(
  'child/still-true',
  'The answers of last year: one child confirmed, one to be looked at.',
  async (stage) => {
    await aYearLater(stage, (ids) => [...ids]);
    await stage.page
      .getByRole('button', { name: /^Still true/ })
      .first()
      .click();
  },
  { whole: true },
);

scene(
  'child/ran-out',
  'Of one child alone, on its own page: what was told is read and confirmed, or changed.',
  async (stage) => {
    await aYearLater(stage, (ids) => ids.slice(1, 2));
    await stage.page.getByRole('button', { name: 'Still true' }).waitFor();
  },
  { whole: true },
);

scene(
  'child/change',
  "Last year's answers, opened to be changed; Cancel leads back.",
  async (stage) => {
    await aYearLater(stage, (ids) => ids.slice(1, 2));
    await stage.page.getByRole('button', { name: 'Change something' }).click();
    await stage.page.getByRole('button', { name: 'Cancel' }).waitFor();
  },
  { whole: true },
);

scene('child/typed-earlier', 'What was typed on another device stands in the form.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  const value = {
    primaryEmergencyContact: 'Emma Carter',
    primaryEmergencyPhone: '+1 970 555 0100',
    medication: 'Insulin',
  };
  const { childRegistrationContactTasks: tasks } = await grouped(guest, selection);
  await guest.call('PUT', `/api/drafts/child.${tasks[0]?.id}`, { value });
  await openCheckIn(page, guest, selection);
  await page.getByText('You typed this earlier.').waitFor();
});
