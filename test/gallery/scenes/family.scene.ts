import type { Page } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { cut, failWith, type Stage, scene } from '../scene';

async function atForm({ page, stack }: Stage): Promise<void> {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.locator('a[href="/add-family-member"]').first().click();
  await page.getByRole('button', { name: 'Add to my family' }).waitFor();
}

async function fill(page: Page, first: string, last: string, born: string): Promise<void> {
  await page.locator('#firstName').fill(first);
  await page.locator('#lastName').fill(last);
  await page.locator('#dateOfBirth').fill(born);
}

scene('family/add-member', 'The empty form.', atForm);

scene(
  'family/add-member-errors',
  'Wrong and missing answers, in a summary and beside the fields.',
  async (stage) => {
    await atForm(stage);
    await fill(stage.page, '', 'Carter', '2199-01-01');
    await stage.page.getByRole('button', { name: 'Add to my family' }).click();
    await stage.page.getByRole('alert').waitFor();
  },
  { whole: true },
);

scene('family/add-member-duplicate', 'Same name and birth date: the member that exists is shown.', async (stage) => {
  const { page, stack } = stage;
  const { guest } = await family(stack, []);
  await guest.call('POST', '/api/family/addmember', {
    firstName: 'Mia',
    lastName: 'Carter',
    dateOfBirth: '2017-04-30',
  });
  await openHome(page, guest);
  await page.locator('a[href="/add-family-member"]').first().click();
  await fill(page, 'Mia', 'Carter', '2017-04-30');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await page.getByText('is already in your family').waitFor();
});

scene('family/add-member-failed', 'Saving failed.', async (stage) => {
  await failWith(stage.page, '**/api/family/addmember', 500);
  await atForm(stage);
  await fill(stage.page, 'Noah', 'Carter', '2015-02-03');
  await stage.page.getByRole('button', { name: 'Add to my family' }).click();
  await stage.page.getByRole('alertdialog').waitFor({ timeout: 20_000 });
});

scene('family/add-member-waiting', 'No connection: the form says what it waits for.', async (stage) => {
  const { page } = stage;
  await atForm(stage);
  await fill(page, 'Noah', 'Carter', '2015-02-03');
  await cut(page);
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await page.getByRole('button', { name: 'Try now' }).waitFor();
});
