import { type Feature, featureOfRoute, guestRoutes } from '@arrival/contracts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the paths of a route such as `/l/:locationName`, in any case and with a slash at the end. */
export function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/** Tells the paths that the guest app has with these features; anything else is answered with its 404 page and the status 404 (spec §2). */
export function guestRouteTest(features: readonly Feature[]): (path: string) => boolean {
  const isThere = (feature: Feature | undefined) => feature === undefined || features.includes(feature);
  const patterns = guestRoutes.filter((path) => isThere(featureOfRoute[path])).map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}
