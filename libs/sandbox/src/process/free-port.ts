import { isFree } from './is-free';

/** Apart for each process, so that until the start nobody else takes it. */
let candidate = 11_000 + (process.pid % 200) * 100;

/**
 * A port of this machine that nobody listens on, below those that the system gives to whoever asks for any: it is still free when what listened
 * there has been killed and starts again.
 */
export async function freePort(): Promise<number> {
  candidate += 1;
  const port = candidate;
  return (await isFree(port)) ? port : freePort();
}
