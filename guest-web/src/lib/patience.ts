/** Aborts after so long. `AbortSignal.timeout`, which iPhones have since iOS 16 only. */
export const endsAfter = (ms: number): AbortSignal => AbortSignal.timeout?.(ms) ?? afterTimer(ms);

function afterTimer(ms: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(), ms);
  return over.signal;
}
