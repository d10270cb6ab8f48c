import { type Feature, featureOfRoute, guestRoutes, routePattern } from '@arrival/contracts';

/** Tells the paths that the guest app has with these features; anything else is answered with its 404 page and the status 404 (spec §2). */
export function guestRouteTest(features: readonly Feature[]): (path: string) => boolean {
  const isThere = (feature: Feature | undefined) => feature === undefined || features.includes(feature);
  const patterns = guestRoutes.filter((path) => isThere(featureOfRoute[path])).map(routePattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}
