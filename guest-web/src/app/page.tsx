import { chunkTimeoutMilliseconds } from '@arrival/contracts';
import { type ComponentType, lazy, useState } from 'react';
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
export function page(
  path: string,
  load: () => Promise<ComponentType>,
  meta: RouteMeta = {},
  children?: RouteObject[],
): RouteObject {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let here: ComponentType | undefined;
  const preload = () => {
    loading ??= withinTime(load).then(
      (Component) => {
        here = Component;
        return { default: Component };
      },
      (error: unknown) => {
        // Put on its way before it is drawn, it may fail where the next try does not.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    path,
    element: <Page key={path} here={() => here} awaited={lazy(preload)} />,
    handle: { ...meta, preload },
    ...(children ? { children } : {}),
  };
}

interface PageProps {
  here: () => ComponentType | undefined;
  awaited: ComponentType;
}

/**
 * A page that is here is drawn at once: what comes out of `lazy` React holds back until 300 ms after the last spinner. It needs a key,
 * or it would stay when the next one comes.
 */
function Page({ here, awaited }: PageProps) {
  const [Shown] = useState(() => here() ?? awaited);
  return <Shown />;
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
