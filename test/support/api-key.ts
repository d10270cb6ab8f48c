import type { ApiKey, ApiKeyType } from '@arrival/contracts';
import supertest from 'supertest';
import type { SignedInAgent, TestApi } from './api';

/** A new key, whole, as the administrator who makes it sees it. */
export async function makeKey(
  admin: SignedInAgent,
  nickname = 'CRM nightly',
  type: ApiKeyType = 'standard',
): Promise<ApiKey> {
  return (await admin.post('/api/admin/apikey').send({ nickname, type }).expect(200)).body as ApiKey;
}

/** Requests of a program with a key of its own. */
export async function keyAgent(
  api: TestApi,
  admin: SignedInAgent,
  type: ApiKeyType = 'standard',
): Promise<SignedInAgent> {
  const { token } = await makeKey(admin, 'CRM nightly', type);
  const agent = supertest.agent(api.app.getHttpServer());
  agent.set('x-api-key', token);
  return agent;
}
