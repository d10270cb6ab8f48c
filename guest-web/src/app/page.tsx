import { type ComponentType, lazy, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { withinTime } from '../lib/browser/on-demand';
import type { RouteMeta } from './route-meta';

/** A route whose page is loaded when somebody goes there, or a little before. */
export function page(
  path: string,
  load: () => Promise<ComponentType>,
  meta: RouteMeta,
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
