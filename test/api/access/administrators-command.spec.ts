import { administrators } from '../../../api/src/cli/administrators';
import { readConfig } from '../../../api/src/config/read-config';
import { administratorVariables, auditRows } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { printed } from '../../support/printed';

/** The sole administrator has another account at the provider now; `administrators unbind` lets them in again. */
let api: TestApi;

beforeAll(async () => {
  api = await startApi(administratorVariables);
});
afterAll(() => api.close());

const mayCall = async (sub: string, more: { iat?: number } = {}) =>
  (
    await (
      await api.as({ sub, email: 'boss@example.com', client_id: 'arrival-admin', ...more })
    ).get('/api/admin/authenticated')
  ).status;

const run = (...args: [action?: string, email?: string]): Promise<string> =>
  printed(() => administrators(readConfig(api.variables), ...args));

test('an address is let go by the account that had it, the next one that proves it has it, and the trail says so', async () => {
  expect(await run('list')).toBe('boss@example.com  administrator  bound to nobody yet\n');
  expect([await mayCall('before'), await mayCall('now')]).toEqual([200, 403]);
  expect(await run('list')).toBe(`boss@example.com  administrator  bound to before at ${api.identity.issuer}\n`);

  expect(await run('unbind', 'Boss@Example.com')).toMatch(/^boss@example\.com is bound to nobody now/);
  // A console that was left open asks on by itself.
  expect(await mayCall('before', { iat: Math.floor(Date.now() / 1000) - 90 })).toBe(403);
  expect([await mayCall('now'), await mayCall('before')]).toEqual([200, 403]);
  const state = (isBound: boolean) => expect.objectContaining({ email: 'boss@example.com', isBound });
  expect(await auditRows(api)).toEqual([
    expect.objectContaining({ action: 'admin_email.unbound', before: state(true), after: state(false) }),
  ]);
  const admin = await api.as({ sub: 'now', email: 'boss@example.com', client_id: 'arrival-admin' });
  const [told] = (await admin.get('/api/admin/audit').expect(200)).body;
  expect(told).toMatchObject({
    actorEmail: null,
    actorCommand: 'administrators unbind',
    correlationId: 'command administrators unbind',
    isRestorable: false,
  });
  // Who had it is bound again by nobody but themselves.
  const restored = await admin.post(`/api/admin/audit/${told.id}/restore`);
  expect([restored.status, restored.body.code]).toEqual([409, 'audit.not_restorable']);
});

test.each([
  [[], 'administrators takes one of list, unbind'],
  [['unbind'], 'administrators unbind takes an address of the list'],
  [['unbind', 'nobody@example.com'], 'nobody@example.com is not on the list'],
] as [[action?: string, email?: string], string][])('%j is told what is wrong', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});

test('who is bound to nobody need not be let go', async () => {
  await api.database.rows('update admin_email set issuer = null, subject = null');
  await expect(run('unbind', 'boss@example.com')).rejects.toThrow('boss@example.com is bound to nobody');
});
