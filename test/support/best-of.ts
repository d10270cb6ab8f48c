/** How long it takes, in milliseconds. */
export async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * The smallest of several measurements; ends with the first below the limit. Others on the machine slow some of them, the product itself
 * slows all, so this one may be held to a limit.
 */
export async function bestOf(limit: number, measure: () => Promise<number>, tries = 40): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let done = 0; done < tries && best >= limit; done += 1) best = Math.min(best, await measure());
  return best;
}
