import { useEffect } from 'react';
import { titleAnError } from '../lib/theme/apply-theme';

/** The page's title begins with "Error:" for as long as there is one. */
export function useErrorTitle(isError = true): void {
  useEffect(() => {
    if (!isError) return;
    const end = titleAnError();
    return end;
  }, [isError]);
}
