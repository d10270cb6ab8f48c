import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isProblem } from './problem';

/** A network that has just come may carry nothing yet, and an attempt that began without it fails after it has come. */
const settlingMs = 10_000;
let cameAt = Number.NEGATIVE_INFINITY;
onlineManager.subscribe((isOnline) => {
  if (isOnline) cameAt = Date.now();
});
const mostRetries = () => (Date.now() - cameAt < settlingMs ? 4 : 1);

/** One retry for a lost packet, more while a connection settles; never for an answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < mostRetries() && isProblem(error) && (error.isUnreachable || error.problem.status >= 500),
      retryDelay: (failures) => 600 * 2 ** failures,
      // The offline banner says what is wrong; a paused query would look like a slow one.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Whoever comes next starts with nothing but the resort's settings. */
export const forgetAnswers = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });

/** It takes every page for one that began with a connection: where one was opened in a tunnel the connection would be no news. */
export const hearOfConnections = (): void => onlineManager.setOnline(navigator.onLine);
