import { type AddressInfo, connect } from 'node:net';
import { problemSchema } from '@arrival/contracts';
import { startApi, type TestApi } from '../../support/api';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** As a program writes it that knows nothing of HTTP. */
function send(text: string): Promise<string> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

test.each([
  ['an address with letters as they are typed', 'GET /l/Zürich HTTP/1.1', 400, /percent-encoded/],
  ['what is no request', 'hello', 400, undefined],
  ['too long a head', `GET / HTTP/1.1\r\nx-long: ${'x'.repeat(40_000)}`, 431, undefined],
])('%s is refused by the same document and with the same headers as anything else', async (_, head, status, hint) => {
  const [headers = '', body = ''] = (await send(`${head}\r\nhost: localhost\r\n\r\n`)).split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(headers).toContain('content-type: application/problem+json');
  expect(headers).toContain('x-content-type-options: nosniff');
  const problem = problemSchema.parse(JSON.parse(body));
  expect(problem).toMatchObject({ status, code: 'request.malformed' });
  expect(headers).toContain(problem.traceId);
  if (hint) expect(problem.hint).toMatch(hint);
  else expect(problem.hint).toBeUndefined();
});
