import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpMobilePassProvider } from './http-mobile-pass-provider';

let told: string;
const server = createServer(async (request, response) => {
  told = await text(request);
  response.end(JSON.stringify({ orderId: 'O1', transactionId: 'T1' }));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()));

test('whoever makes the pass is told of a person the two names, whatever the caller holds of them', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new HttpMobilePassProvider({ mobilePass: { url, token: 'secret' } });
  const names = { firstName: 'Emma', lastName: 'Carter' };
  const holder = { ...names, customerNumber: 'C1', emails: ['emma@example.com'], phones: ['+43660'], contactId: 1 };
  expect(await provider.create(holder)).toEqual({ orderId: 'O1', transactionId: 'T1' });
  expect(JSON.parse(told)).toEqual(names);
  await provider.onApplicationShutdown();
});
