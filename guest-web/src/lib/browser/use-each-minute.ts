import { useEffect, useReducer } from 'react';

/** Draws anew each minute what says something about now: a page may stay open all day. */
export function useEachMinute(): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, 60_000);
    return () => clearInterval(timer);
  }, []);
}
