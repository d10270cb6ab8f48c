import { guestRoutes } from '@arrival/contracts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = guestRoutes.map(({ path }) => {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
});

/** Whether the guest app has a route for the path; anything else is answered with its 404 page and the status 404 (spec §2). */
export const isGuestRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
