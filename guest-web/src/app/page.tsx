import { chunkTimeoutMilliseconds } from '@arrival/contracts';
import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteMeta } from './route-meta';

/** A part of the app that did not come within 120 s, or is gone after a deploy (spec §9, D53). */
export class LostChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'LostChunkError';
  }
}

/** A route whose page is loaded when somebody goes there, or a little before. */
export function page(path: string, load: () => Promise<ComponentType>, meta: RouteMeta = {}, children?: RouteObject[]): RouteObject {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => {
    loading ??= withinTime(load).then((Component) => ({ default: Component }));
    return loading;
  };
  const Page = lazy(preload);
  return { path, element: <Page />, handle: { ...meta, preload }, ...(children ? { children } : {}) };
}

async function withinTime(load: () => Promise<ComponentType>): Promise<ComponentType> {
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
