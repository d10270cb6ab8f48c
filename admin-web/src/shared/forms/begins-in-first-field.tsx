import { type ReactNode, useEffect, useRef } from 'react';
import { firstField } from './fields-of-form';

/** Whoever opens the form may type at once. */
export function BeginsInFirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    firstField(place.current)?.focus();
  }, []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
