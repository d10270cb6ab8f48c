import { showOperations } from '../../support/operations-answers';
import { openConsole, signedIn } from '../console';
import { failWith, neverAnswer, scene } from '../scene';

const states = [
  ['whole', 'Everything is whole, nothing has failed'],
  ['troubled', 'Something is broken, two jobs have failed'],
  ['many', 'Twenty-five jobs have failed, with long words'],
  ['fresh', 'No worker has ever run'],
] as const;

for (const [state, about] of states) {
  scene(
    `admin-operations/${state}`,
    about,
    async ({ page, stack }) => {
      await signedIn(page, stack);
      await showOperations(page, state);
      await openConsole(page, 'operations');
    },
    { whole: true },
  );
}

scene('admin-operations/unreachable', 'Nothing of it can be read', async ({ page, stack }) => {
  await signedIn(page, stack);
  await failWith(page, '**/api/admin/operations**', 503, 'server.busy');
  await openConsole(page, 'operations');
});

scene('admin-operations/loading', 'While it is read', async ({ page, stack }) => {
  await neverAnswer(page, '**/api/admin/operations**');
  await signedIn(page, stack);
  await page.goto('/admin/operations');
  await page.getByRole('status', { name: 'Loading' }).first().waitFor();
});
