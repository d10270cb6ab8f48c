import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The limit of P1: an answer of the same size from Node's own server, without anything. */
const server = createServer((_request, response) => {
  const body = JSON.stringify({ page: 1, name: 'Emma' });
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    .end(body);
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
