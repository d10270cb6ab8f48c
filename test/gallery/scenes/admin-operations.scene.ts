import type { FailedHandOver } from '@arrival/contracts';
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

const refused: FailedHandOver[] = (['contact', 'authorization', 'rentalProfile', 'childRegistration', 'photo'] as const)
  .flatMap((kind) => [kind, kind])
  .map((kind, place) => ({
    id: 900 - place,
    contactId: 31 + place,
    kind,
    error:
      place === 3
        ? `effect.wrong: ${'Rechtsschutzversicherungsgesellschaft'.repeat(4)}`
        : 'effect.wrong: No such customer',
    attempts: place + 1,
    occurredAtUtc: '2026-12-24T08:00:00.000Z',
    failedAtUtc: '2026-12-24T08:00:05.000Z',
  }));

scene(
  'admin-operations/refused',
  'The point of sale has refused more than can be sent again at once',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await showOperations(page, 'whole');
    await page.route('**/api/admin/operations/hand-overs?**', (route) =>
      route.fulfill({ json: refused, headers: { 'content-range': 'hand-overs 0-9/1234' } }),
    );
    await openConsole(page, 'operations');
    await page.getByRole('button', { name: 'Retry the oldest 1,000' }).waitFor();
  },
  { whole: true },
);
