import { household, openConsole, signedIn } from '../console';
import { scene } from '../scene';

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
