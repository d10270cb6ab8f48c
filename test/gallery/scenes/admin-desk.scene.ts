import { household, openConsole, signedIn } from '../console';
import { failWith, scene } from '../scene';

const email = 'alex.moreau@example.com';

scene('desk/guests', 'What the desk sees first.', async ({ page, stack }) => {
  await signedIn(page, stack, email);
  await openConsole(page, 'guests');
});

scene(
  'desk/family',
  'A family as the desk sees it: no archive, no erasure.',
  async ({ page, stack }) => {
    const desk = await signedIn(page, stack, email);
    await openConsole(page, await household(desk, 'emma.carter@example.com'));
  },
  { whole: true },
);

scene('desk/closed', 'What is for administrators.', async ({ page, stack }) => {
  await signedIn(page, stack, email);
  await openConsole(page, 'settings');
});

scene(
  'desk/role-changed',
  'Who may do less since the form was opened; what was typed stays.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'collections/create');
    await failWith(page, '**/api/collections', 403, 'auth.forbidden');
    await page.getByRole('textbox', { name: 'Name' }).fill('Mountain huts');
    await page.getByRole('button', { name: 'Add Collection' }).click();
    await page.getByText('Your role has changed').waitFor();
  },
);
