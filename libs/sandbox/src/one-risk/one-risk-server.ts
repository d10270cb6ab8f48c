import type { IncomingMessage, ServerResponse } from 'node:http';
import { openServer } from '../http/open-server';
import { requestText } from '../http/request-text';
import { send } from '../http/send-json';
import { takeBehaviour } from '../http/take-behaviour';
import { type OneRiskBehaviour, oneRiskBehaviours } from './one-risk-behaviour';
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

/** What the parts of the stand-in share. */
interface OneRiskState {
  readonly secret: string;
  readonly sessions: OneRiskSessions;
  readonly callbacks: OneRiskCallbacks;
  behaviour: OneRiskBehaviour;
  /** Known once it listens. */
  url: string;
}

type Work = (state: OneRiskState, path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

const ELSEWHERE = 'http://localhost:1/w/elsewhere';

/**
 * What 1Risk would be (docs/onerisk.md): takes signed requests, has a page that signs and speaks to the one that frames it, tells of signatures by
 * itself and when asked. `/` shows it all; `POST /sandbox/behaviour` takes `{"behaviour"}`, `GET /sandbox/state` answers what was asked and told.
 */
export async function startOneRisk({ port = 0, secret, callbackUrl }: OneRiskOptions): Promise<OneRisk> {
  const sessions = new OneRiskSessions();
  const stopping = new AbortController();
  const callbacks = new OneRiskCallbacks(secret, callbackUrl, stopping.signal);
  const state: OneRiskState = { secret, sessions, callbacks, behaviour: 'ok', url: '' };
  const server = await openServer({ port }, ({ pathname }, request, response) => {
    const work = pathname.startsWith('/v1/') ? api : pathname.startsWith('/w/') ? page : control;
    return work(state, pathname, request, response);
  });
  state.url = `http://localhost:${server.port}`;
  return {
    url: state.url,
    requestsUrl: `${state.url}${requestsPath}`,
    sessions: sessions.all,
    callbacks: callbacks.sent,
    behave: (next) => {
      state.behaviour = next;
    },
    settle: async (reference, as) => {
      const session = sessions.all.find((one) => one.reference === reference);
      if (session) settle(state, session, as);
    },
    stop: () => {
      stopping.abort();
      return server.close();
    },
  };
}

function settle({ behaviour, sessions, callbacks }: OneRiskState, session: OneRiskSession, as: 'signed' | 'declined') {
  if (behaviour === 'liar') return;
  sessions.settle(session, as);
  // Whoever waits for an answer does not wait for the resort.
  void callbacks.tell(session, behaviour).catch(() => undefined);
}

const api: Work = async ({ behaviour, secret, sessions, url }, path, request, response) => {
  const body = await requestText(request);
  if (behaviour === 'hang') return;
  if (behaviour === 'down') return send(response, { status: 503, body: { error: 'Not now' } });
  if (behaviour === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
  const { method, headers } = request;
  const pageOf = (token: string): string => (behaviour === 'elsewhere' ? ELSEWHERE : `${url}/w/${token}`);
  send(response, answerRequest(sessions, { method, path, headers, body }, { secret, pageOf }));
};

const page: Work = async (state, path, request, response) => {
  const [, , token = '', what] = path.split('/');
  const session = state.sessions.byToken(token);
  if (!session) return send(response, neverHeardOf);
  if (request.method === 'GET') return sendOneRiskPage(response, session, state.behaviour);
  settle(state, session, what === 'sign' ? 'signed' : 'declined');
  send(response, { status: 200, body: {} });
};

const control: Work = async (state, path, request, response) => {
  const { behaviour } = state;
  const shown = { sessions: state.sessions.all, callbacks: state.callbacks.sent };
  if (path === '/') return sendOneRiskConsole(response, { behaviour, ...shown });
  if (path === '/sandbox/state') return send(response, { status: 200, body: shown });
  const take = (next: OneRiskBehaviour): void => {
    state.behaviour = next;
  };
  await takeBehaviour(path, request, response, { known: oneRiskBehaviours, take });
};
