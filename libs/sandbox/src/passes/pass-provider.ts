import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerBehaviour, answerBadly, answerBehaviours } from '../http/answer-badly';
import { openServer } from '../http/open-server';
import { requestText } from '../http/request-text';
import { send } from '../http/send-json';
import { takeBehaviour } from '../http/take-behaviour';
import { ETickets, type SentMessage } from './e-tickets';
import { passesToken } from './passes-token';
import { providerPage } from './provider-page';
import { answerProviderCall } from './provider-routes';

export interface PassProvider {
  readonly url: string;
  readonly token: string;
  readonly messages: readonly SentMessage[];
  readonly tickets: ETickets['all'];
  behave(behaviour: AnswerBehaviour): void;
  /** The pass of a customer is on this phone from now on. */
  download(customerNumber: string, device: string): boolean;
  stop(): Promise<void>;
}

/**
 * A provider of mobile passes in the manner of SKIDATA, which forgets everything when it ends. `/` shows what it sent;
 * `POST /sandbox/download` takes `{"customerNumber", "device"}`, `POST /sandbox/behaviour` `{"behaviour"}`.
 */
export async function startPassProvider({
  port = 0,
  host = '127.0.0.1',
  token = passesToken,
} = {}): Promise<PassProvider> {
  const tickets = new ETickets();
  let behaviour: AnswerBehaviour = 'ok';
  const behave = (next: AnswerBehaviour): void => {
    behaviour = next;
  };
  const call = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await requestText(request);
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, { status: 401, body: { message: 'Another token, please' } });
    await answerBadly(behaviour, request, response, () =>
      answerProviderCall(tickets, request.method ?? '', path, body),
    );
  };
  const control = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (path === '/') return providerPage(tickets, response);
    if (path !== '/sandbox/download')
      return takeBehaviour(path, request, response, { known: answerBehaviours, take: behave });
    const given = JSON.parse((await requestText(request)) || '{}') as Record<string, unknown>;
    const isDone = tickets.download(String(given['customerNumber']), String(given['device'] ?? 'Phone'));
    send(response, { status: isDone ? 200 : 404, body: {} });
  };
  const server = await openServer({ port, host }, ({ pathname }, request, response) =>
    (pathname.startsWith('/v1/') ? call : control)(pathname, request, response),
  );
  return {
    url: `http://${host}:${server.port}`,
    token,
    messages: tickets.messages,
    get tickets() {
      return tickets.all;
    },
    behave,
    download: (customerNumber, device) => tickets.download(customerNumber, device),
    stop: server.close,
  };
}
