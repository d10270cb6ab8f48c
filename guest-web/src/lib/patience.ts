/** Aborts after so long, or with the other one. iPhones have `AbortSignal.timeout` since iOS 16 and `any` since 17.4 only. */
export function endsAfter(ms: number, sooner?: AbortSignal): AbortSignal {
  const end = new AbortController();
  const abort = () => end.abort();
  if (AbortSignal.timeout) AbortSignal.timeout(ms).addEventListener('abort', abort);
  else setTimeout(abort, ms);
  if (sooner?.aborted) abort();
  sooner?.addEventListener('abort', abort);
  return end.signal;
}
