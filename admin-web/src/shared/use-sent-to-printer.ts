import { useEffect, useRef } from 'react';

/** Sends the page to the printer at once, and tells when that is over. */
export function useSentToPrinter(onDone: () => void): void {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
}
