import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenServer {
  readonly port: number;
  /** Also what is under way. */
  close(): Promise<void>;
}

/** Answers on loopback; without a port on a free one. Work that fails breaks its connection. */
export async function openServer(
  { port, host = '127.0.0.1' }: { port: number; host?: string },
  work: (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<OpenServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    work(url, request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
