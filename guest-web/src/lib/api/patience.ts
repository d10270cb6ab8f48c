/** Aborts after so long. iPhones have `AbortSignal.timeout` since iOS 16 only. */
export function endsAfter(ms: number): AbortSignal {
  if (AbortSignal.timeout) return AbortSignal.timeout(ms);
  const end = new AbortController();
  setTimeout(() => end.abort(), ms);
  return end.signal;
}

export interface Patience {
  signal: AbortSignal;
  /** It has begun, and has so long from now on. */
  goesOn: (ms: number) => void;
}

/** Ends what has not begun after so long, or with the other one. Not by `AbortSignal.any`, which iPhones have since iOS 17.4 only. */
export function patience(ms: number, sooner?: AbortSignal): Patience {
  const end = new AbortController();
  const abort = () => end.abort();
  const first = endsAfter(ms);
  first.addEventListener('abort', abort);
  if (sooner?.aborted) abort();
  sooner?.addEventListener('abort', abort);
  const goesOn = (longer: number) => {
    first.removeEventListener('abort', abort);
    endsAfter(longer).addEventListener('abort', abort);
  };
  return { signal: end.signal, goesOn };
}

/** On one bar of signal (16 kbit/s) it takes so long until all of it has gone out, or come in. */
export const sendingMs = (bytes: number): number => Math.ceil(bytes / 2);
