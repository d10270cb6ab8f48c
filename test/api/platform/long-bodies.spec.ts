import { type ClientRequest, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { otherLanguageSchema } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { until } from '../../support/until';

/** Whatever length a schema promises gets there; everything else ends at half a megabyte, and long ones come a few at a time. */
let api: TestApi;
let admin: SignedInAgent;
let resort: CheckinResort;
/** Requests whose bodies never come. */
const still: ClientRequest[] = [];

/** Of so many characters, three bytes each. */
const textOf = (length: number): string => `<p>${'雪'.repeat(length - 7)}</p>`;
const longest = textOf(450_000);

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api, { html: longest });
  await api.app.listen(0, '127.0.0.1');
});
afterEach(() => {
  for (const request of still.splice(0)) request.destroy();
});
afterAll(() => api.close());

test('a waiver with the longest text in every language', async () => {
  const translations = Object.fromEntries(otherLanguageSchema.options.map((language) => [language, { html: longest }]));
  const waiver = { posWaiverId: 'W-LONG', title: 'Long', html: longest, translations };
  const made = (await admin.post('/api/admin/waivers').send(waiver).expect(200)).body;
  for (const language of otherLanguageSchema.options) expect(made.translations[language].html).toBe(longest);
  await admin
    .put('/api/admin/waivers/W-LONG')
    .send({ ...waiver, title: 'Longer', version: made.version })
    .expect(200);
});

test('the longest settings', async () => {
  const padded = '{}'.padEnd(500_000);
  const script = `/*${'雪'.repeat(49_996)}*/`;
  const settings = { languageSettings: padded, themeSettings: padded };
  const scripts = { cookieConsentScript: script, cookieConsentStyles: script };
  const { body } = await admin
    .put('/api/admin/settings')
    .send({ ...settings, ...scripts })
    .expect(200);
  expect(body.cookieConsentScript).toBe(script);
});

test('a waiver that is sent back with the whole text that was shown', async () => {
  const { emma, mia } = await signedInCarters(api);
  const task = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
  const signed = { agree: true, signerName: 'Emma Carter', consent: true, relationship: 'parent' };
  const { status, body } = await complete(emma, task, { ...signed, waiverHTML: longest });
  expect([status, body.isComplete]).toEqual([200, true]);
});

test('what is longer than that, and what is long elsewhere, is refused', async () => {
  const html = textOf(4_000_000);
  const waiver = await admin.post('/api/admin/waivers').send({ posWaiverId: 'W-MORE', title: 'More', html });
  expect([waiver.status, waiver.body.code]).toEqual([413, 'request.too_large']);
  const elsewhere = await admin.post('/api/admin/locations').send({ name: 'x'.repeat(600_000) });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([413, 'request.too_large']);
});

/** Sends the first byte of a long body, and no more of it. */
function begin(path: string, token?: string): ClientRequest {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 1_900_000 };
  const request = open({
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  request.on('error', () => undefined);
  request.write('{');
  still.push(request);
  return request;
}
const beginWaiver = (token?: string) => begin('/api/admin/waivers', token);
const beginSigning = async (sub: string) =>
  begin('/api/tasks/contact/complete/waiver', await api.identity.token({ sub }));
const answered = (request: ClientRequest) =>
  new Promise<number | undefined>((resolve) => request.on('response', ({ statusCode }) => resolve(statusCode)));
const save = async (html: string) => {
  const { status, body } = await admin
    .put('/api/admin/waivers/W-LONG')
    .send({ posWaiverId: 'W-LONG', title: 'L', html });
  return [status, body.code];
};

test('nobody fills the memory with long bodies: eight are read at once, and short ones go by', async () => {
  // A save may come between them and have one of the places, so that another has to be begun.
  await until(async () => {
    for (let guest = 1; guest <= 8; guest += 1) await beginSigning(`guest-${guest}`);
    return (await save(longest))[1] === 'server.busy';
  });
  expect(await save('<p>Short.</p>')).toEqual([200, undefined]);
  for (const request of still.splice(0)) request.destroy();
  await until(async () => (await save(longest))[0] === 200);
});

test('one guest who sends slowly has two of the places, and keeps nobody out', async () => {
  const refused: number[] = [];
  await until(async () => {
    const status = await Promise.race([answered(await beginSigning('slow')), pause(200)]);
    if (status !== undefined) refused.push(status);
    return refused.length === 8;
  });
  expect(refused).toEqual(Array(8).fill(503));
  expect(await save(longest)).toEqual([200, undefined]);
});

test('who may not call is told so before a body is read, and keeps nobody out', async () => {
  const guest = await api.identity.token({ sub: 'guest' });
  const begun = [undefined, undefined, undefined, undefined, undefined, 'no token', guest, guest].map(beginWaiver);
  expect(await Promise.all(begun.map(answered))).toEqual([401, 401, 401, 401, 401, 401, 403, 403]);
  expect(await save(longest)).toEqual([200, undefined]);
});
