import { installFromDebian, runnable } from './debian.mjs';
import { redisUrl } from './environment.mjs';

const path = '/usr/bin/redis-server';

/** The queue's other backend: the Redis that is named, or Debian's, which the tests start themselves. Says plainly which backends are tried. */
export async function findRedis() {
  if (!redisUrl && !runnable(path)) await installFromDebian('redis-server');
  const origin = redisUrl ? 'the one of REDIS_URL' : runnable(path) && path;
  console.log(
    origin
      ? `Queues: tried on PostgreSQL and on Redis (${origin})`
      : 'Queues: tried on PostgreSQL alone; Redis is not on this machine',
  );
}
