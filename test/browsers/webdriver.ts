import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { choosePorts } from '../../libs/sandbox/src/launcher/ports';
import { environmentWith } from '../support/environment';
import { type Driver, phoneWindow, strokeActions, typeActions } from './driver';

const startLimitMs = 60_000;
const endPatienceMs = 10_000;
const element = 'element-6066-11e4-a52e-4f735466cecf';

type Ask = (method: string, path: string, body?: object, patienceMs?: number) => Promise<unknown>;

/** A browser by W3C WebDriver, on a screen of its own that nobody sees. */
export async function byWebDriver(driver: string, capabilities: object): Promise<Driver> {
  const { port } = await choosePorts(4610, ['port']);
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x1024x24', driver, `--port=${port}`], {
    env: environmentWith({}),
    stdio: 'ignore',
    detached: true,
  });
  try {
    await untilReady(port, child);
    const opened = (await ask(port, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string;
    };
    const session: Ask = (method, path, ...rest) => ask(port, method, `/session/${opened.sessionId}${path}`, ...rest);
    await session('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
    await session('POST', '/window/rect', phoneWindow);
    return inSession(session, child);
  } catch (error) {
    await end(child);
    throw error;
  }
}

function inSession(session: Ask, child: ChildProcess): Driver {
  const act = async (actions: object) => {
    await session('POST', '/actions', { actions });
    await session('DELETE', '/actions');
  };
  return {
    open: async (url) => void (await session('POST', '/url', { url })),
    reload: async () => void (await session('POST', '/refresh', {})),
    run: (text, ...args) =>
      session('POST', '/execute/sync', { script: `return (${text}).apply(null, arguments)`, args }),
    stroke: (points) => act(strokeActions(points)),
    type: (text) => act(typeActions(text)),
    give: async (selector, file) => {
      const found = await session('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[element];
      await session('POST', `/element/${id}/value`, { text: file });
    },
    picture: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await session('DELETE', '', undefined, endPatienceMs).catch(() => undefined);
      await end(child);
    },
  };
}

/** The driver, its browser and their screen are a group of processes: answers when none of it is left. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const deadline = Date.now() + endPatienceMs;
  let isThere = signal(-pid, 'SIGTERM');
  while (isThere && Date.now() < deadline) {
    await pause(100);
    isThere = signal(-pid, 0);
  }
  if (isThere) signal(-pid, 'SIGKILL');
}

/** Answers whether there was anybody to hear it. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function ask(
  port: number,
  method: string,
  path: string,
  body?: object,
  patienceMs = startLimitMs * 2,
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message ?? ''}`);
  return value;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const isReady = await ask(port, 'GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('The WebDriver did not start');
}
