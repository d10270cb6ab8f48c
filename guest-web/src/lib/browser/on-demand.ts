import { chunkTimeoutMilliseconds } from '@arrival/contracts';
import { type ComponentType, lazy } from 'react';

/** A part of the app that did not come within 120 s, or is gone after a deploy (spec §9, D53). */
export class LostChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'LostChunkError';
  }
}

/** What is loaded when it is needed. Throws a `LostChunkError` where it is drawn. */
export const onDemand = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => withinTime(load).then((loaded) => ({ default: loaded })));

/** Throws a `LostChunkError`. */
export async function withinTime<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LostChunkError('time-out')), chunkTimeoutMilliseconds);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof LostChunkError ? error : new LostChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}
