import { accounts } from '../../../api/src/cli/accounts';
import { readConfig } from '../../../api/src/config/read-config';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { printed } from '../../support/printed';

/** The same provider is at another address: the same people, whom a token names by another issuer. */
const before = 'https://before.example/auth/realms/arrival';
let api: TestApi;

beforeAll(async () => {
  api = await startApi(administratorVariables);
});
beforeEach(() => api.database.rows('update identity set issuer = $1', [before]));
afterAll(() => api.close());

const run = (...args: [action?: string, from?: string, to?: string]): Promise<string> =>
  printed(() => accounts(readConfig(api.variables), ...args));
const signedIn = (sub: string) => api.as({ sub, given_name: 'Ada', family_name: 'Frost' });
const contactIdOf = async (guest: SignedInAgent) =>
  (await guest.get('/api/profile').expect(200)).body.contact.contactId;
const signInCheck = async () => {
  const { body } = await (await administrator(api)).get('/api/admin/operations/checks').expect(200);
  return body.checks.find(({ check }: { check: string }) => check === 'signIn');
};

test('after the provider has moved a guest finds the household of before, once the accounts have moved too', async () => {
  const ada = await signedIn('ada');
  const contactId = await contactIdOf(ada);
  await api.database.rows('update identity set issuer = $1', [before]);
  expect(await run('list')).toBe(`1  ${before}\n`);
  expect(await signInCheck()).toMatchObject({ finding: 'signIn.moved', params: { issuer: before } });
  expect(await run('move', before, api.identity.issuer)).toBe(`1 accounts are those of ${api.identity.issuer} now.\n`);
  expect(await contactIdOf(ada)).toBe(contactId);
  expect(await signInCheck()).toMatchObject({ finding: 'signIn.fine' });
  const trail = await api.database.rows(`select actor_issuer as by, entity_id as "contactId", after from audit_event
    where action = 'account.moved'`);
  expect(trail).toEqual([{ by: 'command', contactId: String(contactId), after: { issuer: api.identity.issuer } }]);
});

test('what was answered before the move goes with a household that is erased after it', async () => {
  const dawn = await signedIn('dawn');
  const { body } = await dawn.get('/api/profile').expect(200);
  await api.database.rows(`insert into idempotency_record (scope, key, request_hash, status, response)
    select '${before} ' || subject, 'a-key', '', 200, '{}' from identity where subject in ('dawn', 'ada')`);
  await api.database.rows("update identity set issuer = $1 where subject = 'dawn'", [before]);
  await run('move', before, api.identity.issuer);
  const boss = await administrator(api);
  await boss.post(`/api/admin/guests/${body.contact.contactId}/erasure`).expect(200);
  expect(await api.database.rows("select scope from idempotency_record where scope like '% dawn'")).toEqual([]);
});

test('whoever has a household at the new address already stops all of it', async () => {
  const contactId = await contactIdOf(await signedIn('early'));
  const words = `1 have signed in at ${api.identity.issuer} already`;
  await api.database.rows('insert into identity (issuer, subject, contact_id) values ($1, $2, $3)', [
    before,
    'early',
    contactId,
  ]);
  await expect(run('move', before, api.identity.issuer)).rejects.toThrow(words);
  expect(await run('list')).toContain(before);
  await api.database.rows("delete from identity where subject = 'early'");
});

test.each([
  [[], 'accounts takes one of list, move'],
  [['move', before], 'accounts move takes the old issuer and the new one'],
  [['move', 'https://typo.example', before], 'Nobody has an account of https://typo.example'],
] as [[action?: string, from?: string, to?: string], string][])('%j is told what is wrong', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});
