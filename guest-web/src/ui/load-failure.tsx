import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isProblem } from '../lib/api/problem';
import { useErrorWords } from '../lib/wording/error-words';
import { common } from '../words/common';
import { useWords } from '../words/words';
import { Banner } from './banner';
import { Button } from './button';
import { focusPage } from './focus-page';
import { useErrorTitle } from './use-error-title';

/** Another token of a fresh sign-in may bring the name, or begin anew after an erasure; the same one never does. */
const needFreshSignIn = ['auth.nameless', 'auth.stale'];

/** Hardly anybody needs it: no page waits for it. */
const signInFreshly = async () =>
  (await import('../lib/sign-in/sign-in')).signIn(location.pathname, { prompt: 'login', max_age: 0 });

/** What comes in its stead may have taken the focus. */
const focusPageWhenLost = () => {
  if (document.activeElement === document.body) focusPage();
};

interface Query {
  data: unknown;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** The first of a page's queries that failed, for what is said of it: another try asks for all of them again. */
export function failedOf<T extends Query>(queries: readonly T[]) {
  const failed = queries.filter(({ isError, data }) => isError && !data);
  return failed[0] && { ...failed[0], refetch: () => Promise.all(failed.map((query) => query.refetch())) };
}

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
  const problem = isProblem(query.error) ? query.error : undefined;
  const reference = problem?.traceId;
  const retry = () => (needFreshSignIn.includes(problem?.code ?? '') ? signInFreshly() : query.refetch());
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (document.activeElement === pressed) setTimeout(focusPageWhenLost);
    };
  }, []);
  const again = (
    <Button ref={button} icon="retry" busy={query.isFetching} onClick={() => void retry()}>
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
