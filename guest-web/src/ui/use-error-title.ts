import { useEffect } from 'react';
import { titleAnError } from '../lib/theme/apply-theme';
import { common } from '../words/common';
import { useWords } from '../words/words';

/** The page's title says so for as long as there is an error. */
export function useErrorTitle(isError = true): void {
  const { titleWithError } = useWords(common);
  useEffect(() => {
    if (!isError) return;
    const end = titleAnError((title) => titleWithError({ title }));
    return end;
  }, [isError, titleWithError]);
}
