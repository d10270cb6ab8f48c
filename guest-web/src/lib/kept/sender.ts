/** Milliseconds until what could not be sent is tried again; a connection that comes back is sooner. */
const delays = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** Sends whenever there is a reason to: something new, a connection, a look at the page, and by itself after a while. */
export function sender(drain: () => Promise<boolean>): (() => void) & { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  const run = async () => {
    clearTimeout(timer);
    if (isSending || isStopped) return;
    isSending = true;
    const isDone = await drain().catch((error: unknown) => {
      console.info('What is kept could not be sent', error);
      return false;
    });
    isSending = false;
    if (isDone) failures = 0;
    else timer = setTimeout(run, delays[Math.min(failures++, delays.length - 1)]);
  };
  const go = () => {
    failures = 0;
    void run();
  };
  const look = () => document.visibilityState === 'visible' && go();
  window.addEventListener('online', go);
  document.addEventListener('visibilitychange', look);
  return Object.assign(go, {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', look);
    },
  });
}
