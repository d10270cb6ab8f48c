import { type CounterSession, counterRoutes, counterSessionSchema, type LetIn, letInSchema } from '@arrival/contracts';
import supertest from 'supertest';
import { administrator, administratorVariables } from './administrator';
import { type SignedInAgent, startApi, type TestApi } from './api';
import { buildCheckinResort, type CheckinResort } from './checkin';

export interface CounterDesk {
  readonly api: TestApi;
  readonly admin: SignedInAgent;
  readonly resort: CheckinResort;
}

/** A resort with staff at its counter; whoever opens it closes its API. */
export async function openDesk(variables: Readonly<Record<string, string>> = {}): Promise<CounterDesk> {
  const api = await startApi({ ...administratorVariables, ...variables });
  const admin = await administrator(api);
  return { api, admin, resort: await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' }) };
}

export const counterPath = (contactId: number, sessionId = ''): string =>
  `/api/admin/guests/${contactId}/counter${sessionId && `/${sessionId}`}`;

/** What an administrator gives out for the household at the location. */
export async function letIn(
  admin: SignedInAgent,
  contactId: number,
  locationId: number,
  signerContactId?: number,
): Promise<LetIn> {
  const answer = await admin.post(counterPath(contactId)).send({ locationId, signerContactId }).expect(200);
  return letInSchema.strict().parse(answer.body);
}

export async function redeemed(api: TestApi, code: string): Promise<CounterSession> {
  const answer = await api.request.post(counterRoutes.session).send({ code }).expect(200);
  return counterSessionSchema.strict().parse(answer.body);
}

/** Requests of a device at the counter that was let in. */
export async function counterAgent(
  api: TestApi,
  admin: SignedInAgent,
  contactId: number,
  locationId: number,
  signerContactId?: number,
): Promise<SignedInAgent> {
  const { code } = await letIn(admin, contactId, locationId, signerContactId);
  return withToken(api, (await redeemed(api, code)).token);
}

export function withToken(api: TestApi, token: string): SignedInAgent {
  const agent = supertest.agent(api.app.getHttpServer());
  agent.auth(token, { type: 'bearer' });
  return agent;
}
