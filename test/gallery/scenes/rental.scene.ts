import type { Page } from '@playwright/test';
import { lightChild } from '../../e2e/support/light-child';
import { finish } from '../../support/answers';
import { type Family, family, openCheckIn, places } from '../../support/families';
import { failWith, type Stage, scene } from '../scene';

const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });

/** The waivers are signed; rental comes next. */
async function atRental({ page, stack }: Stage, shown?: (carters: Family) => Promise<void>): Promise<void> {
  const carters = await family(stack);
  const selection = { ...places.rental, contactIds: carters.ids };
  await finish(stack, carters.guest, selection, [1]);
  await shown?.(carters);
  await openCheckIn(page, carters.guest, selection);
}

const grown = { 'Height, ft': '5', 'Height, in': '6', 'Weight, lb': '140' };

async function fill(page: Page, numbers: Record<string, string> = grown): Promise<void> {
  await page.getByRole('radio').nth(1).check({ force: true });
  for (const [label, number] of Object.entries(numbers)) await page.getByLabel(label).fill(number);
  const shoe = page.getByLabel('Shoe size');
  if (await shoe.count()) await shoe.fill('US 9');
}

scene('rental/form', 'The first person, nothing filled in.', async (stage) => {
  await atRental(stage);
  await save(stage.page).waitFor();
});

scene(
  'rental/form-whole',
  'The whole form.',
  async (stage) => {
    await atRental(stage);
    await save(stage.page).waitFor();
  },
  { whole: true },
);

scene(
  'rental/filled-metric',
  'Filled in, in centimetres and kilograms.',
  async (stage) => {
    await atRental(stage);
    await save(stage.page).waitFor();
    await stage.page.getByRole('switch').check({ force: true });
    await fill(stage.page, { 'Height, cm': '168', 'Weight, kg': '64' });
  },
  { whole: true },
);

scene('rental/missing', 'Saved too early: the summary takes the focus.', async (stage) => {
  await atRental(stage);
  await save(stage.page).click();
  await stage.page.getByText('This is required.').first().waitFor();
});

scene(
  'rental/second-person',
  'The first is finished and folded into a line with Change.',
  async (stage) => {
    await atRental(stage, async ({ guest, ids }) =>
      finish(stage.stack, guest, { ...places.rental, contactIds: ids.slice(0, 1) }, [2]),
    );
    await save(stage.page).waitFor();
  },
  { whole: true },
);

scene(
  'rental/summary',
  'Everybody is finished: labels, and Complete.',
  async (stage) => {
    const { page, stack } = stage;
    const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
    const selection = { ...places.rental, contactIds: ids };
    await finish(stack, guest, selection, [1]);
    await finish(stack, guest, { ...selection, contactIds: ids.slice(0, 1) }, [2]);
    await openCheckIn(page, guest, selection);
    await fill(page, { 'Height, ft': '4', 'Height, in': '5', 'Weight, lb': '66' });
    await save(page).click();
    await page.getByRole('button', { name: 'Complete' }).waitFor();
  },
  { whole: true },
);

scene('rental/save-failed', 'Saving failed.', async (stage) => {
  await failWith(stage.page, '**/api/tasks/contact/complete/RentalProfile', 500);
  await atRental(stage);
  await fill(stage.page);
  await save(stage.page).click();
  await stage.page.getByRole('alertdialog').waitFor({ timeout: 20_000 });
});

scene('rental/two-phones', 'Another phone saved meanwhile: both answers, and the choice.', async (stage) => {
  const { page, stack } = stage;
  const found: Family[] = [];
  await atRental(stage, async (carters) => void found.push(carters));
  await fill(page);
  for (const { guest, ids } of found)
    await finish(stack, guest, { ...places.rental, contactIds: ids.slice(0, 1) }, [2]);
  await save(page).click();
  await page.getByRole('alertdialog').waitFor();
});

const askedAboutWeight = async ({ page, stack, database }: Stage) => {
  const { isRight } = await lightChild(page, stack, database);
  await page.getByLabel('Height, cm').fill('76');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Shoe size').fill('EU 20');
  await save(page).click();
  await isRight.waitFor();
  return isRight;
};

scene(
  'rental/outside-chart',
  'No group of the chart holds what a small child weighs: is the number right?',
  async (stage) => {
    await askedAboutWeight(stage);
  },
  { whole: true },
);

scene('rental/at-shop', 'It is: the shop makes these answers, and the family goes on.', async (stage) => {
  await (await askedAboutWeight(stage)).click();
  await stage.page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
});

scene(
  'complete/at-shop',
  'The rental shop has to see a child: the pass says so, and sends nobody back.',
  async (stage) => {
    const { page } = stage;
    await (await askedAboutWeight(stage)).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Almost there' }).waitFor();
  },
  { whole: true },
);
