import { installFromDebian, runnable } from './debian.mjs';

const path = '/usr/sbin/haproxy';

/** The proxy of docker-compose.yml, for the rolling restart; installed where Debian has it. Says plainly when it is not to be had. */
export async function findProxy() {
  if (!runnable(path)) await installFromDebian('haproxy');
  console.log(
    runnable(path)
      ? `HAProxy: ${path}`
      : 'HAProxy: not on this machine; the rolling restart is tried without a proxy in between',
  );
}
