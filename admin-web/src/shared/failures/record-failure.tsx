import { HttpError, useEditContext, useNotify, useRedirect, useResourceContext, useShowContext } from 'react-admin';
import { say } from '../../words/say';
import { ReadFailure } from './read-failure';

/** There is no such record, or no record could have such an id. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && [400, 404].includes(error.status);

/** A record that is gone leads back to its list, or to what `instead` does. */
export function useMissing(instead?: () => unknown) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  return (error: Error): void => {
    if (!isMissing(error)) return;
    if (instead) {
      instead();
      return;
    }
    notify(say('shared.missing'), { type: 'error' });
    redirect('list', resource);
  };
}

interface Reading {
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** One that could not be read this time may be tried again where it is. */
function Failure({ error, refetch }: Reading) {
  return error instanceof Error && !isMissing(error) ? <ReadFailure error={error} retry={refetch} /> : null;
}

export const EditFailure = () => <Failure {...useEditContext()} />;
export const ShowFailure = () => <Failure {...useShowContext()} />;
