import { setTimeout as pause } from 'node:timers/promises';
import { type Call, openCallsOf, send } from '../crash/calls';
import type { CrashSite } from '../crash/crash-site';

const AT_ONCE = 8;
const PAUSE_MS = 200;
/** A phone that has no answer sends it again, and again. */
const PATIENCE_MS = 120_000;

export interface Sent {
  readonly calls: Call[];
  /** Sent, and no answer came, or one that asks to come back. */
  lost: number;
}

/** Families who check in one after the other until `isEnough`; each call is sent until it is answered. */
export async function sendFamilies(site: CrashSite, url: string, isEnough: (done: number) => boolean): Promise<Sent> {
  const sent: Sent = { calls: [], lost: 0 };
  for (let first = 0; !isEnough(sent.calls.length); first += 2) {
    const calls = await openCallsOf(site, url, 2, first).catch(() => []);
    if (calls.length === 0) await pause(PAUSE_MS);
    const waiting = [...calls];
    const phone = async (): Promise<void> => {
      for (let call = waiting.shift(); call; call = waiting.shift()) await untilAnswered(url, call, sent);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, phone));
    sent.calls.push(...calls);
  }
  return sent;
}

async function untilAnswered(url: string, call: Call, sent: Sent): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await send(url, call).catch(() => undefined);
    call.answer = answer;
    if (answer && answer.status < 500 && answer.status !== 429) return;
    sent.lost += 1;
    await pause(PAUSE_MS);
  }
}
