import { activities, grouping, profile, location as village } from './family';

/**
 * The page lives in the tab of the console: what it keeps and asks for must not touch the real app's storage nor the API.
 * Imported first, for what it does.
 */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

Object.defineProperty(window, 'sessionStorage', { value: memoryStorage() });
Object.defineProperty(window, 'localStorage', { value: memoryStorage() });
window.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
  const answer = answerOf(pathname);
  return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
};

/** What the API would answer for the family of the preview. */
function answerOf(pathname: string): unknown {
  if (pathname === '/api/profile') return profile;
  if (pathname === '/api/locations') return [village];
  if (pathname.startsWith('/api/activities/locations/')) return activities;
  if (pathname.startsWith('/api/tasks/ContactTaskGrouping/')) return grouping;
  // The draft has them.
  if (pathname.startsWith('/api/settings/language/')) return {};
  return undefined;
}
