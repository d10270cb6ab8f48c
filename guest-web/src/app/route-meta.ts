import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import type { titles } from '../words/shell';

/** What a route says about itself to the shell (spec §2). The deepest matching route that says something wins. */
export interface RouteMeta {
  /** In the browser's tab, and in the shell's header unless the page draws its own. */
  page?: keyof typeof titles.english;
  why?: keyof typeof titles.english;
  /** `page`: the shell shows title and description. `own`: the page does. `hidden`: no header at all, brand bar included. */
  header?: 'page' | 'own' | 'hidden';
  footer?: boolean;
  /** `hero`: the picture fills the screen. `sheet` (usual): the page lies on a sheet before it. `own`: the page draws both parts. */
  layout?: 'hero' | 'sheet' | 'own';
  back?: { to: string; page: keyof typeof titles.english };
}

interface Handle extends RouteMeta {
  preload?: () => Promise<unknown>;
}

function handlesOf(routes: RouteObject[], pathname: string): Handle[] {
  return matchRoutes(routes, pathname)?.flatMap(({ route }) => (route.handle as Handle | undefined) ?? []) ?? [];
}

/** Of the path that is open; an inner route stands above those around it. */
export function useRouteMeta(routes: RouteObject[]): RouteMeta {
  return Object.assign({}, ...handlesOf(routes, useLocation().pathname));
}

/** Puts a path's parts on their way before they are drawn, and says when all are here. A part that fails says so when it is drawn. */
export async function preloadPath(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(handlesOf(routes, pathname).map(({ preload }) => preload?.().catch(() => undefined)));
}
