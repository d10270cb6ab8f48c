import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const behaviours = ['ok', 'slow', 'hang', 'drip', 'reset', 'redirect', 'error', 'gone'] as const;
export type Behaviour = (typeof behaviours)[number];

export const isBehaviour = (word: unknown): word is Behaviour => behaviours.includes(word as Behaviour);

const SLOW_MS = 2_000;
const DRIP_MS = 1_000;

/** As the other side's server might answer, on its good days and others. */
export async function answerAs(
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (behaviour === 'hang') return;
  if (behaviour === 'reset') return void request.socket.resetAndDestroy();
  if (behaviour === 'drip') return drip(response);
  if (behaviour === 'slow') await pause(SLOW_MS);
  const status = { ok: 204, slow: 204, redirect: 302, error: 503, gone: 410 }[behaviour];
  const said = { ok: '', slow: '', redirect: '', error: 'Down for maintenance', gone: 'Not here any more' }[behaviour];
  response
    .writeHead(status, behaviour === 'redirect' ? { location: `http://${request.headers.host}/elsewhere` } : {})
    .end(said);
}

/** A byte a second, until nobody listens. */
async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/plain' });
  while (!response.destroyed) {
    response.write('.');
    await pause(DRIP_MS, undefined, { ref: false });
  }
}
