import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import { Box, Typography } from '@mui/material';
import { notifyManager, type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { say } from '../words/say';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

const dot = {
  width: 9,
  height: 9,
  borderRadius: '50%',
  backgroundColor: 'success.main',
  forcedColorAdjust: 'none',
} as const;

const readsItselfAgain = (query: Query): boolean =>
  query.observers.some(({ options }) => options.enabled !== false && Boolean(options.refetchInterval));

const isCutOff = ({ state }: Query): boolean => state.fetchFailureCount > 0 || state.fetchStatus === 'paused';

/** When the oldest of what the page reads again and again was read, `!` before it when that does not succeed now; empty where nothing is. */
function freshnessOf(cache: QueryCache): string {
  const shown = cache.getAll().filter((query) => readsItselfAgain(query) && query.state.dataUpdatedAt > 0);
  if (shown.length === 0) return '';
  const oldest = clock.format(Math.min(...shown.map(({ state }) => state.dataUpdatedAt)));
  return shown.some(isCutOff) ? `!${oldest}` : oldest;
}

/** How old is what the page shows of itself, told on every page that keeps itself up to date, and when it no longer does. */
export function Fresh() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  const freshness = useSyncExternalStore(subscribe, () => freshnessOf(cache));
  if (freshness === '') return null;
  const isOld = freshness.startsWith('!');
  const time = freshness.replace('!', '');
  const words = isOld ? say('app.freshUntil', { time }) : say('app.freshAt', { time });
  return (
    <Box title={words} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mx: 1, flexShrink: 0 }}>
      {/* A phone has room for this alone, and not everybody tells colours apart. */}
      <Box
        role="img"
        aria-label={say(isOld ? 'app.notUpToDate' : 'app.upToDate')}
        sx={isOld ? { display: 'flex' } : dot}
      >
        {isOld && <SyncProblemIcon color="warning" fontSize="small" />}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {words}
      </Typography>
    </Box>
  );
}
