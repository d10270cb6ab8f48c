const advanceMs = 100;

/** At once, where what stands there is about to change. */
export const standAtTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Back to the top when the next person or task opens: 100 ms (spec §4), none under reduced motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    standAtTop();
    return;
  }
  const start = performance.now();
  const move = (now: number) => {
    const share = Math.min(1, (now - start) / advanceMs);
    window.scrollTo({ top: from * (1 - share) ** 2, behavior: 'instant' });
    if (share < 1) requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}
