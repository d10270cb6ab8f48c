export interface Patience {
  signal: AbortSignal;
  /** It shows a sign of life. */
  goesOn: () => void;
  isOver: () => void;
}

/** Ends what shows no sign of life for so long, or with the other one. */
export function patience(ms: number, sooner?: AbortSignal): Patience {
  const end = new AbortController();
  const abort = () => end.abort();
  let timer = setTimeout(abort, ms);
  if (sooner?.aborted) abort();
  sooner?.addEventListener('abort', abort);
  const goesOn = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, ms);
  };
  return { signal: end.signal, goesOn, isOver: () => clearTimeout(timer) };
}

/** Aborts after so long. */
export const endsAfter = (ms: number): AbortSignal => patience(ms).signal;

/** On one bar of signal (16 kbit/s) it takes so long until all of it has gone out. */
export const sendingMs = (bytes: number): number => bytes / 2;
