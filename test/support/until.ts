import { setTimeout as pause } from 'node:timers/promises';

const limitMs = 240_000;

/** Waits until it is so; the error, when it never is, tells what `seen` says at the end. */
export async function until(isSo: () => boolean | Promise<boolean>, seen?: () => unknown): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      const told = seen ? `: ${JSON.stringify(await seen())}` : '';
      throw new Error(`It did not happen within ${limitMs / 1_000} s${told}`);
    }
    await pause(20);
  }
}
