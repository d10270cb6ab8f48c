import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterAll(() => api.close());

test('a number that is asked for and not given is told, where it would have counted as zero', async () => {
  const program = await keyAgent(api, admin);
  const said = async (path: string, parameter: string, value: string) => {
    const { status, body } = await program.get(path).query({ locationId: 1, [parameter]: value });
    return [status, body.errors?.[0]?.path, body.errors?.[0]?.message];
  };
  for (const parameter of ['daysBeforeCurrentDate', 'pageSize', 'after'])
    expect(await said('/api/export/customers', parameter, '')).toEqual([400, parameter, 'Enter a number.']);
  expect(await said('/api/export/customers', 'pageSize', 'ten')).toEqual([400, 'pageSize', 'Enter a number.']);
});

test('who names where a page begins and not its size is told, instead of getting everything once more', async () => {
  const { body } = await (await keyAgent(api, admin)).get('/api/export/customers').query({ locationId: 1, after: 7 });
  expect(body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'pageSize', code: 'required' }] });
});
