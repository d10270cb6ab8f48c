import { Client } from 'pg';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { startApi, type TestApi } from '../../support/api';
import { bridgeMember } from '../../support/bridge-people';
import { born } from '../../support/build-household';
import { lockWaits } from '../../support/lock-waits';

/** The point of sale tells of somebody whom the family adds here in that moment: one person, not two (D3, D26). */
let api: TestApi;
let bridge: PosBridge;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [], opens: {} });
  const asks = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_FRESH_SECONDS: '0' };
  api = await startApi({ ...asks, POS_ASK_AGAIN_SECONDS: '1' });
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

test('somebody whom a guest adds while the household is read is there once', async () => {
  const email = 'noah@example.com';
  const members = [bridgeMember(bridge, 'Noah', { email, dateOfBirth: born(31) }), bridgeMember(bridge, 'Lena')];
  bridge.addHousehold(members);
  const person = { email, email_verified: true, given_name: 'Noah', family_name: 'Fischer', birthdate: born(31) };
  const agent = await api.as({ sub: email, ...person });
  const profile = async () => (await agent.get('/api/profile').expect(200)).body;
  const names = async () => (await profile()).contacts.map(({ firstName }: { firstName: string }) => firstName);
  const { contactId } = (await profile()).contact;
  bridge.households.at(-1)?.members.push(bridgeMember(bridge, 'Mia'));

  const guest = new Client({ connectionString: api.database.url });
  await guest.connect();
  try {
    await guest.query('begin');
    await guest.query('select 1 from household_document where head_contact_id = $1 for update', [contactId]);
    await guest.query(
      `insert into contact (parent_contact_id, first_name, last_name, date_of_birth) values ($1, 'Mia', 'Fischer', $2)`,
      [contactId, born(9)],
    );
    const read = names();
    await lockWaits(api.database);
    await guest.query('commit');
    await read;
  } finally {
    await guest.end();
  }
  expect(await names()).toEqual(['Noah', 'Lena', 'Mia']);
});
