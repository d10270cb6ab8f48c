import { randomUUID } from 'node:crypto';
import type { OneRiskSigning } from '@arrival/contracts';
import { ReconciliationService } from '../../api/src/domains/onerisk/reconciliation.service';
import { webhookHeaders } from '../../api/src/platform/crypto/webhook-signature';
import { startOneRisk } from '../../libs/sandbox/src/one-risk/one-risk-server';
import { administrator, administratorVariables } from './administrator';
import { type SignedInAgent, startApi, type TestApi } from './api';
import { buildWaiverTask } from './build-resort';
import { buildCheckinResort, signedInCarters } from './checkin';
import { until } from './until';
import { startWorker } from './worker';

const variables = { FEATURES: '1Risk', WEBHOOK_PRIVATE_TARGETS: '127.0.0.1,::1' };
const secret = `whsec_${Buffer.from('between the resort and 1Risk').toString('base64')}`;
export const oneRiskCallbacks = '/api/integrations/onerisk/callbacks';
export const epochSeconds = () => Math.floor(Date.now() / 1000);

/** A resort with one waiver of 1Risk's, `1R-7`, and a 1Risk that tells nothing by itself. */
export async function startOneRiskResort() {
  const api = await startApi({ ...administratorVariables, ...variables });
  const oneRisk = await startOneRisk({ secret });
  const boss = await administrator(api);
  await boss.put('/api/admin/settings').send({ oneRiskUrl: oneRisk.requestsUrl, oneRiskSecret: secret }).expect(200);
  const resort = await buildCheckinResort(api);
  const taskId = await buildWaiverTask(api.database, { name: 'Partner waiver', posWaiverId: 'W-PARTNER' });
  await api.database.rows("update task set external_waiver_id = '1R-7' where id = $1", [taskId]);
  const link = 'insert into activity_task (activity_id, task_id) values ($1, $2)';
  await api.database.rows(link, [resort.activityId, taskId]);
  const worker = await startWorker(api.database.url, variables);
  const close = async () => {
    await worker.close();
    await oneRisk.stop();
    await api.close();
  };
  return { api, oneRisk, boss, resort, taskId, close };
}
export type OneRiskResort = Awaited<ReturnType<typeof startOneRiskResort>>;

export const askedOf = ({ locationId, activityId }: OneRiskResort['resort'], contactIds: readonly number[]) => ({
  waivers: [{ waiverId: '1R-7', guests: contactIds.map((id) => ({ posGuestId: String(id) })) }],
  locationId,
  activityId,
});

/** Asks for a page of 1Risk's. */
export const askPage = (agent: SignedInAgent, asked: ReturnType<typeof askedOf>) =>
  agent.post('/api/tasks/Contact/GetOneRiskWaiverUrl').send(asked);

/** A family with the page for Mia open. */
export async function openPage({ api, resort }: OneRiskResort) {
  const family = await signedInCarters(api);
  const { body } = await askPage(family.emma, askedOf(resort, [family.mia])).expect(200);
  return { ...family, ...(body as { reference: string; url: string }) };
}

export const signingsOf = async (agent: SignedInAgent): Promise<OneRiskSigning[]> =>
  (await agent.get('/api/tasks/Contact/OneRiskSignings').expect(200)).body.signings;

/** Of the newest. */
export const stateOf = async (agent: SignedInAgent) => (await signingsOf(agent))[0]?.state;

/** As the page's frame does when it hears that all is signed. */
export const claimSigned = (agent: SignedInAgent, reference: string) =>
  agent.post(`/api/tasks/Contact/OneRiskSignings/${reference}/claim`);

export interface Told {
  readonly type?: string;
  readonly guests: readonly number[];
  readonly reference: string;
  readonly documentId?: string;
  readonly signedAt?: string;
}
export const bodyOf = ({ type = 'waiver.signed', guests, reference, documentId = 'D-1', signedAt }: Told): string =>
  JSON.stringify({
    type,
    data: { reference, waiverId: '1R-7', posGuestIds: guests.map(String), documentId, signedAt },
  });

/** As 1Risk sends it; what is not said is right. */
export function tell(
  api: TestApi,
  body: string,
  { id = randomUUID() as string, at = epochSeconds(), key = secret, sent = body } = {},
) {
  const headers = webhookHeaders({ id, timestamp: at, body }, [key]);
  return api.request
    .post(oneRiskCallbacks)
    .set({ ...headers, 'content-type': 'application/json' })
    .send(sent);
}

export const outcomesOf = async ({ database }: TestApi): Promise<(string | null)[]> =>
  (
    await database.rows<{ outcome: string | null }>('select outcome from one_risk_message order by received_at, id')
  ).map(({ outcome }) => outcome);

const openCallbacks = "select 1 from one_risk_message where source = 'callback' and outcome is null";
/** Until everything that 1Risk told by itself has been dealt with. */
export const settled = ({ database }: TestApi) => until(async () => (await database.rows(openCallbacks)).length === 0);

/** The time has come to ask 1Risk about them; `more` says what else has passed. */
export const due = (api: TestApi, references: readonly string[], more = '') =>
  api.database.rows(`update one_risk_signing set next_ask_at = now() ${more} where reference = any($1)`, [references]);

export const sweep = (api: TestApi) =>
  api.app.get(ReconciliationService, { strict: false }).sweep(new AbortController().signal);
