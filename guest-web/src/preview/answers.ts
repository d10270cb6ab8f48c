import { activities, grouping, location, profile } from './family';

/** What the API would answer for the family of the preview. */
export function answerOf(pathname: string): unknown {
  if (pathname === '/api/profile') return profile;
  if (pathname === '/api/locations') return [location];
  if (pathname.startsWith('/api/activities/locations/')) return activities;
  if (pathname.startsWith('/api/tasks/ContactTaskGrouping/')) return grouping;
  // The draft has them.
  if (pathname.startsWith('/api/settings/language/')) return {};
  return undefined;
}
