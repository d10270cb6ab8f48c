import { invitationsAnswer, showReport, statusAnswers } from '../../support/report-answers';
import { openConsole, signedIn } from '../console';
import { failWith, scene } from '../scene';

const states = [
  ['populated', 'The report: how fresh it is, who has something left, and why'],
  ['processing', 'A population runs; the report shows the one before'],
  ['failed', 'A population has failed'],
  ['never', 'Nothing has been populated yet'],
] as const;

for (const [state, about] of states) {
  scene(
    `admin-reporting/${state}`,
    about,
    async ({ page, stack }) => {
      await signedIn(page, stack);
      await showReport(page, statusAnswers[state]);
      await openConsole(page, 'reporting');
    },
    { whole: true },
  );
}

scene('admin-reporting/unreachable', 'How the report stands cannot be read', async ({ page, stack }) => {
  await signedIn(page, stack);
  await failWith(page, '**/api/report/customer/status', 503, 'server.busy');
  await openConsole(page, 'reporting');
});

scene('admin-reporting/not-asked', 'A population could not be asked for', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showReport(page, statusAnswers.populated);
  await failWith(page, '**/api/export/Customers/Process/Admin', 503, 'server.busy');
  await openConsole(page, 'reporting');
  await page.getByRole('button', { name: 'Populate again' }).click();
  await page.getByRole('alert').waitFor();
});

scene('admin-reporting/nobody-left', 'Everybody is done on these days', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showReport(page, statusAnswers.populated, { counts: [], rowCount: 0, rows: [] });
  await openConsole(page, 'reporting');
});

scene(
  'admin-reporting/one-task',
  'A press on a count: the rows of that task alone, until somebody wants all again',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await showReport(page, statusAnswers.populated);
    await openConsole(page, 'reporting');
    await page.getByRole('button', { name: 'Rental profile' }).click();
    await page.getByRole('button', { name: 'Only Rental profile. Show all' }).waitFor();
  },
  { whole: true },
);

for (const [name, about, isMailThere] of [
  ['invitations', 'How many families were told before their visit, and whom no mail has reached', true],
  ['invitations-without-mail', 'A location invites, and there is no mail server', false],
] as const)
  scene(
    `admin-reporting/${name}`,
    about,
    async ({ page, stack }) => {
      await signedIn(page, stack);
      await showReport(page, statusAnswers.populated);
      const answer = { ...invitationsAnswer, isMailThere };
      await page.route('**/api/report/customer/invitations', (route) => route.fulfill({ json: answer }));
      await openConsole(page, 'reporting');
      await page.getByRole('region', { name: 'Invitations by mail' }).waitFor();
    },
    { whole: true },
  );
