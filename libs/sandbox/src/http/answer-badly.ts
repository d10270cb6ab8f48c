import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, send } from './send-json';

/**
 * What can become of any answer: `late` (two seconds), `hang`, `down` (503), `reset`, `garbage` (no JSON), `half` (breaks off), `wrong` (JSON of
 * another shape), `broken` (500); `lose` does what it is asked and loses the answer.
 */
export const answerBehaviours = [
  'ok',
  'late',
  'hang',
  'down',
  'reset',
  'garbage',
  'half',
  'wrong',
  'broken',
  'lose',
] as const;
export type AnswerBehaviour = (typeof answerBehaviours)[number];

export const isAnswerBehaviour = (word: unknown): word is AnswerBehaviour =>
  answerBehaviours.includes(word as AnswerBehaviour);

const LATE_MS = 2_000;

/** Gives the answer of `work`, or what becomes of it. */
export async function answerBadly(
  behaviour: AnswerBehaviour,
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Answer,
): Promise<void> {
  if (behaviour === 'hang') return;
  if (behaviour === 'reset') return void request.socket.resetAndDestroy();
  if (behaviour === 'down') return send(response, { status: 503, body: { code: 'pos.away', message: 'Not now' } });
  if (behaviour === 'broken') return send(response, { status: 500, body: { code: 'bridge.bug', message: 'Oh no' } });
  if (behaviour === 'late') await pause(LATE_MS);
  const answer = work();
  if (behaviour === 'lose') return void request.socket.resetAndDestroy();
  if (behaviour === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
  if (behaviour === 'wrong') return send(response, { status: 200, body: { hello: 'world' } });
  if (behaviour === 'half') {
    const text = JSON.stringify(answer.body);
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.write(text.slice(0, text.length / 2));
    await pause(50);
    return void response.destroy();
  }
  send(response, answer);
}
