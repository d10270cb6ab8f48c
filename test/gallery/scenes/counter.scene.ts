import { letIn } from '../../e2e/support/counter';
import { finish } from '../../support/answers';
import { browserAdministrator } from '../../support/browser-administrator';
import { type Family, family, places } from '../../support/families';
import { openConsole, signedIn } from '../console';
import { type Stage, scene } from '../scene';

const couple = [{ firstName: 'Daniel', age: 40 }];
const { locationId, activityId } = places.tubing;

/** The couple's home on the tablet; answers how staff end it. */
async function atCounter(stage: Stage, carters: Family) {
  const { address, sessionId } = await letIn(stage.stack, carters);
  await stage.page.goto(address);
  await stage.page.getByText(/^At the counter:/).waitFor();
  await stage.page.getByText('Daniel Carter').waitFor();
  return async () => {
    const administrator = await browserAdministrator(stage.stack);
    await administrator.call('DELETE', `/api/admin/guests/${carters.ids[0]}/counter/${sessionId}`);
  };
}

scene('counter/refused', 'A code that does not work.', async ({ page }) => {
  await page.goto('/counter#BCDFGHJK');
  await page.getByText('This code does not work').waitFor();
});

scene('counter/home', 'A family that staff let in, on the tablet.', async (stage) => {
  await atCounter(stage, await family(stage.stack, couple));
});

scene('counter/finish', 'Finishing in the middle is asked about.', async (stage) => {
  await atCounter(stage, await family(stage.stack, couple));
  await stage.page.getByRole('button', { name: 'Finish' }).click();
});

scene('counter/still-there', 'Nobody has touched the tablet for two minutes.', async (stage) => {
  await stage.page.clock.install();
  await atCounter(stage, await family(stage.stack, couple));
  await stage.page.clock.fastForward('02:01');
  await stage.page.getByRole('alertdialog').waitFor();
});

scene('counter/ended', 'Staff have ended it.', async (stage) => {
  const end = await atCounter(stage, await family(stage.stack, couple));
  await end();
  await stage.page.getByRole('button', { name: 'Check in (2)' }).click();
  await stage.page.getByRole('alertdialog').waitFor();
});

scene(
  'counter/pass',
  "The family's pass at the counter: it goes home in a picture.",
  async (stage) => {
    const carters = await family(stage.stack, couple);
    await finish(stage.stack, carters.guest, { locationId, activityId, contactIds: carters.ids }, [1]);
    await atCounter(stage, carters);
    await stage.page.goto('/checkinComplete');
    await stage.page.getByRole('button', { name: 'Done, hand the device back' }).waitFor();
  },
  { whole: true },
);

scene('admin-guests/let-in', 'Staff let a family in: a code for the tablet', async ({ page, stack }) => {
  const { ids } = await family(stack, couple);
  await signedIn(page, stack);
  await openConsole(page, `guests/${ids[0]}?place=${locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  await page.getByRole('img', { name: 'Code for the tablet' }).waitFor();
});

scene('admin-guests/let-in-who', 'Who of the family stands at the counter', async ({ page, stack }) => {
  const { ids } = await family(stack, couple);
  await signedIn(page, stack);
  await openConsole(page, `guests/${ids[0]}?place=${locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByRole('radio').first().waitFor();
});

scene('admin-guests/let-in-no-adult', 'Nobody of the household may sign', async ({ page, stack, database }) => {
  const { ids } = await family(stack, []);
  await database.rows("update contact set date_of_birth = '2014-03-04' where contact_id = any($1)", [ids]);
  await signedIn(page, stack);
  await openConsole(page, `guests/${ids[0]}?place=${locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByText('No grown-up is in this household').waitFor();
});

scene('admin-guests/let-in-open', 'A check-in at the counter that is under way', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  const { address } = await letIn(stack, carters);
  const code = new URL(address).hash.slice(1);
  await page.request.post('/api/counter/session', { data: { code } });
  await signedIn(page, stack);
  await openConsole(page, `guests/${carters.ids[0]}?place=${locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByText(/^It is open on a device/).waitFor();
});

scene('admin-guests/let-in-another', 'Another code would end what is under way', async ({ page, stack }) => {
  const carters = await family(stack, couple);
  await letIn(stack, carters);
  await signedIn(page, stack);
  await openConsole(page, `guests/${carters.ids[0]}?place=${locationId}`);
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByRole('button', { name: 'Another code' }).click();
  await page.getByRole('dialog', { name: 'End what is under way?' }).waitFor();
});

scene('admin-guests/new', 'Somebody whom nobody knows is added at the counter', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'guests');
  await page.getByRole('button', { name: 'New guest' }).click();
  await page.getByRole('dialog').getByLabel('First name').waitFor();
});

scene(
  'admin-guests/new-minor',
  'A birth date of somebody who cannot sign is seen before it is kept',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'guests');
    await page.getByRole('button', { name: 'New guest' }).click();
    await page.getByRole('dialog').getByLabel('Date of birth').fill('2017-03-04');
    await page.getByText('who cannot sign').waitFor();
  },
);
