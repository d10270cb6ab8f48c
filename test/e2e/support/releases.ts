import { readdirSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Stands between a browser and the stack, at the stack's own addresses, and gives out the build that is there or the one after it. */
export interface Releases {
  /** For a browser context's `proxy`. */
  readonly proxy: { readonly server: string };
  /** From now on the server has the next build alone: the same app, each part under another name. Its worker comes so late. */
  next(workerAfterMs?: number): void;
  /** Names of the parts of the build before, that the server has no more. */
  readonly before: ReadonlySet<string>;
  close(): Promise<void>;
}

const assets = join(__dirname, '../../../guest-web/dist/assets');
const partName = /[\w.-]+\.(?:js|css)\b/g;
const worker = '/service-worker.js';
const isWritten = (headers: IncomingHttpHeaders) => /javascript|css|html/.test(headers['content-type'] ?? '');
/** They are of what the stack has, not of what is made of it. */
const ofTheWhole = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/** A proxy for one guest's browser; service workers ask through it too. */
export async function startReleases(guestUrl: string): Promise<Releases> {
  const { host } = new URL(guestUrl);
  const before = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)));
  let isNext = false;
  let workerLateMs = 0;

  const renamed = (text: string): string =>
    text
      .replace(partName, (name) => (before.has(name) ? name.replace(/\.(js|css)$/, '.next.$1') : name))
      .replace(/(?<="revision":")[0-9a-f]+/g, (revision) => [...revision].reverse().join(''));

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '/', guestUrl);
    const isChanged = isNext && url.host === host && !/^\/(api|admin)\//.test(url.pathname);
    if (isChanged && before.has(url.pathname.replace('/assets/', ''))) return void answer.writeHead(404).end();
    if (isChanged && url.pathname === worker) await pause(workerLateMs);
    if (isChanged) url.pathname = url.pathname.replace(/\.next\.(js|css)$/, '.$1');
    const headers: IncomingHttpHeaders = { ...asked.headers, ...(isChanged && { 'accept-encoding': 'identity' }) };
    for (const name of isChanged ? ['if-none-match', 'if-modified-since'] : []) delete headers[name];
    const onward = request(url, { method: asked.method, headers }, (given) => {
      if (!isChanged || !isWritten(given.headers)) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        return void given.pipe(answer);
      }
      const pieces: Buffer[] = [];
      given.on('data', (piece: Buffer) => pieces.push(piece));
      given.on('end', () => {
        const kept = Object.entries(given.headers).filter(([name]) => !ofTheWhole.includes(name));
        answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
        answer.end(renamed(Buffer.concat(pieces).toString()));
      });
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => void pass(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    next: (workerAfterMs = 0) => {
      isNext = true;
      workerLateMs = workerAfterMs;
    },
    before,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
