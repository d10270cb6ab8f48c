import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { choosePorts } from '../../libs/sandbox/src/launcher/ports';
import { environmentWith } from '../support/environment';
import { type Driver, phoneWindow, strokeActions, typeActions } from './driver';

const startLimitMs = 60_000;

type Send = (method: string, params: object) => Promise<unknown>;
interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Firefox by WebDriver BiDi, which it speaks by itself: no other program, and no build of its own as Playwright's. */
export async function byBidi(program: string): Promise<Driver> {
  const { port } = await choosePorts(4610, ['port']);
  const profile = mkdtempSync(join(tmpdir(), 'arrival-firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`], {
    env: environmentWith({}),
    stdio: 'ignore',
  });
  const end = async () => {
    const ended = child.exitCode === null ? new Promise((done) => child.once('exit', done)) : undefined;
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = sender(await connect(`ws://127.0.0.1:${port}/session`));
    await send('session.new', { capabilities: {} });
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    const context = contexts[0]?.context ?? '';
    await send('browsingContext.setViewport', { context, viewport: phoneWindow });
    return inContext(send, context, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function inContext(send: Send, context: string, end: () => Promise<void>): Driver {
  const call = async (text: string, args: unknown[]): Promise<unknown> => {
    const wanted = `async (text) => JSON.stringify(await (${text}).apply(null, JSON.parse(text)))`;
    const answer = (await send('script.callFunction', {
      functionDeclaration: wanted,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
    return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
  };
  const act = (actions: object) => send('input.performActions', { context, actions });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    run: (text, ...args) => call(text, args),
    stroke: async (points) => void (await act(strokeActions(points))),
    type: async (text) => void (await act(typeActions(text))),
    give: async (selector, file) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = (await send('browsingContext.locateNodes', { context, locator })) as {
        nodes: { sharedId: string }[];
      };
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [file] });
    },
    picture: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    close: end,
  };
}

/** Tried until the browser listens. */
async function connect(url: string): Promise<WebSocket> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    const socket = new WebSocket(url);
    const isOpen = await new Promise<boolean>((settle) => {
      socket.addEventListener('open', () => settle(true));
      socket.addEventListener('error', () => settle(false));
    });
    if (isOpen) return socket;
    await pause(200);
  }
  throw new Error('The browser did not start');
}

function sender(socket: WebSocket): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${error} ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
