import type { IncomingMessage, ServerResponse } from 'node:http';
import { openServer } from '../http/open-server';
import { requestText } from '../http/request-text';
import { send } from '../http/send-json';
import { answerAs, type Behaviour, isBehaviour } from './behaviour';
import type { ReceivedMessage } from './message';
import { receiverPage } from './page';
import { isSigned } from './verify';

export interface Receiver {
  readonly url: string;
  readonly messages: readonly ReceivedMessage[];
  /** Messages to this path are answered so from now on; `/hook` unless told. A path that is called as a behaviour has it without. */
  behave(behaviour: Behaviour, path?: string): void;
  /** Messages are checked against this one too. */
  know(secret: string): void;
  stop(): Promise<void>;
}

const MOST_MESSAGES = 500;

/**
 * What a resort's other systems would be: takes webhooks at any path, checks their signatures and answers well or badly. `/` shows what came,
 * `/sandbox/messages` the same as JSON; `POST /sandbox/secret` and `/sandbox/behaviour` take `{"secret"}` and `{"path", "behaviour"}`.
 */
export async function startReceiver({ port = 0, host = '127.0.0.1' } = {}): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  const secrets = new Set<string>();
  const byPath = new Map<string, Behaviour>();
  const behave = (behaviour: Behaviour, path = '/hook') => void byPath.set(path, behaviour);
  const take = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await requestText(request);
    messages.push(messageOf(path, request, body, isSigned(request.headers, body, secrets)));
    messages.splice(0, messages.length - MOST_MESSAGES);
    const named = path.slice(1);
    await answerAs(byPath.get(path) ?? (isBehaviour(named) ? named : 'ok'), request, response);
  };
  const control = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = JSON.parse((await requestText(request)) || '{}') as {
      secret?: string;
      behaviour?: unknown;
      path?: string;
    };
    if (path === '/sandbox/secret' && given.secret) secrets.add(given.secret);
    if (path === '/sandbox/behaviour' && isBehaviour(given.behaviour)) behave(given.behaviour, given.path);
    send(response, { status: 200, body: path === '/sandbox/messages' ? messages : {} });
  };
  const server = await openServer({ port, host }, async ({ pathname: path }, request, response) => {
    if (path === '/' && request.method === 'GET') return receiverPage(messages, response);
    await (path.startsWith('/sandbox/') ? control : take)(path, request, response);
  });
  return {
    url: `http://${host}:${server.port}`,
    messages,
    behave,
    know: (secret) => void secrets.add(secret),
    stop: server.close,
  };
}

function messageOf(path: string, { headers }: IncomingMessage, body: string, signed: boolean): ReceivedMessage {
  const id = String(headers['webhook-id'] ?? '');
  return { path, at: new Date().toISOString(), id, type: typeOf(body), isSigned: signed, headers, body };
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type);
  } catch {
    return 'no JSON';
  }
}
