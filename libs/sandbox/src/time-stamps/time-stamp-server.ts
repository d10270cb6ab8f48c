import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openServer } from '../http/open-server';
import { type StampingAuthority, stampAnswer, type WrongStamp } from './time-stamp-token';

/** `late` (two seconds), `hang`, `down` (503), `reset`, `garbage` (a web page); the others answer with a token that has something wrong. */
export type StampBehaviour = 'ok' | 'late' | 'hang' | 'down' | 'reset' | 'garbage' | WrongStamp;

export interface TimeStamps {
  readonly url: string;
  /** Tokens given. */
  readonly given: number;
  behave(behaviour: StampBehaviour): void;
  stop(): Promise<void>;
}

const LATE_MS = 2_000;
const wrong: readonly StampBehaviour[] = ['imprint', 'nonce', 'signature'];

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** A time-stamping authority by HTTP (RFC 3161 §3.4), of nobody: for trying out. */
export async function startTimeStamps({
  authority,
  port = 0,
  host = '127.0.0.1',
}: {
  authority: StampingAuthority;
  port?: number;
  host?: string;
}): Promise<TimeStamps> {
  let behaviour: StampBehaviour = 'ok';
  let given = 0;
  const answer = async (_url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await contentOf(request);
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') return void request.socket.resetAndDestroy();
    if (behaviour === 'down') return void response.writeHead(503).end();
    if (behaviour === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>');
    if (behaviour === 'late') await pause(LATE_MS);
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/timestamp-query')
      return void response.writeHead(415).end();
    given += 1;
    const mistake = wrong.includes(behaviour) ? { wrong: behaviour as WrongStamp } : {};
    const token = stampAnswer(asked, { authority, at: new Date(), serial: given, ...mistake });
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(token);
  };
  const server = await openServer({ port, host }, answer);
  return {
    url: `http://${host}:${server.port}`,
    get given() {
      return given;
    },
    behave: (next) => {
      behaviour = next;
    },
    stop: server.close,
  };
}
