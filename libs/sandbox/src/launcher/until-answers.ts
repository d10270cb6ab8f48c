import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 60_000;

/** Waits until an address answers 200; `goingOn` throws when waiting has become pointless. */
export async function untilAnswers(url: string, goingOn: () => void): Promise<void> {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await pause(30)) {
    if ((await statusOf(url)) === 200) return;
    goingOn();
  }
  throw new Error(`${url} did not answer within ${LONGEST_MS / 1000} s`);
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', () => resolve(undefined));
    request.once('timeout', () => request.destroy());
  });
}
