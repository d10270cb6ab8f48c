import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold, type Household } from '../../support/build-household';
import { buildPhoto } from '../../support/build-images';
import { until } from '../../support/until';

const lines: { level: number; msg?: string; status?: number }[] = [];
let api: TestApi;
let carters: Household;
let port: number;
let token: string;

beforeAll(async () => {
  const logger = createLogger({ logLevel: 'info' }, 'test', { write: (line) => void lines.push(JSON.parse(line)) });
  api = await startApi({}, [], logger);
  carters = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma' });
  await api.app.listen(0, '127.0.0.1');
  port = (api.app.getHttpServer().address() as { port: number }).port;
  token = await api.identity.token({ sub: 'emma' });
});
beforeEach(() => lines.splice(0));
afterAll(() => api.close());

const part = (boundary: string, headers: string, content: string) =>
  `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const file = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg';

async function send(type: string, body: string | Buffer) {
  const guest = await api.as({ sub: 'emma' });
  const call = guest.post('/api/photo/Contact/Upload').query({ contactId: carters.headId }).set('content-type', type);
  return call.serialize((given) => given as unknown as string).send(body as string);
}
const errors = () => lines.filter(({ level }) => level >= 50);

test.each([
  ['no boundary', 'multipart/form-data', part('x', file, 'abc')],
  ['an empty boundary', 'multipart/form-data; boundary=', part('', file, 'abc')],
  [
    'a boundary of a thousand letters',
    `multipart/form-data; boundary=${'b'.repeat(1000)}`,
    part('b'.repeat(1000), file, 'abc'),
  ],
  ['a body that ends in the middle of the file', 'multipart/form-data; boundary=x', `--x\r\n${file}\r\n\r\nabc`],
  ['a body that ends in the headers', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-da'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
  ['only the end', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['headers without an end', 'multipart/form-data; boundary=x', `--x\r\n${'a: b\r\n'.repeat(5000)}`],
  [
    'a field that would change objects',
    'multipart/form-data; boundary=x',
    `${part('x', 'content-disposition: form-data; name="__proto__"', '1')}--x--\r\n`,
  ],
])('%s is a bad request, and no fault of ours', async (_, type, body) => {
  const answer = await send(type, body);
  expect([answer.status, answer.body.status, typeof answer.body.message]).toEqual([400, 'failure', 'string']);
  expect(errors()).toEqual([]);
});

const field = (name: string) => part('x', `content-disposition: form-data; name="${name}"`, '1');
test.each([
  ['too many fields', Array.from({ length: 20 }, (_, index) => field(`f${index}`)).join('')],
  ['two pictures', part('x', file, 'abc') + part('x', file, 'abc')],
])('%s are a bad request, and not too large', async (_, body) => {
  const answer = await send('multipart/form-data; boundary=x', `${body}--x--\r\n`);
  expect([answer.status, answer.body.code]).toEqual([400, 'request.malformed']);
  expect(errors()).toEqual([]);
});

/** Sends the beginning of a request, and goes when all of it has come. */
async function leave(path: string, type: string, length: number, beginning: string | Buffer): Promise<void> {
  const accepted = once(api.app.getHttpServer(), 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  const [seen] = await accepted;
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(beginning);
  await until(() => seen.bytesRead === socket.bytesWritten);
  socket.destroy();
  await until(() => seen.closed);
}

test('who leaves in the middle of an upload, or of a body, is no error of the server', async () => {
  const photo = await buildPhoto(800, 600);
  const started = Buffer.concat([Buffer.from(`--x\r\n${file}\r\n\r\n`), photo.subarray(0, 2000)]);
  const path = `/api/photo/Contact/Upload?contactId=${carters.headId}`;
  await leave(path, 'multipart/form-data; boundary=x', 50_000, started);
  await leave('/api/family/addmember', 'application/json', 500, '{"firstName":');
  // Who comes after them is answered, so what they left is over.
  expect((await send('multipart/form-data; boundary=x', '')).status).toBe(400);
  expect(errors()).toEqual([]);
  expect(lines.filter(({ status }) => (status ?? 0) >= 500)).toEqual([]);
});
