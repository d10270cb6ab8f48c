import type { IncomingMessage, ServerResponse } from 'node:http';
import { openServer } from '../http/open-server';
import { requestText } from '../http/request-text';
import { send } from '../http/send-json';
import { takeBehaviour } from '../http/take-behaviour';
import { isOneRiskBehaviour, type OneRiskBehaviour } from './one-risk-behaviour';
import { OneRiskCallbacks, type SentCallback } from './one-risk-callbacks';
import { sendOneRiskConsole } from './one-risk-console';
import { sendOneRiskPage } from './one-risk-page';
import { answerRequest, neverHeardOf, requestsPath } from './one-risk-requests';
import { type OneRiskSession, OneRiskSessions } from './one-risk-sessions';

export interface OneRisk {
  /** For the setting *1Risk address*. */
  readonly requestsUrl: string;
  readonly url: string;
  readonly sessions: readonly OneRiskSession[];
  readonly callbacks: readonly SentCallback[];
  behave(behaviour: OneRiskBehaviour): void;
  /** As if somebody had pressed the page's button. */
  settle(reference: string, state: 'signed' | 'declined'): Promise<void>;
  stop(): Promise<void>;
}

export interface OneRiskOptions {
  readonly port?: number;
  readonly secret: string;
  /** Where it tells what was signed; nowhere without it. */
  readonly callbackUrl?: string;
}

const ELSEWHERE = 'http://localhost:1/w/elsewhere';

/**
 * What 1Risk would be (docs/onerisk.md): takes signed requests, has a page that signs and speaks to the one that frames it, tells of signatures by
 * itself and when asked. `/` shows it all; `POST /sandbox/behaviour` takes `{"behaviour"}`, `GET /sandbox/state` answers what was asked and told.
 */
export async function startOneRisk({ port = 0, secret, callbackUrl }: OneRiskOptions): Promise<OneRisk> {
  const sessions = new OneRiskSessions();
  const stopping = new AbortController();
  const callbacks = new OneRiskCallbacks(secret, callbackUrl, stopping.signal);
  let behaviour: OneRiskBehaviour = 'ok';
  const behave = (next: OneRiskBehaviour): void => {
    behaviour = next;
  };

  const settle = async (session: OneRiskSession, state: 'signed' | 'declined'): Promise<void> => {
    if (behaviour === 'liar') return;
    sessions.settle(session, state);
    // Whoever waits for an answer does not wait for the resort.
    void callbacks.tell(session, behaviour).catch(() => undefined);
  };

  const pageOf = (token: string): string => (behaviour === 'elsewhere' ? ELSEWHERE : `${url}/w/${token}`);
  const api = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await requestText(request);
    if (behaviour === 'hang') return;
    if (behaviour === 'down') return send(response, { status: 503, body: { error: 'Not now' } });
    if (behaviour === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    const { method, headers } = request;
    send(response, answerRequest(sessions, { method, path, headers, body }, { secret, pageOf }));
  };

  const page = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , token = '', what] = path.split('/');
    const session = sessions.byToken(token);
    if (!session) return send(response, neverHeardOf);
    if (request.method === 'GET') return sendOneRiskPage(response, session, behaviour);
    await settle(session, what === 'sign' ? 'signed' : 'declined');
    send(response, { status: 200, body: {} });
  };

  const control = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (path === '/')
      return sendOneRiskConsole(response, { behaviour, sessions: sessions.all, callbacks: callbacks.sent });
    if (path === '/sandbox/state')
      return send(response, { status: 200, body: { sessions: sessions.all, callbacks: callbacks.sent } });
    await takeBehaviour(path, request, response, { isKnown: isOneRiskBehaviour, take: behave });
  };

  const server = await openServer({ port }, ({ pathname }, request, response) => {
    const work = pathname.startsWith('/v1/') ? api : pathname.startsWith('/w/') ? page : control;
    return work(pathname, request, response);
  });
  const url = `http://localhost:${server.port}`;
  return {
    url,
    requestsUrl: `${url}${requestsPath}`,
    sessions: sessions.all,
    callbacks: callbacks.sent,
    behave,
    settle: async (reference, state) => {
      const session = sessions.all.find((one) => one.reference === reference);
      if (session) await settle(session, state);
    },
    stop: () => {
      stopping.abort();
      return server.close();
    },
  };
}
