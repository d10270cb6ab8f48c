import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlainServer {
  readonly port: number;
  close(): Promise<void>;
}

interface PlainText {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Answers one path with a text, everything else with 404; rejects when the port is taken. */
export async function servePlainText({ host, port, path, contentType, text }: PlainText): Promise<PlainServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== path) return void response.writeHead(404).end();
    text().then(
      (content) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(content),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.resolve();
    },
  };
}
