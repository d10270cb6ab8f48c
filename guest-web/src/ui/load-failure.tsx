import type { ReactNode } from 'react';
import { errorWords, isProblem } from '../lib/problem';
import { Banner } from './banner';
import { Button } from './button';
import { useErrorTitle } from './use-error-title';

interface Props {
  /** What could not be loaded, as a sentence. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What holds all the same. */
  children?: ReactNode;
}

/** Where something should stand that could not be read: why, in plain words, a reference to quote, and another try. */
export function LoadFailure({ title, query, children }: Props) {
  useErrorTitle();
  const reference = isProblem(query.error) ? query.error.traceId : undefined;
  const again = (
    <Button icon="retry" busy={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </Button>
  );
  return (
    <Banner tone="error" live title={title} action={again}>
      {errorWords(query.error)} {children}
      {reference && <p>Reference: {reference}</p>}
    </Banner>
  );
}
