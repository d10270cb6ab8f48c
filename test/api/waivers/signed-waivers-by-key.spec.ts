import { randomUUID } from 'node:crypto';
import { type SignedWaiverAnswer, signedWaiverSchema } from '@arrival/contracts';
import { lastDayAsMinor } from '@arrival/rules';
import { EventsService } from '../../../api/src/domains/webhooks/events.service';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';
import { born } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

/** A program that is told of a signature reads it, with a key for nothing else (D46, D48). */
let api: TestApi;
let boss: SignedInAgent;
let resort: CheckinResort;
let signatureId: string;
let mia: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' });
  const family = await signedInCarters(api);
  mia = family.mia;
  const task = taskOf((await group(family.emma, resort, [mia])).waiverContactTasks, mia);
  await complete(family.emma, task, parentAnswers(task)).expect(200);
  const { events } = await api.app.get(EventsService, { strict: false }).list(undefined, 1000);
  signatureId = String(events.find(({ type }) => type === 'waiver.signed')?.data['signatureId']);
});
afterAll(() => api.close());

const path = (id = signatureId) => `/api/export/signatures/${id}`;
const readings = () =>
  api.database.rows<{ action: string; actor_issuer: string; entity_id: string }>(
    "select action, actor_issuer, entity_id from audit_event where entity = 'signature' order by id",
  );

test('what the event named is answered: whom it covers, who signed, how and for how long', async () => {
  const program = await keyAgent(api, boss, 'waivers');
  const answer = await program.get(path()).expect(200);
  expect(signedWaiverSchema.strict().parse(answer.body)).toMatchObject({
    ...{ signatureId, contactId: mia, contactName: 'Mia Carter', signerName: 'Emma Carter' },
    ...{ relationship: 'parent', methods: ['agree', 'typed'], expiresOn: lastDayAsMinor(born(9)) },
  } satisfies Partial<SignedWaiverAnswer>);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('its document is the copy that the signer has', async () => {
  const program = await keyAgent(api, boss, 'waivers');
  const { body, headers } = await program.get(`${path()}/document`).buffer(true).expect(200);
  expect([headers['content-type'], (body as Buffer).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
});

test('each reading is in the trail under the key', async () => {
  const before = (await readings()).length;
  const program = await keyAgent(api, boss, 'waivers');
  await program.get(path()).expect(200);
  await program.get(path()).expect(200);
  await program.get(`${path()}/document`).expect(200);
  const entry = { actor_issuer: 'api-key', entity_id: signatureId };
  expect((await readings()).slice(before)).toEqual([
    { action: 'signature.read', ...entry },
    { action: 'signature.read', ...entry },
    { action: 'signature.copied', ...entry },
  ]);
  const [newest] = (await boss.get('/api/admin/audit').query({ range: '[0,0]' }).expect(200)).body;
  expect(newest).toMatchObject({ action: 'signature.copied', actorKey: 'CRM nightly' });
});

test.each(['standard', 'events'] as const)('a key of the type %s, as there was before, reads none', async (type) => {
  const program = await keyAgent(api, boss, type);
  for (const address of [path(), `${path()}/document`]) {
    const { status, body } = await program.get(address);
    expect([status, body.code]).toEqual([403, 'key.forbidden']);
  }
});

test('a key for waivers keeps up with events and sees no customers', async () => {
  const program = await keyAgent(api, boss, 'waivers');
  await program.get('/api/export/events').expect(200);
  const { body } = await program.get('/api/export/customers').query({ locationId: resort.locationId }).expect(403);
  expect(body.code).toBe('key.forbidden');
});

test('what is unknown is told so, and a parameter that there is not is refused', async () => {
  const program = await keyAgent(api, boss, 'waivers');
  for (const address of [path(randomUUID()), `${path(randomUUID())}/document`])
    expect((await program.get(address).expect(404)).body.code).toBe('signature.unknown');
  expect((await program.get(path()).query({ verbose: 1 }).expect(400)).body.code).toBe('request.invalid');
});
