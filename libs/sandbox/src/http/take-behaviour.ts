import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestText } from './request-text';
import { send } from './send-json';

/** `POST /sandbox/behaviour` with `{"behaviour"}`, or from the page's own form, which is shown again; anything else answers 404. */
export async function takeBehaviour<Behaviour extends string>(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { known, take }: { known: readonly Behaviour[]; take: (behaviour: Behaviour) => void },
): Promise<void> {
  const text = await requestText(request);
  const isForm = !text.startsWith('{');
  const word = isForm
    ? new URLSearchParams(text).get('behaviour')
    : (JSON.parse(text) as { behaviour?: unknown }).behaviour;
  const behaviour = known.find((one) => one === word);
  if (path !== '/sandbox/behaviour' || !behaviour) return send(response, { status: 404, body: {} });
  take(behaviour);
  if (isForm) return void response.writeHead(303, { location: '/' }).end();
  send(response, { status: 200, body: { behaviour } });
}
