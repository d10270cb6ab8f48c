import { type CounterSession, counterRoutes, counterSessionSchema, type LetIn, letInSchema } from '@arrival/contracts';
import supertest from 'supertest';
import type { SignedInAgent, TestApi } from './api';

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
