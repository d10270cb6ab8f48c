import type { ReactNode } from 'react';
import { useErrorWords } from '../lib/error-words';
import { isProblem } from '../lib/problem';
import { common } from '../words/common';
import { useWords } from '../words/words';
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
  const words = useWords(common);
  const errorWords = useErrorWords();
  useErrorTitle();
  const reference = isProblem(query.error) ? query.error.traceId : undefined;
  const again = (
    <Button icon="retry" busy={query.isFetching} onClick={() => void query.refetch()}>
      {words.tryAgain}
    </Button>
  );
  return (
    <Banner tone="error" live title={title} action={again}>
      {errorWords(query.error)} {children}
      {reference && <p>{words.reference({ id: reference })}</p>}
    </Banner>
  );
}
