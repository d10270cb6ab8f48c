import type { OneRiskSigning, OneRiskState } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { withFeatures } from '../../e2e/support/features';
import { partnerPlace } from '../../e2e/support/own-place';
import { family, openCheckIn } from '../../support/families';
import { failWith, type Stage, scene } from '../scene';

/** A parent with two children at a waiver of the partner's; the server says so much of it. */
async function atPartner({ page, stack, database }: Stage, state?: OneRiskState): Promise<void> {
  const place = await partnerPlace(database, { consolidateWaivers: true });
  const { id: taskId } = await database.row<{ id: number }>('select id from task where pos_waiver_id = $1', [
    place.posWaiverId,
  ]);
  const { guest, ids } = await family(stack);
  await withFeatures(page, ['1Risk']);
  const answered = state ? answer(taskId, ids, state) : { signings: [] };
  await page.route('**/api/tasks/Contact/OneRiskSignings', (route) => route.fulfill({ json: answered }));
  await openCheckIn(page, guest, { ...place, contactIds: ids });
}

const answer = (taskId: number, contactIds: number[], state: OneRiskState): { signings: OneRiskSigning[] } => ({
  signings: [{ reference: '5b0f2f7e-6c1a-4a54-8d7e-0f6c4ed5b8a1', taskId, contactIds, state }],
});
const said = (page: Page, words: string) => page.getByText(words).waitFor();

/** The page itself is the sandbox's (libs/sandbox); here it is as much as a picture needs. */
const partnersPage = `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Partner</title>
<style>body{font:16px/1.5 system-ui;margin:20px}button{font:inherit;padding:12px 20px}</style>
<h1>Waiver</h1><p>Skiing has risks. By signing you accept them for Emma, Mia and Leo Carter.</p><button>Sign</button>
<script>parent.postMessage({ type: 'waiversLoaded' }, '*')</script></html>`;

scene('one-risk/open', "The partner's page in its frame, and the way on without it.", async (stage) => {
  const { page, stack } = stage;
  const url = `${stack.guestUrl}/partner`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: partnersPage }));
  await page.route('**/api/tasks/Contact/GetOneRiskWaiverUrl', (route) =>
    route.fulfill({ json: { url, reference: '5b0f2f7e-6c1a-4a54-8d7e-0f6c4ed5b8a1' } }),
  );
  await atPartner(stage);
  await stage.page.frameLocator('iframe').getByRole('button', { name: 'Sign' }).waitFor();
});

scene('one-risk/confirming', 'The page says signed; the partner itself is still awaited.', async (stage) => {
  await atPartner(stage, 'confirming');
  await said(stage.page, 'Confirming your signature');
});

scene('one-risk/declined', 'It was not signed: open it again, or go on.', async (stage) => {
  await atPartner(stage, 'declined');
  await said(stage.page, 'The waiver was declined');
});

scene('one-risk/away', 'The partner does not answer: what happened, and the way on.', async (stage) => {
  await failWith(stage.page, '**/api/tasks/Contact/GetOneRiskWaiverUrl', 503, 'onerisk.unavailable');
  await atPartner(stage);
  await said(stage.page, 'The waiver could not be opened');
});

scene(
  'one-risk/end',
  'The end of the check-in while the partner is awaited: nobody is sent back for it.',
  async (stage) => {
    await atPartner(stage, 'confirming');
    await stage.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await said(stage.page, 'Almost there');
  },
);
