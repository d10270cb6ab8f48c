import { useEffect, useState } from 'react';

const settleMilliseconds = 250;

/** What was typed, once nobody has typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
